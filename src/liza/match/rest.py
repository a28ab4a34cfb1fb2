"""The hours of a player that do not count on a slow clock: nights, weekends and holidays, in the player's time zone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Any, Final

_SECOND: Final = 1000
_WAKES: Final = time(8)
_SLEEPS: Final = time(23)
_MIDNIGHT: Final = time()
_SATURDAY: Final = 5
_MOST_DAYS: Final = 3_700
"""How far ahead of a moment its rest is worked out."""


@lru_cache(200)
def zone_of(name: str) -> tzinfo | None:
    """Return a time zone by its name, ``Europe/Madrid``; None where this machine does not know it."""
    from zoneinfo import ZoneInfo  # noqa: PLC0415 - a browser plays without time zones

    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return None


class Rest:
    """When the time of one player does not count."""

    __slots__ = ("holidays", "nights", "weekends", "zone")

    def __init__(self, *, nights: bool = False, weekends: bool = False) -> None:
        self.nights: Final = nights
        self.weekends: Final = weekends
        self.zone = ""
        """The name of the player's time zone; UTC where it is empty or unknown."""
        self.holidays: list[tuple[int, int]] = []
        """Announced absences, from and until, in order."""

    def on_holiday(self, now: int) -> bool:
        """Whether an announced absence lasts."""
        return any(begin <= now < end for begin, end in self.holidays)

    def counted(self, since: int, until: int) -> int:
        """Return how many milliseconds count between two moments."""
        if until <= since:
            return 0
        return sum(min(end, until) - begin for begin, end in self._awake(since) if begin < until)

    def after(self, since: int, amount: int) -> int:
        """Return the moment at which so many milliseconds have counted since another moment."""
        end = since
        for begin, end in self._awake(since):
            if amount <= end - begin:
                return begin + amount
            amount -= end - begin
        return end

    def to_data(self) -> list[Any]:
        """Return as JSON-able data what the table's log says of the player."""
        return [self.zone, self.holidays]

    def load(self, data: Sequence[Any]) -> None:
        """Take over what ``to_data`` wrote."""
        self.zone = data[0]
        self.holidays = [(begin, end) for begin, end in data[1]]

    def _awake(self, since: int) -> Iterator[tuple[int, int]]:
        """Yield the spans that count from a moment on, in order; each ends where rest begins."""
        for begin, end in self._windows(since):
            at = max(begin, since)
            for away, back in self.holidays:
                if back <= at or away >= end:
                    continue
                if away > at:
                    yield at, away
                at = back
            if at < end:
                yield at, end

    def _windows(self, since: int) -> Iterator[tuple[int, int]]:
        """Yield the waking hours of each day, holidays or not."""
        if not (self.nights or self.weekends):
            yield since, since + _MOST_DAYS * 86_400 * _SECOND
            return
        zone = zone_of(self.zone) or UTC
        first = datetime.fromtimestamp(since / _SECOND, zone).date()
        for number in range(_MOST_DAYS):
            day = first + timedelta(number)
            if self.weekends and day.weekday() >= _SATURDAY:
                continue
            begin = _moment(day, _WAKES if self.nights else _MIDNIGHT, zone)
            end = _moment(day, _SLEEPS, zone) if self.nights else _moment(day + timedelta(1), _MIDNIGHT, zone)
            if end > since:
                yield begin, end


def _moment(day: date, hour: time, zone: tzinfo) -> int:
    return round(datetime.combine(day, hour, zone).timestamp()) * _SECOND
