"""Who is connected to a table, in this process and in the others.

Presence is told, not stored: every process says now and then who is with it, and what has not been said for a while is
forgotten, so a process that dies takes its guests with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable
from typing import Final, Protocol

import msgspec

from liza.match.table import Table

SAY_EVERY: Final = 15.0
FORGET_AFTER: Final = 40.0


class PresenceReport(msgspec.Struct, frozen=True):
    """What a process says about one table; with ``ask`` it also wants to hear the others."""

    process: str
    table: str
    seats: list[int]
    watchers: int
    ask: bool = False


class Presence:
    """Who is at one table."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock: Final = clock
        self._began: Final = clock()
        self._own: tuple[Collection[int], int] = ((), 0)
        self._others: Final[dict[str, tuple[float, PresenceReport]]] = {}
        self._seen: Final[dict[int, float]] = {}

    def set_own(self, seats: Collection[int], watchers: int) -> None:
        """Say who is connected to this process."""
        self._note_seen()
        self._own = (seats, watchers)
        self._note_seen()

    def hear(self, here: PresenceReport) -> bool:
        """Take in what another process says; returns whether anything is new."""
        before = (self.seats(), self.watchers())
        self._others[here.process] = (self._clock(), here)
        self._note_seen()
        return before != (self.seats(), self.watchers())

    def forget(self) -> bool:
        """Drop what has not been said for a while; returns whether anything was."""
        limit = self._clock() - FORGET_AFTER
        old = [process for process, (at, _) in self._others.items() if at < limit]
        for process in old:
            del self._others[process]
        self._note_seen()
        return bool(old)

    def seats(self) -> set[int]:
        """Return the seats that are connected anywhere."""
        return set(self._own[0]).union(*(here.seats for _, here in self._others.values()))

    def watchers(self) -> int:
        """Return how many spectators are connected anywhere."""
        return self._own[1] + sum(here.watchers for _, here in self._others.values())

    def absent(self, seat: int) -> float:
        """Return for how many seconds a seat has not been seen."""
        return 0.0 if seat in self.seats() else self._clock() - self._seen.get(seat, self._began)

    def _note_seen(self) -> None:
        now = self._clock()
        for seat in self.seats():
            self._seen[seat] = now


class ConnectedClient(Protocol):
    """A client that is connected to a table."""

    @property
    def seat(self) -> int | None:
        """The seat that is played."""

    @property
    def viewer(self) -> int | None:
        """The seat with whose eyes the client sees."""

    @property
    def key(self) -> str | None:
        """The hash of the token that was shown."""

    @property
    def muted(self) -> set[int]:
        """The seats that are not heard."""


def who_is_here(table: Table, guests: Iterable[ConnectedClient]) -> tuple[set[int], int]:
    """Return the seats of the connected clients, and how many have none: the spectators.

    A seat that a bot keeps still counts as its owner's. Once a rematch is agreed, players count at their old seats.
    """
    own = table.played_by if table.next else table.kept_for
    seats = [guest.seat if guest.seat is not None or guest.key is None else own(guest.key) for guest in guests]
    return {seat for seat in seats if seat is not None}, seats.count(None)
