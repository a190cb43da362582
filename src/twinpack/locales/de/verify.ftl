# Geben, das jeder nachprüfen kann.
verify-title = Waren die Karten die versprochenen?
verify-intro = Wähle die Aufzeichnung einer Partie oder füge sie ein. Diese Seite rechnet alles selbst nach und verschickt nichts.
verify-file = Aufzeichnung:
verify-paste = oder ihr Text:
verify-go = Prüfen
verify-shuffle = Mischen { $number } ist wie versprochen; die Plätze { $seats } haben eigenen Zufall beigemischt.
verify-shuffle-alone = Mischen { $number } ist wie versprochen; niemand hat Zufall beigemischt.
verify-good = Geprüft: { $count }-mal gemischt. Alles ist wie versprochen.
verify-bad = Diese Aufzeichnung hält nicht, was versprochen wurde.
table-terminal = Dieser Tisch wird vorerst im Terminal gespielt:
error-no-commitments = Diese Aufzeichnung enthält keine Versprechen: Sie wurde nicht auf einem Server gespielt, oder sie wurden entfernt.
error-commit-missing = Mischen { $number } hat kein Versprechen.
error-seed-missing = Mischen { $number } gehört zu einem beendeten Spiel, aber sein Startwert fehlt.
error-not-promised = Mischen { $number }: Der Startwert ist nicht der versprochene. Startwert, Versprechen oder Kennung der Partie wurden geändert.
error-other-order = Mischen { $number }: Startwert und beigemischter Zufall ergeben an Stelle { $place } { $expected }, die Aufzeichnung hat { $found }. Die Karten, ein Startwert oder ein Beitrag wurden geändert.
error-seed-without-shuffle = Ein Startwert gehört zu keinem Mischen: { $seed }
