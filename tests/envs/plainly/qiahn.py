"""The fields of Qíahn Tactics."""

from __future__ import annotations

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import EVERYONE, KIND_COUNT, NO_SEAT
from liza.parts import sets

_BITS = [[int(sets.has(group, kind)) for kind in range(KIND_COUNT)] for group in range(EVERYONE + 1)]
_CARRIED = [[int(kind == bearer) for kind in range(KIND_COUNT)] for bearer in range(NO_SEAT, KIND_COUNT)]


def observe(s: QiahnState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    found = [s.round, s.troop - s.round]
    for number in (seat, 1 - seat):
        side = s.sides[number]
        found += (int(number == s.attacker), side.face_down)
        for group in (side.unseen, side.reserve, side.vanguard, side.defeated, side.tokens):
            found += _BITS[group]
        for bearer in side.bearers:
            found += _CARRIED[bearer + 1]
    return found
