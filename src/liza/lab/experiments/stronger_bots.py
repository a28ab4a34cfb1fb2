"""The same findings with stronger bots: what only weak play brings about is no flaw of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from liza.lab.experiments.experiment import EffectEstimate, Trial, measure
from liza.lab.run.run_spec import RunSpec

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


def plan_repetition(plan: RunSpec, surest: Sequence[EffectEstimate], strong: str) -> tuple[str, list[Trial], RunSpec]:
    """Return who the stronger bots are, which of the surest findings are looked at again, and the plan for it."""
    name = STRONGER if strong == AUTO and is_weak(plan.bots) else strong
    if name in {AUTO, NONE}:
        return name, [], plan
    wanted = [found.trial._replace(before=_with(found.trial.before, name)) for found in surest[:MOST]]
    other = _with(plan, name)
    assert other is not None
    return name, wanted, other


def _with(plan: RunSpec | None, name: str) -> RunSpec | None:
    if plan is None:
        return None
    return RunSpec(plan.game, plan.seats, (name,) * plan.seats, plan.options, plan.pack, plan.seed)


def repeat_with_stronger(
    plan: RunSpec, surest: Sequence[EffectEstimate], strong: str, *, jobs: int = 1
) -> tuple[str, list[EffectEstimate]]:
    """Return who the stronger bots are, and what the surest findings look like with them, over a bounded number."""
    name, wanted, other = plan_repetition(plan, surest, strong)
    return name, measure(other, wanted, PAIRS, jobs=jobs) if wanted else []
