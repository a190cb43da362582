# Perché l'esperto ha deciso così prima del gioco: che cosa è seguito in molte distribuzioni che ha immaginato.

why-plan = Nelle distribuzioni che posso immaginare facciamo circa { $expected } e manteniamo { $needed } in { $made } su 100.
why-plan-better = In quelle distribuzioni questo rende { $gain } in più di quello che farei a occhio.
why-plan-bid = Nelle distribuzioni che posso immaginare un'offerta rende { $gain } in più che passare, e salirei fino a { $limit }.
why-plan-pass = Nelle distribuzioni che posso immaginare passare rende { $gain } in più che fare un'offerta.
why-plan-even = Nelle distribuzioni che posso immaginare offrire e passare sono troppo vicini perché decidano loro.
