# Warum ein Bot zu zweit so gewählt hat. Karten kommen in der Schreibweise der Sprache, Punkte als Zahlen.

# Meldungen, Ziehen und Ausmelden
why-claim-out = Ich habe { $total } und damit { $target } erreicht.
why-show-best = Diese Meldung zu { $points } ist die beste, die ich zeigen kann.
why-show-smaller-first = Ich zeige zuerst { $points }, denn daraus kann noch eine höhere Meldung werden.
why-show-dix = Die Dix zählt jetzt und kostet mich nichts.
why-swap-early = Ich tausche die Dix gegen { $card }, bevor es ein anderer tut.
why-draw-stock = Ich habe gezeigt, was ich kann, also ziehe ich.
why-draw-turned = Die aufgedeckte Karte kenne ich und nehme sie lieber als eine unbekannte.

# Stiche, solange es einen Ziehstapel gibt
why-win-to-meld = { $card } gewinnt den Stich vermutlich, und danach habe ich etwas zu melden.
why-spare-for-melds = { $card } ist die Karte, die meine Meldungen und die späteren Stiche am wenigsten brauchen.

# Wählen der Karten
why-take-card = { $card } hilft diesem Blatt mehr als im Schnitt eine unbekannte Karte.
why-reject-card = { $card } hilft diesem Blatt weniger als im Schnitt eine unbekannte Karte.
