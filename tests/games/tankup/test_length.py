"""No game is longer than the rules let it be: verb by verb, held against what its own rounds allow, and as a whole."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import liza
import liza.envs
from liza.games.tankup.bots.length import Bounds, longest
from liza.games.tankup.state import TankupState
from liza.games.tankup.vocabulary import PLACES
from tests.lengths import played, verb_of

GAME = liza.game("tankup")
CONTENT = GAME.content
PRINTED = {"turned": "stays"}
LOOSE = {"turned": "round", "elimination": "end_of_combat", "exchange": "armour_deck", "piles_end": "immediate"}
"""What makes games longest: armour that is turned back, fighters who stay until the end of a round."""


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("options", [PRINTED, LOOSE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_verb_is_chosen_more_often_than_its_rounds_allow(seats: int, options: dict[str, str], eager: bool) -> None:
    for seed in range(5):
        state = GAME.new(seats=seats, seed=seed, **options)
        chosen = played(state, random.Random(seed), eager=eager)
        most = Bounds(CONTENT, seats, state.round, state.extra_rounds).by_verb()
        assert set(most) == {verb.id for verb in GAME.space.verbs}
        assert {verb: times for verb, times in chosen.items() if times > most[verb]} == {}
        assert chosen.total() <= longest(CONTENT, seats, state.options) <= GAME.longest(state.options)


@pytest.mark.parametrize("options", [PRINTED, LOOSE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_what_the_bounds_count_on_runs_out(seats: int, options: dict[str, str]) -> None:
    """Armour is used once a round, or put on anew; a turn of equipment fills what is empty; decks only shrink."""
    used: Counter[int] = Counter()
    put_on: Counter[int] = Counter()
    filled: Counter[tuple[int, int]] = Counter()
    broken: Counter[tuple[int, int]] = Counter()
    traded = times_used = 0

    def notice(s: TankupState, seat: int, action: int) -> None:
        nonlocal traded
        verb = verb_of(GAME, action)
        used[s.round] += verb == "use"
        put_on[s.round] += verb in {"equip", "swap"}
        filled[s.round, seat] += verb == "equip"
        broken[s.round, seat] += verb == "use" and type(s.agenda[-1]).__name__ == "EquipTurn"
        traded += verb == "trade"

    for seed in range(4):
        for counts in (used, put_on, filled, broken):
            counts.clear()
        traded = 0
        state = GAME.new(seats=seats, seed=seed, **options)
        cards = sum(len(deck) for deck in state.decks)
        chosen = played(state, random.Random(seed), eager=True, noticed=notice)
        assert all(used[at] <= PLACES * seats + put_on[at] for at in used)
        assert all(filled[turn] <= PLACES + broken[turn] for turn in filled if turn[0])
        attacks = sum(card.copies for card in CONTENT.attacks)
        assert chosen["draw"] + sum(len(deck) for deck in state.decks) <= cards + traded + attacks * state.extra_rounds
        assert chosen["attack"] <= attacks * (1 + state.extra_rounds)
        times_used += chosen["use"]
    assert times_used > 0


def test_openspiel_is_told() -> None:
    assert liza.envs.openspiel("tankup").max_game_length() == GAME.longest({})
