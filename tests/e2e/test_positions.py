"""Boards draw every position that a game can come to, without a fault in the page: here a part of a game of each.

``scripts/stress boards`` shows whole games by the fifty.
"""

from __future__ import annotations

from typing import Final

import pytest

from liza.server.protocol import wire
from tests.e2e.conftest import GAMES, Open
from tests.e2e.tapes import Cast, show, tape

ENDS: Final = [
    Cast("qiahn", 2, 4, 1),
    Cast("tankup", 4, 1, 0, first=130, last=165),
    Cast("terrorixico", 4, 2, None, first=200, last=235, phone=True),
    Cast("tornaris", 6, 3, 2, first=250, last=285),
]
EQUAL: Final = Cast("tanxi", 5, 23, 1, first=320, last=350)
"""A part of a game in which a character wears two equal shields."""


@pytest.mark.parametrize("of", ENDS, ids=lambda of: of.game)
def test_a_board_draws_every_position_of_a_part_of_a_game(open_page: Open, of: Cast) -> None:
    assert show(open_page(None, phone=of.phone), of) > 20
    assert {EQUAL.game, *(one.game for one in ENDS)} == set(GAMES)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_character_that_wears_two_equal_cards_is_drawn(open_page: Open, phone: bool) -> None:
    told = list(tape(EQUAL))
    assert any(_equal(message) for message in told)
    assert show(open_page(None, phone=phone), EQUAL, told) == len(told)


def _equal(message: wire.FromServer) -> bool:
    """Whether a character wears two equal cards in the position that a message tells of."""
    if not isinstance(message, wire.StateMessage | wire.Moved):
        return False
    worn = [[piece["key"] for piece in zone["pieces"]] for zone in message.view["zones"] if zone["id"] == "worn"]
    return any(len(set(keys)) < len(keys) for keys in worn)
