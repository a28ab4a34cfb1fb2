"""The door of a game's room: what the game is called, who can play it, and how a state of it begins."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar

from liza.kernel.base.compiling import mypyc_attr
from liza.kernel.base.errors import BadOption, IllegalAction
from liza.kernel.base.rulebook import Reason, Refusal, read_rulebook
from liza.kernel.base.source import Source, seeded, source_from_data
from liza.kernel.core.spec import Clause, GameSpec
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack, load_pack
from liza.kernel.schema.actions import ActionSpace, Kind, Verb
from liza.kernel.schema.encoding import ByteWriter, NumberWriter
from liza.kernel.schema.events import EventKind
from liza.kernel.schema.features import Feature
from liza.kernel.schema.view import BoardMap, Counter, Die, View, Zone

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game with one card pack: makes states, names actions, explains refusals."""

    def __init__(
        self,
        spec: GameSpec,
        pack: Pack,
        verbs: Sequence[Verb],
        events: Sequence[EventKind],
        steps: Sequence[type[Step[Any]]],
        kinds: Sequence[Kind] = (),
    ) -> None:
        self.spec: Final = spec
        self.id: Final = spec.id
        self.title: Final = spec.title
        self.seats: Final = spec.seats
        """The seat counts allowed."""
        self.options: Final = spec.options
        self._usual: Final = {id: option.default for id, option in spec.options.items()}
        self.version: Final = spec.version
        """The rules version: a change that breaks old records raises it."""
        self.pack: Final = pack
        self.space: Final = ActionSpace(verbs)
        self.actions: Final = self.space.size
        """The size of the action space."""
        self.events: Final = tuple(events)
        self.steps: Final = {step.__name__: step for step in steps}
        self._kinds: Final = kinds
        self.rulebook: Final = read_rulebook(self.file("rules.toml").read_text(encoding="utf-8"))

    # What a room fills in.

    def bind(self, pack: Pack) -> Game[S]:
        """Return this game with another card pack, made of it as this one was made of its own."""
        make: Any = type(self)
        bound: Game[S] = make(pack)
        return bound

    def empty(self) -> S:
        """Return an empty state object."""
        found: S = self.spec.state()
        return found

    def set_up(self, s: S) -> None:
        """Turn an empty state into the first one: lay everything out and push the first step."""
        self.spec.set_up(s)

    def zones(self, s: S, seat: int | None) -> list[Zone]:
        """Return the places and pieces that a seat sees."""
        return self.spec.zones(s, seat)

    def counters(self, s: S, seat: int | None) -> list[Counter]:
        """Return the numbers that a seat sees."""
        return self.spec.counters(s)

    def dice(self, s: S, seat: int | None) -> list[Die]:
        """Return the dice that lie on the table."""
        return self.spec.dice(s)

    def resample(self, s: S, seat: int, source: Source) -> None:
        """Draw anew, in a clone, all that the seat cannot know; a no-op where no secrets exist.

        What comes out depends on what the seat knows and on the source alone: two worlds that the seat cannot tell
        apart become the same world, so a search that is given it learns no secret of the true one.
        """

    def depart(self, s: S, seat: int) -> None:
        """Do what the rules say when a player has left the game; a no-op where they do not know it.

        ``s.departed`` holds the seat already. The room notes that it happened and takes the seat out of whatever is
        going on: no step that asks it may stay on the agenda, and no other step may come to ask it again.
        """

    def hand_out(self, s: S, seat: int, kind: str, key: str) -> bool:
        """Give a seat a thing before the first choice, for an experiment of the lab; whether that was possible."""
        return self.spec.hand_out(s, seat, kind, key)

    def take_away(self, s: S, seat: int, kind: str, key: str) -> bool:
        """Take from a seat what every player begins with, for an experiment; whether it had it."""
        return self.spec.take_away(s, seat, kind, key)

    def set_aside(self, s: S, kind: str, key: str) -> bool:
        """Take an event, a monster or the like out of play, for an experiment; whether it was to come."""
        return self.spec.set_aside(s, kind, key)

    def evaluate(self, s: S, seat: int) -> float:
        """Return how well a seat stands, from -1 to 1: the room's hint for bots."""
        return s.returns[seat]

    def evaluate_each(self, s: S, seats: list[int]) -> list[float]:
        """Return the same of several seats: a room in which that has much in common works it out once."""
        return [self.evaluate(s, seat) for seat in seats]

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers, for those who learn (see ``kernel/schema/features.py``)."""
        return ()

    def encode(self, s: S, seat: int, out: NumberWriter) -> None:
        """Write those fields in their order, as far as a seat may know them."""

    def encode_bytes(self, s: S, seat: int, out: ByteWriter) -> None:
        """Append them as ready-made bytes, instead of ``encode``, where a room can do that faster."""

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have at most; 0 where no bound was worked out from the rules."""
        return 0

    def kinds(self) -> Sequence[Kind]:
        """Return the kinds of things that the game names: those it was made with, or else those of its verbs."""
        seen: dict[str, Kind] = {kind.id: kind for verb in self.space.verbs for kind in verb.kinds}
        return self._kinds or list(seen.values())

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names that the pack gives: kind, key, language.

        A text of its own that the pack gives a card (a legend, say) goes by the card's kind with ``-text`` after it.
        """
        return {}

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do, by kind and key, composed from what the pack says, clause by clause."""
        return {}

    def board_map(self) -> BoardMap | None:
        """Return the map that the game is played on; None for a game without one."""
        return None

    # What everybody calls.

    @property
    def hides(self) -> bool:
        """Whether a seat can ever know less than another: a room without secrets has no secret to draw anew."""
        return type(self).resample is not Game.resample

    @property
    def encodes_bytes(self) -> bool:
        """Whether the room encodes its fields with ``encode_bytes``."""
        return type(self).encode_bytes is not Game.encode_bytes

    @property
    def leaves(self) -> bool:
        """Whether the rules say what happens when a player leaves for good."""
        return type(self).depart is not Game.depart

    def new(
        self,
        seats: int | None = None,
        seed: int | bytes | None = None,
        *,
        source: Source | None = None,
        pack: Pack | str | None = None,
        **options: Any,
    ) -> S:
        """Begin a game. Without a seed it is a fresh secret; a source may be handed in instead of a seed."""
        if pack is not None:
            given = pack if isinstance(pack, Pack) else load_pack(pack)
            bound = self.bind(complete(given, self.pack, self.id))
            return bound.new(seats, seed, source=source, **options)
        return self.start(self.check_seats(seats), self.check_options(options), source or seeded(seed))

    def start(self, seats: int, options: dict[str, Any], source: Source, *, listen: bool = True) -> S:
        """Begin a game with seats and options that have been checked, for those who begin millions."""
        s = self.empty()
        s.begin(self, seats, options, source)
        s.listen = listen
        self.set_up(s)
        s.advance()
        return s

    def check_seats(self, seats: int | None) -> int:
        """Return the seat count, the smallest by default, or say which ones there are."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            choices = " or ".join(str(count) for count in self.seats)
            raise BadOption(f"{self.title} is played by {choices}, not by {seats}.")
        return seats

    def check_options(self, options: dict[str, Any]) -> dict[str, Any]:
        """Return the options with defaults filled in, or say what is wrong with one."""
        if not options:
            return self._usual.copy()
        for id in options:
            if id not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadOption(f"{self.title} has no option {id!r}; its options: {known}.")
        return {
            id: option.check(options[id]) if id in options else option.default for id, option in self.options.items()
        }

    def printed_options(self) -> dict[str, Any]:
        """Return the options with the values that the rulebook prints, those left out of which it says nothing."""
        return {id: option.printed for id, option in self.options.items() if option.printed is not None}

    def recall_options(self, stored: dict[str, Any]) -> dict[str, Any]:
        """Return the options of a stored game, which knows nothing of those that are newer than itself."""
        newer = {id: option.earlier for id, option in self.options.items() if id not in stored}
        return self.check_options({**stored, **newer})

    def notation(self, action: int) -> str:
        """Return an action as people, records and the wire write it."""
        return self.space.notations[action]

    def parse(self, text: str) -> int:
        """Return the action that a text stands for."""
        return self.space.parse(text)

    def explain(self, state: State, seat: int, action: int, lang: str = "es") -> Reason | None:
        """Return None if the action is legal, else the rule against it and what would make it legal."""
        if action in state.legal(seat):
            return None
        return self.rulebook.reason(self._refusal(state, seat, action), lang)

    def illegal(self, state: State, seat: int, action: int) -> IllegalAction:
        """Return the error for an action that is not legal."""
        return IllegalAction(self.rulebook.reason(self._refusal(state, seat, action)))

    def _refusal(self, state: State, seat: int, action: int) -> Refusal:
        if state.over:
            return Refusal(self.spec.over_rule)
        if seat not in state.actors:
            return Refusal(self.spec.turn_rule)
        refusal = state.agenda[-1].refuse(state, seat, action) if 0 <= action < self.actions else None
        return refusal or self._untimely(action)

    def _untimely(self, action: int) -> Refusal:
        """Return the rule against what belongs to another moment, with the room's word for when, where it has one."""
        rule = self.rulebook.rules[self.spec.wrong_moment_rule]
        verb = self.space.split(action)[0].id if 0 <= action < self.actions else ""
        return Refusal(rule.id, verb if verb in rule.unless else "")

    def view(self, state: S, seat: int | None) -> View:
        """Return all that a seat may see."""
        return {
            "game": self.id,
            "seat": seat,
            "seats": state.seats,
            "options": dict(state.options),
            "moment": "" if state.over else type(state.agenda[-1]).__name__,
            "actors": list(state.actors),
            "over": state.over,
            "outcome": None if state.outcome is None else state.outcome.to_data(),
            "zones": self.zones(state, seat),
            "counters": self.counters(state, seat),
            "dice": self.dice(state, seat),
        }

    def restore(self, data: dict[str, Any]) -> S:
        """Return the state that ``State.to_data`` wrote."""
        state = self.empty()
        state.begin(self, data["seats"], self.recall_options(data["options"]), source_from_data(data["source"]))
        state.load(data, self.steps)
        return state

    def file(self, *path: str) -> Traversable:
        """Return a file of the game's room."""
        return files(self.spec.package).joinpath(*path)

    def same(self, other: Game[Any]) -> bool:
        """Whether another object is the same game: the same rules with a pack that says the same."""
        return (self.id, self.version, self.pack.hash) == (other.id, other.version, other.pack.hash)

    def __repr__(self) -> str:
        return f"<Game {self.id}: {self.title}>"
