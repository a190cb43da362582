# Het beste spel met open kaarten.
solve-mover = { $seat } is aan de beurt; troef: { $trump }.
solve-points = { $party }: nog { $points } te halen, voor de anderen { $against }.
solve-taken = In de slagen daarvoor: { $party } { $taken }, de anderen { $other }.
solve-best = { $points }
solve-costs = { $points }, kost { $costs }
solve-line = Een van de beste vervolgen:
solve-mode-exact = Exact: bewezen, { $nodes } stellingen bekeken.
solve-mode-fast = Met afkortingen, niet bewezen: sommige waarden kunnen er een paar punten naast zitten. Bekeken stellingen: { $nodes }.
solve-declarers = Slagpunten van de partij van de bieder, per bieder en troef:
solve-warm = De oplosser is na { $seconds } seconden klaar.
error-solve-not-playing = Op dit moment wordt er niet gespeeld, dus er is geen kaart te beoordelen. Kies een moment tijdens de slagen.
error-solve-no-trump = Er is hier geen troef. De oplosser kent alleen spel met troef.
error-solve-parties = Hier spelen { $count } partijen, elk voor zich. Een beste spel bestaat alleen waar twee tegen elkaar spelen; noem de bieder.
error-solve-too-many-points = Er zijn hier { $count } verschillende punten te halen, de oplosser onderscheidt er { $limit }. Kies regels waarin de waarden een gemeenschappelijke maat hebben.
error-solve-nodes = { $count } stellingen waren niet genoeg. Sta er met --nodes meer toe, kies een later moment of gebruik --fast.
error-solve-form = Dit is geen stelling ({ $text }). Ze heeft regels nodig als trump = "S" en hands = ["AS 9H", "TS KH", "KS AH", "QS JH"].
error-solve-hands = Er zijn { $given } handen, volgens deze regels moeten het er { $count } zijn. Noem er een per plaats, leeg waar niemand meespeelt.
error-solve-seat = Er is geen plaats { $seat }. De plaatsen zijn 0 tot en met { $limit }.
error-solve-suit = "{ $text }" is geen kleur. Schrijf S, H, D of C.
error-solve-cards = Plaats { $seat } heeft { $given } kaarten en hoort er net als de anderen { $count } te hebben. Tel opnieuw, de slag op tafel hoort erbij.
error-solve-deal = Zoveel kaarten ({ $given } slagen) horen niet bij één moment van een spel met { $limit } slagen. Laat er een paar weg.
error-solve-pack = { $card } komt vaker voor dan in het spel kaarten van deze regels. Kies andere kaarten of andere regels.
error-solve-options = { $kind ->
    [record] Een verslag heeft zijn eigen regels. Laat --rules weg.
   *[position] Een stelling is één moment. Laat --deal en --trick weg.
}
error-solve-family = De oplosser kent { $family } niet. Hij speelt Pinochle.
error-solve-trick = Slag { $trick } van spel { $deal } is niet gespeeld. { $count ->
    [0] Er was er geen.
    [one] Eén slag is voltooid.
   *[other] { $count } slagen zijn voltooid.
}
error-solve-in-trick = Met kaarten op tafel kan geen andere troef worden geprobeerd. Kies het begin van een slag.
error-solve-called = Waar een partner wordt geroepen, staat niet vast wie het is. Laat --all-trumps weg.
error-batch-stock = Volgens deze regels worden tussen de slagen kaarten getrokken, en dat speelt de seriemotor niet. Kies regels waarbij alle kaarten worden gedeeld.
