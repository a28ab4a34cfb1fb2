"""The bots ``ismcts`` and ``learned+ismcts``: information-set Monte Carlo tree search, seen by one observer.

Every walk draws a world that the seat cannot tell from the true one and goes down a tree whose branches are choices and
what the seat saw come of them, not states: what is learnt of a choice is its average over all worlds that look alike.
Choices that several seats make at once are picked independently of each other, each seat from what it has learnt of its
own choices alone, so nobody in the tree answers what they could not have seen.

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

from liza.bots.learned.policy import fitting
from liza.bots.search.parallel_search import Elsewhere, Told
from liza.bots.search.policy_evaluator import Prior, SoberPrior
from liza.bots.search.puct import Choice, Guide, Node, Tree, sight
from liza.bots.search.root_racing import GoesOn, Race
from liza.bots.seat import Seat
from liza.kernel.base.source import Source

_WALKS: Final = 4
"""How many walks begin in the same world, each with dice of its own: drawing a world can cost as much as a walk."""

_LOOK_UP: Final = 32
"""After how many walks by the clock it is asked whether the choice is settled."""
_MARGIN: Final = 1.2
"""How much faster than so far the walks that are left may turn out to be."""
_FIRST_LOOK: Final = 256
"""After so many walks by the clock, and twice as many, and so on, it is asked whether more of them would matter."""
_SMALL: Final = 0.02
"""What hardly matters, on the scale from -1 to 1: a hundredth of winning instead of losing."""


class Manner(NamedTuple):
    """What a search goes by, whatever it may spend."""

    hints_after: int | None = None
    """After how many choices at random the hint is asked; where this is not said, the room says it."""
    learned: bool = False
    """Whether it goes by what the room learnt, where that was learnt for these cards, and not by the hint."""
    sober: bool = False
    """Whether a search by what was learnt does nothing in vain unless that is clearly better."""


PLAIN: Final = Manner()
"""By the room's hint, as the room says."""


class Ismcts:
    """Searches for so many iterations (the same again from the same chance), or for so many milliseconds.

    Whoever searches by the clock takes up what was found out at the last choice, and may search in several processes.
    Iterations may be bounded by a time as well: only where that is not enough for them does the machine matter.
    """

    def __init__(
        self,
        iterations: int = 500,
        milliseconds: int = 0,
        processes: int = 1,
        hints_after: int | None = None,
        learned: bool = False,
        sober: bool = False,
        within: int = 0,
    ) -> None:
        self.iterations: Final = iterations
        self.within: Final = within
        """If this is not 0, so many milliseconds are the most that the iterations may take."""
        self.milliseconds: Final = milliseconds
        """If this is not 0, time decides and not the number of iterations."""
        self.manner: Final = Manner(hints_after, learned, sober)
        self._elsewhere: Final = Elsewhere(partial(search, manner=self.manner), processes - 1)
        self._familiar: dict[bytes, Node] = {}

    def choose(self, seat: Seat, source: Source) -> int:
        """Return the choice that was tried most; with a network, the winner of the race among its favourites."""
        legal = seat.legal
        if len(legal) == 1:
            return legal[0]
        if not self.milliseconds:
            return self.considered(seat, source).choice
        asked = self._elsewhere.ask(seat, self.milliseconds, source)
        tree = self._taken_up(seat, source)
        self._familiar = tree.familiar
        if isinstance(tree.guide, Prior):
            race = _race(tree, tree.guide, seat, source)
            race.run(source, _for_some_time(self.milliseconds))
            for told in asked:
                race.hear(told.result())
            return race.winner()
        _until(tree, seat, self.milliseconds, source)
        choice = tree.root.choices[seat.number]
        for told in asked:
            _add(choice, told.result())
        return _favourite(choice, legal)

    def considered(self, seat: Seat, source: Source) -> Considered:
        """Search for the iterations, where there is something to choose."""
        return considered(seat, self.iterations, source, self.manner, self.within)

    def _taken_up(self, seat: Seat, source: Source) -> Tree:
        """Return the tree that stands where the last one foresaw this choice, or a new one."""
        world = seat.world(source)
        root = self._familiar.get(sight(world, seat.number))
        choice = None if root is None else root.choices.get(seat.number)
        if root is None or choice is None:
            return _planted(seat, source, guide(seat, self.manner))
        tree = Tree(seat.number, root, guide(seat, self.manner))
        fresh = choice.unmet(seat.legal)
        if fresh:
            tree.guide.meet(choice, world, seat.number, fresh, source)
        return tree


def guide(seat: Seat, manner: Manner = PLAIN) -> Guide:
    """Return what a search at this table goes by: the room's hint, or what the room learnt for the cards on it."""
    policy = fitting(seat.game) if manner.learned else None
    if policy is not None:
        return (SoberPrior if manner.sober else Prior)(policy, manner.hints_after or 0)
    return Guide(seat.game.spec.hints_after if manner.hints_after is None else manner.hints_after)


def search(seat: Seat, milliseconds: int, source: Source, manner: Manner = PLAIN) -> Told:
    """Search for some time and return how often each choice was tried, and what came of it in all."""
    tree = _planted(seat, source, guide(seat, manner))
    if isinstance(tree.guide, Prior):
        race = _race(tree, tree.guide, seat, source)
        race.run(source, _for_some_time(milliseconds))
        return race.told()
    _until(tree, seat, milliseconds, source)
    branches = tree.root.choices[seat.number].branches
    return {action: (branch.tried, branch.worth) for action, branch in branches.items()}


