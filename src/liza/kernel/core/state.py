"""A game in progress: plain data, an agenda of what remains to happen, and the methods that its users call."""
# ruff: noqa: SLF001 - a clone is filled from inside its own class

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.data import Data, declared_fields, dump, stored_fields
from liza.kernel.base.errors import CannotLeave, OtherVersion
from liza.kernel.base.outcome import Outcome, rank
from liza.kernel.base.source import Source, as_source
from liza.kernel.core.step import NO_ACTORS, Step
from liza.kernel.schema.declarations import EventName
from liza.kernel.schema.events import ALL_EYES, Event, RawEvent, padded

if TYPE_CHECKING:
    from liza.kernel.core.game import Game
    from liza.kernel.schema.view import View

_NO_SEAT: Final = -1
_NOTHING: Final[list[int]] = []
"""What is offered to no seat; shared, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state has. A room adds its own fields, and names those that follow from others."""

    __slots__ = (
        "_offered", "_offered_to", "_raw_events", "actors", "agenda", "departed", "game", "listen", "options",
        "outcome", "over", "seats", "source",
    )  # fmt: skip

    game: Game[Any]
    seats: int
    """How many sit at the table."""
    options: dict[str, Any]
    """The options the game is played with, defaults filled in; shared, never changed."""
    source: Source
    agenda: list[Step[Any]]
    actors: tuple[int, ...]
    """The seats that must decide now, none when the game is over.

    Several choose simultaneously: in any order, and none learns what another chose before all have, unless the choice
    is an open one.
    """
    over: bool
    outcome: Outcome | None
    departed: int
    """Who has left the game for good, a bit per seat: never asked again."""
    listen: bool
    """Whether events are noted; turn it off where they are not read (a clone inherits it)."""
    _raw_events: list[RawEvent]
    _offered: list[int]
    _offered_to: int

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Fill a new, empty state with what every state has.

        There is no ``__init__``: a clone must not pay for making what it replaces at once.
        """
        self.game = game
        self.seats = seats
        self.options = options
        self.source = source
        self.agenda = []
        self.actors = NO_ACTORS
        self.over = False
        self.outcome = None
        self.departed = 0
        self.listen = True
        self._raw_events = []
        self._offered = _NOTHING
        self._offered_to = _NO_SEAT

    # What a room's state says about its own fields.

    def adopt(self, content: Any, tables: Any) -> None:
        """Take what every state of a game shares: what was read from its pack, and the tables made of that.

        A room whose states hold neither does not write this out.
        """

    derived: ClassVar[tuple[str, ...]] = ()
    """The names of the fields that follow from others: they are neither compared nor written down."""

    def fields(self) -> tuple[str, ...]:
        """Return the names of the room's other fields: numbers, strings, ``Data``, lists of them."""
        return stored_fields(type(self), _KNOWN, self.derived)

    def copy_fields(self) -> State:
        """Return a new object with the room's own fields copied; the kernel adds its own.

        A room whose states are cloned a million times writes this out, line by line.
        """
        copy: State = self.game.empty()
        for name in self.fields():
            setattr(copy, name, _copied(getattr(self, name)))
        return copy

    # Deciding.

    def legal(self, seat: int) -> list[int]:
        """Return the actions the seat may choose now; empty unless it is one of the actors."""
        if self._offered_to != seat:
            self._offered = self.agenda[-1].legal(self, seat) if seat in self.actors else _NOTHING
            self._offered_to = seat
        return self._offered[:]

    def is_open(self, action: int) -> bool:
        """Whether everybody sees a legal action at once, also while others still choose in secret."""
        return self.agenda[-1].is_open(self, action)

    def apply(self, seat: int, action: int) -> None:
        """Do what the seat chose and everything that follows until a seat must decide again."""
        if self._offered_to != seat:
            self.legal(seat)
        for offered in self._offered:  # compared as numbers, which ``in`` does not do
            if offered == action:
                break
        else:
            raise self.game.illegal(self, seat, action)
        self._offered = _NOTHING
        self._offered_to = _NO_SEAT
        if self._raw_events:
            self._raw_events = []
        self.agenda[-1].apply(self, seat, action)
        self.advance()

    def leave(self, seat: int) -> None:
        """Let a player leave the game for good, as its rules say, and go on until a seat must decide."""
        game = self.game
        if not game.leaves:
            raise CannotLeave(f"The rules of {game.title} do not say what happens when a player leaves.")
        if self.over:
            raise CannotLeave("The game has ended: nobody can leave it any more.")
        if not 0 <= seat < self.seats or self.departed >> seat & 1:
            raise CannotLeave(f"Nobody is left at seat {seat} who could leave the game.")
        self._offered = _NOTHING
        self._offered_to = _NO_SEAT
        self._raw_events = []
        self.departed |= 1 << seat
        game.depart(self, seat)
        self.advance()

    @property
    def staying(self) -> list[int]:
        """The seats that have not left the game."""
        return [seat for seat in range(self.seats) if not self.departed >> seat & 1]

    def advance(self) -> None:
        """Let steps happen until one asks a seat, or until the agenda is empty."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            actors = step.actors(self)
            if actors:
                self.actors = actors
                return
            agenda.pop()
            step.run(self)
        self.actors = NO_ACTORS

    # For steps.

    def next(self, step: Step[Any]) -> None:
        """Put one step on the agenda: it comes next."""
        self.agenda.append(step)

    def next_named(self, name: str) -> None:
        """Put a step on the agenda by its class name: one that a file above the caller's defines."""
        self.agenda.append(self.game.steps[name]())

    def done(self) -> None:
        """Take the moment that asks off the agenda: what was to be chosen is chosen."""
        self.agenda.pop()

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda, the first of them to come first."""
        self.agenda.extend(steps[::-1])

    def emit(self, event: EventName, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Emit a public event of up to four fields; a no-op unless ``listen`` is set.

        Rooms of this package call functions that are made for each event: ``events.lost(s, seat=1, amount=2)``.
        """
        if self.listen:
            self._raw_events.append((event.number, ALL_EYES, (a, b, c, d)))

    def emit_to(self, eyes: int, event: EventName, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Emit an event whose private fields only some seats see: a bit per seat in ``eyes``."""
        if self.listen:
            self._raw_events.append((event.number, eyes, (a, b, c, d)))

    def finish(self, reason: str, scores: Sequence[int], ranking: Sequence[Sequence[int]] | None = None) -> None:
        """End the game: whatever was still on the agenda is dropped."""
        self.agenda.clear()
        self.outcome = Outcome(reason, rank(scores) if ranking is None else ranking, scores)
        self.over = True

    # Looking.

    @property
    def events(self) -> list[Event]:
        """What happened in the last apply or leave (or when the game was set up), in order."""
        kinds = self.game.events
        return [Event(kinds[kind], eyes, numbers) for kind, eyes, numbers in self._raw_events]

    @property
    def returns(self) -> tuple[float, ...]:
        """One number per seat in [-1, 1]; all zero until the game is over."""
        return (0.0,) * self.seats if self.outcome is None else self.outcome.returns

    def view(self, seat: int | None) -> View:
        """Return all that a seat may see, as JSON-able data; None is a spectator."""
        return self.game.view(self, seat)

    # Copying.

    def clone(self, source: Source | None = None) -> State:
        """Return an independent copy that goes on exactly as this one would, or draws from another source."""
        copy = self.copy_fields()
        copy.game = self.game
        copy.seats = self.seats
        copy.options = self.options
        copy.source = self.source.copy() if source is None else source
        copy.agenda = self.agenda[:]
        copy.actors = self.actors
        copy.over = self.over
        copy.outcome = self.outcome
        copy.departed = self.departed
        copy.listen = self.listen
        copy._raw_events = self._raw_events[:]
        copy._offered = self._offered
        copy._offered_to = self._offered_to
        return copy

    def determinize(self, seat: int, rng: Source | random.Random | int) -> State:
        """Return a clone in which everything this seat cannot know, the future's dice included, is drawn anew."""
        source = as_source(rng)
        copy = self.clone(source.fork())
        copy._offered = _NOTHING
        copy._offered_to = _NO_SEAT
        copy._raw_events = self._visible_to(seat)
        self.game.resample(copy, seat, source)
        return copy

    def raw_events_for(self, seat: int) -> tuple[RawEvent, ...]:
        """Return what a seat saw of the last apply, to be compared and looked up (while ``listen`` is set)."""
        for raw in self._raw_events:
            if raw[1] != ALL_EYES:
                return tuple(self._visible_to(seat))
        return tuple(self._raw_events)

    def _visible_to(self, seat: int) -> list[RawEvent]:
        """Return the raw events without what a seat may not see."""
        kinds = self.game.events
        shown = [kinds[raw[0]].shown_to(seat, raw) for raw in self._raw_events]
        return [raw for raw in shown if raw is not None]

    def to_data(self) -> dict[str, Any]:
        """Return the whole state, secrets included, as JSON-able data."""
        return {
            "seats": self.seats,
            "options": dict(self.options),
            "source": self.source.to_data(),
            "agenda": [[type(step).__name__, *step.args()] for step in self.agenda],
            "actors": list(self.actors),
            "over": self.over,
            "outcome": None if self.outcome is None else self.outcome.to_data(),
            "departed": self.departed,
            "notes": [
                [kind, eyes, *numbers[: self.game.events[kind].size]] for kind, eyes, numbers in self._raw_events
            ],
            "fields": {name: dump(getattr(self, name)) for name in self.fields()},
        }

    def load(self, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        """Take over what ``to_data`` wrote (through ``Game.restore``)."""
        if "departed" not in data or data["fields"].keys() != set(self.fields()):
            raise OtherVersion("The state was written by another version of the game: it cannot be taken up.")
        self.departed = data["departed"]
        self.agenda = [steps[name](*args) for name, *args in data["agenda"]]
        self.actors = tuple(data["actors"])
        self.over = data["over"]
        if data["outcome"] is not None:
            self.outcome = Outcome(**data["outcome"])
        self._raw_events = [(kind, eyes, padded(numbers)) for kind, eyes, *numbers in data["notes"]]
        for name, value in data["fields"].items():
            self.restore_field(name, value)

    def restore_field(self, name: str, value: Any) -> None:
        """Take over one of the room's fields as ``to_data`` wrote it; a room with named data makes it again here."""
        setattr(self, name, _copied(value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.same(other.game) and self.to_data() == other.to_data()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = f"asks {list(self.actors)}: {self.agenda[-1]!r}" if self.agenda else repr(self.outcome)
        return f"<{self.game.id}, {self.seats} seats, {asked}>"


_KNOWN: Final = declared_fields(State)
"""What every state has."""


def _copied(value: Any) -> Any:
    """Return a copy of a field's value; lists are copied to the bottom."""
    if isinstance(value, Data):
        return value.copy()
    return [_copied(item) for item in value] if isinstance(value, list) else value
