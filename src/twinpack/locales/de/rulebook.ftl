# Das Regelblatt. Die Schlüssel kommen aus den Gliederungen der Spielfamilien.

section-players = Spieler und Karten
section-deal = Das Geben
section-auction = Das Reizen
section-trump = Trumpf
section-widow = Der Talon
section-exchange = Der Kartentausch
section-melds = Meldungen
section-free-tricks = Solange Karten im Stapel sind
section-before = Vor dem ersten Stich
section-play = Das Spielen der Stiche
section-counting = Das Zählen der Stiche
section-settlement = Die Abrechnung des Spiels
section-payment = Die Bezahlung in Chips
section-checks = Checks
section-match = Der Gewinn der Partie
section-example-meld = Beispiel: ein Blatt auszählen
section-example-melding = Beispiel: Meldungen, die wachsen
section-example-play = Beispiel: Was darf ich spielen?
section-example-deal = Beispiel: ein Spiel abrechnen
section-tips = Tipps für Anfänger
section-glossary = Glossar

players-four = Vier spielen, zwei gegen zwei. Partner sitzen einander gegenüber und rechnen gemeinsam als eine Partei ab. Alles geht im Uhrzeigersinn.
players-pairs = Es spielen { $seats } in { $sides } Parteien zu je zwei. Partner sitzen einander gegenüber und rechnen gemeinsam als eine Partei ab. Alles geht im Uhrzeigersinn.
players-teams = Es spielen { $seats } in { $sides } Parteien zu je { $size }. Die Parteien sitzen abwechselnd, sodass die Nachbarn immer Gegner sind, und jede rechnet gemeinsam ab. Alles geht im Uhrzeigersinn.
players-alone = Es spielen { $seats }, jeder für sich. Alles geht im Uhrzeigersinn.
players-duel = Zwei spielen gegeneinander.
players-called = Es spielen { $seats }, und jeder hat seinen eigenen Punktestand. In jedem Spiel ruft sich der Ansager einen Partner, und die beiden spielen gegen alle anderen. Alles geht im Uhrzeigersinn.
players-idle = { $idle ->
    [one] An jedem Spiel nehmen nur { $hands } teil: Der Geber setzt aus.
   *[other] An jedem Spiel nehmen nur { $hands } teil: Der Geber setzt aus, ebenso der zweite Spieler links von ihm.
}
players-pack = { $copies ->
    [1] Gespielt wird mit { $cards } Karten: { $ranks } in jeder der vier Farben, jede Karte einmal.
    [2] Gespielt wird mit { $cards } Karten: { $ranks } in jeder der vier Farben, jede Karte zweimal.
   *[other] Gespielt wird mit { $cards } Karten: { $ranks } in jeder der vier Farben, jede Karte { $times }mal.
}
players-rank = In jeder Farbe gilt diese Reihenfolge von der höchsten zur niedrigsten Karte. Die Zehn kommt also gleich nach dem Ass.
players-counters = Die Zählkarten, also die Karten, die im Stich Punkte bringen, sind { $ranks }.
players-scale-10 = Punkte werden voll geschrieben, wie in den meisten Regelbüchern.
players-scale-1 = Punkte werden ohne ihre letzte Null geschrieben: Was anderswo 150 heißt, ist hier 15.
count-1 = eins
count-2 = zwei
count-3 = drei
count-4 = vier
count-5 = fünf
count-6 = sechs
count-7 = sieben
count-8 = acht

deal-dealer = { $company ->
    [duel] Wer die höhere Karte zieht, gibt zuerst. Nach jedem Spiel, auch nach einem ungültigen, gibt der andere.
   *[other] Wer die höchste Karte zieht, gibt zuerst. Nach jedem Spiel, auch nach einem ungültigen, gibt der linke Nachbar.
}
deal-equal = { $size ->
    [one] Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden einzeln verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
   *[other] Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden zu je { $size } verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
}
deal-packets = Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden in Päckchen zu { $packets } verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
deal-two = { $size ->
    [one] Der Geber mischt, der andere hebt ab, und die Karten werden einzeln verteilt, die erste an den anderen, bis jeder { $hand } hat.
   *[other] Der Geber mischt, der andere hebt ab, und die Karten werden zu je { $size } verteilt, die ersten an den anderen, bis jeder { $hand } hat.
}
deal-two-packets = Der Geber mischt, der andere hebt ab, und die Karten werden in Päckchen zu { $packets } verteilt, das erste an den anderen, bis jeder { $hand } hat.
deal-draft = Der Geber mischt, der andere hebt ab, und alle Karten liegen verdeckt als Stapel. Verteilt wird nichts: Abwechselnd, beginnend mit dem, der nicht gibt, sieht man sich die oberste Karte des Stapels an. Entweder nimmt man sie und legt die nächste ungesehen weg, oder man legt sie weg und muss die nächste nehmen. So geht es weiter, bis jeder { $hand } hat.
deal-draft-left = Die { $cards } weggelegten Karten sind aus dem Spiel.
deal-stock = Die nächste Karte wird aufgedeckt. Die übrigen { $cards } Karten liegen verdeckt halb darüber: Sie sind der Stapel.
deal-stock-dix = { $dix ->
    [7] Ist die aufgedeckte Karte eine Sieben, so ist sie eine Dix, und der Geber schreibt sofort { $points } an.
   *[other] Ist die aufgedeckte Karte eine Neun, so ist sie eine Dix, und der Geber schreibt sofort { $points } an.
}
deal-widow = Die letzten { $cards } Karten werden verdeckt beiseitegelegt. Sie sind der Talon.
deal-turned = Die allerletzte Karte, sie gehört dem Geber, wird aufgedeckt.
deal-misdeal-five-nines = Wer fünf oder mehr Neunen hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.
deal-misdeal-five-nines-no-ace = Wer fünf oder mehr Neunen und kein Ass hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.
deal-misdeal-six-nines-one-ace = Wer sechs oder mehr Neunen und höchstens ein Ass hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.
deal-misdeal-no-ace-few-counters = Wer kein Ass und mindestens { $cards } Karten hält, die im Stich nichts zählen, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.

