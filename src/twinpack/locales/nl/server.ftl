# Wat een gedeelde tafel en haar server zeggen: waarom daar iets geweigerd wordt, en wat mensen tegen elkaar zeggen.

# Acties en voorstellen aan een gedeelde tafel.
error-stale = Aan de tafel is het intussen verder gegaan. Kijk nog eens en beslis dan.
error-not-your-turn = Je bent niet aan de beurt. Wacht tot je gevraagd wordt.
error-paused = De tafel heeft pauze. Eerst moet iemand haar verder laten gaan.
error-no-deal = Er is geen spel bezig. Wacht op het volgende.
error-no-shuffle = Er wacht nu geen schudbeurt op toeval van jou.
error-nothing-said = Daarmee is niets gezegd. Schrijf een tekst, of kies een van: { $allowed }.
error-spectators-watch = Dit mag alleen wie een plaats heeft. Neem er een, als er een vrij is.
error-already-so = Dat is al zo.
error-already-proposed = Er is al iets voorgesteld. Wacht op de antwoorden.
error-nothing-proposed = Er wacht niets op jouw antwoord.
error-no-takeback = Er valt hier niets terug te nemen: de tafel staat het niet toe, er zijn sindsdien kaarten gekomen, of iemand anders heeft iets gedaan.
error-cannot-claim = De rest kan hier niet opgeëist worden. Speel verder.
error-claim-not-certain = Volgens de kaarten is de claim niet zeker, en bots stemmen alleen met zekere in. Speel verder.
error-no-melds = Hier vallen geen meldingen uit te rekenen: die zijn er alleen in spellen met troef, en pas als hij gekozen is.

# Tafels en plaatsen.
error-no-such-match = Er is hier geen tafel "{ $text }". Vraag nog eens om de link.
error-no-name = De server kent je nog niet. Kies eerst een naam.
error-seat-taken = Plaats { $seat } is niet vrij. Vrij zijn: { $allowed }.
error-table-full = Alle plaatsen zijn bezet. Kijk toe, of vraag de gastheer om een plaats.
error-not-the-host = Alleen de gastheer, of wie er zit, mag een plaats weggeven.
error-not-your-seat = Deze plaats is van iemand anders. Alleen de eigenaar kan er een link naar maken.
error-wrong-key = Deze link opent geen plaats meer. Vraag om een nieuwe.
error-no-spectators = Aan deze tafel mag niemand toekijken. Neem een plaats, of gebruik de link naar die van jou.
error-too-many-tables = Dat zijn voorlopig genoeg tafels: hoogstens { $limit }. Kom later terug, of gebruik er een die er al is.
error-too-many-bots = { $given ->
    [one] Eén bot is te veel. Er is ruimte voor { $limit }.
   *[other] { $given } bots zijn te veel. Er is ruimte voor { $limit }.
}
error-rules-too-large = De regels zijn te groot. Hoogstens { $limit } bytes.
error-no-words = Hiervoor zijn geen woorden. Er zijn: { $allowed }.

# De weg naar een server.
error-link = "{ $text }" is geen link naar een tafel. Hij ziet eruit als http://COMPUTER/table.html#TAFEL.
error-no-server = Op { $url } antwoordt geen server ({ $text }). Controleer de link, en of de server draait.
error-http-status = De server antwoordt met { $status }, meer zegt hij niet. Probeer het later nog eens.
error-connection-lost = De verbinding is weg. Ze komt vanzelf terug.
error-no-seat = De link naar tafel { $text } opent geen plaats. Vraag om de link naar een plaats.
error-request-form = Het verzoek heeft niet de vorm die het moet hebben ({ $text }).
error-message-form = Het bericht heeft niet de vorm die het moet hebben ({ $text }).
error-message-too-large = Het bericht is te groot. Hoogstens { $limit } bytes.
error-limit = "{ $text }" is geen grens. Een grens luidt zoals idle=900; er zijn: { $allowed }.
error-database = Een database van het soort "{ $text }" gaat hier niet. Een adres ziet er zo uit: { $allowed }.

# Verslagen van gedeelde tafels.
error-hex = "{ $text }" zijn niet de { $fewest ->
    [32] 32 bytes in hexadecimale cijfers die hier horen.
   *[other] { $fewest } tot { $most } bytes in hexadecimale cijfers die hier horen.
}
error-takeback-too-far = { $count ->
    [one] Eén actie kan hier niet teruggenomen worden.
   *[other] { $count } acties kunnen hier niet teruggenomen worden.
} Sinds het delen waren het er in dit spel { $most }.

# Wie een plaats heeft.
seat-open = vrij
seat-bot = bot
seat-away = afwezig
seat-stands-in = afwezig, een bot speelt
seat-watching = kijkt toe

# Wat met één tik gezegd kan worden.
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je wel!
phrase-sorry = Sorry!
phrase-wait = Een ogenblik, alsjeblieft.
phrase-back = Ik ben er weer.
phrase-bye = Tot ziens!

# Het einde van een opgegeven partij; $side is wie opgaf.
outcome-conceded = De partij is opgegeven door: { $side }.
error-claimed-before = In dit spel heb je al een keer de rest opgeëist.

# Vragen aan wie aanraakt wat men in de terminal typt.
touch-ask-stock-only = Je hebt de slag gehaald. Trek een kaart:
touch-ask-play-only = Je kaart (alleen { $cards } mag gespeeld worden):
touch-ask-draw-only = Wat trek je (alleen { $options })?
touch-answer-look-doc = de talon nemen
touch-answer-continue-doc = spelen
