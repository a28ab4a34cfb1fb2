"""A game: its room with one card pack, and its public functions."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Generic, TypeVar

from liza.kernel.base.errors import BadOption, IllegalAction
from liza.kernel.base.rulebook import Reason, Refusal, read_rulebook
from liza.kernel.base.source import Source, seeded, source_from_data
from liza.kernel.core.room import Room
from liza.kernel.core.spec import Clause, GameSpec
from liza.kernel.core.state import State
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack, load_pack
from liza.kernel.schema.actions import ActionSpace, Kind
from liza.kernel.schema.encoding import ByteWriter, NumberWriter
from liza.kernel.schema.features import Feature
from liza.kernel.schema.view import BoardMap, Counter, View, Zone

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """A game with one card pack: makes states, names actions, explains refusals."""

    def __init__(self, spec: GameSpec, pack: Pack | None = None, room: Room[S] | None = None) -> None:
        self.spec: Final = spec
        self.id: Final = spec.id
        self.title: Final = spec.title
        self.seats: Final = spec.seats
        """The seat counts allowed."""
        self.options: Final = spec.options
        self._usual: Final = {id: option.default for id, option in spec.options.items()}
        self.version: Final = spec.version
        """The rules version: a change that breaks old records raises it."""
        self._room: Final[Room[S]] = Room(spec.package) if room is None else room
        self.pack: Final = self._shipped() if pack is None else pack
        self.content: Final[Any] = self._room.content(self.pack, *spec.words)
        """What the room has read from the pack."""
        self._kinds: Final[Sequence[Kind]] = (*self.content.kinds, *self._room.kinds)
        self.space: Final = ActionSpace(self._room.verbs.bound(self._kinds))
        self.actions: Final = self.space.size
        """The size of the action space."""
        self.events: Final = tuple(self._room.events.bound(self._kinds))
        self.steps: Final = self._room.steps
        self.tables: Final[Any] = None if self._room.tables is None else self._room.tables(self.content, self.space)
        """What is looked up in tables, reckoned once."""
        self.rulebook: Final = read_rulebook(self.file("rules.toml").read_text(encoding="utf-8"))
        self.hides: Final = self._room.resample is not None
        """Whether a seat can ever know less than another: a room without secrets has no secret to draw anew."""
        self.encodes_bytes: Final = self._room.encode_bytes is not None
        """Whether the room encodes its fields with ``encode_bytes``."""
        self.leaves: Final = self._room.depart is not None
        """Whether the rules say what happens when a player leaves for good."""

    def _shipped(self) -> Pack:
        return Pack(self.file("content", "base.toml").read_text(encoding="utf-8"), "base")

    # What the room's files do.

    def bind(self, pack: Pack) -> Game[S]:
        """Return this game with another card pack."""
        return Game(self.spec, pack, self._room)

    def empty(self) -> S:
        """Return an empty state object."""
        s = self._room.state()
        s.adopt(self.content, self.tables)
        return s

    def zones(self, s: S, seat: int | None) -> list[Zone]:
        """Return the places and pieces that a seat sees."""
        return self._room.zones(s, seat)

    def counters(self, s: S) -> list[Counter]:
        """Return the numbers on the table, which every seat sees."""
        return [] if self._room.counters is None else self._room.counters(s)

    def resample(self, s: S, seat: int, source: Source) -> None:
        """Draw anew, in a clone, all that the seat cannot know; a no-op where no secrets exist.

        What comes out depends on what the seat knows and on the source alone: two worlds that the seat cannot tell
        apart become the same world, so a search that is given it learns no secret of the true one.
        """
        if self._room.resample is not None:
            self._room.resample(s, seat, source)

    def depart(self, s: S, seat: int) -> None:
        """Do what the rules say when a player has left the game; a no-op where they do not know it.

        ``s.departed`` holds the seat already. The room notes that it happened and takes the seat out of whatever is
        going on: no step that asks it may stay on the agenda, and no other step may come to ask it again.
        """
        if self._room.depart is not None:
            self._room.depart(s, seat)

    def hand_out(self, s: S, seat: int, kind: str, key: str) -> bool:
        """Give a seat a thing before the first choice, for an experiment of the lab; whether that was possible."""
        return self._room.hand_out is not None and self._room.hand_out(s, seat, kind, key)

    def take_away(self, s: S, seat: int, kind: str, key: str) -> bool:
        """Take from a seat what every player begins with, for an experiment; whether it had it."""
        return self._room.take_away is not None and self._room.take_away(s, seat, kind, key)

    def set_aside(self, s: S, kind: str, key: str) -> bool:
        """Take an event, a monster or the like out of play, for an experiment; whether it was to come."""
        return self._room.set_aside is not None and self._room.set_aside(s, kind, key)

    def evaluate(self, s: S, seat: int) -> float:
        """Return how well a seat stands, from -1 to 1: the room's hint for bots."""
        return s.returns[seat] if self._room.evaluate is None else self._room.evaluate(s, seat)

    def evaluate_each(self, s: S, seats: list[int]) -> list[float]:
        """Return the same of several seats: a room in which that has much in common works it out once."""
        if self._room.evaluate_each is None:
            return [self.evaluate(s, seat) for seat in seats]
        return self._room.evaluate_each(s, seats)

    def features(self) -> Sequence[Feature]:
        """Return the fields of a position as numbers, for those who learn (see ``kernel/schema/features.py``)."""
        return () if self._room.features is None else self._room.features(self.content)

    def encode(self, s: S, seat: int, out: NumberWriter) -> None:
        """Write those fields in their order, as far as a seat may know them."""
        if self._room.encode is not None:
            self._room.encode(s, seat, out)

    def encode_bytes(self, s: S, seat: int, out: ByteWriter) -> None:
        """Append them as ready-made bytes, instead of ``encode``, where a room can do that faster."""
        if self._room.encode_bytes is not None:
            self._room.encode_bytes(s, seat, out)

    def longest(self, options: dict[str, Any]) -> int:
        """Return how many choices a game can have at most; 0 where no bound was worked out from the rules."""
        if self._room.longest is None:
            return 0
        checked = self.check_options(options)
        return max([self._room.longest(self.content, seats, checked) for seats in self.seats])

    def kinds(self) -> Sequence[Kind]:
        """Return the kinds of things that the game names."""
        return self._kinds

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names that the pack gives: kind, key, language.

        A text of its own that the pack gives a card (a legend, say) goes by the card's kind with ``-text`` after it.
        """
        found: dict[str, dict[str, dict[str, str]]] = self.content.card_names()
        return found

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what cards do, by kind and key, composed from what the pack says, clause by clause."""
        found: dict[str, dict[str, list[Clause]]] = self.content.card_clauses()
        return found

    def board_map(self) -> BoardMap | None:
        """Return the map that the game is played on; None for a game without one."""
        return None if self._room.board_map is None else self._room.board_map(self.content)

    # What everybody calls.

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
        self._room.set_up(s)
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
            "counters": self.counters(state),
            "dice": [] if self._room.dice is None else self._room.dice(state),
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
