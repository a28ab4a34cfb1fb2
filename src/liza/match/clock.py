"""Clocks of a table, worked out from the times in its log, so that every process reads the same time from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

_SECOND: Final = 1000
_DAY: Final = 86_400 * _SECOND
_WAITED_SHARE: Final = 10
_LEAST_ON_RETURN: Final = 30 * _SECOND
"""The least time after coming back, so that there is time to look at the table."""


class Pace:
    """How much time there is: a stock in milliseconds, what each choice adds, and whether each choice renews it."""

    __slots__ = ("increment", "renewed", "stock")

    def __init__(self, stock: int, increment: int = 0, *, renewed: bool = False) -> None:
        self.stock: Final = stock
        self.increment: Final = increment
        self.renewed: Final = renewed

    def patience(self, least: float) -> float | None:
        """Return for how many seconds the others wait for a player who is away; None: until the clock has run out.

        Where every choice has its days players may be away; elsewhere one waits a tenth of the stock.
        """
        return None if self.renewed else max(least, self.stock / (_SECOND * _WAITED_SHARE))


def fischer(seconds: int, increment: int) -> Pace:
    """Return the pace of a stock of seconds to which every choice adds some."""
    return Pace(seconds * _SECOND, increment * _SECOND)


def days(count: int) -> Pace:
    """Return the pace of so many days for every choice."""
    return Pace(count * _DAY, renewed=True)


class Clocks:
    """One clock per seat; those of the seats that are asked run."""

    __slots__ = ("_pace", "_running", "_since", "_stocks")

    def __init__(self, pace: Pace, seats: int) -> None:
        self._pace: Final = pace
        self._stocks = [pace.stock] * seats
        self._running: list[int] = []
        self._since = 0

    def tick(self, now: int) -> None:
        """Let the time up to now pass."""
        for seat in self._running:
            self._stocks[seat] = self.left(seat, now)
        self._since = now

    def chose(self, seat: int) -> None:
        """Reward a seat for having chosen."""
        self._stocks[seat] += self._pace.increment

    def come_back(self, seat: int) -> None:
        """Give a player who takes the seat back from a bot the time to choose."""
        self._stocks[seat] = max(self._stocks[seat], self._pace.increment, _LEAST_ON_RETURN)

    def run(self, seats: Iterable[int], asked_anew: Collection[int]) -> None:
        """Let the clocks of some seats run from the last tick on; ``asked_anew`` have a new question."""
        self._running = list(seats)
        if self._pace.renewed:
            for seat in asked_anew:
                self._stocks[seat] = self._pace.stock

    def left(self, seat: int, now: int) -> int:
        """Return how many milliseconds a seat has left."""
        spent = max(0, now - self._since) if seat in self._running else 0
        return max(0, self._stocks[seat] - spent)

    def running(self, seat: int) -> bool:
        """Whether a seat's clock runs."""
        return seat in self._running

    @property
    def deadline(self) -> int | None:
        """When the first clock runs out without a choice."""
        return min((self._since + self._stocks[seat] for seat in self._running), default=None)

    def to_data(self) -> dict[str, Any]:
        """Return the clocks as JSON-able data."""
        return {"stocks": self._stocks, "running": self._running, "since": self._since}

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote."""
        self._stocks = list(data["stocks"])
        self._running = list(data["running"])
        self._since = data["since"]