auction-purpose = { $company ->
    [alone] Gereizt wird um das Recht, Trumpf zu bestimmen. Ein Gebot nennt die Punkte, die man mit Meldungen und Stichen zusammen erreichen will.
    [duel] Gereizt wird um das Recht, Trumpf zu bestimmen. Ein Gebot nennt die Punkte, die man mit Meldungen und Stichen zusammen erreichen will.
    [called] Gereizt wird um das Recht, Trumpf zu bestimmen. Ein Gebot nennt die Punkte, die man gemeinsam mit dem noch zu rufenden Partner mit Meldungen und Stichen erreichen will.
   *[other] Gereizt wird um das Recht, Trumpf zu bestimmen. Ein Gebot nennt die Punkte, die die eigene Partei mit Meldungen und Stichen zusammen erreichen will.
}
auction-ascending = { $company ->
    [duel] Wer nicht gibt, beginnt. Wer an der Reihe ist, bietet höher oder passt. Das Reizen endet, wenn einer von beiden passt; ist schon die erste Ansage ein Passen, kommt der Geber noch an die Reihe.
   *[other] Der Spieler links vom Geber beginnt. Wer an der Reihe ist, bietet höher oder passt. Wer gepasst hat, ist für dieses Spiel aus dem Reizen. Das Reizen endet, wenn nur noch der Höchstbietende übrig ist.
}
auction-single = { $company ->
    [duel] Wer nicht gibt, beginnt. Jeder kommt genau einmal an die Reihe und bietet höher oder passt. Das höchste Gebot gewinnt.
   *[other] Der Spieler links vom Geber beginnt. Jeder kommt genau einmal an die Reihe und bietet höher oder passt. Das höchste Gebot gewinnt.
}
auction-minimum = Das niedrigste mögliche Gebot ist { $points }.
auction-opening = Wer das Reizen ungezwungen eröffnet, muss mindestens { $points } bieten.
auction-step = { $by ->
    [1] Jedes Gebot muss höher sein als das vorige.
   *[other] Jedes Gebot muss höher sein als das vorige und ein Vielfaches von { $by }.
}
auction-step-from = { $at ->
    [0] Die Gebote steigen in Schritten von { $by }.
   *[other] Ab { $at } steigen die Gebote in Schritten von { $by }.
}
auction-bracket = Das letzte Gebot unter jedem Vielfachen von { $bracket }, etwa { $bid }, ist nicht erlaubt, denn es bringt nicht mehr ein als das vorige.
auction-jump = Man darf springen: Ein Gebot darf das vorige beliebig weit übertreffen.
auction-raise = Ein Gebot darf das vorige um höchstens { $points } übertreffen.
auction-ceiling = Das höchste mögliche Gebot ist { $points }.
auction-opener-forced = { $company ->
    [duel] Wer nicht gibt, muss das Reizen eröffnen und darf zu Beginn nicht passen.
   *[other] Der Spieler links vom Geber muss das Reizen eröffnen und darf zu Beginn nicht passen.
}
auction-opener-forced-with-meld = Solange niemand geboten hat, muss ein Spieler, der irgendeine Meldung hält, bieten und darf nicht passen.
auction-needs-marriage = Bieten darf nur, wer ein Paar (König und Dame einer Farbe) hält.
auction-needs-meld = Bieten darf nur, wer mit seiner besten Trumpffarbe selbst mindestens { $points } melden kann.
auction-help = { $company ->
    [sides] Statt einfach zu passen, darf man „mit Hilfe passen“. Man ist ebenso aus dem Reizen, aber der Partner erfährt, dass das Blatt nützlich wäre.
    [many] Statt einfach zu passen, darf man „mit Hilfe passen“. Man ist ebenso aus dem Reizen, aber der Partner erfährt, dass das Blatt nützlich wäre.
   *[other] Statt einfach zu passen, darf man „mit Hilfe passen“. Man ist ebenso aus dem Reizen, aber die anderen erfahren, dass das Blatt nicht schlecht ist.
}
auction-all-pass-dealer-minimum = { $stuck ->
    [dealer] Hat sonst niemand geboten, bleibt der Geber sitzen: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
   *[last] Hat sonst niemand geboten, bleibt der letzte Spieler sitzen: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
}
auction-all-pass-dealer-minimum-less-one = { $stuck ->
    [dealer] Hat sonst niemand geboten, bleibt der Geber sitzen, und zwar einen Schritt billiger: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
   *[last] Hat sonst niemand geboten, bleibt der letzte Spieler sitzen, und zwar einen Schritt billiger: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
}
auction-all-pass-redeal = Passen alle, werden die Karten hingeworfen, und der nächste Geber gibt.
auction-winner = { $company ->
    [alone] Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Er spielt allein; alle anderen sind die Gegenspieler.
    [duel] Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Der andere ist der Gegenspieler.
    [called] Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Ansager und gerufener Partner sind die Ansagerpartei, alle anderen die Gegenpartei.
    [many] Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Seine Partei ist die Ansagerpartei, alle anderen sind Gegenparteien.
   *[sides] Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Seine Partei ist die Ansagerpartei, die andere die Gegenpartei.
}
auction-forfeit = { $chips ->
    [one] Ein Ansager, der auf { $points } sitzen geblieben ist, weil niemand sonst geboten hat, darf das Spiel wegwerfen, bevor er den Talon sieht. Das kostet ihn einen Chip an die Kasse, und das Spiel ist zu Ende.
   *[other] Ein Ansager, der auf { $points } sitzen geblieben ist, weil niemand sonst geboten hat, darf das Spiel wegwerfen, bevor er den Talon sieht. Das kostet ihn { $chips } Chips an die Kasse, und das Spiel ist zu Ende.
}

trump-needs-none = Der Ansager bestimmt eine Farbe zum Trumpf. Jede Farbe ist erlaubt.
trump-needs-marriage = Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar (König und Dame) halten.
trump-needs-marriage-run-dix = { $dix ->
    [7] Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar, eine Sequenz oder die Sieben halten.
    [9] Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar, eine Sequenz oder die Neun halten.
   *[other] Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar oder eine Sequenz halten.
}
trump-without = Ein Ansager ohne solche Farbe kann keinen Trumpf bestimmen: Das Gebot ist ungespielt verloren. Weil es dann keinen Trumpf gibt, zählen Meldungen in Trumpf nicht.
trump-stuck = { $stuck ->
    [dealer] Ein Geber, der auf dem Spiel sitzen geblieben ist, darf jede Farbe bestimmen.
   *[last] Ein Spieler, der auf dem Spiel sitzen geblieben ist, darf jede Farbe bestimmen.
}
trump-call = Dann ruft der Ansager eine Trumpfkarte, die er selbst nicht hält. Der erste Spieler gegen den Uhrzeigersinn vom Ansager aus, der diese Karte hält, ist für dieses Spiel sein Partner.
trump-call-all = Hält der Ansager von jedem Rang einen Trumpf, ruft er einen, von dem er nicht alle Karten hält.
trump-turned = Die Farbe der aufgedeckten Karte ist Trumpf.
trump-swap = { $dix ->
    [7] Der erste Spieler links vom Geber, der eine Trumpfsieben (Dix) hält, darf sie gegen die aufgedeckte Karte tauschen. Dem Tauschenden zählt sie als Meldung { $points }. Eine aufgedeckte Sieben wird nicht getauscht.
   *[other] Der erste Spieler links vom Geber, der eine Trumpfneun (Dix) hält, darf sie gegen die aufgedeckte Karte tauschen. Dem Tauschenden zählt sie als Meldung { $points }. Eine aufgedeckte Neun wird nicht getauscht.
}
trump-no-contract = { $company ->
    [alone] Es wird nicht gereizt, und es gibt keinen Ansager. Jeder schreibt einfach auf, was er erreicht.
    [duel] Es wird nicht gereizt, und es gibt keinen Ansager. Beide Spieler schreiben einfach auf, was sie erreichen.
    [many] Es wird nicht gereizt, und es gibt keinen Ansager. Jede Partei schreibt einfach auf, was sie erreicht.
   *[sides] Es wird nicht gereizt, und es gibt keinen Ansager. Beide Parteien schreiben einfach auf, was sie erreichen.
}

widow-shown = Der Ansager zeigt allen die { $cards } Karten des Talons und nimmt sie auf, bevor er Trumpf bestimmt.
widow-secret = Der Ansager nimmt die { $cards } Karten des Talons auf, ohne sie zu zeigen, bevor er Trumpf bestimmt.
widow-bury = { $cards ->
    [one] Nachdem er Trumpf bestimmt hat, drückt der Ansager eine Karte aus der Hand verdeckt. Sie ist aus dem Spiel.
   *[other] Nachdem er Trumpf bestimmt hat, drückt der Ansager { $cards } Karten aus der Hand verdeckt. Sie sind aus dem Spiel.
}
widow-bury-unmelded = { $spared ->
    [trump] Nach dem Melden drückt der Ansager verdeckt { $cards } Karten, weder Trümpfe noch gemeldete Karten. Nur wenn er zu wenige andere hat, drückt er Trümpfe und zuallerletzt gemeldete Karten; ihre Meldung zählt trotzdem.
   *[meld] Nach dem Melden drückt der Ansager verdeckt { $cards } Karten, von denen keine gemeldet ist. Nur wenn er zu wenige andere hat, drückt er gemeldete Karten; ihre Meldung zählt trotzdem.
}
widow-share = Nachdem er Trumpf bestimmt hat, behält der Ansager eine Karte des Talons und gibt jedem anderen Spieler eine, sodass alle gleich viele halten.
widow-counts = { $unit ->
    [player] Zählkarten unter den gedrückten Karten gehören zu den Stichpunkten des Ansagers.
   *[side] Zählkarten unter den gedrückten Karten gehören zu den Stichpunkten der Ansagerpartei.
}
widow-lost = Zählkarten unter den gedrückten Karten zählen für niemanden.

exchange-none = Unter Partnern werden keine Karten getauscht.
exchange-partner-first = { $cards ->
    [one] Steht der Trumpf fest, gibt der Partner dem Ansager verdeckt eine Karte. Der Ansager sieht sie an und gibt eine zurück, vielleicht dieselbe.
   *[other] Steht der Trumpf fest, gibt der Partner dem Ansager verdeckt { $cards } Karten. Der Ansager nimmt sie auf und gibt { $cards } Karten zurück, vielleicht auch eben erhaltene.
}
exchange-simultaneous = { $cards ->
    [one] Steht der Trumpf fest, geben Ansager und Partner einander gleichzeitig verdeckt eine Karte: Keiner hat vor seiner Wahl die Karte des anderen gesehen.
   *[other] Steht der Trumpf fest, geben Ansager und Partner einander gleichzeitig verdeckt { $cards } Karten: Keiner hat vor seiner Wahl die Karten des anderen gesehen.
}
exchange-then = Danach hält jeder wieder { $hand } Karten.

