# Das Regelblatt. Die Schlüssel kommen aus den Gliederungen der Spielfamilien.

section-players = Spieler und Karten
section-deal = Das Geben
section-auction = Das Reizen
section-trump = Trumpf
section-widow = Der Talon
section-exchange = Der Kartentausch
section-melds = Meldungen
section-before = Vor dem ersten Stich
section-play = Das Spielen der Stiche
section-counting = Das Zählen der Stiche
section-settlement = Die Abrechnung des Spiels
section-match = Der Gewinn der Partie
section-example-meld = Beispiel: ein Blatt auszählen
section-example-play = Beispiel: Was darf ich spielen?
section-example-deal = Beispiel: ein Spiel abrechnen
section-tips = Tipps für Anfänger
section-glossary = Glossar

players-four = Vier spielen, zwei gegen zwei. Partner sitzen einander gegenüber und rechnen gemeinsam als eine Partei ab. Alles geht im Uhrzeigersinn.
players-pack = Gespielt wird mit { $cards } Karten: { $ranks } in jeder der vier Farben, jede Karte zweimal.
players-rank = In jeder Farbe gilt diese Reihenfolge von der höchsten zur niedrigsten Karte. Die Zehn kommt also gleich nach dem Ass.
players-counters = Die Zählkarten, also die Karten, die im Stich Punkte bringen, sind { $ranks }.
players-scale-10 = Punkte werden voll geschrieben, wie in den meisten Regelbüchern.
players-scale-1 = Punkte werden ohne ihre letzte Null geschrieben: Was anderswo 150 heißt, ist hier 15.

deal-dealer = Wer die höchste Karte zieht, gibt zuerst. Nach jedem Spiel, auch nach einem ungültigen, gibt der linke Nachbar.
deal-equal = { $size ->
    [one] Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden einzeln verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
   *[other] Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden zu je { $size } verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
}
deal-packets = Der Geber mischt, sein rechter Nachbar hebt ab, und die Karten werden in Päckchen zu { $packets } verteilt, beginnend links vom Geber, bis jeder { $hand } hat.
deal-widow = Die letzten { $cards } Karten werden verdeckt beiseitegelegt. Sie sind der Talon.
deal-turned = Die allerletzte Karte, sie gehört dem Geber, wird aufgedeckt.
deal-misdeal-five-nines = Wer fünf oder mehr Neunen hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.
deal-misdeal-five-nines-no-ace = Wer fünf oder mehr Neunen und kein Ass hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.
deal-misdeal-six-nines-one-ace = Wer sechs oder mehr Neunen und höchstens ein Ass hält, darf statt seiner ersten Ansage die Karten hinwerfen. Dann gibt der nächste Geber.

auction-purpose = Gereizt wird um das Recht, Trumpf zu bestimmen. Ein Gebot nennt die Punkte, die die eigene Partei mit Meldungen und Stichen zusammen erreichen will.
auction-ascending = Der Spieler links vom Geber beginnt. Wer an der Reihe ist, bietet höher oder passt. Wer gepasst hat, ist für dieses Spiel aus dem Reizen. Das Reizen endet, wenn nur noch der Höchstbietende übrig ist.
auction-single = Der Spieler links vom Geber beginnt. Jeder kommt genau einmal an die Reihe und bietet höher oder passt. Das höchste Gebot gewinnt.
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
auction-jump = Man darf springen: Ein Gebot darf das vorige beliebig weit übertreffen.
auction-raise = Ein Gebot darf das vorige um höchstens { $points } übertreffen.
auction-ceiling = Das höchste mögliche Gebot ist { $points }.
auction-opener-forced = Der Spieler links vom Geber muss das Reizen eröffnen und darf zu Beginn nicht passen.
auction-opener-forced-with-meld = Solange niemand geboten hat, muss ein Spieler, der irgendeine Meldung hält, bieten und darf nicht passen.
auction-needs-marriage = Bieten darf nur, wer ein Paar (König und Dame einer Farbe) hält.
auction-needs-meld = Bieten darf nur, wer mit seiner besten Trumpffarbe selbst mindestens { $points } melden kann.
auction-help = Statt einfach zu passen, darf man „mit Hilfe passen“. Man ist ebenso aus dem Reizen, aber der Partner erfährt, dass das Blatt nützlich wäre.
auction-all-pass-dealer-minimum = Passen die drei anderen ohne Gebot, bleibt der Geber sitzen: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
auction-all-pass-dealer-minimum-less-one = Passen die drei anderen ohne Gebot, bleibt der Geber sitzen, und zwar einen Schritt billiger: Er muss das Spiel zu { $points } übernehmen, gleich was er hält.
auction-all-pass-redeal = Passen alle vier, werden die Karten hingeworfen, und der nächste Geber gibt.
auction-winner = Der Höchstbietende ist der Ansager, und sein Gebot ist zu erfüllen. Ansager und Partner sind die Ansagerpartei, die anderen beiden die Gegenpartei.

