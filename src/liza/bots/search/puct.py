"""PUCT with simultaneous moves: nodes, the statistics of each seat's decision there, and their edges."""

from __future__ import annotations

import marshal
from math import exp, sqrt
from typing import Any, Final

from liza.bots.heuristic.lookahead import one_ply_values, play_other_seats, random_rollout
from liza.bots.seat import Seat
from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.source import Source
from liza.kernel.core.state import State
from liza.kernel.schema.events import RawEvent

SeenEvents = tuple[RawEvent, ...]

C_PUCT: Final = 1.0
"""The exploration constant of PUCT, in units of the spread of all values seen at the same node."""
PRIOR_TEMPERATURE: Final = 1.0
"""The temperature of the prior over one-ply values, in the same unit."""
VIRTUAL_VISITS: Final = 1.0
"""How many visits the first-play value counts for."""
_ROOT_WORLDS: Final = 4
"""In how many worlds the root is expanded."""
_REUSABLE_AFTER: Final = 64
"""After so many visits a node is kept for tree reuse."""
POLICY_C_PUCT: Final = 2.0
"""``C_PUCT`` where the prior comes from a policy."""
EXPLORATION_SHARE: Final = 0.1
"""The share of the prior that is spread evenly over all choices, however sure a policy is."""
POLICY_VALUE_SPREAD: Final = 0.2
"""The spread of values that is assumed at a node with a policy before its first visit."""
_WITHOUT_REFERENCES: Final = 2
"""The version of ``marshal`` that writes what is equal alike, whether or not it is the same object."""
_LEAST_VARIANCE: Final = 1e-10
"""The least variance: where all values are equal, it avoids a division by zero."""


class Edge:
    """One action at a node: its prior, visits and values for the seat that chooses it."""

    __slots__ = ("first_play_value", "logit", "prior", "total_value", "visits")

    def __init__(self, first_play_value: float, logit: float = 0.0) -> None:
        self.first_play_value: Final = first_play_value
        """The value before the first visit."""
        self.logit: Final = logit
        """How much a policy prefers it, where there is one."""
        self.prior = 1.0
        """The prior probability of the action."""
        self.visits = 0
        self.total_value = VIRTUAL_VISITS * first_play_value
        """The sum of backed-up values, with the first-play value counted as virtual visits."""

    @property
    def mean(self) -> float:
        """The mean value."""
        return self.total_value / (VIRTUAL_VISITS + self.visits)


