"""The same worlds under two variants: goals, early ends, and no false alarms."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest

from liza.kernel.base.errors import BadOption, PackError
from liza.lab.experiments import compare as comparing
from liza.lab.experiments.compare import MET, MISSED, UNDECIDED, BadGoal, compare, read_goal
from liza.lab.experiments.variants import Pairs, plans, read_variant
from liza.lab.run.run_spec import RunSpec
from tests.cli.conftest import Run, run  # noqa: F401

GAME = "qiahn"


def both(base: str, changed: str, seed: int = 0) -> tuple[RunSpec, RunSpec]:
    return plans(read_variant(base), read_variant(changed), ["random"], None, seed)


@pytest.fixture
def stronger(tmp_path: Path) -> str:
    file = tmp_path / "stronger.toml"
    file.write_text(f'[overlay]\ngame = "{GAME}"\n\n[[combatant]]\nid = "infante"\ndie = 40\n', encoding="utf-8")
    return str(file)


def test_the_same_pack_twice_is_no_difference_at_all() -> None:
    found = compare(*both(GAME, GAME), games=48)
    assert found.games == 48
    assert not any(row.stands_out for row in found.differences)
    assert all(row.difference.value == 0 for row in found.differences)
    assert all(row.difference.low < 0 < row.difference.high for row in found.differences)


def test_a_change_is_seen_and_the_changed_card_is_looked_at(stronger: str) -> None:
    found = compare(*both(GAME, stronger), games=400)
    rows = {row.number: row for row in found.differences}
    assert rows["wins_with_infante"].stands_out
    assert rows["wins_with_infante"].difference.low > 0
    assert not rows["rounds"].stands_out


def test_two_rulings_are_compared_like_two_packs() -> None:
    found = compare(*both(GAME, f"{GAME}:troop=6"), games=32)
    rows = {row.number: row for row in found.differences}
    assert (rows["rounds"].base, rows["rounds"].changed) == (3, 6)
    assert rows["decisions"].stands_out


def test_goals_are_met_missed_or_left_open_and_clear_ones_end_it_early() -> None:
    wanted = [read_goal(text) for text in ("rounds <= 3.5", "change:rounds > 0.5", "decisions < 5")]
    found = compare(*both(GAME, GAME), games=320, goals=wanted, early=True)
    assert [each.verdict for each in found.verdicts] == [MET, MISSED, MISSED]
    assert found.games == 20
    whole = compare(*both(GAME, GAME), games=64, goals=wanted[:1])
    assert (whole.games, [each.verdict for each in whole.verdicts]) == (64, [MET])
    open_one = compare(*both(GAME, GAME), games=64, goals=[read_goal("seat_advantage < 0.08")])
    assert open_one.games == 64
    assert open_one.verdicts[0].verdict == UNDECIDED


def noise(rng: np.random.Generator) -> Pairs:
    won = float(rng.random() < 0.5)
    return {"seat_1": (won, 1), "seat_2": (1 - won, 1), "decisions": (float(rng.normal(30, 5)), 1)}


def test_looking_often_raises_no_more_false_alarms_than_looking_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two variants that are alike, but whose games go their own ways: a goal that just holds is hardly ever missed."""
    rng = np.random.default_rng(5)
    monkeypatch.setattr(comparing, "numbers", lambda *_: noise(rng))
    plan, same = both(GAME, GAME)
    goal = read_goal("change:decisions <= 0")
    alarms = differences = 0
    for _ in range(120):
        found = compare(plan, same, games=160, goals=[goal])
        alarms += found.verdicts[0].verdict != UNDECIDED
        differences += any(row.stands_out for row in compare(plan, same, games=160).differences)
    assert alarms <= 12
    assert differences <= 12


@pytest.mark.parametrize("text", ["seat_advantage", "< 3", "rounds == 3", "rounds < many"])
def test_a_goal_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(BadGoal, match="is no goal"):
        read_goal(text)


