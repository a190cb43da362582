"""What is asked at a Pinochle table: melds, legal cards, tricks, auctions, and what a deal scores."""

from twinpack.referee.pinochle.auctions import AuctionAnswer, auction, call
from twinpack.referee.pinochle.deals import score
from twinpack.referee.pinochle.hands import LegalAnswer, MeldAnswer, TrickAnswer, legal, meld, trick

__all__ = [
    "AuctionAnswer",
    "LegalAnswer",
    "MeldAnswer",
    "TrickAnswer",
    "auction",
    "call",
    "legal",
    "meld",
    "score",
    "trick",
]
