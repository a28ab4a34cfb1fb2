"""The time by which a process plays: it runs at the pace of the machine, whatever its wall clock is set to meanwhile.

A wall clock may be set by hand or by the network, forward or back. Clocks of players must not run out by that, so a
difference is made up slowly. Processes that share a database take the time from it, so that all of them agree.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

_LOG: Final = logging.getLogger("liza.server")
_MADE_UP: Final = 0.05
"""How much of the time that passes may be added or left out: an hour is made up in twenty."""
_LARGE: Final = 60_000
"""Milliseconds of difference that an operator should know of."""
_BOOT: Final = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
"""The clock that cannot be set and that goes on while the machine sleeps, where there is one."""


def wall_ms() -> float:
    """Return the time of the machine's wall clock in milliseconds since 1970."""
    return time.time_ns() / 1e6


def passed_ms() -> float:
    """Return milliseconds of a clock that cannot be set."""
    return (time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)) * 1000


class SteadyClock:
    """Milliseconds since 1970 that never jump."""

    def __init__(self, wall: Callable[[], float] = wall_ms, passed: Callable[[], float] = passed_ms) -> None:
        self._wall: Final = wall
        self._passed: Final = passed
        self._at = passed()
        self._now = wall()
        self._beside_wall: float | None = None
        """How far the shared time is ahead of the wall clock; None where there is only the wall clock."""
        self._told = False

    def __call__(self) -> int:
        """Return the time."""
        at = self._passed()
        passed, self._at = at - self._at, at
        self._now += passed
        ahead = self._wall() + (self._beside_wall or 0.0) - self._now
        most = passed * _MADE_UP
        self._now += max(-most, min(most, ahead))
        self._tell(ahead)
        return int(self._now)

    def follow(self, shared: float) -> None:
        """Take the time of the database, at once the first time and slowly from then on."""
        if self._beside_wall is None:
            self._now, self._at = shared, self._passed()
        self._beside_wall = shared - self._wall()

    def _tell(self, ahead: float) -> None:
        """Log once that the difference has become large."""
        large = abs(ahead) > _LARGE
        if large and not self._told:
            _LOG.warning("the clock was set; play goes on by the old time", extra={"seconds": round(ahead / 1000)})
        self._told = large


now_ms: Final = SteadyClock()
"""The time of this process in milliseconds since 1970."""
