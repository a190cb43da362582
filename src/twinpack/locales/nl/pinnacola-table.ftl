# Pinnacola spelen in de terminal: wat wordt verteld, gevraagd en getypt. Wat alle spellen delen, staat in table.ftl.

# Kaarten en combinaties.
hand-by-rank = Je hand naar rang: { $cards }.
table-row = De rij, oudste eerst: { $cards }.
table-row-empty = De rij is leeg.
table-sizes = Kaarten in de hand: { $held }. Stok: { $stock }.
laid-nothing = Er liggen nog geen combinaties.
laid-side = Combinaties: { $side }, { $points } punten.
laid-meld = - { $meld }, { $owner }
recent-nothing = Sinds je laatste beurt is er niets gebeurd.

# Plichten van de beurt.
duty-chosen = Je moet { $card } in deze beurt uitleggen.
duty-wild = { $count ->
    [one] Je moet een geruilde wilde kaart in deze beurt weer uitleggen.
   *[other] Je moet { $count } geruilde wilde kaarten in deze beurt weer uitleggen.
}
duty-kept = Je mag { $card } in deze beurt niet afleggen.

# Wat er gebeurt.
told-dealt = Je krijgt: { $cards }.
told-row = { $card } wordt opengelegd en begint de rij. De stok heeft { $stock } kaarten.
told-draw = { $name } trekt uit de stok.
told-draw-you = Je trekt { $card } uit de stok.
told-restock = De stok is op. De rij zonder { $card } wordt geschud en is de nieuwe stok van { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}.
told-take = { $count ->
    [one] { $who ->
        [you] Je neemt { $cards } uit de rij.
       *[other] { $name } neemt { $cards } uit de rij.
    }
   *[other] { $who ->
        [you] Je neemt { $count } kaarten uit de rij: { $cards }.
       *[other] { $name } neemt { $count } kaarten uit de rij: { $cards }.
    }
}
told-lay = { $who ->
    [you] Je legt uit: { $meld }.
   *[other] { $name } legt uit: { $meld }.
}
told-off = { $who ->
    [you] Je legt { $card } aan: { $meld }.
   *[other] { $name } legt { $card } aan: { $meld }.
}
told-swap-wild = { $who ->
    [you] Je ruilt { $card } voor { $wild }: { $meld }.
   *[other] { $name } ruilt { $card } voor { $wild }: { $meld }.
}
told-discard = { $who ->
    [you] Je legt { $card } af. { $count ->
        [0] Je hebt geen kaarten meer.
        [one] Je hebt nog één kaart.
       *[other] Je hebt nog { $count } kaarten.
    }
   *[other] { $name } legt { $card } af. { $count ->
        [0] Er blijft geen kaart over.
        [one] Er blijft één kaart over.
       *[other] Er blijven { $count } kaarten over.
    }
}
told-back = { $who ->
    [you] Je neemt alles terug wat je in deze beurt hebt uitgelegd.
   *[other] { $name } neemt alles terug wat in deze beurt is uitgelegd.
}
told-out = { $who ->
    [you] Je gaat uit.
    [partner] { $name }, je partner, gaat uit.
   *[other] { $name } gaat uit.
}
told-pinnacolone = { $who ->
    [you] Je reeks loopt zonder wilde kaart van aas tot aas: een pinnacolone!
   *[other] De reeks van { $name } loopt zonder wilde kaart van aas tot aas: een pinnacolone!
}

# Waarom een spel zo telt. $side is de naam van een partij, $amount zijn punten; verlies is lager dan nul.
reason-melds = { $side }: combinaties { $amount }.
reason-melds-doubled = { $side }: combinaties nog eens voor uitgaan in één beurt { $amount }.
reason-bonus-out = { $side }: voor uitgaan { $amount }.
reason-bonus-in-hand = { $side }: voor uitgaan in één beurt { $amount }.
reason-hands = { $side }: kaarten in de hand { $amount }.
reason-hands-double = { $side }: kaarten in de hand, dubbel omdat er niets is uitgelegd, { $amount }.
reason-flat-penalty = { $side }: omdat er niets is uitgelegd { $amount }.
reason-result-doubled = { $side }: de uitslag nog eens voor uitgaan in één beurt { $amount }.
reason-blocked = Niemand komt nog verder: het spel zit vast, en niemand is uitgegaan.
reason-stock-out = De stok is op, en niemand is uitgegaan.
reason-pinnacolone = { $side }: voor de pinnacolone { $amount }. Verder telt niets.
reason-pinnacolone-wins = { $side }: de pinnacolone wint alles, opgeschreven als { $amount }.

# Vragen.
ask-draw = Wat trek je ({ $options })?
ask-draw-only = Wat trek je (alleen { $options }, met Enter)?
ask-turn = Jouw beurt ({ $options }):

# Antwoorden: de woorden die je kunt typen; het eerste wordt getoond.
do-draw = trekken, trek, pakken, pak
do-take = nemen, neem
do-lay = uitleggen, leg uit, leggen, leg
    .doc = een nieuwe combinatie, bijvoorbeeld: 9S 9H 9C
do-off = aanleggen, leg aan
    .doc = een kaart bij een combinatie van je partij, bijvoorbeeld: 7H @2; past ze aan beide kanten, daarachter onder of boven
do-swap = ruilen, ruil
    .doc = een kaart op de plaats van de wilde die ervoor staat, bijvoorbeeld: VD @1
do-discard = afleggen, leg af, wegleggen, leg weg
    .doc = een kaart die naar de rij gaat; dat beëindigt je beurt
do-back = terug, terugnemen
    .doc = alles terugnemen wat je in deze beurt hebt uitgelegd
end-low = onder
    .doc = onder
end-high = boven
    .doc = boven

# Opdrachten: de woorden die je kunt typen; het eerste wordt getoond.
command-sort = rangen, sorteren
    .doc = je kaarten naar rang
command-laid = combinaties, melds
    .doc = alle combinaties op tafel met hun nummers en punten
command-recent = laatste
    .doc = wat er sinds je laatste beurt gebeurd is

explain-draw = "{ $draw }" trekt uit de stok. "{ $take } 3" neemt de derde kaart van de rij en alle nieuwere; die kaart moet je in deze beurt uitleggen. In plaats van de plaats kun je ook de kaart noemen. Alleen wat kan, wordt aangeboden.
explain-draw-free = De nieuwste kaart, als enige genomen, mag in je hand blijven.
explain-turn = Je hebt getrokken. Leg uit zoveel je wilt en leg dan een kaart af. De combinaties op tafel hebben de nummers @1, @2 enzovoort.
explain-wild = Een wilde kaart typ je met waar ze voor staat: { $example } of **=8C is een { $joker } voor klaveren acht. { $joker } of ** alleen is genoeg waar maar één kaart mogelijk is, en in een reeks die je van laag naar hoog typt.