meld-show-all = { $company ->
    [alone] Vor dem Ausspielen legen alle ihre Meldungen offen auf den Tisch. Jedem zählen nur seine eigenen. Dann nimmt jeder seine Karten wieder auf.
    [duel] Vor dem Ausspielen legen beide ihre Meldungen offen auf den Tisch und nehmen dann ihre Karten wieder auf.
    [called] Vor dem Ausspielen legen alle ihre Meldungen offen auf den Tisch. Die von Ansager und gerufenem Partner werden zusammengezählt; jedem anderen zählen nur seine eigenen. Dann nimmt jeder seine Karten wieder auf.
   *[sides] Vor dem Ausspielen legen alle ihre Meldungen offen auf den Tisch. Die Meldungen einer Partei werden zusammengezählt. Dann nimmt jeder seine Karten wieder auf.
}
meld-show-declarer = Vor dem Ausspielen legt der Ansager seine Meldungen offen auf den Tisch und nimmt die Karten dann wieder auf. Sonst meldet niemand.
meld-show-stock = Gemeldet wird zwischen den Stichen, wie es der nächste Abschnitt sagt. So viel sind die Meldungen wert.
table-meld = Meldung
table-cards = Karten
table-one = Eine
table-two = Zwei
table-three = Drei
table-four = Vier
table-five = Fünf
table-six = Sechs
cards-of-trump = { $ranks } in Trumpf
cards-plain = { $ranks } einer anderen Farbe
cards-around = { $ranks } von jeder Farbe
cards-all-suits = { $ranks } von jeder Farbe
meld-groups = { $dix ->
    [none] Es gibt drei Gruppen: Sequenzen und Paare; Pinochles; und die Vierer (Asse, Könige, Damen, Buben). Eine Karte kann in mehreren Gruppen zählen, in jeder aber nur einmal.
   *[some] Es gibt drei Gruppen: Sequenzen, Paare und Dix; Pinochles; und die Vierer (Asse, Könige, Damen, Buben). Eine Karte kann in mehreren Gruppen zählen, in jeder aber nur einmal.
}
meld-run-pair = König und Dame einer Sequenz sind daher nicht noch einmal ein Trumpfpaar. Eine Dame aber kann in einem Paar, in einem Pinochle und bei vier Damen zählen.
meld-extra-none = Ein zweiter König oder eine zweite Dame in Trumpf erhöht die Sequenz nicht. Beide zusammen sind ein Trumpfpaar neben der Sequenz.
meld-extra-both = Eine Sequenz mit zweitem König und zweiter Dame zählt als Sequenz und Trumpfpaar.
meld-two = Die letzte Spalte gilt für zwei gleiche: zwei Sequenzen, zwei Paare in einer Farbe, zwei Pinochles, alle acht Asse. Sie tritt an die Stelle des einfachen Werts und kommt nicht hinzu.
meld-several = Die Spalten ab der zweiten gelten für mehrere gleiche: zwei Sequenzen, drei Paare in einer Farbe, vier Pinochles. Jeder Wert tritt an die Stelle des kleineren und kommt nicht hinzu.
meld-stock-several = Die Spalten ab der zweiten gelten für mehrere gleiche aus verschiedenen Karten. Nacheinander ausgelegt, zählt jede einzeln; sind zwei mehr wert als zweimal eine, schreibt man beim Vollenden der beiden auch deren ganzen Wert an.
meld-more = Wer mehr als { $most } gleiche hält, zählt sie in den Teilen, die zusammen am meisten bringen.
meld-singles = Zwei gleiche zählen einfach zweimal: Für Doppeltes gibt es keinen Zuschlag.
meld-bonus = Der Rundgang, ein Paar in jeder Farbe, bringt eine Prämie von { $points } zusätzlich zu den Meldungen, aus denen er besteht.
meld-grand = Das Große Pinochle zählt anstelle des Pinochle, das darin steckt, außer wenn ein Doppelpinochle mehr bringt.
meld-nothing = { $lowest ->
    [0] Vier Zehnen sind keine Meldung, und von den Karten eines Rangs zählen nur ganze Sätze mit einer von jeder Farbe.
    [7] Vier Zehnen, Neunen, Achten oder Siebenen sind keine Meldung, und sieben gleiche Karten zählen nicht mehr als vier.
   *[other] Vier Zehnen oder vier Neunen sind keine Meldung, und sieben gleiche Karten zählen nicht mehr als vier.
}
meld-minimum = { $unit ->
    [player] Machen die Meldungen eines Spielers zusammen weniger als { $points } aus, zählen sie nicht.
   *[side] Machen die Meldungen einer Partei zusammen weniger als { $points } aus, zählen sie nicht.
}
stock-lead = Wer nicht gibt, spielt zum ersten Stich aus.
stock-free = Solange Karten im Stapel sind, darf man zu jedem Stich jede Karte spielen, aus der Hand oder aus den vor einem liegenden Meldungen. Niemand muss bedienen, überbieten oder trumpfen.
stock-draw-meld-first = Nach jedem Stich darf melden, wer ihn gemacht hat. Dann zieht er die oberste Karte des Stapels, der andere zieht die nächste, und er spielt wieder aus.
stock-draw-first = Nach jedem Stich zieht, wer ihn gemacht hat, die oberste Karte des Stapels, und der andere zieht die nächste. Dann darf er melden und spielt wieder aus.
stock-one = Melden darf nur, wer den Stich gemacht hat, und nach jedem Stich nur eine Meldung. Sie wird offen ausgelegt, sofort angeschrieben und bleibt liegen; ihre Karten dürfen noch gespielt werden.
stock-fresh = Jede Meldung braucht mindestens eine Karte aus der Hand. Liegende Karten dürfen noch einmal dienen: in einer Meldung einer anderen Gruppe, und in einer derselben Gruppe, wenn sie mehr wert ist als jede, in der sie schon waren. Eine gespielte Karte dient nicht mehr.
stock-grow = So kann ein Trumpfpaar ({ $marriage }) zur Sequenz ({ $run }) wachsen, wenn Ass, Zehn und Bube dazukommen. Umgekehrt geht es nicht: Aus einer Sequenz wird kein Trumpfpaar mehr, und jede Dame ist nur einmal Teil eines Paares.
stock-dix = { $dix ->
    [7] Wer den Stich gemacht hat, darf außer der einen Meldung auch eine Trumpfsieben, die Dix, zeigen; sie zählt { $points }. Die erste wird gegen die aufgedeckte Karte getauscht, wenn diese nicht selbst eine Sieben ist.
   *[other] Wer den Stich gemacht hat, darf außer der einen Meldung auch eine Trumpfneun, die Dix, zeigen; sie zählt { $points }. Die erste wird gegen die aufgedeckte Karte getauscht, wenn diese nicht selbst eine Neun ist.
}
stock-last = Nach dem { $tricks }. Stich zieht sein Gewinner die letzte Karte des Stapels und zeigt sie; der andere nimmt die aufgedeckte Karte.
stock-last-choice = Nach dem { $tricks }. Stich nimmt sein Gewinner entweder die letzte Karte des Stapels oder die aufgedeckte; der andere bekommt die übrige.
stock-over = Dann nimmt jeder seine Meldungen auf die Hand, und gemeldet wird nicht mehr. Wer den letzten Stich gemacht hat, spielt zum ersten von { $tricks } weiteren aus, für die die folgenden strengeren Regeln gelten.

before-minimum = { $unit ->
    [player] Machen die Meldungen des Ansagers weniger als { $points } aus, ist sein Gebot ungespielt verloren.
   *[side] Machen die Meldungen der Ansagerpartei weniger als { $points } aus, ist ihr Gebot ungespielt verloren.
}
before-made-by-meld = { $unit ->
    [player] Erreichen schon die Meldungen des Ansagers das Gebot, ist es ungespielt gewonnen.
   *[side] Erreichen schon die Meldungen der Ansagerpartei das Gebot, ist es ungespielt gewonnen.
}
before-not-at-table = { $unit ->
    [player] In allen Stichen zusammen stecken { $points } Punkte. Braucht der Ansager zu seinen Meldungen noch mehr als das, ist sein Gebot ungespielt verloren.
   *[side] In allen Stichen zusammen stecken { $points } Punkte. Braucht die Ansagerpartei zu ihren Meldungen noch mehr als das, ist ihr Gebot ungespielt verloren.
}
before-concede = Haben alle die Meldungen gesehen, darf der Ansager aufgeben: Das Gebot ist ungespielt verloren.
before-no-concede = Aufgeben ist nicht erlaubt.
before-moon = { $unit ->
    [player] Der Ansager darf einen Durchmarsch ansagen, also dass er alle Stiche macht. Gelingt er, bringt er zusätzlich { $bonus }; misslingt er, kostet er { $penalty }. Das Spiel selbst wird wie üblich abgerechnet.
   *[side] Der Ansager darf einen Durchmarsch ansagen, also dass seine Partei alle Stiche macht. Gelingt er, bringt er zusätzlich { $bonus }; misslingt er, kostet er { $penalty }. Das Spiel selbst wird wie üblich abgerechnet.
}
before-yield = Will der Ansager spielen, dürfen die Gegenspieler aufgeben. Tun es alle, ist das Gebot ungespielt gewonnen.

