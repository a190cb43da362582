# What a rank looks like on a card.
rank-A = A
rank-T = 10
rank-K = K
rank-Q = Q
rank-J = J
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
rank-joker = Joker

# What it is called.
rank-name-A = ace
rank-name-T = ten
rank-name-K = king
rank-name-Q = queen
rank-name-J = jack
rank-name-9 = nine

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

meld-run = run
meld-run-extra-king = run with an extra king
meld-run-extra-queen = run with an extra queen
meld-run-extra-both = run with an extra king and queen
meld-double-run = double run
meld-royal-marriage = royal marriage
meld-double-royal-marriage = two royal marriages
meld-marriage = marriage
meld-double-marriage = two marriages of one suit
meld-dix = dix
meld-pinochle = pinochle
meld-double-pinochle = double pinochle
meld-grand-pinochle = grand pinochle
meld-aces = aces around
meld-double-aces = double aces
meld-kings = kings around
meld-double-kings = double kings
meld-queens = queens around
meld-double-queens = double queens
meld-jacks = jacks around
meld-double-jacks = double jacks
meld-roundhouse = roundhouse
