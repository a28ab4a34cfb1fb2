"""A position as numbers, for those who learn: both worlds, the own one first. Nothing is hidden in this game."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import COMBATANTS, KINDS, TOKENS
from liza.kernel.features import Feature, Numbers, for_each_seat
from liza.parts import sets

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


def observe(s: QiahnState, seat: int, out: Numbers) -> None:
    """Write down the numbers for a seat."""
    out.put(s.round)
    out.put(s.troop - s.round)
    _side(s, seat, out)
    _side(s, 1 - seat, out)


def _side(s: QiahnState, number: int, out: Numbers) -> None:
    side = s.sides[number]
    out.flag(number == s.attacker)
    out.put(side.face_down)
    out.mark(KINDS, sets.MEMBERS[side.unseen])
    out.mark(KINDS, sets.MEMBERS[side.reserve])
    out.mark(KINDS, sets.MEMBERS[side.vanguard])
    out.mark(KINDS, sets.MEMBERS[side.defeated])
    out.mark(len(TOKENS), sets.MEMBERS[side.tokens])
    for bearer in side.bearers:
        out.one_of(KINDS, bearer)
