# Distribuzioni che chiunque può verificare.
verify-title = Le carte erano quelle promesse?
verify-intro = Scegli il verbale di una partita o incollalo. Questa pagina ricalcola tutto da sola e non invia nulla.
verify-file = Verbale:
verify-paste = o il suo testo:
verify-go = Verifica
verify-shuffle = La mescolata { $number } è quella promessa; i posti { $seats } hanno aggiunto del caso proprio.
verify-shuffle-alone = La mescolata { $number } è quella promessa; nessuno ha aggiunto del caso.
verify-good = Mescolate verificate: { $count }. Tutto è come promesso.
verify-bad = Questo verbale non mantiene quanto promesso.
table-terminal = A questo tavolo per ora si gioca nel terminale:
error-no-commitments = Questo verbale non contiene promesse: la partita non si è giocata su un server, o sono state tolte.
error-commit-missing = La mescolata { $number } non ha promessa.
error-seed-missing = La mescolata { $number } è di una smazzata finita, ma il suo seme manca.
error-not-promised = Mescolata { $number }: il seme non è quello promesso. Seme, promessa o identificativo della partita sono stati cambiati.
error-other-order = Mescolata { $number }: seme e caso aggiunto danno { $expected } al posto { $place }, il verbale ha { $found }. Le carte, un seme o un contributo sono stati cambiati.
error-seed-without-shuffle = Un seme non appartiene a nessuna mescolata: { $seed }
