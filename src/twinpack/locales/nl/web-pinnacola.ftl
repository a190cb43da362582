# De browser: de tafel van Pinnacola.

# De stok en de rij.
pinnacola-row = Stok en rij
pinnacola-stock = { $can ->
    [yes] Trek uit de stok.
   *[other] Stok.
} { $count ->
    [one] Eén kaart.
   *[other] { $count } kaarten.
}
pinnacola-fan = De rij, oudste kaart eerst
pinnacola-draw = Trekken
pinnacola-place = { $place }: { $card }{ $can ->
    [yes] , kan worden genomen, { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
   *[other] { "" }
}
pinnacola-tail = { $count ->
    [one] Je zou alleen { $card } nemen.
   *[other] Je zou { $card } nemen, die je in deze beurt moet uitleggen, en daarbij { $others }.
}
pinnacola-take = { $count ->
    [one] Deze kaart nemen
   *[other] { $count } kaarten nemen
}
pinnacola-cancel = Annuleren

# De combinaties.
pinnacola-ours = Combinaties van jouw partij
pinnacola-theirs = Combinaties van de andere partij
pinnacola-nothing-laid = Nog niets uitgelegd.
pinnacola-meld = Combinatie { $number }, { $owner }
pinnacola-pure = zuiver
pinnacola-complete = compleet
pinnacola-kind-tris = tris
pinnacola-kind-poker = poker
pinnacola-kind-run = reeks
pinnacola-kind-pure-tris = zuivere tris
pinnacola-kind-pure-poker = zuivere poker
pinnacola-kind-pure-run = zuivere reeks
pinnacola-fits = Je kaart past hier
pinnacola-swaps = Je kaart kan hier voor de wilde kaart worden geruild
pinnacola-at-meld = Wat doe je bij combinatie @{ $number }?
pinnacola-nothing-fits = Uit je hand kan nu niets bij combinatie @{ $number }.

# De andere handen.
pinnacola-others = De andere handen
pinnacola-known = Bekende kaarten
pinnacola-known-none = geen bekend

# De eigen hand.
pinnacola-hand = { $count ->
    [0] Je hand is leeg
    [one] Je hand: één kaart
   *[other] Je hand: { $count } kaarten
}
pinnacola-by-suit = Op kleur
pinnacola-by-rank = Op rang
pinnacola-keys = Pijl links en rechts lopen door de hand, met Alt verplaatsen ze de kaart. Enter kiest een kaart of legt haar terug.
pinnacola-fresh = nieuw
pinnacola-due = moet worden uitgelegd

# Een combinatie bouwen, uitleggen, afleggen.
pinnacola-desk = Jouw beurt
pinnacola-how-draw = Trek uit de stok, of raak een kaart van de rij aan om te zien wat je zou nemen.
pinnacola-how-play = Raak kaarten van je hand aan: drie of meer zijn een combinatie, één kun je aanleggen of afleggen.
pinnacola-plan = Tot je aan de beurt bent, kun je hier combinaties samenstellen.
pinnacola-more-cards = Raak meer kaarten aan voor een combinatie, of een combinatie op tafel om aan te leggen.
pinnacola-unpick = Terug in de hand: { $card }
pinnacola-stands-for = { $card } staat voor:
pinnacola-lay = Uitleggen
pinnacola-lay-this = Deze combinatie uitleggen
pinnacola-discard = { $card } afleggen
pinnacola-put-back = Terug
pinnacola-back = Terugnemen wat is uitgelegd
pinnacola-offers = Wat je nu zou kunnen doen
pinnacola-more = nog { $count }
pinnacola-fewer = Minder
pinnacola-all = Alle zetten ({ $count })
