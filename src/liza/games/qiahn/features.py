"""A position as numbers, for those who learn: both worlds, the own one first. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import COMBATANTS, EVERYONE, KINDS, NOBODY, TOKENS
from liza.kernel.features import Feature, for_each_seat
from liza.parts import sets

_BITS: Final = [[int(sets.has(group, kind)) for kind in range(KINDS)] for group in range(EVERYONE + 1)]
_CARRIED: Final = [[int(kind == bearer) for kind in range(KINDS)] for bearer in range(NOBODY, KINDS)]
"""Who carries a token, by the number of the bearer and one."""

FEATURES: Final = (
    Feature("round", "the round", most=KINDS),
    Feature("later", "rounds to come after this one", most=KINDS),
    *for_each_seat(
        2,
        (
            Feature("attacks", "attacks in this round"),
            Feature("face_down", "combatants that still lie face down", most=KINDS),
            Feature("unseen", "kinds not turned up yet", COMBATANTS.keys),
            Feature("reserve", "face up behind the lines", COMBATANTS.keys),
            Feature("vanguard", "stands in the vanguard", COMBATANTS.keys),
            Feature("defeated", "has left the board", COMBATANTS.keys),
            Feature("tokens", "tokens not used yet", TOKENS.keys),
            Feature("carried", "which token lies on which combatant", TOKENS.keys, COMBATANTS.keys),
        ),
    ),
)


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
