"""When a person may be told: not in quiet hours, and with a digest once a day."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo

from liza.notices.wishes import NoticeWishes

_SECOND: Final = 1_000
_HOUR: Final = 60
"""Minutes."""
_DAYS: Final = (-1, 0, 1, 2)
"""The days around a moment at which something may begin that matters to it."""


def quiet_span(wishes: NoticeWishes, now: int) -> tuple[int, int] | None:
    """Return from when to when it is quiet at a moment; None where it is not."""
    if wishes.quiet_start is None or wishes.quiet_end is None:
        return None
    over_night = wishes.quiet_end <= wishes.quiet_start
    for day in _DAYS:
        begin = _moment(wishes, now, day, wishes.quiet_start)
        end = _moment(wishes, now, day + over_night, wishes.quiet_end)
        if begin <= now < end:
            return begin, end
    return None


def next_digest(wishes: NoticeWishes, after: int) -> int:
    """Return when the first digest is told after a moment."""
    return next(at for day in _DAYS if (at := _moment(wishes, after, day, wishes.hour * _HOUR)) > after)


def may_tell_at(wishes: NoticeWishes, at: int, *, reminder: bool, now: int) -> int:
    """Return when to tell what happened at a moment: now or later."""
    wanted = now if reminder or wishes.digest != "daily" else max(now, next_digest(wishes, at))
    quiet = quiet_span(wishes, wanted)
    return wanted if quiet is None else quiet[1]


def reminder_at(wishes: NoticeWishes, remind: int | None, now: int) -> int | None:
    """Return when to remind of a deadline: before the quiet hours where it would fall into them."""
    quiet = None if remind is None else quiet_span(wishes, remind)
    return remind if quiet is None else max(now, quiet[0] - 1)


def _moment(wishes: NoticeWishes, near: int, day: int, minute: int) -> int:
    """Return a minute of a day, some days from the day of a moment."""
    zone = zone_named(wishes.zone)
    date = datetime.fromtimestamp(near / _SECOND, zone).date() + timedelta(day)
    return int(datetime.combine(date, time(minute // _HOUR, minute % _HOUR), zone).timestamp() * _SECOND)


def zone_named(name: str) -> tzinfo:
    """Return a time zone by its name; one that this machine no longer knows is as good as UTC."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return UTC
