"""What a seat may see: everything. What lies face down is unknown to everybody, the engine included (QT-062)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.vocabulary import COMBATANTS, EQUIPMENT, KINDS, MEMBERS, SIDES, TOKENS, own_tokens
from liza.kernel.view import Counter, Die, Mark, Piece, Zone, counter, mark, piece, zone

_TOKENS: Final = len(TOKENS)


def zones(s: QiahnState) -> list[Zone]:
    """Return the coin in the centre and the places of both worlds."""
    found = [zone("centre", [piece("side", SIDES.keys[s.attacker])])]
    for seat in (0, 1):
        hidden = [piece("combatant", None, seat) for _ in range(s.face_down[seat])]
        found += [
            zone("reserve", _combatants(s, seat, s.reserve[seat]) + hidden, seat),
            zone("vanguard", _combatants(s, seat, s.vanguard[seat]), seat),
            zone("defeated", _combatants(s, seat, s.defeated[seat]), seat),
            zone("aside", [], seat, KINDS - s.troop),
            zone("tokens", _tokens(s, seat, s.tokens[seat]), seat),
            zone("spent", _tokens(s, seat, _spent(s, seat)), seat),
        ]
    return found


def counters(s: QiahnState) -> list[Counter]:
    """Return the round and, while dice lie on the table, both totals."""
    found = [counter("round", s.round, limit=s.troop)]
    if s.dice:
        found += [counter("total", s.totals[seat], seat) for seat in (0, 1)]
    return found


def dice(s: QiahnState) -> list[Die]:
    """Return the dice of the last fight, in the order they fell."""
    return [
        {"sides": s.dice[at + 2], "value": s.dice[at + 3], "seat": s.dice[at], "note": COMBATANTS.keys[s.dice[at + 1]]}
        for at in range(0, len(s.dice), 4)
    ]


def _combatants(s: QiahnState, seat: int, mask: int) -> list[Piece]:
    return [
        piece("combatant", COMBATANTS.keys[kind], seat, _carried(s, seat, kind), {"die": s.rules.sides[kind]})
        for kind in MEMBERS[mask]
    ]


def _carried(s: QiahnState, seat: int, kind: int) -> list[Mark]:
    bearers = s.bearers[seat * _TOKENS : (seat + 1) * _TOKENS]
    return [mark("token", TOKENS.keys[token]) for token, bearer in enumerate(bearers) if bearer == kind]


def _tokens(s: QiahnState, seat: int, mask: int) -> list[Piece]:
    return [
        piece("token", key, seat, numbers={"bonus": s.rules.bonus[token]} if EQUIPMENT >> token & 1 else None)
        for token, key in enumerate(TOKENS.keys)
        if mask >> token & 1
    ]


def _spent(s: QiahnState, seat: int) -> int:
    """Return the tokens that were used in an earlier round; they are public, only marked as spent (QT-A32)."""
    carried = sum(1 << token for token in range(_TOKENS) if s.bearers[seat * _TOKENS + token] != NOBODY)
    return own_tokens(s.options["magic"], seat) & ~s.tokens[seat] & ~carried
