"""A crowd that comes and goes: what each arrival costs does not grow with those who are there."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from liza.server.tables import live_table
from tests.server.client import Figure
from tests.server.rig import Voice, hub_with, plan_of
from tests.support import awaited

HELLO = {"type": "hello", "table": "t"}
CROWD = 100


def tables(voice: Voice) -> list[dict[str, Any]]:
    """Return what somebody was told of the table after the greeting."""
    return [told["table"] for told in voice.told if told["type"] == "table"][1:]


def test_spectators_do_not_hear_of_each_arrival(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record_property: Figure
) -> None:
    monkeypatch.setattr(live_table, "PRESENCE_EVERY", 3_600.0)

    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2, public=True)) as hub:
            crowd = [Voice(hub) for _ in range(CROWD)]
            began = time.process_time()
            for voice in crowd:
                await voice.say(HELLO)
            took = (time.process_time() - began) / CROWD * 1_000
            assert {len(tables(voice)) for voice in crowd} == {1}, "each hears only of their own arrival"
            record_property("figure", f"{CROWD} arrivals take {took:.1f} ms of processor each")
            players = [Voice(hub) for _ in range(2)]
            for seat, player in enumerate(players):
                await player.say({**HELLO, "token": f"seat-{seat}"})
            last = Voice(hub)
            await last.say(HELLO)
            heard = [([one["here"] for one in table["seats"]], table["watchers"]) for table in tables(players[0])]
            assert heard == [([True, False], CROWD), ([True, True], CROWD), ([True, True], CROWD + 1)]
            assert {len(tables(voice)) for voice in crowd} == {1}
            for voice in (*crowd, *players, last):
                await voice.close()

    awaited(work())


def test_a_crowd_hears_in_the_end_who_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "PRESENCE_EVERY", 0.05)

    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2, public=True)) as hub:
            crowd = [Voice(hub) for _ in range(20)]
            for voice in crowd:
                await voice.say(HELLO)
            for voice in crowd:
                await voice.socket.until('"watchers":20')
            player = Voice(hub)
            await player.say({**HELLO, "token": "seat-1"})
            for voice in crowd:
                await voice.socket.until('"here":true')
            for voice in crowd[1:]:
                await voice.close()
            await crowd[0].socket.until('"watchers":1,')
            for voice in (crowd[0], player):
                await voice.close()

    awaited(work())
