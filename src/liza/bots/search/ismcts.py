"""The bots ``ismcts`` and ``learned+ismcts``: information-set Monte Carlo tree search, seen by one observer.

Every walk draws a world that the seat cannot tell from the true one and goes down a tree whose branches are choices and
what the seat saw come of them, not states: what is learnt of a choice is its average over all worlds that look alike.
Choices that several seats make at once are picked independently of each other, each seat from what it has learnt of its
own choices alone, so no seat in the tree answers what it could not have seen.

A choice that is met for the first time is worth what one step ahead promises, by the room's hint; walks correct that.
With a learnt network its policy is the prior, its value stands in for the hint (``policy_evaluator.py``), and its
favourites are compared in the same worlds with the same dice (``root_racing.py``); ``learned+sober+ismcts`` does what
``sober`` would do unless another of them is clearly better.
"""

from __future__ import annotations

import time
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

from liza.bots.learned.policy import policy_for
from liza.bots.search.parallel_search import SearchPool, SearchStatistics
from liza.bots.search.policy_evaluator import NoWasteEvaluator, PolicyEvaluator
from liza.bots.search.puct import DecisionStats, Evaluator, SearchNode, SearchTree, observation_key
from liza.bots.search.root_racing import Budget, RootRace
from liza.bots.seat import Seat
from liza.kernel.base.source import Source

_SIMULATIONS_PER_WORLD: Final = 4
"""How many walks begin in the same world, each with dice of its own: drawing a world can cost as much as a walk."""

_SETTLED_INTERVAL: Final = 32
"""After how many walks by the clock it is asked whether the choice is settled."""
_SPEED_MARGIN: Final = 1.2
"""How much faster than so far the walks that are left may turn out to be."""
_FIRST_CONVERGENCE_CHECK: Final = 256
"""After so many walks by the clock, and twice as many, and so on, it is asked whether more of them would matter."""
_NEGLIGIBLE: Final = 0.02
"""What hardly matters, on the scale from -1 to 1: a hundredth of winning instead of losing."""


class SearchOptions(NamedTuple):
    """What a search goes by, whatever it may spend."""

    rollout_depth: int | None = None
    """After how many choices at random the hint is asked; where this is not said, the room says it."""
    learned: bool = False
    """Whether it goes by what the room learnt, where that was learnt for these cards, and not by the hint."""
    no_waste: bool = False
    """Whether a search with a policy avoids wasted choices unless one is clearly better."""


DEFAULT_OPTIONS: Final = SearchOptions()
"""By the room's hint, as the room says."""


class Ismcts:
    """Searches for so many iterations (the same again from the same chance), or for so many milliseconds.

    A search by the clock reuses the tree of the last choice, and may run in several processes.
    Iterations may be bounded by a time as well: only where that is not enough for them does the machine matter.
    """

    def __init__(
        self,
        iterations: int = 500,
        milliseconds: int = 0,
        processes: int = 1,
        rollout_depth: int | None = None,
        learned: bool = False,
        no_waste: bool = False,
        within: int = 0,
    ) -> None:
        self.iterations: Final = iterations
        self.within: Final = within
        """If this is not 0, so many milliseconds are the most that the iterations may take."""
        self.milliseconds: Final = milliseconds
        """If this is not 0, time decides and not the number of iterations."""
        self.options: Final = SearchOptions(rollout_depth, learned, no_waste)
        self._pool: Final = SearchPool(partial(search_by_clock, options=self.options), processes - 1)
        self._reusable: dict[bytes, SearchNode] = {}

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the choice that was tried most; with a network, the winner of the race among its favourites."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        if not self.milliseconds:
            return self.search(seat, source).choice
        asked = self._pool.submit(seat, self.milliseconds, source)
        tree = self._reused_tree(seat, source)
        self._reusable = tree.reusable
        if isinstance(tree.evaluator, PolicyEvaluator):
            race = _root_race(tree, tree.evaluator, seat, source)
            race.run(source, _time_budget(self.milliseconds))
            for told in asked:
                race.merge(told.result())
            return race.winner()
        _simulate_by_clock(tree, seat, self.milliseconds, source)
        choice = tree.root.decisions[seat.number]
        for told in asked:
            _merge(choice, told.result())
        return _most_visited(choice, legal)

    def search(self, seat: Seat, source: Source) -> SearchResult:
        """Search for the iterations, where there is more than one option."""
        return search_by_iterations(seat, self.iterations, source, self.options, self.within)

    def _reused_tree(self, seat: Seat, source: Source) -> SearchTree:
        """Return the tree that stands where the last one foresaw this choice, or a new one."""
        world = seat.world(source)
        root = self._reusable.get(observation_key(world, seat.number))
        choice = None if root is None else root.decisions.get(seat.number)
        if root is None or choice is None:
            return _new_tree(seat, source, evaluator_for(seat, self.options))
        tree = SearchTree(seat.number, root, evaluator_for(seat, self.options))
        fresh = choice.unexpanded(seat.legal)
        if fresh:
            tree.evaluator.expand(choice, world, seat.number, fresh, source)
        return tree


