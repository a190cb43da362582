"""Play, score, settle and study the two-pack meld games: Pinochle in its many house rules, and Pinnacola."""
