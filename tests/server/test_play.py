"""People at a table on a real server: they sit, play, agree, talk, leave and come back."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import re
import time
from typing import Any

import httpx
import pytest

import liza
from liza.kernel.base.source import commitment
from liza.server.proof.transcript_check import TranscriptCheck, read_keys
from tests.server.client import Player, Server, play_out, run

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}
OPEN = {"kind": "open"}


async def seated(server: Server, game: str = "qiahn", seats: int = 2, **wanted: Any) -> list[Player]:
    made = server.create(game, [PERSON] * seats, **wanted)
    keys = made["keys"]
    return [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in keys]


async def in_step(*players: Player) -> None:
    """Let everybody read what has been sent to them."""
    for player in players:
        await player.ask({"type": "ping"}, "pong")


def digest_of(text: str) -> str:
    """Return the digest of a message as it arrived, its clocks left out."""
    plain = re.sub(r'"clocks":\[.*\]}$', '"clocks":null}', text)
    return base64.urlsafe_b64encode(hashlib.sha256(plain.encode()).digest()[:16]).decode().rstrip("=")


def asked(players: list[Player]) -> Player:
    return next(p for p in players if p.view is not None and p.seat in p.view["actors"])


def test_two_people_play_a_game_and_its_record_proves_it_fair(server: Server) -> None:
    async def work() -> None:
        players = await seated(server, public=True)
        watcher = await Player(server.socket_url, players[0].table).connect()
        published = players[0].info["commitment"]
        assert players[0].info["seed"] is None
        await play_out(players)
        await in_step(*players, watcher)
        over = next(message for message in watcher.got if message["type"] == "over")
        assert commitment(bytes.fromhex(over["seed"])) == published
        record = liza.Record.from_data(server.get(f"tables/{watcher.table}/record"))
        record.verify()
        assert record.outcome == over["outcome"]
        replay = server.get(f"tables/{watcher.table}/replay?seat=1")
        assert len(replay["steps"]) == len(record.actions) + 1
        assert [step["action"] for step in replay["steps"][1:]] == [text for _, text in record.actions]
        assert watcher.table in [row["id"] for row in server.get("tables?status=over")["tables"]]

    run(work())


def test_the_transcript_of_a_finished_game_is_signed_and_tells_what_each_seat_was_sent(server: Server) -> None:
    async def work() -> None:
        players = await seated(server, "tankup", clock={"kind": "fischer", "seconds": 600, "increment": 0})
        watcher = await Player(server.socket_url, players[0].table, players[0].token).connect()
        url = f"{server.url}/api/tables/{players[0].table}/transcript"
        headers = {"authorization": f"Bearer {players[0].token}"}
        assert httpx.get(url).json()["code"] == "private"
        assert httpx.get(url, headers=headers).json()["code"] == "running"
        promise = players[0].info["commitment"]
        await play_out(players)
        await in_step(*players, watcher)
        answer = httpx.get(url, headers=headers, timeout=60)
        assert answer.content == httpx.get(url, headers=headers).content
        keys = read_keys(httpx.get(f"{server.url}/.well-known/liza-keys.json").content)
        check = TranscriptCheck(answer.content, keys, promise)
        steps = list(check.findings())
        assert [step.check for step in steps if step.answer != "good"] == ["entropy"]  # programs that add nothing
        for player in players:
            assert player.seat is not None
            game = [text for text in player.raw if json.loads(text)["type"] in {"state", "moved", "over"}]
            assert [digest_of(text) for text in game] == check.told.sent.seats[player.seat]

    run(work())


def test_the_verifier_is_a_file_to_keep(server: Server) -> None:
    answer = httpx.get(f"{server.url}/verifier.html")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.startswith("<!doctype html>")


@pytest.mark.parametrize("game", ["pulso", "qiahn"])
def test_bots_take_their_turns(server: Server, game: str) -> None:
    async def work() -> None:
        made = server.create(game, [PERSON, {"kind": "bot", "level": "greedy"}])
        person = await Player(server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        await play_out([person])
        assert person.over

    run(work())


def test_a_game_of_bots_plays_itself(server: Server) -> None:
    async def work() -> None:
        made = server.create("pulso", [BOT, BOT], public=True)
        watcher = await Player(server.socket_url, made["table"]["id"]).connect()
        await watcher.until(lambda w: w.info.get("status") == "over")

    run(work())


def test_somebody_joins_and_the_game_starts_for_all(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [{"kind": "person", "name": " Ana\n\x00"}, OPEN])
        id = made["table"]["id"]
        ana = await Player(server.socket_url, id, made["keys"][0]["token"]).connect()
        assert ana.info["status"] == "waiting"
        assert ana.info["seats"][0]["name"] == "Ana"
        join = f"{server.url}/api/tables/{id}/join"
        assert httpx.post(join, json={}).json()["code"] == "private"
        assert httpx.post(join, json={}, headers={"Authorization": "Bearer wrong"}).json()["code"] == "token"
        invited = {"Authorization": f"Bearer {made['invite']}"}
        joined = httpx.post(join, json={"name": "Bea"}, headers=invited).json()
        await ana.wait("state", because="start")
        assert [seat["name"] for seat in ana.info["seats"]] == ["Ana", "Bea"]
        assert httpx.post(join, json={"name": "Eva"}, headers=invited).status_code == 409
        bea = await Player(server.socket_url, id, joined["key"]["token"]).connect()
        assert bea.seat == 1

    run(work())


def test_a_private_table_opens_to_its_tokens_only(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        id = made["table"]["id"]
        for token, code in ((None, "private"), ("x" * 32, "token")):
            stranger = Player(server.socket_url, id, token)
            with pytest.raises(AssertionError, match=code):
                await stranger.connect()
        watcher = await Player(server.socket_url, id, made["watch"]).connect()
        assert watcher.seat is None
        assert (await watcher.act("end"))["code"] == "spectator"
        assert id not in [row["id"] for row in server.get("tables")["tables"]]

    run(work())


def test_a_choice_counts_once_and_only_on_what_was_seen(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        mover = asked(players)
        seen = mover.n
        action = mover.legal[0]["action"]
        first, second = await asyncio.gather(*(_raced(server, mover, seen, action) for _ in range(2)))
        assert sorted([first["type"], second["type"]]) == ["done", "error"]
        refused = first if first["type"] == "error" else second
        assert refused["code"] in {"stale", "illegal"}
        await in_step(*players)
        assert players[0].n == seen + 1
        other = next(p for p in players if p is not mover)
        if other.seat not in (other.view or {})["actors"]:
            answer = await other.ask({"type": "act", "n": other.n, "action": "end"})
            assert (answer["code"], answer["rule"]) == ("illegal", "QT-018")
            assert answer["es"] != answer["en"]
        assert (await mover.act("dance"))["code"] == "bad-action"

    async def _raced(server: Server, mover: Player, n: int, action: str) -> dict[str, Any]:
        twin = await Player(server.socket_url, mover.table, mover.token).connect()
        return await twin.ask({"type": "act", "n": n, "action": action})

    run(work())


def test_a_choice_is_taken_back_while_it_is_one_s_own(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        while not any(m.get("may_take_back") for p in players for m in p.got[-3:]):
            await asked(players).act()
            await in_step(*players)
        mover = next(p for p in players if any(m.get("may_take_back") for m in p.got[-3:]))
        other = next(p for p in players if p is not mover)
        assert (await other.ask({"type": "take_back", "n": other.n}))["code"] == "no-take-back"
        assert (await mover.ask({"type": "take_back", "n": mover.n}))["type"] == "done"
        state = await other.wait("state", because="taken_back")
        assert state["by"] == mover.seat

    run(work())


def test_the_others_agree_to_an_undo(server: Server) -> None:
    async def work() -> None:
        players = await seated(server, "pulso")
        before = players[0].view
        await players[0].act()
        await players[0].ask({"type": "propose", "what": "undo"})
        await in_step(*players)
        proposal = players[1].info["proposal"]
        assert (proposal["what"], proposal["by"], proposal["waiting"]) == ("undo", 0, [1])
        assert (await players[1].ask({"type": "agree", "proposal": proposal["id"]}))["type"] == "done"
        await in_step(*players)
        assert players[0].view == before

    run(work())


def test_who_resigns_loses_and_a_rematch_turns_the_seats(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        await players[0].ask({"type": "resign"})
        await in_step(*players)
        assert players[1].over
        assert players[1].info["outcome"]["ranking"] == [[1], [0]]
        await players[1].ask({"type": "propose", "what": "rematch"})
        await in_step(*players)
        await players[0].ask({"type": "agree", "proposal": players[0].info["proposal"]["id"]})
        await in_step(*players)
        next_table = players[1].info["next"]
        again = [await Player(server.socket_url, next_table, p.token).connect() for p in players]
        assert [p.seat for p in again] == [1, 0]
        assert again[1].info["status"] == "running"

    run(work())


def test_a_bot_takes_the_seat_of_somebody_who_is_gone(server: Server) -> None:
    async def work() -> None:
        players = await seated(server, "pulso", 3)
        answer = await players[0].ask({"type": "propose", "what": "replace", "target": 0})
        assert answer["code"] in {"present", "no-replace"}
        await players[2].close()
        await players[0].until(lambda p: not p.info["seats"][2]["here"])
        assert (await players[0].ask({"type": "propose", "what": "replace", "target": 2}))["type"] == "done"
        await in_step(*players[:2])
        await players[1].ask({"type": "agree", "proposal": players[1].info["proposal"]["id"]})
        await in_step(*players[:2])
        assert players[0].info["seats"][2]["kind"] == "bot"
        await play_out(players[:2])
        back = await Player(server.socket_url, players[2].table, players[2].token).connect()
        assert back.seat is None

    run(work())


def test_who_is_gone_leaves_the_game_by_its_rules(server: Server) -> None:
    async def work() -> None:
        game = next(game.id for game in liza.games() if game.leaves)
        players = await seated(server, game, 3)
        answer = await players[0].ask({"type": "propose", "what": "retire", "target": 0})
        assert answer["code"] in {"present", "no-retire"}
        assert (await players[0].ask({"type": "propose", "what": "retire"}))["code"] == "no-retire"
        await players[2].close()
        await players[0].until(lambda p: not p.info["seats"][2]["here"])
        known = players[0].n
        assert (await players[0].ask({"type": "propose", "what": "retire", "target": 2}))["type"] == "done"
        await in_step(*players[:2])
        proposal = players[1].info["proposal"]
        assert (proposal["what"], proposal["target"]) == ("retire", 2)
        await players[1].ask({"type": "agree", "proposal": proposal["id"]})
        await in_step(*players[:2])
        told = [message for message in players[0].got if message["type"] == "moved"][-1]
        assert (told["n"] > known, told["seat"], told["action"]) == (True, 2, None)
        assert any(event.get("seat") == 2 for event in told["events"])
        assert players[0].info["seats"][2]["kind"] == "gone"
        assert 2 not in (players[0].view or {})["actors"]
        assert server.get(f"tables/{players[0].table}/record", players[0].token)["actions"][-1] == "2 leaves"
        back = await Player(server.socket_url, players[2].table, players[2].token).connect()
        assert back.seat is None
        await players[1].close()
        await players[0].until(lambda p: not p.info["seats"][1]["here"])
        await players[0].ask({"type": "propose", "what": "retire", "target": 1})
        await in_step(players[0])
        assert players[0].over
        assert players[0].info["outcome"]["ranking"][0] == [0]
        liza.Record.from_data(server.get(f"tables/{players[0].table}/record", players[0].token)).verify()

    run(work())


def test_who_comes_back_is_told_what_was_missed(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        away = players[1]
        await away.close()
        known = away.n
        for _ in range(4):
            if players[0].seat not in (players[0].view or {})["actors"]:
                break
            await players[0].act()
            await in_step(players[0])
        told = [m for m in players[0].got if m["type"] == "moved" and m["n"] > known]
        back = await Player(server.socket_url, away.table, away.token).connect(since=known)
        missed = [m for m in back.got if m["type"] == "moved"]
        assert [m["n"] for m in missed] == [m["n"] for m in told]
        assert [m["events"] for m in missed] == [m["events"] for m in told]
        assert len([m for m in back.got if m["type"] == "state"]) == (0 if told else 1)
        fresh = await Player(server.socket_url, away.table, away.token).connect()
        assert [m["because"] for m in fresh.got if m["type"] == "state"] == ["hello"]

    run(work())


def test_people_talk_and_need_not_listen(server: Server) -> None:
    async def work() -> None:
        ana, bea = await seated(server)
        assert (await ana.ask({"type": "chat", "text": "¡hola!"}))["type"] == "done"
        heard = await bea.wait("chat")
        assert (heard["text"], heard["seat"]) == ("¡hola!", 0)
        assert (await ana.ask({"type": "chat", "text": "x" * 501}))["code"] == "bad-message"
        await bea.ask({"type": "mute", "seat": 0, "muted": True})
        await ana.ask({"type": "chat", "text": "¿sigues?"})
        await in_step(bea)
        assert [m["text"] for m in bea.got if m["type"] == "chat"] == ["¡hola!"]
        again = await Player(server.socket_url, bea.table, bea.token).connect()
        assert [m for m in again.got if m["type"] == "chat"] == []
        assert next(m for m in again.got if m["type"] == "welcome")["muted"] == [0]

    run(work())


def test_whoever_asks_is_told_whether_a_choice_can_be_taken_back(server: Server) -> None:
    """Both answers come, each of them true: what may be taken back is, and what may not is refused."""

    async def work() -> None:
        players = await seated(server, "terrorixico")
        answers: set[bool] = set()
        while len(answers) < 2:
            mover = asked(players)
            await mover.act()
            await in_step(*players)
            worth = [m["may_take_back"] for m in mover.got if "may_take_back" in m][-1]
            answer = await mover.ask({"type": "may_take_back"}, "may_take_back")
            assert answer["n"] == mover.n
            if not worth:
                assert not answer["may"]
                continue
            if answer["may"] in answers:
                continue
            answers.add(answer["may"])
            came = await mover.ask({"type": "take_back", "n": mover.n})
            assert came.get("code", "done") == ("done" if answer["may"] else "no-take-back")
            await in_step(*players)

    run(work())


def test_every_refusal_can_be_explained(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        mover = asked(players)
        offered = {choice["action"] for choice in mover.legal}
        answer = await mover.ask({"type": "why_not", "verb": "place"}, "impossible")
        assert answer["actions"]
        assert not offered & {action["action"] for action in answer["actions"]}
        assert all(action["reason"]["rule"].startswith("QT-") for action in answer["actions"])
        one = answer["actions"][0]
        alone = await mover.ask({"type": "explain", "action": one["action"]}, "explained")
        assert alone["reason"] == one["reason"]
        assert [alone["verb"], *(thing["key"] for thing in alone["args"])] == one["action"].split()
        headers = {"Authorization": f"Bearer {mover.token}"}
        url = f"{server.url}/api/tables/{mover.table}/explain"
        assert httpx.post(url, json={"action": one["action"]}, headers=headers).json() == one
        legal = await mover.ask({"type": "explain", "action": mover.legal[0]["action"]}, "explained")
        assert legal["reason"] is None
        assert (await mover.ask({"type": "why_not", "verb": "dance"}, "impossible"))["code"] == "no-verb"

    run(work())


def test_a_running_game_s_record_holds_what_its_reader_may_know(server: Server) -> None:
    async def work() -> None:
        players = await seated(server, "pulso")
        await players[0].act()
        await in_step(*players)
        id = players[0].table
        own, other = (server.get(f"tables/{id}/record", p.token) for p in players)
        assert own["seed"] is None
        assert own["actions"][0].startswith("0 lay")
        assert other["actions"] == ["0 ?"]
        steps = server.get(f"tables/{id}/replay", players[1].token)["steps"]
        assert [step["action"] for step in steps] == [None, None]
        url = f"{server.url}/api/tables/{id}/replay?seat=0"
        answer = httpx.get(url, headers={"Authorization": f"Bearer {players[1].token}"})
        assert answer.json()["code"] == "running"

    run(work())


def listed(server: Server, id: str) -> dict[str, Any]:
    """Return a table's row of the list, which is one second old at most."""
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        for row in server.get("tables")["tables"]:
            if row["id"] == id:
                return dict(row)
        time.sleep(0.1)
    raise AssertionError(f"{id} is not listed")


