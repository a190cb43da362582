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
rank-joker = Jolly

# What it is called.
rank-name-A = asso
rank-name-T = dieci
rank-name-K = re
rank-name-Q = donna
rank-name-J = fante
rank-name-9 = nove

suit-S = picche
suit-H = cuori
suit-D = quadri
suit-C = fiori

meld-run = sequenza
meld-run-extra-king = sequenza con un secondo re
meld-run-extra-queen = sequenza con una seconda donna
meld-run-extra-both = sequenza con secondo re e seconda donna
meld-double-run = doppia sequenza
meld-royal-marriage = matrimonio reale
meld-double-royal-marriage = due matrimoni reali
meld-marriage = matrimonio
meld-double-marriage = due matrimoni dello stesso seme
meld-dix = dix
meld-pinochle = pinochle
meld-double-pinochle = doppio pinochle
meld-grand-pinochle = gran pinochle
meld-aces = quattro assi
meld-double-aces = otto assi
meld-kings = quattro re
meld-double-kings = otto re
meld-queens = quattro donne
meld-double-queens = otto donne
meld-jacks = quattro fanti
meld-double-jacks = otto fanti
meld-roundhouse = giro completo
