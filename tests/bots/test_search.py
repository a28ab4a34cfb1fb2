"""The search: it sees further than its hint, stops when it may, and means the same for the same chance."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.bots import Seat, bot
from liza.bots.heuristic.lookahead import one_ply_values, play_other_seats, random_rollout
from liza.bots.search.ismcts import Ismcts, _has_no_rival, _new_tree, search_by_clock
from liza.bots.search.parallel_search import SearchPool
from liza.bots.search.puct import DecisionStats, Evaluator, SearchNode, SearchTree, observation_key

SIMPLE = liza.game("qiahn")


class Ticking:
    """A clock on which 5 ms pass whenever somebody looks at it: a search looks every few walks."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += 0.005
        return self.now


def before_the_last_choices() -> tuple[liza.State, int]:
    """Return a state in the last round in which a seat has several choices."""
    state = SIMPLE.new(seed=8)
    chance = liza.seeded(1)
    last: tuple[liza.State, int] | None = None
    while not state.over:
        seat = state.actors[0]
        if len(state.legal(seat)) > 2:
            last = state.clone(), seat
        state.apply(seat, bot("soft").choose(Seat(state, seat, chance), chance))
    assert last is not None
    return last


def comes_of(state: liza.State, seat: int, action: int, trials: int = 150) -> float:
    """Return what comes of an action on average, if everybody goes on at random."""
    total = 0.0
    for trial in range(trials):
        chance = liza.seeded(trial)
        world = state.clone(liza.seeded(trial + trials))
        world.apply(seat, action)
        while not world.over:
            for actor in world.actors:
                world.apply(actor, bot("random").choose(Seat(world, actor, chance), chance))
        total += world.returns[seat]
    return total / trials


def test_search_takes_one_of_the_best() -> None:
    state, seat = before_the_last_choices()
    chance = liza.seeded(7)
    chosen = bot("ismcts:300").choose(Seat(state, seat, chance), chance)
    worth = {action: comes_of(state, seat, action) for action in state.legal(seat)}
    assert worth[chosen] > max(worth.values()) - 0.2
    assert worth[chosen] > min(worth.values())


def test_a_walk_tells_everybody_on_its_way_what_came_of_it() -> None:
    state, seat = before_the_last_choices()
    root, chance = SearchNode(()), liza.seeded(3)
    tree = SearchTree(seat, root, Evaluator(0))
    for _ in range(40):
        tree.simulate(Seat(state, seat, chance).world(chance), chance)
    choice = root.decisions[seat]
    assert set(choice.edges) == set(state.legal(seat))
    assert sum(branch.visits for branch in choice.edges.values()) == 40
    assert all(-1 <= branch.mean <= 1 for branch in choice.edges.values())
    assert sum(branch.prior for branch in choice.edges.values()) == pytest.approx(1)
    assert root.children


def test_playing_on_lets_so_many_choices_pass_or_ends_with_the_game() -> None:
    state = SIMPLE.new(seed=8)
    state.listen = True
    random_rollout(state, 0, liza.seeded(1))
    assert state == SIMPLE.new(seed=8)
    one_by_one = state.clone(liza.seeded(2))
    at_once = state.clone(liza.seeded(2))
    chance = liza.seeded(3)
    for _ in range(5):
        random_rollout(one_by_one, 1, chance)
    random_rollout(at_once, 5, liza.seeded(3))
    assert one_by_one == at_once != state
    random_rollout(at_once, 1000, liza.seeded(4))
    assert at_once.over


