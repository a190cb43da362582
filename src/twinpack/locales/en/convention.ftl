# What partners agree that a first call tells: for the rule sheet, and why a bot calls by it.

auction-convention = Agreed between partners, and open to all; no rule and no score depends on it. A player's first call tells something of the hand:
convention-row = { $call } tells { $what }.

# The call
convention-opening = an opening bid of { $points }
convention-opening-more = an opening bid of { $points } or more
convention-raise = a bid exactly { $points } above the last
convention-raise-more = a bid { $points } or more above the last
convention-answer = a bid exactly { $points } above the last, after partner has bid
convention-pass = a pass after partner has bid
convention-help = a pass with help

# What it tells
convention-says-meld = at least { $meld } of meld, whatever is trump
convention-says-aces = an ace of each suit
convention-says-run = a run
convention-says-run-aces = a run and an ace of each suit
convention-says-legs = three cards of a double pinochle
convention-says-trump = that the player wants to name trump
convention-says-strong = a strong hand
convention-says-weak = a weak hand
convention-says-short = a suit without any card of the run
convention-says-help = cards that help any trump

# A ladder of calls
convention-over-each = A bid { $points }, { $second } and so on up to { $last } above the last (as the opening: above { $minimum }), but below { $below }, tells { $meld }, { $more } and so on of meld, whatever is trump.
convention-opening-each = An opening bid of { $points }, { $second } and so on up to { $last } tells { $meld }, { $more } and so on of meld, whatever is trump.

# Why a bot calls so
why-tell-meld = By our convention { $bid } tells partner that I hold { $meld } of meld, whatever is trump.
why-tell-aces = By our convention { $bid } tells partner that I hold an ace of each suit.
why-tell-run = By our convention { $bid } tells partner that I hold a run.
why-tell-run-aces = By our convention { $bid } tells partner that I hold a run and an ace of each suit.
why-tell-legs = By our convention { $bid } tells partner that I hold three cards of a double pinochle.
why-tell-trump = By our convention { $bid } tells partner that I want to name trump.
why-tell-strong = By our convention { $bid } tells partner that my hand is strong.
why-tell-short = By our convention { $bid } tells partner that I hold no card of the run in some suit.
why-heard-meld = Partner has told { $meld } of meld.
why-heard-aces = Partner has told an ace of each suit.
why-heard-run = Partner has told a run.
why-heard-run-aces = Partner has told a run and an ace of each suit.
why-heard-legs = Partner has told three cards of a double pinochle.
why-heard-strong = Partner has told a strong hand.
why-heard-weak = Partner has told a weak hand.
