"""The tree that a search grows: places, what each seat has learnt there of its choices, and where choices lead."""

from __future__ import annotations

import marshal
from math import exp, sqrt
from typing import Any, Final

from liza.bots.heuristic.lookahead import let_others_choose, one_step, play_on
from liza.bots.seat import Seat
from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.source import Source
from liza.kernel.core.state import State
from liza.kernel.schema.events import RawEvent

Seen = tuple[RawEvent, ...]

CURIOSITY: Final = 1.0
"""How much a rarely tried choice attracts, measured in the spread of all values seen at the same place."""
EVENNESS: Final = 1.0
"""How far behind the best, in the same measure, a choice may look at first sight to be e times less attractive."""
TRUST: Final = 1.0
"""How many trials the first sight counts for."""
_WORLDS: Final = 4
"""In how many worlds the choices at the root are looked at first."""
_FAMILIAR: Final = 64
"""After so many visits a place is worth being found again when the game gets there."""
PRIOR_CURIOSITY: Final = 2.0
"""What ``CURIOSITY`` is where a policy shares it out."""
PRIOR_DOUBT: Final = 0.1
"""The share of the curiosity that all choices get alike, however sure a policy is of itself."""
PRIOR_SPREAD: Final = 0.2
"""How far values are taken to lie apart before any came of a choice whose policy is known."""
_WITHOUT_REFERENCES: Final = 2
"""The version of ``marshal`` that writes what is equal alike, whether or not it is the same object."""
_NARROWEST: Final = 1e-10
"""The least variance: where all is alike, nothing is divided by nothing."""


class Branch:
    """One choice at one place of the tree: what it promised at first sight, and how it fared for who made it."""

    __slots__ = ("allure", "logit", "promise", "tried", "worth")

    def __init__(self, promise: float, logit: float = 0.0) -> None:
        self.promise: Final = promise
        """What the first sight said."""
        self.logit: Final = logit
        """How much a policy prefers it, where there is one."""
        self.allure = 1.0
        """How much of the curiosity at this place goes to this choice."""
        self.tried = 0
        self.worth = TRUST * promise
        """The sum of what came of it, the first sight counted in."""

    @property
    def mean(self) -> float:
        """What it is worth on average."""
        return self.worth / (TRUST + self.tried)


class Choice:
    """All that one seat has learnt at one place."""

    __slots__ = ("_count", "_curiosity", "_squares", "_sum", "branches")

    def __init__(self) -> None:
        self.branches: Final[dict[int, Branch]] = {}
        """By action; those that were legal in any world so far."""
        self._curiosity = CURIOSITY
        self._count = 0
        self._sum = 0.0
        self._squares = 0.0

    def notice(self, value: float) -> None:
        """Take in a value: how far values lie apart here says how much a difference between two choices means."""
        self._count += 1
        self._sum += value
        self._squares += value * value

    @property
    def spread(self) -> float:
        """How far the values lie apart: their standard deviation."""
        mean = self._sum / self._count
        return sqrt(max(_NARROWEST, self._squares / self._count - mean * mean))

    def unmet(self, legal: list[int]) -> list[int]:
        """Return what is legal here for the first time."""
        branches = self.branches
        return [action for action in legal if action not in branches]

    def add(self, actions: list[int], promises: list[float]) -> None:
        """Add branches by what they promise, and share the curiosity out anew."""
        for action, promise in zip(actions, promises, strict=True):
            self.branches[action] = Branch(promise)
            self.notice(promise)
        self._share_out_by_promise()

    def prefer(self, actions: list[int], logits: list[float], value: float) -> None:
        """Add branches by how much a policy prefers them; until they are tried, all are worth what the place is."""
        if not self.branches:
            self._curiosity = PRIOR_CURIOSITY
            self.notice(value - PRIOR_SPREAD)
            self.notice(value + PRIOR_SPREAD)
        for action, logit in zip(actions, logits, strict=True):
            self.branches[action] = Branch(value, logit)
        most = max([branch.logit for branch in self.branches.values()])
        for branch in self.branches.values():
            branch.allure = exp(branch.logit - most)
        self._make_whole()
        for branch in self.branches.values():
            branch.allure = (1 - PRIOR_DOUBT) * branch.allure + PRIOR_DOUBT / len(self.branches)

    def _share_out_by_promise(self) -> None:
        unit = EVENNESS * self.spread
        best = max([branch.promise for branch in self.branches.values()])
        for branch in self.branches.values():
            branch.allure = exp((branch.promise - best) / unit)
        self._make_whole()

    def _make_whole(self) -> None:
        """Let the shares of the curiosity add up to one."""
        whole = 0.0
        for branch in self.branches.values():
            whole += branch.allure
        for branch in self.branches.values():
            branch.allure /= whole

    def pick(self, legal: list[int]) -> int:
        """Return the most attractive of the legal actions, all of which have been met."""
        branches = self.branches
        tried = 1
        for action in legal:
            tried += branches[action].tried
        reach = self._curiosity * self.spread * sqrt(tried)
        best = -1
        best_score = 0.0
        for action in legal:
            branch = branches[action]
            score = branch.worth / (TRUST + branch.tried) + reach * branch.allure / (1 + branch.tried)
            if best < 0 or score > best_score:
                best = action
                best_score = score
        return best


