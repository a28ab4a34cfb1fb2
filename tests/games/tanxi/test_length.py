"""No game is longer than the rules let it be: action by action, turn by turn, and as a whole."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import liza
import liza.envs
from liza.games.tanxi.bots import length
from liza.games.tanxi.state import TanxiState
from tests.lengths import played, verb_of

GAME = liza.game("tanxi")
CONTENT = GAME.content
USUAL = {"gem_actions": "anytime", "max_rounds": "60"}
LOOSE = {"gem_actions": "anytime", "reload_cap": "off", "characters": "random", "max_rounds": "30"}
OUTSIDE = {"ChooseCharacter", "ChooseColour", "ChooseBeach", "WrathOn"}
"""Moments that belong to nobody's turn."""
DEEDS = {"ability", "favour", "use"}


class Ledger:
    """What each turn of a game had, and what followed each of its actions."""

    def __init__(self) -> None:
        self.choices: Counter[tuple[int, int]] = Counter()
        self.actions: Counter[tuple[int, int]] = Counter()
        self.objects: Counter[tuple[int, int]] = Counter()
        self.outside = 0
        self.after: list[tuple[str, int, bool]] = []
        """Of each action its verb, how many choices followed it, and whether a gem action was among them."""

    def note(self, s: TanxiState, _: int, action: int) -> None:
        moment, verb, turn = type(s.agenda[-1]).__name__, verb_of(GAME, action), (s.round, s.active)
        if moment in OUTSIDE:
            self.outside += 1
            return
        self.choices[turn] += 1
        self.objects[turn] += verb == "use"
        if moment == "Main":
            self.actions[turn] += verb not in {*DEEDS, "end"}
            self.after.append((verb, 0, False))
        elif self.after and moment != "Return":
            first, followed, gems = self.after[-1]
            self.after[-1] = (first, followed + 1, gems or verb in {"ability", "favour"})


@pytest.mark.parametrize("eager", [False, True])
@pytest.mark.parametrize("options", [USUAL, LOOSE])
@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_longer_than_its_bound(seats: int, options: dict[str, Any], eager: bool) -> None:
    turn, with_object = length.most_in_a_turn(CONTENT), length.most_with_object(CONTENT)
    followed_by_deed = max(length.most_with(CONTENT, deed) for deed in CONTENT.deeds)
    energy = max(card.deed.amount for card in CONTENT.objects if card.deed.name == "energy")
    for seed in range(3):
        state = GAME.new(seats=seats, seed=seed, **options)
        ledger = Ledger()
        chosen = played(state, random.Random(seed), eager=eager, noticed=ledger.note)
        used = ledger.objects
        assert ledger.outside <= seats * (length.PREPARED + 3)
        assert all(ledger.choices[at] <= turn + used[at] * with_object for at in ledger.choices)
        assert all(ledger.actions[at] <= length.most_actions(CONTENT) + used[at] * energy for at in ledger.actions)
        assert max(ledger.actions.values()) > 3
        for verb, followed, gems in ledger.after:
            most = followed_by_deed if verb in DEEDS else length.most_after_an_action(CONTENT)
            assert gems or followed <= most + (3 if verb in {"ability", "favour"} else 0), verb
        assert chosen["use"] <= length.most_objects(CONTENT, seats)
        assert chosen.total() <= length.most_in(CONTENT, seats, state.round) <= GAME.longest(state.options)


def test_a_visit_is_the_most_that_can_follow_an_action() -> None:
    """The Merchant, the dearest card in single coins, and then a hand with its card or nothing."""
    dearest = max(card.coins for card in CONTENT.all)
    assert length.most_after_an_action(CONTENT) == 1 + max(dearest, 5) + 2


def test_without_a_limit_of_rounds_there_is_none_of_choices() -> None:
    assert GAME.longest({"max_rounds": "none"}) == 0
    assert GAME.longest({"max_rounds": "30"}) < GAME.longest({"max_rounds": "60"})


def test_openspiel_is_told() -> None:
    limited = liza.envs.openspiel("tanxi", max_rounds="60")
    assert limited.max_game_length() == GAME.longest({"max_rounds": "60"})
