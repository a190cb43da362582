"""What the referee answers when a question cannot be answered."""

from typing import Any

from twinpack.game import describe


class RefereeError(ValueError):
    """A question that cannot be answered: a `code`, and `params` with what contradicts what and the way out.

    `cause` is the refusal behind it, if there is one.
    """

    def __init__(self, code: str, *, cause: Exception | None = None, **params: Any) -> None:
        self.code = code
        self.cause = cause
        self.params = params
        super().__init__(describe(code, params) + (f" ({cause})" if cause else ""))
