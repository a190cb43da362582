# What the command line answers about Pinnacola.

# twinpack referee
cli-this-side = Deze partij
cli-laid-meld = { $cards } is een { $kind }: { $points }
cli-laid-complete = Compleet: er kan niets meer bij.
cli-turn-legal = Dat mag.
cli-turn-hand = Hand: { $cards }
cli-turn-row = Rij: { $cards }
cli-turn-refused = Actie { $number }, "{ $action }", mag niet. { $reason }

# twinpack replay
cli-does-draw = { $seat } trekt { $what }
cli-does-draw-nothing = { $seat } wil trekken, en de stok is op
cli-does-take = { $seat } pakt uit de rij: { $what }
cli-does-lay = { $seat } legt { $what } uit
cli-does-off = { $seat } legt { $what } aan bij { $meld }
cli-does-swap-wild = { $seat } ruilt { $what } in { $meld }
cli-does-discard = { $seat } legt { $what } af
cli-does-back = { $seat } neemt alles terug wat in deze beurt is uitgelegd
cli-restocked = De rij zonder de nieuwste kaart wordt geschud en is de nieuwe stok van { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
cli-ending-out = { $seat } gaat uit
cli-ending-pinnacolone = Een pinnacolone van { $seat } beëindigt het spel
cli-ending-blocked = Niemand komt nog verder
cli-ending-stock = De stok is op

# twinpack simulate
cli-simulate-laid-counts = Partijen: { $matches }. Spellen: { $deals }.

# What the referee cannot answer.
error-token = "{ $text }" is geen kaart. Schrijf rang en kleur, zoals AS, 10H of 2C: rangen A 2 3 4 5 6 7 8 9 10 B V H, kleuren S (schoppen) H (harten) D (ruiten) C (klaveren). Een joker is **, een die voor klaveren acht staat **=8C.
error-turn-action = "{ $text }" is geen actie. Acties luiden zoals "draw", "take 3", "lay 9S 9H **=9C", "off 7H @2", "off **=4H @2 low", "swap QD @1", "discard 5D" of "back".
error-other-question = Die vraag bestaat niet in { $family }. Daar kent de scheidsrechter: { $allowed }.
error-option-other-game = { $name } betekent niets in { $family }. Laat het weg.
error-side-meld = Combinatie { $number } is er geen. { $cause }
error-hands-count = { $given ->
    [one] Er is één hand in plaats van { $count }. Noem er een voor elke speler; een lege is -.
   *[other] Er zijn { $given } handen in plaats van { $count }. Noem er een voor elke speler; een lege is -.
}
error-out-unknown = "{ $text }" zegt niets over uitgaan. Er zijn: { $allowed }.
error-out-hands = { $given ->
    [0] Wie is uitgegaan, heeft geen kaarten, en hier heeft iedereen er. Schrijf - voor die hand, of zeg --out no.
   *[other] Maar één speler kan uitgaan, en hier zijn { $given } handen leeg. Verbeter de handen.
}
error-out-missing = Een speler zonder kaarten is uitgegaan. Zeg --out yes of --out in-hand, of noem de kaarten van die speler.
error-out-melds = { $needs ->
    [any] Een partij zonder combinaties kan niet zijn uitgegaan. Noem haar combinaties, of zeg --out no.
    [poker-or-run6] Met deze combinaties kan de partij niet zijn uitgegaan: ze heeft een poker of een zuivere reeks van zes kaarten nodig. Verbeter de combinaties of --out.
    [poker-and-run7] Met deze combinaties kan de partij niet zijn uitgegaan: ze heeft een poker en een zuivere reeks van zeven kaarten nodig. Verbeter de combinaties of --out.
   *[other] Met deze combinaties kan de partij niet zijn uitgegaan. Verbeter de combinaties of --out.
}
error-opened-missing = De uitslag hangt ervan af welke spelers een combinatie hebben uitgelegd. Zeg het met --opened: 1 voor de eerste hand, 2 voor de tweede, 1,2 voor beide.
error-no-such-player = Een partij heeft geen speler { $number }. Spelers zijn 1 tot { $limit }, in de volgorde van de handen.
error-position-form = Dit is geen stelling ({ $text }). Er zijn regels nodig zoals hands = ["9S 9C 5D", 13, 13, 13] en row = "4C 9H".
error-position-too-large = { $given } onbekende kaarten zijn te veel: van het spel kaarten zijn er maar { $limit } over.
error-position-chosen = "{ $text }" kan niet de gekozen kaart zijn. Dat is één kaart van de hand die aan de beurt is, en alleen bij phase = "play".
error-hand-unknown = De kaarten van plaats { $seat } zijn niet bekend, dus kan die beurt niet worden beoordeeld. Noem ze in hands.
error-stock-unknown = Welke kaart uit de stok wordt getrokken, is niet bekend. Noem de bovenste kaarten, zoals stock = "3D".

# Options that cannot be played together.
error-run-too-long = { $key }: zo lang is geen reeks. Hoogstens { $allowed }.
error-triple-below-double = { $key }: een reeks kan niet driedubbel tellen voordat ze dubbel telt. Minstens { $allowed }, of 0 voor nooit.
error-nothing-scores = { $key }: in een spel zou niets iets waard zijn. Minstens { $allowed }.
error-nobody-declares = { $key }: een bieder is er hier niet. Toegestaan: { $allowed }.
error-without-effect = { $key } doet niets zoals { $other } nu is. Laat het weg, of kies voor { $other }: { $allowed }.
