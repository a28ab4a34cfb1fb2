"""The best response from a position on, whoever it is that plays there."""

from __future__ import annotations

from functools import partial

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.study.asking import Asking
from liza.games.qiahn.study.response import Force, Met, Response, Start, Worth
from liza.games.qiahn.study.solution import odds_of
from liza.kernel.core.study import MixedPolicy


def answered(state: QiahnState, me: int, mixes: MixedPolicy, *, discovering: bool = False) -> Worth:
    """Return what a seat gets that responds, from the beginning of a round to the end of the game.

    With ``discovering`` both sides discover first, and it is the next round.
    """
    response = Response(state, me, odds_of(state.game))
    cara, cruz = ((side.reserve, side.unseen, side.tokens) for side in state.sides)
    known: dict[Start, Worth] = {}
    met: Met = {}

    def begun(number: int, attacker: int, cara: Force, cruz: Force) -> Worth:
        starts = response.starts(number, attacker, cara, cruz)
        for start in starts:
            if start not in known:
                known[start] = worth(number, attacker, start)
        highs, lows = zip(*(known[start] for start in starts), strict=True)
        return sum(highs) / len(starts), sum(lows) / len(starts)

    def worth(number: int, attacker: int, start: Start) -> Worth:
        asking = Asking(lambda _, __: mixes, "")
        return response.worth(number, attacker, start, asking, partial(begun, number + 1, 1 - attacker), met)

    if discovering:
        return begun(state.round + 1, 1 - state.attacker, cara, cruz)
    return worth(state.round, state.attacker, (cara, cruz))
