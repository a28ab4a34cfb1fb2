"""A position as numbers, for those who learn: what a room declares, field by field, and what every game has.

Every number is a whole one from 0 to a most that is known beforehand. A room fills its fields with what the seat may
know and nothing else; everything is seen from that seat: ``me`` first, then on round the table (``+1``, ``+2`` …).
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from liza.kernel.compiling import i64
from liza.kernel.step import Step

if TYPE_CHECKING:
    from liza.kernel.game import Game
    from liza.kernel.state import State

MOST: Final = 127
"""No number is larger: eight of them, a byte each, fit into a number of the machine, whatever its sign means."""
LANE: Final = 8
"""How many of them lie side by side."""


class Feature:
    """One field: a number for every label, each from 0 to ``most``; what counts more counts as ``most``."""

    __slots__ = ("id", "labels", "meaning", "most", "whose")

    def __init__(self, id: str, meaning: str, *axes: Sequence[str], most: int = 1, whose: str = "") -> None:
        if not 1 <= most <= MOST:
            raise ValueError(f"{id}: the most is {most}, not 1 to {MOST}")
        self.id: Final = id
        self.meaning: Final = meaning
        self.most: Final = most
        self.whose: Final = whose
        """The seat it is about, seen from the one that observes; empty where it is about the whole table."""
        labels = [""]
        for axis in axes:
            labels = [f"{label} {word}".strip() for label in labels for word in axis]
        self.labels: Final = tuple(labels)
        """One for each number; a single number has an empty one."""

    def of(self, whose: str) -> Feature:
        """Return the same field about one seat."""
        return Feature(self.id, self.meaning, self.labels, most=self.most, whose=whose)


def around(seats: int) -> list[str]:
    """Return what the seats of a table are called by one of them, itself first."""
    return ["me"] + [f"+{distance}" for distance in range(1, seats)]


def for_each_seat(seats: int, features: Sequence[Feature]) -> list[Feature]:
    """Return the fields once for each seat of the largest table, all those of one seat together."""
    return [feature.of(whose) for whose in around(seats) for feature in features]


def one_among(size: int) -> list[bytes]:
    """Return a one among noughts, for each place that it can have; the last has none, for the place -1."""
    return [bytes([at == which for at in range(size)]) for which in range(size + 1)]


@final
class Pieces:
    """An observation that is told in pieces, each some numbers as bytes, one after another.

    Where nearly all of it is sets, which can be had ready made, that is faster than writing number by number.
    """

    __slots__ = ("told",)

    def __init__(self) -> None:
        self.told: Final[list[bytes]] = []
        """What has been told so far; a batch tells all its games one after another."""


class Numbers:
    """An observation while it is written, from its first number to its last; what is not written stays nought.

    A room writes its fields in the order in which it declares them. There is a byte for each number, and nothing is
    made anew for an observation. This is how plain Python writes fastest; :class:`Lanes` are for compiled code.
    """

    __slots__ = ("_blank", "at", "row")

    def __init__(self, size: int) -> None:
        self.row: Final = bytearray(stride(size))
        """What was written last, once it is finished: a byte for each number, and noughts to the end of its lane."""
        self._blank: Final = bytes(len(self.row))
        self.at: i64 = 0
        """The number that comes next."""

    def begin(self) -> None:
        """Wipe out what was written, and begin at the first number."""
        self.row[:] = self._blank
        self.at = 0

    def put(self, number: int) -> None:
        """Write the next number."""
        if number > 0:
            self.row[self.at] = number if number < MOST else MOST
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write a one if something holds."""
        if holds:
            self.row[self.at] = 1
        self.at += 1

    def put_all(self, numbers: list[int]) -> None:
        """Write some numbers, one after another."""
        for number in numbers:
            self.put(number)

    def one_of(self, size: i64, which: i64) -> None:
        """Write a one among noughts; only noughts if its place is negative."""
        if which >= 0:
            self.put_ahead(which, 1)
        self.at += size

    def mark(self, size: i64, places: list[int]) -> None:
        """Write ones at some places among noughts."""
        for place in places:
            self.put_ahead(place, 1)
        self.at += size

    def count(self, size: i64, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        for thing in things:
            self.more(thing)
        self.at += size

    def more(self, ahead: i64) -> None:
        """Count one more at a place that comes so many numbers ahead."""
        at = self.at + ahead
        number = self.row[at]
        if number < MOST:
            self.row[at] = number + 1

    def put_ahead(self, ahead: i64, number: int) -> None:
        """Write a number at a place that comes so many numbers ahead."""
        if number > 0:
            self.row[self.at + ahead] = number if number < MOST else MOST

    def skip(self, size: i64) -> None:
        """Leave noughts, or what was written ahead."""
        self.at += size

    def finish(self) -> None:
        """Be told that nothing more comes: from now on the row says what was written."""


@final
class Lane:
    """Eight numbers of an observation, a byte each, in one number of the machine."""

    __slots__ = ("numbers", "shown")

    def __init__(self) -> None:
        self.numbers: i64 = 0
        self.shown: i64 = 0
        """What they were when they were last turned into bytes."""


@final
class Lanes(Numbers):
    """An observation that is written in lanes of eight numbers.

    Compiled code changes a lane without making anything anew, and only those that have changed since the observation
    before are turned into bytes: whoever watches a seat keeps its observation and lets it be written over.
    """

    __slots__ = ("_lanes", "_one", "_places", "_unfinished")

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self._one: i64 = 1  # what the compiler knows to be a one it shifts in 32 bits
        self._lanes: Final = [Lane() for _ in range(len(self.row) // LANE)]
        self._places: Final = memoryview(self.row).cast("Q")
        self._unfinished = False

    def begin(self) -> None:
        """Begin at the first number; what was written is wiped out by now, unless somebody did not finish."""
        if self._unfinished:
            for lane in self._lanes:
                lane.numbers = 0
        self._unfinished = True
        self.at = 0

    def put(self, number: int) -> None:
        """Write the next number."""
        if number > 0:
            self._write(self.at, number if number < MOST else MOST)
        self.at += 1

    def flag(self, holds: bool) -> None:
        """Write a one if something holds."""
        if holds:
            self._write(self.at, 1)
        self.at += 1

    def count(self, size: i64, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        for thing in things:
            self._count(self.at + thing)
        self.at += size

    def more(self, ahead: i64) -> None:
        """Count one more at a place that comes so many numbers ahead."""
        self._count(self.at + ahead)

    def _count(self, at: i64) -> None:
        lane = self._lanes[at >> 3]
        shift = (at & 7) << 3
        if lane.numbers >> shift & MOST != MOST:
            lane.numbers += self._one << shift

    def put_ahead(self, ahead: i64, number: int) -> None:
        """Write a number at a place that comes so many numbers ahead."""
        if number > 0:
            self._write(self.at + ahead, number if number < MOST else MOST)

    def finish(self) -> None:
        """Turn the lanes that have changed into bytes, and wipe all of them out."""
        for at, lane in enumerate(self._lanes):
            if lane.numbers != lane.shown:
                lane.shown = lane.numbers
                self._places[at] = lane.numbers
            lane.numbers = 0
        self._unfinished = False

    def _write(self, at: i64, number: i64) -> None:
        self._lanes[at >> 3].numbers |= number << ((at & 7) << 3)


def stride(size: int) -> int:
    """Return how many bytes so many numbers take in whole lanes."""
    return -(-size // LANE) * LANE


def blank(size: int) -> Numbers:
    """Return where an observation of so many numbers is written fastest.

    That is in lanes if this is compiled, on a machine that has the first byte of a number in front.
    """
    return Lanes(size) if sys.byteorder == "little" and not __file__.endswith(".py") else Numbers(size)


class Layout:
    """All fields of a game's observations: those that every game has, then those of its room."""

    __slots__ = ("_fronts", "_moments", "_most_seats", "_spare", "_steps", "_tables", "features", "fingerprint", "game",
                 "most", "names", "size", "stride", "tells")  # fmt: skip

    def __init__(self, game: Game[Any]) -> None:
        self.game: Final = game
        self._most_seats: Final = game.seats[-1]
        steps = [id for id, step in game.steps.items() if step.actors is not Step.actors]
        common = [
            Feature("moment", "the moment: the step that asks, none once the game is over", steps),
            Feature("seats", "how many sit at the table", [str(count) for count in game.seats]),
            Feature("asked", "who must choose now", around(self._most_seats)),
        ]
        self.features: Final = (*common, *game.features())
        self.most: Final = [feature.most for feature in self.features for _ in feature.labels]
        self.size: Final = len(self.most)
        self.names: Final = [name(feature, label) for feature in self.features for label in feature.labels]
        told = json.dumps([game.id, self.names, self.most])
        self.fingerprint: Final = hashlib.sha256(told.encode()).hexdigest()[:16]
        """Changes with every change of the fields: what was learnt from other ones is of no use."""
        self._moments: Final = {game.steps[id]: at for at, id in enumerate(steps)}
        self._steps: Final = len(steps)
        self._tables: Final = {count: at for at, count in enumerate(game.seats)}
        self.tells: Final = game.tells
        """Whether observations are told in pieces."""
        self.stride: Final = self.size if self.tells else stride(self.size)
        """How many bytes an observation takes among many, one after another."""
        self._spare: Final[list[Numbers]] = []
        """What single observations are written in, to be used again; each is in one hand at a time."""
        self._fronts: Final = [self._front(count) for count in range(self._most_seats + 1)]
        """The first three fields in one piece, by the seats, the step that asks and the one who must choose."""

    def _front(self, seats: int) -> dict[type[Step[Any]] | None, list[bytes]]:
        if seats not in self._tables:
            return {}
        table = one_among(len(self._tables))[self._tables[seats]]
        asking = one_among(self._steps)
        heads = {None: asking[-1] + table} | {step: asking[at] + table for step, at in self._moments.items()}
        return {step: [head + asked for asked in one_among(self._most_seats)] for step, head in heads.items()}

    def tell(self, state: State, seat: int, out: Pieces) -> None:
        """Tell what a seat may know, where the room does so in pieces."""
        seats, actors = state.seats, state.actors
        fronts = self._fronts[seats][None if state.over else type(state.agenda[-1])]
        if len(actors) == 1:
            out.told.append(fronts[(actors[0] - seat) % seats])
        else:
            asked = [0] * self._most_seats
            for actor in actors:
                asked[(actor - seat) % seats] = 1
            out.told.append(fronts[-1][: -self._most_seats] + bytes(asked))
        self.game.tell(state, seat, out)

    def row(self, state: State, seat: int) -> bytes:
        """Return what a seat may know, a byte for each number."""
        if not self.tells:
            try:
                out = self._spare.pop()
            except IndexError:
                out = blank(self.size)
            self.write(state, seat, out)
            whole = bytes(out.row[: self.size])
            self._spare.append(out)
            return whole
        pieces = Pieces()
        self.tell(state, seat, pieces)
        whole = b"".join(pieces.told)
        self._check(len(whole))
        return whole

    def write(self, state: State, seat: int, out: Numbers) -> None:
        """Write down what a seat may know, where the room does so number by number."""
        out.begin()
        out.one_of(self._steps, -1 if state.over else self._moments[type(state.agenda[-1])])
        seats, game = state.seats, self.game
        out.one_of(len(self._tables), self._tables[seats])
        for actor in state.actors:
            out.put_ahead((actor - seat) % seats, 1)
        out.skip(self._most_seats)
        game.observe(state, seat, out)
        out.finish()
        self._check(out.at)

    def _check(self, told: int) -> None:
        if told != self.size:
            raise ValueError(f"{self.game.id}: the room wrote {told} numbers of an observation, not {self.size}")

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the numbers for a seat."""
        return list(self.row(state, seat))

    def scaled(self, numbers: Sequence[int]) -> list[float]:
        """Return the numbers as learners are given them: each divided by its most, from 0 to 1."""
        return [min(max(number, 0), most) / most for number, most in zip(numbers, self.most, strict=True)]

    def decode(self, values: Sequence[float]) -> list[str]:
        """Return what scaled numbers say, one line for each that is not nought, for people to read."""
        found: list[str] = []
        for text, most, value in zip(self.names, self.most, values, strict=True):
            number = round(float(value) * most)
            if number:
                more = " or more" if number == most > 1 else ""
                found.append(text if most == 1 else f"{text} = {number}{more}")
        return found


def name(feature: Feature, label: str) -> str:
    """Return what one number of a field is called."""
    whose = f"{feature.whose} " if feature.whose else ""
    return f"{whose}{feature.id}: {label}" if label else f"{whose}{feature.id}"
