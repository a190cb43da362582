# Waar een kaart niet vaststaat, denkt de expert aan veel verdelingen die passen bij wat hij ziet.

why-play-known = Ik weet waar alle kaarten zitten, en met { $card } halen we nog { $points }; meer zit er niet in.
why-play-search = In veel verdelingen die passen bij wat ik weet, levert { $card } ons gemiddeld nog { $points } uit slagen op.
why-play-next = De op een na beste, { $card }, levert { $points } op.
why-play-makes = Daarmee wordt het contract in { $deals } van de 100 verdelingen gehaald.