play-lead-declarer = Der Ansager spielt zum ersten Stich aus.
play-lead-left-of-dealer = { $company ->
    [duel] Wer nicht gibt, spielt zum ersten Stich aus.
   *[other] Der Spieler links vom Geber spielt zum ersten Stich aus.
}
play-lead-dealer = Der Geber spielt zum ersten Stich aus.
play-lead-any = Wer ausspielt, darf jede Karte wählen.
play-lead-trump = Zum ersten Stich muss Trumpf ausgespielt werden, wenn der Ausspielende einen hat. Danach darf jede Karte ausgespielt werden.
play-lead-trump-unless-stuck = Zum ersten Stich muss Trumpf ausgespielt werden, wenn der Ausspielende einen hat, außer wenn niemand geboten hat und das Spiel übernommen werden musste. Danach darf jede Karte ausgespielt werden.
play-follow = Die ausgespielte Farbe muss bedient werden.
play-beat = { $partner ->
    [none] Wer bedient, muss die bisher höchste Karte überbieten, wenn er kann. Kann er es nicht, genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
   *[partner] Wer bedient, muss die bisher höchste Karte überbieten, wenn er kann, auch wenn sie vom Partner ist. Kann er es nicht, genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
}
play-beat-trump-only = { $partner ->
    [none] Ist Trumpf ausgespielt, muss man die bisher höchste Karte überbieten, wenn man kann. In den anderen Farben genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
   *[partner] Ist Trumpf ausgespielt, muss man die bisher höchste Karte überbieten, wenn man kann, auch wenn sie vom Partner ist. In den anderen Farben genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
}
play-ruffed-free = Ist eine andere Farbe ausgespielt und schon getrumpft worden, genügt beim Bedienen jede Karte der Farbe.
play-ruffed-beat = Auch wenn schon getrumpft worden ist, muss man beim Bedienen die höchste Karte der ausgespielten Farbe überbieten, wenn man kann.
play-void-overtrump = Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen. Liegt schon ein Trumpf, muss er ihn übertrumpfen, wenn er kann; kann er es nicht, muss er trotzdem Trumpf spielen.
play-void-trump = Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen; einen schon liegenden Trumpf muss er nicht übertrumpfen.
play-void-two = Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen.
play-void-both = Wer weder die Farbe noch Trumpf hat, darf jede Karte spielen.
play-winner = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die zuerst gespielte. Wer den Stich macht, spielt zum nächsten aus.
play-tricks = { $tricks ->
    [one] Gespielt wird { $tricks } Stich.
   *[other] Gespielt werden { $tricks } Stiche.
}

counting-tricks = { $company ->
    [alone] Nach dem letzten Stich zählt jeder Spieler die Karten in seinen Stichen.
    [duel] Nach dem letzten Stich zählt jeder Spieler die Karten in seinen Stichen.
    [called] Nach dem letzten Stich zählen Ansager und Partner die Karten in ihren Stichen zusammen, ebenso die anderen.
   *[sides] Nach dem letzten Stich zählt jede Partei die Karten in ihren Stichen.
}
counting-cards = { $points ->
    [one] { $ranks }: je { $points } Punkt.
   *[other] { $ranks }: je { $points } Punkte.
}
counting-nothing = { $ranks }: nichts.
counting-last = { $points ->
    [one] Der letzte Stich bringt { $points } Punkt zusätzlich.
   *[other] Der letzte Stich bringt { $points } Punkte zusätzlich.
}
counting-total = Zusammen sind das in jedem Spiel { $points } Stichpunkte.
counting-most = Zusammen sind das bis zu { $points } Stichpunkte; einige davon können in Karten stecken, die niemandem zählen.
counting-sevens-up = { $unit ->
    [player] Die Stichpunkte jedes Spielers werden auf Zehner gerundet: Endet die Zahl auf sieben, acht oder neun, nach oben, sonst nach unten.
   *[side] Die Stichpunkte jeder Partei werden auf Zehner gerundet: Endet die Zahl auf sieben, acht oder neun, nach oben, sonst nach unten.
}
settlement-made-all = { $unit ->
    [player] Der Ansager hat gewonnen, wenn seine Meldungen und Stichpunkte zusammen das Gebot erreichen. Er schreibt dann alles an, nicht nur das Gebot.
   *[side] Die Ansagerpartei hat gewonnen, wenn ihre Meldungen und Stichpunkte zusammen das Gebot erreichen. Sie schreibt dann alles an, nicht nur das Gebot.
}
settlement-made-bid = { $unit ->
    [player] Der Ansager hat gewonnen, wenn seine Meldungen und Stichpunkte zusammen das Gebot erreichen. Er schreibt dann das Gebot an, und nicht mehr.
   *[side] Die Ansagerpartei hat gewonnen, wenn ihre Meldungen und Stichpunkte zusammen das Gebot erreichen. Sie schreibt dann das Gebot an, und nicht mehr.
}
settlement-paid = { $unit ->
    [player] Der Ansager hat gewonnen, wenn seine Meldungen und Stichpunkte zusammen das Gebot erreichen. Was darüber hinausgeht, bringt nichts.
   *[side] Die Ansagerpartei hat gewonnen, wenn ihre Meldungen und Stichpunkte zusammen das Gebot erreichen. Was darüber hinausgeht, bringt nichts.
}
settlement-called = Ansager und gerufener Partner schreiben beide an, was sie zusammen erreichen.

