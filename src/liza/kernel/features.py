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


_NUMBER: Final = [bytes([number]) for number in range(MOST + 1)]
_NOUGHT: Final = _NUMBER[0]
_ONE: Final = _NUMBER[1]
_NOUGHTS: Final = [bytes(size) for size in range(1024)]
_SMALL: Final = 8
_ONE_OF: Final[list[list[bytes]]] = [[] for _ in range(MOST + 1)]
_MEMBERS: Final[list[list[bytes]]] = [[] for _ in range(_SMALL + 1)]
_COUNTS: Final[list[dict[bytes, bytes]]] = [{} for _ in range(MOST + 1)]
"""Pieces of observations that have been written before, by how many numbers they have and what they say."""
_KEPT: Final = 10_000
"""So many pieces of one size are kept; then they are made anew."""


@final
class Numbers:
    """An observation while it is written: a row of pieces, each the bytes of one or more numbers, joined at the end.

    A room writes its fields in the order in which it declares them. What one position says is said again by the next
    ones, so pieces are looked up: that is many times faster than to change byte after byte.
    """

    __slots__ = ("_pieces", "row")

    def __init__(self) -> None:
        self._pieces: Final[list[bytes]] = []
        self.row = b""
        """What was written last, once it is finished: a byte for each number."""

    def begin(self) -> None:
        """Begin anew, also where the one before was broken off."""
        self._pieces.clear()

    def put(self, number: int) -> None:
        """Write the next number."""
        self._pieces.append(_NOUGHT if number <= 0 else _NUMBER[number if number < MOST else MOST])

    def flag(self, holds: bool) -> None:
        """Write a one if something holds, else a nought."""
        self._pieces.append(_ONE if holds else _NOUGHT)

    def put_all(self, numbers: list[int]) -> None:
        """Write some numbers, one after another."""
        for number in numbers:
            self.put(number)

    def one_of(self, size: int, which: int) -> None:
        """Write a one among noughts; only noughts if its place is negative."""
        if which < 0:
            self.skip(size)
        elif size > MOST:
            self._pieces.append(_counted(size, [which]))
        else:
            known = _ONE_OF[size]
            if not known:
                known = _ONE_OF[size] = [_counted(size, [place]) for place in range(size)]
            self._pieces.append(known[which])

    def members(self, size: int, group: int) -> None:
        """Write ones for the numbers that are in a set (``parts/sets.py``) among noughts."""
        if size > _SMALL:
            self._pieces.append(_in_set(size, group))
        else:
            known = _MEMBERS[size]
            if not known:
                known = _MEMBERS[size] = [_in_set(size, each) for each in range(1 << size)]
            self._pieces.append(known[group])

    def count(self, size: int, things: list[int]) -> None:
        """Write how often each number below ``size`` is among some things."""
        if not things:
            self.skip(size)
        elif size > MOST:
            self._pieces.append(_counted(size, things))
        else:
            known = _COUNTS[size]
            told = bytes(things)
            found = known.get(told)
            if found is None:
                if len(known) >= _KEPT:
                    known.clear()
                found = known[told] = _counted(size, things)
            self._pieces.append(found)

    def skip(self, size: int) -> None:
        """Write noughts."""
        self._pieces.append(_NOUGHTS[size] if size < len(_NOUGHTS) else bytes(size))

    def finish(self) -> None:
        """Join what was written."""
        self.row = b"".join(self._pieces)


def _in_set(size: int, group: int) -> bytes:
    return bytes([group >> number & 1 for number in range(size)])


def _counted(size: int, things: list[int]) -> bytes:
    counts = [0] * size
    for thing in things:
        counts[thing] += 1
    return bytes([min(count, MOST) for count in counts])


class Layout:
    """All fields of a game's observations: those that every game has, then those of its room."""

    __slots__ = ("_moments", "_most_seats", "_sizes", "_steps", "_tables", "features", "fingerprint", "game", "most",
                 "names", "size")  # fmt: skip

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
        self._sizes: Final = len(game.seats)
        self._tables: Final = {count: at for at, count in enumerate(game.seats)}

    def write(self, state: State, seat: int, out: Numbers) -> None:
        """Write down what a seat may know, in the place of whatever was written before."""
        out.begin()
        out.one_of(self._steps, -1 if state.over else self._moments[type(state.agenda[-1])])
        seats, game = state.seats, self.game
        out.one_of(self._sizes, self._tables[seats])
        actors = state.actors
        if len(actors) == 1:
            out.one_of(self._most_seats, (actors[0] - seat) % seats)
        else:
            out.count(self._most_seats, [(actor - seat) % seats for actor in actors])
        game.observe(state, seat, out)
        out.finish()
        if len(out.row) != self.size:
            raise ValueError(f"{game.id}: the room wrote {len(out.row)} numbers of an observation, not {self.size}")

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the numbers for a seat."""
        out = Numbers()
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
