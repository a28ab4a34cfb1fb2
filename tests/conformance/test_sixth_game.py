"""A game from another package is found everywhere, and shows what the games of this package do not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import liza
from liza.bots import Seat, bot
from liza.words import Words
from tests.conformance.beside import EXAMPLE, install


def command(target: Path, home: Path, *words: str, answers: str = "") -> str:
    """Run the liza command with what is installed in a folder beside it."""
    paths = os.pathsep.join([str(target), *(path for path in sys.path if not path.startswith(str(EXAMPLE)))])
    run = subprocess.run(
        [sys.executable, "-m", "liza", *words, "--lang", "en"],
        env={**os.environ, "PYTHONPATH": paths, "HOME": str(home), "PYTHONIOENCODING": "utf-8"},
        input=answers,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "installed"
    folder.mkdir()
    install(folder)
    return folder


def test_it_is_listed_beside_the_others(target: Path, tmp_path: Path) -> None:
    found = {game["id"]: game for game in json.loads(command(target, tmp_path, "games", "--json"))}
    assert found["pulso"]["title"] == "Pulso"
    assert found["pulso"]["seats"] == [2, 3, 4]
    assert len(found) > 1


def test_it_is_played_in_the_terminal_recorded_and_verified(target: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    seated = ("--players", "person,random,greedy", "--seed", "1", "--pace", "0", "--record", str(record))
    shown = command(target, tmp_path, "play", "pulso", *seated, answers="1\n" * 9)
    assert "Which card do you lay?" in shown
    assert "Player 2 has chosen." in shown
    assert json.loads(record.read_text(encoding="utf-8"))["outcome"]["reason"] == "points"
    command(target, tmp_path, "verify", str(record))
    assert "Player 2 turns up" in command(target, tmp_path, "replay", str(record), "--all", "--pace", "0")


def test_it_is_simulated(target: Path, tmp_path: Path) -> None:
    words = ("--games", "6", "--seats", "3", "--seed", "1", "--json")
    found = json.loads(command(target, tmp_path, "sim", "pulso", *words))
    assert (found["game"], found["games"], found["seats"]) == ("pulso", 6, 3)


def test_three_can_share_places() -> None:
    game, rankings = liza.game("pulso"), set()
    for seed in range(200):
        state = game.new(seats=4, seed=seed)
        while not state.over:
            state.apply(state.actors[0], state.legal(state.actors[0])[-1])
        assert state.outcome is not None
        rankings.add(tuple(len(group) for group in state.outcome.ranking))
    assert {(1, 3), (1, 1, 2), (3, 1)} <= rankings


def test_nobody_knows_what_lies_face_down_until_all_have_chosen() -> None:
    state = liza.game("pulso").new(seats=3, seed=1)
    for seat in (2, 0):
        state.apply(seat, state.legal(seat)[0])
        laid = {zone["seat"]: zone["pieces"] for zone in state.view(1)["zones"] if zone["id"] == "laid"}
        assert [piece["key"] for piece in laid[seat]] == [None]
    assert state.actors == (1,)
    state.apply(1, state.legal(1)[0])
    assert [event.kind for event in state.events][:4] == ["laid", "turned", "turned", "turned"]
    pile = next(zone for zone in state.view(None)["zones"] if zone["id"] == "pile")
    assert None not in [piece["key"] for piece in pile["pieces"]]


def test_what_was_buried_stays_known_to_the_one_who_looked() -> None:
    game = liza.game("pulso")
    state = next(state for state in map(_after_a_clash, range(50)) if len(state.actors) == 1)
    (winner,) = state.actors
    looked = state.events[-1]
    state.apply(winner, game.parse("bury"))
    known = [state.view(who)["zones"][0]["pieces"] for who in (winner, 1 - winner, None)]
    assert [[piece["key"] for piece in pieces] for pieces in known] == [[looked.data["card"]], [], []]
    assert "sees" in Words(game, "en").event(looked.seen_by(winner) or {})
    assert "sees" not in Words(game, "en").event(looked.seen_by(1 - winner) or {})


def _after_a_clash(seed: int) -> liza.State:
    state: liza.State = liza.game("pulso").new(seed=seed)
    for seat in (0, 1):
        state.apply(seat, state.legal(seat)[0])
    return state


def test_who_is_asked_first_makes_no_difference_to_a_bot() -> None:
    game, wins = liza.game("pulso"), Counter[tuple[int, ...]]()
    for seed in range(150):
        state = game.new(seed=seed)
        chance = liza.seeded(seed + 1000)
        while not state.over:
            seat = state.actors[0]
            state.apply(seat, bot("greedy").choose(Seat(state, seat, chance), chance))
        assert state.outcome is not None
        wins[state.outcome.winners] += 1
    assert min(wins[(0,)], wins[(1,)]) > 45
