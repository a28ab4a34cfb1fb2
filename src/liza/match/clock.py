"""Clocks of a table, worked out from the times in its log, so that every process reads the same time from them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from liza.match.rest import Rest

_SECOND: Final = 1000
_HOUR: Final = 3_600 * _SECOND
_DAY: Final = 24 * _HOUR
_WAITED_SHARE: Final = 10
_LEAST_ON_RETURN: Final = 30 * _SECOND
"""The least time after coming back, so that there is time to look at the table."""


class Pace:
    """How much time there is: a stock in milliseconds, what each choice adds, and whether each choice renews it.

    A slow pace renews the stock with each decision, which may take several choices, and has a reserve for the game.
    """

    __slots__ = ("increment", "nights", "renewed", "reserve", "slow", "stand_in", "stock", "weekends")

    def __init__(
        self,
        stock: int,
        increment: int = 0,
        *,
        renewed: bool = False,
        slow: bool = False,
        reserve: int = 0,
        nights: bool = False,
        weekends: bool = False,
        stand_in: str = "",
    ) -> None:
        self.stock: Final = stock
        self.increment: Final = increment
        self.renewed: Final = renewed
        self.slow: Final = slow
        self.reserve: Final = reserve
        """Milliseconds for the whole game, used once the stock of a decision is spent."""
        self.nights: Final = nights
        self.weekends: Final = weekends
        """Whether the nights and the weekends of each player do not count."""
        self.stand_in: Final = stand_in
        """The level of the bot that takes a missed decision; empty where the table's substitute does."""

    def patience(self, least: float) -> float | None:
        """Return for how many seconds the others wait for a player who is away; None: until the clock has run out.

        Where every choice has its days players may be away; elsewhere one waits a tenth of the stock.
        """
        return None if self.renewed else max(least, self.stock / (_SECOND * _WAITED_SHARE))

    def to_text(self) -> str:
        """Return the pace as a log holds it."""
        if self.slow:
            rests = ("n" if self.nights else "") + ("w" if self.weekends else "") or "-"
            return f"slow {self.stock // _HOUR} {self.reserve // _HOUR} {rests} {self.stand_in}".rstrip()
        if self.renewed:
            return f"days {self.stock // _DAY}"
        return f"fischer {self.stock // _SECOND} {self.increment // _SECOND}"


def fischer(seconds: int, increment: int) -> Pace:
    """Return the pace of a stock of seconds to which every choice adds some."""
    return Pace(seconds * _SECOND, increment * _SECOND)


def days(count: int) -> Pace:
    """Return the pace of so many days for every choice."""
    return Pace(count * _DAY, renewed=True)


def slow(hours: int, reserve: int = 0, *, nights: bool = False, weekends: bool = False, stand_in: str = "") -> Pace:
    """Return the pace of so many hours for every decision, and a reserve of hours for the game."""
    return Pace(
        hours * _HOUR,
        renewed=True,
        slow=True,
        reserve=reserve * _HOUR,
        nights=nights,
        weekends=weekends,
        stand_in=stand_in,
    )


def pace_of(text: str) -> Pace | None:
    """Return the pace that a log holds as text; None for no clock. ``ValueError`` for any other text."""
    kind, *rest = text.split()
    match kind, rest:
        case "none", []:
            return None
        case "days", [count]:
            return days(int(count))
        case "fischer", [seconds, increment]:
            return fischer(int(seconds), int(increment))
        case "slow", [hours, reserve, rests, *bot]:
            stand_in = " ".join(bot)
            return slow(int(hours), int(reserve), nights="n" in rests, weekends="w" in rests, stand_in=stand_in)
    raise ValueError(f"no pace: {text!r}")


class Clocks:
    """One clock per seat; those of the seats that are asked run."""

    __slots__ = ("_pace", "_reserves", "_rests", "_running", "_since", "_stocks")

    def __init__(self, pace: Pace, rests: list[Rest]) -> None:
        self._pace: Final = pace
        self._rests: Final = rests
        self._stocks = [pace.stock] * len(rests)
        self._reserves = [pace.reserve] * len(rests)
        self._running: list[int] = []
        self._since = 0

    def tick(self, now: int) -> None:
        """Let the time up to now pass."""
        for seat in self._running:
            left = self.left(seat, now)
            self._reserves[seat] = min(self._reserves[seat], left)
            self._stocks[seat] = left - self._reserves[seat]
        self._since = now

    def chose(self, seat: int) -> None:
        """Reward a seat for having chosen."""
        self._stocks[seat] += self._pace.increment

    def come_back(self, seat: int) -> None:
        """Give a player who takes the seat back from a bot the time to choose."""
        renewed = self._pace.stock if self._pace.slow else self._pace.increment
        self._stocks[seat] = max(self._stocks[seat], renewed, _LEAST_ON_RETURN)

    def run(self, seats: Iterable[int], asked_anew: Collection[int]) -> None:
        """Let the clocks of some seats run from the last tick on; ``asked_anew`` have a new question."""
        self._running = list(seats)
        if self._pace.renewed:
            for seat in asked_anew:
                self._stocks[seat] = self._pace.stock

    def left(self, seat: int, now: int) -> int:
        """Return how many milliseconds a seat has left, its reserve included."""
        spent = self._rests[seat].counted(self._since, now) if seat in self._running else 0
        return max(0, self._stocks[seat] + self._reserves[seat] - spent)

    def reserve(self, seat: int, now: int) -> int:
        """Return how much of that is the reserve for the game."""
        return min(self._reserves[seat], self.left(seat, now))

    def running(self, seat: int) -> bool:
        """Whether a seat's clock runs."""
        return seat in self._running

    def until(self, seat: int) -> int | None:
        """Return when a seat's clock runs out without a choice; None where it does not run."""
        if seat not in self._running:
            return None
        return self._rests[seat].after(self._since, self._stocks[seat] + self._reserves[seat])

    @property
    def deadline(self) -> int | None:
        """When the first clock runs out without a choice."""
        return min((until for seat in self._running if (until := self.until(seat)) is not None), default=None)

    def to_data(self) -> dict[str, Any]:
        """Return the clocks as JSON-able data."""
        return {
            "stocks": self._stocks,
            "reserves": self._reserves,
            "running": self._running,
            "since": self._since,
        }

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote."""
        self._stocks = list(data["stocks"])
        self._reserves = list(data.get("reserves", [0] * len(self._stocks)))
        self._running = list(data["running"])
        self._since = data["since"]
