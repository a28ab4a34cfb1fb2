"""A finished game that was played elsewhere, put on this device: to be stepped through, checked and looked back on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from liza.kernel.base.errors import LizaError
from liza.local.desk import Desk, encoded, new_table_id
from liza.local.kept import Kept
from liza.match.log import Entry
from liza.match.record import LEAVES, Record
from liza.server import bodies, story
from liza.server.denied import Denied
from liza.server.plan import planned
from liza.server.tokens import new_token


class KeepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and whose game it was."""

    record: dict[str, Any]
    seat: int | None = None


_REFUSED: Final = "bad-record"


def kept_record(desk: Desk, wanted: KeepRecord) -> bodies.TableCreated:
    """Put a finished game on this device.

    Only a game that can be played again as it is written is taken: not one that somebody left for good or that was
    called a draw, nor one with cards of its own.
    """
    record = _read(wanted.record)
    seats = [bodies.SeatWanted(kind="person", name=name[:40]) for name in record.names]
    mine = wanted.seat if wanted.seat is not None and 0 <= wanted.seat < len(seats) else 0
    token, invite, watch = new_token(), new_token(), new_token()
    now = desk.clock()
    table = bodies.CreateTable(game=record.game, seats=seats, options=record.options)
    plan = planned(table, {mine: token}, invite, watch, now)
    assert isinstance(record.seed, bytes)
    try:
        kept = Kept(new_table_id(), plan, record.seed, list(_entries(record, now)))
        again = msgspec.json.decode(encoded(story.record_file(kept.setting, kept.entries, None)))
    except LizaError as fault:
        raise Denied(_REFUSED, str(fault)) from None
    if kept.table.status != "over" or any(again[part] != wanted.record[part] for part in ("actions", "outcome")):
        raise Denied(_REFUSED)
    desk.keep(kept)
    return bodies.TableCreated(desk.info(kept), [bodies.SeatKey(mine, token)], invite, plan.watching)


def _read(data: dict[str, Any]) -> Record:
    try:
        record = Record.from_data(data)
        record.check_rules()
    except LizaError as fault:
        raise Denied(_REFUSED, str(fault)) from None
    odd = any(text == LEAVES for _, text in record.actions) or (
        record.ending is not None and record.ending.seat is None
    )
    if not isinstance(record.seed, bytes) or record.outcome is None or record.pack is not None or odd:
        raise Denied(_REFUSED)
    return record


def _entries(record: Record, now: int) -> Iterator[Entry]:
    """Yield the log of a table at which that game was played."""
    n = 0
    for seat, text in record.actions:
        n += 1
        yield Entry(n, now, "act", seat, text)
    if record.ending is not None and record.ending.seat is not None:
        yield Entry(n + 1, now, "resign", record.ending.seat)
