# Deals that anybody can check.
verify-title = Was the deal what was promised?
verify-intro = Choose or paste the record of a match. This page works everything out by itself and sends nothing anywhere.
verify-file = Record:
verify-paste = or its text:
verify-go = Check
verify-shuffle = Shuffle { $number } is as promised; seats { $seats } mixed in chance of their own.
verify-shuffle-alone = Shuffle { $number } is as promised; nobody mixed in chance.
verify-good = Shuffles checked: { $count }. All are as promised.
verify-bad = This record does not hold what was promised.
table-terminal = This table is played in the terminal for now:
error-no-commitments = This record has no commitments: it was not played on a server, or they have been removed.
error-commit-missing = Shuffle { $number } has no commitment.
error-seed-missing = Shuffle { $number } belongs to a finished deal, but its seed is not there.
error-not-promised = Shuffle { $number }: the seed is not the one that was promised. Seed, commitment or match id have been changed.
error-other-order = Shuffle { $number }: seed and mixed-in chance give { $expected } at place { $place }, the record has { $found }. The cards, a seed or what a seat mixed in has been changed.
error-seed-without-shuffle = A seed belongs to no shuffle: { $seed }
