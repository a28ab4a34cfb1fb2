"""What is said in a notice. A lock screen is public: the game, who plays, and that it is one's turn; nothing more."""

from __future__ import annotations

import json
import textwrap
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from liza.games import game
from liza.kernel.base.errors import UnknownGame
from liza.notices.quiet_hours import zone_named
from liza.store.notice_rows import HOOK_OVER, OVER
from liza.words import Texts

LANGUAGES: Final = ("es", "en")
_MOST_NAMES: Final = 200
_SECOND: Final = 1_000
_ENDED: Final = frozenset({OVER, HOOK_OVER})


class NoticeText(NamedTuple):
    """A notice in words."""

    title: str
    body: str


@cache
def texts(language: str) -> Texts:
    """Return the messages of a language."""
    language = language if language in LANGUAGES else LANGUAGES[0]
    return Texts(language, files("liza.notices").joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8"))


def title_of(game_id: str) -> str:
    """Return what a game is called."""
    try:
        return game(game_id).title
    except UnknownGame:
        return game_id


def names_at(seats: str, but: int | None = None) -> str:
    """Return the persons at a table, given as its row says it, with one seat left out."""
    rows = enumerate(json.loads(seats))
    names = [str(name) for seat, (kind, name) in rows if seat != but and name and kind == "person"]
    return textwrap.shorten(", ".join(names), _MOST_NAMES, placeholder=" …")


def name_of(seats: str, seat: int) -> str:
    """Return who sits on a seat."""
    rows = json.loads(seats)
    return str(rows[seat][1]) if seat < len(rows) else ""


def said_to_player(
    language: str, what: str, game_id: str, seats: str, seat: int, *, reminder: bool = False
) -> NoticeText:
    """Return what the person of a seat is told."""
    known = texts(language)
    title = "over" if what in _ENDED else "soon" if reminder else "turn"
    names = names_at(seats, seat)
    body = known.text("with", {"names": names}) if names else known.text("alone")
    return NoticeText(known.text(title, {"game": title_of(game_id)}), body)


def said_to_chat(language: str, what: str, game_id: str, seats: str, seat: int) -> str:
    """Return what the chat of a table is told."""
    words = {"game": title_of(game_id), "name": name_of(seats, seat), "names": names_at(seats)}
    return texts(language).text("chat-over" if what in _ENDED else "chat-turn", words)


def said_of_day(language: str, decisions: int) -> NoticeText:
    """Return what a digest says."""
    known = texts(language)
    return NoticeText(known.text("digest"), known.text("digest-body", {"count": decisions}))


def deadline_text(language: str, until: int, zone: str) -> str:
    """Return when a decision is missed, in words."""
    then = datetime.fromtimestamp(until / _SECOND, zone_named(zone))
    return texts(language).text("until", {"day": then.strftime("%Y-%m-%d"), "time": then.strftime("%H:%M")})
