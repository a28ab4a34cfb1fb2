"""What is told of everything that happens: each kind of event in a scene, word for word and in its order."""

from __future__ import annotations

import pytest

from tests.games.tankup.arena import GAME, Arena
from tests.games.tankup.scenes import SCENES
from tests.support import rule


def told(arena: Arena) -> list[str]:
    """Return the events of the last play, one line each."""
    return [" ".join([e["event"], *(f"{k}={v}" for k, v in e.items() if k != "event")]) for e in arena.happened]


@rule("TU-099", "TU-112", "TU-A67", "TU-A64")
@pytest.mark.parametrize("scene", SCENES)
def test_everything_that_happens_is_told(scene: str) -> None:
    made, plays, text = SCENES[scene]
    arena = made()
    found = told(arena) if not plays else []
    for play in plays:
        found += told(arena.play(play))
    assert found == [line.strip() for line in text.strip().splitlines()]


def test_every_kind_of_event_has_a_scene() -> None:
    scenes = {line.split()[0] for _, _, text in SCENES.values() for line in text.strip().splitlines()}
    elsewhere = {"extra_round", "fell", "wasted"}  # told in the tests about ties and about the fallen
    assert {kind.id for kind in GAME.events} == scenes | elsewhere


# A game is kept in the middle of anything and taken up again.