def evaluator_for(seat: Seat, options: SearchOptions = DEFAULT_OPTIONS) -> Evaluator:
    """Return what a search at this table goes by: the room's hint, or what the room learnt for the cards on it."""
    policy = policy_for(seat.game) if options.learned else None
    if policy is not None:
        return (NoWasteEvaluator if options.no_waste else PolicyEvaluator)(policy, options.rollout_depth or 0)
    return Evaluator(seat.game.spec.hints_after if options.rollout_depth is None else options.rollout_depth)


def search_by_clock(
    seat: Seat, milliseconds: int, source: Source, options: SearchOptions = DEFAULT_OPTIONS
) -> SearchStatistics:
    """Search for some time and return how often each choice was tried, and what came of it in all."""
    tree = _new_tree(seat, source, evaluator_for(seat, options))
    if isinstance(tree.evaluator, PolicyEvaluator):
        race = _root_race(tree, tree.evaluator, seat, source)
        race.run(source, _time_budget(milliseconds))
        return race.statistics()
    _simulate_by_clock(tree, seat, milliseconds, source)
    branches = tree.root.decisions[seat.number].edges
    return {action: (branch.visits, branch.total_value) for action, branch in branches.items()}


class SearchResult(NamedTuple):
    """What a search came to: its choice, and of every legal one how often it was tried and what came of it in all."""

    choice: int
    statistics: SearchStatistics


def search_by_iterations(
    seat: Seat, iterations: int, source: Source, options: SearchOptions = DEFAULT_OPTIONS, within: int = 0
) -> SearchResult:
    """Search for so many iterations, or for so many milliseconds if they take longer, where there is a choice."""
    goes_on = _iteration_budget(iterations)
    if within:
        goes_on = _both_budgets(goes_on, _time_budget(within))
    tree = _new_tree(seat, source, evaluator_for(seat, options))
    if isinstance(tree.evaluator, PolicyEvaluator):
        race = _root_race(tree, tree.evaluator, seat, source)
        race.run(source, goes_on)
        tried = race.statistics()
        return SearchResult(race.winner(), {action: tried.get(action, (0, 0.0)) for action in seat.legal})
    _simulate_iterations(tree, seat, iterations, goes_on, source)
    choice = tree.root.decisions[seat.number]
    told = {action: (choice.edges[action].visits, choice.edges[action].total_value) for action in seat.legal}
    return SearchResult(_most_visited(choice, seat.legal), told)


def _new_tree(seat: Seat, source: Source, evaluator: Evaluator) -> SearchTree:
    """Return a tree of which only the root is known."""
    root = SearchNode(())
    root.decisions[seat.number] = evaluator.expand_root(seat, source)
    return SearchTree(seat.number, root, evaluator)


def _root_race(tree: SearchTree, evaluator: PolicyEvaluator, seat: Seat, source: Source) -> RootRace:
    return RootRace(seat, tree.root.decisions[seat.number], tree.simulate, evaluator.favoured_actions(seat, source))


def _iteration_budget(walks: int) -> Budget:
    """Return who says that a search goes on for so many walks."""
    return lambda walked, next_walks: walked + next_walks <= walks


