"""Moments that are made of choices: what could be chosen, why not, and what it does stand in one place.

A room writes a small class for each choice. The kernel finds out from an action which choice it is and what it is done
to, lists what is legal, explains what is not, and does what was chosen.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar, final

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.schema.actions import ActionSpace
from liza.kernel.schema.declarations import VerbName

S = TypeVar("S", bound=State)
M = TypeVar("M", bound="Moment[Any]")


@final
@mypyc_attr(free_list_len=1)
class Offers:
    """The legal actions of a seat, as its choices offer them.

    There is no ``__init__``: plain Python would spend more time in it than a small choice takes (:func:`no_offers`).
    """

    __slots__ = ("actions", "space")

    space: ActionSpace
    actions: list[int]

    def add(self, verb: VerbName, one: int = 0, other: int = 0) -> None:
        """Offer a verb, done to one thing of its first kind and another of its second, where it has them."""
        number, space = verb.number, self.space
        self.actions.append(space.first[number] + one * space.width[number] + other)

    def add_each(self, verb: VerbName, things: list[int], one: int = 0) -> None:
        """Offer a verb with each of some things of its last kind, and one thing of its first where it has two."""
        number, space = verb.number, self.space
        first = space.first[number] + one * space.width[number]
        actions = self.actions
        for thing in things:
            actions.append(first + thing)

    def things(self, verb: VerbName) -> tuple[int, int]:
        """Return how many things there are of a verb's first kind, and how many of its second (1 for no kind)."""
        number = verb.number
        width = self.space.width[number]
        return self.space.verbs[number].size // width, width


