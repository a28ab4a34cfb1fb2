"""What is said when something cannot be done: a code, a sentence in both languages, the rule where there is one."""

from __future__ import annotations

import logging
import time
from functools import cache
from importlib.resources import files
from typing import Final

from liza.bots import UnknownBot
from liza.kernel.errors import BadNotation, BadOption, IllegalAction, PackError, UnknownGame
from liza.kernel.rulebook import LANGUAGES
from liza.match.log import Refused
from liza.server import metrics, wire
from liza.store import FAULTS
from liza.words import Texts

_STATUS: Final = {
    "bad-request": 400, "token": 401, "operator": 401, "private": 401, "spectator": 403, "origin": 403, "banned": 403,
    "silenced": 403, "no-game": 404, "no-table": 404, "no-language": 404, "no-position": 404, "not-found": 404,
    "not-allowed": 405, "other-rules": 410, "too-large": 413, "bad-type": 415, "too-fast": 429, "too-many": 429,
    "many-tables": 429, "many-bot-tables": 429, "internal": 500, "unavailable": 503, "busy": 503, "draining": 503,
}  # fmt: skip
_CONFLICT: Final = 409
_QUIET: Final = 1.0
"""Seconds between two lines in the log about the database."""
_LOG: Final = logging.getLogger("liza.store")
_noted = -_QUIET
_CODES: Final = (
    (BadNotation, "bad-action"), (BadOption, "bad-option"), (PackError, "bad-pack"), (UnknownGame, "no-game"),
    (UnknownBot, "no-level"),
)  # fmt: skip


class Denied(Exception):
    """A request that is refused for a reason the server has words for."""

    def __init__(self, code: str, detail: str | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.detail: Final = detail


@cache
def _texts(lang: str) -> Texts:
    return Texts(lang, files("liza.server").joinpath("texts", f"{lang}.ftl").read_text(encoding="utf-8"))


def text(code: str) -> wire.Text:
    """Return the sentence of a code in both languages."""
    return wire.Text(**{lang: _texts(lang).text(code) for lang in LANGUAGES})


def problem(fault: Exception) -> wire.Problem:
    """Return what to say about anything that went wrong."""
    if isinstance(fault, IllegalAction):
        es, en = (_sentence(fault, lang) for lang in LANGUAGES)
        return wire.Problem("illegal", es, en, rule=fault.rule)
    code, detail = _named(fault)
    said = text(code)
    return wire.Problem(code, said.es, said.en, detail=detail)


def _named(fault: Exception) -> tuple[str, str | None]:
    if isinstance(fault, Denied):
        return fault.code, fault.detail
    if isinstance(fault, Refused):
        return fault.code, None
    for kind, code in _CODES:
        if isinstance(fault, kind):
            return code, str(fault)
    if isinstance(fault, FAULTS):
        _note(fault)
        return "unavailable", None
    return "internal", None


def _note(fault: Exception) -> None:
    """Count and log what the database could not do: of many at once, one a second."""
    global _noted  # noqa: PLW0603 - one log for the process
    metrics.STORAGE.labels(type(fault).__name__).inc()
    now = time.monotonic()
    if now - _noted >= _QUIET:
        _noted = now
        _LOG.error("the database failed", extra={"fault": type(fault).__name__, "why": str(fault)[:300]})


def _sentence(fault: IllegalAction, lang: str) -> str:
    reason = fault.reason.in_language(lang)
    return f"{reason.text} {reason.unless}".strip()


def status(code: str) -> int:
    """Return the HTTP status that goes with a code."""
    return _STATUS.get(code, _CONFLICT if code in _CONFLICTS else 400)


_CONFLICTS: Final = {
    "full", "seat-taken", "left", "not-started", "over", "running", "stale", "illegal", "time", "no-take-back",
    "proposal-open", "no-proposal", "no-draw", "no-undo", "no-replace", "no-retire", "no-rematch",
    "present", "clock-decides", "quarantined", "broken", "cancelled", "faded", "started", "not-host", "not-apart",
}  # fmt: skip
