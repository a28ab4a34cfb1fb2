"""Several processes, and processes that die: the log decides, and everybody gets there in the end."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.postgres import Postgres
from tests.server.chaos import wreak
from tests.server.client import Player, Program, Server, answered, run, serving
from tests.support import now

PERSON = {"kind": "person"}
ROUNDS = 5
"""Rounds of simultaneous choices that are enough for two processes to disagree, if they could."""


async def spread(two: list[Server], game: str, seats: int) -> tuple[list[Player], list[Player]]:
    """Seat people alternately at both servers, and a spectator at each."""
    made = two[0].create(game, [PERSON] * seats, public=True)
    id = made["table"]["id"]
    people = [await Player(two[at % 2].socket_url, id, key["token"]).connect() for at, key in enumerate(made["keys"])]
    watchers = [await Player(server.socket_url, id).connect() for server in two]
    return people, watchers


def told(player: Player) -> list[str]:
    return [text for text in player.raw if text.startswith('{"type":"moved"')]


def test_processes_agree_on_one_order_of_simultaneous_choices(two: list[Server]) -> None:
    async def work() -> None:
        people, watchers = await spread(two, "pulso", 4)
        rng = random.Random(5)
        for _ in range(ROUNDS):
            if all(person.over for person in people):
                break
            choosing = [p for p in people if p.legal and p.view is not None and p.seat in p.view["actors"]]
            answers = await asyncio.gather(*(p.act(rng.choice(p.legal)["action"]) for p in choosing))
            assert [answer["type"] for answer in answers] == ["done"] * len(answers)
            newest = max(answer["n"] for answer in answers)
            await asyncio.gather(*(p.reach(newest) for p in (*people, *watchers)))
        assert told(watchers[0]) == told(watchers[1])
        record = two[0].get(f"tables/{people[0].table}/record", people[0].token)
        assert len(told(watchers[0])) == len(record["actions"])

    run(work())


def test_the_database_decides_between_two_answers_to_one_question(two: list[Server]) -> None:
    async def work() -> None:
        people, _ = await spread(two, "qiahn", 2)
        for _ in range(6):
            mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
            twins = [await Player(s.socket_url, mover.table, mover.token).connect() for s in two]
            actions = [twins[at].legal[-at % len(mover.legal)]["action"] for at in (0, 1)]
            answers = await asyncio.gather(*(t.act(a) for t, a in zip(twins, actions, strict=True)))
            assert sorted(answer["type"] for answer in answers) == ["done", "error"]
            newest = next(answer["n"] for answer in answers if answer["type"] == "done")
            await asyncio.gather(*(p.reach(newest) for p in people))
            for twin in twins:
                await twin.close()
        assert people[0].view is not None
        assert people[1].view is not None
        assert people[0].view["zones"] == people[1].view["zones"]

    run(work())


def test_presence_and_talk_reach_the_other_process(two: list[Server]) -> None:
    async def work() -> None:
        people, watchers = await spread(two, "qiahn", 2)
        await watchers[0].until(lambda w: [s["here"] for s in w.info["seats"]] == [True, True])
        await people[0].ask({"type": "chat", "text": "hola"})
        assert (await people[1].wait("chat"))["text"] == "hola"
        await people[1].close()
        await watchers[0].until(lambda w: [s["here"] for s in w.info["seats"]] == [True, False])

    run(work())


def test_clients_converge_without_notifications(two: list[Server], cluster: Postgres) -> None:
    async def work() -> None:
        people, watchers = await spread(two, "qiahn", 2)
        operator = await asyncpg.connect(cluster.url)
        cutting = asyncio.create_task(_cut(operator))
        try:
            for _ in range(8):
                mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
                answer = await mover.act()
                assert answer["type"] == "done"
                await asyncio.gather(*(p.reach(answer["n"]) for p in (*people, *watchers)))
        finally:
            cutting.cancel()
            await operator.close()
        assert told(watchers[0]) == told(watchers[1])

    async def _cut(operator: Any) -> None:
        """Cut every connection that listens, again and again."""
        while True:
            await operator.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND (query LIKE 'LISTEN%' OR query = 'SELECT 1')"
            )
            await asyncio.sleep(0.1)

    run(work())


def test_a_worker_of_its_own_plays_the_bots(two: list[Server], cluster: Postgres) -> None:
    async def work() -> None:
        made = two[0].create(
            "qiahn", [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}], public=True
        )
        watcher = await Player(two[1].socket_url, made["table"]["id"]).connect()
        assert watcher.info["status"] == "running"
        helper = Program("worker", db=cluster.url, bots=1, log="WARNING")
        helper.start()
        try:
            await watcher.until(lambda w: w.info["status"] == "over")
        finally:
            await asyncio.to_thread(helper.stop)

    run(work())


def test_one_command_starts_several_processes(cluster: Postgres) -> None:
    async def work() -> None:
        with serving(cluster.url, workers=2, bots=0) as server:
            made = server.create("qiahn", [PERSON, PERSON])
            people = [
                await Player(server.socket_url, made["table"]["id"], key["token"]).connect()
                for key in made["keys"]
                for _ in range(3)
            ]
            mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
            answer = await mover.act()
            await asyncio.gather(*(p.reach(answer["n"]) for p in people))

    run(work())


def test_a_database_that_was_away_is_taken_up_again(tmp_path: Path) -> None:
    from tests.postgres import postgres

    async def work(cluster: Postgres) -> None:
        with serving(cluster.url, bots=0, poll=0.5) as server:
            made = server.create("qiahn", [PERSON, PERSON])
            id = made["table"]["id"]
            people = [await Player(server.socket_url, id, key["token"]).connect() for key in made["keys"]]
            mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
            await asyncio.to_thread(cluster.stop)
            assert (await mover.act())["code"] == "unavailable"
            await asyncio.to_thread(cluster.start)
            assert (await answered(mover.act, type="done"))["n"] == 1
            await asyncio.gather(*(p.reach(1) for p in people))

    with postgres() as own:
        run(work(own))


@pytest.mark.parametrize("kind", now({"postgresql"}, ["sqlite", "postgresql"]))
def test_nothing_acknowledged_is_lost_when_processes_are_killed(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    shared = kind == "postgresql"
    db = request.getfixturevalue("cluster").url if shared else str(tmp_path / "liza.db")

    async def work() -> None:
        report = await wreak(db, 2, 0.8, with_worker=shared)
        assert report.faults == []
        assert report.acknowledged

    run(work(), 240)
