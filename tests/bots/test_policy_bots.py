"""``learned:80``: what a room learnt, played less surely; the number means what it means for ``soft``."""

from __future__ import annotations

from collections import Counter
from math import exp, inf, tanh
from typing import Any, Final

import pytest

import liza
from liza.bots import Bot, Seat, bot
from liza.bots.heuristic.no_waste import NoWaste, useful_actions
from liza.bots.learned.policy import Policy, policy_for
from liza.bots.learned.policy_bots import LearnedPolicy
from liza.bots.mixed_strategy import HasActionProbabilities
from liza.bots.search.ismcts import SearchOptions, evaluator_for
from liza.bots.search.policy_evaluator import PolicyEvaluator

every_game = pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)

SLOT: Final = 15
"""What a slot costs in Tornaris (TR-111)."""


def learnt(game: liza.Game[Any]) -> Policy:
    policy = policy_for(game)
    assert policy is not None
    return policy


def moments(game: liza.Game[Any], wanted: int = 6) -> list[tuple[liza.State, int]]:
    """Return states of a random game, with a seat that has several choices."""
    state, chance = game.new(seed=3), liza.seeded(5)
    found: list[tuple[liza.State, int]] = []
    while len(found) < wanted and not state.over:
        seat = state.actors[-1]
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append((state.clone(), seat))
        state.apply(seat, legal[chance.below(len(legal))])
    return found


def chances(name: str, state: liza.State, seat: int) -> list[float]:
    """Return how likely each legal action is to be chosen."""
    known: Bot = bot(name)
    assert isinstance(known, LearnedPolicy)
    behind = known.player_for(state.game)
    assert isinstance(behind, HasActionProbabilities)
    return behind.action_probabilities(Seat(state, seat, liza.seeded(1)), liza.seeded(1))


def shares(weights: list[float]) -> list[float]:
    return [weight / sum(weights) for weight in weights]


@every_game
def test_what_brings_less_by_the_number_of_thousandths_is_taken_less_by_a_factor_of_e(game: liza.Game[Any]) -> None:
    policy = learnt(game)
    for state, seat in moments(game):
        logits = policy.logits(state, seat, state.legal(seat))
        if policy.predicts_outcomes:
            expected = shares([exp(tanh(logit) / 0.3) for logit in logits])
            assert chances("learned:300", state, seat) == pytest.approx(expected, abs=1e-4)
        else:
            assert chances("learned:50", state, seat) == pytest.approx(shares([exp(one) for one in logits]), abs=1e-4)
            flatter = shares([exp(one / 4) for one in logits])
            assert chances("learned:200", state, seat) == pytest.approx(flatter, abs=1e-4)


@every_game
def test_the_smaller_the_number_the_surer(game: liza.Game[Any]) -> None:
    for state, seat in moments(game):
        surest = [max(chances(f"learned:{number}", state, seat)) for number in (1, 30, 100, 500, 9_999_999)]
        assert surest == sorted(surest, reverse=True)
        assert surest[-1] == pytest.approx(1 / len(state.legal(seat)), abs=1e-3)


@every_game
def test_it_draws_by_these_chances(game: liza.Game[Any]) -> None:
    state, seat = moments(game)[-1]
    told = chances("learned:100", state, seat)
    chance = liza.seeded(8)
    player, times = bot("learned:100"), 400
    counted = Counter(player.choose(Seat(state, seat, chance), chance) for _ in range(times))
    for action, share in zip(state.legal(seat), told, strict=True):
        assert abs(counted[action] - share * times) < 5 * (share * (1 - share) * times) ** 0.5 + 1


def test_for_cards_for_which_nothing_was_learnt_it_plays_as_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.bots.learned.policy.shipped_policy", lambda _package: None)
    for game in liza.games():
        for luck, (state, seat) in enumerate(moments(game)):
            chosen = [
                bot(name).choose(Seat(state, seat, liza.seeded(luck)), liza.seeded(luck))
                for name in ("learned:80", "learned+sober:80", "greedy")
            ]
            assert chosen[0] == chosen[1] == chosen[2]


@every_game
def test_the_sober_one_draws_in_the_same_way_among_what_sober_would_do(
    game: liza.Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NoWaste, "values", lambda _self, _world, _me, actions: [-inf, *(0.3 for _ in actions[1:])])
    for state, seat in moments(game):
        _, *others = chances("learned:80", state, seat)
        assert chances("learned+sober:80", state, seat) == pytest.approx([0, *shares(others)], abs=1e-4)


@every_game
def test_the_sober_search_would_rather_do_what_sober_would_do(game: liza.Game[Any]) -> None:
    for state, seat in moments(game):
        sitting = Seat(state, seat, liza.seeded(1))
        rather = {}
        for sober in (True, False):
            prior = evaluator_for(sitting, SearchOptions(learned=True, no_waste=sober))
            assert isinstance(prior, PolicyEvaluator)
            rather[sober] = prior.favoured_actions(sitting, liza.seeded(4))
        assert rather == {True: useful_actions(sitting, liza.seeded(4)), False: sitting.legal}


def test_the_sober_one_does_not_pace_to_and_fro_in_tanxi() -> None:
    """No step leads back to where this walk has been; ``learned`` itself goes back and forth now and then."""
    assert went_back("learned+sober:100") == 0 < went_back("learned")


def went_back(name: str) -> int:
    """Return how often somebody steps back to where this walk has been, in a game of Tanxi."""
    game = liza.game("tanxi")
    state, chance, player = game.new(seed=6), liza.seeded(6), bot(name)
    times = 0
    walked: set[str] = set()
    while not state.over:
        seat = state.actors[0]
        action = player.choose(Seat(state, seat, chance), chance)
        verb, _, square = game.notation(action).partition(" ")
        if verb == "move":
            times += square in walked
            walked.add(square)
        else:
            walked.clear()
        state.apply(seat, action)
    return times


def test_the_sober_one_carries_no_gold_into_the_tournament_of_tornaris() -> None:
    """Nobody keeps what a slot costs (TR-111); of those who play what was learnt as it is, many do."""
    assert hoarded("learned+sober:50") == 0 < hoarded("learned")


def hoarded(name: str) -> int:
    """Return how many players begin the tournament with gold for a slot, in two games of Tornaris."""
    game = liza.game("tornaris")
    times = 0
    for seed in (4, 5):
        state: Any = game.new(seed=seed)
        chance, player = liza.seeded(seed), bot(name)
        while not state.over:
            seat = state.actors[0]
            action = player.choose(Seat(state, seat, chance), chance)
            if type(state.agenda[-1]).__name__ == "Convert" and game.notation(action) == "done":
                times += state.players[seat].gold >= SLOT
            state.apply(seat, action)
    return times
