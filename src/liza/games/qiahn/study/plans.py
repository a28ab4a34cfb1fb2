"""What a commander can do with tokens in order 3, cut down to what makes a difference.

A plan says who carries what. Placements that no future can tell apart are named once: where a shield lies never
matters, where a sword lies matters only to an Aire that may still come, and where Aire itself lies matters only to the
other magic that needs a place. A round that Aire ends at once needs no further tokens.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from liza.games.qiahn.vocabulary import AIRE, NO_SEAT
from liza.parts.sets import MEMBERS

Magics = tuple[int, int]
"""The two magics of a side, in the order of the vocabulary."""


class Plan(NamedTuple):
    """Tokens placed by one side."""

    bearer: int = NO_SEAT
    """Of the sword or the shield; NO_SEAT if it is not used."""
    first: int = NO_SEAT
    """Who carries the first of the side's two magics."""
    second: int = NO_SEAT
    target: int = NO_SEAT
    """Whom Aire will send back; NO_SEAT if it is not used, or has been used already."""

    @property
    def used(self) -> int:
        """The tokens used, a bit each: equipment, first magic, second magic."""
        return (self.bearer != NO_SEAT) | (self.first != NO_SEAT) << 1 | (self.second != NO_SEAT) << 2

    def carrier(self, magic: int, magics: Magics) -> int:
        """Return who carries a magic of the side that owns these two."""
        return self.first if magic == magics[0] else self.second if magic == magics[1] else NO_SEAT


ABSENT: Final = Plan()
ALL: Final = 0b111


def plans(
    magics: Magics, own: int, enemy: int, *, anywhere: bool, placed: Plan = ABSENT, free: int = ALL
) -> list[Plan]:
    """Return the plans of a side, in the order of the tokens they use; the one without any comes first.

    ``anywhere`` says that it matters where equipment lies, ``placed`` what lies there already (its Aire has acted), and
    ``free`` which tokens can still be placed.
    """
    found: list[Plan] = []
    for first in _places(placed.first, free >> 1 & 1, own):
        for second in _places(placed.second, free >> 2 & 1, own):
            if first == second != NO_SEAT:
                continue
            for target in _targets(magics, own, enemy, placed, first, second):
                ends = target != NO_SEAT and enemy == 1 << target
                more = first not in {placed.first, NO_SEAT} and second not in {placed.second, NO_SEAT}
                if ends and more:
                    continue
                members = own if anywhere else 1 << MEMBERS[own][0]
                bearers = _places(placed.bearer, free & 1 and not ends, members)
                found += [Plan(bearer, first, second, target) for bearer in bearers]
    return sorted(found, key=lambda plan: plan.used)


def _places(placed: int, free: int, own: int) -> tuple[int, ...]:
    """Return where one token may lie."""
    if placed != NO_SEAT or not free:
        return (placed,)
    return (NO_SEAT, *MEMBERS[own])


def _targets(magics: Magics, own: int, enemy: int, placed: Plan, first: int, second: int) -> tuple[int, ...]:
    """Return whom Aire may send back; no player at all where it lies in a place that is as good as another."""
    if AIRE not in magics:
        return (NO_SEAT,)
    aire, other, before = (first, second, placed.first) if magics[0] == AIRE else (second, first, placed.second)
    if aire == before:
        return (NO_SEAT,)
    best = next((kind for kind in MEMBERS[own] if kind != other), NO_SEAT)
    return tuple(MEMBERS[enemy]) if aire == best else ()
