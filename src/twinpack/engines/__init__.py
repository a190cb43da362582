"""Programs from outside at a seat: a line protocol over their standard input and output (`docs/engine-protocol.md`).

`Program` is the seat of such a program, behind what every bot offers; `answers` is a bot of ours as such a program.
"""

from twinpack.engines.answering import answers
from twinpack.engines.errors import EngineError
from twinpack.engines.program import Program

__all__ = ["EngineError", "Program", "answers"]
