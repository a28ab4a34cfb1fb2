"""A finished game, looked at again: where value was lost, by whom, and how much was luck.

Every choice of a game is weighed three times: what the position was worth before it, what was left of that once the
choice was made, and what chance then made of it. The first difference is what the choice gave away, the second is luck.
``weighing.py`` says how that is found out; this is what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from typing import Any, Final, Literal, NamedTuple

from liza.kernel.base.errors import LizaError

EXACT: Final = "exact"
"""Who judges where everything is known."""
RESIGNED: Final = "resigned"
"""The last choice of a game that a player resigned."""
CERTAIN: Final = 2.0
"""So many standard errors are taken for more than chance."""
SMALL: Final = 0.0005
"""Smaller values round to zero and are left out."""
MOMENTS: Final = 3
"""How many moments are told of a game."""

Reading = Literal["known", "open"]
"""From what each seat could know at the time, or with all cards open."""
READINGS: Final[tuple[Reading, ...]] = ("known", "open")


class UnfinishedGame(LizaError):
    """A game that has not ended cannot be looked back on."""


class SeatEstimates:
    """A number for each seat, found out by itself, and the standard error of each."""

    __slots__ = ("errors", "values")

    def __init__(self, values: Sequence[float], errors: Sequence[float] | None = None) -> None:
        self.values: Final = tuple(values)
        self.errors: Final = tuple(errors) if errors is not None else (0.0,) * len(self.values)


class ValueWithError(NamedTuple):
    """A number with its standard error."""

    value: float
    error: float

    @property
    def certain(self) -> bool:
        """Whether it is more than chance could make it, and enough to speak of."""
        return abs(self.value) > max(SMALL, CERTAIN * self.error)


class SeatValues:
    """A value for each seat, put together from estimates.

    One that is added and taken away again leaves no error: what all choices of a game gave away does not have the
    errors of all positions in between.
    """

    __slots__ = ("_parts",)

    def __init__(self, *parts: tuple[float, SeatEstimates]) -> None:
        self._parts: Final = parts

    @classmethod
    def of(cls, values: Sequence[float]) -> SeatValues:
        """Return a known value, without error."""
        return cls((1.0, SeatEstimates(values)))

    def plus(self, other: SeatValues, factor: float = 1.0) -> SeatValues:
        """Return the sum, what was taken away as often as added left out."""
        found: dict[int, tuple[float, SeatEstimates]] = {}
        for times, estimate in (*self._parts, *((factor * times, estimate) for times, estimate in other._parts)):
            before = found.get(id(estimate), (0.0, estimate))[0]
            found[id(estimate)] = (before + times, estimate)
        return SeatValues(*(part for part in found.values() if part[0]))

    def minus(self, other: SeatValues) -> SeatValues:
        """Return the difference."""
        return self.plus(other, -1.0)

    def to(self, seat: int) -> ValueWithError:
        """Return what it is worth to one seat."""
        value = fsum(times * estimate.values[seat] for times, estimate in self._parts)
        return ValueWithError(
            value, sqrt(fsum((times * estimate.errors[seat]) ** 2 for times, estimate in self._parts))
        )

    def to_data(self, seats: int) -> dict[str, list[float]]:
        """Return it as JSON-able data."""
        each = [self.to(seat) for seat in range(seats)]
        return {"values": [one.value for one in each], "errors": [one.error for one in each]}


NOTHING: Final = SeatValues()


def sum_of(worths: Iterable[SeatValues]) -> SeatValues:
    """Add up worths."""
    found = NOTHING
    for worth in worths:
        found = found.plus(worth)
    return found


class AnalysisStepInfo(NamedTuple):
    """One choice, and what chance made of it."""

    seat: int
    action: str
    forced: bool
    """Whether there was a single option."""
    chance: bool
    """Whether chance had a say after it, or after those before it since it was last looked."""
    before: SeatValues
    chosen: SeatValues
    after: SeatValues
    better: str
    """What would have been best, if this was not; empty where that is not known."""

    @property
    def lost(self) -> ValueWithError:
        """What the choice lost for the seat that made it."""
        return self.before.minus(self.chosen).to(self.seat)

    @property
    def errs(self) -> bool:
        """Whether it certainly was a mistake."""
        return self.lost.value > 0 and self.lost.certain

    def luck(self, seat: int) -> ValueWithError:
        """What chance then gave to a seat."""
        return self.after.minus(self.chosen).to(seat)

    def to_data(self, seats: int) -> dict[str, Any]:
        """Return it as JSON-able data."""
        worths = {"before": self.before, "chosen": self.chosen, "after": self.after}
        return {
            "seat": self.seat,
            "action": self.action,
            "forced": self.forced,
            "chance": self.chance,
            **{id: worth.to_data(seats) for id, worth in worths.items()},
            "lost": self.lost._asdict(),
            "luck": [self.luck(seat)._asdict() for seat in range(seats)],
            "better": self.better or None,
        }


class KeyMoment(NamedTuple):
    """A change that mattered to a seat: its own choice, another's, or luck."""

    step: int
    """Which of the steps, counted from 0."""
    what: Literal["choice", "other", "luck"]
    change: ValueWithError
    """What it did to the seat."""


