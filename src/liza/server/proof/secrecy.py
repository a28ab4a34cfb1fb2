"""Whether a finished game told any seat what it could not know: everything is sent once more, in other worlds.

A world is drawn in which all that a seat cannot know lies otherwise. What the seat is sent there must be the same, byte
by byte: the position, its options, why others are not, and what came of each choice. Where a choice leads to positions
that the seat knows to differ, its world is ruled out and proves nothing; so much is counted and said.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from liza.kernel.base.source import seeded
from liza.kernel.core.state import State
from liza.match.log import Entry, TableChange
from liza.match.match import Match
from liza.match.record import LEAVES, Record
from liza.match.table import Table
from liza.match.table_config import Chair, TableConfig
from liza.server.tables import viewer_messages
from liza.server.tables.viewer_messages import Viewer

LeakKind = Literal["position", "spectator", "asked", "reason", "told", "next"]
"""Where two worlds differ: in the position sent, to a spectator too, in who is asked, in a reason against an action, in
what was told of a choice, or in which moment comes next."""
_REASONS: Final = 6
"""How many actions a seat asks about in each position."""
_OTHERS: Final = 3
"""How many other choices of another seat are tried in the place of the one that was made."""
_CANONICAL: Final = 0
"""The luck with which hidden things are laid out so that positions a seat cannot tell apart become the same."""
_SHORT: Final = 60
_AWAY: Final = "reshuffled"
"""The event by which a game tells everybody that what lay open, if only since this choice, is shuffled away."""


class Leak(msgspec.Struct, frozen=True):
    """A message that a seat was sent and would not have been sent in another world."""

    step: int
    """The choice after which it was sent; 0 is the deal."""
    seat: int
    kind: LeakKind
    where: str
    """The field that differs, with both values; or that only the order of keys does."""


class ToldChoice(NamedTuple):
    """A choice that was made on a copy of a position."""

    end: State
    sent: bytes
    """What the seat is sent."""
    public: list[Any]
    """What a spectator sees of what happened."""
    covered: bool
    """Whether fewer pieces lie open to all than before: some were turned and shuffled away."""


class SecrecyReport(msgspec.Struct, frozen=True):
    """What was tried, and what was found."""

    positions: int
    """Positions of the game that seats looked at."""
    worlds: int
    """Worlds whose hidden cards lay otherwise, all of them compared."""
    alike: int
    """Worlds equal to the true one, because the seat saw all of it."""
    reasons: int
    """Explanations why not that were compared."""
    choices: int
    """Choices made again in other worlds, with the same dice, that the seat could not tell from what happened."""
    ruled_out: int
    """Choices made again that the seat could tell apart, rightly: they are left out."""
    leaks: list[Leak]


class SecrecyCheck:
    """A record that is looked at by each of its seats, in world after world."""

    def __init__(
        self, record: Record, worlds: int = 1, seed: int = 0, most: int = 20, *, in_turn: bool = False
    ) -> None:
        self.leaks: Final[list[Leak]] = []
        self._counts: Final[Counter[str]] = Counter()
        self._record: Final = record
        self._worlds: Final = worlds
        self._most: Final = most
        """How many leaks are enough."""
        self._in_turn: Final = in_turn
        """Whether each position is looked at by one seat, another one each time, instead of by all."""
        self._rng: Final = random.Random(seed)
        state = record.start()
        self._game: Final = state.game
        options = self._game.recall_options(record.options)
        setting = TableConfig(
            id="secrecy",
            game=self._game,
            options=options,
            chairs=[Chair("person", name) for name in record.names],
            seed=bytes(32),
            created=0,
            substitute="",
        )
        self._table: Final = Table(setting)
        self._bare: Final = Record.begin(self._game, seats=len(record.names), seed=bytes(32), **options)

    def steps(self) -> Iterator[int]:
        """Look at the game, position after position; stop once enough was found."""
        state = self._record.start()
        self._look(0, state)
        yield 0
        for at in range(len(self._record.actions)):
            before = state.clone()
            self._record.redo(state, at)
            seat, text = self._record.actions[at]
            if text != LEAVES:
                self._choose(at + 1, before, state, seat, self._game.parse(text))
            self._look(at + 1, state)
            yield at + 1
            if len(self.leaks) >= self._most:
                return

    def run(self) -> SecrecyReport:
        """Look at the whole game."""
        for _ in self.steps():
            pass
        return self.report

    @property
    def report(self) -> SecrecyReport:
        """What was tried and found so far."""
        counts = self._counts
        return SecrecyReport(
            positions=counts["positions"],
            worlds=counts["worlds"],
            alike=counts["alike"],
            reasons=counts["reasons"],
            choices=counts["choices"],
            ruled_out=counts["ruled_out"],
            leaks=self.leaks,
        )

    def _lookers(self, step: int, state: State) -> Sequence[int]:
        return [step % state.seats] if self._in_turn else range(state.seats)

    # A position.

    def _look(self, step: int, state: State) -> None:
        self._counts["positions"] += 1
        for seat in self._lookers(step, state):
            sent = self._position(state, seat)
            watched = self._position(state, None)
            reasons = self._reasons(state, seat)
            for _ in range(self._worlds):
                world = state.determinize(seat, self._rng.getrandbits(64))
                if world.to_data()["fields"] == state.to_data()["fields"]:
                    self._counts["alike"] += 1
                    continue
                self._counts["worlds"] += 1
                self._compare(step, seat, "position", sent, self._position(world, seat))
                self._compare(step, seat, "spectator", watched, self._position(world, None))
                if not world.over and tuple(world.agenda[-1].actors(world)) != tuple(state.actors):
                    self._found(step, seat, "asked", f"{[*state.actors]} ≠ {[*world.agenda[-1].actors(world)]}")
                for action, reason in reasons.items():
                    self._counts["reasons"] += 1
                    self._compare(step, seat, "reason", reason, self._reason(world, seat, action))

    def _position(self, state: State, viewer: Viewer) -> bytes:
        self._table.match = Match(self._bare, state)
        return msgspec.json.encode(viewer_messages.state(self._table, viewer, "hello"))

    def _reasons(self, state: State, seat: int) -> dict[str, bytes]:
        if state.over or seat not in state.actors:
            return {}
        some = [self._game.notation(self._rng.randrange(self._game.actions)) for _ in range(_REASONS)]
        return {action: self._reason(state, seat, action) for action in some}

    def _reason(self, state: State, seat: int, action: str) -> bytes:
        self._table.match = Match(self._bare, state)
        return msgspec.json.encode(viewer_messages.explained(self._table, seat, action))

    # A choice.

    def _choose(self, step: int, before: State, after: State, chooser: int, action: int) -> None:
        """Make a choice again in worlds before it, with the same dice; and others in its place where it was secret."""
        waiting = set(before.actors) - {chooser}
        secret = bool(waiting) and waiting <= set(after.actors) and not before.is_open(action)
        for seat in self._lookers(step, before):
            told = self._told(before, seat, chooser, action)
            known = _known(after, seat)
            for _ in range(self._worlds):
                world = before.determinize(seat, self._rng.getrandbits(64))
                if action not in world.legal(chooser):
                    self._counts["ruled_out"] += 1
                    continue
                other = self._told(world.clone(before.source.copy()), seat, chooser, action)
                if _known(other.end, seat) != known or shown_and_shuffled(told, other):
                    self._counts["ruled_out"] += 1
                    continue
                self._counts["choices"] += 1
                if _moments(other.end) != _moments(after):
                    self._found(step, seat, "next", f"{_moments(after)} ≠ {_moments(other.end)}")
                else:
                    self._compare(step, seat, "told", told.sent, other.sent)
            if secret and seat != chooser:
                others = [other for other in before.legal(chooser) if other != action and not before.is_open(other)]
                for choice in self._rng.sample(others, min(_OTHERS, len(others))):
                    other = self._told(before, seat, chooser, choice)
                    if waiting <= set(other.end.actors):
                        self._counts["choices"] += 1
                        self._compare(step, seat, "told", told.sent, other.sent)

    def _told(self, before: State, seat: int, chooser: int, action: int) -> ToldChoice:
        """Make a choice on a copy of a position, and return where it leads and what a seat is told of it."""
        record = Record.begin(self._game, seats=before.seats, seed=bytes(32), **before.options)
        match = Match(record, before.clone())
        events = match.act(chooser, action)
        self._table.match = match
        text = self._game.notation(action)
        change = TableChange(Entry(1, 0, "act", chooser, text), events, "moved", chooser)
        message = viewer_messages.moved(self._table, change, seat, 0, text)
        public = [event.seen_by(None) for event in events]
        away = any(told is not None and told["event"] == _AWAY for told in public)
        covered = away or _open_pieces(before) > _open_pieces(match.state)
        return ToldChoice(match.state, msgspec.json.encode(message), public, covered)

    # What differs.

    def _compare(self, step: int, seat: int, kind: LeakKind, one: bytes, other: bytes) -> None:
        if one != other:
            self._found(step, seat, kind, difference(json.loads(one), json.loads(other)))

    def _found(self, step: int, seat: int, kind: LeakKind, where: str) -> None:
        self.leaks.append(Leak(step, seat, kind, where))


def shown_and_shuffled(one: ToldChoice, other: ToldChoice) -> bool:
    """Whether a seat can rightly tell two choices apart that end alike: all saw pieces that were then shuffled away."""
    return one.covered and other.covered and one.public != other.public


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return where two values first differ; where they are equal, only the order of keys can."""
    if isinstance(one, dict) and isinstance(other, dict):
        if one.keys() != other.keys():
            return f"{path}: {sorted(one.keys() ^ other.keys())}"
        for key in one:
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}" if path else key)
        return _reordered(one, other, path)
    if isinstance(one, list) and isinstance(other, list):
        if len(one) != len(other):
            return f"{path}: {len(one)} ≠ {len(other)}"
        for at, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}[{at}]")
        return _reordered(one, other, path)
    return f"{path}: {str(one)[:_SHORT]} ≠ {str(other)[:_SHORT]}"


