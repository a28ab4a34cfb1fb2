"""The time of a table: its pace, which may change by agreement, its clocks, pauses, holidays, and missed decisions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from liza.match.clock import Clocks, Pace, pace_of
from liza.match.log import Entry, EntryRefused
from liza.match.rest import Rest, zone_of

_DAY: Final = 86_400_000
ABOUT_TIME: Final = ("resume", "zone", "holiday", "back")
"""Kinds of entries about time alone: a pause ends, a player tells a time zone, is going to be away, or is back."""
NOTICE_OF_HOLIDAY: Final = _DAY
"""How long before it begins a holiday is announced at the latest."""
LONGEST_HOLIDAY: Final = 21 * _DAY
MOST_HOLIDAYS: Final = 42 * _DAY
"""How much holiday a player has in one game."""
MOST_MISSED: Final = 3
"""After so many missed decisions in a row a bot keeps the seat until its player is back."""


class Timing:
    """Who has how much time, and until when."""

    __slots__ = ("_moved", "chosen", "clocks", "missed", "pace", "paused", "rests", "standing_in")

    def __init__(self, pace: Pace | None, seats: int) -> None:
        self.pace = pace
        self.chosen: str | None = None
        """The pace that the table has agreed on since it was opened, as its log says it."""
        self.rests = self._fresh_rests(seats)
        self.clocks = None if pace is None else Clocks(pace, self.rests)
        self.paused = False
        """Whether all clocks stand still by agreement."""
        self.missed = [0] * seats
        """How many decisions in a row each seat has missed."""
        self.standing_in: set[int] = set()
        """The seats at which a bot takes one missed decision."""
        self._moved = [0] * seats
        """When the time zone of each seat was last changed."""

    def _fresh_rests(self, seats: int) -> list[Rest]:
        pace = self.pace
        nights, weekends = (pace.nights, pace.weekends) if pace is not None else (False, False)
        return [Rest(nights=nights, weekends=weekends) for _ in range(seats)]

    @property
    def slow(self) -> bool:
        """Whether there are hours or days for each decision."""
        return self.pace is not None and self.pace.slow

    # Entries about time alone.

    def check(self, kind: str, seat: int, body: str, now: int) -> None:
        """Raise the reason why an entry about time is refused, if there is one."""
        if kind == "resume":
            if not self.paused:
                raise EntryRefused("not-paused")
            if not self.slow:
                raise EntryRefused("resume-together")
        elif not self.slow:
            raise EntryRefused("not-slow")
        elif kind == "zone":
            if zone_of(body) is None:
                raise EntryRefused("no-zone")
            if self.rests[seat].zone and now < self._moved[seat] + _DAY:
                raise EntryRefused("zone-lately")
        elif kind == "holiday":
            self._check_holiday(seat, body, now)
        elif all(end <= now for _, end in self.rests[seat].holidays):
            raise EntryRefused("no-holiday")

    def _check_holiday(self, seat: int, body: str, now: int) -> None:
        begin, end = _span(body)
        taken = self.rests[seat].holidays
        if begin < now + NOTICE_OF_HOLIDAY:
            raise EntryRefused("holiday-late")
        if end <= begin or end - begin > LONGEST_HOLIDAY:
            raise EntryRefused("holiday-long")
        if any(one < end and begin < other for one, other in taken):
            raise EntryRefused("holiday-twice")
        if sum(other - one for one, other in taken) + end - begin > MOST_HOLIDAYS:
            raise EntryRefused("holiday-spent")

    def do(self, entry: Entry) -> None:
        """Do what a stored entry about time says."""
        rest = self.rests[entry.seat]
        if entry.kind == "resume":
            self.paused = False
        elif entry.kind == "zone":
            rest.zone = entry.body
            self._moved[entry.seat] = entry.at
        elif entry.kind == "holiday":
            rest.holidays = sorted([*rest.holidays, _span(entry.body)])
        else:
            rest.holidays = [(begin, min(end, entry.at)) for begin, end in rest.holidays if begin < entry.at]

    def change_pace(self, text: str, now: int) -> None:
        """Play on at another pace, with fresh clocks; what players have said of their time is kept."""
        said = [rest.to_data() for rest in self.rests]
        self.pace = pace_of(text)
        self.chosen = text
        self.rests = self._fresh_rests(len(said))
        for rest, data in zip(self.rests, said, strict=True):
            rest.load(data)
        self.clocks = None if self.pace is None else Clocks(self.pace, self.rests)
        self.paused = False
        self.missed = [0] * len(said)
        if self.clocks is not None:
            self.clocks.tick(now)

    @property
    def stand_in(self) -> str:
        """The level of the bot that takes a missed decision; empty where the table's substitute does."""
        return "" if self.pace is None else self.pace.stand_in

    def may_propose(self) -> list[str]:
        """Return what can be proposed about time."""
        pause = [] if self.clocks is None else ["resume" if self.paused else "pause"]
        return ["pace", *pause]

    # Clocks.

    def tick(self, now: int) -> None:
        """Let the time up to now pass."""
        if self.clocks is not None:
            self.clocks.tick(now)

    def come_back(self, seat: int) -> None:
        """Give a player who is back the time to choose."""
        self.missed[seat] = 0
        if self.clocks is not None:
            self.clocks.come_back(seat)

    def miss(self, seat: int) -> bool:
        """Count a missed decision; return whether a bot stands in for this one alone."""
        self.missed[seat] += 1
        once = self.slow and self.missed[seat] < MOST_MISSED
        if once:
            self.standing_in.add(seat)
        return once

    def chose(self, seat: int) -> None:
        """Note that a seat has chosen."""
        if seat not in self.standing_in:
            self.missed[seat] = 0
        if self.clocks is not None:
            self.clocks.chose(seat)

    def run(self, seats: Collection[int], anew: Collection[int], begun: Collection[int]) -> None:
        """Let the clocks of some seats run: ``anew`` have a new question, ``begun`` a new decision."""
        if self.clocks is not None:
            self.clocks.run([] if self.paused else seats, begun if self.slow else anew)

    # Keeping.

    def to_data(self) -> dict[str, Any]:
        """Return everything as JSON-able data."""
        return {
            "chosen": self.chosen,
            "rests": [rest.to_data() for rest in self.rests],
            "clocks": None if self.clocks is None else self.clocks.to_data(),
            "paused": self.paused,
            "missed": self.missed,
            "standing_in": sorted(self.standing_in),
            "moved": self._moved,
        }

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote."""
        if data["chosen"] is not None:
            self.change_pace(data["chosen"], 0)
        for rest, said in zip(self.rests, data["rests"], strict=True):
            rest.load(said)
        if self.clocks is not None:
            self.clocks.load(data["clocks"])
        self.paused = data["paused"]
        self.missed = list(data["missed"])
        self.standing_in = set(data["standing_in"])
        self._moved = list(data["moved"])


def _span(body: str) -> tuple[int, int]:
    begin, _, end = body.partition(" ")
    return int(begin), int(end)
