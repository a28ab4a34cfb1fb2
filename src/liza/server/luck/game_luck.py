"""What chance did in one finished game: worked out in a process of its own, from its log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from liza.lab.run.own_things import own_things
from liza.match.log import Entry
from liza.match.table import Table
from liza.referee.draws import draws_of
from liza.referee.fair_dice import DrawFace, faces
from liza.referee.luck import luck_of
from liza.referee.luck_weights import weight_of
from liza.server.packs.pack_cache import bound_game
from liza.server.tables.finished.finishing import finished
from liza.server.tables.table_plan import TablePlan
from liza.store.results.seat_luck import StoredLuck


class GameLuck(NamedTuple):
    """How chance treated the seats and what they used, and how often each side of a die came."""

    seats: list[StoredLuck]
    counts: Counter[DrawFace]


def game_luck(table_id: str, plan: TablePlan, seed: bytes, entries: Sequence[Entry]) -> GameLuck:
    """Return what chance did in a game that is over, and what each seat used."""
    bound_game(plan.game, plan.pack)
    table = Table(plan.setting(table_id, seed))
    for entry in entries:
        if table.apply(entry).ended:
            break
    result = finished(plan, table)
    if result is None or table.match is None or len(result.seats) < 2:
        return GameLuck([], Counter())
    record = table.match.record
    weight = weight_of(plan.game, len(result.seats))
    scores = points([seat.place for seat in result.seats])
    used = [
        msgspec.json.encode({f"{thing.kind}:{thing.key}": count for thing, count in things.items()}).decode()
        for things in own_things(record)
    ]
    # Between first and last place lie 2 of the points of ``luck_of`` and 1 of these.
    seats = [
        StoredLuck(seat, score, weight * luck.luck / 2, weight**2 * luck.spread / 4, things)
        for seat, (score, luck, things) in enumerate(zip(scores, luck_of(record), used, strict=True))
    ]
    return GameLuck(seats, faces(draws_of(record)[0]))


def points(places: Sequence[int]) -> list[float]:
    """Return what places are worth: 1 for the first, 0 for the last; who shares a place shares its points."""
    others = len(places) - 1
    return [(sum(other > place for other in places) + (places.count(place) - 1) / 2) / others for place in places]
