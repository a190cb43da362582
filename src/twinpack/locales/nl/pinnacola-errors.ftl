# Waarom in Pinnacola iets werd geweigerd: de codes van fouten. Eerst wat er fout was, dan wat je kunt doen.

# Tekst die niet de juiste vorm heeft.
error-meld-number = "{ $text }" is geen nummer van een combinatie. Schrijf het als @1.
error-end = "{ $text }" is geen kant van een reeks. Schrijf onder of boven (low, high).

# Trekken.
error-no-stock = Uit de stok is niets te trekken, en er komt geen nieuwe. Neem uit de rij.
error-no-such-place = Een kaart nummer { $place } is er niet in de rij. Er liggen er { $count }.
error-whole-row = Volgens de regels mag je alleen de hele rij nemen. Neem nummer 1.
error-last-of-row = Volgens de regels mag je alleen de nieuwste kaart van de rij nemen. Neem nummer { $count }.
error-row-needs-opened = Uit de rij mag je pas nemen als je zelf een combinatie hebt uitgelegd. Trek uit de stok.
error-take-more = Met één kaart in de hand moet je minstens { $minimum } kaarten uit de rij nemen. Neem er meer, of trek uit de stok.
error-row-blocked = Een nieuwere wilde kaart in de rij blokkeert kaart nummer { $place }. Neem een nieuwere, of trek uit de stok.
error-chosen-cannot-be-laid = { $card } zou in deze beurt uitgelegd moeten worden, en dat kan niet zo dat de beurt kan eindigen. Neem een andere kaart, of trek uit de stok.

# Plichten, en hoe een beurt eindigt.
error-chosen-first = { $card } uit de rij moet vóór al het andere uitgelegd worden.
error-chosen-must-be-laid = Eerst moet { $card } uit de rij uitgelegd worden. Dan mag je afleggen.
error-wild-must-be-laid = { $count ->
    [one] Eerst moet een geruilde wilde kaart weer uitgelegd worden. Dan mag je afleggen.
   *[other] Eerst moeten { $count } geruilde wilde kaarten weer uitgelegd worden. Dan mag je afleggen.
}
error-dead-end = Daarna zou de beurt niet meer volgens de regels kunnen eindigen. Doe eerst iets anders, of houd een kaart om af te leggen.
error-may-not-go-out = { $needs ->
    [poker-or-run6] Je mag nog niet uitgaan: je partij heeft een poker of een zuivere reeks van zes kaarten nodig. Houd een kaart.
    [poker-and-run7] Je mag nog niet uitgaan: je partij heeft een poker en een zuivere reeks van zeven kaarten nodig. Houd een kaart.
   *[other] Je mag nog niet uitgaan. Houd een kaart.
}
error-no-rediscard = { $card } is net uit de rij genomen en mag in dezelfde beurt niet worden afgelegd. Leg een andere kaart af.
error-discard-forbidden = { $card } mag niet worden afgelegd. Toegestaan: { $allowed }.
error-nothing-to-take-back = In deze beurt is niets uitgelegd wat je zou kunnen terugnemen.
error-not-the-row = Dat is niet de rij: het moeten haar { $cards } oudere kaarten zijn, elk zo vaak als ze daar ligt.

# Nieuwe combinaties.
error-meld-too-short = Een combinatie heeft minstens { $minimum } kaarten. Voeg er toe.
error-meld-no-meld = { $cards } vormen geen combinatie. Een combinatie is een set van één rang in verschillende kleuren, of een reeks in één kleur.
error-meld-twin = { $card } kan niet twee keer in één combinatie liggen. Laat er één weg.
error-meld-gap = { $cards } volgen niet op elkaar. Vul het gat, of leg minder uit.
error-meld-corner = { $cards } gaan de hoek om: een aas is de laagste of de hoogste kaart van een reeks.
error-meld-too-few-naturals = { $minimum ->
    [one] Een combinatie heeft minstens één natuurlijke kaart nodig.
   *[other] Een combinatie heeft minstens { $minimum } natuurlijke kaarten nodig.
} Gebruik minder wilde.
error-meld-too-many-wilds = { $maximum ->
    [one] Een combinatie mag maar één wilde kaart hebben.
   *[other] Een combinatie mag hoogstens { $maximum } wilde kaarten hebben.
} Gebruik er minder.
error-meld-wild-poker = Een poker moet zonder wilde kaarten zijn. Laat het een tris.
error-meld-adjacent-wilds = Twee wilde kaarten mogen in een reeks niet naast elkaar liggen. Leg er een natuurlijke tussen.
error-meld-identity-open = { $wild } kan voor meer dan één kaart staan: { $possible }. Zeg voor welke.
error-meld-identity-impossible = Voor { $wild } is hier geen plaats. Een wilde kaart staat voor een kaart die in de combinatie ontbreekt.

# Aanleggen en ruilen.
error-no-such-meld = Een combinatie @{ $meld } is er niet. { $count ->
    [0] Er is er nog geen uitgelegd.
    [one] Er is alleen @1.
   *[other] Ze hebben de nummers @1 tot @{ $count }.
}
error-not-your-side = Combinatie @{ $meld } is van de andere partij. Leg aan bij je eigen partij.
error-partner-needs-opened = Bij combinatie @{ $meld } van je partner mag je pas aanleggen als je er zelf een hebt uitgelegd.
error-lay-off-complete = Die combinatie is compleet. Er kan niets bij.
error-lay-off-does-not-fit = { $card } past daar niet. Kies een andere combinatie of een andere kaart.
error-lay-off-end-open = { $card } past aan beide kanten. Zeg onder of boven.
error-swap-nothing-there = Daar staat geen wilde kaart voor { $card }. Ruil precies de kaart waar een wilde voor staat.
error-swap-needs-opened = Een wilde kaart mag je pas ruilen als je zelf een combinatie hebt uitgelegd.
error-no-pinella-swap = Volgens de regels mag een pinella niet geruild worden.
error-swap-own-side = { $card } mag alleen uit combinaties van je eigen partij geruild worden.
