# Il browser: carte, pagina iniziale.

rank-name-6 = sei
rank-name-5 = cinque
rank-name-4 = quattro
rank-name-3 = tre
rank-name-2 = due

card-name = { $rank } di { $suit }
card-as = { $card } come { $meant }
card-hidden = una carta coperta
card-trump = atout
card-new = nuova

game-pinochle = Pinochle
game-pinnacola = Pinnacola

start-title = Pinochle e Pinnacola con le vostre regole
start-intro = Gioca subito contro i bot, o manda un link agli amici. Nessun account, nessuna pubblicità, e chiunque può verificare ogni smazzata.
start-name = Il tuo nome
start-guest = Ospite
start-games = Scegli un gioco
start-game = Gioco
start-players = Giocatori
start-any = tutti
start-own = tue
start-own-summary = Le tue regole, sulla base di { $base }.
start-seats = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
start-bots = Gioca contro i bot
start-friends = Invita gli amici
start-read = Leggi le regole
start-plan = Prepara il tavolo
start-change = Cambia le regole
start-edit = Modifica
start-drop = Elimina
start-drop-sure = Eliminare le tue regole «{ $name }» da questo browser?
start-resume = Riprendi a giocare
start-forget = Togli { $name } da questo elenco
start-all = Mostra tutte e { $count }
start-public = Tavoli pubblici
start-public-none = Al momento nessuno. Per aprirne uno, scegli «pubblico» preparando il tavolo.
start-public-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
start-public-watch = guarda
start-promise = Le partite restano su questo server; nome, preferenze e regole tue restano in questo browser.
start-verify = Verifica le smazzate di una registrazione
start-loading = Un momento …
start-no-server = Il server non risponde. È ancora acceso?
start-trouble = Non è andata ({ $code }).

make-seats = Chi siede dove
make-seat = { $where ->
    [left] Alla tua sinistra
    [right] Alla tua destra
    [across] Di fronte a te
   *[other] Posto { $number } da sinistra
}
make-open = un amico
make-bot-club = un bot che gioca bene
make-bot-random = un bot che gioca a caso
make-bot-novice = un bot che sta imparando
make-bot-casual = un bot che gioca per divertimento
make-bot-regular = un bot che gioca spesso
make-bot-expert = un bot che pensa in anticipo
make-bot-master = un bot che pensa a lungo
make-table = Il tavolo
make-spectators = Altri possono guardare
make-public = Pubblico: lo vedono tutti su questo server
make-takebacks = Le mosse si possono ritirare se tutti sono d'accordo
make-pace = Attesa dei bot
make-pace-value = { $tenths ->
    [0] nessuna
   *[other] { $seconds } s
}
make-grace = Un bot sostituisce chi è assente
make-grace-value = { $seconds ->
    [15] dopo 15 secondi
    [60] dopo un minuto
    [86400] dopo un giorno
   *[other] dopo { $minutes } minuti
}
make-clock = Tempo per pensare
make-clock-value = { $decision ->
    [0] quanto si vuole
   *[other] { $decision } s per mossa, { $bank } s in più a partita
}
make-play = Gioca
make-open-table = { $open ->
    [one] Apri il tavolo per un amico
   *[other] Apri il tavolo per { $open } amici
}

invite-title = Il tavolo è aperto
invite-how = Manda questo link agli amici. Chi lo apre può prendere un posto libero; si comincia quando tutti i posti sono occupati.
invite-link = Link al tavolo
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi …
invite-only-here = Questo indirizzo funziona solo su questo computer. Per gli amici nella tua rete, avvia così:
invite-qr = Il link come codice QR
invite-go = Vai al tavolo

editor-title = Regole della casa
editor-based = Sulla base di { $base }. Cambia ciò che voi fate diversamente; tutto il resto rimane com'è.
editor-name = Nome delle tue regole
editor-unnamed = { $base }, a modo nostro
editor-back = Indietro
editor-general = In generale
editor-differs = cambiata
editor-reset = torna a: { $value }
editor-number = un numero …
editor-part-at = da
editor-part-by = a passi di
editor-part-bid = offerta
editor-part-chips = fiche
editor-row-add = Aggiungi una riga
editor-row-drop = Togli la riga { $number }
editor-count = { $count ->
    [0] Ancora nessun cambiamento.
    [one] Una regola cambiata.
   *[other] { $count } regole cambiate.
}
editor-wrong = Un valore così non va.
editor-go-wrong = Mostralo
editor-save = Salva e scegli
editor-link = Copia come link
editor-link-here = Il link ora è nella barra dell'indirizzo.
editor-file = Salva come file
editor-load = Apri un file
editor-other-game = Queste regole sono per un altro gioco. Scegli prima quel gioco.
editor-only = Solo ciò che è cambiato
editor-search = Cerca nelle regole
editor-bad-link = Questo link a regole della casa è danneggiato.