def test_a_walk_asks_the_hint_after_as_many_choices_as_the_room_wants() -> None:
    state, seat = before_the_last_choices()
    world, root, chance = state.clone(liza.seeded(5)), SearchNode(()), liza.seeded(3)
    SearchTree(seat, root, Evaluator(SIMPLE.spec.hints_after)).simulate(state.clone(liza.seeded(5)), chance)
    (walked,) = (branch for branch in root.decisions[seat].edges.values() if branch.visits)
    by_hand, again = DecisionStats(), liza.seeded(3)
    Evaluator(0).expand(by_hand, world, seat, world.legal(seat), again)
    world.apply(seat, by_hand.select(world.legal(seat)))
    at_once = SIMPLE.evaluate(world, seat)
    random_rollout(world, SIMPLE.spec.hints_after, again)
    assert walked.total_value - walked.first_play_value == pytest.approx(SIMPLE.evaluate(world, seat))
    assert walked.total_value - walked.first_play_value != pytest.approx(at_once)


def test_whoever_names_the_bot_may_say_how_far_it_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = before_the_last_choices()
    grown: list[int] = []

    def planted(sitting: Seat, source: liza.Source, guide: Evaluator) -> SearchTree:
        tree = _new_tree(sitting, source, guide)
        grown.append(guide.rollout_depth)
        return tree

    monkeypatch.setattr("liza.bots.search.ismcts._new_tree", planted)
    for name in ("ismcts:8", "ismcts:8+3", "ismcts:8+0", "ismcts:1ms+5"):
        chance = liza.seeded(6)
        bot(name).choose(Seat(state, seat, chance), chance)
    assert grown == [SIMPLE.spec.hints_after, 3, 0, 5]


def test_a_choice_prefers_what_promises_more_until_walks_say_otherwise() -> None:
    choice = DecisionStats()
    choice.expand_by_value([4, 7], [0.1, 0.3])
    assert choice.select([4, 7]) == 7
    assert choice.select([4]) == 4
    for _ in range(10):
        choice.edges[7].visits += 1
        choice.edges[7].total_value -= 0.5
        choice.observe(-0.5)
    assert choice.select([4, 7]) == 4


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_looking_ahead_changes_nothing_and_asks_only_oneself(game: liza.Game[Any]) -> None:
    state = game.new(seed=4)
    chance = liza.seeded(5)
    for _ in range(10):
        seat = state.actors[-1]
        world = state.determinize(seat, chance)
        play_other_seats(world, seat, chance)
        assert world.actors == (seat,)
        before = world.to_data()
        legal = world.legal(seat)
        assert len(one_ply_values(world, seat, legal)) == len(legal)
        assert world.to_data() == before
        for actor in state.actors:
            state.apply(actor, bot("soft").choose(Seat(state, actor, chance), chance))


def test_what_is_seen_to_come_of_a_choice_gets_a_place_of_its_own_when_visited_often() -> None:
    root = SearchNode(())
    heads, tails = ((0, -1, (1,)),), ((0, -1, (2,)),)
    place = root.child(5, heads)
    assert place.visits == 1
    assert root.child(5, tails).visits == 1, "two visits are enough for a second place"
    assert root.child(5, heads) is place
    assert root.child(5, tails) is root.child(5, tails)
    rare = [root.child(5, ((0, -1, (3 + side,)),)) for side in range(4)]
    assert rare[-1] is place, "there are not visits enough for so many places"
    for _ in range(60):
        root.child(5, heads)
    assert root.child(5, ((0, -1, (6,)),)) is not place
    assert root.child(6, heads) is not place, "another choice leads elsewhere"