trump-needs-none = Der Ansager bestimmt eine Farbe zum Trumpf. Jede Farbe ist erlaubt.
trump-needs-marriage = Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar (König und Dame) halten.
trump-needs-marriage-run-dix = Der Ansager bestimmt eine Farbe zum Trumpf. Er muss in ihr ein Paar, eine Sequenz oder die Neun halten.
trump-without = Ein Ansager ohne solche Farbe kann keinen Trumpf bestimmen: Das Gebot ist ungespielt verloren. Weil es dann keinen Trumpf gibt, zählen Meldungen in Trumpf nicht.
trump-stuck = Ein Geber, der auf dem Spiel sitzen geblieben ist, darf jede Farbe bestimmen.
trump-turned = Die Farbe der aufgedeckten Karte ist Trumpf.
trump-swap = Der erste Spieler links vom Geber, der eine Trumpfneun (Dix) hält, darf sie gegen die aufgedeckte Karte tauschen. Dem Tauschenden zählt sie als Meldung { $points }. Eine aufgedeckte Neun wird nicht getauscht.
trump-no-contract = Es wird nicht gereizt, und es gibt keinen Ansager. Beide Parteien schreiben einfach auf, was sie erreichen.

widow-shown = Der Ansager zeigt allen die { $cards } Karten des Talons und nimmt sie auf, bevor er Trumpf bestimmt.
widow-secret = Der Ansager nimmt die { $cards } Karten des Talons auf, ohne sie zu zeigen, bevor er Trumpf bestimmt.
widow-bury = Nachdem er Trumpf bestimmt hat, drückt der Ansager { $cards } Karten aus der Hand verdeckt. Sie sind aus dem Spiel.
widow-share = Nachdem er Trumpf bestimmt hat, behält der Ansager eine Karte des Talons und gibt jedem anderen Spieler eine, sodass alle gleich viele halten.
widow-counts = Zählkarten unter den gedrückten Karten gehören zu den Stichpunkten der Ansagerpartei.
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

meld-show = Vor dem Ausspielen legen alle ihre Meldungen offen auf den Tisch. Die Meldungen beider Partner werden zusammengezählt. Dann nimmt jeder seine Karten wieder auf.
table-meld = Meldung
table-cards = Karten
table-one = Eine
table-two = Zwei
cards-of-trump = { $ranks } in Trumpf
cards-plain = { $ranks } einer anderen Farbe
cards-around = { $ranks } von jeder Farbe
cards-all-suits = { $ranks } von jeder Farbe
meld-groups = Es gibt drei Gruppen: Sequenzen, Paare und Dix; Pinochles; und die Vierer (Asse, Könige, Damen, Buben). Eine Karte kann in mehreren Gruppen zählen, in jeder aber nur einmal.
meld-run-pair = König und Dame einer Sequenz sind daher nicht noch einmal ein Trumpfpaar. Eine Dame aber kann in einem Paar, in einem Pinochle und bei vier Damen zählen.
meld-extra-none = Ein zweiter König oder eine zweite Dame in Trumpf erhöht die Sequenz nicht. Beide zusammen sind ein Trumpfpaar neben der Sequenz.
meld-extra-both = Eine Sequenz mit zweitem König und zweiter Dame zählt als Sequenz und Trumpfpaar.
meld-two = Die letzte Spalte gilt für zwei gleiche: zwei Sequenzen, zwei Paare in einer Farbe, zwei Pinochles, alle acht Asse. Sie tritt an die Stelle des einfachen Werts und kommt nicht hinzu.
meld-bonus = Der Rundgang, ein Paar in jeder Farbe, bringt eine Prämie von { $points } zusätzlich zu den Meldungen, aus denen er besteht.
meld-grand = Das Große Pinochle zählt anstelle des Pinochle, das darin steckt, außer wenn ein Doppelpinochle mehr bringt.
meld-nothing = Vier Zehnen oder vier Neunen sind keine Meldung, und sieben gleiche Karten zählen nicht mehr als vier.
meld-minimum = Machen die Meldungen einer Partei zusammen weniger als { $points } aus, zählen sie nicht.

