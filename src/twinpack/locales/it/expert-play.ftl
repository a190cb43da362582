# Dove una carta non è certa, l’esperto pensa a molte distribuzioni compatibili con ciò che vede.

why-play-known = So dove sono tutte le carte, e con { $card } prendiamo ancora { $points }, il massimo possibile.
why-play-search = In molte distribuzioni compatibili con quello che so, { $card } ci porta in media ancora { $points } nelle prese.
why-play-next = La seconda scelta, { $card }, porta { $points }.
why-play-makes = Così il contratto riesce in { $deals } distribuzioni su 100.
