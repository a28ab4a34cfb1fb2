"""What a seat may see: everything. What lies face down is unknown to every player, the engine included (QT-062)."""

from __future__ import annotations

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import (
    CARA,
    COMBATANTS,
    CRUZ,
    EQUIPMENT,
    KIND_COUNT,
    NO_SEAT,
    SIDES,
    TOKENS,
    own_tokens,
)
from liza.kernel.schema.view import Counter, Die, Piece, Zone, counter, die, mark, piece, zone
from liza.parts import sets


def zones(s: QiahnState, _seat: int | None) -> list[Zone]:
    """Return the coin in the centre (QT-015) and the places of both worlds."""
    found = [zone("centre", [piece("side", SIDES.keys[s.attacker])])]
    for seat in (CARA, CRUZ):
        side = s.sides[seat]
        hidden = [piece("combatant", None, seat) for _ in range(side.face_down)]
        found += [
            zone("reserve", _combatants(s, seat, side.reserve) + hidden, seat),
            zone("vanguard", _combatants(s, seat, side.vanguard), seat),
            zone("defeated", _combatants(s, seat, side.defeated), seat),
            zone("aside", [], seat, KIND_COUNT - s.troop),  # QT-A30
            zone("tokens", _tokens(s, seat, side.tokens), seat),
            zone("spent", _tokens(s, seat, _spent(s, seat)), seat),
        ]
    return found


def counters(s: QiahnState) -> list[Counter]:
    """Return the round and, while dice lie on the table, both totals."""
    found = [counter("round", s.round, limit=s.troop)]
    if s.dice:
        found += [counter("total", s.totals[seat], seat) for seat in (CARA, CRUZ)]
    return found


def dice(s: QiahnState) -> list[Die]:
    """Return the dice of the last fight, in the order they fell."""
    return [die(roll.sides, roll.result, roll.seat, COMBATANTS.keys[roll.combatant]) for roll in s.dice]


def _combatants(s: QiahnState, seat: int, group: int) -> list[Piece]:
    """Return combatants with the tokens that lie on them."""
    found: list[Piece] = []
    for kind in sets.MEMBERS[group]:
        marks = [mark("token", TOKENS.keys[token]) for token, by in enumerate(s.sides[seat].bearers) if by == kind]
        found.append(piece("combatant", COMBATANTS.keys[kind], seat, marks, {"die": s.content.sides[kind]}))
    return found


def _tokens(s: QiahnState, seat: int, tokens: int) -> list[Piece]:
    return [
        piece(
            "token", TOKENS.keys[token], seat,
            numbers={"bonus": s.content.bonus[token]} if sets.has(EQUIPMENT, token) else None,
        )
        for token in sets.MEMBERS[tokens]
    ]  # fmt: skip


def _spent(s: QiahnState, seat: int) -> int:
    """Return the tokens that were used in an earlier round; they are public, only marked as spent (QT-A32)."""
    side = s.sides[seat]
    carried = sets.of([token for token, bearer in enumerate(side.bearers) if bearer != NO_SEAT])
    return own_tokens(s.options["magic"], seat) & ~side.tokens & ~carried
