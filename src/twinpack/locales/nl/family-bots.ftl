# Waarom een bot zo koos, waar niet twee paren met één dubbel spel spelen.

# Biedingen, troef en partner
why-bid-alone = Ik heb { $meld } aan roem en verwacht in mijn eentje met de slagen ongeveer { $expected }, dus kan ik { $bid } bieden.
why-call-highest = Ik roep { $card }: wie die heeft, brengt de sterkste troef mee die ik mis.

# De talon
why-forfeit-unseen = Als ik speel, verlies ik waarschijnlijk meer, dus betaal ik { $chips } aan de pot zonder te kijken.
why-widow-may-help = De talon kan { $bid } nog haalbaar maken, dus kijk ik ernaar.
why-bury-counters = Wat ik wegleg telt voor mij, dus red ik punten die ik anders zou verliezen.

# Spelen of niet
why-contract-certain = Met { $meld } aan roem en zekere troeven kan het bod van { $bid } niet mislukken, dus geef ik op.
why-contract-open = De bieder heeft nog { $needed } uit slagen nodig, dus speel ik door.
