"""Who sits where: people, with or without a name, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.bots import Bot, UnknownBot, bot, levels
from liza.cli.terminal.console import BadInput, Terminal

PERSON: Final = "person"
_PERSON_WORDS: Final = (PERSON, "persona")
_LONGEST_NAME: Final = 24


class Player:
    """A person (``bot`` is None) or a bot on a seat."""

    __slots__ = ("bot", "name")

    def __init__(self, name: str, bot: Bot | None) -> None:
        self.name: Final = name
        """A person's name, empty if none was given, or the bot's, as the record keeps it."""
        self.bot: Final = bot

    @property
    def shown(self) -> str:
        """The name to call the seat by; empty for the seat's own name."""
        return self.name if self.bot is None else ""


def parse_players(terminal: Terminal, text: str) -> list[Player]:
    """Read ``person,greedy``, ``person:Ana,person:Luis``, ``greedy:32,random``."""
    return [parse_player(terminal, word) for word in text.split(",")]


def parse_player(terminal: Terminal, word: str) -> Player:
    """Read one of them, ``policy:FILE`` included: who types here may read the files of this machine."""
    who, colon, name = word.strip().partition(":")
    if who.lower() in _PERSON_WORDS:
        name = clean(name)
        if (colon and not name) or _is_bot(name):
            raise BadInput(terminal.say("bad-name", name=name))
        return Player(name, None)
    try:
        return Player(f"{who.lower()}{colon}{name}", bot(word, files=True))
    except UnknownBot:
        unknown = terminal.say("unknown-player", player=clean(word), bots=", ".join(levels()))
        raise BadInput(unknown + terminal.suggestion(word, ("person", *levels()))) from None


def recorded_players(names: Sequence[str]) -> list[Player]:
    """Return who sat where when a record was kept: bots go by their own names, any other name is a person's."""
    return [Player(name, bot(name, files=True)) if _is_bot(name) else Player(clean(name), None) for name in names]


def _is_bot(name: str) -> bool:
    try:
        bot(name, files=True)
    except UnknownBot:
        return False
    return True


def clean(name: str) -> str:
    """Return a name that can be shown: no control characters, not too long."""
    return "".join(sign for sign in name if sign.isprintable()).strip()[:_LONGEST_NAME]
