# What a rank looks like on a card.
rank-A = A
rank-T = 10
rank-K = H
rank-Q = V
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
rank-name-A = aas
rank-name-T = tien
rank-name-K = heer
rank-name-Q = vrouw
rank-name-J = boer
rank-name-9 = negen

suit-S = schoppen
suit-H = harten
suit-D = ruiten
suit-C = klaveren

meld-run = reeks
meld-run-extra-king = reeks met tweede heer
meld-run-extra-queen = reeks met tweede vrouw
meld-run-extra-both = reeks met tweede heer en vrouw
meld-double-run = dubbele reeks
meld-royal-marriage = koninklijk huwelijk
meld-double-royal-marriage = twee koninklijke huwelijken
meld-marriage = huwelijk
meld-double-marriage = twee huwelijken in één kleur
meld-dix = dix
meld-pinochle = pinochle
meld-double-pinochle = dubbele pinochle
meld-grand-pinochle = grote pinochle
meld-aces = vier azen
meld-double-aces = acht azen
meld-kings = vier heren
meld-double-kings = acht heren
meld-queens = vier vrouwen
meld-double-queens = acht vrouwen
meld-jacks = vier boeren
meld-double-jacks = acht boeren
meld-roundhouse = rondgang
