"""Many want to sit down at the same moment: whoever is told of a seat has it, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from liza.match.log import EntryRefused
from liza.server.base.tokens import hashed, new_id
from liza.server.protocol.bodies import CreateTable, SeatRequest
from liza.server.tables.repository import LoadedTable, TableRepository
from liza.server.tables.table_plan import new_seed, planned, stored
from liza.store import Store, open_store
from tests.server.client import Figure, Server, run
from tests.server.rig import NOW
from tests.support import now

AT_ONCE = 8
SEATS = 4


@pytest.mark.parametrize("rounds", [15, pytest.param(60, marks=pytest.mark.slow)])
@pytest.mark.parametrize("kind", now({"postgresql"}, ["sqlite", "postgresql"]))
def test_nobody_is_promised_a_seat_that_another_was_given(
    kind: str, rounds: int, request: pytest.FixtureRequest, tmp_path: Path, record_property: Figure
) -> None:
    db = request.getfixturevalue("cluster").url if kind == "postgresql" else str(tmp_path / "liza.db")

    async def work() -> None:
        stores = [open_store(db) for _ in range(2 if kind == "postgresql" else 1)]
        for store in stores:
            await store.open()
        try:
            for _ in range(rounds):
                await one_round(stores, await new_table(stores[0]))
        finally:
            for store in stores:
                await store.close()

    async def one_round(stores: Sequence[Store], id: str) -> None:
        wishes = (sit(stores[at % len(stores)], id, f"token {at}") for at in range(AT_ONCE))
        promised = [promise for promise in await asyncio.gather(*wishes) if promise is not None]
        kept = await TableRepository(stores[-1]).load(id)
        assert sorted(seat for seat, _ in promised) == list(range(SEATS))
        for seat, token in promised:
            assert kept.table.seat_of(hashed(token)) == seat

    run(work())
    record_property("figure", f"{kind}: {rounds} rounds of {AT_ONCE} joins at once, none lost")


async def new_table(store: Store) -> str:
    plan = planned(CreateTable(game="pulso", seats=[SeatRequest("open")] * SEATS), {}, "invite", "watch", NOW)
    id, seed = new_id(), new_seed()
    await store.create(stored(id, plan, LoadedTable(id, plan, seed).table, seed), [], {})
    return id


async def sit(store: Store, id: str, token: str) -> tuple[int, str] | None:
    """Take the first seat that looks open, as a process would that has read the table for this alone."""
    repository = TableRepository(store)
    kept = await repository.load(id)
    while True:
        seat = next((at for at, chair in enumerate(kept.table.chairs) if chair.kind == "open"), None)
        if seat is None:
            return None
        try:
            async with kept.lock:
                await repository.commit(kept, "sit", seat, f"{hashed(token)} {token}")
        except EntryRefused:
            continue
        return seat, token


def test_whoever_asks_for_any_seat_gets_one_while_there_is_one(server: Server) -> None:
    async def work() -> None:
        made = server.create("pulso", [{"kind": "open"}] * SEATS, public=True)
        url = f"{server.url}/api/tables/{made['table']['id']}/join"
        async with httpx.AsyncClient(timeout=60) as web:
            answers = await asyncio.gather(*(web.post(url, json={}) for _ in range(AT_ONCE)))
        assert sorted(answer.json()["key"]["seat"] for answer in answers if answer.status_code == 201) == [0, 1, 2, 3]
        assert [answer.json()["code"] for answer in answers if answer.status_code != 201] == ["full"] * 4

    run(work())
