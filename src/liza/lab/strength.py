"""The same findings with stronger bots: what only weak play brings about is no flaw of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from liza.lab.experiment import Found, measure
from liza.lab.plan import Plan

AUTO: Final = "auto"
NONE: Final = "none"
STRONGER: Final = "greedy:8"
"""What stands beside findings of weak bots unless another is named."""
_WEAK: Final = re.compile(r"random|soft(:\d+)?|gentle|lively|shrewd|greedy(:[1-7])?")
MOST: Final = 3
"""So many findings are looked at again: stronger bots take their time."""
PAIRS: Final = 24


def is_weak(bots: Sequence[str]) -> bool:
    """Whether all who play look no further than their next choice, in few worlds."""
    return all(_WEAK.fullmatch(name) for name in bots)


def beside(plan: Plan, surest: Sequence[Found], strong: str, *, jobs: int = 1) -> tuple[str, list[Found]]:
    """Return who the stronger bots are, and what the surest findings look like with them, over a bounded number."""
    name = STRONGER if strong == AUTO and is_weak(plan.bots) else strong
    if name in {AUTO, NONE} or not surest:
        return name, []
    other = Plan(plan.game, plan.seats, (name,) * plan.seats, plan.options, plan.pack, plan.seed)
    wanted = []
    for found in surest[:MOST]:
        before = found.trial.before
        if before is not None:
            before = Plan(before.game, before.seats, other.bots, before.options, before.pack, before.seed)
        wanted.append(found.trial._replace(before=before))
    return name, measure(other, wanted, PAIRS, jobs=jobs)
