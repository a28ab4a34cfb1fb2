"""The race at the root of ``learned+ismcts``: the same luck for all, whoever falls behind drops out."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.bots import Seat
from liza.bots.learned.policy import policy_for
from liza.bots.search.policy_evaluator import PolicyEvaluator
from liza.bots.search.puct import DecisionStats
from liza.bots.search.root_racing import MOST_CANDIDATES, PRIOR_WEIGHT, Candidate, RootRace
from liza.kernel.base.source import Source
from liza.kernel.core.state import State


def a_choice_of_many(game: liza.Game[Any]) -> tuple[State, Seat]:
    """Return a position of a random game in which somebody has more choices than may enter."""
    state, chance = game.new(seed=3, seats=game.seats[-1]), liza.seeded(8)
    while not state.over:
        seat = state.actors[-1]
        legal = state.legal(seat)
        if len(legal) > MOST_CANDIDATES:
            return state, Seat(state, seat, liza.seeded(1))
        state.apply(seat, legal[chance.below(len(legal))])
    raise AssertionError(f"{game.id} never offers so many")


class Rigged:
    """Walks nowhere: tells what is written down for each choice, and remembers in which luck it was asked."""

    def __init__(self, values: list[list[float]]) -> None:
        self.values = values
        self.place: dict[int, int] = {}
        """By action, in the order of the race."""
        self.calls: list[tuple[int, list[object]]] = []

    def simulate(self, world: State, _source: Source, first: int) -> float:
        """Tell what comes of a choice, in its first world, in its second …"""
        times = sum([action == first for action, _ in self.calls])
        self.calls.append((first, world.source.to_data()))
        values = self.values[self.place[first]]
        return values[times % len(values)]


def rigged(worth: list[list[float]], rather: list[int] | None = None) -> tuple[Rigged, RootRace]:
    """Return a race among choices that a policy prefers all alike, and in which some may be chosen rather than others.

    Those are named by their places among what is legal; of those the first enter.
    """
    _, seat = a_choice_of_many(liza.game("tankup"))
    choice = DecisionStats()
    choice.expand_by_policy(seat.legal, [0.0] * len(seat.legal), 0.0)
    walker = Rigged(worth)
    race = RootRace(seat, choice, walker.simulate, seat.legal if rather is None else [seat.legal[at] for at in rather])
    walker.place.update({runner.action: at for at, runner in enumerate(race.candidates)})
    return walker, race


def ends_after(walks: int) -> Any:
    return lambda walked, next_walks: walked + next_walks <= walks


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_what_the_network_likes_best_enters_in_that_order(game: liza.Game[Any]) -> None:
    state, seat = a_choice_of_many(game)
    policy = policy_for(game)
    assert policy is not None
    race = RootRace(seat, PolicyEvaluator(policy).expand_root(seat, liza.seeded(1)), Rigged([]).simulate, seat.legal)
    logits = policy.logits(state, seat.number, seat.legal)
    liked = sorted(zip(logits, seat.legal, strict=True), reverse=True)
    expected = [logit for logit, _ in liked[:MOST_CANDIDATES]]
    by_action = dict(zip(seat.legal, logits, strict=True))
    assert [by_action[runner.action] for runner in race.candidates] == pytest.approx(expected, abs=1e-3)


def test_all_walk_in_the_same_luck_world_by_world() -> None:
    walker, race = rigged([[0.1, 0.9, -0.5]] * MOST_CANDIDATES)
    race.run(liza.seeded(2), ends_after(3 * MOST_CANDIDATES))
    rounds = [walker.calls[at : at + MOST_CANDIDATES] for at in range(0, len(walker.calls), MOST_CANDIDATES)]
    assert len(rounds) == 3
    for asked in rounds:
        assert [action for action, _ in asked] == list(walker.place)
        assert all(luck == asked[0][1] for _, luck in asked)
    assert rounds[0][0][1] != rounds[1][0][1], "every world has luck of its own"


def test_luck_that_all_share_hides_no_difference() -> None:
    swings = [0.9, -0.9, 0.7, -0.8]
    better = [value + 0.05 for value in swings]
    walker, race = rigged([swings, swings, better, swings, swings, swings])
    race.run(liza.seeded(2), ends_after(400))
    assert walker.place[race.winner()] == 2
    assert len(walker.calls) < 400, "all others have dropped out"


def test_who_is_clearly_behind_drops_out_and_the_others_go_on() -> None:
    _, race = rigged([[0.3, 0.0], [0.0, 0.3], [-0.9], [-0.9], [-0.9], [-0.9]])
    race.run(liza.seeded(2), ends_after(60))
    tried = [runner.visits for runner in race.candidates]
    assert tried[:2] == [(60 - 4 * MOST_CANDIDATES) // 2 + 4] * 2
    assert tried[2:] == [4] * 4


def test_it_ends_when_what_is_open_hardly_matters() -> None:
    walker, race = rigged([[0.5, 0.5001], [0.5001, 0.5], [-0.9], [-0.9], [-0.9], [-0.9]])
    race.run(liza.seeded(2), ends_after(100_000))
    assert len(walker.calls) < 200


def test_what_is_chosen_rather_than_others_wins_where_nothing_is_clearly_better() -> None:
    swings = [0.3, -0.3, 0.2, -0.1]
    hardly = [value + shift for value, shift in zip(swings, (0.1, -0.08, 0.1, -0.08), strict=True)]
    _, even = rigged([swings, hardly, [-0.9], [-0.9], [-0.9], [-0.9]])
    even.run(liza.seeded(2), ends_after(80))
    assert even.winner() == even.candidates[1].action, "nothing to be seen here"
    _, race = rigged([swings, hardly, [-0.9], [-0.9], [-0.9], [-0.9]], rather=[0, 2])
    race.run(liza.seeded(2), ends_after(80))
    assert race.winner() == race.candidates[0].action


def test_what_is_clearly_better_wins_all_the_same() -> None:
    swings = [0.3, -0.3, 0.2, -0.1]
    clearly = [value + 0.4 for value in swings]
    walker, race = rigged([swings, clearly, [-0.9], [-0.9], [-0.9], [-0.9]], rather=[0, 2])
    race.run(liza.seeded(2), ends_after(80))
    assert walker.place[race.winner()] == 1


def test_one_of_those_enters_in_any_case() -> None:
    _, race = rigged([], rather=[MOST_CANDIDATES])
    _, all_alike = rigged([])
    entrants = [runner.action for runner in race.candidates]
    assert entrants[:-1] == [runner.action for runner in all_alike.candidates][:-1]
    assert entrants[-1] not in [runner.action for runner in all_alike.candidates]
    assert len(entrants) == MOST_CANDIDATES


def test_no_walk_is_made_beyond_the_budget() -> None:
    walker, race = rigged([[0.1]] * MOST_CANDIDATES)
    race.run(liza.seeded(2), ends_after(MOST_CANDIDATES - 1))
    assert walker.calls == []
    assert race.winner() == race.candidates[0].action, "the network's favourite"


def test_the_network_counts_for_some_walks() -> None:
    runner = Candidate(4, prior_value=0.5)
    assert runner.estimate == 0.5
    for _ in range(int(PRIOR_WEIGHT)):
        runner.add_sample(-0.5)
    assert runner.estimate == 0.0


def test_a_sure_policy_is_contradicted_by_many_walks_and_not_by_few() -> None:
    sure, doubtful = Candidate(1, prior_value=0.0), Candidate(2, prior_value=-0.5)
    for worlds, leader in ((4, sure), (40, doubtful)):
        while len(sure.values) < worlds:
            sure.add_sample(0.0)
            doubtful.add_sample(0.2)
        assert max((sure, doubtful), key=lambda runner: runner.estimate) is leader


def test_what_others_found_out_is_counted_in() -> None:
    _, race = rigged([[0.0]] * MOST_CANDIDATES)
    favourite, second, *_ = race.candidates
    race.merge({favourite.action: (50, -40.0), second.action: (50, 40.0)})
    assert race.winner() == second.action
    assert race.statistics()[second.action] == (50, 40.0)
