"""Numbers within bounds, aims, a search between them: what it finds is told by games that it never saw."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.kernel.packs.pack import Pack
from liza.lab.experiments import tuning
from liza.lab.experiments.tuning import (
    MISSED,
    REACHED,
    UNCLEAR,
    Played,
    TuningRequest,
    check,
    next_batches,
    play,
    result_of,
)
from liza.lab.experiments.tuning_targets import (
    BadTarget,
    FreeParameter,
    ParameterisedPack,
    TuningTarget,
    read_parameter,
    read_target,
)
from liza.lab.experiments.variants import Pairs
from liza.lab.run.run_spec import RunSpec
from tests.cli.conftest import Run, run  # noqa: F401

HEAD = '[overlay]\ngame = "qiahn"\n'
FLAW = HEAD + '[[combatant]]\nid = "infante"\ndie = 40\n'
DIE = FreeParameter("combatant", "infante", "die", 2, 40)


def order(*aims: TuningTarget, knobs: tuple[FreeParameter, ...] = (DIE,), **more: Any) -> TuningRequest:
    wanted = {"tries": 14, "games": 10, "test": 40, "bots": ("random",), **more}
    return TuningRequest("qiahn", FLAW, knobs, aims, **wanted)


def searched(wanted: TuningRequest, *, until: int | None = None) -> list[Played]:
    """Play all that a search wants; after so many portions in a hurry."""
    played: list[Played] = []
    while portions := next_batches(wanted, played, hurry=until is not None and len(played) >= until):
        played += [play(wanted, portion) for portion in portions]
    return played


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> set[tuple[int, int, int]]:
    """Games that last as many decisions as the footman's die has sides, and a little more or less."""
    found: set[tuple[int, int, int]] = set()

    def numbers(plan: RunSpec, number: int, cards: object) -> Pairs:
        die = next(row["die"] for row in plan.bound().pack.data["combatant"] if row["id"] == "infante")
        found.add((plan.seed, number, die))
        return {"decisions": (die + number % 3 - 1, 1), "seat_1": (number % 2, 1), "seat_2": (1 - number % 2, 1)}

    monkeypatch.setattr(tuning, "numbers", numbers)
    return found


def test_the_value_that_meets_the_aim_is_found_and_tested_in_worlds_never_tried(
    seen: set[tuple[int, int, int]],
) -> None:
    wanted = order(TuningTarget("decisions", 10, 14))
    result = result_of(wanted, searched(wanted))
    (knob,), (aim,) = result.knobs, result.aims
    assert (knob.before, aim.verdict) == (40, REACHED)
    assert 10 < knob.after < 14
    assert aim.before.value == pytest.approx(40, abs=0.5)
    assert aim.after.low <= knob.after <= aim.after.high
    assert f"die = {knob.after}" in result.pack
    tried = {seed for seed, *_ in seen if seed == wanted.seed}
    fresh = {(number, die) for seed, number, die in seen if seed != wanted.seed}
    assert tried == {0}
    assert fresh == {(number, die) for number in range(40) for die in (40, knob.after)}


def test_an_aim_out_of_reach_is_missed_and_a_narrow_one_is_not_shown(seen: set[tuple[int, int, int]]) -> None:
    wanted = order(TuningTarget("decisions", 100, 110), TuningTarget("seat_advantage", 0, 0.01))
    result = result_of(wanted, searched(wanted))
    assert [aim.verdict for aim in result.aims] == [MISSED, UNCLEAR]
    assert result.knobs[0].after > 30


def test_what_cannot_be_made_better_stays_as_it_was(seen: set[tuple[int, int, int]]) -> None:
    wanted = order(TuningTarget("seat_1", 0.2, 0.8))
    result = result_of(wanted, searched(wanted))
    assert (result.knobs[0].before, result.knobs[0].after) == (40, 40)
    assert result.aims[0].verdict == REACHED


def test_values_that_the_pack_cannot_have_are_passed_over(seen: set[tuple[int, int, int]]) -> None:
    wanted = order(TuningTarget("decisions", -20, 0), knobs=(DIE._replace(low=-30),))
    result = result_of(wanted, searched(wanted))
    assert 1 <= result.knobs[0].after < 40