def _time_budget(milliseconds: int) -> Budget:
    """Return who says that a search goes on until so much time has passed."""
    ends = time.perf_counter() + milliseconds / 1000
    return lambda _walked, _next_walks: time.perf_counter() < ends


def _both_budgets(one: Budget, other: Budget) -> Budget:
    """Return who says that a search goes on while two others say so."""
    return lambda walked, next_walks: one(walked, next_walks) and other(walked, next_walks)


def _simulate_by_clock(tree: SearchTree, seat: Seat, milliseconds: int, source: Source) -> None:
    """Walk for some time, or until the time that is left could not change the choice, or not for much."""
    choice = tree.root.decisions[seat.number]
    lookout = _ConvergenceCheck(choice, seat.legal)
    look = _FIRST_CONVERGENCE_CHECK
    began = time.perf_counter()
    walked = 0
    while (left := milliseconds / 1000 - (spent := time.perf_counter() - began)) > 0:
        if walked and not walked % _SETTLED_INTERVAL and _settled(choice, int(_SPEED_MARGIN * walked * left / spent)):
            return
        if walked == look:
            look *= 2
            if lookout.has_converged():
                return
        _simulate_in_one_world(tree, seat, _SIMULATIONS_PER_WORLD, source)
        walked += _SIMULATIONS_PER_WORLD


class _ConvergenceCheck:
    """Compares what is known now with what was known after half the walks."""

    def __init__(self, choice: DecisionStats, legal: list[int]) -> None:
        self._choice: Final = choice
        self._legal: Final = legal
        self._best = -1
        self._mean = 0.0

    def has_converged(self) -> bool:
        """Whether the same choice was the favourite then, seemed worth as much, and has no rival that is much better.

        The error of a mean does not cover what deeper nodes will still show; a mean that stood still does.
        """
        before, worth = self._best, self._mean
        self._best = _most_visited(self._choice, self._legal)
        self._mean = self._choice.edges[self._best].mean
        if self._best != before or abs(self._mean - worth) >= _NEGLIGIBLE:
            return False
        return _has_no_rival(self._choice, self._best, self._legal)


def _simulate_iterations(tree: SearchTree, seat: Seat, iterations: int, budget: Budget, source: Source) -> None:
    """Run so many simulations, or until the rest could not change the choice, within the budget."""
    choice = tree.root.decisions[seat.number]
    walked = 0
    while (next_walks := min(_SIMULATIONS_PER_WORLD, iterations - walked)) > 0 and not _settled(
        choice, iterations - walked
    ):
        if not budget(walked, next_walks):
            return
        _simulate_in_one_world(tree, seat, next_walks, source)
        walked += next_walks


def _simulate_in_one_world(tree: SearchTree, seat: Seat, simulations: int, source: Source) -> None:
    """Draw a world and walk in it, some times."""
    world = seat.world(source)
    for _ in range(simulations):
        tree.simulate(world.clone(source.fork()), source)


def _settled(choice: DecisionStats, left: int) -> bool:
    """Whether no other choice can be tried as often as the favourite in the walks that are left."""
    first = second = 0
    for branch in choice.edges.values():
        if branch.visits > first:
            first, second = branch.visits, first
        elif branch.visits > second:
            second = branch.visits
    return first > second + left


def _has_no_rival(choice: DecisionStats, favourite: int, legal: list[int]) -> bool:
    """Whether no other choice can be much better than the favourite, give or take the error of what was seen so far."""
    best = choice.edges[favourite]
    spread = choice.value_spread
    for action in legal:
        other = choice.edges[action]
        error = spread * sqrt(1 / (1 + best.visits) + 1 / (1 + other.visits))
        if action != favourite and other.mean - best.mean + error > _NEGLIGIBLE:
            return False
    return True


def _merge(choice: DecisionStats, statistics: SearchStatistics) -> None:
    """Count in what was found out elsewhere."""
    for action, (tried, worth) in statistics.items():
        branch = choice.edges[action]
        branch.visits += tried
        branch.total_value += worth


def _most_visited(choice: DecisionStats, legal: list[int]) -> int:
    """Return the choice that was tried most, the better one of two that were tried as often."""
    branches = choice.edges
    return max(legal, key=lambda action: (branches[action].visits, branches[action].mean))
