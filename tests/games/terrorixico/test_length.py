"""No game is longer than the rules let it be: turn by turn, round by round, and as a whole."""

from __future__ import annotations

import random

import pytest

import liza
import liza.envs
from liza.games.terrorixico.bots import length
from liza.games.terrorixico.vocabulary import CARDS

GAME = liza.game("terrorixico")
RULES = GAME.content
PRINTED = {"bluff": False}
LOOSE = {"bluff": True, "finish_battle": True, "late_relics": True}


@pytest.mark.parametrize("options", [PRINTED, LOOSE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_longer_than_its_bound(seats: int, options: dict[str, bool]) -> None:
    rng = random.Random(seats)
    for seed in range(4):
        state = GAME.new(seats=seats, seed=seed, **options)
        in_turn: dict[tuple[int, int], int] = {}
        choices = 0
        while not state.over:
            seat = rng.choice(state.actors)
            when = (state.round, state.turn)
            state.apply(seat, rng.choice(state.legal(seat)))
            in_turn[when] = in_turn.get(when, 0) + 1
            choices += 1
        rounds = {at: sum(n for (round, _), n in in_turn.items() if round == at) for at in range(state.round + 1)}
        assert state.round <= length.most_rounds(RULES, seats)
        assert max(rounds.values()) <= length.most_in_a_round(RULES, seats)
        assert choices <= length.longest(RULES, seats, state.options) <= GAME.longest(state.options)


def test_a_turn_is_two_cards_with_their_texts_a_discard_and_an_elimination() -> None:
    """The longest text is that of Fury, or a Mimetic's that copies it: everybody draws three, and may have to part."""
    fury, mimetic = (RULES.cards[CARDS.index(key)] for key in ("fury", "mimetic"))
    assert (length.choices_of(fury, 4), length.choices_of(mimetic, 4)) == (12, 1)
    assert length.most_in_a_turn(RULES, 4) == 2 * (1 + 1 + 12) + 2


def test_openspiel_is_told() -> None:
    assert liza.envs.openspiel("terrorixico").max_game_length() == GAME.longest({})