def test_in_a_hurry_the_best_so_far_is_tested(seen: set[tuple[int, int, int]]) -> None:
    wanted = order(TuningTarget("decisions", 10, 14), tries=1000)
    played = searched(wanted, until=3)
    assert result_of(wanted, played).test == 40
    assert len(played) < 20


def test_what_is_searched_is_the_same_however_it_is_shared(seen: set[tuple[int, int, int]]) -> None:
    wanted = order(TuningTarget("decisions", 20, 22))
    backwards: list[Played] = []
    while portions := next_batches(wanted, backwards):
        backwards += [play(wanted, portion) for portion in reversed(portions)]
    assert result_of(wanted, backwards) == result_of(wanted, searched(wanted))


def test_a_planted_flaw_is_mended_in_the_terminal(run: Run, tmp_path: Path) -> None:  # noqa: F811
    flaw, mended = tmp_path / "flaw.toml", tmp_path / "mended.toml"
    flaw.write_text(FLAW, encoding="utf-8")
    wanted = ["--free", "combatant.infante.die=2..40", "--aim", "given_infante=-0.2..0.1"]
    effort = ["--tries", "8", "--games", "15", "--test", "160", "--bots", "random", "--jobs", "1"]
    result = run("lab", "fair", "qiahn", "--pack", str(flaw), *wanted, *effort, "--out", str(mended), "--json")
    found = json.loads(result.out)
    assert (result.code, found["aims"][0]["verdict"]) == (0, REACHED), found
    assert found["aims"][0]["before"]["low"] > found["aims"][0]["after"]["value"]
    (combatant,) = Pack(mended.read_text(encoding="utf-8"), "mended").data["combatant"]
    assert combatant["die"] == found["knobs"][0]["after"] < 40


def test_what_frees_no_number_or_aims_at_nothing_is_refused() -> None:
    game = liza.game("qiahn")
    for text in ("die", "combatant.mago=1..2", "combatant.mago.die=1.5..2", "combatant.mago.die=..4", "x.y.z=5..1"):
        with pytest.raises(BadTarget):
            read_parameter(text, game)
    assert read_parameter("combatant.mago.die=4..20", game) == FreeParameter("combatant", "mago", "die", 4, 20)
    assert read_target("decisions=..60") == TuningTarget("decisions", float("-inf"), 60)
    for text in ("decisions", "decisions=..", "decisions=1.2.3..4"):
        with pytest.raises(BadTarget):
            read_target(text)
    for knob in (DIE._replace(entry="nadie"), DIE._replace(field="name"), DIE._replace(section="none")):
        with pytest.raises(BadTarget):
            check(order(TuningTarget("rounds", 1, 2), knobs=(knob,)))
    for number in ("glory", "given_espada_9", "played_espada_9"):
        with pytest.raises(liza.LizaError):
            check(order(TuningTarget(number, 0, 1)))
    check(order(TuningTarget("rounds", 1, 2), TuningTarget("given_infante", 0, 1), TuningTarget("played_mago", 0, 1)))
    with pytest.raises(BadTarget, match=r"number combatant\.infante\.dice.*mean combatant\.infante\.die"):
        check(order(TuningTarget("rounds", 1, 2), knobs=(DIE._replace(field="dice"),)))


def test_a_free_number_inside_a_small_table_is_written_where_it_stands() -> None:
    game = liza.game("tankup")
    text = '[overlay]\ngame = "tankup"\n[[armour]]\nid = "garra"\natk = 2\n'
    row = next(row for row in game.pack.data["armour"] if isinstance(row.get("ability", {}).get("amount"), int))
    knobs = [
        FreeParameter("armour", row["id"], "ability.amount", 1, 9),
        FreeParameter("armour", "garra", "resistance", 1, 9),
    ]
    draft = ParameterisedPack(game, Pack(text, "draft"), knobs)
    assert draft.values[0] == row["ability"]["amount"]
    whole = game.bind(liza.kernel.packs.overlay.complete(Pack(draft.text((5, 7)), "draft"), game.pack, "tankup"))
    now = {entry["id"]: entry for entry in whole.pack.data["armour"]}
    assert now[row["id"]]["ability"] == {**row["ability"], "amount": 5}
    assert (now["garra"]["resistance"], now["garra"]["atk"]) == (7, 2)
