"""The dice of finished games: counted once, told to all, and each person's luck to that person alone."""

from __future__ import annotations

from math import sqrt
from pathlib import Path

import msgspec
import pytest

from liza.people import seats
from liza.server.luck.game_luck import points
from liza.server.luck.luck_keeper import LuckKeeper, luck_bound
from liza.server.tables.finished.results_anew import remake
from liza.server.tables.hub import Hub
from liza.store.results.seat_luck import draw_counts, luck_of_person, unweighed
from liza.store.schema import SEAT_LUCK
from tests.server.rig import NOW, hub_with, plan_of
from tests.support import awaited


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


async def play(hub: Hub) -> None:
    """Play the table to the end, always by the first choice there is."""
    live = await hub.live("t")
    while (match := live.table.match) is None or not match.over:
        assert match is not None
        seat = match.actors[0]
        await hub.commit(live, "act", seat, match.game.notation(match.state.legal(seat)[0]))


def keeper_of(hub: Hub) -> LuckKeeper:
    return LuckKeeper(hub.store, lambda: NOW)


def test_the_dice_of_a_game_are_counted_once_and_told_to_its_players(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, plan_of("tankup", 2)) as hub:
            keeper = keeper_of(hub)
            live = await hub.live("t")
            await seats.take(hub.store, seats.HeldSeat("t", live.table.chairs[0].token, 0, "ana", NOW))
            assert await keeper.look() == 0
            await play(hub)
            assert await unweighed(hub.store, 10) == ["t"]
            assert await keeper.look() == 1
            assert await unweighed(hub.store, 10) == []
            counted = await draw_counts(hub.store, ["qiahn", "tankup"])
            rolled = sum(count for (kind, _, _), count in counted["tankup"].items() if kind == "die")
            assert rolled > 5
            ana = await luck_of_person(hub.store, "ana", "tankup")
            assert ana.games == 1
            assert ana.score in (0, 0.5, 1)
            assert ana.spread > 0
            assert await luck_of_person(hub.store, "ana", "qiahn") == (0, 0, 0, 0)
            told = await keeper.luck("ana", "tankup")
            assert abs(told.luck) <= told.bound
            # Results that are made again are not counted again.
            await remake(hub.store)
            assert await unweighed(hub.store, 10) == ["t"]
            assert await keeper.look() == 1
            assert await draw_counts(hub.store, ["qiahn", "tankup"]) == counted
            site = await keeper.site_dice()
            assert site.count == sum(counted["tankup"].values())
            assert 0 < site.stake < 2
            keeper.close()

    awaited(work())


def test_a_prepared_deal_says_nothing_of_the_dice(tmp_path: Path) -> None:
    async def work() -> None:
        plan = msgspec.structs.replace(plan_of("qiahn", 2), deal="00" * 32)
        async with hub_with(tmp_path, plan) as hub:
            keeper = keeper_of(hub)
            await hub.commit(await hub.live("t"), "resign", 0)
            assert await keeper.look() == 1
            assert await keeper.look() == 0
            assert await draw_counts(hub.store, ["qiahn", "tankup"]) == {}
            async with hub.store.reading() as connection:
                assert (await connection.execute(SEAT_LUCK.select())).all() == []
            keeper.close()

    awaited(work())


def test_only_one_of_several_processes_counts(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            await hub.commit(await hub.live("t"), "resign", 0)
            one, other = keeper_of(hub), keeper_of(hub)
            one_found = one.look()
            assert sorted([await one_found, await other.look()]) == [0, 1]
            one.close()
            other.close()

    awaited(work())


@pytest.mark.parametrize(
    ("places", "wanted"),
    [([1, 2], [1, 0]), ([1, 1], [0.5, 0.5]), ([2, 1, 2], [0.25, 1, 0.25]), ([4, 1, 2, 3], [0, 1, 2 / 3, 1 / 3])],
)
def test_places_are_worth_points(places: list[int], wanted: list[float]) -> None:
    assert points(places) == pytest.approx(wanted)


def test_the_bound_on_luck_is_wider_than_one_look_would_need_and_nought_without_games() -> None:
    assert luck_bound(0) == 0
    for variance in (0.1, 1.0, 4.0, 100.0):
        assert 1.96 * sqrt(variance) < luck_bound(variance) < 6 * sqrt(variance) + 5