settlement-set-deduct = { $company ->
    [alone] Erreicht er es nicht, hat er verloren: Er bekommt nichts, und das Gebot wird ihm abgezogen. Sein Stand darf dabei unter null fallen.
    [duel] Erreicht er es nicht, hat er verloren: Er bekommt nichts, und das Gebot wird ihm abgezogen. Sein Stand darf dabei unter null fallen.
    [called] Erreichen sie es nicht, haben sie verloren: Sie bekommen nichts, und das Gebot wird jedem der beiden abgezogen. Ihr Stand darf dabei unter null fallen.
   *[sides] Erreicht sie es nicht, hat sie verloren: Sie bekommt nichts, und das Gebot wird ihr abgezogen. Ihr Stand darf dabei unter null fallen.
}
settlement-set-give = { $company ->
    [alone] Erreicht er es nicht, hat er verloren: Er bekommt nichts, und das Gebot wird jedem Gegenspieler gutgeschrieben. Abgezogen wird nichts.
    [duel] Erreicht er es nicht, hat er verloren: Er bekommt nichts, und das Gebot wird dem Gegenspieler gutgeschrieben. Abgezogen wird nichts.
    [called] Erreichen sie es nicht, haben sie verloren: Sie bekommen nichts, und das Gebot wird jedem der anderen gutgeschrieben. Abgezogen wird nichts.
    [many] Erreicht sie es nicht, hat sie verloren: Sie bekommt nichts, und das Gebot wird jeder anderen Partei gutgeschrieben. Abgezogen wird nichts.
   *[sides] Erreicht sie es nicht, hat sie verloren: Sie bekommt nichts, und das Gebot wird der Gegenpartei gutgeschrieben. Abgezogen wird nichts.
}
settlement-set-nothing = { $company ->
    [alone] Erreicht er es nicht, hat er verloren: Er bekommt in diesem Spiel nichts, aber abgezogen wird ihm auch nichts.
    [duel] Erreicht er es nicht, hat er verloren: Er bekommt in diesem Spiel nichts, aber abgezogen wird ihm auch nichts.
    [called] Erreichen sie es nicht, haben sie verloren: Sie bekommen in diesem Spiel nichts, aber abgezogen wird ihnen auch nichts.
   *[sides] Erreicht sie es nicht, hat sie verloren: Sie bekommt in diesem Spiel nichts, aber abgezogen wird ihr auch nichts.
}
settlement-defenders = { $company ->
    [alone] Jeder Gegenspieler schreibt seine eigenen Meldungen und Stichpunkte in jedem Fall an.
    [duel] Der Gegenspieler schreibt seine Meldungen und Stichpunkte in jedem Fall an.
    [called] Jeder der anderen schreibt in jedem Fall seine eigenen Meldungen an und dazu alle Stichpunkte, die die Gegenpartei zusammen macht.
    [many] Jede andere Partei schreibt ihre Meldungen und Stichpunkte in jedem Fall an.
   *[sides] Die Gegenpartei schreibt ihre Meldungen und Stichpunkte in jedem Fall an.
}
settlement-defenders-nothing = { $company ->
    [alone] Die Gegenspieler schreiben nichts an.
    [duel] Der Gegenspieler schreibt nichts an.
   *[sides] Die Gegenpartei schreibt nichts an.
}
settlement-turned = { $unit ->
    [player] Jeder Spieler schreibt seine Meldungen und seine Stichpunkte an.
   *[side] Jede Partei schreibt ihre Meldungen und ihre Stichpunkte an.
}
save-declarers-none = { $unit ->
    [player] Die Meldungen des Ansagers zählen auch dann, wenn er keinen Stich macht.
   *[side] Die Meldungen der Ansagerpartei zählen auch dann, wenn sie keinen Stich macht.
}
save-declarers-trick = { $unit ->
    [player] Die Meldungen des Ansagers zählen nur, wenn er mindestens einen Stich macht.
   *[side] Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens einen Stich macht.
}
save-declarers-point = { $unit ->
    [player] Die Meldungen des Ansagers zählen nur, wenn er mindestens einen Stichpunkt macht.
   *[side] Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens einen Stichpunkt macht.
}
save-declarers-points = { $unit ->
    [player] Die Meldungen des Ansagers zählen nur, wenn er mindestens { $points } Stichpunkte macht.
   *[side] Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
}
save-defenders-none = { $unit ->
    [player] Die Meldungen eines Gegenspielers zählen auch dann, wenn er keinen Stich macht.
    [together] Die Meldungen der anderen zählen auch dann, wenn sie keinen Stich machen.
   *[side] Die Meldungen der Gegenpartei zählen auch dann, wenn sie keinen Stich macht.
}
save-defenders-trick = { $unit ->
    [player] Die Meldungen eines Gegenspielers zählen nur, wenn er selbst mindestens einen Stich macht.
    [together] Die Meldungen der anderen zählen nur, wenn sie zusammen mindestens einen Stich machen.
   *[side] Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens einen Stich macht.
}
save-defenders-point = { $unit ->
    [player] Die Meldungen eines Gegenspielers zählen nur, wenn er selbst mindestens einen Stichpunkt macht.
    [together] Die Meldungen der anderen zählen nur, wenn sie zusammen mindestens einen Stichpunkt machen.
   *[side] Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens einen Stichpunkt macht.
}
save-defenders-points = { $unit ->
    [player] Die Meldungen eines Gegenspielers zählen nur, wenn er selbst mindestens { $points } Stichpunkte macht.
    [together] Die Meldungen der anderen zählen nur, wenn sie zusammen mindestens { $points } Stichpunkte machen.
   *[side] Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
}
save-both-none = { $unit ->
    [player] Die Meldungen eines Spielers zählen auch dann, wenn er keinen Stich macht.
   *[side] Die Meldungen einer Partei zählen auch dann, wenn sie keinen Stich macht.
}
save-both-trick = { $unit ->
    [player] Die Meldungen eines Spielers zählen nur, wenn er mindestens einen Stich macht.
   *[side] Die Meldungen einer Partei zählen nur, wenn sie mindestens einen Stich macht.
}
save-both-point = { $unit ->
    [player] Die Meldungen eines Spielers zählen nur, wenn er mindestens einen Stichpunkt macht.
   *[side] Die Meldungen einer Partei zählen nur, wenn sie mindestens einen Stichpunkt macht.
}
save-both-points = { $unit ->
    [player] Die Meldungen eines Spielers zählen nur, wenn er mindestens { $points } Stichpunkte macht.
   *[side] Die Meldungen einer Partei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
}
save-covers-meld = { $unit ->
    [player] Wem das nicht gelingt, der behält seine Stichpunkte.
   *[side] Eine Partei, der das nicht gelingt, behält ihre Stichpunkte.
}
save-covers-all = { $unit ->
    [player] Wem das nicht gelingt, der verliert auch seine Stichpunkte.
   *[side] Eine Partei, der das nicht gelingt, verliert auch ihre Stichpunkte.
}
save-dix-only-dix = { $who ->
    [both] { $unit ->
        [player] Ausnahme: Ein Spieler behält Meldungen, die nur aus Dix bestehen.
       *[side] Ausnahme: Eine Partei behält Meldungen, die nur aus Dix bestehen.
    }
   *[defenders] { $unit ->
        [player] Ausnahme: Ein Gegenspieler behält Meldungen, die nur aus Dix bestehen.
       *[side] Ausnahme: Wer nicht zur Ansagerpartei gehört, behält Meldungen, die nur aus Dix bestehen.
    }
}
save-dix-portion = { $who ->
    [both] { $unit ->
        [player] Ausnahme: Ein Spieler behält von seinen Meldungen immer die Dix.
       *[side] Ausnahme: Eine Partei behält von ihren Meldungen immer die Dix.
    }
   *[defenders] { $unit ->
        [player] Ausnahme: Ein Gegenspieler behält von seinen Meldungen immer die Dix.
       *[side] Ausnahme: Wer nicht zur Ansagerpartei gehört, behält von seinen Meldungen immer die Dix.
    }
}
settlement-unplayed-deduct = { $company ->
    [called] Ist ein Gebot ungespielt verloren, wird es dem Ansager und dem gerufenen Partner abgezogen. { settlement-unplayed }
    [alone] Ist ein Gebot ungespielt verloren, wird es dem Ansager abgezogen. { settlement-unplayed }
    [duel] Ist ein Gebot ungespielt verloren, wird es dem Ansager abgezogen. { settlement-unplayed }
   *[sides] Ist ein Gebot ungespielt verloren, wird es der Ansagerpartei abgezogen. { settlement-unplayed }
}
settlement-unplayed-give = { $company ->
    [alone] Ist ein Gebot ungespielt verloren, bekommt es jeder Gegenspieler. { settlement-unplayed }
    [called] Ist ein Gebot ungespielt verloren, bekommt es jeder der anderen. { settlement-unplayed }
    [duel] Ist ein Gebot ungespielt verloren, bekommt es der Gegenspieler. { settlement-unplayed }
    [many] Ist ein Gebot ungespielt verloren, bekommt es jede andere Partei. { settlement-unplayed }
   *[sides] Ist ein Gebot ungespielt verloren, bekommt es die Gegenpartei. { settlement-unplayed }
}
settlement-unplayed-nothing = Ist ein Gebot ungespielt verloren, bringt es nichts ein, aber abgezogen wird auch nichts. { settlement-unplayed }
settlement-unplayed = { $defenders ->
    [nothing] Stichpunkte gibt es nicht, und auch sonst schreibt niemand etwas an.
   *[meld] { $company ->
        [alone] Stichpunkte gibt es nicht; jeder Gegenspieler schreibt seine Meldungen an.
        [called] Stichpunkte gibt es nicht; jeder der anderen schreibt seine Meldungen an.
        [duel] Stichpunkte gibt es nicht; der Gegenspieler schreibt seine Meldungen an.
        [many] Stichpunkte gibt es nicht; jede andere Partei schreibt ihre Meldungen an.
       *[sides] Stichpunkte gibt es nicht; die Gegenpartei schreibt ihre Meldungen an.
    }
}
settlement-gift = { $company ->
    [alone] Hat der Ansager aufgegeben, bekommt jeder Gegenspieler außerdem { $points }.
    [called] Hat der Ansager aufgegeben, bekommt jeder der anderen außerdem { $points }.
    [duel] Hat der Ansager aufgegeben, bekommt der Gegenspieler außerdem { $points }.
    [many] Hat der Ansager aufgegeben, bekommt jede andere Partei außerdem { $points }.
   *[sides] Hat der Ansager aufgegeben, bekommt die Gegenpartei außerdem { $points }.
}
settlement-by-meld-all = { $unit ->
    [player] Ist ein Gebot ungespielt gewonnen, schreibt der Ansager seine Meldungen an; Stichpunkte gibt es nicht.
   *[side] Ist ein Gebot ungespielt gewonnen, schreibt die Ansagerpartei ihre Meldungen an; Stichpunkte gibt es nicht.
}
settlement-by-meld-bid = { $unit ->
    [player] Ist ein Gebot ungespielt gewonnen, schreibt der Ansager das Gebot an; Stichpunkte gibt es nicht.
   *[side] Ist ein Gebot ungespielt gewonnen, schreibt die Ansagerpartei das Gebot an; Stichpunkte gibt es nicht.
}
settlement-instant-all-tricks = { $unit ->
    [player] Macht ein Spieler alle Stiche eines Spiels, gewinnt er sofort die ganze Partie.
   *[side] Macht eine Partei alle Stiche eines Spiels, gewinnt sie sofort die ganze Partie.
}
settlement-instant-quadruple-run = { $unit ->
    [player] Meldet ein Spieler vier Sequenzen, gewinnt er sofort die ganze Partie.
   *[side] Meldet jemand vier Sequenzen, gewinnt seine Partei sofort die ganze Partie.
}
settlement-instant-quadruple-pinochle = { $unit ->
    [player] Meldet ein Spieler vier Pinochles und macht er mindestens { $points } Stichpunkte, gewinnt er sofort die ganze Partie.
   *[side] Meldet jemand vier Pinochles, gewinnt seine Partei sofort die ganze Partie, wenn sie mindestens { $points } Stichpunkte macht.
}
settlement-instant-lead = { $unit ->
    [player] Wer { $points } oder mehr hat, ehe irgendein anderer über null gekommen ist, gewinnt sofort die ganze Partie.
   *[side] Eine Partei, die { $points } oder mehr hat, ehe irgendeine andere über null gekommen ist, gewinnt sofort die ganze Partie.
}
payment-each = { $who ->
    [all] Statt Punkte anzuschreiben, zahlt man nach jedem Spiel in Chips: Der Ansager rechnet mit allen am Tisch ab, auch mit denen, die aussetzen. Wie viele Chips ein Gebot wert ist, hängt von seiner Höhe ab.
   *[players] Statt Punkte anzuschreiben, zahlt man nach jedem Spiel in Chips: Der Ansager rechnet mit jedem anderen Spieler ab. Wie viele Chips ein Gebot wert ist, hängt von seiner Höhe ab.
}
table-bid = Gebot
table-chips = Chips
table-from = ab { $bid }
payment-made = Ist das Gebot gewonnen, gespielt oder ungespielt, bekommt der Ansager so viele Chips von jedem anderen.
payment-lost = { $factor ->
    [1] Ist das Gebot gespielt und verloren, zahlt der Ansager ebenso viele an jeden anderen.
    [2] Ist das Gebot gespielt und verloren, zahlt der Ansager doppelt so viele an jeden anderen.
   *[other] Ist das Gebot gespielt und verloren, zahlt der Ansager { $factor }-mal so viele an jeden anderen.
}
payment-conceded = Ist das Gebot ungespielt verloren, zahlt der Ansager jedem anderen die einfache Zahl.
payment-kitty = Ab einem Gebot von { $points } macht die Kasse mit wie ein weiterer Spieler: Sie zahlt an den Ansager und wird bezahlt. Sie gehört allen gemeinsam.
payment-suit = { $factor ->
    [2] Ist { $suit } Trumpf, zählt alles doppelt.
   *[other] Ist { $suit } Trumpf, zählt alles { $factor }-fach.
}
payment-suit-conceded = Die Trumpffarbe zählt auch dann, wenn das Gebot ungespielt verloren ist.
payment-suit-played = Ein ungespielt verlorenes Gebot kostet in jeder Farbe gleich viel.
checks-each = Neben den Punkten gibt es Nebenwetten, die Checks. Jeder Spieler einer Partei bekommt sie von einem Gegner, sodass jeder der beiden Verlierer jeden Check einmal bezahlt. An den Punkten ändern sie nichts.
table-event = Für
table-checks = Checks
checks-contract = ein erfülltes Gebot, ab { $bid }
checks-sweep = alle Stiche
checks-more = { $checks ->
    [one] Über { $bid } hinaus bringen je { $step } weitere Punkte des Gebots einen Check mehr.
   *[other] Über { $bid } hinaus bringen je { $step } weitere Punkte des Gebots { $checks } Checks mehr.
}
checks-set = { $factor ->
    [1] Ist ein Gebot verloren, bekommen die Gegner so viel, wie es eingebracht hätte.
    [2] Ist ein Gebot verloren, bekommen die Gegner das Doppelte dessen, was es eingebracht hätte.
   *[other] Ist ein Gebot verloren, bekommen die Gegner das { $factor }-Fache dessen, was es eingebracht hätte.
}
checks-roundhouse = Ein Rundgang wird anstelle der vier Könige und vier Damen bezahlt, die darin stecken.

