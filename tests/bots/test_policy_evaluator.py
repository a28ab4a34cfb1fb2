"""The search with a learnt network: its policy is the prior, its value is what walks tell, the hint is never asked."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, tanh
from typing import Any

import pytest

import liza
from liza.bots import Seat, bot
from liza.bots.heuristic.lookahead import random_rollout
from liza.bots.learned.policy import Policy, policy_for
from liza.bots.search.ismcts import (
    DEFAULT_OPTIONS,
    Ismcts,
    SearchOptions,
    evaluator_for,
    search_by_clock,
    search_by_iterations,
)
from liza.bots.search.policy_evaluator import PolicyEvaluator
from liza.bots.search.puct import EXPLORATION_SHARE, DecisionStats, Evaluator, SearchNode, SearchTree

every_game = pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)


def learnt(game: liza.Game[Any]) -> Policy:
    policy = policy_for(game)
    assert policy is not None
    return policy


def doubted(weights: list[float]) -> list[float]:
    """Return the shares of the curiosity that a policy with these weights gives, some of it to all alike."""
    return [(1 - EXPLORATION_SHARE) * weight / sum(weights) + EXPLORATION_SHARE / len(weights) for weight in weights]


def moments(game: liza.Game[Any], seats: int, wanted: int = 4) -> Iterator[tuple[liza.State, int]]:
    """Yield states of a random game, with a seat that has several choices."""
    state, chance = game.new(seed=7, seats=seats), liza.seeded(5)
    while wanted and not state.over:
        seat = state.actors[-1]
        legal = state.legal(seat)
        if len(legal) > 1:
            wanted -= 1
            yield state.clone(), seat
        state.apply(seat, legal[chance.below(len(legal))])


@pytest.fixture
def no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody ask a room's hint."""

    def refuse(_game: object, _state: object, _seat: int) -> float:
        raise AssertionError("the hint was asked")

    for game in liza.games():
        monkeypatch.setattr(type(game), "evaluate", refuse)


@every_game
@pytest.mark.usefixtures("no_hint")
def test_it_plays_at_every_table_without_asking_the_hint(game: liza.Game[Any]) -> None:
    for seats in game.seats:
        for state, seat in moments(game, seats, wanted=1):
            chance = liza.seeded(3)
            for name in ("learned+ismcts:16", "learned+ismcts:5+3", "learned+ismcts:9ms"):
                assert bot(name).choose(Seat(state, seat, chance), chance) in state.legal(seat)


@every_game
def test_the_policy_is_the_prior(game: liza.Game[Any]) -> None:
    policy = learnt(game)
    for state, seat in moments(game, game.seats[-1]):
        legal = state.legal(seat)
        choice = PolicyEvaluator(policy).expand_root(Seat(state, seat, liza.seeded(1)), liza.seeded(1))
        logits = policy.logits(state, seat, legal)
        prior = [branch.prior for branch in (choice.edges[action] for action in legal)]
        assert sum(prior) == pytest.approx(1)
        assert max(zip(prior, legal, strict=True))[1] == choice.select(legal), "what is preferred is tried first"
        if policy.predicts_outcomes:
            promised = [choice.edges[action].first_play_value for action in legal]
            assert promised == pytest.approx([tanh(logit) for logit in logits])
        else:
            assert prior == pytest.approx(doubted([exp(logit) for logit in logits]), abs=1e-4)
            for branch in choice.edges.values():
                assert branch.first_play_value == pytest.approx(policy.value(state, seat), abs=1e-4), (
                    "until it is tried"
                )