def test_search_stops_as_soon_as_nothing_can_change(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = before_the_last_choices()
    grown: list[SearchTree] = []

    def planted(sitting: Seat, source: liza.Source, guide: Evaluator) -> SearchTree:
        grown.append(_new_tree(sitting, source, guide))
        return grown[-1]

    monkeypatch.setattr("liza.bots.search.ismcts._new_tree", planted)
    chance = liza.seeded(6)
    chosen = bot("ismcts:200").choose(Seat(state, seat, chance), chance)
    branches = grown[0].root.decisions[seat].edges
    walked = sum(branch.visits for branch in branches.values())
    assert 100 < walked < 200
    others = [branch.visits for action, branch in branches.items() if action != chosen]
    assert branches[chosen].visits > max(others) + 200 - walked


def test_a_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr("liza.bots.search.ismcts.time", clock)
    state, seat = before_the_last_choices()
    chance = liza.seeded(6)
    assert bot("ismcts:150ms").choose(Seat(state, seat, chance), chance) in state.legal(seat)
    assert 0.05 < clock.now < 0.2


@pytest.mark.parametrize("kind", ["ismcts", "learned+ismcts"])
def test_iterations_end_early_where_the_time_for_them_is_over(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr("liza.bots.search.ismcts.time", clock)
    state, seat = before_the_last_choices()

    def chosen(name: str) -> int:
        clock.now = 0.0
        return bot(name).choose(Seat(state, seat, liza.seeded(6)), liza.seeded(6))

    assert chosen(f"{kind}:1000000/100ms") in state.legal(seat)
    assert 0 < clock.now < 0.15
    assert chosen(f"{kind}:40/9999ms") == chosen(f"{kind}:40"), "where there is time enough the machine does not matter"


def test_by_the_clock_it_stops_where_more_thought_would_hardly_matter() -> None:
    choice = DecisionStats()
    choice.expand_by_value([1, 2], [0.5, 0.5])
    for at in range(2000):
        for action in (1, 2):
            choice.edges[action].visits += 1
            choice.edges[action].total_value += 0.5 + 0.1 * (-1) ** at
            choice.observe(0.5 + 0.1 * (-1) ** at)
        if at in {20, 1999}:
            assert _has_no_rival(choice, 1, [1, 2]) == (at == 1999), "two that are alike, seen often enough"
    choice.edges[2].total_value += 0.05 * 2000
    assert not _has_no_rival(choice, 1, [1, 2]), "the other one is better"
    assert _has_no_rival(choice, 2, [1, 2])


def test_by_the_clock_it_does_not_think_for_long_about_what_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Ticking()
    monkeypatch.setattr("liza.bots.search.ismcts.time", clock)
    state = SIMPLE.new(seed=8)
    chance = liza.seeded(6)
    searcher = Ismcts(milliseconds=20_000)
    thought = [20.0]
    while not state.over and thought[-1] > 6:
        seat = Seat(state, state.actors[0], chance)
        began = clock.now
        state.apply(seat.number, searcher.choose(seat, chance))
        if len(seat.legal) > 1:
            thought.append(clock.now - began)
    assert len(thought) > 2
    assert max(thought[1:]) < 20, "no other choice could have been tried as often in the time that was left"
    assert thought[-1] < 6, "what had been found stood still long before"


def test_what_was_found_out_before_is_taken_up_by_the_clock() -> None:
    state, seat = SIMPLE.new(seed=8), SIMPLE.new(seed=8).actors[0]
    chance = liza.seeded(6)
    searcher = Ismcts(milliseconds=1000)
    again = 0
    while not state.over and again == 0:
        actor = state.actors[0]
        sitting = Seat(state, actor, chance)
        if actor == seat and len(sitting.legal) > 1:
            found = searcher._reusable.get(observation_key(sitting.world(chance), seat))
            again += found is not None and searcher._reused_tree(sitting, chance).root is found
            state.apply(actor, searcher.choose(sitting, chance))
        else:
            state.apply(actor, sitting.legal[0])
    assert again


def test_several_processes_think_about_one_choice() -> None:
    state, seat = before_the_last_choices()
    chance = liza.seeded(6)
    asked = SearchPool(search_by_clock, 2).submit(Seat(state, seat, chance), 200, chance)
    first, second = (told.result() for told in asked)
    assert set(first) == set(second) == set(state.legal(seat))
    assert min(sum(tried for tried, _ in told.values()) for told in (first, second)) > 0
    assert first != second, "each has luck of its own"
    searcher = bot("ismcts:200msx3", files=True)
    assert searcher.choose(Seat(state, seat, chance), chance) in state.legal(seat)