match-target = { $company ->
    [alone] Gespielt wird, bis jemand am Ende eines Spiels { $points } oder mehr Punkte hat. Er gewinnt.
    [duel] Gespielt wird, bis jemand am Ende eines Spiels { $points } oder mehr Punkte hat. Er gewinnt.
   *[sides] Gespielt wird, bis eine Partei am Ende eines Spiels { $points } oder mehr Punkte hat. Sie gewinnt.
}
match-deals = { $deals ->
    [one] Eine Partie besteht aus { $deals } Spiel. { match-deals-won }
   *[other] Eine Partie besteht aus { $deals } Spielen. { match-deals-won }
}
match-deals-won = { $company ->
    [alone] Der höchste Stand gewinnt; haben ihn mehrere, ist die Partie unentschieden.
    [many] Der höchste Stand gewinnt; haben ihn mehrere, ist die Partie unentschieden.
   *[sides] Der höhere Stand gewinnt; bei gleichem Stand ist die Partie unentschieden.
}
match-must-declare = { $company ->
    [alone] So gewinnen kann nur, wer in diesem Spiel Ansager war und sein Gebot erfüllt hat. Die anderen spielen weiter, wie hoch ihr Stand auch ist.
    [duel] So gewinnen kann nur, wer in diesem Spiel Ansager war und sein Gebot erfüllt hat. Der andere spielt weiter, wie hoch sein Stand auch ist.
    [many] So gewinnen kann nur eine Partei, die in diesem Spiel Ansagerpartei war und ihr Gebot erfüllt hat. Die anderen spielen weiter, wie hoch ihr Stand auch ist.
   *[sides] So gewinnen kann nur eine Partei, die in diesem Spiel Ansagerpartei war und ihr Gebot erfüllt hat. Die andere spielt weiter, wie hoch ihr Stand auch ist.
}
match-both-declarers = { $company ->
    [alone] Erreichen es mehrere im selben Spiel, gewinnt der Ansager, wenn er darunter ist, gleich wer mehr hat; sonst der höchste Stand.
    [duel] Erreichen es beide im selben Spiel, gewinnt der Ansager, gleich wer mehr hat.
    [many] Erreichen es mehrere Parteien im selben Spiel, gewinnt die Ansagerpartei, wenn sie darunter ist, gleich wer mehr hat; sonst der höchste Stand.
   *[sides] Erreichen es beide Parteien im selben Spiel, gewinnt die Ansagerpartei, gleich wer mehr hat.
}
match-both-highest = { $company ->
    [alone] Erreichen es mehrere im selben Spiel, gewinnt der höchste Stand. Ist er mehrfach erreicht, folgt ein weiteres Spiel.
    [duel] Erreichen es beide im selben Spiel, gewinnt der höhere Stand. Bei gleichem Stand folgt ein weiteres Spiel.
    [many] Erreichen es mehrere Parteien im selben Spiel, gewinnt der höchste Stand. Ist er mehrfach erreicht, folgt ein weiteres Spiel.
   *[sides] Erreichen es beide Parteien im selben Spiel, gewinnt der höhere Stand. Bei gleichem Stand folgt ein weiteres Spiel.
}
match-both-extra-deal = { $company ->
    [alone] Erreichen es mehrere im selben Spiel, folgt ein weiteres Spiel, und dann gewinnt der höchste Stand.
    [duel] Erreichen es beide im selben Spiel, folgt ein weiteres Spiel, und dann gewinnt der höhere Stand.
    [many] Erreichen es mehrere Parteien im selben Spiel, folgt ein weiteres Spiel, und dann gewinnt der höchste Stand.
   *[sides] Erreichen es beide Parteien im selben Spiel, folgt ein weiteres Spiel, und dann gewinnt der höhere Stand.
}
match-both-raise-target = { $company ->
    [alone] Erreichen es mehrere im selben Spiel, steigt das Ziel um { $points }, und es wird weitergespielt.
    [duel] Erreichen es beide im selben Spiel, steigt das Ziel um { $points }, und es wird weitergespielt.
    [many] Erreichen es mehrere Parteien im selben Spiel, steigt das Ziel um { $points }, und es wird weitergespielt.
   *[sides] Erreichen es beide Parteien im selben Spiel, steigt das Ziel um { $points }, und es wird weitergespielt.
}
match-floor = { $company ->
    [alone] Ist jemandes Stand am Ende eines Spiels { $points } oder niedriger, ist die Partie zu Ende, und der höchste Stand gewinnt.
    [duel] Ein Spieler, dessen Stand am Ende eines Spiels { $points } oder niedriger ist, verliert sofort.
    [many] Ist der Stand einer Partei am Ende eines Spiels { $points } oder niedriger, ist Schluss, und der höchste Stand gewinnt.
   *[sides] Eine Partei, deren Stand am Ende eines Spiels { $points } oder niedriger ist, verliert sofort.
}
match-behind = { $company ->
    [alone] Liegt jemandes Stand am Ende eines Spiels { $points } oder mehr unter null, ist die Partie zu Ende, und der höchste Stand gewinnt.
    [duel] Ein Spieler, dessen Stand am Ende eines Spiels { $points } oder mehr unter null liegt, verliert sofort.
    [many] Liegt der Stand einer Partei am Ende eines Spiels { $points } oder mehr unter null, ist Schluss, und der höchste Stand gewinnt.
   *[sides] Eine Partei, deren Stand am Ende eines Spiels { $points } oder mehr unter null liegt, verliert sofort.
}
match-apart = { $company ->
    [alone] Wer am Ende eines Spiels mit dem höchsten Stand { $points } oder mehr Vorsprung auf den Letzten hat, gewinnt sofort.
    [duel] Ein Spieler, der am Ende eines Spiels { $points } oder mehr Vorsprung hat, gewinnt sofort.
    [many] Eine Partei, die am Ende eines Spiels mit dem höchsten Stand { $points } oder mehr Vorsprung auf die letzte hat, gewinnt sofort.
   *[sides] Eine Partei, die am Ende eines Spiels { $points } oder mehr Vorsprung hat, gewinnt sofort.
}
match-checks = { $company ->
    [alone] Der Gewinner der Partie bekommt { $game } Checks von jedem anderen.
    [duel] Der Gewinner der Partie bekommt { $game } Checks vom anderen.
   *[sides] Die Gewinner der Partie bekommen { $game } Checks, jeder von einem Gegner.
}
match-checks-each = { $checks ->
    [one] Für je angefangene { $points } Punkte Unterschied kommt ein Check hinzu.
   *[other] Für je angefangene { $points } Punkte Unterschied kommen { $checks } Checks hinzu.
}
match-checks-below = { $checks ->
    [one] Sind die Verlierer unter null, kommt ein Check hinzu.
   *[other] Sind die Verlierer unter null, kommen { $checks } Checks hinzu.
}
match-claim = { $unit ->
    [player] Wer an der Reihe ist, darf das Spiel auch abbrechen und behaupten, das Ziel schon erreicht zu haben: mit seinem Stand, den Meldungen dieses Spiels und den bisherigen Stichpunkten. Stimmt es, gewinnt er sofort die Partie; stimmt es nicht, verliert er sie.
   *[side] Wer an der Reihe ist, darf das Spiel auch abbrechen und behaupten, seine Partei habe das Ziel schon erreicht: mit ihrem Stand, den Meldungen dieses Spiels und den bisherigen Stichpunkten. Stimmt es, gewinnt sie sofort; stimmt es nicht, verliert sie.
}

