"""The best play of Pinochle when all cards are seen.

>>> from twinpack.families import named
>>> from twinpack.solver.position import position
>>> rules = named("pinochle/dailey").rules
>>> state = position('''
... trump = "S"
... hands = ["AS 9H", "TS KH", "KS AH", "QS JH"]
... ''', rules)
>>> answer = Solver().answer(rules, state)
>>> [(worth.card, worth.points) for worth in answer.cards]
[('AS', 60), ('9H', 60)]
"""

from twinpack.solver.answers import Answer, Mode, OutOfNodes, Solver, Worth
from twinpack.solver.compiled import warm_up
from twinpack.solver.pack import Unsolvable

__all__ = ["Answer", "Mode", "OutOfNodes", "Solver", "Unsolvable", "Worth", "warm_up"]
