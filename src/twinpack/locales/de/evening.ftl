# What the command line answers about an evening of many games.

evening-game = Partie { $game }
evening-table = Tisch { $table }: { $north } gegen { $east }
evening-pair = { $first } und { $second }
evening-out = Es setzen aus: { $names }
evening-number = Nummer { $number }
evening-so-far = Bis jetzt:
evening-final = Am Ende:
evening-standing = { $games ->
    [one] { $rank }. { $name }: { $total } in einer Partie
   *[other] { $rank }. { $name }: { $total } in { $games } Partien
}
evening-won = { $count ->
    [one] { $names } hat den Abend gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