class DecisionStats:
    """The statistics of one seat's decision at a node."""

    __slots__ = ("_c_puct", "_count", "_squares", "_sum", "edges")

    def __init__(self) -> None:
        self.edges: Final[dict[int, Edge]] = {}
        """By action; those that were legal in any world so far."""
        self._c_puct = C_PUCT
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def observe(self, value: float) -> None:
        """Take in a value: how far values lie apart here says how much a difference between two choices means."""
        self._count += 1
        self._sum += value
        self._squares += value * value

    @property
    def value_spread(self) -> float:
        """How far the values lie apart: their standard deviation."""
        mean = self._sum / self._count
        return sqrt(max(_LEAST_VARIANCE, self._squares / self._count - mean * mean))

    def unexpanded(self, legal: list[int]) -> list[int]:
        """Return the legal actions without an edge."""
        branches = self.edges
        return [action for action in legal if action not in branches]

    def expand_by_value(self, actions: list[int], values: list[float]) -> None:
        """Add edges by their one-ply values, and set all priors anew."""
        for action, promise in zip(actions, values, strict=True):
            self.edges[action] = Edge(promise)
            self.observe(promise)
        self._set_priors_from_values()

    def expand_by_policy(self, actions: list[int], logits: list[float], value: float) -> None:
        """Add edges by a policy's logits; until they are visited, all have the value of the node."""
        if not self.edges:
            self._c_puct = POLICY_C_PUCT
            self.observe(value - POLICY_VALUE_SPREAD)
            self.observe(value + POLICY_VALUE_SPREAD)
        for action, logit in zip(actions, logits, strict=True):
            self.edges[action] = Edge(value, logit)
        most = max([branch.logit for branch in self.edges.values()])
        for branch in self.edges.values():
            branch.prior = exp(branch.logit - most)
        self._normalise_priors()
        for branch in self.edges.values():
            branch.prior = (1 - EXPLORATION_SHARE) * branch.prior + EXPLORATION_SHARE / len(self.edges)

    def _set_priors_from_values(self) -> None:
        unit = PRIOR_TEMPERATURE * self.value_spread
        best = max([branch.first_play_value for branch in self.edges.values()])
        for branch in self.edges.values():
            branch.prior = exp((branch.first_play_value - best) / unit)
        self._normalise_priors()

    def _normalise_priors(self) -> None:
        """Let the priors add up to one."""
        whole = 0.0
        for branch in self.edges.values():
            whole += branch.prior
        for branch in self.edges.values():
            branch.prior /= whole

    def select(self, legal: list[int]) -> int:
        """Return the legal action with the best PUCT score; all have edges."""
        branches = self.edges
        tried = 1
        for action in legal:
            tried += branches[action].visits
        reach = self._c_puct * self.value_spread * sqrt(tried)
        best = -1
        best_score = 0.0
        for action in legal:
            branch = branches[action]
            score = branch.total_value / (VIRTUAL_VISITS + branch.visits) + reach * branch.prior / (1 + branch.visits)
            if best < 0 or score > best_score:
                best = action
                best_score = score
        return best


class SearchNode:
    """A place in the tree, reached by choices and by what the searching seat saw come of them.

    At first all that may come of a choice leads to the same place: dice and hidden cards differ from walk to walk, and
    a place for each would hardly be visited twice. The more often it is visited, the more of them get their own.
    """

    __slots__ = ("_seen", "_splits", "children", "decisions", "visits")

    def __init__(self, seen: SeenEvents) -> None:
        self.decisions: Final[dict[int, DecisionStats]] = {}
        """By seat."""
        self.children: Final[dict[int, SearchNode]] = {}
        """By the choices of all who chose here, put together into one number."""
        self.visits = 0
        self._seen: Final = seen
        self._splits: Final[dict[SeenEvents, SearchNode]] = {}
        """Nodes reached by the same choices with other events seen."""

    def child(self, key: int, seen: SeenEvents) -> SearchNode:
        """Return the child for the choices and the events seen, and count the visit."""
        place = self.children.get(key)
        if place is None:
            place = SearchNode(seen)
            self.children[key] = place
        place.visits += 1
        return place if seen == place._seen else place._split_off(seen)

    def _split_off(self, seen: SeenEvents) -> SearchNode:
        other = self._splits.get(seen)
        if other is None:
            if len(self._splits) >= sqrt(self.visits):
                return self
            other = SearchNode(seen)
            self._splits[seen] = other
        other.visits += 1
        return other


