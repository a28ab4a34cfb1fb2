"""Logs: one JSON object a line, with what operators need and without tokens that would let a reader play a seat."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

REQUEST: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request or socket that is being answered; every answer carries it, too."""
_MINUTE: Final = 60.0
_LINES: Final = 10
_WARNINGS: Final = 60
"""Lines of a kind that are written in a minute."""
_MOST_KINDS: Final = 1_000
_STANDARD: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "pid": record.process,
            "says": record.getMessage(),
        }
        request = REQUEST.get()
        if request:
            line["request"] = request
        line.update({key: value for key, value in vars(record).items() if key not in _STANDARD})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class LogThinner:
    """Lets some lines of a kind through in every minute; the next one says how many were left out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._kinds: Final[dict[tuple[object, ...], _Kind]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = self._clock()
        name = record.name, record.msg, getattr(record, "code", None)
        kind = self._kinds.get(name)
        if kind is None:
            if len(self._kinds) >= _MOST_KINDS:
                self._kinds.clear()
            kind = self._kinds[name] = _Kind(now)
        if now - kind.began >= _MINUTE:
            kind.began, kind.written = now, 0
        if kind.written >= (_WARNINGS if record.levelno >= logging.WARNING else _LINES):
            kind.left_out += 1
            return False
        if kind.left_out:
            record.left_out = kind.left_out
            kind.left_out = 0
        kind.written += 1
        return True


class _Kind:
    """Lines that say the same."""

    def __init__(self, began: float) -> None:
        self.began = began
        self.written = 0
        self.left_out = 0


def set_up(level: str) -> None:
    """Send everything to standard error, as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(LogThinner())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = name != "uvicorn.access"
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("websockets").setLevel(logging.WARNING)
