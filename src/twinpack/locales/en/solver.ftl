# The best play when all cards are seen.
solve-mover = { $seat } to play; trump: { $trump }.
solve-points = { $party } can still take { $points }, the others { $against }.
solve-taken = In the tricks before: { $party } { $taken }, the others { $other }.
solve-best = { $points }
solve-costs = { $points }, costs { $costs }
solve-line = One best line:
solve-mode-exact = Exact: proven by looking at { $nodes } positions.
solve-mode-fast = With shortcuts, not proven: some values may be a few points wrong. Positions looked at: { $nodes }.
solve-declarers = Trick points of the declarer's side, by declarer and trump:
solve-warm = The solver is ready after { $seconds } seconds.
error-solve-not-playing = The cards are not being played at this moment, so that there is no card to judge. Choose a moment of the play.
error-solve-no-trump = There is no trump here. The solver only knows play with trump.
error-solve-parties = { $count } parties play here, each for itself. There is a best play only where two play against each other; name the declarer.
error-solve-too-many-points = There are { $count } different points to play for, and the solver can tell apart { $limit }. Choose rules in which the ranks have a common measure.
error-solve-nodes = { $count } positions were not enough. Allow more with --nodes, ask about a later moment, or use --fast.
error-solve-form = This is no position ({ $text }). It needs lines like trump = "S" and hands = ["AS 9H", "TS KH", "KS AH", "QS JH"].
error-solve-hands = There are { $given } hands; by these rules there must be { $count }. Name one a seat, empty where nobody plays.
error-solve-seat = There is no seat { $seat }. Seats are 0 to { $limit }.
error-solve-suit = "{ $text }" is no suit. Write S, H, D or C.
error-solve-cards = Seat { $seat } has { $given } cards and should have { $count }, as the others do. Count again, the trick on the table included.
error-solve-deal = So many cards ({ $given } tricks) do not belong to one moment of a deal, which has { $limit } tricks. Leave some out.
error-solve-pack = { $card } is there more often than in the pack of these rules. Choose other cards or other rules.
error-solve-options = { $kind ->
    [record] A record has its own rules. Leave out --rules.
   *[position] A position is one moment. Leave out --deal and --trick.
}
error-solve-family = The solver does not know { $family }. It plays Pinochle.
error-solve-trick = Trick { $trick } of deal { $deal } was not played. { $count ->
    [0] None was.
    [one] One trick was finished.
   *[other] { $count } tricks were finished.
}
error-solve-in-trick = With cards on the table no other trump can be tried. Choose the beginning of a trick.
error-solve-called = Where a partner is called, who it would be is not known. Leave out --all-trumps.
error-batch-stock = By these rules cards are drawn between the tricks, which the batch engine does not play. Choose rules in which all cards are dealt.
