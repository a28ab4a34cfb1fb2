"""What a game's files hold is found by the names of the files."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import liza
from liza.kernel.base.errors import BadRoom
from liza.kernel.core.room import Room
from liza.kernel.core.step import Step
from tests.cli.envite import GAME as ENVITE
from tests.conformance.beside import sixth_game

with sixth_game():
    import pulso

SMALLEST = """
from liza import Events, State, Verbs
VERBS, EVENTS = Verbs(), Events()
class Content:
    kinds = ()
class Only(State):
    __slots__ = ()
def set_up(s):
    s.finish("over", [0, 0])
"""


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    yield
    sys.modules.pop("toy_room", None)


def test_steps_are_found_in_a_folder_in_a_file_and_in_a_room_of_one_file() -> None:
    assert {"Toss", "Repel", "NextRound"} <= set(liza.game("qiahn").steps)
    assert list(pulso.GAME.steps) == ["Clash", "Look", "NextRound"]
    assert list(ENVITE.steps) == ["Choose"]


@pytest.mark.parametrize("game", [*liza.games(), pulso.GAME], ids=lambda game: game.id)
def test_every_step_is_one_that_no_other_builds_on_or_is_met_itself(game: liza.Game[liza.State]) -> None:
    for name, step in game.steps.items():
        assert (name, issubclass(step, Step)) == (step.__name__, True)
        assert not vars(step).get("abstract", False)
        for base in step.__mro__[1:]:
            if base.__module__.startswith(game.spec.package) and base.__name__ not in game.steps:
                assert vars(base)["abstract"] is True, f"{base.__name__} lies on no agenda and does not say so"


def test_what_a_room_has_is_what_its_files_are_there_for() -> None:
    assert [game.id for game in liza.games() if not game.hides] == ["qiahn"]
    assert [game.id for game in liza.games() if game.leaves] == ["tanxi", "tornaris"]
    assert [game.id for game in liza.games() if game.encodes_bytes] == ["qiahn"]


@pytest.mark.parametrize(
    ("added", "lacking"),
    [
        ("", r"view\.py must have zones"),
        ("def zones(s, seat): return []\nclass Other(State): pass\n", r"must have one class of states, not 2"),
        ("def zones(s, seat): return []\ndel set_up\n", r"setup\.py must have set_up"),
    ],
)
def test_a_room_that_lacks_what_every_room_has_says_so(
    added: str, lacking: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "toy_room.py").write_text(SMALLEST + added, encoding="utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadRoom, match=lacking):
        Room("toy_room")


def test_a_smaller_room_has_no_secrets_and_no_leaving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "toy_room.py").write_text(SMALLEST + "def zones(s, seat): return []\n", encoding="utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    monkeypatch.syspath_prepend(str(tmp_path))
    room: Room[liza.State] = Room("toy_room")
    assert (room.resample, room.depart, room.evaluate, room.steps) == (None, None, None, {})