before-minimum = Machen die Meldungen der Ansagerpartei weniger als { $points } aus, ist ihr Gebot ungespielt verloren.
before-not-at-table = In allen Stichen zusammen stecken { $points } Punkte. Braucht die Ansagerpartei zu ihren Meldungen noch mehr als das, ist ihr Gebot ungespielt verloren.
before-concede = Haben alle die Meldungen gesehen, darf der Ansager aufgeben: Das Gebot ist ungespielt verloren.
before-no-concede = Aufgeben ist nicht erlaubt.
before-moon = Der Ansager darf einen Durchmarsch ansagen, also dass seine Partei alle Stiche macht. Gelingt er, bringt er zusätzlich { $bonus }; misslingt er, kostet er { $penalty }. Das Spiel selbst wird wie üblich abgerechnet.

play-lead-declarer = Der Ansager spielt zum ersten Stich aus.
play-lead-left-of-dealer = Der Spieler links vom Geber spielt zum ersten Stich aus.
play-lead-dealer = Der Geber spielt zum ersten Stich aus.
play-lead-any = Wer ausspielt, darf jede Karte wählen.
play-lead-trump = Zum ersten Stich muss Trumpf ausgespielt werden, wenn der Ausspielende einen hat. Danach darf jede Karte ausgespielt werden.
play-lead-trump-unless-stuck = Zum ersten Stich muss Trumpf ausgespielt werden, wenn der Ausspielende einen hat, außer wenn der Geber auf dem Spiel sitzen geblieben ist. Danach darf jede Karte ausgespielt werden.
play-follow = Die ausgespielte Farbe muss bedient werden.
play-beat = Wer bedient, muss die bisher höchste Karte überbieten, wenn er kann, auch wenn sie vom Partner ist. Kann er es nicht, genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
play-beat-trump-only = Ist Trumpf ausgespielt, muss man die bisher höchste Karte überbieten, wenn man kann, auch wenn sie vom Partner ist. In den anderen Farben genügt jede Karte der Farbe. Eine gleiche Karte ist nicht höher.
play-ruffed-free = Ist eine andere Farbe ausgespielt und schon getrumpft worden, genügt beim Bedienen jede Karte der Farbe.
play-ruffed-beat = Auch wenn schon getrumpft worden ist, muss man beim Bedienen die höchste Karte der ausgespielten Farbe überbieten, wenn man kann.
play-void-overtrump = Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen. Liegt schon ein Trumpf, muss er ihn übertrumpfen, wenn er kann; kann er es nicht, muss er trotzdem Trumpf spielen.
play-void-trump = Wer die ausgespielte Farbe nicht hat, muss Trumpf spielen; einen schon liegenden Trumpf muss er nicht übertrumpfen.
play-void-both = Wer weder die Farbe noch Trumpf hat, darf jede Karte spielen.
play-winner = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Von zwei gleichen Karten gewinnt die zuerst gespielte. Wer den Stich macht, spielt zum nächsten aus.
play-tricks = { $tricks ->
    [one] Gespielt wird { $tricks } Stich.
   *[other] Gespielt werden { $tricks } Stiche.
}

counting-tricks = Nach dem letzten Stich zählt jede Partei die Karten in ihren Stichen.
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