class SearchPath:
    """The path of one simulation: seats, decisions and edges."""

    __slots__ = ("decisions", "edges", "seats")

    def __init__(self) -> None:
        self.seats: Final[list[int]] = []
        self.decisions: Final[list[DecisionStats]] = []
        self.edges: Final[list[Edge]] = []

    def append(self, walker: int, choice: DecisionStats, branch: Edge) -> None:
        """Add a step."""
        self.seats.append(walker)
        self.decisions.append(choice)
        self.edges.append(branch)

    def distinct_seats(self) -> list[int]:
        """Return the seats that chose on the path, each once."""
        found: list[int] = []
        for walker in self.seats:
            if walker not in found:
                found.append(walker)
        return found

    def backup(self, seats: list[int], values: list[float]) -> None:
        """Back the values up along the path."""
        for walker, choice, branch in zip(self.seats, self.decisions, self.edges, strict=True):
            value = values[seats.index(walker)]
            branch.visits += 1
            branch.total_value += value
            choice.observe(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Expands and evaluates nodes, here by the room's hint."""

    def __init__(self, rollout_depth: int) -> None:
        self.rollout_depth: Final = rollout_depth
        """How many random choices a rollout adds before the evaluation."""

    def expand_root(self, seat: Seat, source: Source) -> DecisionStats:
        """Return the decision at the root, expanded by one-ply values averaged over some worlds."""
        totals = [0.0] * len(seat.legal)
        for _ in range(_ROOT_WORLDS):
            world = seat.world(source)
            play_other_seats(world, seat.number, source)
            for at, value in enumerate(one_ply_values(world, seat.number, seat.legal)):
                totals[at] += value
        choice = DecisionStats()
        choice.expand_by_value(seat.legal, [total / _ROOT_WORLDS for total in totals])
        return choice

    def expand(self, choice: DecisionStats, world: State, actor: int, fresh: list[int], source: Source) -> None:
        """Add edges for legal actions without one, by their one-ply values.

        Its dice are not those of the simulation: what came of luck would look like skill.
        """
        glimpse = world.clone(source.fork())
        glimpse.listen = False
        play_other_seats(glimpse, actor, source)
        choice.expand_by_value(fresh, one_ply_values(glimpse, actor, fresh))

    def evaluate(self, node: SearchNode, world: State, seats: list[int], source: Source) -> list[float]:
        """Return the values of a leaf for these seats, after the rollout."""
        random_rollout(world, self.rollout_depth, source)
        return world.game.evaluate_each(world, seats)


class SearchTree:
    """The search tree of one seat from one position."""

    __slots__ = ("evaluator", "reusable", "root", "seat")

    def __init__(self, seat: int, root: SearchNode, evaluator: Evaluator) -> None:
        self.seat: Final = seat
        self.root: Final = root
        self.evaluator: Final = evaluator
        self.reusable: Final[dict[bytes, SearchNode]] = {}
        """Well-visited nodes where this seat may have to choose later, by its observation there."""

    def simulate(self, world: State, source: Source, first: int = -1) -> float:
        """Select down to a new node, evaluate it or a position soon after, and back the values up.

        The seat that searches begins with ``first``, if that is not -1. Return how it stands at the end.
        """
        node = self.root
        trail = SearchPath()
        actions = world.game.actions
        world.listen = True
        while not world.over:
            actors = world.actors
            chosen = [
                self._select(node, world, actor, trail, source, first if actor == self.seat else -1) for actor in actors
            ]
            first = -1
            key = 0
            for actor, action in zip(actors, chosen, strict=True):
                world.apply(actor, action)
                key = key * actions + action
            node = node.child(key, world.raw_events_for(self.seat))
            if node.visits == 1:
                break
            if node.visits == _REUSABLE_AFTER and self.seat in world.actors:
                self.reusable[observation_key(world, self.seat)] = node
        world.listen = False
        seats = trail.distinct_seats()
        values = self.evaluator.evaluate(node, world, seats, source)
        trail.backup(seats, values)
        return values[seats.index(self.seat)] if self.seat in seats else 0.0

    def _select(self, node: SearchNode, world: State, actor: int, trail: SearchPath, source: Source, first: int) -> int:
        """Return what an actor chooses at a node, and append it to the path unless it was the only option."""
        legal = world.legal(actor)
        if len(legal) == 1:
            return legal[0]
        choice = node.decisions.get(actor)
        if choice is None:
            choice = DecisionStats()
            node.decisions[actor] = choice
        fresh = choice.unexpanded(legal)
        if fresh:
            self.evaluator.expand(choice, world, actor, fresh, source)
        action = choice.select(legal) if first < 0 else first
        trail.append(actor, choice, choice.edges[action])
        return action


def observation_key(world: State, seat: int) -> bytes:
    """Return a seat's view and legal actions as a key for tree reuse."""
    seen: Any = (world.view(seat), world.legal(seat))
    return marshal.dumps(seen, _WITHOUT_REFERENCES)
