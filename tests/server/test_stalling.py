"""Who is away, or there and does not choose, can be played by a bot; where the table has a clock it judges alone."""

from __future__ import annotations

from pathlib import Path

from liza.match import clock
from liza.server.base.tokens import hashed
from liza.server.protocol import clocks
from tests.server.rig import Time, arrive, hub_with, plan_of
from tests.support import awaited


def test_nobody_is_thrown_out_of_a_game_over_days_for_being_away(tmp_path: Path) -> None:
    async def work() -> None:
        plan = plan_of("pulso", 2, clock=clocks.Days(3))
        async with hub_with(tmp_path, plan, absence=0.0) as hub:
            ana = await arrive(hub, "seat-0")
            for what in ("replace", "retire"):
                answer = await ana.ask({"type": "propose", "what": what, "target": 1})
                assert answer["code"] in {"clock-decides", "no-retire"}
            await hub.commit(await hub.live("t"), "leave", 1)
            assert (await ana.ask({"type": "propose", "what": "replace", "target": 1}))["type"] == "done"
            await ana.close()

    awaited(work())


def test_with_a_long_clock_people_are_waited_for_longer(tmp_path: Path) -> None:
    assert clock.fischer(60, 0).patience(60) == 60
    assert clock.fischer(36_000, 0).patience(60) == 3_600
    assert clock.days(2).patience(60) is None

    async def work() -> None:
        plan = plan_of("pulso", 2, clock=clocks.Fischer(3_600))
        async with hub_with(tmp_path, plan, absence=0.0) as hub:
            ana = await arrive(hub, "seat-0")
            assert (await ana.ask({"type": "propose", "what": "replace", "target": 1}))["code"] == "present"
            await ana.close()

    awaited(work())


def test_who_is_there_and_does_not_choose_is_played_by_a_bot_and_comes_back(tmp_path: Path) -> None:
    minutes = 60_000

    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_of("qiahn", 2), clock=time) as hub:
            live = await hub.live("t")
            assert live.table.match is not None
            [idle] = live.table.match.actors
            waits, keeps = await arrive(hub, f"seat-{1 - idle}"), await arrive(hub, f"seat-{idle}")
            wish = {"type": "propose", "what": "replace", "target": idle}
            time.now += 4 * minutes
            assert (await waits.ask(wish))["code"] == "present"
            game = live.table.match.game
            await hub.commit(live, "act", idle, game.notation(live.table.match.legal(idle)[0]))
            assert live.table.match.actors == (idle,)
            time.now += 4 * minutes
            assert (await waits.ask(wish))["code"] == "present"  # the last choice began the count anew
            time.now += 2 * minutes
            assert (await waits.ask({**wish, "what": "retire"}))["code"] in {"present", "no-retire"}
            assert (await waits.ask(wish))["type"] == "done"
            assert live.table.chairs[idle].kind == "bot"
            assert live.table.away(hashed(f"seat-{idle}")) == idle
            await keeps.close()
            back = await arrive(hub, f"seat-{idle}")
            assert live.table.chairs[idle].kind == "person"
            time.now += minutes
            assert (await waits.ask(wish))["code"] == "present"
            for voice in (waits, back):
                await voice.close()

    awaited(work())


def test_a_clock_and_not_the_others_judges_who_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(tmp_path, plan_of("qiahn", 2, clock=clocks.Fischer(3_600)), clock=time) as hub:
            live = await hub.live("t")
            assert live.table.match is not None
            [idle] = live.table.match.actors
            waits, keeps = await arrive(hub, f"seat-{1 - idle}"), await arrive(hub, f"seat-{idle}")
            time.now += 600_000
            assert (await waits.ask({"type": "propose", "what": "replace", "target": idle}))["code"] == "present"
            for voice in (waits, keeps):
                await voice.close()

    awaited(work())
