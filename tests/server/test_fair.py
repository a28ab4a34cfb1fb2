"""Bots think for those who wait for them: nobody's game stands still because of a stranger's bots."""

from __future__ import annotations

import json
import time
from pathlib import Path

import httpx
import pytest

from liza.server.bots.scheduling import ThinkingShares, TurnInProgress, in_order, is_urgent
from liza.store import ATTENDED, WaitingTurn, open_store
from tests.server.client import Figure, Player, Server, run, serving
from tests.support import awaited, now

NOW = 10 * ATTENDED
LEVELS = ("gentle", "lively", "shrewd", "tough", "fierce")
PERSON = {"kind": "person"}


def turn(
    table: str, owner: str, *, people: int = 1, seen: int = NOW, level: str = "fierce", asked: int = 0
) -> WaitingTurn:
    return WaitingTurn(table, 0, 1, asked, owner, people, seen, json.dumps([["bot", level]]))


def order(
    *turns: WaitingTurn, busy: tuple[TurnInProgress, ...] = (), shares: ThinkingShares | None = None
) -> list[str]:
    return [found.table_id for found in in_order(turns, NOW, busy, shares or ThinkingShares(1.0))]


def test_people_who_are_there_come_before_those_away_and_those_before_bots_alone() -> None:
    assert order(
        turn("alone", "a", people=0, asked=1),
        turn("away", "b", seen=0, asked=2),
        turn("here", "c", asked=3),
    ) == ["here", "away", "alone"]


def test_owners_take_turns_however_many_tables_they_have() -> None:
    many = [turn(f"m{at:02}", "many", asked=at) for at in range(20)]
    assert order(*many, turn("one", "honest", asked=99))[:2] == ["m00", "one"]


def test_an_owner_for_whom_somebody_thinks_already_comes_after_one_for_whom_nobody_does() -> None:
    thinking = (TurnInProgress("many", "m1"),)
    assert order(turn("m2", "many", asked=1), turn("one", "honest", asked=2), busy=thinking) == ["one", "m2"]


def test_tables_of_one_owner_take_turns_too() -> None:
    assert order(turn("x", "a", asked=1), turn("y", "a", asked=2), busy=(TurnInProgress("a", "x"),)) == ["y", "x"]


def test_what_is_quickly_thought_goes_first() -> None:
    turns = [turn(level, level, level=level, asked=-at) for at, level in enumerate(LEVELS)]
    assert order(*turns[::-1]) == list(LEVELS)


def test_whoever_has_had_a_fair_share_comes_last_of_the_same_standing_and_is_not_urgent() -> None:
    now = [0.0]
    shares = ThinkingShares(0.5, lambda: now[0])
    shares.spend("greedy", 61.0)
    assert order(turn("g", "greedy", asked=1), turn("h", "honest", asked=2), shares=shares) == ["h", "g"]
    assert order(turn("g", "greedy", asked=1), turn("b", "honest", people=0, asked=2), shares=shares) == ["g", "b"]
    assert not is_urgent(turn("g", "greedy"), NOW, shares)
    assert is_urgent(turn("h", "honest"), NOW, shares)
    now[0] = 4.0
    assert is_urgent(turn("g", "greedy"), NOW, shares)


def test_one_owner_cannot_hide_the_others_turns(tmp_path: Path) -> None:
    """The database is asked for a few turns of each owner, so a thousand of one are never looked at."""
    from tests.store.test_store import a_table

    async def work() -> None:
        store = open_store(str(tmp_path / "liza.db"))
        await store.open()
        try:
            for at in range(60):
                await store.create(a_table(f"m{at}", owner="many", created=at), [], {0: 1})
            await store.create(a_table("one", owner="honest", created=999), [], {0: 1})
            waiting = await store.waiting(NOW)
            assert "one" in {found.table_id for found in waiting}
            assert len(waiting) < 30
        finally:
            await store.close()

    awaited(work())


def test_bots_play_each_other_only_while_somebody_watches(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2

    async def work(server: Server) -> None:
        made = server.create("qiahn", bots, public=True)
        marker = server.create("qiahn", [PERSON, {"kind": "bot", "level": "random"}])
        # A person's game, opened later, is played on; the bots' is not: their turn was there all the time.
        player = await Player(server.socket_url, marker["table"]["id"], marker["keys"][0]["token"]).connect()
        for _ in range(2):
            await player.until(lambda p: p.over or (p.view and p.seat in p.view["actors"]))
            if not player.over:
                await player.act()
        assert server.get(f"tables/{made['table']['id']}")["n"] == 0
        watcher = await Player(server.socket_url, made["table"]["id"]).connect()
        await watcher.until(lambda w: w.info["status"] == "over")

    with serving(str(tmp_path / "liza.db")) as server:
        run(work(server))


def test_an_address_may_have_so_many_tables_and_hears_why(tmp_path: Path) -> None:
    bot = {"kind": "bot", "level": "random"}
    with serving(str(tmp_path / "liza.db"), bots=0, tables=3, bot_tables=1) as server:

        def answer(*seats: dict[str, str]) -> tuple[int, str]:
            wanted = {"game": "qiahn", "seats": list(seats)}
            told = httpx.post(f"{server.url}/api/tables", json=wanted, timeout=30)
            return told.status_code, told.json().get("code", "")

        assert answer(bot, bot) == (201, "")
        assert answer(bot, bot) == (429, "many-bot-tables")
        assert [answer(PERSON, bot) for _ in range(2)] == [(201, "")] * 2
        assert answer(PERSON, bot) == (429, "many-tables")
        assert answer(PERSON, PERSON) == (429, "many-tables")


@pytest.mark.parametrize("kind", now({"bots only"}, ["bots only", "with a seat for themselves"]))
def test_many_tables_of_fierce_bots_do_not_keep_an_honest_game_waiting(
    kind: str, tmp_path: Path, record_property: Figure
) -> None:
    fierce = {"kind": "bot", "level": "fierce"}
    seats = [fierce] * 6 if kind == "bots only" else [*[fierce] * 5, PERSON]
    forwarded = {"x-forwarded-for": "203.0.113.9"}

    async def work(server: Server) -> None:
        attackers = []
        for _ in range(40):
            wanted = {"game": "tornaris", "seats": seats, "public": True}
            made = httpx.post(f"{server.url}/api/tables", json=wanted, headers=forwarded, timeout=60).json()
            attackers.append(made)
        for made in attackers[:20]:  # they watch, too
            await Player(server.socket_url, made["table"]["id"]).connect(additional_headers=forwarded)
        honest = server.create("qiahn", [PERSON, {"kind": "bot", "level": "gentle"}])
        player = await Player(server.socket_url, honest["table"]["id"], honest["keys"][0]["token"]).connect()
        waits: list[float] = []
        while len(waits) < 4 and not player.over:
            if player.view and player.seat in player.view["actors"]:
                await player.act()
                continue
            began = time.monotonic()
            await player.until(lambda p: p.over or p.seat in p.view["actors"])
            waits.append(time.monotonic() - began)
        # Without fairness this takes as long as all others' bots together: minutes. One thought takes seconds at most.
        assert sorted(waits)[len(waits) // 2] < 10
        told = f"against 40 tables of fierce bots ({kind}), an honest bot answers within {max(waits):.1f} s"
        record_property("figure", told)

    with serving(str(tmp_path / "liza.db"), share=0.5) as server:
        run(work(server))
