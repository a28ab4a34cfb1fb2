"""Muting and blocking: what it does, what it leaves alone, and that nobody is told of it but who asks."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.civil.site import Site, joined, mark, opened, played
from tests.people.test_credentials import ask
from tests.people.test_names import claim
from tests.people.test_visitors import me
from tests.server.client import Player, answered, run

WISH = {"games": ["qiahn"], "least": 2, "most": 2, "name": "X"}


def heard(player: Player) -> list[str]:
    """Return what a page shows of the chat, from all that it was told."""
    shown: list[dict[str, Any]] = []
    for message in player.got:
        if message["type"] == "chat":
            shown.append(message)
        elif message["type"] == "chat_anew":
            shown = message["said"]
    return [one["text"] for one in shown]


async def said(player: Player, text: str) -> None:
    assert (await player.ask({"type": "chat", "text": text}))["type"] == "done"


def test_who_is_muted_is_not_read_anywhere_and_goes_on_talking(site: Site) -> None:
    async def work() -> None:
        with site.person() as ana, site.person() as eva, site.person(last=True) as leo:
            made = opened(ana)
            table, token = made["table"]["id"], made["keys"][0]["token"]
            hers = joined(eva, table, "Eva")["key"]["token"]
            leo.post("/api/me")
            first = await site.at_table(ana, table, token)
            watching = await site.at_table(leo, table, None)
            talks = await site.at_table(eva, table, hers)
            await said(talks, "one")
            await watching.wait("chat", text="one")
            for client in (ana, leo):
                assert (await asyncio.to_thread(mark, client, "mute", table, 1))["kind"] == "mute"
            for player in (first, watching):
                assert (await player.wait("chat_anew"))["said"] == []
            await said(talks, "two")
            await said(first, "three")
            await watching.wait("chat", text="three")
            await first.ask({"type": "ping"}, "pong")
            # One reads oneself, and the other reads all and is told of nothing.
            assert heard(first) == heard(watching) == ["three"]
            await talks.ask({"type": "ping"}, "pong")
            assert heard(talks) == ["one", "two", "three"]
            assert not {"chat_anew", "error"} & {message["type"] for message in talks.got}
            # Also at another table, at a page that is opened later, and after all that was said.
            again = await site.at_table(leo, table, None)
            assert heard(again) == ["three"]
            other = opened(eva, "Eva")
            elsewhere = await site.at_table(eva, other["table"]["id"], other["keys"][0]["token"])
            await said(elsewhere, "four")
            spectator = await site.at_table(ana, other["table"]["id"], None)
            stranger = await site.at_table(None, other["table"]["id"], None)
            assert (heard(spectator), heard(stranger)) == ([], ["four"])
            # Taken back, it is all there again.
            [kept] = leo.get("/api/me/marks").json()
            assert (kept["name"], kept["kind"]) == ("Eva", "mute")
            assert leo.delete(f"/api/me/marks/{kept['id']}").json() == []
            await watching.wait("chat_anew")
            assert heard(watching) == ["one", "two", "three"]

    run(work())


def test_who_is_blocked_reads_what_one_reads_at_a_full_table(site: Site) -> None:
    with site.person() as ana, site.person(last=True) as eva, site.person() as leo:
        table = played(site, ana, eva)["table"]["id"]
        assert mark(ana, "block", table, 1)["kind"] == "block"
        for public in (True, False):
            made = opened(ana, public=public)
            id, token = made["table"]["id"], made["invite"]
            refused = joined(eva, id, "Eva", token)
            assert joined(leo, id, "Leo", token)["key"]["seat"] == 1
            with site.person() as late:
                full = joined(late, id, "Late", token)
            assert refused == full
            assert refused["code"] == "full"
        # She may open a table, and who has blocked her may sit down there.
        theirs = opened(eva, "Eva")["table"]["id"]
        assert "key" in joined(ana, theirs, "Ana")
        [kept] = ana.get("/api/me/marks").json()
        ana.delete(f"/api/me/marks/{kept['id']}")
        assert "key" in joined(eva, opened(ana)["table"]["id"], "Eva")


def test_a_muted_person_may_still_sit_down(site: Site) -> None:
    with site.person() as ana, site.person() as eva:
        mark(ana, "mute", played(site, ana, eva)["table"]["id"], 1)
        assert "key" in joined(eva, opened(ana)["table"]["id"], "Eva")


def test_a_running_game_goes_on_and_its_rematch_is_not_asked_for(site: Site) -> None:
    async def work() -> None:
        with site.person() as ana, site.person() as eva:
            made = await asyncio.to_thread(played, site, ana, eva)
            table, token, hers = made["table"]["id"], made["keys"][0]["token"], made["other"]
            running = await asyncio.to_thread(opened, eva, "Eva")
            mine = (await asyncio.to_thread(joined, ana, running["table"]["id"], "Ana"))["key"]["token"]
            mark(ana, "block", table, 1)
            player = await site.at_table(eva, running["table"]["id"], running["keys"][0]["token"])
            assert player.info["status"] == "running"
            assert player.seat == 0
            other = await site.at_table(ana, running["table"]["id"], mine)
            assert (await other.ask({"type": "resign"}))["type"] == "done"
            blocked = await site.at_table(eva, table, hers)
            refused = await blocked.ask({"type": "propose", "what": "rematch"})
            assert (refused["type"], refused["code"]) == ("error", "no-rematch")
            # Who has blocked may propose it: that is no harm to anybody who can say no.
            willing = await site.at_table(ana, table, token)
            assert (await willing.ask({"type": "propose", "what": "rematch"}))["type"] == "done"

    run(work())


def test_play_now_never_seats_the_two_together(site: Site) -> None:
    with site.person() as ana, site.person(last=True) as eva, site.person() as leo:
        mark(ana, "block", played(site, ana, eva)["table"]["id"], 1)
        for client in (ana, eva):
            assert client.put("/api/me/wish", json=WISH).json()["status"] == "waiting"

        async def apart() -> None:
            for _ in range(4):  # two looks of each process
                await asyncio.sleep(1)
                assert {client.get("/api/me/wish").json()["status"] for client in (ana, eva)} == {"waiting"}
            leo.put("/api/me/wish", json=WISH)

            async def look() -> dict[str, Any]:
                found: dict[str, Any] = leo.get("/api/me/wish").json()
                return found

            await answered(look, status="found")

        run(apart())
        statuses = [client.get("/api/me/wish").json()["status"] for client in (ana, eva)]
        assert sorted(statuses) == ["found", "waiting"]
        for client in (ana, eva, leo):
            client.delete("/api/me/wish")


def test_those_who_were_met_are_listed_and_invited_to_a_private_table(site: Site) -> None:
    with site.person() as ana, site.person(last=True) as eva, site.person() as leo:
        claim(eva, f"Evelina {site.first.port}")
        first = played(site, ana, eva)["table"]["id"]
        second = played(site, ana, leo, ("Ana", "Leo"))["table"]["id"]
        third = played(site, leo, ana, ("Leo", "Ana"))["table"]["id"]
        found = ana.get("/api/me/companions").json()
        assert [(one["name"], one["table"], one["seat"], one["claimed"]) for one in found] == [
            ("Leo", third, 0, False), (found[1]["name"], first, 1, True),
        ]  # fmt: skip
        assert second not in {one["table"] for one in found}
        assert not any(me(client)["id"] in str(found) for client in (eva, leo))

        made = opened(ana, public=False)
        table = made["table"]["id"]
        assert joined(eva, table, "Eva")["code"] == "private"
        wanted = {"table": table, "met": first, "seat": 1}
        assert ana.post("/api/me/invitations", json=wanted).json() == []
        [invited] = eva.get("/api/me/invitations").json()
        assert (invited["table"], invited["name"], invited["game"]) == (table, "Ana", "qiahn")
        watching = {"authorization": f"Bearer {invited['watch']}"}
        assert eva.get(f"/api/tables/{table}", headers=watching).status_code == 200
        assert joined(leo, table, "Leo", invited["watch"])["code"] == "token"
        assert joined(eva, table, "Eva", invited["watch"])["key"]["seat"] == 1
        assert eva.get("/api/me/invitations").json() == []
        # Nobody invites to a table of others, or somebody never met.
        assert leo.post("/api/me/invitations", json=wanted).json()["code"] == "not-found"
        assert ana.post("/api/me/invitations", json={**wanted, "seat": 0}).json()["code"] == "not-found"


@pytest.mark.parametrize("late", [False, True])
def test_who_is_blocked_invites_in_vain_and_is_answered_the_same(site: Site, late: bool) -> None:
    with site.person() as ana, site.person() as eva:
        met = played(site, ana, eva)["table"]["id"]
        if not late:
            mark(ana, "block", met, 1)
        table = opened(eva, "Eva", public=False)["table"]["id"]
        answer = eva.post("/api/me/invitations", json={"table": table, "met": met, "seat": 0})
        assert (answer.status_code, answer.json()) == (200, [])
        if late:
            assert len(ana.get("/api/me/invitations").json()) == 1
            mark(ana, "block", met, 1)
        assert ana.get("/api/me/invitations").json() == []
        assert joined(ana, table, "Ana")["code"] == "private"


def test_marks_survive_a_merger_are_taken_along_and_go_with_their_person(site: Site) -> None:
    with site.person() as ana, site.person() as phone, site.person() as eva, site.person() as leo:
        code = ask_sheet(ana)
        there = played(site, ana, eva)["table"]["id"]
        here = played(site, phone, eva)["table"]["id"]
        theirs = played(site, leo, phone, ("Leo", "Ana"))["table"]["id"]
        mark(ana, "mute", there, 1)
        mark(phone, "block", here, 1)
        mark(leo, "block", theirs, 1)
        own = played(site, ana, phone)["table"]["id"]
        mark(ana, "mute", own, 1)
        old = me(phone)["id"]
        ask(phone, "/api/enter/code", code=code)
        assert ask(phone, "/api/me/join", other=old, yes=True)["id"] == me(ana)["id"]
        # Of two marks on one person the block holds; what one had put on oneself is gone.
        assert [(one["name"], one["kind"]) for one in ana.get("/api/me/marks").json()] == [("Eva", "block")]
        assert [one["kind"] for one in ana.get("/api/me/export").json()["marks"]] == ["block"]
        assert joined(eva, opened(ana)["table"]["id"], "Eva")["code"] == "full"
        assert joined(ana, opened(leo, "Leo")["table"]["id"], "Ana")["code"] == "full"
        assert eva.delete("/api/me").status_code == 200
        assert ana.get("/api/me/marks").json() == []
        assert ana.delete("/api/me").status_code == 200
        assert leo.get("/api/me/marks").json() == []


def ask_sheet(client: httpx.Client) -> str:
    client.post("/api/me")
    code: str = ask(client, "/api/me/sheet")["codes"][0]
    return code


def test_marks_are_put_only_on_persons_at_tables_one_may_see(site: Site) -> None:
    with site.person() as ana, site.person() as eva:
        made = opened(ana, public=False)
        table = made["table"]["id"]
        eva.post("/api/me")
        assert mark(eva, "mute", table, 0)["code"] == "private"
        assert eva.get(f"/api/tables/{table}/seats/0/person").json()["code"] == "private"
        assert mark(ana, "mute", table, 0)["code"] == "mark-self"
        assert mark(ana, "mute", table, 1)["code"] == "mark-nobody"
        assert mark(ana, "mute", table, 9)["code"] == "no-seat"
        shown = {"authorization": f"Bearer {made['watch']}"}
        wanted = {"table": table, "seat": 0, "kind": "mute"}
        assert eva.put("/api/me/marks", json=wanted, headers=shown).json()["kind"] == "mute"
        told = eva.get(f"/api/tables/{table}/seats/0/person", headers=shown).json()
        assert (told["known"], told["mark"]["kind"]) == (True, "mute")
        assert ana.get(f"/api/tables/{table}/seats/0/person").json()["mark"] is None
        assert httpx.put(f"{site.first.url}/api/me/marks", json=wanted, headers=shown).json()["code"] == "mark-guest"
        # What others have marked is nobody's to take back.
        [kept] = eva.get("/api/me/marks").json()
        ana.delete(f"/api/me/marks/{kept['id']}")
        assert len(eva.get("/api/me/marks").json()) == 1
