# Bots against bots, and programs from outside at their seats.

arena-pairs = Pairs
arena-title = { $a } against { $b }
arena-rules = Rules: { $rules }, { $digest }. Seed: { $seed }.
arena-margin = { $a } scores { $mean } points a deal more than { $b }; with 95 % certainty between { $low } and { $high }.
arena-shares = Pairs of deals: { $pairs }; better: { $better }, equal: { $equal }, worse: { $worse }. Void deals: { $void }.
arena-fault-endless = { $bot }: deals that club played to the end because the program went round in circles: { $count }.
arena-fault-illegal = { $bot }: answers that were no legal action, for which club played: { $count }.
arena-fault-late = { $bot }: deals that club played to the end because no answer came in time: { $count }.
arena-fault-lost = { $bot }: deals that club played to the end because the program had ended: { $count }.
arena-bot = Bot
arena-scored = Points a deal
arena-contracts = Contracts
arena-made = Made
arena-unplayed = Not played
arena-bid = Bid
arena-meld = Melds
arena-tricks = Tricks
arena-over = Over the bid if made
arena-under = Short if set
arena-points = Points as declarer
arena-spread = How many pairs had which difference
arena-settling = The mean difference after so many pairs, with its 95 % interval
arena-axis-points = points a deal
arena-axis-pairs = pairs
arena-report = Written: { $file }

error-arena-unequal = { $bot } against itself differs by { $points } points a deal in pair { $pair }, where there must be no difference: it hangs on time, or on chance of its own. Give it a fixed effort, or use --self-test 0 and more pairs.
error-arena-worker = One of the processes that shared the work has ended. Go on with --resume, or with fewer --workers.
error-arena-file = This line of { $value } is no pair of an arena. Choose another file for --resume.
error-arena-other = { $value } belongs to another comparison: { $name } was { $old } and is { $new } now. Choose another file for --resume.
error-report-kind = { $value } has no ending that a report can be written in. There are: { $allowed }.
error-option-range = { $name } cannot be { $given }. It goes from { $least } to { $limit }.

error-engine-start = The program "{ $command }" cannot be started: { $text }.
error-engine-silent = The program "{ $command }" has not said hello within { $seconds } seconds. Does it speak the protocol of engines, and flush its output?
error-engine-gone = The program "{ $command }" ended before it said hello.
error-engine-hello = The program "{ $command }" said "{ $text }" instead of hello. It has to answer HELLO with HELLO and its name.
error-engine-line = This line does not belong to the protocol of engines: { $text }
error-engine-too-early = A question came before the rules, the deal and the view that belong to it: { $text }