class Considered(NamedTuple):
    """What a search came to: its choice, and of every legal one how often it was tried and what came of it in all."""

    choice: int
    told: Told


def considered(seat: Seat, iterations: int, source: Source, manner: Manner = PLAIN, within: int = 0) -> Considered:
    """Search for so many iterations, or for so many milliseconds if they take longer, where there is a choice."""
    goes_on = _so_often(iterations)
    if within:
        goes_on = _both(goes_on, _for_some_time(within))
    tree = _planted(seat, source, guide(seat, manner))
    if isinstance(tree.guide, Prior):
        race = _race(tree, tree.guide, seat, source)
        race.run(source, goes_on)
        tried = race.told()
        return Considered(race.winner(), {action: tried.get(action, (0, 0.0)) for action in seat.legal})
    _count_down(tree, seat, iterations, goes_on, source)
    choice = tree.root.choices[seat.number]
    told = {action: (choice.branches[action].tried, choice.branches[action].worth) for action in seat.legal}
    return Considered(_favourite(choice, seat.legal), told)


def _planted(seat: Seat, source: Source, guide: Guide) -> Tree:
    """Return a tree of which only the root is known."""
    root = Node(())
    root.choices[seat.number] = guide.plant(seat, source)
    return Tree(seat.number, root, guide)


def _race(tree: Tree, prior: Prior, seat: Seat, source: Source) -> Race:
    return Race(seat, tree.root.choices[seat.number], tree.walk, prior.rather(seat, source))


def _so_often(walks: int) -> GoesOn:
    """Return who says that a search goes on for so many walks."""
    return lambda walked, next_walks: walked + next_walks <= walks


def _for_some_time(milliseconds: int) -> GoesOn:
    """Return who says that a search goes on until so much time has passed."""
    ends = time.perf_counter() + milliseconds / 1000
    return lambda _walked, _next_walks: time.perf_counter() < ends


def _both(one: GoesOn, other: GoesOn) -> GoesOn:
    """Return who says that a search goes on while two others say so."""
    return lambda walked, next_walks: one(walked, next_walks) and other(walked, next_walks)


def _until(tree: Tree, seat: Seat, milliseconds: int, source: Source) -> None:
    """Walk for some time, or until the time that is left could not change the choice, or not for much."""
    choice = tree.root.choices[seat.number]
    lookout = _Lookout(choice, seat.legal)
    look = _FIRST_LOOK
    began = time.perf_counter()
    walked = 0
    while (left := milliseconds / 1000 - (spent := time.perf_counter() - began)) > 0:
        if walked and not walked % _LOOK_UP and _settled(choice, int(_MARGIN * walked * left / spent)):
            return
        if walked == look:
            look *= 2
            if lookout.steady():
                return
        _explore(tree, seat, _WALKS, source)
        walked += _WALKS


class _Lookout:
    """Compares what is known now with what was known after half the walks."""

    def __init__(self, choice: Choice, legal: list[int]) -> None:
        self._choice: Final = choice
        self._legal: Final = legal
        self._favourite = -1
        self._mean = 0.0

    def steady(self) -> bool:
        """Whether the same choice was the favourite then, seemed worth as much, and has no rival that is much better.

        The error of a mean says nothing about what places further down will still show; that the mean stood still does.
        """
        before, worth = self._favourite, self._mean
        self._favourite = _favourite(self._choice, self._legal)
        self._mean = self._choice.branches[self._favourite].mean
        if self._favourite != before or abs(self._mean - worth) >= _SMALL:
            return False
        return _hardly_matters(self._choice, self._favourite, self._legal)


def _count_down(tree: Tree, seat: Seat, walks: int, goes_on: GoesOn, source: Source) -> None:
    """Walk so often, or until the walks that are left could not change the choice, while somebody says to go on."""
    choice = tree.root.choices[seat.number]
    walked = 0
    while (next_walks := min(_WALKS, walks - walked)) > 0 and not _settled(choice, walks - walked):
        if not goes_on(walked, next_walks):
            return
        _explore(tree, seat, next_walks, source)
        walked += next_walks


def _explore(tree: Tree, seat: Seat, walks: int, source: Source) -> None:
    """Draw a world and walk in it, some times."""
    world = seat.world(source)
    for _ in range(walks):
        tree.walk(world.clone(source.fork()), source)


def _settled(choice: Choice, left: int) -> bool:
    """Whether no other choice can be tried as often as the favourite in the walks that are left."""
    first = second = 0
    for branch in choice.branches.values():
        if branch.tried > first:
            first, second = branch.tried, first
        elif branch.tried > second:
            second = branch.tried
    return first > second + left


def _hardly_matters(choice: Choice, favourite: int, legal: list[int]) -> bool:
    """Whether no other choice can be much better than the favourite, give or take the error of what was seen so far."""
    best = choice.branches[favourite]
    spread = choice.spread
    for action in legal:
        other = choice.branches[action]
        error = spread * sqrt(1 / (1 + best.tried) + 1 / (1 + other.tried))
        if action != favourite and other.mean - best.mean + error > _SMALL:
            return False
    return True


def _add(choice: Choice, told: Told) -> None:
    """Count in what was found out elsewhere."""
    for action, (tried, worth) in told.items():
        branch = choice.branches[action]
        branch.tried += tried
        branch.worth += worth


def _favourite(choice: Choice, legal: list[int]) -> int:
    """Return the choice that was tried most, the better one of two that were tried as often."""
    branches = choice.branches
    return max(legal, key=lambda action: (branches[action].tried, branches[action].mean))
