"""A position as numbers, for those who learn: what a room declares, field by field, and what every game has.

Every number is a whole one from 0 to a most that is known beforehand. A room fills its fields with what the seat may
know and nothing else; everything is seen from that seat: ``me`` first, then on round the table (``+1``, ``+2`` …).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, final

from liza.kernel.step import Step

if TYPE_CHECKING:
    from liza.kernel.game import Game
    from liza.kernel.state import State

MOST: Final = 255
"""No number is larger: an observation fits into bytes."""
BYTES: Final = [bytes([number]) for number in range(MOST + 1)]
"""Every number as a byte."""


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


@final
class Numbers:
    """An observation while it is written, from its first number to its last; what is not written stays nought.

    A room writes its fields in the order in which it declares them. There is a byte for each number, and nothing is
    made anew for an observation. What is counted is counted in a list, which compiled code changes faster than bytes.
    """

    __slots__ = ("_blank", "_counted", "_counts", "at", "row")

    def __init__(self, size: int) -> None:
        self.row: Final = bytearray(size)
        """What was written last, once it is finished."""
        self._blank: Final = bytearray(size)
        self._counts: Final[list[int]] = [0] * size
        self._counted: Final[list[int]] = []
        """Where something was counted."""
        self.at = 0
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

    def one_of(self, size: int, which: int) -> None:
        """Write a one among noughts; only noughts if its place is negative."""
        if which >= 0:
            self.row[self.at + which] = 1
        self.at += size

    def mark(self, size: int, places: list[int]) -> None:
        """Write ones at some places among noughts."""
        row, at = self.row, self.at
        for place in places:
            row[at + place] = 1
        self.at = at + size

    def count(self, size: int, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        for thing in things:
            self.more(thing)
        self.at += size

    def more(self, ahead: int) -> None:
        """Count one more at a place that comes so many numbers ahead."""
        place = self.at + ahead
        number = self._counts[place]
        if number == 0:
            self._counted.append(place)
        self._counts[place] = number + 1

    def put_ahead(self, ahead: int, number: int) -> None:
        """Write a number at a place that comes so many numbers ahead."""
        if number > 0:
            self.row[self.at + ahead] = number if number < MOST else MOST

    def skip(self, size: int) -> None:
        """Leave noughts, or what was written ahead."""
        self.at += size

    def take(self, whole: bytes) -> None:
        """Take over an observation that is told already."""
        self.at = len(whole)
        if self.at == len(self.row):
            self.row[:] = whole

    def finish(self) -> None:
        """Write down what was counted."""
        row, counts = self.row, self._counts
        for place in self._counted:
            number = counts[place]
            row[place] = number if number < MOST else MOST
            counts[place] = 0
        self._counted.clear()


class Layout:
    """All fields of a game's observations: those that every game has, then those of its room."""

    __slots__ = ("_asked", "_fronts", "_moments", "_most_seats", "_steps", "_tables", "features", "fingerprint", "game",
                 "most", "names", "size", "tells")  # fmt: skip

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
        self._fronts: Final = [self._front(count) for count in range(self._most_seats + 1)]
        """The first two fields in one piece, by the seats and the step that asks."""
        self._asked: Final = one_among(self._most_seats)

    def _front(self, seats: int) -> dict[type[Step[Any]] | None, bytes]:
        if seats not in self._tables:
            return {}
        table = one_among(len(self._tables))[self._tables[seats]]
        asking = one_among(self._steps)
        return {None: asking[-1] + table} | {step: asking[at] + table for step, at in self._moments.items()}

    def tell(self, state: State, seat: int, out: Pieces) -> None:
        """Tell what a seat may know, where the room does so in pieces."""
        seats, actors = state.seats, state.actors
        out.told.append(self._fronts[seats][None if state.over else type(state.agenda[-1])])
        if len(actors) == 1:
            out.told.append(self._asked[(actors[0] - seat) % seats])
        else:
            found = [0] * self._most_seats
            for actor in actors:
                found[(actor - seat) % seats] = 1
            out.told.append(bytes(found))
        self.game.tell(state, seat, out)

    def write(self, state: State, seat: int, out: Numbers) -> None:
        """Write down what a seat may know, over whatever was written there before."""
        if self.tells:
            pieces = Pieces()
            self.tell(state, seat, pieces)
            out.take(b"".join(pieces.told))
        else:
            self._write(state, seat, out)
        if out.at != self.size:
            raise ValueError(f"{self.game.id}: the room wrote {out.at} numbers of an observation, not {self.size}")

    def _write(self, state: State, seat: int, out: Numbers) -> None:
        """Write number by number."""
        out.begin()
        out.one_of(self._steps, -1 if state.over else self._moments[type(state.agenda[-1])])
        seats, game = state.seats, self.game
        out.one_of(len(self._tables), self._tables[seats])
        for actor in state.actors:
            out.put_ahead((actor - seat) % seats, 1)
        out.skip(self._most_seats)
        game.observe(state, seat, out)
        out.finish()

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the numbers for a seat."""
        out = Numbers(self.size)
        self.write(state, seat, out)
        return list(out.row)

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