@every_game
def test_a_walk_tells_the_value_of_where_it_ends_and_the_next_finds_the_prior_there(game: liza.Game[Any]) -> None:
    policy = learnt(game)
    for state, seat in moments(game, game.seats[-1]):
        root, world, chance = SearchNode(()), state.clone(liza.seeded(5)), liza.seeded(3)
        tree = SearchTree(seat, root, PolicyEvaluator(policy))
        tree.simulate(world, chance)
        (walked,) = (branch for branch in root.decisions[seat].edges.values() if branch.visits)
        (place,) = root.children.values()
        if world.over:
            continue
        chooses = {actor for actor in world.actors if len(world.legal(actor)) > 1}
        assert set(place.decisions) == chooses
        asked_for = seat if game.seats[-1] > 2 or seat in world.actors else 1 - seat
        expected = policy.value(world, asked_for)
        assert walked.total_value - walked.first_play_value == pytest.approx(
            expected if asked_for == seat else -expected, abs=1e-4
        )


def test_the_end_of_a_game_is_worth_what_it_brought() -> None:
    game = liza.game("tornaris")
    state, chance = game.new(seed=2, seats=3), liza.seeded(4)
    random_rollout(state, 10_000, chance)
    told = PolicyEvaluator(learnt(game)).evaluate(SearchNode(()), state, [2, 0], chance)
    assert told == [state.returns[2], state.returns[0]]
    assert any(told)


def test_what_is_met_later_gets_its_share_of_the_prior() -> None:
    choice = DecisionStats()
    choice.expand_by_policy([4, 7], [1.0, 0.0], 0.2)
    choice.expand_by_policy([9], [1.0], 0.3)
    assert [choice.edges[action].prior for action in (4, 7, 9)] == pytest.approx(doubted([exp(1), 1, exp(1)]))
    assert choice.select([4, 7]) == 4
    for _ in range(20):
        choice.edges[4].visits += 1
        choice.edges[4].total_value -= 0.5
        choice.observe(-0.5)
    assert choice.select([4, 7]) == 7, "walks say otherwise"


def test_for_other_cards_it_searches_with_the_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    game = liza.game("terrorixico")
    (state, seat), *_ = moments(game, 2)
    sitting = Seat(state, seat, liza.seeded(1))
    assert isinstance(evaluator_for(sitting, SearchOptions(learned=True)), PolicyEvaluator)
    monkeypatch.setattr("liza.bots.learned.policy.shipped_policy", lambda _package: None)
    instead = evaluator_for(sitting, SearchOptions(learned=True))
    assert type(instead) is Evaluator
    assert instead.rollout_depth == game.spec.hints_after
    names = ("learned+ismcts:20", "ismcts:20")
    assert len({bot(name).choose(sitting, liza.seeded(2)) for name in names}) == 1


def test_it_may_spend_what_the_search_may() -> None:
    one = bot("Learned+ISMCTS:070+3")
    assert isinstance(one, Ismcts)
    assert (one.iterations, one.milliseconds, one.options) == (70, 0, SearchOptions(rollout_depth=3, learned=True))
    other = bot("learned+ismcts:30msx2", files=True)
    assert isinstance(other, Ismcts)
    assert (other.milliseconds, other.options) == (30, SearchOptions(learned=True))
    plain = bot("ismcts:30ms")
    assert isinstance(plain, Ismcts)
    assert plain.options == DEFAULT_OPTIONS
    sober = bot("learned+sober+ismcts:9/30ms")
    assert isinstance(sober, Ismcts)
    assert (sober.iterations, sober.within, sober.options) == (9, 30, SearchOptions(learned=True, no_waste=True))


@pytest.mark.usefixtures("no_hint")
def test_other_ways_to_ask_the_search_know_the_network_too() -> None:
    (state, seat), *_ = moments(liza.game("qiahn"), 2)
    sitting = Seat(state, seat, liza.seeded(1))
    choice, told = search_by_iterations(sitting, 40, liza.seeded(2), SearchOptions(learned=True))
    assert choice in told
    assert set(told) == set(state.legal(seat))
    assert set(search_by_clock(sitting, 5, liza.seeded(2), SearchOptions(learned=True))) <= set(told)
    assert 0 < sum(tried for tried, _ in told.values()) <= 40
