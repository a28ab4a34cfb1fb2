"""A device says, word for word, what a server says: the same table, the same choices, every message to every seat."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import liza
from liza.match.scene import scenes as scenes_of
from liza.server.content import scenes
from liza.server.tables.table_plan import TablePlan
from tests.offline.alone import Alone
from tests.offline.conftest import Start
from tests.server.rig import SEED, Voice, hub_with, plan_of
from tests.support import now

GAMES = [game.id for game in liza.games()]
CHOICES = 24

ODD_MESSAGES: Sequence[str] = (
    "",
    "[]",
    "nonsense",
    '{"type":"act","n":0}',
    '{"type":"act","n":1.0,"action":"x"}',
    '{"type":"act","n":true,"action":"x"}',
    '{"type":"act","n":-1,"action":"x","id":3}',
    '{"type":"act","n":0,"action":"x","more":1}',
    '{"type":"act","n":0,"action":"no such thing","id":4}',
    '{"type":"act","n":0,"action":"a\\u0007b"}',
    '{"type":"fly","id":5}',
    '{"type":["act"],"id":5}',
    '{"id":6}',
    '{"type":"chat","text":"","id":7}',
    '{"type":"chat","text":"' + "x" * 501 + '","id":8}',
    '{"type":"chat","text":"Hola","id":9}',
    '{"type":"mute","seat":1,"muted":1,"id":10}',
    '{"type":"mute","seat":15,"muted":true,"id":11}',
    '{"type":"mute","seat":16,"muted":true,"id":12}',
    '{"type":"propose","what":"party","id":13}',
    '{"type":"propose","what":"replace","id":14}',
    '{"type":"agree","proposal":1,"id":15}',
    '{"type":"why_not","verb":"fly","id":16}',
    '{"type":"explain","action":"no such thing","id":17}',
    '{"type":"take_back","n":0,"id":18}',
    '{"type":"may_take_back","id":26}',
    '{"type":"may_take_back","n":0,"id":27}',
    '{"type":"hello","table":"t","token":"seat-0","id":19}',
    '{"type":"fill","level":"gentle","id":20}',
    '{"type":"fill","level":"nobody","id":21}',
    '{"type":"cancel","id":22}',
    '{"type":"ready","id":25}',
    '{"type":"ping","within":0.5,"id":23}',
    '{"type":"ping","within":5,"id":24}',
    '{"type":"ping","id":NaN}',
)


class Both:
    """The same people at the same table, at a server and on a device."""

    def __init__(self, voices: list[Voice], device: Alone) -> None:
        self._voices = voices
        self._device = device
        self._pings = 0
        self._alike = [0] * len(voices)
        """How many messages to each seat have been found to be the same."""

    async def say(self, seat: int, message: dict[str, Any] | str) -> None:
        """Say something at both; whatever anybody hears of it must be the same."""
        text = message if isinstance(message, str) else json.dumps(message)
        voice = self._voices[seat]
        await voice.say(text)
        self._pings += 1
        self._device.do("hear", seat, text)
        self._device.do("hear", seat, voice_ping(voice))
        for line, one in enumerate(self._voices):
            await asyncio.sleep(0)
            heard = self._device.sent.get(line, [])
            async with asyncio.timeout(20):
                while len(one.told) < len(heard):
                    await asyncio.sleep(0.001)
            alike = self._alike[line]
            assert without_words(heard[alike:]) == without_words(one.told[alike:]), text
            self._alike[line] = len(heard)

    def heard(self, seat: int) -> list[dict[str, Any]]:
        """Return everything that a seat has been sent."""
        return self._device.sent[seat]

    def position(self, seat: int) -> dict[str, Any]:
        """Return the latest position that a seat was sent."""
        return next(told for told in reversed(self.heard(seat)) if told["type"] in {"state", "moved"})


def voice_ping(voice: Voice) -> str:
    """Return the ping that a voice has just sent."""
    last = max(told["id"] for told in voice.told if told["type"] == "pong" and told["id"] is not None)
    return json.dumps({"type": "ping", "id": last})


def without_words(told: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return messages without what is meant for a programmer: each reader of JSON words its complaints differently."""
    return [{**one, "detail": None} if one.get("code") == "bad-message" else one for one in told]


def put_away(plan: TablePlan) -> str:
    """Return a new table as a device puts it away."""
    written = msgspec.json.encode(plan).decode()
    return json.dumps({"plan": written, "seed": SEED.hex(), "entries": [], "said": []})


async def together(folder: Path, start: Start, plan: TablePlan, seed: int) -> None:
    device = start(kept={"t": put_away(plan)})
    chance = random.Random(seed)
    async with hub_with(folder, plan) as hub:
        voices = [Voice(hub) for _ in plan.seats]
        both = Both(voices, device)
        for seat in range(len(plan.seats)):
            device.do("open", seat)
            await both.say(seat, {"type": "hello", "table": "t", "token": f"seat-{seat}", "id": 1})
        for made in range(CHOICES):
            asked = [seat for seat in range(len(plan.seats)) if both.position(seat)["legal"]]
            if not asked:
                break
            seat = chance.choice(asked)
            now = both.position(seat)
            if made % 8 == 3:
                await both.say(seat, {"type": "why_not", "verb": now["legal"][0]["verb"], "id": 2})
            if made % 8 == 6:
                await both.say(seat, {"type": "may_take_back", "id": 6})
                await both.say(seat, {"type": "take_back", "n": now["n"], "id": 3})
                await both.say(seat, {"type": "propose", "what": "undo", "id": 4})
                now = both.position(seat)
            if now["legal"]:
                await both.say(
                    seat, {"type": "act", "n": now["n"], "action": chance.choice(now["legal"])["action"], "id": 5}
                )
        for message in ODD_MESSAGES:
            await both.say(0, message)
        await both.say(1, {"type": "resign", "id": 6})
        if len(plan.seats) == 2:
            assert both.heard(0)[-2]["type"] == "table" or any(told["type"] == "over" for told in both.heard(0))
            await both.say(0, {"type": "propose", "what": "rematch", "id": 7})
        for voice in voices:
            await voice.close()


@pytest.mark.parametrize("game", now({"qiahn", "tornaris"}, GAMES))
def test_a_device_says_what_a_server_says(tmp_path: Path, start: Start, game: str) -> None:
    seats = liza.game(game).seats[0]
    asyncio.run(together(tmp_path, start, plan_of(game, seats), seed=len(game)))


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_is_shown_with_the_same_scene(start: Start, game: str) -> None:
    known = liza.game(game)
    rule = next(rule for rule, one in scenes_of(known).items() if one.led)
    status, told = start().ask("GET", f"/games/{game}/scenes/{rule}")
    assert status == 200
    assert told == json.loads(msgspec.json.encode(scenes.scene(known, rule)))
    assert start().ask("GET", f"/games/{game}/scenes/XX-999")[0] == 404
