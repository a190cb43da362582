# What the command line answers about Pinnacola.

# twinpack referee
cli-this-side = This side
cli-laid-meld = { $cards } is a { $kind }: { $points }
cli-laid-complete = It is complete: nothing can be laid off on it.
cli-turn-legal = That is allowed.
cli-turn-hand = Hand: { $cards }
cli-turn-row = Row: { $cards }
cli-turn-refused = Action { $number }, "{ $action }", is not allowed. { $reason }

# twinpack replay
cli-does-draw = { $seat } draws { $what }
cli-does-draw-nothing = { $seat } wants to draw, and the stock is used up
cli-does-take = { $seat } takes from the row: { $what }
cli-does-lay = { $seat } lays { $what }
cli-does-off = { $seat } lays { $what } off on { $meld }
cli-does-swap-wild = { $seat } swaps { $what } into { $meld }
cli-does-discard = { $seat } discards { $what }
cli-does-back = { $seat } takes back everything laid in this turn
cli-restocked = The row except its newest card is shuffled and becomes the new stock of { $cards ->
    [one] one card
   *[other] { $cards } cards
}
cli-ending-out = { $seat } goes out
cli-ending-pinnacolone = A pinnacolone of { $seat } ends the deal
cli-ending-blocked = Nobody gets any further
cli-ending-stock = The stock is used up

# twinpack simulate
cli-simulate-laid-counts = Matches: { $matches }. Deals: { $deals }.

# What the referee cannot answer.
error-token = "{ $text }" is no card. Write rank and suit, like AS, TH or 2C: ranks A 2 3 4 5 6 7 8 9 T J Q K, suits S H D C. A joker is **, one that stands for the eight of clubs **=8C.
error-turn-action = "{ $text }" is no action. Actions read like "draw", "take 3", "lay 9S 9H **=9C", "off 7H @2", "off **=4H @2 low", "swap QD @1", "discard 5D" or "back".
error-other-question = That is no question in { $family }. There the referee knows: { $allowed }.
error-option-other-game = { $name } has no meaning in { $family }. Leave it out.
error-side-meld = Meld { $number } is none. { $cause }
error-hands-count = { $given ->
    [one] There is one hand instead of { $count }. Name one for each player; an empty one is -.
   *[other] There are { $given } hands instead of { $count }. Name one for each player; an empty one is -.
}
error-out-unknown = "{ $text }" says nothing about going out. There are: { $allowed }.
error-out-hands = { $given ->
    [0] A player who has gone out holds no cards, and here everybody holds some. Write - for that hand, or say --out no.
   *[other] Only one player can go out, and { $given } hands are empty here. Correct the hands.
}
error-out-missing = A player without cards has gone out. Say --out yes or --out in-hand, or name that player's cards.
error-out-melds = { $needs ->
    [any] A side without melds cannot have gone out. Name its melds, or say --out no.
    [poker-or-run6] With these melds the side cannot have gone out: it needs a poker or a pure run of six cards. Correct the melds or --out.
    [poker-and-run7] With these melds the side cannot have gone out: it needs a poker and a pure run of seven cards. Correct the melds or --out.
   *[other] With these melds the side cannot have gone out. Correct the melds or --out.
}
error-opened-missing = The result depends on which players have laid a meld. Say it with --opened: 1 for the first hand, 2 for the second, 1,2 for both.
error-no-such-player = There is no player { $number } in a side. Players are 1 to { $limit }, in the order of the hands.
error-position-form = This is no position ({ $text }). It needs lines like hands = ["9S 9C 5D", 13, 13, 13] and row = "4C 9H".
error-position-too-large = { $given } unknown cards are too many: only { $limit } are left of the pack.
error-position-chosen = "{ $text }" cannot be the chosen card. It is one card of the hand whose turn it is, and only when phase = "play".
error-hand-unknown = The cards of seat { $seat } are not known, so its turn cannot be judged. Name them in hands.
error-stock-unknown = Which card is drawn from the stock is not known. Name the top of the stock, like stock = "3D".

# Options that cannot be played together.
error-run-too-long = { $key }: no run is so long. At most { $allowed }.
error-triple-below-double = { $key }: a run cannot count triple before it counts double. At least { $allowed }, or 0 for never.
error-nothing-scores = { $key }: nothing in a deal would score. At least { $allowed }.
error-nobody-declares = { $key }: nobody declares in this game. Allowed: { $allowed }.
error-without-effect = { $key } has no effect as { $other } is. Leave it out, or set { $other } to: { $allowed }.