example-meld-hand = Trumpf ist { $trump }. Du hältst { $hand }.
example-meld-one = { $meld }: { $hand } zählt { $points }.
example-meld-total = Zusammen meldet das Blatt { $points }.
example-stock-first = Du machst einen Stich und legst { $hand } aus: ein Trumpfpaar, sofort { $points }.
example-stock-run = Nach einem späteren Stich legst du { $hand } an: Jetzt ist es eine Sequenz, und du schreibst { $points } dazu an.
example-stock-never = Hättest du zuerst die Sequenz ausgelegt, gäbe es für König und Dame daraus kein Trumpfpaar mehr.
example-stock-marriage = Nach einem weiteren Stich legst du { $hand } aus: ein Paar, { $points }.
example-stock-pinochle = Dann legst du { $hand } zu der Dame, die schon liegt: ein Pinochle, { $points }, denn das ist eine andere Gruppe.
example-play-trump = Trumpf ist { $trump }.
example-play-question = Auf dem Tisch: { $trick }. Du hältst { $hand }. Du darfst spielen: { $legal }.
example-deal-melds = { $company ->
    [alone] Das Gebot ist { $bid }. Der Ansager meldet { $ours }, die Gegenspieler { $theirs }.
    [duel] Das Gebot ist { $bid }. Der Ansager meldet { $ours }, der Gegenspieler { $theirs }.
    [called] Das Gebot ist { $bid }. Ansager und Partner melden zusammen { $ours }, die anderen { $theirs }.
   *[sides] Das Gebot ist { $bid }. Die Ansagerpartei meldet { $ours }, die Gegenpartei { $theirs }.
}
example-deal-declarer = Das Gebot ist { $bid }, Trumpf ist { $trump }. Der Ansager meldet { $ours }.
example-turned-melds = { $company ->
    [alone] Der erste Spieler meldet { $ours }, die anderen { $theirs }.
    [duel] Der eine Spieler meldet { $ours }, der andere { $theirs }.
    [many] Die erste Partei meldet { $ours }, die anderen { $theirs }.
   *[sides] Die erste Partei meldet { $ours }, die zweite { $theirs }.
}
example-deal-made = { $company ->
    [alone] In den Stichen macht der Ansager { $us }, die Gegenspieler { $them }. Das ergibt für den Ansager { $sum }; er hat sein Gebot von { $bid } erfüllt. Änderung der Stände: Ansager { $ours }, Gegenspieler { $theirs }.
    [duel] In den Stichen macht der Ansager { $us }, der Gegenspieler { $them }. Das ergibt für den Ansager { $sum }; er hat sein Gebot von { $bid } erfüllt. Änderung der Stände: Ansager { $ours }, Gegenspieler { $theirs }.
    [called] In den Stichen machen Ansager und Partner { $us }, die anderen zusammen { $them }. Das ergibt { $sum }; die beiden haben das Gebot von { $bid } erfüllt. Änderung der Stände: Ansager und Partner je { $ours }, die anderen { $theirs }.
   *[sides] In den Stichen macht die Ansagerpartei { $us }, die Gegenpartei { $them }. Das ergibt für die Ansagerpartei { $sum }; sie hat ihr Gebot von { $bid } erfüllt. Änderung der Stände: Ansagerpartei { $ours }, Gegenpartei { $theirs }.
}
example-deal-set = { $company ->
    [alone] In den Stichen macht der Ansager { $us }, die Gegenspieler { $them }. Das ergibt für den Ansager { $sum }; er hat verloren. Änderung der Stände: Ansager { $ours }, Gegenspieler { $theirs }.
    [duel] In den Stichen macht der Ansager { $us }, der Gegenspieler { $them }. Das ergibt für den Ansager { $sum }; er hat verloren. Änderung der Stände: Ansager { $ours }, Gegenspieler { $theirs }.
    [called] In den Stichen machen Ansager und Partner { $us }, die anderen zusammen { $them }. Das ergibt { $sum }; die beiden haben verloren. Änderung der Stände: Ansager und Partner je { $ours }, die anderen { $theirs }.
   *[sides] In den Stichen macht die Ansagerpartei { $us }, die Gegenpartei { $them }. Das ergibt für die Ansagerpartei { $sum }; sie hat verloren. Änderung der Stände: Ansagerpartei { $ours }, Gegenpartei { $theirs }.
}
example-turned-score = { $company ->
    [alone] In den Stichen macht der erste Spieler { $us }, die anderen { $them }. Änderung der Stände: erster Spieler { $ours }, die anderen { $theirs }.
    [duel] In den Stichen macht der eine Spieler { $us }, der andere { $them }. Änderung der Stände: der eine { $ours }, der andere { $theirs }.
    [many] In den Stichen macht die erste Partei { $us }, die anderen { $them }. Änderung der Stände: erste Partei { $ours }, die anderen { $theirs }.
   *[sides] In den Stichen macht die erste Partei { $us }, die zweite { $them }. Änderung der Stände: erste Partei { $ours }, zweite Partei { $theirs }.
}
example-paid-made = In den Stichen macht der Ansager { $us }, das ergibt zusammen { $sum }: { $bid } ist erfüllt. Chips: Ansager { $ours }, jeder andere { $theirs }, Kasse { $kitty }.
example-paid-set = In den Stichen macht der Ansager { $us }, das ergibt zusammen { $sum }: { $bid } ist gespielt und verloren. Chips: Ansager { $ours }, jeder andere { $theirs }, Kasse { $kitty }.

