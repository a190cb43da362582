# Bots tegen bots, en programma's van buiten op hun plaatsen.

arena-pairs = Paren
arena-title = { $a } tegen { $b }
arena-rules = Regels: { $rules }, { $digest }. Startgetal: { $seed }.
arena-margin = { $a } haalt per spel { $mean } punten meer dan { $b }; met 95 % zekerheid tussen { $low } en { $high }.
arena-shares = Paren van spellen: { $pairs }; beter: { $better }, gelijk: { $equal }, slechter: { $worse }. Ongeldige spellen: { $void }.
arena-fault-endless = { $bot }: spellen die club uitspeelde omdat het programma in een kring ronddraaide: { $count }.
arena-fault-illegal = { $bot }: antwoorden die geen toegestane actie waren, zodat club speelde: { $count }.
arena-fault-late = { $bot }: spellen die club uitspeelde omdat er niet op tijd een antwoord kwam: { $count }.
arena-fault-lost = { $bot }: spellen die club uitspeelde omdat het programma was gestopt: { $count }.
arena-bot = Bot
arena-scored = Punten per spel
arena-contracts = Biedingen
arena-made = Gehaald
arena-unplayed = Niet gespeeld
arena-bid = Hoogte van het bod
arena-meld = Roem
arena-tricks = Slagen
arena-over = Boven het bod, als gehaald
arena-under = Tekort, als gezet
arena-points = Punten als bieder
arena-spread = Hoeveel paren welk verschil hadden
arena-settling = Het gemiddelde verschil na zoveel paren, met het 95 %-interval
arena-axis-points = punten per spel
arena-axis-pairs = paren
arena-report = Geschreven: { $file }

error-arena-unequal = { $bot } tegen zichzelf verschilt in paar { $pair } met { $points } punten per spel, waar geen verschil mag zijn: de bot hangt af van de tijd of van eigen toeval. Geef hem een vaste inspanning, of gebruik --self-test 0 en meer paren.
error-arena-worker = Een van de processen die het werk deelden is gestopt. Ga verder met --resume, of met minder --workers.
error-arena-file = Deze regel van { $value } is geen paar van een arena. Kies een ander bestand voor --resume.
error-arena-other = { $value } hoort bij een andere vergelijking: { $name } was { $old } en is nu { $new }. Kies een ander bestand voor --resume.
error-report-kind = { $value } heeft geen uitgang waarin een verslag geschreven kan worden. Er zijn: { $allowed }.
error-option-range = { $name } kan niet { $given } zijn. Het gaat van { $least } tot { $limit }.

error-engine-start = Het programma "{ $command }" kan niet gestart worden: { $text }.
error-engine-silent = Het programma "{ $command }" heeft zich binnen { $seconds } seconden niet gemeld. Spreekt het het protocol voor programma's, en leegt het zijn uitvoer na elke regel?
error-engine-gone = Het programma "{ $command }" stopte voordat het zich meldde.
error-engine-hello = Het programma "{ $command }" meldde zich met "{ $text }". Het moet HELLO beantwoorden met HELLO en zijn naam.
error-engine-line = Deze regel hoort niet bij het protocol voor programma's: { $text }
error-engine-too-early = Er kwam een vraag vóór de regels, het spel en het zicht die erbij horen: { $text }
