"""An editor knows what ``liza.game("…")`` gives: the type checker reads these lines, and the test the list."""

from __future__ import annotations

from pathlib import Path
from typing import assert_type, get_overloads

import liza
from liza.games.qiahn.state import QiahnState, Side


def test_the_states_of_a_game_by_its_name_are_its_own() -> None:
    game = assert_type(liza.game("qiahn"), liza.Game[QiahnState])
    state = assert_type(game.new(seed=1), QiahnState)
    assert_type(state.sides, list[Side])
    assert isinstance(state, QiahnState)


def test_every_room_is_known_by_its_name() -> None:
    rooms = sorted(room.parent.name for room in (Path(liza.__file__).parent / "games").glob("*/__init__.py"))
    named = [one.__annotations__["id"] for one in get_overloads(liza.game)]
    assert named == [*(f"Literal[{room!r}]" for room in rooms), "str"]
