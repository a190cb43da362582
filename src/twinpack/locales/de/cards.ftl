# What a rank looks like on a card.
rank-A = A
rank-T = 10
rank-K = K
rank-Q = D
rank-J = B
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
rank-name-A = Ass
rank-name-T = Zehn
rank-name-K = König
rank-name-Q = Dame
rank-name-J = Bube
rank-name-9 = Neun

suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz

meld-run = Sequenz
meld-run-extra-king = Sequenz mit zweitem König
meld-run-extra-queen = Sequenz mit zweiter Dame
meld-run-extra-both = Sequenz mit zweitem König und zweiter Dame
meld-double-run = Doppelsequenz
meld-royal-marriage = Trumpfpaar
meld-double-royal-marriage = zwei Trumpfpaare
meld-marriage = Paar
meld-double-marriage = zwei Paare einer Farbe
meld-dix = Dix
meld-pinochle = Pinochle
meld-double-pinochle = Doppelpinochle
meld-grand-pinochle = Großes Pinochle
meld-aces = Vier Asse
meld-double-aces = Acht Asse
meld-kings = Vier Könige
meld-double-kings = Acht Könige
meld-queens = Vier Damen
meld-double-queens = Acht Damen
meld-jacks = Vier Buben
meld-double-jacks = Acht Buben
meld-roundhouse = Rundgang