def _reordered(one: Any, other: Any, path: str) -> str:
    """Return where two equal values are written in another order."""
    if isinstance(one, dict) and list(one) != list(other):
        return f"{path}: {list(one)} ≠ {list(other)}"
    pairs = [(f".{key}", one[key], other[key]) for key in one] if isinstance(one, dict) else []
    if isinstance(one, list):
        pairs = [(f"[{at}]", left, right) for at, (left, right) in enumerate(zip(one, other, strict=True))]
    write: Callable[[Any], str] = json.dumps
    key, left, right = next(pair for pair in pairs if write(pair[1]) != write(pair[2]))
    return _reordered(left, right, f"{path}{key}".lstrip("."))


def _known(state: State, seat: int) -> Any:
    """Return all that a seat can know of a position, as the rules keep it: the same for positions it cannot tell."""
    return state.determinize(seat, seeded(_CANONICAL)).to_data()["fields"]


def _open_pieces(state: State) -> int:
    """Return how many pieces a spectator sees the face of."""
    return sum(piece["key"] is not None for zone in state.view(None)["zones"] for piece in zone["pieces"])


def _moments(state: State) -> list[str]:
    """Return what is still to come, and who is asked."""
    return [*(type(step).__name__ for step in state.agenda), *map(str, state.actors)]
