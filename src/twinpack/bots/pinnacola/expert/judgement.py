"""What the expert holds things to be worth where deals among club players showed the rules of thumb to be wrong."""

from twinpack.bots.pinnacola.worth import Worth
from twinpack.cards import Card
from twinpack.pinnacola.state import Cards
from twinpack.pinnacola.tokens import is_wild

HELD = {(4, False): 15, (4, True): 0, (2, False): 40, (2, True): 40}
"""What a wild card in hand is worth beyond what the club player thinks, by how many play and whether there are pinelle.

Between two players there are more turns before the deal ends, and a wild card kept finds more to do.
"""


class Judgement(Worth):
    """Judges positions as the club player does, but is slower to spend wild cards."""

    def _values(self, hand: Cards, fitting: frozenset[Card], laid: bool) -> dict[Card, float]:
        values, pinelle = super()._values(hand, fitting, laid), self.rules.deal.pinelle
        held = HELD[self.rules.seats, pinelle]
        return {card: worth + held * hand.count(card) * is_wild(card, pinelle) for card, worth in values.items()}
