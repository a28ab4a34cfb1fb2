"""No request may hold the event loop: what takes long is done elsewhere, within limits, and once."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import httpx
import pytest

import liza
from liza.kernel.base.errors import PackError
from liza.server.base.garbage import GarbageCollector
from liza.server.base.watchdog import HELD, Watchdog
from liza.server.packs import admission, pack_cache
from liza.server.processes.sandbox import LimitExceeded, Sandbox
from tests.server.client import Figure, Player, Server, play_out, run, serving
from tests.support import awaited

PERSON = {"kind": "person"}
GAME = "terrorixico"


def bad_pack(signs: int) -> str:
    """Return a pack with as many faults as fit into so many signs: one entry after the other, of a kind it has."""
    rows = [name for name, value in liza.game(GAME).pack.data.items() if isinstance(value, list)]
    text, number = "", 0
    while len(text) < signs:
        text += f'[[{rows[0]}]]\nid = "c{number}"\n'
        number += 1
    return text[:signs].rpartition("[[")[0]


def burn(_what: object) -> None:
    """Take more of the processor than anybody may."""
    while True:
        pass


def hoard(_what: object) -> int:
    """Take more memory than anybody may."""
    return len(bytearray(1 << 40))


def double(number: int) -> int:
    return 2 * number


def test_a_large_bad_pack_keeps_nobody_waiting(server: Server, record_property: Figure) -> None:
    wanted = {"game": GAME, "seats": [PERSON] * 2, "pack": bad_pack(99_000)}
    before = server.held()
    answers: list[httpx.Response] = []
    sender = threading.Thread(
        target=lambda: answers.append(httpx.post(f"{server.url}/api/tables", json=wanted, timeout=120))
    )
    sender.start()
    waits: list[float] = []
    while sender.is_alive():
        began = time.monotonic()
        assert httpx.get(f"{server.url}/healthz", timeout=30).status_code == 200
        waits.append(time.monotonic() - began)
    sender.join()
    assert answers[0].status_code == 400
    assert answers[0].json()["code"] == "bad-pack"
    assert waits
    assert server.held() == before
    told = f"{len(waits)} others are answered, the slowest in {max(waits):.2f} s"
    record_property("figure", f"while a bad pack of 99,000 signs is read, {told}")


def test_the_same_bad_pack_is_not_read_twice() -> None:
    pack = bad_pack(2_000)

    async def work() -> None:
        for _ in range(2):
            with pytest.raises(PackError):
                await admission.ready(GAME, pack)
            admission.close()  # the second time nobody is asked

    awaited(work())
    assert not admission._SANDBOX.pids


def test_a_pack_is_never_read_on_an_event_loop() -> None:
    pack = liza.game("qiahn").pack.text + "\n# another\n"

    async def work() -> None:
        with pytest.raises(RuntimeError, match="event loop"):
            pack_cache.bound_game("qiahn", pack)
        await admission.ready("qiahn", pack)
        assert pack_cache.bound_game("qiahn", pack).pack.hash == liza.game("qiahn").pack.hash
        admission.close()

    awaited(work())


def test_a_game_that_begins_does_not_read_its_pack_again() -> None:
    game = pack_cache.bound_game("qiahn", liza.game("qiahn").pack.text + "\n# a third\n")
    assert liza.Record.begin(game, seed=1).start().game is game


def test_a_table_with_a_pack_of_its_own_is_played_and_loaded_again(tmp_path: Path) -> None:
    pack = liza.game("qiahn").pack.text
    db = str(tmp_path / "liza.db")
    with serving(db, bots=0) as first:
        made = first.create("qiahn", [PERSON, PERSON], pack=pack, options={"troop": 3})
    with serving(db, bots=0) as second:

        async def work() -> None:
            players = [
                await Player(second.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]
            ]
            await play_out(players)

        run(work())
        assert second.get(f"tables/{made['table']['id']}/replay", made["watch"])["steps"]
        assert second.held() == 0


@pytest.mark.parametrize("work", [burn, hoard])
def test_work_that_takes_too_much_is_ended_and_the_next_is_done(work: object) -> None:
    sandbox = Sandbox(64)
    try:
        with pytest.raises(LimitExceeded):
            sandbox.do(1, work, None)  # type: ignore[arg-type]
        assert sandbox.do(1, double, 21) == 42
    finally:
        sandbox.close()


def test_a_pack_with_which_every_choice_would_be_slow_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = liza.game(GAME).pack.text
    assert admission.tried(GAME, text) is None
    monkeypatch.setattr(admission, "MOST_STATE", 1_000)
    assert "too many cards" in (admission.tried(GAME, text) or "")


async def looked(watchdog: Watchdog) -> None:
    """Wait until the watchdog has looked twice."""
    end = watchdog._rounds + 2
    while watchdog._rounds < end:
        await asyncio.sleep(0)


def test_the_watchdog_sees_what_holds_the_loop_and_not_what_waits() -> None:
    from liza.server.base import metrics

    def count() -> float:
        return float(metrics.HELD._value.get())

    async def work() -> None:
        watchdog = Watchdog(GarbageCollector())
        try:
            await looked(watchdog)
            before = count()
            time.sleep(4 * HELD)  # a machine that is busy elsewhere: the loop has spent nothing
            await looked(watchdog)
            assert count() == before
            end = time.thread_time() + 2 * HELD
            while time.thread_time() < end:
                pass
            await looked(watchdog)
            assert count() == before + 1
        finally:
            watchdog.close()

    awaited(work())


def test_all_that_everybody_asks_for_is_worked_out_off_the_loop(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as fresh:
        for game in fresh.get("games"):
            for path in ("cards", "rulebook", "texts/es", "texts/en"):
                assert fresh.get(f"games/{game['id']}/{path}")
        assert fresh.get("schema.json")
        assert fresh.get("docs/openapi.json")
        assert httpx.get(fresh.url).status_code == 200
        assert fresh.held() == 0


def test_what_a_client_has_is_not_sent_again_and_what_is_large_is_packed(server: Server) -> None:
    url = f"{server.url}/api/games/qiahn/rulebook"
    first = httpx.get(url)
    assert first.headers["content-encoding"] == "gzip"
    plain = httpx.get(url, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    assert httpx.get(url, headers={"if-none-match": first.headers["etag"]}).status_code == 304
