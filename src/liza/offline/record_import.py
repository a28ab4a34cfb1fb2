"""A finished game that was played elsewhere, put on this device: to be stepped through, checked and looked back on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from liza.kernel.base.errors import LizaError
from liza.kernel.base.source import commitment, seeded
from liza.match.entropy import promise_of
from liza.match.log import Entry
from liza.match.record import LEAVES, Record
from liza.offline.host import OfflineHost, encoded, new_table_id
from liza.offline.saved_table import SavedTable
from liza.server.base.tokens import new_token
from liza.server.packs.pack_cache import bind, bound_game
from liza.server.protocol import bodies
from liza.server.protocol.denied import Denied
from liza.server.tables.finished import replays
from liza.server.tables.table_plan import TablePlan, planned


class KeepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, and whose game it was."""

    record: dict[str, Any]
    seat: int | None = None


_REFUSED: Final = "bad-record"
_DIFFERS: Final = "record-differs"


def kept_record(host: OfflineHost, wanted: KeepRecord, packs: Mapping[str, str]) -> bodies.TableCreated:
    """Put a finished game on this device, where games are played with these packs.

    Only a game that can be played again as it is written is taken: not one that a player left for good or that was
    called a draw, nor one with cards that are not here. A seed that is a number becomes the key that it stands for.
    """
    record = _read(wanted.record)
    key = _key(record)
    seats = [bodies.SeatRequest(kind="person", name=name[:40]) for name in record.names]
    mine = wanted.seat if wanted.seat is not None and 0 <= wanted.seat < len(seats) else 0
    token, invite, watch = new_token(), new_token(), new_token()
    now = host.clock()
    pack = _pack(record, packs)
    options = bound_game(record.game, pack).recall_options(record.options)
    table = bodies.CreateTable(game=record.game, seats=seats, options=options, pack=pack)
    plan = _with_entropy(planned(table, {mine: token}, invite, watch, now), record)
    try:
        kept = SavedTable(new_table_id(), plan, key, list(_entries(record, now)))
        again = msgspec.json.decode(encoded(replays.record_file(kept.setting, kept.entries, None)))
    except (LizaError, LookupError, ValueError) as fault:
        raise Denied(_DIFFERS, str(fault)) from None
    if kept.table.status != "over" or any(again[part] != wanted.record[part] for part in ("actions", "outcome")):
        raise Denied(_DIFFERS)
    host.keep(kept)
    return bodies.TableCreated(host.info(kept), [bodies.SeatKey(mine, token)], invite, plan.watching)


def _read(data: dict[str, Any]) -> Record:
    try:
        record = Record.from_data(data)
        record.check_rules()
    except LizaError as fault:
        raise Denied(_REFUSED, str(fault)) from None
    odd = any(text == LEAVES for _, text in record.actions) or (
        record.ending is not None and record.ending.seat is None
    )
    if record.outcome is None or odd:
        raise Denied(_REFUSED)
    return record


def _key(record: Record) -> bytes:
    """Return what all chance of a game came from, which must be what was promised before it."""
    if record.seed is None:
        raise Denied(_REFUSED)
    try:
        key = seeded(record.seed).key
    except LizaError as fault:
        raise Denied(_REFUSED, str(fault)) from None
    if commitment(key) != record.commitment:
        raise Denied(_DIFFERS)
    return key


def _pack(record: Record, packs: Mapping[str, str]) -> str | None:
    """Return the pack that a game was played with, if it is one of those that are here; None is the game's own."""
    if record.pack is not None and record.pack.hash != record.pack_hash:
        raise Denied(_REFUSED)
    own = packs.get(record.game)
    if own is not None:
        bind(record.game, own)
    for text in (own, None):
        if bound_game(record.game, text).pack.hash == record.pack_hash:
            return text
    raise Denied(_REFUSED)


def _with_entropy(plan: TablePlan, record: Record) -> TablePlan:
    """Return the plan of a table at which each seat has promised what it added to chance."""
    pairs = zip(plan.seats, record.entropy, strict=True)
    seats = [msgspec.structs.replace(seat, promised=promise_of(shown) if shown else "") for seat, shown in pairs]
    return msgspec.structs.replace(plan, seats=seats)


def _entries(record: Record, now: int) -> Iterator[Entry]:
    """Yield the log of a table at which that game was played."""
    shown = [("reveal", seat, text) for seat, text in enumerate(record.entropy) if text]
    acts = [("act", seat, text) for seat, text in record.actions]
    n = 0
    for n, (kind, seat, text) in enumerate([*shown, *acts], 1):
        yield Entry(n, now, kind, seat, text)
    if record.ending is not None and record.ending.seat is not None:
        yield Entry(n + 1, now, "resign", record.ending.seat)
