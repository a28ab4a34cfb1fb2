from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.bots import UnknownBot
from liza.lab import SimulationError, SimulationResult, simulate
from liza.lab.run.run_spec import RunSpec
from liza.lab.run.simulate import play

MODULE = import_module("liza.lab.run.simulate")
GAME = "qiahn"
BOTS = ["random", "greedy"]


def reproducible(result: SimulationResult) -> str:
    """Return everything but the times, as text."""
    data = result.to_data()
    del data["speed"]
    return json.dumps(data)


def test_the_result_depends_on_the_seed_and_not_on_how_the_work_is_shared() -> None:
    one = reproducible(simulate(GAME, games=230, bots=BOTS, seed=4))
    assert reproducible(simulate(GAME, games=230, bots=BOTS, seed=4)) == one
    assert reproducible(simulate(GAME, games=230, bots=BOTS, seed=4, jobs=2)) == one
    assert reproducible(simulate(GAME, games=230, bots=BOTS, seed=5)) != one


def test_a_game_depends_on_its_number_alone() -> None:
    plan = RunSpec(GAME, 2, ("random", "random"), {}, None, 7)
    whole = play(plan, range(40))
    parts = play(plan, range(25, 40))
    parts.add(play(plan, range(25)))
    assert (whole.places, whole.decisions, whole.rounds) == (parts.places, parts.decisions, parts.rounds)
    assert play(plan, range(20)).decisions != play(plan, range(20, 40)).decisions


def test_everybody_sits_everywhere_equally_often() -> None:
    result = simulate(GAME, games=50, bots=BOTS)
    for seats in result.by_bot_and_seat.values():
        assert [fared.played for fared in seats] == [25, 25]
    assert [fared.played for fared in result.by_seat] == [50, 50]
    assert sum(fared.wins.count for fared in result.by_seat) + result.by_seat[0].draws.count == 50
    assert sum(fared.mean_return for fared in result.by_seat) == pytest.approx(0)


def test_what_is_counted_is_what_was_played() -> None:
    result = simulate(GAME, games=60, bots=["random"], options={"troop": "6"}, seed=2)
    assert result.bots == ["random", "random"]
    assert result.options["troop"] == 6
    assert result.by_bot["random"].played == 120
    assert result.rounds is not None
    assert (result.rounds.low, result.rounds.high) == (6, 6)
    assert {reason: share.count for reason, share in result.reasons.items()} == {"survivors": 60}
    assert result.decisions.low <= result.decisions.median <= result.decisions.p95 <= result.decisions.high
    assert result.decisions.mean * 60 == pytest.approx(result.decided)
    assert result.decisions_per_second > 0
    assert result.games_per_second > 0
    data = json.loads(json.dumps(result.to_data()))
    assert data["speed"]["seconds"] == result.seconds
    assert data["pack_hash"] == liza.game(GAME).pack.hash


def test_another_pack_is_played_where_it_is_given(tmp_path: Path) -> None:
    pack = liza.game(GAME).pack
    changed = tmp_path / "even.toml"
    changed.write_text(pack.text.replace("die = 20", "die = 2"), encoding="utf-8")
    played = simulate(GAME, games=30, bots=["random"], pack=changed)
    assert played.pack_hash == liza.load_pack(changed).hash != pack.hash
    assert reproducible(simulate(GAME, games=30, bots=["random"], pack=liza.load_pack(changed))) == reproducible(played)


def test_progress_is_told_up_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, games=120, bots=["random"], progress=lambda done, total: told.append((done, total)))
    assert told == sorted(told)
    assert len(told) > 10
    assert told[-1] == (120, 120)


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        ({"game_id": "chess"}, liza.UnknownGame, "chess"),
        ({"bots": ["clever"]}, UnknownBot, "clever"),
        ({"bots": []}, SimulationError, "at least one bot"),
        ({"bots": ["random"] * 3}, liza.BadOption, "not by 3"),
        ({"bots": ["random"] * 3, "seats": 2}, SimulationError, "3 bots cannot sit on 2 seats"),
        ({"seats": 5}, liza.BadOption, "not by 5"),
        ({"games": 0}, SimulationError, "at least one game"),
        ({"jobs": 0}, SimulationError, "one job"),
        ({"options": {"troop": 4}}, liza.BadOption, "troop"),
        ({"options": {"luck": 1}}, liza.BadOption, "luck"),
        ({"pack": "nowhere.toml"}, liza.PackError, "nowhere.toml"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(wrong: dict[str, Any], error: type[Exception], said: str) -> None:
    asked: dict[str, Any] = {"game_id": GAME, "games": 1, "bots": ["random"], **wrong}
    with pytest.raises(error, match=said) as refused:
        simulate(asked.pop("game_id"), **asked)
    assert "\n" not in str(refused.value)


class Cheat:
    """A bot that does what it may not."""

    def choose(self, _seat: object, _source: object) -> int:
        return -5


def test_a_bot_that_cheats_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.lab.run.run_spec.bot", lambda _name, **_options: Cheat())
    with pytest.raises(SimulationError, match=r"In game 0 the bot random did what it may not: QT-"):
        simulate(GAME, games=1, bots=["random"])


def test_the_death_of_a_worker_is_said_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MODULE, "play", die)
    with pytest.raises(SimulationError, match="A worker process died"):
        simulate(GAME, games=200, bots=["random"], jobs=2)


def die(*_: object) -> None:
    """End the process that plays, at once."""
    os._exit(9)
