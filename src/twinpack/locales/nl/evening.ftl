# What the command line answers about an evening of many games.

evening-game = Partij { $game }
evening-table = Tafel { $table }: { $north } tegen { $east }
evening-pair = { $first } en { $second }
evening-out = Niet aan tafel: { $names }
evening-number = Nummer { $number }
evening-so-far = Tot nu toe:
evening-final = Aan het eind:
evening-standing = { $games ->
    [one] { $rank }. { $name }: { $total } in één partij
   *[other] { $rank }. { $name }: { $total } in { $games } partijen
}
evening-won = { $count ->
    [one] { $names } heeft de avond gewonnen.
   *[other] { $names } delen de overwinning.
}