tip-bid = Zähle vor dem Bieten, was du selbst melden kannst, und rechne einen Anteil an den Stichpunkten hinzu. Die Hälfte davon sind etwa { $points }; mit langem Trumpf und Assen darfst du mehr erwarten.
tip-bid-alone = { $company ->
    [called] Zähle vor dem Bieten, was du selbst melden kannst und welche Stiche dir sicher sind, und rechne etwas für den Partner hinzu, den du rufen wirst.
   *[other] Zähle vor dem Bieten, was du melden kannst, und rechne nur die Stiche hinzu, die dir so gut wie sicher sind: Niemand hilft dir.
}
tip-widow = Biete nicht auf das hin, was der Talon bringen könnte: Er ist eine Wundertüte, und selten macht er eine Sequenz voll.
tip-call = Rufe den Trumpf, der dir am meisten fehlt: möglichst ein Ass oder die Karte, die deine Sequenz ergänzt.
tip-trump = Eine lange Trumpffarbe mit Ass ist mehr wert als eine kurze mit Paar: Denke an die Stiche, nicht nur an die Meldungen.
tip-give = Gib als Partner des Ansagers zuerst Trümpfe, vor allem solche, die eine Sequenz ergänzen können; dann Asse und für ein Pinochle die passende Dame oder den Buben.
tip-return = Behalte als Ansager Trümpfe und Asse. Gib niedrige Karten einer Farbe zurück, die du ganz loswerden kannst, und zerreiße keine Meldung.
tip-bury = Drücke Zehnen und Könige einer Nebenfarbe, die du ganz loswerden kannst: Sie zählen für dich, und dann kannst du die Farbe trumpfen.
tip-stock-keep = Behalte Karten, aus denen noch Meldungen werden können, vor allem Pikdamen, Karobuben und Karten der Sequenz. Spiele, was keine Zukunft hat.
tip-stock-win = Mache einen Stich, wenn du etwas auszulegen hast; sonst lohnen die meisten Stiche die hohe Karte nicht, die sie kosten.
tip-stock-last = Zähle den Stapel herunter. Lege aus, was geht, bevor er zu Ende ist, und spare Asse und Trümpfe für die Stiche danach.
tip-draft = Nimm Asse, künftige Trümpfe und Teile von Meldungen; merke dir, was du weggelegt hast, denn der andere bekommt es nicht mehr zu sehen.
tip-suit = Überlege dir die teurere Farbe zweimal: Sie vervielfacht auch, was du verlierst.
tip-aces = Spiele die Asse der anderen Farben früh aus, solange alle noch bedienen müssen. Später werden sie getrumpft.
tip-dix = Tausche eine Dix, sooft du darfst: Es kostet nichts und bringt einen besseren Trumpf.
tip-trumps = Zähle die Trümpfe mit: Es gibt { $cards }.
tip-partner = Ist deinem Partner der Stich sicher und hast du die Wahl, gib eine Zählkarte dazu. Ist er den Gegnern sicher, gib eine wertlose Karte.
tip-defend = Gib als Gegenspieler Zählkarten in die Stiche des anderen Gegenspielers, und nehmt den Ansager in die Mitte: Am besten spielt sein rechter Nachbar aus.
tip-low = Gib in die Stiche der anderen nur Karten, die nichts zählen.
tip-save = { $unit ->
    [player] Warte nicht zu lange auf den ersten Stich: Wer nichts gewinnt, verliert seine Meldungen.
   *[side] Warte nicht zu lange auf den ersten Stich: Eine Partei, die nichts gewinnt, verliert ihre Meldungen.
}
tip-help = { $company ->
    [sides] Passe mit Hilfe, wenn du ein oder zwei Asse oder gute Meldungen hast, aber nicht bieten kannst: Das kann deinen Partner einen Schritt weiter tragen.
    [many] Passe mit Hilfe, wenn du ein oder zwei Asse oder gute Meldungen hast, aber nicht bieten kannst: Das kann deinen Partner einen Schritt weiter tragen.
   *[other] Überlege dir gut, ob du mit Hilfe passt: Alle hören es.
}
tip-concede = { $paid ->
    [chips] Gib auf, wenn die Meldungen zeigen, dass das Gebot nicht zu schaffen ist: Gespielt und verloren kostet es mehr.
   *[points] Gib auf, wenn die Meldungen zeigen, dass das Gebot nicht zu schaffen ist: Die anderen bekommen dann keine Stichpunkte.
}
tip-stuck = Passe mit schwachem Blatt früh: Vielleicht bleibt ein anderer auf einem Spiel sitzen, das nicht zu gewinnen ist.
tip-last = Hebe dir wenn möglich einen Trumpf für den letzten Stich auf: Er bringt { $points } zusätzlich.
tip-void = Werde eine kurze Nebenfarbe los: Dann kannst du sie trumpfen.

term-around = { $copies ->
    [1] Vierer: vier Karten eines Rangs, von jeder Farbe eine.
    [2] Vierer: vier Karten eines Rangs, von jeder Farbe eine. Alle acht sind ein doppelter Vierer.
   *[other] Vierer: vier Karten eines Rangs, von jeder Farbe eine. Je zwei sind ein doppelter Vierer, je drei ein dreifacher und so weiter.
}
term-beat = Überbieten: eine Karte spielen, die im Stich die Führung übernimmt.
term-check = Check: eine Nebenwette, die neben den Punkten bezahlt wird.
term-contract = { $unit ->
    [player] Gebot: die Punktzahl, die das Reizen gewonnen hat und die der Ansager erreichen muss.
   *[side] Gebot: die Punktzahl, die das Reizen gewonnen hat und die die Ansagerpartei erreichen muss.
}
term-counter = Zählkarte: eine Karte, die im Stich Punkte bringt.
term-deal = Spiel: alles vom Mischen bis zur Abrechnung.
term-declarer = { $company ->
    [alone] Ansager: der Gewinner des Reizens, der allein spielt.
    [duel] Ansager: der Gewinner des Reizens.
    [called] Ansager: der Gewinner des Reizens. Mit dem gerufenen Partner: die Ansagerpartei.
   *[sides] Ansager: der Gewinner des Reizens. Mit seiner Partei: die Ansagerpartei.
}
term-defenders = { $company ->
    [alone] Gegenspieler: alle, die gegen den Ansager spielen.
    [duel] Gegenspieler: wer das Reizen nicht gewonnen hat.
    [called] Gegenpartei: alle, die gegen Ansager und gerufenen Partner spielen.
    [many] Gegenpartei: eine Partei, die das Reizen nicht gewonnen hat.
   *[sides] Gegenpartei: die Partei, die das Reizen nicht gewonnen hat.
}
term-dix = { $dix ->
    [7] Dix (sprich „dies“): die Trumpfsieben.
   *[other] Dix (sprich „dies“): die Trumpfneun.
}
term-exchange = Kartentausch: die Karten, die Ansager und Partner einander geben.
term-follow = Bedienen: eine Karte der ausgespielten Farbe spielen.
term-kitty = Kasse: die gemeinsamen Chips aller.
term-lead = Ausspielen: die erste Karte eines Stichs spielen.
term-marriage = Paar: König und Dame einer Farbe; in Trumpf ein Trumpfpaar.
term-match = Partie: Spiele, bis eine Partei gewonnen hat.
term-match-player = Partie: Spiele, bis jemand gewonnen hat.
term-meld = { $when ->
    [between] Meldung: eine Zusammenstellung von Karten, die zählt, wenn sie zwischen den Stichen ausgelegt wird; auch die Punkte dafür.
   *[before] Meldung: eine Zusammenstellung von Karten, die vor dem Ausspielen zählt; auch die Punkte dafür.
}
term-pinochle = Pinochle: Pikdame und Karobube.
term-run = Sequenz: Ass, Zehn, König, Dame und Bube in Trumpf.
term-set = { $unit ->
    [player] Verloren: Der Ansager hat sein Gebot nicht erreicht.
   *[side] Verloren: Die Ansagerpartei hat ihr Gebot nicht erreicht.
}
term-draw-stock = Stapel: die Karten, von denen gezogen wird.
term-trick = Stich: von jedem Spieler eine Karte.
term-trump = Trumpf: die Farbe, die alle anderen schlägt. Trumpfen: sie spielen, wenn eine andere Farbe ausgespielt ist.
term-void = Blank: ohne eine Karte der Farbe.
term-widow = Talon: die Karten, die niemandem gegeben werden.

# Der Unterschied zwischen zwei Regelwerken.
difference-option = { $label }: { $old } -> { $new }
