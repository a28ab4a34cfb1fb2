"""A position as numbers, for those who learn: what a room declares, field by field, and what every game has.

Every number is a whole one from 0 to a most that is known beforehand. A room fills its fields with what the seat may
know and nothing else; everything is seen from that seat: ``me`` first, then on round the table (``+1``, ``+2`` …).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

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


def row(length: int, at: int) -> list[int]:
    """Return a row of zeros with a one at a place; only zeros if the place is negative."""
    found = [0] * length
    if at >= 0:
        found[at] = 1
    return found


def counts(length: int, numbers: Sequence[int]) -> list[int]:
    """Return how often each number below ``length`` occurs."""
    found = [0] * length
    for number in numbers:
        found[number] += 1
    return found


class Layout:
    """All fields of a game's observations: those that every game has, then those of its room."""

    __slots__ = ("_moments", "_most_seats", "_tables", "features", "fingerprint", "game", "most", "names", "size")

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
        self._moments: Final = {id: row(len(steps), at) for at, id in enumerate(steps)} | {"": [0] * len(steps)}
        self._tables: Final = {count: row(len(game.seats), at) for at, count in enumerate(game.seats)}

    def observe(self, state: State, seat: int) -> list[int]:
        """Return the numbers for a seat."""
        seats = state.seats
        asked = [0] * self._most_seats
        for actor in state.actors:
            asked[(actor - seat) % seats] = 1
        moment = "" if state.over else type(state.agenda[-1]).__name__
        room: list[int] = self.game.observe(state, seat)
        return self._moments[moment] + self._tables[seats] + asked + room

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
