"""Bots choose from what a seat may know; they know no game by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from liza.bots.chance import Chance
from liza.bots.greedy import Greedy
from liza.bots.seat import Bot, Seat
from liza.kernel.errors import LizaError

__all__ = ["Bot", "Seat", "UnknownBot", "bot", "levels"]


class UnknownBot(LizaError):
    """No bot goes by that name."""


_BOTS: Final[dict[str, Callable[..., Bot]]] = {"random": Chance, "greedy": Greedy}
"""The weakest first."""
_TUNED: Final = {"greedy"}
"""Those that take a number: how much they may think."""


def levels() -> list[str]:
    """Return the names of all bots, the weakest first."""
    return list(_BOTS)


def bot(name: str) -> Bot:
    """Return a bot by its name: ``random``, ``greedy``, or ``greedy:32`` for one that thinks harder."""
    word, colon, number = name.strip().lower().partition(":")
    if word not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join(_BOTS)}.")
    if not colon:
        return _BOTS[word]()
    if word not in _TUNED:
        raise UnknownBot(f"There is no bot {name!r}; {word} takes no number.")
    if not number.isdecimal() or int(number) == 0:
        raise UnknownBot(f"There is no bot {name!r}; after {word}: comes a whole number above 0.")
    return _BOTS[word](int(number))
