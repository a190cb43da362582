# Was ein gemeinsamer Tisch und sein Server sagen: warum dort etwas abgelehnt wird, und was Leute einander sagen.

# Aktionen und Vorschläge an einem gemeinsamen Tisch.
error-stale = Am Tisch ist es inzwischen weitergegangen. Noch einmal hinsehen, dann entscheiden.
error-not-your-turn = Du bist nicht am Zug. Warten, bis du gefragt wirst.
error-paused = Der Tisch macht Pause. Erst muss jemand weitermachen lassen.
error-no-deal = Es läuft gerade kein Spiel. Auf das nächste warten.
error-no-shuffle = Zurzeit wartet kein Mischen auf Zufall von dir.
error-nothing-said = Damit ist nichts gesagt. Einen Text schreiben oder eines davon wählen: { $allowed }.
error-spectators-watch = Das darf nur, wer einen Platz hat. Einen nehmen, wenn einer frei ist.
error-already-so = Das ist schon so.
error-already-proposed = Es ist schon etwas vorgeschlagen. Die Antworten abwarten.
error-nothing-proposed = Nichts wartet auf deine Antwort.
error-no-takeback = Hier lässt sich nichts zurücknehmen: Der Tisch erlaubt es nicht, seither kamen Karten, oder jemand anders hat gehandelt.
error-cannot-claim = Der Rest lässt sich hier nicht beanspruchen. Weiterspielen.
error-claim-not-certain = Nach den Karten ist der Anspruch nicht sicher, und nur sicheren stimmen Bots zu. Weiterspielen.
error-no-melds = Hier lassen sich keine Meldungen ausrechnen: Es gibt sie nur in Spielen mit Trumpf und erst, wenn er bestimmt ist.

# Tische und Plätze.
error-no-such-match = Einen Tisch „{ $text }“ gibt es hier nicht. Noch einmal nach dem Link fragen.
error-no-name = Der Server kennt dich noch nicht. Erst einen Namen wählen.
error-seat-taken = Platz { $seat } ist nicht frei. Frei sind: { $allowed }.
error-table-full = Alle Plätze sind besetzt. Zusehen oder den Gastgeber um einen Platz bitten.
error-not-the-host = Einen Platz vergeben darf nur der Gastgeber, oder wer darauf sitzt.
error-not-your-seat = Dieser Platz gehört jemand anderem. Den Link dazu kann nur sein Besitzer machen.
error-wrong-key = Dieser Link öffnet keinen Platz mehr. Um einen neuen bitten.
error-no-spectators = An diesem Tisch darf niemand zusehen. Einen Platz nehmen oder den Link zum eigenen verwenden.
error-too-many-tables = Das sind fürs Erste genug Tische: höchstens { $limit }. Später wiederkommen oder einen vorhandenen nehmen.
error-too-many-bots = { $given ->
    [one] Ein Bot ist zu viel. Platz ist für { $limit }.
   *[other] { $given } Bots sind zu viele. Platz ist für { $limit }.
}
error-rules-too-large = Die Regeln sind zu groß. Höchstens { $limit } Bytes.
error-no-words = Dafür gibt es keine Wörter. Es gibt: { $allowed }.

# Der Weg zu einem Server.
error-link = „{ $text }“ ist kein Link zu einem Tisch. Er sieht aus wie http://RECHNER/table.html#TISCH.
error-no-server = Unter { $url } antwortet kein Server ({ $text }). Den Link prüfen, und ob der Server läuft.
error-http-status = Der Server antwortet mit { $status }, mehr sagt er nicht. Später noch einmal versuchen.
error-connection-lost = Die Verbindung ist abgerissen. Sie kommt von selbst wieder.
error-no-seat = Der Link zum Tisch { $text } öffnet keinen Platz. Um den Link zu einem bitten.
error-request-form = Die Anfrage hat nicht die Form, die sie haben sollte ({ $text }).
error-message-form = Die Nachricht hat nicht die Form, die sie haben sollte ({ $text }).
error-message-too-large = Die Nachricht ist zu groß. Höchstens { $limit } Bytes.
error-limit = „{ $text }“ ist keine Grenze. Eine Grenze lautet etwa idle=900; es gibt: { $allowed }.
error-database = Datenbanken der Art „{ $text }“ gehen hier nicht. Eine Adresse sieht so aus: { $allowed }.

# Aufzeichnungen von gemeinsamen Tischen.
error-hex = „{ $text }“ sind nicht die { $fewest ->
    [32] 32 Bytes in Hexadezimalziffern, die hier stehen müssten.
   *[other] { $fewest } bis { $most } Bytes in Hexadezimalziffern, die hier stehen müssten.
}
error-takeback-too-far = { $count ->
    [one] Eine Aktion lässt sich hier nicht zurücknehmen.
   *[other] { $count } Aktionen lassen sich hier nicht zurücknehmen.
} Seit dem Geben waren es in diesem Spiel { $most }.

# Wer einen Platz hat.
seat-open = frei
seat-bot = Bot
seat-away = abwesend
seat-stands-in = abwesend, ein Bot spielt
seat-watching = sieht zu

# Was sich mit einem Tippen sagen lässt.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-wait = Einen Moment, bitte.
phrase-back = Ich bin wieder da.
phrase-bye = Auf Wiedersehen!

# Das Ende einer aufgegebenen Partie; $side ist, wer aufgegeben hat.
outcome-conceded = Die Partie ist aufgegeben von: { $side }.
error-claimed-before = In diesem Spiel hast du schon einmal den Rest beansprucht.

# Fragen an alle, die antippen, was man im Terminal tippt.
touch-ask-stock-only = Du hast den Stich gemacht. Zieh eine Karte:
touch-ask-play-only = Deine Karte (nur { $cards } ist spielbar):
touch-ask-draw-only = Was ziehst du (nur { $options })?
touch-answer-look-doc = den Talon nehmen
touch-answer-continue-doc = spielen
