"""The bodies of HTTP answers about chance: the site's dice, and what they did for a person."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from liza.server.protocol.wire import Number


class SideInfo(Struct, frozen=True):
    """One side of a die."""

    count: Number
    low: float
    """The smallest share that it may truly have: right at 19 sites of 20, however often one looks."""
    high: float


class DiceInfo(Struct, frozen=True):
    """How one kind of draw fell in a game."""

    game: str
    kind: str
    """``die``; ``pick`` or ``shuffle``, whose two sides are the halves of what lay there."""
    sides: int
    count: Number
    log_stake: float
    """The natural logarithm of what a stake of 1 against these dice has become."""
    shares: list[SideInfo]


class SiteDice(Struct, frozen=True):
    """How the dice of all finished games fell, prepared deals apart."""

    count: Number
    stake: float
    """What a stake of 1 against all of them has become: honest dice bring it to 20 at most at one site of 20, ever."""
    kinds: list[DiceInfo]


class LuckInfo(Struct, frozen=True):
    """How chance treated a person; a game is worth 1 to who comes first, 0 to who comes last."""

    game: str
    games: int
    """The latest games that were counted, 500 at most."""
    score: float
    """What the person made in them."""
    luck: float
    """What of it chance gave."""
    bound: float
    """How far honest chance carries that at 19 persons of 20, however often they look."""


LUCK_BODIES: Final = (SiteDice, LuckInfo)
