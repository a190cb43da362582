# Bots gegen Bots, und fremde Programme auf ihren Plätzen.

arena-pairs = Paare
arena-title = { $a } gegen { $b }
arena-rules = Regeln: { $rules }, { $digest }. Startzahl: { $seed }.
arena-margin = { $a } macht je Spiel { $mean } Punkte mehr als { $b }; mit 95 % Sicherheit zwischen { $low } und { $high }.
arena-shares = Paare von Spielen: { $pairs }; besser: { $better }, gleich: { $equal }, schlechter: { $worse }. Ungültige Spiele: { $void }.
arena-fault-endless = { $bot }: Spiele, die club zu Ende spielte, weil das Programm sich im Kreis drehte: { $count }.
arena-fault-illegal = { $bot }: Antworten, die keine erlaubte Aktion waren, sodass club spielte: { $count }.
arena-fault-late = { $bot }: Spiele, die club zu Ende spielte, weil keine Antwort rechtzeitig kam: { $count }.
arena-fault-lost = { $bot }: Spiele, die club zu Ende spielte, weil das Programm sich beendet hatte: { $count }.
arena-bot = Bot
arena-scored = Punkte je Spiel
arena-contracts = Gebote
arena-made = Erfüllt
arena-unplayed = Nicht gespielt
arena-bid = Höhe des Gebots
arena-meld = Meldungen
arena-tricks = Stiche
arena-over = Über dem Gebot, wenn erfüllt
arena-under = Zu wenig, wenn verfehlt
arena-points = Punkte als Ansager
arena-spread = Wie viele Paare welchen Unterschied hatten
arena-settling = Der mittlere Unterschied nach so vielen Paaren, mit dem 95-%-Intervall
arena-axis-points = Punkte je Spiel
arena-axis-pairs = Paare
arena-report = Geschrieben: { $file }

error-arena-unequal = { $bot } gegen sich selbst unterscheidet sich in Paar { $pair } um { $points } Punkte je Spiel, wo es keinen Unterschied geben darf: Der Bot hängt von der Zeit ab oder von eigenem Zufall. Ihm einen festen Aufwand geben, oder --self-test 0 und mehr Paare nehmen.
error-arena-worker = Einer der Prozesse, die sich die Arbeit teilten, hat sich beendet. Mit --resume weitermachen, oder mit weniger --workers.
error-arena-file = Diese Zeile von { $value } ist kein Paar einer Arena. Eine andere Datei für --resume wählen.
error-arena-other = { $value } gehört zu einem anderen Vergleich: { $name } war { $old } und ist jetzt { $new }. Eine andere Datei für --resume wählen.
error-report-kind = { $value } hat keine Endung, in der ein Bericht geschrieben werden kann. Es gibt: { $allowed }.
error-option-range = { $name } kann nicht { $given } sein. Es geht von { $least } bis { $limit }.

error-engine-start = Das Programm „{ $command }“ lässt sich nicht starten: { $text }.
error-engine-silent = Das Programm „{ $command }“ hat sich binnen { $seconds } Sekunden nicht gemeldet. Spricht es das Protokoll für Programme, und leert es seine Ausgabe nach jeder Zeile?
error-engine-gone = Das Programm „{ $command }“ hat sich beendet, bevor es sich gemeldet hat.
error-engine-hello = Das Programm „{ $command }“ hat sich mit „{ $text }“ gemeldet. Es muss HELLO mit HELLO und seinem Namen beantworten.
error-engine-line = Diese Zeile gehört nicht zum Protokoll für Programme: { $text }
error-engine-too-early = Eine Frage kam vor den Regeln, dem Spiel und der Ansicht, die dazugehören: { $text }
