"""Logs as one JSON object a line; nothing in them is a card, a name or a secret."""

import logging
from datetime import UTC, datetime
from typing import Any

import msgspec


class JsonLines(logging.Formatter):
    """Time, level, logger and message; an exception as its type and where it came from, without its text."""

    def format(self, record: logging.LogRecord) -> str:
        """One line for one event."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = _where(record.exc_info[2])
        return msgspec.json.encode(line).decode()


def _where(trace: Any) -> list[str]:
    """The frames of a traceback, without the values in them."""
    found = []
    while trace is not None:
        code = trace.tb_frame.f_code
        found.append(f"{code.co_qualname if hasattr(code, 'co_qualname') else code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return found[-8:]


def configured() -> dict[str, Any]:
    """The logging of a server, for `logging.config.dictConfig`."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": "twinpack.server.logs.JsonLines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json", "stream": "ext://sys.stderr"}},
        "loggers": {
            "twinpack": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
            "uvicorn": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        },
    }
