"""The five levels that people choose from, gentle to fierce, and what each of them means in a game.

What a level means is measured, not guessed: each beats the one below it about two times in three. A room keeps the
outcome of that measuring in ``levels.toml``, one bot for each level, and under ``[unlearnt]`` those that are others for
cards for which it ships no policy; ``docs/bots.md`` says how it was done.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from liza.bots.learned.policy import policy_for
from liza.bots.seat import Bot, Seat
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game

LEVELS: Final = ("gentle", "lively", "shrewd", "tough", "fierce")
"""The weakest first."""
_FILE: Final = "levels.toml"
_UNLEARNT: Final = "unlearnt"
"""The part of it for cards without a policy."""
_UNMEASURED: Final[Mapping[str, str]] = dict(
    zip(LEVELS, ("soft:200", "soft:50", "greedy", "ismcts:50", "ismcts:500"), strict=True)
)
"""What the levels mean in a room that has not measured its own."""


def level_specs(game: Game[Any]) -> Mapping[str, str]:
    """Return the bot behind each level of a game, for the cards on the table."""
    return {level: bot_behind(game, level) for level in LEVELS}


def bot_behind(game: Game[Any], level: str) -> str:
    """Return the bot behind a level of a game.

    Where a level goes by what the room learnt, the room may name another bot for cards without a policy.
    """
    package = game.spec.package
    instead = in_package(package, learnt=False)[level]
    meant = in_package(package)[level]
    return meant if instead == meant or policy_for(game) is not None else instead


@cache
def in_package(package: str, learnt: bool = True) -> Mapping[str, str]:
    """Return the same by the package of the room: for its own cards, or for cards without a policy."""
    file = files(package).joinpath(_FILE)
    if not file.is_file():
        return _UNMEASURED
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    instead = {} if learnt else found.get(_UNLEARNT, {})
    return {level: str(instead.get(level, found[level])) for level in LEVELS}


class Level:
    """A bot that is whatever the room says it is."""

    def __init__(self, name: str, make: Callable[[str], Bot]) -> None:
        self.name: Final = name
        self._make: Final = make
        self._known: dict[str, Bot] = {}

    def choose(self, seat: Seat, source: Source) -> int:
        """Return what the bot behind the level chooses."""
        name = bot_behind(seat.game, self.name)
        if name not in self._known:
            self._known[name] = self._make(name)
        return self._known[name].choose(seat, source)
