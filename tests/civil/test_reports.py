"""Reports reach moderators with the game and the talk, and what they decide is told to whom it concerns."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx

from liza.store.civil.reports import MOST_OF_PERSON
from tests.civil.site import Site, joined, opened, played
from tests.people.test_credentials import ask
from tests.people.test_names import claim
from tests.people.test_visitors import me
from tests.server.client import run


def report(client: httpx.Client, table: str, seat: int, token: str | None = None, **more: Any) -> httpx.Response:
    wanted = {"table": table, "seat": seat, "reason": "chat", **more}
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return client.post("/api/reports", json=wanted, headers=headers)


def test_a_report_keeps_the_game_and_the_talk_and_is_answered(site: Site) -> None:
    async def work() -> None:
        with site.person() as ana, site.person(last=True) as eva, site.person() as stranger:
            made = await asyncio.to_thread(opened, ana, public=False)
            table, token = made["table"]["id"], made["keys"][0]["token"]
            hers = (await asyncio.to_thread(joined, eva, table, "Eva", made["invite"]))["key"]["token"]
            talks = await site.at_table(eva, table, hers)
            await talks.ask({"type": "chat", "text": "something rude"})
            reader = await site.at_table(ana, table, token)
            number = next(one["number"] for one in reader.got if one["type"] == "chat")
            told = report(ana, table, 1, token, chat=number, words="At once,\u202e and twice.").json()
            assert [(one["name"], one["reason"], one["closed"]) for one in told] == [("Eva", "chat", None)]
            assert stranger.get("/api/me/reports").json() == eva.get("/api/me/reports").json() == []

            rows = await asyncio.to_thread(site.rows, "reports")
            [row] = [one for one in rows if one["reporter"] == me(ana)["id"]]
            assert (row["reason"], row["name"], row["person"]) == ("chat", "Eva", me(eva)["id"])
            assert row["words"] == "At once, and twice."
            assert row["n"] == 1
            # The link shows the game to who has it, though the table is private.
            path, _, watch = row["replay"].partition("#")
            assert path == f"/t/{table}/replay"
            shown = {"authorization": f"Bearer {watch}"}
            replay = httpx.get(f"{site.first.url}/api/tables/{table}/replay", headers=shown, timeout=60)
            assert replay.status_code == 200
            assert replay.json()["steps"]
            whole = await asyncio.to_thread(site.rows, "reports", str(row["number"]))
            assert [line["text"] for line in whole[1:]] == ["Eva: something rude"]

            await asyncio.to_thread(site.admin, "close", str(row["number"]), "Read: Eva is silent for a day.")
            [mine] = ana.get("/api/me/reports").json()
            assert mine["answer"] == "Read: Eva is silent for a day."
            assert mine["closed"]
            assert row["number"] not in [one["number"] for one in await asyncio.to_thread(site.rows, "reports")]
            log = await asyncio.to_thread(site.rows, "log")
            assert ("close", str(row["number"])) in {(one["what"], one["target"]) for one in log}

    run(work())


def test_a_flood_of_one_person_counts_once_and_ends(site: Site) -> None:
    with site.person() as ana, site.person() as eva:
        first = played(site, ana, eva)["table"]["id"]
        for words in ("one", "two", "three"):
            assert len(report(ana, first, 1, words=words).json()) == 1
        assert len(report(ana, played(site, ana, eva)["table"]["id"], 1).json()) == 1
        [row] = [one for one in site.rows("reports") if one["reporter"] == me(ana)["id"]]
        assert (row["replay"].startswith(f"/t/{first}/"), row["person"]) == (True, me(eva)["id"])
        answers = []
        for _ in range(MOST_OF_PERSON):
            made = opened(ana)
            httpx.post(f"{site.first.url}/api/tables/{made['table']['id']}/join", json={"name": "Guest"}, timeout=60)
            answers.append(report(ana, made["table"]["id"], 1).status_code)
        assert answers == [200] * (MOST_OF_PERSON - 1) + [429]


def test_reports_are_made_of_people_at_tables_one_may_see(site: Site) -> None:
    with site.person() as ana, site.person() as eva:
        made = opened(ana, public=False)
        table = made["table"]["id"]
        eva.post("/api/me")
        assert report(eva, table, 0).json()["code"] == "private"
        assert report(eva, table, 1, made["watch"]).json()["code"] == "report-nobody"
        assert report(ana, table, 0).json()["code"] == "mark-self"
        assert report(eva, table, 0, made["watch"], chat=10**9).json()["code"] == "not-found"
        assert report(eva, table, 0, made["watch"], reason="revenge").status_code == 400
        assert (
            httpx.post(f"{site.first.url}/api/reports", json={"table": table, "seat": 0, "reason": "chat"}).json()[
                "code"
            ]
            == "report-guest"
        )
        assert len(report(eva, table, 0, made["watch"]).json()) == 1
        assert eva.delete("/api/me").status_code == 200
        assert [one["reporter"] for one in site.rows("reports") if one["person"] == me(ana)["id"]] == [""]


def test_what_was_decided_is_read_by_whom_it_concerns(site: Site) -> None:
    with site.person() as ana, site.person() as eva, site.person() as phone:
        name = f"Nombre {site.first.port}"
        claim(ana, name)
        id = me(ana)["id"]
        assert id.isalnum(), "a command line would take an id that begins with a dash for an option"
        site.admin("mute", id, "--hours", "24", "--reason", "Insultos en la mesa.")
        site.admin("ban", id, "--hours", "1", "--reason", "Otra vez.")
        site.admin("unname", id, "--reason", "Ese nombre ofende.")

        async def banned() -> None:
            await asyncio.to_thread(_soon, lambda: ana.get("/api/tables").status_code == 403)

        run(banned())
        # A banned person reads why, and nothing else.
        told = ana.get("/api/me/decisions").json()
        assert [(one["what"], one["reason"]) for one in told] == [
            ("unname", "Ese nombre ofende."), ("ban", "Otra vez."), ("mute", "Insultos en la mesa."),
        ]  # fmt: skip
        assert [one["until"] and one["until"] - one["at"] for one in told] == [None, 3_600_000, 24 * 3_600_000]
        assert ana.get("/api/me/companions").json()["code"] == "banned"
        assert ana.post("/api/me", json={}).status_code == 403
        assert eva.get("/api/me/decisions").json() == []
        site.admin("unban", id)
        run(_free(ana))
        assert me(ana)["name"] is None
        assert claim(ana, name)["code"] == claim(eva, name)["code"] == "name-taken"
        assert ana.get("/api/me/decisions").json()[0]["what"] == "unban"
        # It goes with the person when two become one, which waits until all bans are over.
        site.admin("unmute", id)
        run(_heard(ana))
        code = ask(phone, "/api/me/sheet")["codes"][0] if phone.post("/api/me").status_code == 200 else ""
        ana.post("/api/tables", json={"game": "qiahn", "seats": [{"kind": "person"}, {"kind": "open"}]})
        ask(ana, "/api/enter/code", code=code)
        assert ask(ana, "/api/me/join", other=id, yes=True)["id"] == me(phone)["id"]
        assert len(phone.get("/api/me/decisions").json()) == 5


async def _heard(client: httpx.Client) -> None:
    await asyncio.sleep(2)  # processes follow orders within a second or two
    assert client.get("/api/me/decisions").json()[0]["what"] == "unmute"


async def _free(client: httpx.Client) -> None:
    await asyncio.to_thread(_soon, lambda: client.get("/api/tables").status_code == 200)


def _soon(condition: Any) -> None:
    while not condition():
        time.sleep(0.1)
