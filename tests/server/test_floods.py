"""What one address can make of sockets with modest means: no more memory, messages or work than its share."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect

from liza.server.protocol import limits
from liza.server.protocol.limits import Addresses
from liza.server.protocol.problems import Denied
from liza.server.tables import live_table
from liza.server.tables.live_table import MOST_UNREAD, Outbox
from tests.server.client import Figure, Server, run, serving
from tests.server.rig import UNLIMITED, Voice, hub_with, plan_of
from tests.support import awaited

PERSON = {"kind": "person"}


async def deaf(url: str) -> ClientConnection:
    """Connect and read nothing from then on, with as little room in the system as it gives."""
    plain = socket.socket()
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    host, _, port = url.removeprefix("ws://").partition("/")[0].partition(":")
    plain.connect((host, int(port)))
    connection = await connect(url, sock=plain, compression=None, max_queue=1, ping_interval=None)
    connection.transport.pause_reading()
    return connection


def test_who_asks_and_never_reads_is_cut_off(tmp_path: Path, record_property: Figure) -> None:
    async def work(server: Server) -> None:
        made = server.create("tanxi", [PERSON] * 3)
        hello = {"type": "hello", "table": made["table"]["id"], "token": made["keys"][0]["token"]}
        connection = await deaf(server.socket_url)
        await connection.send(json.dumps(hello))
        while server.figures()["liza_sockets"] < 1:
            await asyncio.sleep(0.05)
        asked = 0
        began = time.monotonic()
        while server.figures()["liza_sockets"] > 0:
            assert time.monotonic() - began < 60
            for _ in range(20):
                asked += 1
                connection.transport.write(b"")  # whether the other side has gone is seen by writing
                try:
                    await asyncio.wait_for(connection.send('{"type": "why_not", "verb": "move"}'), 0.2)
                except TimeoutError:
                    break
                except Exception:  # noqa: BLE001 - gone, in one of several ways
                    break
        connection.transport.abort()
        await connection.wait_closed()
        assert server.figures()["liza_unread_total"] == 1
        record_property("figure", f"a socket that never reads is gone after {asked} questions")

    with serving(str(tmp_path / "liza.db"), bots=0) as server:
        run(work(server))


def test_what_waits_is_bounded_in_bytes_and_given_back() -> None:
    async def work() -> None:
        addresses = Addresses(0, 0)
        outbox = Outbox(addresses.of("a"))
        for _ in range(10):
            outbox.put(b"x" * (MOST_UNREAD // 10))
        assert not outbox.lost.is_set()
        outbox.sent(outbox.queue.get_nowait() or b"")
        assert addresses.held["a"] == MOST_UNREAD // 10 * 9
        outbox.put(b"x" * (MOST_UNREAD // 5))
        assert outbox.lost.is_set()
        assert outbox.queue.empty()
        assert addresses.held == {}, "what is not sent any more is not counted any more"

    awaited(work())


def test_all_sockets_of_an_address_hold_so_much_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_MOST_HELD", 1_000)

    async def work() -> None:
        addresses = Addresses(0, 0)
        boxes = [Outbox(addresses.of("greedy")) for _ in range(3)]
        for box in boxes[:2]:
            box.put(b"x" * 400)
        other = Outbox(addresses.of("other"))
        other.put(b"x" * 400)
        boxes[2].put(b"x" * 400)
        assert [box.lost.is_set() for box in (*boxes, other)] == [False, False, True, False]

    awaited(work())


def test_many_small_messages_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "_MOST_WAITING", 10)

    async def work() -> None:
        box = Outbox(UNLIMITED)
        for _ in range(11):
            box.put(b"x")
        assert box.lost.is_set()

    awaited(work())


def test_who_comes_back_hears_what_they_may_do(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("tankup", 2)) as hub:
            voice = Voice(hub)
            await voice.say({"type": "hello", "table": "t", "token": "seat-0"})
            n = next(told["n"] for told in voice.told if told["type"] == "state")
            legal = next(told["legal"] for told in voice.told if told["type"] == "state")
            for _ in range(8):
                again = Voice(hub)
                await again.say({"type": "hello", "table": "t", "token": "seat-0", "since": n})
                states = [told for told in again.told if told["type"] == "state"]
                assert [(told["n"], told["legal"], told["because"]) for told in states] == [(n, legal, "hello")]
                await again.close()
            await voice.say({"type": "propose", "what": "draw"})
            later = Voice(hub)
            await later.say({"type": "hello", "table": "t", "token": "seat-0", "since": n})
            assert [told["legal"] for told in later.told if told["type"] == "state"] == [legal]
            for gone in (voice, later):
                await gone.close()

    awaited(work())


def test_who_missed_a_megabyte_gets_the_position_instead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("qiahn", 2)) as hub:
            voices = [Voice(hub) for _ in range(2)]
            for seat, voice in enumerate(voices):
                await voice.say({"type": "hello", "table": "t", "token": f"seat-{seat}"})
            table = (await hub.live("t")).table
            match = table.match
            assert match is not None
            for _ in range(3):
                seat = match.actors[0]
                action = match.game.notation(match.legal(seat)[0])
                await voices[seat].ask({"type": "act", "n": table.n, "action": action})
            for most, kinds in ((1 << 20, ["moved"] * 3), (4_000, ["state"])):
                monkeypatch.setattr("liza.server.tables.socket_session._MOST_MISSED_BYTES", most)
                back = Voice(hub)
                await back.say({"type": "hello", "table": "t", "token": "seat-0", "since": 0})
                assert [told["type"] for told in back.told if told["type"] in {"moved", "state"}] == kinds
                await back.close()
            for voice in voices:
                await voice.close()

    awaited(work())


def test_questions_are_weighed_by_what_their_answers_cost(tmp_path: Path) -> None:
    """Nothing but work is limited here: no other limit can refuse in its place."""
    ask = {"type": "why_not", "verb": "place"}

    async def work() -> None:
        async with hub_with(tmp_path, plan_of("tanxi", 3)) as hub:
            addresses = Addresses(20.0, 0)
            greedy, also, other = (Voice(hub, addresses.of(name)) for name in ("a", "a", "b"))
            for seat, voice in enumerate((greedy, also, other)):
                await voice.say({"type": "hello", "table": "t", "token": f"seat-{seat}"})
            before = addresses.work.of("a").level
            assert (await greedy.ask(ask))["type"] == "impossible"
            size = max(len(text) for text in greedy.socket.sent)
            assert addresses.work.of("a").level < before - size * limits._BYTE / 2, "its bytes count"
            addresses.of("a").spend(10.0)
            for voice in (greedy, also):  # on whatever socket of the address
                assert (await voice.ask(ask))["code"] == "too-fast"
                assert (await voice.ask({"type": "explain", "action": "end"}))["code"] == "too-fast"
            assert (await other.ask(ask))["type"] == "impossible"
            for voice in (greedy, also, other):
                await voice.close()

    awaited(work())


def test_work_is_counted_by_address_and_comes_back_with_time() -> None:
    addresses = Addresses(20.0, 0)
    greedy, other = addresses.of("greedy"), addresses.of("other")
    greedy.check()
    greedy.spend(7.0)
    with pytest.raises(Denied, match="too-fast"):
        greedy.check()
    other.check()
    other.spend(0.0, 1 << 30)
    with pytest.raises(Denied, match="too-fast"):
        other.check()
    free = Addresses(0, 0).of("x")
    free.spend(1e9)
    free.check()


def test_what_is_worked_out_in_a_thread_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "_WORK_BURST", 0.05)

    def busy() -> str:
        end = time.thread_time() + 0.1
        while time.thread_time() < end:
            pass
        return "done"

    async def work() -> None:
        allowance = Addresses(20.0, 0).of("a")
        assert await allowance.measured(busy) == "done"
        with pytest.raises(Denied, match="too-fast"):
            await allowance.measured(busy)

    awaited(work())
