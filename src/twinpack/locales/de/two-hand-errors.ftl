# Was zu zweit mit Ziehstapel nicht erlaubt ist. Karten kommen in der Schreibweise der Sprache.

error-no-meld = { $cards } ist keine Meldung, die sich nach diesen Regeln auf einmal zeigen lässt. Genau die Karten einer Meldung zeigen.
error-melded-before = { $cards } liegt offen und hat in einer Meldung dieser Art schon ebenso viel gezählt. Ein Exemplar von der Hand nehmen oder eine höhere Meldung bilden.
error-nothing-fresh = { $cards }: Das alles liegt schon offen. Mindestens eine Karte einer Meldung muss von der Hand kommen: sie nach „fresh“ nennen.
error-one-meld-a-trick = Nach diesem Stich ist schon gemeldet worden. Ziehen oder ausspielen und die nächste Meldung nach dem nächsten gewonnenen Stich zeigen.
error-no-dix = Auf der Hand ist keine Dix, die jetzt getauscht oder gezeigt werden könnte. Etwas anderes tun.
error-turned-not-free = Die aufgedeckte Karte ist jetzt nicht zu wählen. Vom Ziehstapel ziehen.
error-may-not-claim = Hier kann sich niemand ausmelden: Die Regeln kennen es nicht, oder die Runde hat kein Ziel. Weiterspielen.
