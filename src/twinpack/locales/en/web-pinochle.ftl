# Pinochle in the browser.
act-pass = Pass
act-help = Pass with help
act-misdeal = Throw the hands in
act-take = Take it
act-reject = Reject it
act-swap = Swap
act-keep = Do not swap
act-look = Take the widow
act-forfeit = Pay unseen
act-continue = Play
act-concede = Concede the deal
act-moon = Announce all the tricks
act-yield = Give up
act-dix = Dix
act-draw = Draw
act-draw-turned = Draw the open card
act-out = Claim to be out
pin-sure = Really? { $action }

pin-hand = Your hand
pin-hand-empty = No cards.
pin-not-now = cannot be chosen now
pin-open-card = lies open
pin-open-yours = Open on the table, yours to play
pin-open-theirs = Open before { $name }
pin-actions = What you can do
pin-sits-out = { $name }: not in this deal.
pin-waits = { $name } is thinking …

pin-ask-auction = Your call
pin-ask-trump = Name trump
pin-ask-call = Call a trump: who holds it is your partner
pin-ask-widow = Give one card of the widow to each
pin-ask-exchange = { $count ->
    [one] Choose one card for { $name }
   *[other] Choose { $count } cards for { $name }
}
pin-ask-bury = { $count ->
    [one] Choose one card to bury
   *[other] Choose { $count } cards to bury
}
pin-ask-forfeit = Only you have bid: look at the widow, or pay?
pin-ask-swap = Swap your dix for { $card }?
pin-ask-decide = Play, or give it up?
pin-ask-yield = Play on against the contract?
pin-ask-stock = Your trick: show something, or draw
pin-ask-draft = You look at { $card }
pin-ask-play = Your card
pin-ask-only = Only { $card } can be played

pin-calls = Calls so far
pin-no-calls = No calls yet.
pin-bids = Bids
pin-bid = Bid { $points }
pin-own-bid = Another number
pin-would-meld = Your melds with
pin-call = Call { $card }

pin-chosen = { $chosen } of { $count }
pin-enough = { $count ->
    [one] One card is chosen already. Touch it to put it back.
   *[other] { $count } cards are chosen already. Touch one to put it back.
}
pin-may-not-bury = { $card } may not be buried. You can bury: { $cards }.
pin-give = Give to { $name }
pin-bury = Bury
pin-share-to = for { $name }
pin-share-keep = stays yours
pin-share-do = Hand out
pin-show = Show { $meld }
pin-widow = Widow
pin-widow-hidden = { $count ->
    [one] { $count } card in the widow
   *[other] { $count } cards in the widow
}
pin-buried = Buried
pin-stock = { $count ->
    [0] The stock is empty
   *[other] Stock: { $count }
}
pin-turned = turned up: { $card }

pin-melds = Melds
pin-melds-of = Melds: { $name }
pin-no-melds = nothing
pin-melded = melds { $points }
pin-need-sum = { $bid } − { $meld } = { $need } from the tricks
pin-seen = Seen, go on
pin-played = { $name }: { $card }
pin-takes = Trick { $number }: { $name }
pin-takes-points = Trick { $number }, { $points }: { $name } ({ $taken })
pin-won = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
pin-last = Last trick
pin-tricks = All tricks
pin-no-tricks = No trick is finished yet.
pin-hands = The hands
