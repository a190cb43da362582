# Warum ein Pinnacola-Bot so gewählt hat. Karten kommen in der Schreibweise der Sprache, Punkte als Zahlen.

# Das Ziehen
why-draw-no-choice = Keine Karte der Ablagereihe war auszulegen, also habe ich vom Ziehstapel gezogen.
why-draw-better = Was ich aus der Ablagereihe nehmen könnte, brächte weniger, als es kostet; also habe ich vom Ziehstapel gezogen.
why-take-must = Der Ziehstapel ist aufgebraucht, also habe ich aus der Ablagereihe genommen.
why-take-out = Mit { $card } aus der Ablagereihe kann ich das Spiel beenden.
why-take-many = Ich kann { $card } auslegen, und die { $count } Karten, die ich bekomme, lohnen sich.
why-take-meld = Ich kann { $card } sofort auslegen.
why-take-free = { $card } nützt mir mehr als eine unbekannte Karte.

# Das Auslegen
why-going-out = Ich mache in diesem Zug aus.
why-pinnacolone = Dieser Zug ergibt eine reine Folge von Ass bis Ass, und die beendet das Spiel.
why-lay-duty = Diese Karte muss ich in diesem Zug auslegen.
why-lay-open = Ich eröffne mit einer Figur für { $points }: Ab jetzt kann daran angelegt werden.
why-lay-points = Diese Figur zählt { $points }, und was liegt, kann mir nicht in der Hand bleiben.
why-lay-off = { $card } anzulegen bringt { $points }.
why-swap-wild = Ich habe { $card }, also tausche ich sie gegen die wilde Karte, die anderswo mehr kann.

# Das Ablegen
why-discard-out = Mit dieser Karte bin ich alle los.
why-discard-only = Es war meine einzige Karte.
why-discard-useless = { $card } kommt bei mir kaum noch in eine Figur.
why-discard-least = Ich kann alle meine Karten brauchen; { $card } fehlt mir am wenigsten.
why-discard-safe = Die Gegner können { $card } kaum brauchen.
