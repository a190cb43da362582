# What the command line answers about an evening of many games.

evening-game = Game { $game }
evening-table = Table { $table }: { $north } against { $east }
evening-pair = { $first } and { $second }
evening-out = Sitting out: { $names }
evening-number = Number { $number }
evening-so-far = So far:
evening-final = At the end:
evening-standing = { $games ->
    [one] { $rank }. { $name }: { $total } in one game
   *[other] { $rank }. { $name }: { $total } in { $games } games
}
evening-won = { $count ->
    [one] { $names } has won the evening.
   *[other] { $names } share the win.
}
