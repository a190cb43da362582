# Pinochle in de browser.
act-pass = Passen
act-help = Passen met hulp
act-misdeal = Kaarten ingooien
act-take = Nemen
act-reject = Weigeren
act-swap = Ruilen
act-keep = Niet ruilen
act-look = Talon opnemen
act-forfeit = Ongezien betalen
act-continue = Spelen
act-concede = Spel opgeven
act-moon = Alle slagen aankondigen
act-yield = Gewonnen geven
act-dix = Dix
act-draw = Trekken
act-draw-turned = De open kaart trekken
act-out = Doel bereikt melden
pin-sure = Echt? { $action }

pin-hand = Je hand
pin-hand-empty = Geen kaarten.
pin-not-now = nu niet te kiezen
pin-open-card = ligt open
pin-open-yours = Open op tafel, voor jou speelbaar
pin-open-theirs = Open voor { $name }
pin-actions = Wat je kunt doen
pin-sits-out = { $name }: dit spel niet mee.
pin-waits = { $name } denkt na …

pin-ask-auction = Jouw bod
pin-ask-trump = Kies de troef
pin-ask-call = Vraag een troef: wie hem heeft, is je partner
pin-ask-widow = Geef ieder een kaart uit de talon
pin-ask-exchange = { $count ->
    [one] Kies één kaart voor { $name }
   *[other] Kies { $count } kaarten voor { $name }
}
pin-ask-bury = { $count ->
    [one] Kies één kaart om weg te leggen
   *[other] Kies { $count } kaarten om weg te leggen
}
pin-ask-forfeit = Alleen jij hebt geboden: talon bekijken of betalen?
pin-ask-swap = Je dix ruilen voor { $card }?
pin-ask-decide = Spelen of opgeven?
pin-ask-yield = Doorspelen tegen het bod?
pin-ask-stock = Jouw slag: iets tonen of trekken
pin-ask-draft = Je bekijkt { $card }
pin-ask-play = Jouw kaart
pin-ask-only = Alleen { $card } kan

pin-calls = Biedingen tot nu toe
pin-no-calls = Nog niet geboden.
pin-bids = Biedingen
pin-bid = { $points } bieden
pin-own-bid = Ander getal
pin-would-meld = Jouw roem met
pin-call = { $card } vragen

pin-chosen = { $chosen } van { $count }
pin-enough = { $count ->
    [one] Er is al een kaart gekozen. Raak hem aan om hem terug te nemen.
   *[other] Er zijn al { $count } kaarten gekozen. Raak er een aan om hem terug te nemen.
}
pin-may-not-bury = { $card } mag niet weggelegd worden. Je kunt wegleggen: { $cards }.
pin-give = Aan { $name } geven
pin-bury = Wegleggen
pin-share-to = voor { $name }
pin-share-keep = blijft van jou
pin-share-do = Uitdelen
pin-show = Toon { $meld }
pin-widow = Talon
pin-widow-hidden = { $count ->
    [one] { $count } kaart in de talon
   *[other] { $count } kaarten in de talon
}
pin-buried = Weggelegd
pin-stock = { $count ->
    [0] De stok is leeg
   *[other] Stok: { $count }
}
pin-turned = opengelegd: { $card }

pin-melds = Roem
pin-melds-of = Roem: { $name }
pin-no-melds = niets
pin-melded = roem { $points }
pin-need-sum = { $bid } − { $meld } = { $need } uit de slagen
pin-seen = Gezien, verder
pin-played = { $name }: { $card }
pin-takes = Slag { $number }: { $name }
pin-takes-points = Slag { $number }, { $points }: { $name } ({ $taken })
pin-won = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}
pin-last = Laatste slag
pin-tricks = Alle slagen
pin-no-tricks = Er is nog geen slag klaar.
pin-hands = De handen
