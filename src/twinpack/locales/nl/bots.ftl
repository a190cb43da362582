# Waarom een bot zo koos. Kaarten en kleuren komen zoals de taal ze schrijft ($suit als naam), punten als getallen.

why-at-random = Ik heb op goed geluk gekozen.

# Bieden en troef
why-bid-meld-and-tricks = Ik heb { $meld } aan roem en verwacht met partner en slagen ongeveer { $expected }, dus ik kan { $bid } bieden.
why-must-bid = Ik moet openen, dus bied ik het minste: { $bid }.
why-claim-misdeal = Met deze hand loont spelen niet, en ik mag opnieuw laten geven.
why-help-aces = Ik heb { $aces } azen die bij elke troef helpen, maar geen goede eigen kleur.
why-pass-no-trump = Ik heb geen kleur die ik troef mag maken.
why-pass-may-not-bid = Met deze hand mag ik niet bieden.
why-pass-partner-has-it = Mijn partner heeft het bod, ik zou het alleen duurder maken.
why-pass-too-weak = Ik verwacht ongeveer { $expected }, dat maakt { $bid } niet veilig genoeg.
why-best-trump = Met { $suit } als troef heb ik { $length } troeven en { $meld } roem: geen andere kleur belooft meer.

# Kaarten die van hand wisselen
why-give-run = Deze troeven kunnen de reeks van mijn partner aanvullen.
why-give-pinochle = Deze kaart kan bij mijn partner een pinochle opleveren.
why-give-aces = Azen winnen slagen voor mijn partner en kunnen vier azen opleveren.
why-give-trump = Meer troeven maken mijn partner sterker.
why-give-filler = Ik heb niets beters te geven, dus geef ik wat nog roem kan opleveren.
why-keep-own-meld = Mijn eigen roem is te veel waard om te breken.
why-return-losers = Ik geef kaarten terug die bijna nooit een slag winnen.
why-return-whole-meld = Deze roem telt bij mijn partner even zwaar, maar alleen in zijn geheel.
why-break-cheapest = Ik moet iets goeds weggeven, dus breek ik wat het minst kost.
why-keep-strength = Ik houd mijn troeven, mijn azen en mijn roem.
why-bury-losers = Ik leg weg wat geen roem is en geen slag wint.
why-share-widow = Ik houd de beste kaart, mijn partner krijgt de op een na beste en de tegenpartij de rest.
why-swap-dix = De dix telt hoe dan ook, en { $card } is de betere troef.

# Spelen of niet
why-all-tricks-pay = Alle slagen leveren genoeg op om het te proberen.
why-all-tricks-sure = Niemand kan mij een slag afnemen.
why-meld-covers = De roem van { $meld } dekt het bod van { $bid } al.
why-out-of-reach = We hebben { $needed } uit slagen nodig en er zijn er maar { $total }.
why-too-much-to-win = We hebben { $needed } uit slagen nodig en kunnen maar ongeveer { $expected } verwachten.
why-within-reach = We hebben { $needed } uit slagen nodig en kunnen ongeveer { $expected } verwachten.

# Slagen
why-only-card = Ik had geen andere kaart om te spelen.
why-draw-trump = Ik kom uit met { $card } om troef te trekken.
why-cash-boss = Er is geen hogere kaart van de kleur meer, dus speel ik { $card } zolang die nog wint.
why-lead-to-partner = Ik kom uit met { $suit } omdat mijn partner die slag waarschijnlijk wint.
why-lead-low = Ik heb geen zekere slag om mee uit te komen, en { $card } riskeert het minst.
why-ruff = Ik troef met { $card }.
why-win-cheaply = { $card } neemt de leiding in de slag, en een duurdere kaart zou niet meer opleveren.
why-feed-partner = De slag lijkt zeker voor mijn partner, dus doe ik { $card } erbij, want die telt.
why-keep-better = Mijn partner heeft de leiding in de slag, en { $card } kan ik het best missen.
why-duck = Ik reken niet op deze slag, dus geef ik met { $card } zo weinig mogelijk weg.
