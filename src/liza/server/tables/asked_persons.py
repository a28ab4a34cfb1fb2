"""What an entry gives to tell: at a slow table, which persons have to decide from now on, and that the game is over.

At other tables nobody is told: whoever plays there is there.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from liza.match.log import TableChange
from liza.match.questions import NOT_ASKED
from liza.match.table import Table
from liza.store.notice_rows import HOOK_OVER, HOOK_TURN, OVER, TURN, NewNotice

GRACE: Final = 5_000
"""Milliseconds before anybody is told: for what an order left in advance decides at once."""
GRACE_HERE: Final = 60_000
"""The same for players who are at the table, whom it tells itself; a page may also lie open that nobody looks at."""
_HOUR: Final = 3_600_000
_SHARE: Final = 4
"""A deadline is told once more when a quarter of the time is left, but an hour before it at least."""


class AwaitedPerson(NamedTuple):
    """A person's seat that has to decide."""

    key: str
    """The hash of its token."""
    n: int
    """The entry since which it has."""
    until: int | None
    """When the decision is missed; None while the clocks stand still."""


def asked_persons(table: Table) -> dict[int, AwaitedPerson]:
    """Return the persons who have to decide at a slow table; nobody at any other."""
    clocks, pace = table.clocks, table.timing.pace
    if pace is None or clocks is None or not pace.renewed or table.halted or table.status != "running":
        return {}
    return {
        seat: AwaitedPerson(chair.token, table.decision(seat), clocks.until(seat))
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and chair.token and not chair.left and table.decision(seat) != NOT_ASKED
    }


def asking(found: Mapping[int, AwaitedPerson], now: int, here: Collection[int] = ()) -> list[NewNotice]:
    """Return what is to be told of decisions; later to the seats that are here, which may be playing on live."""
    told: list[NewNotice] = []
    for seat, one in found.items():
        due = now + (GRACE_HERE if seat in here else GRACE)
        told += [
            NewNotice(seat, TURN, one.key, one.n, now, one.until, due, reminder(one.until, now)),
            NewNotice(seat, HOOK_TURN, "", one.n, now, one.until, due, None),
        ]
    return told


def reminder(until: int | None, now: int) -> int | None:
    """Return when to remind of a deadline; None where there is hardly more time than that."""
    if until is None or until - now <= 2 * _HOUR:
        return None
    return until - max(_HOUR, (until - now) // _SHARE)


def told_by(
    table: Table, change: TableChange, before: Mapping[int, AwaitedPerson], here: Collection[int]
) -> tuple[list[NewNotice], list[int]]:
    """Return what is to be told after an entry, given who had to decide before it; and the seats that have decided."""
    after = asked_persons(table)
    told = asking({seat: one for seat, one in after.items() if before.get(seat) != one}, table.at, here)
    if change.ended and table.timing.pace is not None and table.timing.pace.renewed:
        told += _ending(table, change.entry.seat)
    return told, [seat for seat in before if seat not in after]


def _ending(table: Table, by: int) -> list[NewNotice]:
    """Return that the game is over, for all but the one who has ended it."""
    due = table.at + GRACE
    seats = [seat for seat, chair in enumerate(table.chairs) if chair.token and not chair.left and seat != by]
    return [
        *(NewNotice(seat, OVER, table.chairs[seat].token, table.n, table.at, None, due, None) for seat in seats),
        NewNotice(0, HOOK_OVER, "", table.n, table.at, None, due, None),
    ]