class Node:
    """A place in the tree, reached by choices and by what the searching seat saw come of them.

    At first all that may come of a choice leads to the same place: dice and hidden cards differ from walk to walk, and
    a place for each would hardly be visited twice. The more often it is visited, the more of them get their own.
    """

    __slots__ = ("_others", "_seen", "children", "choices", "visits")

    def __init__(self, seen: Seen) -> None:
        self.choices: Final[dict[int, Choice]] = {}
        """By seat."""
        self.children: Final[dict[int, Node]] = {}
        """By the choices of all who chose here, put together into one number."""
        self.visits = 0
        self._seen: Final = seen
        self._others: Final[dict[Seen, Node]] = {}
        """Places of those who got here by the same choices and saw something else."""

    def below(self, key: int, seen: Seen) -> Node:
        """Return where choices lead whoever saw this, and count the visit."""
        place = self.children.get(key)
        if place is None:
            place = Node(seen)
            self.children[key] = place
        place.visits += 1
        return place if seen == place._seen else place._apart(seen)

    def _apart(self, seen: Seen) -> Node:
        other = self._others.get(seen)
        if other is None:
            if len(self._others) >= sqrt(self.visits):
                return self
            other = Node(seen)
            self._others[seen] = other
        other.visits += 1
        return other


class Trail:
    """The way of one walk: who chose what where."""

    __slots__ = ("branches", "choices", "walkers")

    def __init__(self) -> None:
        self.walkers: Final[list[int]] = []
        self.choices: Final[list[Choice]] = []
        self.branches: Final[list[Branch]] = []

    def add(self, walker: int, choice: Choice, branch: Branch) -> None:
        """Add a step."""
        self.walkers.append(walker)
        self.choices.append(choice)
        self.branches.append(branch)

    def who(self) -> list[int]:
        """Return the seats that chose on the way, each once."""
        found: list[int] = []
        for walker in self.walkers:
            if walker not in found:
                found.append(walker)
        return found

    def tell(self, seats: list[int], values: list[float]) -> None:
        """Tell every step on the way how who took it stands at the end of it."""
        for walker, choice, branch in zip(self.walkers, self.choices, self.branches, strict=True):
            value = values[seats.index(walker)]
            branch.tried += 1
            branch.worth += value
            choice.notice(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search goes by before it has walked: here the room's hint."""

    def __init__(self, hints_after: int) -> None:
        self.hints_after: Final = hints_after
        """How many choices at random a walk adds at its end."""

    def plant(self, seat: Seat, source: Source) -> Choice:
        """Return what is known at the root: what looking one step ahead says, on average over some worlds."""
        totals = [0.0] * len(seat.legal)
        for _ in range(_WORLDS):
            world = seat.world(source)
            let_others_choose(world, seat.number, source)
            for at, value in enumerate(one_step(world, seat.number, seat.legal)):
                totals[at] += value
        choice = Choice()
        choice.add(seat.legal, [total / _WORLDS for total in totals])
        return choice

    def meet(self, choice: Choice, world: State, actor: int, fresh: list[int], source: Source) -> None:
        """Look one step ahead at what is legal for the first time.

        The dice of that look are not those that the walk will roll: what came of luck would look like skill.
        """
        glimpse = world.clone(source.fork())
        glimpse.listen = False
        let_others_choose(glimpse, actor, source)
        choice.add(fresh, one_step(glimpse, actor, fresh))

    def judge(self, node: Node, world: State, seats: list[int], source: Source) -> list[float]:
        """Return how these seats stand at a place where a walk ends, or soon after."""
        play_on(world, self.hints_after, source)
        return world.game.evaluate_each(world, seats)


class Tree:
    """What one seat has found out from one position on."""

    __slots__ = ("familiar", "guide", "root", "seat")

    def __init__(self, seat: int, root: Node, guide: Guide) -> None:
        self.seat: Final = seat
        self.root: Final = root
        self.guide: Final = guide
        self.familiar: Final[dict[bytes, Node]] = {}
        """Places where this seat may have to choose later and has walked a good deal, by what it would see there."""

    def walk(self, world: State, source: Source, first: int = -1) -> float:
        """Go down to a place where nobody has been, look how everybody stands there or soon after, and tell the way.

        The seat that searches begins with ``first``, if that is not -1. Return how it stands at the end.
        """
        node = self.root
        trail = Trail()
        actions = world.game.actions
        world.listen = True
        while not world.over:
            actors = world.actors
            chosen = [
                self._step(node, world, actor, trail, source, first if actor == self.seat else -1) for actor in actors
            ]
            first = -1
            key = 0
            for actor, action in zip(actors, chosen, strict=True):
                world.apply(actor, action)
                key = key * actions + action
            node = node.below(key, world.raw_events_for(self.seat))
            if node.visits == 1:
                break
            if node.visits == _FAMILIAR and self.seat in world.actors:
                self.familiar[sight(world, self.seat)] = node
        world.listen = False
        seats = trail.who()
        values = self.guide.judge(node, world, seats, source)
        trail.tell(seats, values)
        return values[seats.index(self.seat)] if self.seat in seats else 0.0

    def _step(self, node: Node, world: State, actor: int, trail: Trail, source: Source, first: int) -> int:
        """Return what an actor chooses at a node, and note it on the trail unless there was nothing to choose."""
        legal = world.legal(actor)
        if len(legal) == 1:
            return legal[0]
        choice = node.choices.get(actor)
        if choice is None:
            choice = Choice()
            node.choices[actor] = choice
        fresh = choice.unmet(legal)
        if fresh:
            self.guide.meet(choice, world, actor, fresh, source)
        action = choice.pick(legal) if first < 0 else first
        trail.add(actor, choice, choice.branches[action])
        return action


def sight(world: State, seat: int) -> bytes:
    """Return all that a seat sees and may choose, to be recognised when it comes true."""
    seen: Any = (world.view(seat), world.legal(seat))
    return marshal.dumps(seen, _WITHOUT_REFERENCES)
