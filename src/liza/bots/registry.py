"""Bots by their specs: ``greedy:32``, ``fierce``, ``learned+ismcts:1000ms``."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from liza.bots.exact import Exact
from liza.bots.heuristic.greedy import Greedy
from liza.bots.heuristic.no_waste import NoWaste
from liza.bots.heuristic.softmax import Softmax
from liza.bots.heuristic.turn_lookahead import TurnLookahead
from liza.bots.heuristic.uniform import UniformRandom
from liza.bots.learned.policy import Policy
from liza.bots.learned.policy_bots import LearnedNoWaste, LearnedPolicy
from liza.bots.levels import LEVELS, Level
from liza.bots.search.ismcts import Ismcts
from liza.bots.seat import Bot
from liza.kernel.base.errors import LizaError


class UnknownBot(LizaError):
    """No bot goes by that name."""

    def __init__(self, text: str = "", name: str = "") -> None:
        super().__init__(text)
        self.name: Final = name
        """The name that was asked for."""


_BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": UniformRandom,
    "soft": Softmax,
    "sober": NoWaste,
    "greedy": Greedy,
    "prudent": TurnLookahead,
    "ismcts": Ismcts,
    "learned": LearnedPolicy,
    "learned+sober": LearnedNoWaste,
    "learned+ismcts": partial(Ismcts, learned=True),
    "learned+sober+ismcts": partial(Ismcts, learned=True, no_waste=True),
    "exact": Exact,
}
"""The weakest first."""
_TIMED: Final = {"ismcts", "learned+ismcts", "learned+sober+ismcts"}
"""Those that take a number or a time: how much they think."""
_TUNED: Final = {"soft", "sober", "greedy", "prudent", "learned", "learned+sober", *_TIMED}
"""Those that take a number: how much they forgive, look at or think."""
_FILED: Final[dict[str, Callable[[str], Bot]]] = {"policy": Policy}
"""Those that are read from a file."""
_NUMBER: Final = re.compile(
    r"0*(?P<much>[1-9][0-9]{0,6})"
    r"(?:(?P<ms>ms)(?:x(?P<processes>[1-9][0-9]?))?|/(?P<within>[1-9][0-9]{0,6})ms)?"
    r"(?:\+(?P<after>[0-9]{1,2}))?"
)
"""How much; whether milliseconds; in how many processes; in how many milliseconds at most; how far played on."""


def kinds() -> list[str]:
    """Return the names of all kinds of bots, the weakest first."""
    return list(_BOTS)


def levels() -> list[str]:
    """Return the levels that people choose from, the weakest first."""
    return list(LEVELS)


def bot(name: str, *, files: bool = False) -> Bot:
    """Return a bot by its name.

    That is a level (``gentle`` … ``fierce``), or a kind with what it may spend: ``greedy:32`` looks at 32 worlds,
    ``prudent:32`` too, in each to the end of its turn; ``ismcts:500`` searches for 500 iterations,
    ``ismcts:500/1000ms`` for as many but no longer than a second, ``ismcts:1000ms`` for a second, ``ismcts:1000msx4``
    for a second in four processes; ``ismcts:500+8`` plays on for eight choices before it asks a hint, whatever the room
    says of that. ``learned`` plays what a room learnt from self-play, ``learned:80`` draws among what that likes (as
    ``soft:80`` does by the hint), ``learned+sober:80`` too, but wastes no choice, ``learned+ismcts:1000ms``
    searches with it as its prior, ``learned+sober+ismcts:1000ms`` does so too and wastes no choice unless
    that is clearly better, and ``policy:FILE`` plays a policy from a file. Files and processes are only for names
    that come from the owner of this machine, and ``files`` says so.
    """
    kind, _, file = name.strip().partition(":")
    if files and file and kind.lower() in _FILED:
        return _FILED[kind.lower()](file)
    word, colon, number = name.strip().lower().partition(":")
    if word not in _BOTS and word not in LEVELS:
        raise UnknownBot(f"There is no bot {name!r}; the bots are {', '.join((*LEVELS, *_BOTS))}.", name)
    if word in LEVELS and not colon:
        return Level(word, bot)
    if not colon:
        return _BOTS[word]()
    if word not in _TUNED:
        raise UnknownBot(f"There is no bot {name!r}; {word} takes no number.")
    read = _NUMBER.fullmatch(number)
    if read is None or (word not in _TIMED and not number.isdecimal()) or (read["processes"] and not files):
        also = ", or one of milliseconds like 1000ms" if word in _TIMED else ""
        raise UnknownBot(f"There is no bot {name!r}; after {word}: comes a whole number above 0{also}.")
    much = int(read["much"])
    if word not in _TIMED:
        return _BOTS[word](much)
    after = int(read["after"]) if read["after"] else None
    if read["ms"]:
        return _BOTS[word](milliseconds=much, processes=int(read["processes"] or 1), rollout_depth=after)
    return _BOTS[word](much, within=int(read["within"] or 0), rollout_depth=after)
