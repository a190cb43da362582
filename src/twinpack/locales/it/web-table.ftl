# Il tavolo nel browser: ciò che tutti i giochi hanno in comune.
frame-you = Tu
frame-we = Noi
frame-they = Loro
frame-guest = ospite
frame-spectator = uno spettatore
frame-watching = Stai guardando.
frame-connecting = Connessione …
frame-loading = Un momento …
frame-lost = La connessione è caduta. Nuovo tentativo …
frame-returned = Di nuovo connesso.
frame-closed = Questo tavolo non si può mostrare
frame-closed-unknown = Il tavolo non esiste, il link non è giusto, o qui non si può guardare.
frame-closed-other = Il tavolo va aperto dal suo indirizzo.
frame-deal = Smazzata { $number }
frame-deal-column = Smazzata
frame-panels = Tavolo
frame-log = Cronaca
frame-log-empty = Ancora niente.
frame-chat = Chat
frame-chat-empty = Nessuno ha ancora detto niente.
frame-chat-line = Il tuo messaggio
frame-send = Invia
frame-unread = da leggere
frame-mute = Silenzia { $name }
frame-mute-spectators = Silenzia gli spettatori
frame-menu = Menu
frame-close = Chiudi
frame-score = Segnapunti
frame-total = Totale
frame-checks = Check
frame-kitty = Piatto
frame-target = La partita va a { $target }.
frame-record = Verbale della partita
frame-trump = Atout
frame-contract = Contratto
frame-needs = servono { $points } dalle prese
frame-needs-most = servono { $points } dalle prese, meno gli scarti
frame-needs-trick = serve una presa
frame-made = contratto mantenuto
frame-set = contratto non mantenuto
frame-clock = ancora { $seconds } s
frame-covered = già fatto
frame-hint = Suggerimento
frame-paused = { $name }: pausa. Si riprende quando qualcuno la termina.
frame-go-on = Riprendi
frame-yes = Sì
frame-no = No
frame-no-rules = Ora non si possono mostrare le regole.
hint-follow = Fai così

# Posti.
seat-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
seat-mark-acts = di turno
seat-mark-dealer = mazziere
seat-sign-dealer = M
seat-mark-declarer = dichiarante { $bid }
seat-mark-called = compagno chiamato
seat-mark-partner = compagno
seat-mark-out = riposa
seat-mark-bot = bot
seat-mark-open = posto libero
seat-mark-away = assente
seat-mark-stands-in = assente, gioca un bot
seat-mark-paused = pausa

# Prima della prima smazzata.
waiting-open = { $count ->
    [one] Un posto è libero
   *[other] { $count } posti sono liberi
}
waiting-deal = Si mescolano le carte …
waiting-sit = Siediti qui
waiting-bot = Fai giocare un bot
waiting-name = Il tuo nome
waiting-invite = Manda questo link a chi vuoi che giochi. Chi lo apre può prendere un posto libero.
waiting-link = Link a questo tavolo
waiting-copy = Copia
waiting-copied = Copiato
waiting-for = Si aspetta: { $names }.

# Tra le smazzate e alla fine.
result-deal = La smazzata { $number } è finita
result-over = La partita è finita
result-won = Hai vinto!
result-side = Parte
result-made = { $name }: contratto { $bid } mantenuto.
result-set = { $name }: contratto { $bid } non mantenuto.
result-change = Questa smazzata
result-winner = vincitore
result-next = Prossima smazzata
result-look = Guarda il tavolo
result-back = Torna al risultato
result-again = Alla pagina iniziale
result-why = Perché

# Menu, proposte.
menu-takeback = Ritira la mia ultima decisione
menu-claim = Reclama il resto
menu-concede = Abbandona la partita
menu-concede-sure = Abbandonare tutta la partita? Vincono gli altri.
menu-pause = Pausa
menu-seats = Posti
menu-rules = Regole di questo tavolo
menu-settings = Impostazioni
menu-shortcuts = Tasti
menu-leave = Alla pagina iniziale
proposal-withdraw = Ritira
proposal-claim = { $name }: pretesa su tutto il resto. D'accordo?
proposal-takeback = { $name }: ritirare l'ultima decisione?
proposal-concede = { $name }: abbandonare la partita?

# Impostazioni.
setting-language = Lingua
setting-theme = Colori
setting-theme-system = come il dispositivo
setting-theme-light = chiari
setting-theme-dark = scuri
setting-speed = Velocità delle carte
setting-speed-instant = immediata
setting-speed-fast = veloce
setting-speed-normal = normale
setting-speed-slow = lenta
setting-trick = Una presa resta { $seconds } s
setting-fourColours = Quattro colori per i semi
setting-largeIndex = Segni grandi sulle carte
setting-leftHanded = Pulsanti per la mano sinistra
setting-reducedMotion = Niente movimento
setting-sounds = Suoni

# Tasti.
shortcut-hand = vai alla mano
shortcut-move = da carta a carta
shortcut-order = sposta una carta nella mano
shortcut-do = gioca o scegli
shortcut-advice = suggerimento
shortcut-last = ultima presa
shortcut-log = cronaca
shortcut-score = segnapunti
shortcut-chat = chat
shortcut-menu = menu
shortcut-next = prossima smazzata
shortcut-question = ripeti la domanda
shortcut-shortcuts = questi tasti
shortcut-close = chiudi ciò che è aperto

# Chi siede dove: link ai posti, e posti che cambiano mano.
seats-device = Link per un altro dispositivo
seats-friend = Link privato
seats-private = Chi ha questo link gioca a questo posto. Mandalo a una persona sola.
seats-own-link = Aprilo sull'altro dispositivo. Chi ha questo link gioca al tuo posto.
seats-link = Link al posto
seats-open = Libera il posto
seats-leave = Lascia il mio posto
seats-leave-sure = Lasciare il tuo posto? Chi arriva dopo può prenderlo.
seats-level = Bot
seats-free = Un posto è libero.
seats-show = Mostra i posti
