# Warum der Experte von Pinnacola so gewählt hat. Punkte sind, was er vom Rest des Spiels erwartet.

why-stock-more = Vom Ziehstapel erwarte ich { $points } mehr als von { $card } aus der Ablagereihe.
why-row-more = Von { $card } aus der Ablagereihe, zusammen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, erwarte ich { $points } mehr als von einer Karte des Ziehstapels.
why-discard-wanted = Dass ein Gegner { $card } brauchen kann, ist zu etwa { $percent } % wahrscheinlich.
