# What the command line answers about an evening of many games.

evening-game = Partita { $game }
evening-table = Tavolo { $table }: { $north } contro { $east }
evening-pair = { $first } e { $second }
evening-out = Riposano: { $names }
evening-number = Numero { $number }
evening-so-far = Finora:
evening-final = Alla fine:
evening-standing = { $games ->
    [one] { $rank }. { $name }: { $total } in una partita
   *[other] { $rank }. { $name }: { $total } in { $games } partite
}
evening-won = { $count ->
    [one] { $names } ha vinto la serata.
   *[other] { $names } dividono la vittoria.
}
