"""From options and pack to the first state."""

from __future__ import annotations

from liza.games.qiahn.state import QiahnState, new_side
from liza.games.qiahn.steps.round import TOSS
from liza.games.qiahn.vocabulary import CARA, CRUZ, own_tokens


def set_up(s: QiahnState) -> None:
    """Lay the troops out face down in their reserves (QT-005, QT-009), hand out the tokens, let the coin be tossed."""
    split = s.options["magic"]
    s.attacker = CARA
    s.round = 0
    s.sides = [new_side(s.troop, own_tokens(split, seat)) for seat in (CARA, CRUZ)]  # QT-003, QT-006, QT-007
    s.clear_dice()
    s.next(TOSS)
