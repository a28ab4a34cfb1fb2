"""What is refused, and under which code: known wherever a table is kept, on a server or in a browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from liza.bots import UnknownBot
from liza.kernel.base.errors import BadNotation, BadOption, IllegalAction, PackError, UnknownGame
from liza.kernel.base.rulebook import LANGUAGES
from liza.match.log import EntryRefused
from liza.server.protocol import wire
from liza.standing.standing_order import BadOrder

_STATUS: Final = {
    "bad-request": 400, "token": 401, "operator": 401, "private": 401, "spectator": 403, "origin": 403, "banned": 403,
    "silenced": 403, "no-game": 404, "no-table": 404, "no-language": 404, "no-position": 404, "not-found": 404,
    "no-analysis": 404, "no-analysis-here": 404, "no-step": 404, "no-hints": 403, "rated-hints": 403,
    "no-daily": 404, "daily-guest": 403, "daily-hints": 403, "daily-eyes": 403, "plays-here": 403, "no-study": 404,
    "no-group": 404, "no-order": 404, "group-guest": 403, "many-groups": 429, "many-orders": 429,
    "no-study-here": 404, "many-studies": 429, "many-waiting": 429, "many-images": 429, "many-drafts": 429,
    "no-folder-here": 404,
    "not-allowed": 405, "other-rules": 410, "too-large": 413, "bad-type": 415, "too-fast": 429, "too-many": 429,
    "no-person": 401, "challenge": 403, "code": 403, "link": 403, "passkey-unknown": 403, "passkey-refused": 403,
    "passkey-unverified": 403, "passkey-copied": 403,
    "many-names": 429, "name-length": 400, "name-signs": 400, "name-reserved": 400,
    "many-tables": 429, "many-opened": 429, "many-bot-tables": 429, "internal": 500, "unavailable": 503,
    "busy": 503, "draining": 503,
    "many-notices": 429, "no-push": 404, "no-push-here": 404, "no-feed": 404, "no-mail": 404, "many-mails": 429,
    "mail-unsent": 503, "no-profile": 404, "profile-name": 403,
    "wish-guest": 403, "many-wishes": 429,
    "mark-guest": 403, "many-marks": 429, "report-guest": 403, "many-reports": 429, "many-invitations": 429,
    "no-embed": 404,
    "no-tournament": 404, "many-tournaments": 429, "many-entrants": 429, "not-organiser": 403,
    "not-entered": 403, "no-report": 404,
}  # fmt: skip
_CONFLICT: Final = 409
_CODES: Final = (
    (BadNotation, "bad-action"), (BadOption, "bad-option"), (PackError, "bad-pack"), (UnknownGame, "no-game"),
    (UnknownBot, "no-level"),
)  # fmt: skip
INTERNAL: Final = "internal"
"""The code of an error without a text of its own."""


class Denied(Exception):
    """A request that is refused for a reason the server has words for."""

    def __init__(self, code: str, detail: str | None = None, after: int | None = None) -> None:
        super().__init__(code)
        self.code: Final = code
        self.detail: Final = detail
        self.after: Final = after
        """Seconds after which it is worth asking again, where that is known."""


def refusal(fault: Exception, text: Callable[[str], wire.Text]) -> wire.Problem:
    """Return what to say about anything that went wrong, given the sentence of each code."""
    if isinstance(fault, IllegalAction):
        es, en = (_sentence(fault, lang) for lang in LANGUAGES)
        return wire.Problem("illegal", es, en, rule=fault.rule)
    code, detail = _named(fault)
    said = text(code)
    return wire.Problem(code, said.es, said.en, detail=detail)


def _named(fault: Exception) -> tuple[str, str | None]:
    if isinstance(fault, Denied):
        return fault.code, fault.detail
    if isinstance(fault, EntryRefused):
        return fault.code, None
    if isinstance(fault, BadOrder):
        return fault.code, str(fault)
    return next(((code, str(fault)) for kind, code in _CODES if isinstance(fault, kind)), (INTERNAL, None))


def _sentence(fault: IllegalAction, lang: str) -> str:
    reason = fault.reason.in_language(lang)
    return f"{reason.text} {reason.unless}".strip()


def status(code: str) -> int:
    """Return the HTTP status that goes with a code."""
    return _STATUS.get(code, _CONFLICT if code in _CONFLICTS else 400)


_CONFLICTS: Final = {
    "full", "seat-taken", "left", "not-started", "over", "running", "stale", "illegal", "time", "no-take-back",
    "no-reveal", "proposal-open", "no-proposal", "no-draw", "no-undo", "no-replace", "no-retire", "no-rematch",
    "present", "clock-decides", "quarantined", "broken", "cancelled", "faded", "started", "not-host",
    "not-full", "ready", "not-apart", "no-hint-now", "rated-twice", "group-full",
    "mark-nobody", "mark-self", "report-nobody",
    "entries-closed", "tournament-full", "tournament-over", "few-entrants",
    "no-pace", "no-pause", "no-resume",
    "not-paused", "resume-together", "not-slow", "zone-lately", "holiday-twice", "holiday-spent", "no-holiday",
}  # fmt: skip
