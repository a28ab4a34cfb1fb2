"""From options and pack to the first state (QT-003 to QT-015)."""

from __future__ import annotations

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.steps.round import Toss
from liza.games.qiahn.vocabulary import CARA, CRUZ, EVERYONE, TOKENS, own_tokens


def set_up(s: QiahnState) -> None:
    """Lay the troops out face down, hand out the tokens and let the coin be tossed."""
    s.attacker = CARA
    s.round = 0
    s.face_down = [s.troop, s.troop]
    s.unseen = [EVERYONE, EVERYONE]
    s.reserve = [0, 0]
    s.vanguard = [0, 0]
    s.defeated = [0, 0]
    s.tokens = [own_tokens(s.options["magic"], seat) for seat in (CARA, CRUZ)]
    s.bearers = [NOBODY] * (2 * len(TOKENS))
    s.clear_dice()
    s.push(Toss())
