# Waarom een Pinnacola-bot zo koos. Kaarten komen zoals de taal ze schrijft, punten als getallen.

# Het trekken
why-draw-no-choice = Geen kaart uit de rij kon ik uitleggen, dus trok ik van de stok.
why-draw-better = Wat ik uit de rij kon pakken, levert minder op dan het kost, dus trok ik van de stok.
why-take-must = De stok is op, dus pakte ik uit de rij.
why-take-out = Met { $card } uit de rij kan ik het spel beëindigen.
why-take-many = Ik kan { $card } uitleggen, en de { $count } kaarten die ik krijg zijn de moeite waard.
why-take-meld = Ik kan { $card } meteen uitleggen.
why-take-free = Aan { $card } heb ik meer dan aan een onbekende kaart.

# Het uitleggen
why-going-out = Ik ga deze beurt uit.
why-pinnacolone = Deze beurt maakt een zuivere reeks van aas tot aas, en die beëindigt het spel.
why-lay-duty = Deze kaart moet ik deze beurt uitleggen.
why-lay-open = Ik open met een combinatie van { $points }: vanaf nu kan daaraan worden aangelegd.
why-lay-points = Deze combinatie telt { $points }, en wat op tafel ligt, kan niet in mijn hand blijven.
why-lay-off = { $card } aanleggen levert { $points } op.
why-swap-wild = Ik heb { $card }, dus ruil ik die tegen de wilde kaart, die elders meer kan.

# Het afleggen
why-discard-out = Met deze kaart ben ik alles kwijt.
why-discard-only = Het was mijn enige kaart.
why-discard-useless = { $card } komt bij mij nauwelijks nog in een combinatie.
why-discard-least = Ik kan al mijn kaarten gebruiken; { $card } mis ik het minst.
why-discard-safe = De tegenstanders hebben nauwelijks iets aan { $card }.
