"""How likely everything is that a player does who chooses anything, all of it equally likely.

The engine says it: everything is tried, with groups of the first combatants. Which combatants a group is made of makes
no difference to what can be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from liza.games.qiahn.state import QiahnState, new_side
from liza.games.qiahn.steps.deploy import DEPLOYS
from liza.games.qiahn.steps.equip import EQUIPS
from liza.games.qiahn.study.plans import Magics, Plan
from liza.games.qiahn.study.rounds import USED
from liza.games.qiahn.vocabulary import AIRE, CARA, CRUZ, ESCUDO, ESPADA, NO_SEAT
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.parts import sets
from liza.parts.sets import COUNT, MEMBERS

Weights = NDArray[np.float64]
Mixed = tuple[list[Plan], Weights]
"""Plans, and how likely each is: a row for each set of tokens that can be used.

The bits of such a set are the equipment, the first magic and the second magic.
"""


class Chooser:
    """A player who chooses uniformly at random."""

    def __init__(self, game: Game[Any]) -> None:
        self._table: Final = cast("QiahnState", game.new(seed=0).clone(seeded(0)))
        self._table.listen = False
        self._groups: Final = cache(self._count)
        self._plans: Final = cache(self._place)

    def deployed(self, alive: int, vanguard: int) -> float:
        """Return how likely a vanguard is to be chosen from those who stand."""
        return self._groups(COUNT[alive]).get(COUNT[vanguard], 0.0) if vanguard & ~alive == 0 else 0.0

    def placed(self, magics: Magics, own: int, enemy: int, *, attacks: bool, anywhere: bool) -> Mixed:
        """Return the plans of a side with two vanguards; ``anywhere`` says that it matters where equipment lies."""
        weights: dict[Plan, list[float]] = {}
        for tokens in USED:
            for plan, chance in self._plans(attacks, magics, COUNT[own], COUNT[enemy], tokens):
                named = _named(plan, magics, MEMBERS[own], MEMBERS[enemy], anywhere)
                weights.setdefault(named, [0.0] * len(USED))[tokens] += chance
        return list(weights), np.array(list(weights.values())).T

    def _count(self, count: int) -> dict[int, float]:
        """Return how likely a group is to be sent by so many who stand, by its size."""
        s = cast("QiahnState", self._table.clone())
        s.sides = [new_side(0, sets.EMPTY), new_side(0, sets.EMPTY)]
        s.sides[CARA].reserve = (1 << count) - 1
        s.agenda = [DEPLOYS[CARA]]
        s.advance()
        found: dict[int, float] = {}
        for end, chance in _ends(s):
            vanguard = end.sides[CARA].vanguard
            found[vanguard] = found.get(vanguard, 0.0) + chance
        return {COUNT[vanguard]: chance for vanguard, chance in found.items()}

    def _place(self, attacks: bool, magics: Magics, own: int, enemy: int, tokens: int) -> list[tuple[Plan, float]]:
        """Return what is done with tokens, and how likely, with vanguards of these sizes."""
        equipment = ESPADA if attacks else ESCUDO
        held = sets.of(token for at, token in enumerate((equipment, *magics)) if tokens >> at & 1)
        s = cast("QiahnState", self._table.clone())
        s.attacker = CARA if attacks else CRUZ
        s.sides = [new_side(0, held), new_side(0, sets.EMPTY)]
        s.sides[CARA].vanguard, s.sides[CRUZ].vanguard = ((1 << count) - 1 for count in (own, enemy))
        s.agenda = [EQUIPS[CARA]]
        s.advance()
        found: list[tuple[Plan, float]] = []
        for end, chance in _ends(s):
            carried = end.sides[CARA].bearers
            gone = MEMBERS[s.sides[CRUZ].vanguard & ~end.sides[CRUZ].vanguard]
            target = gone[0] if gone else NO_SEAT
            found.append((Plan(carried[equipment], carried[magics[0]], carried[magics[1]], target), chance))
        return found


def _ends(s: QiahnState) -> Iterator[tuple[QiahnState, float]]:
    """Yield where all ways lead in which Cara can choose, and how likely they are."""
    if not s.actors:
        yield s, 1.0
        return
    legal = s.legal(CARA)
    for action in legal:
        child = cast("QiahnState", s.clone())
        child.apply(CARA, action)
        for end, chance in _ends(child):
            yield end, chance / len(legal)


def _named(plan: Plan, magics: Magics, own: list[int], enemy: list[int], anywhere: bool) -> Plan:
    """Return a plan with other combatants; one for all that no fight can tell apart, wherever Aire lies."""
    places = (anywhere, magics[0] != AIRE, magics[1] != AIRE)
    bearer, first, second = (
        NO_SEAT if at == NO_SEAT else own[at if matters else 0]
        for at, matters in zip((plan.bearer, plan.first, plan.second), places, strict=True)
    )
    return Plan(bearer, first, second, NO_SEAT if plan.target == NO_SEAT else enemy[plan.target])