def no_offers(space: ActionSpace) -> Offers:
    """Return an empty list of offers."""
    found = Offers()
    found.space = space
    found.actions = []
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[S, M]):
    """What the kernel asks of every choice; a room writes an :class:`Act`, an :class:`ActOn` or an :class:`ActOnTwo`.

    ``s`` is the state, ``at`` the moment that asks, ``seat`` who is asked.
    """

    OPEN: ClassVar[bool] = False
    """Whether everybody sees it at once, also while others still choose in secret."""

    def __init__(self, verb: VerbName) -> None:
        self.verb: Final = verb

    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Offer all that is legal of this verb."""
        raise NotImplementedError

    def refusal(self, s: S, at: M, seat: int, one: int, other: int) -> Refusal | None:
        """Return why an action of this verb is not legal; None exactly if it is."""
        raise NotImplementedError

    def perform(self, s: S, at: M, seat: int, offset: int) -> None:
        """Do what was chosen, the action so far behind the first of this verb; it has been checked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Choice[S, M]):
    """A choice without an object: to pass, to end a turn."""

    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Offer it unless it is refused."""
        if self.why_not(s, at, seat) is None:
            found.actions.append(found.space.first[self.verb.number])

    def why_not(self, s: S, at: M, seat: int) -> Refusal | None:
        """Return why it is not possible; None if it is."""
        return None

    def do(self, s: S, at: M, seat: int) -> None:
        """Do it."""
        raise NotImplementedError

    @final
    def refusal(self, s: S, at: M, seat: int, one: int, other: int) -> Refusal | None:
        """Return why it is not possible."""
        return self.why_not(s, at, seat)

    @final
    def perform(self, s: S, at: M, seat: int, offset: int) -> None:
        """Do it."""
        self.do(s, at, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EndMoment(Act[S, M]):
    """End the moment: the seat declines, or is done."""

    def do(self, s: S, at: M, seat: int) -> None:
        """Take the moment off the agenda."""
        s.done()


@mypyc_attr(allow_interpreted_subclasses=True)
class ActOn(Choice[S, M]):
    """A choice that is done to one thing: a deck, a space, a card."""

    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Offer all of its kind that is not refused; where there is much of it, a room finds it faster."""
        for one in range(found.things(self.verb)[0]):
            if self.why_not(s, at, seat, one) is None:
                found.add(self.verb, one)

    def why_not(self, s: S, at: M, seat: int, one: int) -> Refusal | None:
        """Return why it is not possible with one thing; None if it is."""
        raise NotImplementedError

    def do(self, s: S, at: M, seat: int, one: int) -> None:
        """Do it to one thing."""
        raise NotImplementedError

    @final
    def refusal(self, s: S, at: M, seat: int, one: int, other: int) -> Refusal | None:
        """Return why it is not possible."""
        return self.why_not(s, at, seat, one)

    @final
    def perform(self, s: S, at: M, seat: int, offset: int) -> None:
        """Do it."""
        self.do(s, at, seat, offset)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(ActOn[S, M]):
    """A choice that is done to one of a few things: one rule is against everything else."""

    def __init__(self, verb: VerbName, why: Refusal) -> None:
        super().__init__(verb)
        self.why: Final = why

    def among(self, s: S, at: M, seat: int) -> list[int]:
        """Return what there is to choose, each once."""
        raise NotImplementedError

    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Offer each of them."""
        found.add_each(self.verb, self.among(s, at, seat))

    def why_not(self, s: S, at: M, seat: int, one: int) -> Refusal | None:
        """Return the rule, unless it is one of them."""
        return None if one in self.among(s, at, seat) else self.why


@mypyc_attr(allow_interpreted_subclasses=True)
class ActOnTwo(Choice[S, M]):
    """A choice that is done to two things: a card and a space, a card and an opponent."""

    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Offer every pair that is not refused; where there are many, a room finds them faster."""
        ones, others = found.things(self.verb)
        for one in range(ones):
            for other in range(others):
                if self.why_not(s, at, seat, one, other) is None:
                    found.add(self.verb, one, other)

    def why_not(self, s: S, at: M, seat: int, one: int, other: int) -> Refusal | None:
        """Return why it is not possible with two things; None if it is."""
        raise NotImplementedError

    def do(self, s: S, at: M, seat: int, one: int, other: int) -> None:
        """Do it to two things."""
        raise NotImplementedError

    @final
    def refusal(self, s: S, at: M, seat: int, one: int, other: int) -> Refusal | None:
        """Return why it is not possible."""
        return self.why_not(s, at, seat, one, other)

    @final
    def perform(self, s: S, at: M, seat: int, offset: int) -> None:
        """Do it."""
        width = s.game.space.width[self.verb.number]
        self.do(s, at, seat, offset // width, offset % width)


@mypyc_attr(allow_interpreted_subclasses=True)
class Never(Choice[S, M]):
    """A verb that a moment does not take, where what the moment is about decides which rule says so."""

    @final
    def offer(self, s: S, at: M, seat: int, found: Offers) -> None:
        """Add no offer."""


@final
class NotNow(Never[State, "Moment[Any]"]):
    """A verb that a moment does not take, and the rule that says so better than «this is not the moment»."""

    def __init__(self, verb: VerbName, why: Refusal) -> None:
        super().__init__(verb)
        self.why: Final = why

    def refusal(self, s: State, at: Moment[Any], seat: int, one: int, other: int) -> Refusal | None:
        """Return the rule."""
        return self.why


@final
class Choices:
    """What can be chosen at a moment: one choice for each verb, in the order in which they are offered."""

    __slots__ = ("by_verb", "offering")

    def __init__(self, *choices: Choice[Any, Any]) -> None:
        self.offering: Final = [choice for choice in choices if not isinstance(choice, Never)]
        """Those that can add offers."""
        self.by_verb: Final[dict[int, Choice[Any, Any]]] = {choice.verb.number: choice for choice in choices}
        """All of them, by the number of their verb."""
        if len(self.by_verb) < len(choices):
            raise ValueError("Two choices of a moment have the same verb.")


NO_CHOICES: Final = Choices()


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Step[S]):
    """A step that asks, and names the choices that there are."""

    __slots__ = ()

    choices: ClassVar[Choices] = NO_CHOICES
    """What can be chosen at this moment."""
    otherwise: ClassVar[Refusal | None] = None
    """The rule against every other verb, where one says so better than «this is not the moment»."""

    def legal(self, s: S, seat: int) -> list[int]:
        """Return what the choices offer."""
        found = Offers()
        found.space = s.game.space
        found.actions = []
        for choice in self.choices.offering:
            choice.offer(s, self, seat, found)
        return found.actions

    def refuse(self, s: S, seat: int, action: int) -> Refusal | None:
        """Return what the choice that the action belongs to has against it."""
        space = s.game.space
        number = space.verb_of[action]
        choice = self.choices.by_verb.get(number)
        if choice is None:
            return self.otherwise
        width = space.width[number]
        offset = action - space.first[number]
        return choice.refusal(s, self, seat, offset // width, offset % width)

    def is_open(self, s: S, action: int) -> bool:
        """Whether the choice that the action belongs to is one that everybody sees at once."""
        return self.choices.by_verb[s.game.space.verb_of[action]].OPEN

    def apply(self, s: S, seat: int, action: int) -> None:
        """Let the choice that the action belongs to do it."""
        space = s.game.space
        number = space.verb_of[action]
        self.choices.by_verb[number].perform(s, self, seat, action - space.first[number])


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatMoment(Moment[S]):
    """A moment that asks one seat; a room that makes it with more than the seat hands that over to be written down."""

    __slots__ = ("_more", "asked", "seat")

    def __init__(self, seat: int, *more: int) -> None:
        self.seat: Final = seat
        self.asked: Final[tuple[int, ...]] = (seat,)
        self._more: Final = more

    def args(self) -> tuple[int, ...]:
        """Return the seat, and what else the moment was made with."""
        return (self.seat, *self._more)

    def actors(self, s: S) -> tuple[int, ...]:
        """Return the seat."""
        return self.asked
