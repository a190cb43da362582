# Wat met zijn tweeën en een stok niet mag. Kaarten komen zoals de taal ze schrijft.

error-no-meld = { $cards } is geen roem die volgens deze regels in één keer getoond kan worden. Toon precies de kaarten van één combinatie.
error-melded-before = { $cards } ligt open en heeft in een combinatie van deze soort al evenveel geteld. Neem een exemplaar uit de hand of maak een hogere combinatie.
error-nothing-fresh = { $cards }: die liggen allemaal al open. Minstens één kaart van een combinatie moet uit de hand komen: noem die na "fresh".
error-one-meld-a-trick = Na deze slag is al roem getoond. Trek of kom uit, en toon de volgende combinatie na een volgende gewonnen slag.
error-no-dix = In deze hand zit geen dix die nu geruild of getoond kan worden. Doe iets anders.
error-turned-not-free = De opengedraaide kaart mag nu niet gekozen worden. Trek van de stok.
error-may-not-claim = Hier kan niemand zich uit melden: de regels kennen het niet, of het spel heeft geen doel. Speel verder.
