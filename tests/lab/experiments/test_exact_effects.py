"""The experiment against the truth: in Qíahn Tactics, solved, what a thing does is known to the last digit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from liza.kernel.core.study import Solution
from liza.lab.experiments.experiment import measure, trials
from liza.lab.experiments.paired import DENIED, GIVEN, WINS, paired_worlds
from liza.lab.run.card_index import EntryKey
from liza.lab.run.run_spec import RunSpec, checked_run
from liza.lab.run.solver import solve
from tests.games.qiahn.solved import OPTIONS, SMALL, solved_folder

PAIRS = 24
THINGS = (EntryKey("combatant", "mago"), EntryKey("combatant", "infante"), EntryKey("token", "espada"))


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Solution]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LIZA_CACHE", str(solved_folder(tmp_path_factory)))
        (found,) = solve(SMALL, OPTIONS)
        yield found.solution


@pytest.fixture(scope="module")
def plan(solved: Solution) -> RunSpec:
    assert solved.starters()
    return checked_run("qiahn", bots=["exact"], options=OPTIONS, pack=SMALL.pack)


def truth(solved: Solution, plan: RunSpec, thing: EntryKey, how: str) -> float:
    """Return by how much a thing raises the winning of whoever has it in these worlds, if all play perfectly."""
    pairs = [pair for number in range(PAIRS) if (pair := paired_worlds(plan, number, thing, how)) is not None]
    assert len(pairs) == PAIRS
    gains = [solved.value(pair.with_it)[pair.seat] - solved.value(pair.without)[pair.seat] for pair in pairs]
    return sum(gains) / 2 / PAIRS  # from returns between -1 and 1 to shares of a win


@pytest.mark.slow
def test_the_experiment_covers_what_is_known_exactly(solved: Solution, plan: RunSpec) -> None:
    wanted = trials(plan, THINGS)
    assert [trial.how for trial in wanted] == [GIVEN, GIVEN, DENIED]
    found = [each.effect[WINS] for each in measure(plan, wanted, PAIRS)]
    exact = [truth(solved, plan, thing, trial.how) for thing, trial in zip(THINGS, wanted, strict=True)]
    for estimate, known in zip(found, exact, strict=True):
        low, high = estimate.interval(0.05 / len(THINGS))
        assert low <= known <= high
        assert not low <= known + 0.7 <= high, "an interval that holds everything proves nothing"
    assert exact[0] > 0 > exact[1]
    assert exact[2] > 0