class AnalysisMethod(NamedTuple):
    """By whom and how a game was weighed."""

    judge: str
    """``exact``, or the bot that played on."""
    reading: Reading
    playouts: int


class Analysis:
    """All choices of a game, weighed."""

    def __init__(
        self, by: AnalysisMethod, expected: SeatValues, steps: list[AnalysisStepInfo], end: Sequence[float]
    ) -> None:
        self.by: Final = by
        self.expected: Final = expected
        """What the game was worth before chance had any say."""
        self.steps: Final = steps
        self.end: Final = tuple(end)
        """What came out."""

    @property
    def exact(self) -> bool:
        """Whether the values are known and not estimated."""
        return self.by.judge == EXACT

    def lost(self, seat: int) -> ValueWithError:
        """Return what a seat gave away by its own choices."""
        return sum_of(step.before.minus(step.chosen) for step in self.steps if step.seat == seat).to(seat)

    def given(self, seat: int) -> ValueWithError:
        """Return what the choices of others gave to a seat."""
        return sum_of(step.chosen.minus(step.before) for step in self.steps if step.seat != seat).to(seat)

    def luck(self, seat: int) -> ValueWithError:
        """Return what chance gave to a seat, the beginning included."""
        first = self.steps[0].before if self.steps else SeatValues.of(self.end)
        all = sum_of(step.after.minus(step.chosen) for step in self.steps)
        return all.plus(first).minus(self.expected).to(seat)

    def moments(self, seat: int, most: int = MOMENTS) -> list[KeyMoment]:
        """Return what mattered most to a seat, in the order of the game; what chance could have made is left out."""
        found: list[KeyMoment] = []
        for at, step in enumerate(self.steps):
            whose: Literal["choice", "other"] = "choice" if step.seat == seat else "other"
            found += [
                KeyMoment(at, whose, step.chosen.minus(step.before).to(seat)),
                KeyMoment(at, "luck", step.luck(seat)),
            ]
        found.sort(key=lambda one: -abs(one.change.value))
        return sorted([one for one in found if one.change.certain][:most], key=lambda one: one.step)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        seats = len(self.end)
        totals = {"lost": self.lost, "given": self.given, "luck": self.luck}
        return {
            **self.by._asdict(),
            "expected": self.expected.to_data(seats),
            "end": list(self.end),
            "seats": [
                {
                    **{id: total(seat)._asdict() for id, total in totals.items()},
                    "moments": [
                        {"step": step, "what": what, "change": change._asdict()}
                        for step, what, change in self.moments(seat)
                    ],
                }
                for seat in range(seats)
            ],
            "steps": [step.to_data(seats) for step in self.steps],
        }
