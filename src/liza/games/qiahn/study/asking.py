"""Asks a player how they play, position by position, and remembers what was said for a second walk the same way."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.steps.fight import FIGHT
from liza.games.qiahn.steps.round import NEXT_ROUND
from liza.games.qiahn.verbs import END, REPEL
from liza.kernel.core.study import PolicySource

Mixture = tuple[Sequence[float], Sequence[float]]
"""How likely each action is, twice."""
_CLOSING: Final = frozenset((END.number, REPEL.number))
"""Verbs after which a seat may have no choice left in its round."""
_AGAIN: Final = " "
"""Stands for an answer that is too long to be remembered: who mixes is asked again."""
_FIRST: Final = ord("0")


class Asking:
    """All questions of one walk through a round; every question has luck of its own, asked once or again."""

    def __init__(self, luck: PolicySource, name: str, said: str = "") -> None:
        self._luck: Final = luck
        self._name: Final = name
        self._before: Final = said
        self._said: Final[list[str]] = []

    @property
    def said(self) -> str:
        """What has been answered so far, a letter for each question."""
        return "".join(self._said)

    def mixture(self, s: QiahnState, seat: int, legal: list[int]) -> Mixture:
        """Return how a seat mixes its legal actions."""
        at = len(self._said)
        letter = self._before[at] if at < len(self._before) else _AGAIN
        if letter == _AGAIN:
            mixes = self._luck(f"{self._name} {at}", at < len(self._before))
            first, second = mixes(_asked(s), _fights(s, seat, legal))
            letter = chr(_FIRST + first.index(1.0)) if first == second and 1.0 in first else _AGAIN
        else:
            first = second = _sure(ord(letter) - _FIRST, len(legal))
        self._said.append(letter)
        return first, second


@cache
def _sure(chosen: int, actions: int) -> tuple[float, ...]:
    """Return the mixture of who always does the same."""
    return tuple(float(at == chosen) for at in range(actions))


def _asked(s: QiahnState) -> QiahnState:
    """Return the position as a person at the table would find it: the fight is still to come."""
    copy = cast("QiahnState", s.clone())
    copy.agenda = [NEXT_ROUND, FIGHT, *s.agenda]
    return copy


def _fights(s: QiahnState, seat: int, legal: list[int]) -> bool:
    """Whether an action leads to the fight at once: who deploys or places is always asked once more."""
    verb_of = s.game.space.verb_of
    closing = [action for action in legal if verb_of[action] in _CLOSING]
    return any(not after(s, seat, action).actors for action in closing)


def after(s: QiahnState, seat: int, action: int) -> QiahnState:
    """Return the position after an action."""
    child = cast("QiahnState", s.clone())
    child.apply(seat, action)
    return child