settlement-made = Die Ansagerpartei hat gewonnen, wenn ihre Meldungen und Stichpunkte zusammen das Gebot erreichen. Sie schreibt dann alles an, nicht nur das Gebot.
settlement-set-deduct = Erreicht sie es nicht, hat sie verloren: Sie bekommt nichts, und das Gebot wird ihr abgezogen. Ihr Stand darf dabei unter null fallen.
settlement-set-give = Erreicht sie es nicht, hat sie verloren: Sie bekommt nichts, und das Gebot wird der Gegenpartei gutgeschrieben. Abgezogen wird nichts.
settlement-defenders = Die Gegenpartei schreibt ihre Meldungen und Stichpunkte in jedem Fall an.
settlement-turned = Jede Partei schreibt ihre Meldungen und ihre Stichpunkte an.
save-declarers-none = Die Meldungen der Ansagerpartei zählen auch dann, wenn sie keinen Stich macht.
save-declarers-trick = Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens einen Stich macht.
save-declarers-point = Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens einen Stichpunkt macht.
save-declarers-points = Die Meldungen der Ansagerpartei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
save-defenders-none = Die Meldungen der Gegenpartei zählen auch dann, wenn sie keinen Stich macht.
save-defenders-trick = Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens einen Stich macht.
save-defenders-point = Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens einen Stichpunkt macht.
save-defenders-points = Die Meldungen der Gegenpartei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
save-both-none = Die Meldungen einer Partei zählen auch dann, wenn sie keinen Stich macht.
save-both-trick = Die Meldungen einer Partei zählen nur, wenn sie mindestens einen Stich macht.
save-both-point = Die Meldungen einer Partei zählen nur, wenn sie mindestens einen Stichpunkt macht.
save-both-points = Die Meldungen einer Partei zählen nur, wenn sie mindestens { $points } Stichpunkte macht.
save-covers-meld = Eine Partei, der das nicht gelingt, behält ihre Stichpunkte.
save-covers-all = Eine Partei, der das nicht gelingt, verliert auch ihre Stichpunkte.
save-dix-only-dix = { $who ->
    [both] Ausnahme: Eine Partei behält Meldungen, die nur aus Dix bestehen.
   *[defenders] Ausnahme: Wer nicht zur Ansagerpartei gehört, behält Meldungen, die nur aus Dix bestehen.
}
save-dix-portion = { $who ->
    [both] Ausnahme: Eine Partei behält von ihren Meldungen immer die Dix.
   *[defenders] Ausnahme: Wer nicht zur Ansagerpartei gehört, behält von seinen Meldungen immer die Dix.
}
settlement-unplayed-deduct = Ist ein Gebot ungespielt verloren, wird es der Ansagerpartei abgezogen, und die Gegenpartei schreibt ihre Meldungen an. Stichpunkte gibt es nicht.
settlement-unplayed-give = Ist ein Gebot ungespielt verloren, schreibt die Gegenpartei das Gebot und ihre Meldungen an. Stichpunkte gibt es nicht, und abgezogen wird nichts.
settlement-instant-all-tricks = Macht eine Partei alle Stiche eines Spiels, gewinnt sie sofort die ganze Partie.

match-target = Gespielt wird, bis eine Partei am Ende eines Spiels { $points } oder mehr Punkte hat. Sie gewinnt.
match-deals = { $deals ->
    [one] Eine Partie besteht aus { $deals } Spiel. Der höhere Stand gewinnt; bei gleichem Stand ist die Partie unentschieden.
   *[other] Eine Partie besteht aus { $deals } Spielen. Der höhere Stand gewinnt; bei gleichem Stand ist die Partie unentschieden.
}
match-must-declare = So gewinnen kann nur eine Partei, die in diesem Spiel Ansagerpartei war und ihr Gebot erfüllt hat. Die andere spielt weiter, wie hoch ihr Stand auch ist.
match-both-declarers = Erreichen es beide Parteien im selben Spiel, gewinnt die Ansagerpartei, gleich wer mehr hat.
match-both-highest = Erreichen es beide Parteien im selben Spiel, gewinnt der höhere Stand. Bei gleichem Stand folgt ein weiteres Spiel.
match-both-extra-deal = Erreichen es beide Parteien im selben Spiel, folgt ein weiteres Spiel, und dann gewinnt der höhere Stand.
match-both-raise-target = Erreichen es beide Parteien im selben Spiel, steigt das Ziel um { $points }, und es wird weitergespielt.
match-floor = Eine Partei, deren Stand am Ende eines Spiels { $points } oder niedriger ist, verliert sofort.
match-behind = Eine Partei, deren Stand am Ende eines Spiels { $points } oder mehr unter null liegt, verliert sofort.
match-apart = Eine Partei, die am Ende eines Spiels { $points } oder mehr Vorsprung hat, gewinnt sofort.

example-meld-hand = Trumpf ist { $trump }. Du hältst { $hand }.
example-meld-one = { $meld }: { $hand } zählt { $points }.
example-meld-total = Zusammen meldet das Blatt { $points }.
example-play-trump = Trumpf ist { $trump }.
example-play-question = Auf dem Tisch: { $trick }. Du hältst { $hand }. Du darfst spielen: { $legal }.
example-deal-melds = Das Gebot ist { $bid }. Die Ansagerpartei meldet { $declarers }, die Gegenpartei { $defenders }.
example-deal-turned = Die erste Partei meldet { $declarers }, die zweite { $defenders }.
example-deal-made = In den Stichen macht die Ansagerpartei { $us }, die Gegenpartei { $them }. Das ergibt für die Ansagerpartei { $sum }; sie hat ihr Gebot von { $bid } erfüllt. Änderung der Stände: Ansagerpartei { $ours }, Gegenpartei { $theirs }.
example-deal-set = In den Stichen macht die Ansagerpartei { $us }, die Gegenpartei { $them }. Das ergibt für die Ansagerpartei { $sum }; sie hat verloren. Änderung der Stände: Ansagerpartei { $ours }, Gegenpartei { $theirs }.
example-deal-score = In den Stichen macht die erste Partei { $us }, die zweite { $them }. Änderung der Stände: erste Partei { $ours }, zweite Partei { $theirs }.

