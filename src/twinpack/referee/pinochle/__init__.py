"""What is asked at a Pinochle table: melds, legal cards, tricks, auctions, and what a deal scores."""

from twinpack.referee.pinochle.auctions import AuctionAnswer, auction, call
from twinpack.referee.pinochle.deals import score
from twinpack.referee.pinochle.hands import LegalAnswer, MeldAnswer, TrickAnswer, legal, meld, trick
from twinpack.referee.pinochle.numbers import check_players

__all__ = [
    "AuctionAnswer",
    "LegalAnswer",
    "MeldAnswer",
    "TrickAnswer",
    "auction",
    "call",
    "check_players",
    "legal",
    "meld",
    "score",
    "trick",
]
