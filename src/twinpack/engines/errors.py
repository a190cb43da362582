"""What is refused in the protocol of engines."""

from typing import Any

from twinpack.game import describe


class EngineError(ValueError):
    """A program that cannot be started or does not speak the protocol: a `code`, and `params` with what belongs to it.

    >>> str(EngineError("engine-silent", command="true", seconds=60))
    "engine-silent: command='true', seconds=60"
    """

    def __init__(self, code: str, **params: Any) -> None:
        self.code = code
        self.params = params
        super().__init__(describe(code, params))