tip-bid = Zähle vor dem Bieten, was du selbst melden kannst, und rechne einen Anteil an den Stichpunkten hinzu. Die Hälfte davon sind etwa { $points }; mit langem Trumpf und Assen darfst du mehr erwarten.
tip-trump = Eine lange Trumpffarbe mit Ass ist mehr wert als eine kurze mit Paar: Denke an die Stiche, nicht nur an die Meldungen.
tip-give = Gib als Partner des Ansagers zuerst Trümpfe, vor allem solche, die eine Sequenz ergänzen können; dann Asse und für ein Pinochle die passende Dame oder den Buben.
tip-return = Behalte als Ansager Trümpfe und Asse. Gib niedrige Karten einer Farbe zurück, die du ganz loswerden kannst, und zerreiße keine Meldung.
tip-aces = Spiele die Asse der anderen Farben früh aus, solange alle noch bedienen müssen. Später werden sie getrumpft.
tip-trumps = Zähle die Trümpfe mit: Es gibt { $cards }.
tip-partner = Ist deinem Partner der Stich sicher und hast du die Wahl, gib eine Zählkarte dazu. Ist er den Gegnern sicher, gib eine wertlose Karte.
tip-save = Warte nicht zu lange auf den ersten Stich: Eine Partei, die nichts gewinnt, verliert ihre Meldungen.
tip-help = Passe mit Hilfe, wenn du ein oder zwei Asse oder gute Meldungen hast, aber nicht bieten kannst: Das kann deinen Partner einen Schritt weiter tragen.
tip-concede = Gib auf, wenn die Meldungen zeigen, dass das Gebot nicht zu schaffen ist: Die Gegenpartei bekommt dann keine Stichpunkte.
tip-stuck = Passe mit schwachem Blatt früh: Vielleicht bleibt der Geber auf einem Spiel sitzen, das nicht zu gewinnen ist.
tip-last = Hebe dir wenn möglich einen Trumpf für den letzten Stich auf: Er bringt { $points } zusätzlich.
tip-void = Werde eine kurze Nebenfarbe los: Dann kannst du sie trumpfen.

term-around = Vierer: vier Karten eines Rangs, von jeder Farbe eine. Alle acht sind ein doppelter Vierer.
term-beat = Überbieten: eine Karte spielen, die im Stich die Führung übernimmt.
term-contract = Gebot: die Punktzahl, die das Reizen gewonnen hat und die die Ansagerpartei erreichen muss.
term-counter = Zählkarte: eine Karte, die im Stich Punkte bringt.
term-deal = Spiel: alles vom Mischen bis zur Abrechnung.
term-declarer = Ansager: der Gewinner des Reizens. Mit seinem Partner: die Ansagerpartei.
term-defenders = Gegenpartei: die Partei, die das Reizen nicht gewonnen hat.
term-dix = Dix (sprich „dies“): die Trumpfneun.
term-exchange = Kartentausch: die Karten, die Ansager und Partner einander geben.
term-follow = Bedienen: eine Karte der ausgespielten Farbe spielen.
term-lead = Ausspielen: die erste Karte eines Stichs spielen.
term-marriage = Paar: König und Dame einer Farbe; in Trumpf ein Trumpfpaar.
term-match = Partie: Spiele, bis eine Partei gewonnen hat.
term-meld = Meldung: eine Zusammenstellung von Karten, die vor dem Ausspielen zählt; auch die Punkte dafür.
term-pinochle = Pinochle: Pikdame und Karobube.
term-run = Sequenz: Ass, Zehn, König, Dame und Bube in Trumpf.
term-set = Verloren: Die Ansagerpartei hat ihr Gebot nicht erreicht.
term-trick = Stich: vier Karten, von jedem Spieler eine.
term-trump = Trumpf: die Farbe, die alle anderen schlägt. Trumpfen: sie spielen, wenn eine andere Farbe ausgespielt ist.
term-void = Blank: ohne eine Karte der Farbe.
term-widow = Talon: die Karten, die niemandem gegeben werden.

# Der Unterschied zwischen zwei Regelwerken.
difference-option = { $label }: { $old } -> { $new }