@pytest.mark.parametrize(
    ("goal", "said"),
    [
        ("luck < 1", r"no number 'luck'.*seat_advantage"),
        ("seat_advantag < 1", r"no number 'seat_advantag'.*Did you mean seat_advantage"),
        ("seat_3 < 1", r"no number 'seat_3'"),
        ("played_mag < 0.5", r"no 'mag' to set a goal for.*played_mago"),
        ("change:wins_with_magoo < 0.5", r"no 'magoo'.*wins_with_mago"),
        ("played_xyzzy < 0.5", r"no 'xyzzy' to set a goal for\.$"),
    ],
)
def test_a_goal_for_what_there_is_not_is_refused_before_a_game_is_played(
    monkeypatch: pytest.MonkeyPatch, goal: str, said: str
) -> None:
    def never(*_: object) -> list[tuple[Pairs, Pairs]]:
        raise AssertionError("a game was played")

    monkeypatch.setattr(comparing, "play_both", never)
    with pytest.raises(BadGoal, match=said):
        compare(*both(GAME, GAME), games=4, goals=[read_goal(goal)])


def test_a_goal_that_cannot_move_is_refused() -> None:
    """A monster is met and never played."""
    plan, same = plans(read_variant("tornaris"), read_variant("tornaris"), ["random"], None, 0)
    key = plan.bound().pack.data["monster"][0]["id"]
    with pytest.raises(BadGoal, match="never chosen by a player"):
        compare(plan, same, games=4, goals=[read_goal(f"played_{key} < 0.5")])


def test_variants_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="two games"):
        both(GAME, "tankup")
    with pytest.raises(PackError, match="neither a game"):
        read_variant("nowhere.toml")
    with pytest.raises(BadOption, match="is no option"):
        read_variant("qiahn:troop")


def test_the_command_prints_differences_and_verdicts(run: Run, stronger: str) -> None:  # noqa: F811
    words = ("lab", "compare", GAME, stronger, "--bots", "random", "--jobs", "1", "--games", "32")
    code, out, _ = run(*words, "--goal", "rounds <= 3.5")
    assert code == 0
    assert "wins_with_infante" in out
    assert "✓ rounds <= 3.5: se cumple" in out
    code, out, _ = run(*words, "--goal", "decisions < 2", "--json")
    assert code == 1
    assert json.loads(out)["goals"][0]["verdict"] == MISSED
    assert run(*words, "--goal", "seat_advantage < 0.01").code == 3
    code, _, err = run(*words, "--goal", "played_magoo < 0.5")
    assert code == 2
    assert "Ninguna carta se llama «magoo». ¿Querías decir played_mago" in err


@pytest.mark.parametrize("games", [1, 4, 16, 24, 64])
@pytest.mark.parametrize(
    ("chance", "goal", "wrong"), [(0.3, "comebacks < 0.3", "met"), (0.02, "comebacks > 0.019", "missed")]
)
def test_a_verdict_is_wrong_at_most_five_times_in_a_hundred_however_few_the_games(
    monkeypatch: pytest.MonkeyPatch, games: int, chance: float, goal: str, wrong: str
) -> None:
    """The goal is as near to the truth as can be: whoever calls it met, or missed, is wrong."""
    rng = random.Random(11)

    def played(_base: RunSpec, _changed: RunSpec, _cards: tuple[str, ...], numbers: range) -> list[tuple[Pairs, Pairs]]:
        return [({"comebacks": (1.0, 1.0)}, {"comebacks": (float(rng.random() < chance), 1.0)}) for _ in numbers]

    monkeypatch.setattr(comparing, "play_both", played)
    two = both(GAME, GAME)
    runs = 300
    found = [compare(*two, games=games, goals=[read_goal(goal)]).verdicts[0] for _ in range(runs)]
    assert sum(each.verdict == wrong for each in found) <= 0.05 * runs + 3 * (0.05 * 0.95 * runs) ** 0.5
    if games < 16:
        assert {each.verdict for each in found} == {"undecided"}
