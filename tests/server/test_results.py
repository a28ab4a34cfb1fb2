"""A result is stored with the entry that ends its game, and made again from the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, update

from liza.match.departures import Departures, places
from liza.match.log import Entry
from liza.match.table import Table
from liza.people import seats
from liza.server.base.tokens import hashed
from liza.server.tables.finished.results_anew import remake
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan
from liza.store import StoreError
from liza.store.results import played, verdicts
from liza.store.schema import RESULT_SEATS, RESULTS
from tests.server.rig import NOW, SEED, Time, hub_with, plan_of
from tests.support import awaited


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


def rated(game: str, count: int, **wanted: Any) -> TablePlan:
    return msgspec.structs.replace(plan_of(game, count, **wanted), rated=True)


async def stored(hub: Hub) -> list[tuple[Any, ...]]:
    """Return everything that is stored about results."""
    async with hub.store.reading() as connection:
        rows = [tuple(row) for row in await connection.execute(RESULTS.select())]
        return rows + [tuple(row) for row in await connection.execute(RESULT_SEATS.select().order_by("seat"))]


@pytest.mark.parametrize(
    ("ranking", "departed", "wanted"),
    [
        ([[1], [0]], [], [2, 1]),
        ([[0, 1]], [], [1, 1]),
        ([[2], [0, 1]], [], [2, 2, 1]),
        ([[2], [0, 1], [3]], [2], [1, 1, 4, 3]),
        ([[0], [1], [2], [3]], [0, 1], [4, 3, 1, 2]),
        ([[0], [1], [2], [3]], [3, 2, 1, 0], [1, 2, 3, 4]),
    ],
)
def test_who_leaves_comes_after_all_who_stayed(
    ranking: list[list[int]], departed: list[int], wanted: list[int]
) -> None:
    assert places(ranking, departed) == wanted


def test_a_result_is_stored_with_the_entry_that_ends_the_game(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, rated("qiahn", 2)) as hub:
            live = await hub.live("t")
            keys = [chair.token for chair in live.table.chairs]
            assert keys == [hashed("seat-0"), hashed("seat-1")]
            await seats.take(hub.store, seats.HeldSeat("t", keys[0], 0, "ana", NOW))
            assert await stored(hub) == []
            await hub.commit(live, "resign", 0)
            found = await stored(hub)
            assert found == [
                ("t", "qiahn", live.kept.plan.version, NOW, True, True, None, True, True),
                ("t", 0, 2, True, "", keys[0], "ana", "qiahn", NOW, True, 1),
                ("t", 1, 1, False, "", keys[1], None, "qiahn", NOW, True, None),
            ]
            # A guest who becomes a person keeps the games that were played before.
            await seats.take_late(hub.store, seats.HeldSeat("t", keys[1], 1, "eva", NOW))
            (game,) = await played.games_of(hub.store, "eva")
            assert (game.own.place, game.own.seat, [seat.person for seat in game.others]) == (1, 1, ["ana"])
            assert await played.games_of(hub.store, "eva", "tanxi") == []
            assert await played.games_of(hub.store, "eva", before=(NOW, "t")) == []
            assert await played.pending(hub.store) == [], "first it is judged how the player stood who left"
            assert await verdicts.unjudged(hub.store) == {"t": {0: 1}}
            await verdicts.keep_verdicts(hub.store, "t", [])
            assert [row.table_id for row in await played.pending(hub.store)] == ["t"]

    awaited(work())


def test_an_entry_that_is_not_stored_leaves_no_result(where: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_with(where, rated("qiahn", 2)) as hub:
            live = await hub.live("t")
            # The result cannot be stored: then the game has not ended either.
            async with hub.store.writing() as connection:
                await connection.execute(RESULTS.insert().values(await _row(hub)))
            with pytest.raises(StoreError):
                await hub.commit(live, "resign", 0)
            row = await hub.store.find("t")
            assert row is not None
            assert row.status == "running"
            assert await hub.store.log("t") == []

    awaited(work())


async def _row(_hub: Hub) -> dict[str, Any]:
    columns = {"game": "qiahn", "version": 1, "ended": NOW, "rated": False, "pending": False}
    return {"table_id": "t", **columns}


def test_results_are_made_again_from_the_logs(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, rated("tanxi", 3), clock=time) as hub:
            live = await hub.live("t")
            for seat in range(3):
                time.now += 1_000
                await seats.take(
                    hub.store, seats.HeldSeat("t", live.table.chairs[seat].token, seat, f"person {seat}", NOW)
                )
            await hub.commit(live, "resign", 1)
            await hub.commit(live, "resign", 0)
            assert live.table.departures.seats == [1, 0]
            time.now += 1_000
            while live.table.status != "over":
                await _play(hub)
            before = await stored(hub)
            assert [(row[1], row[2], row[3], row[6]) for row in before[1:]] == [
                (0, 2, True, "person 0"),
                (1, 3, True, "person 1"),
                (2, 1, False, "person 2"),
            ]
            async with hub.store.writing() as connection:
                await connection.execute(delete(RESULTS))
                await connection.execute(update(RESULT_SEATS).values(place=7))
            assert await remake(hub.store) == (1, 0)
            assert await stored(hub) == before

    awaited(work())


async def _play(hub: Hub) -> None:
    live = await hub.live("t")
    match = live.table.match
    assert match is not None
    seat = match.actors[0]
    await hub.commit(live, "act", seat, live.table.game.notation(match.legal(seat)[0]))
    await asyncio.sleep(0)


def test_who_is_back_has_not_left() -> None:
    table = Table(rated("tanxi", 3).setting("t", SEED))
    for n, (kind, seat) in enumerate([("leave", 1), ("propose", 0), ("agree", 2)], 1):
        body = {"propose": "replace 1", "agree": "2"}.get(kind, "")
        table.apply(Entry(n, NOW, kind, seat, body))
    assert table.departures.seats == [1]
    table = Table(rated("tanxi", 3).setting("t", SEED))
    for n, (kind, seat) in enumerate([("propose", 0), ("agree", 2), ("return", 1)], 1):
        body = {"propose": "replace 1", "agree": "1"}.get(kind, "")
        table.apply(Entry(n, NOW, kind, seat, body))
        assert table.departures.seats == ([1] if n == 2 else [])


def test_where_a_game_is_judged_is_the_first_leaving_that_a_bot_has_chosen_after() -> None:
    def table(*entries: tuple[str, int, str]) -> Table:
        found = Table(rated("tanxi", 3).setting("t", SEED))
        for n, (kind, seat, body) in enumerate(entries, 1):
            assert found.match is not None
            chosen = found.game.notation(found.match.legal(seat)[0]) if kind == "act" else body
            found.apply(Entry(n, NOW, kind, seat, chosen))
        return found

    begins = Table(rated("tanxi", 3).setting("t", SEED)).match
    assert begins is not None
    me = begins.actors[0]
    one, other = [seat for seat in range(3) if seat != me]
    away = [("propose", one, f"replace {me}"), ("agree", other, "1")]
    assert table(*away).departures.left_at(me) == 2
    assert table(*away, ("return", me, "")).departures.left_at(me) is None, "no bot has chosen"
    helped = [*away, ("act", me, ""), ("return", me, "")]
    back = table(*helped)
    assert (back.departures.seats, back.departures.left_at(me)) == ([], 2)
    again = table(*helped, ("resign", me, ""))
    assert (again.departures.seats, again.departures.left_at(me)) == ([me], 2)
    kept = Departures()
    kept.load(msgspec.json.decode(msgspec.json.encode(back.departures.to_data())))
    assert (kept.seats, kept.left_at(me)) == ([], 2)
    kept.load([one])
    assert kept.seats == [one], "as older versions wrote it"
