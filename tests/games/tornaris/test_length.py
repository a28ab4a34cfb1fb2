"""A game has no longest: dice that stay even bring gold without end, and gold is turned into choices."""

from __future__ import annotations

import pytest

from tests.games.tornaris.table import GAME, Table
from tests.support import rule


def after_ties(ties: int, **options: object) -> Table:
    """Return a tournament in which all roll six so many times over before one is first; Remi sits on the first seat."""
    dice = "6 6 6 " * ties + "6 1 1"
    options |= {"met": 12, "monster": "", "moment": [["Tournament"]]}
    return Table("remi braulia zelrac", dice=dice, **options)  # type: ignore[arg-type]


@rule("TR-A79", "TR-A58", "TR-A80")
@pytest.mark.parametrize("ties", [10, 100, 1000])
def test_any_number_of_choices_can_be_had(ties: int) -> None:
    """However many choices one names, there are dice after which a player makes more of them, in one single window."""
    table = after_ties(ties)
    assert table.gold("ana") == 8 + 3 * (ties + 1)
    choices = 0
    while "convert slot" in table.legal("ana"):
        table.play("ana: convert slot")
        choices += 1
    assert choices == (8 + 3 * (ties + 1)) // 15
    assert table.moment == "Convert"
    assert GAME.longest({}) == 0, "so no number is named as the longest game"


def test_what_makes_it_endless_is_the_gold_of_sixes_outside_combat() -> None:
    """Where only combat pays, the same dice bring nothing."""
    assert after_ties(100, remi_in_combat=True).gold("ana") == 8