def test_who_leaves_before_the_game_makes_room(server: Server) -> None:
    made = server.create("qiahn", [PERSON, OPEN], public=True)
    id = made["table"]["id"]
    headers = {"Authorization": f"Bearer {made['keys'][0]['token']}"}
    left = httpx.post(f"{server.url}/api/tables/{id}/leave", headers=headers).json()
    assert [seat["kind"] for seat in left["seats"]] == ["open", "open"]
    assert listed(server, id)["open"] == [0, 1]
    joined = httpx.post(f"{server.url}/api/tables/{id}/join", json={"seat": 1}).json()
    assert joined["key"]["seat"] == 1


def test_who_promised_to_say_something_and_is_silent_is_seen_to_be_away(server: Server) -> None:
    async def work() -> None:
        players = await seated(server)
        await in_step(*players)
        await players[1].ask({"type": "ping", "within": 1}, "pong")
        while players[0].info["seats"][1]["here"]:
            await asyncio.wait_for(players[0].receive(), 5)
        assert players[0].info["seats"][0]["here"], "who promised nothing is not let go"

    run(work())


def test_the_host_fills_the_table_with_bots_and_the_game_begins(server: Server) -> None:
    async def work() -> None:
        made = server.create("tornaris", [PERSON, OPEN, OPEN, OPEN])
        id, key, invite = made["table"]["id"], made["keys"][0]["token"], made["invite"]
        assert made["table"]["host"] == 0
        headers = {"Authorization": f"Bearer {invite}"}
        joined = httpx.post(f"{server.url}/api/tables/{id}/join", json={"name": "Ana"}, headers=headers).json()
        host = await Player(server.socket_url, id, key).connect()
        guest = await Player(server.socket_url, id, joined["key"]["token"]).connect()
        assert (await guest.ask({"type": "fill", "level": "random"}, "error"))["code"] == "not-host"
        assert (await host.ask({"type": "fill", "level": "nobody"}, "error"))["code"] == "no-level"
        await host.ask({"type": "fill", "level": "random", "seat": 2}, "done")
        assert [seat["kind"] for seat in host.info["seats"]] == ["person", "person", "bot", "open"]
        await host.ask({"type": "fill", "level": "random"}, "done")
        await in_step(host, guest)
        assert host.info["status"] == "running"
        assert guest.view is not None
        assert (await host.ask({"type": "cancel"}, "error"))["code"] == "started"

    run(work())


def test_the_host_calls_a_table_off_and_nobody_sits_down_any_more(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, OPEN], public=True)
        id = made["table"]["id"]
        host = await Player(server.socket_url, id, made["keys"][0]["token"]).connect()
        watcher = await Player(server.socket_url, id).connect()
        await host.ask({"type": "cancel"}, "done")
        await in_step(watcher)
        assert watcher.info["status"] == "cancelled"
        refused = httpx.post(f"{server.url}/api/tables/{id}/join", json={"name": "Ana"})
        assert refused.json()["code"] == "cancelled"
        assert id not in [row["id"] for row in server.get("tables")["tables"]]
        assert (await host.ask({"type": "fill", "level": "random"}, "error"))["code"] == "cancelled"

    run(work())
