"""What an experiment of the lab may change before the first choice: a card of its deck goes to a hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tankup.arena import GAME


def hand(state: Any, seat: int, eyes: int | None) -> list[str | None]:
    """Return a hand as somebody sees it."""
    zones = state.view(eyes)["zones"]
    return [piece["key"] for zone in zones if (zone["id"], zone["seat"]) == ("hand", seat) for piece in zone["pieces"]]


def size(state: Any, deck: str) -> int:
    """Return how many cards lie in a deck."""
    return next(int(zone["count"]) for zone in state.view(None)["zones"] if zone["id"] == f"deck_{deck}")


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("key", "deck", "cards"), [("galea", "helmet", 12), ("telequinesis", "magic", 20)])
def test_a_card_of_its_deck_comes_to_one_hand_unseen_by_the_others(seat: int, key: str, deck: str, cards: int) -> None:
    state = GAME.new(seats=3, seed=4)
    assert GAME.hand_out(state, seat, "card", key)
    assert [hand(state, other, other) for other in range(3)] == [[key] if other == seat else [] for other in range(3)]
    assert [hand(state, seat, other) for other in (*range(3), None)] == [
        [key] if other == seat else [None] for other in (*range(3), None)
    ]
    assert size(state, deck) == cards - 1
    assert not GAME.hand_out(state, seat, "card", key), "there is only one of them"
    assert size(state, deck) == cards - 1


def test_a_second_copy_comes_to_another_hand() -> None:
    state = GAME.new(seats=2, seed=4)
    assert [GAME.hand_out(state, seat, "card", "mandoble") for seat in (0, 1, 0, 1)] == [True, True, True, False]
    assert (hand(state, 0, 0), hand(state, 1, 1)) == (["mandoble", "mandoble"], ["mandoble"])


@pytest.mark.parametrize("key", ["rock", "tomato", "nothing_of_the_kind"])
def test_what_lies_in_no_deck_cannot_be_given(key: str) -> None:
    state = GAME.new(seats=2, seed=4)
    before = state.view(0)
    assert not GAME.hand_out(state, 0, "card", key)
    assert state.view(0) == before
