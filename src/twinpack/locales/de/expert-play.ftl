# Wo eine Karte nicht feststeht, denkt der Experte an viele Verteilungen, die zu dem passen, was er sieht.

why-play-known = Ich weiß, wo alle Karten sind, und mit { $card } holen wir noch { $points }, mehr geht nicht.
why-play-search = In vielen Verteilungen, die zu meinem Wissen passen, bringt uns { $card } im Schnitt noch { $points } aus Stichen.
why-play-next = Die nächstbeste Karte, { $card }, bringt { $points }.
why-play-makes = Damit wird der Kontrakt in { $deals } von 100 Verteilungen erfüllt.
