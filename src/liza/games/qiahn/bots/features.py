"""A position as numbers, for those who learn: both worlds, the own one first. No secrets exist in this game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.games.qiahn.content.reading import Content
from liza.games.qiahn.state import QiahnState, Side
from liza.games.qiahn.vocabulary import COMBATANTS, KIND_COUNT, NO_SEAT, TOKENS
from liza.kernel.base.compiling import i64
from liza.kernel.schema.encoding import ByteWriter
from liza.kernel.schema.features import Feature, for_each_seat, one_among
from liza.parts import sets

_FEATURES: Final = (
    Feature("round", "the round", most=KIND_COUNT),
    Feature("later", "rounds to come after this one", most=KIND_COUNT),
    *for_each_seat(
        2,
        (
            Feature("attacks", "attacks in this round"),
            Feature("face_down", "combatants that still lie face down", most=KIND_COUNT),
            Feature("unseen", "kinds not turned up yet", COMBATANTS.keys),
            Feature("reserve", "face up behind the lines", COMBATANTS.keys),
            Feature("vanguard", "stands in the vanguard", COMBATANTS.keys),
            Feature("defeated", "has left the board", COMBATANTS.keys),
            Feature("tokens", "tokens not used yet", TOKENS.keys),
            Feature("carried", "which token lies on which combatant", TOKENS.keys, COMBATANTS.keys),
        ),
    ),
)


_ROUNDS: Final = [
    [bytes([now, max(0, troop - now)]) for now in range(KIND_COUNT + 1)] for troop in range(KIND_COUNT + 1)
]
"""The round and those to come, by the size of the troop and the round."""
_FRONTS: Final = [[bytes([attacks, face_down]) for face_down in range(KIND_COUNT + 1)] for attacks in range(2)]
"""Whether a side attacks, and how many of its combatants lie face down."""
_SETS: Final = [bytes([sets.has(kinds, kind) for kind in range(KIND_COUNT)]) for kinds in range(1 << KIND_COUNT)]
"""Every set of combatants, or of tokens, as a number for each of them."""
_TWO_SETS: Final = [first + second for first in _SETS for second in _SETS]
"""Every two sets, one after the other."""
_BEARER: Final = one_among(KIND_COUNT)
"""Who carries a token, as a number for each combatant; the last is no bearer."""
_TOKENS: Final[dict[int, bytes]] = {}
"""The tokens of a side and who carries each, by all that in one number; filled in as they come."""


def features(_content: Content) -> Sequence[Feature]:
    """Return the fields, which are those of every pack."""
    return _FEATURES


def encode_bytes(s: QiahnState, seat: int, out: ByteWriter) -> None:
    """Append the numbers for a seat."""
    chunks = out.chunks
    chunks.append(_ROUNDS[s.troop][s.round])
    _side(s, seat, chunks)
    _side(s, 1 - seat, chunks)


def _side(s: QiahnState, number: int, chunks: list[bytes]) -> None:
    side = s.sides[number]
    chunks.append(_FRONTS[1 if number == s.attacker else 0][side.face_down])
    chunks.append(_TWO_SETS[side.unseen << KIND_COUNT | side.reserve])
    chunks.append(_TWO_SETS[side.vanguard << KIND_COUNT | side.defeated])
    chunks.append(_tokens(side))


def _tokens(side: Side) -> bytes:
    """Return which tokens are left, and which lies on which combatant."""
    key: i64 = side.tokens
    for bearer in side.bearers:
        key = key << 3 | bearer - NO_SEAT
    found = _TOKENS.get(key)
    if found is None:
        found = _SETS[side.tokens] + b"".join([_BEARER[bearer] for bearer in side.bearers])
        _TOKENS[key] = found
    return found
