"""A whole evening on one device: a table is set, bots play along, everything can be looked at again afterwards."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import liza
from liza.kernel.base.source import Stream, commitment
from liza.lab.packs.pack_files import overlay_text
from liza.match.match import Match
from liza.offline.record_check import CountingStream
from liza.server.packs.pack_cache import bind, bound_game
from tests.offline.alone import Alone
from tests.offline.conftest import Start
from tests.support import now

GAMES = [game.id for game in liza.games()]
MOST = 3_000


def set_table(device: Alone, game: str, **wanted: Any) -> dict[str, Any]:
    """Set the smallest table for one person and bots that do not think long."""
    others = [{"kind": "bot", "level": "random"}] * (liza.game(game).seats[0] - 1)
    status, made = device.ask(
        "POST", "/tables", body={"game": game, "seats": [{"kind": "person", "name": "Ana"}, *others], **wanted}
    )
    assert status == 200, made
    return dict(made)


def sit(device: Alone, made: dict[str, Any], line: int = 1) -> None:
    device.do("open", line)
    hello = {"type": "hello", "table": made["table"]["id"], "token": made["keys"][0]["token"]}
    device.do("hear", line, json.dumps(hello))


def latest(device: Alone, *types: str, line: int = 1) -> dict[str, Any]:
    return next(told for told in reversed(device.sent[line]) if told["type"] in types)


def play(device: Alone, choices: int, seed: int = 1) -> None:
    """Choose at random and let the bots choose, so many times or until the game is over."""
    chance = random.Random(seed)
    for _ in range(choices):
        if any(told["type"] == "over" for told in device.sent[1]):
            return
        told = latest(device, "state", "moved")
        if told["legal"]:
            action = chance.choice(told["legal"])["action"]
            device.do("hear", 1, json.dumps({"type": "act", "n": told["n"], "action": action}))
        else:
            assert device.do("think") is True


@pytest.mark.parametrize("game", now({"tankup", "tornaris"}, GAMES))
def test_a_game_against_bots_is_played_to_the_end_and_checked(start: Start, game: str) -> None:
    device = start()
    made = set_table(device, game)
    id, token = made["table"]["id"], made["keys"][0]["token"]
    sit(device, made)
    play(device, MOST)
    over = latest(device, "over")
    assert latest(device, "table")["table"]["status"] == "over"

    _, replay = device.ask("GET", f"/tables/{id}/replay", token)
    assert replay["steps"][-1]["view"] == latest(device, "state", "moved")["view"]
    _, record = device.ask("GET", f"/tables/{id}/record", token)
    assert record["seed"] == over["seed"]
    assert liza.Record.from_data(record).verify().outcome is not None
    verdict = check(device, claim(device, made))
    assert verdict == {**verdict, "verdict": "good", "fault": None, "choices": len(record["actions"])}
    assert verdict["dice"] + verdict["shuffles"] + verdict["draws"] > 0
    told = sum("sides" in event for step in replay["steps"] for event in step["events"])
    assert verdict["dice"] >= told


def claim(device: Alone, made: dict[str, Any]) -> dict[str, Any]:
    """Return what a page asks to have checked."""
    about, token = f"/tables/{made['table']['id']}", made["keys"][0]["token"]
    replay = device.ask("GET", f"{about}/replay", token)[1]
    return {
        "record": device.ask("GET", f"{about}/record", token)[1],
        "told": replay["steps"],
        "seat": replay["seat"],
        "promised": made["table"]["commitment"],
    }


def check(device: Alone, claimed: dict[str, Any]) -> dict[str, Any]:
    status, verdict = device.ask("POST", "/check", None, claimed)
    assert status == 200, verdict
    return dict(verdict)


@pytest.mark.parametrize("game", now({"qiahn"}, GAMES))
def test_a_forged_game_is_found_out_and_what_is_wrong_with_it_is_named(start: Start, game: str) -> None:
    device = start()
    made = set_table(device, game)
    sit(device, made)
    play(device, MOST)
    honest = claim(device, made)
    record, told = honest["record"], honest["told"]
    assert check(device, honest)["verdict"] == "good"
    other = "00" * 32
    swapped = commitment(bytes.fromhex(other))
    moment = next(at for at, step in enumerate(told) if step["events"])
    changed = [*told[:moment], {**told[moment], "events": told[moment]["events"][1:]}, *told[moment + 1 :]]
    seen = [*told[:-1], {**told[-1], "view": {}}]
    for claimed, verdict, fault in (
        ({"record": {**record, "seed": other}}, "bad", "seed"),
        ({"record": {**record, "seed": other, "commitment": swapped}}, "bad", "promise"),
        ({"record": {**record, "seed": None}}, "bad", "damaged"),
        ({"record": {"liza": 1}}, "bad", "damaged"),
        ({"record": {**record, "actions": record["actions"][:-1]}}, "bad", "told"),
        ({"record": {**record, "actions": [*record["actions"], record["actions"][-1]]}}, "bad", "choice"),
        ({"record": {**record, "outcome": {**record["outcome"], "reason": "luck"}}}, "bad", "end"),
        ({"record": {**record, "pack_hash": "0" * 64}}, "bad", "damaged"),
        ({"record": {**record, "version": record["version"] + 1}}, "unable", "rules"),
        ({"record": {**record, "game": "chess"}}, "unable", "game"),
        ({"told": changed}, "bad", "told"),
        ({"told": seen}, "bad", "told"),
        ({"told": []}, "bad", "told"),
    ):
        found = check(device, {**honest, **claimed})
        assert (found["verdict"], found["fault"]) == (verdict, fault), claimed.keys()
    assert check(device, {**honest, "told": changed})["at"] == moment
    # A table that forgets its promise and makes another one: its seed shuffles and rolls otherwise, so that something
    # else would have been told, or somebody chose what they could not have chosen.
    renewed = check(device, {**honest, "record": {**record, "seed": other, "commitment": swapped}, "promised": swapped})
    assert renewed["verdict"] == "bad"
    assert renewed["fault"] in {"told", "choice"}
    assert device.ask("POST", "/check", None, {"record": record})[0] == 400


@pytest.mark.parametrize("game", now({"tankup"}, GAMES))
def test_a_finished_game_is_looked_at_for_secrets_that_were_told(start: Start, game: str) -> None:
    device = start()
    made = set_table(device, game)
    sit(device, made)
    play(device, MOST)
    record = claim(device, made)["record"]
    status, report = device.ask("POST", "/secrecy", None, {"record": record})
    assert (status, report["leaks"]) == (200, [])
    assert report["positions"] == len(record["actions"]) + 1
    assert bool(report["worlds"]) == liza.game(game).hides
    assert device.ask("POST", "/secrecy", None, {"record": {}})[0] == 400


def test_a_downloaded_game_is_put_on_another_device_and_looked_back_on_there(start: Start) -> None:
    device, other = start(), start()
    made = set_table(device, "qiahn", options={"troop": 3})
    sit(device, made)
    play(device, MOST)
    honest = claim(device, made)
    record = honest["record"]
    status, taken = other.ask("POST", "/records", None, {"record": record, "seat": 0})
    assert (status, taken["table"]["status"], taken["keys"][0]["seat"]) == (200, "over", 0), taken
    again = claim(other, taken)
    assert again["record"]["actions"] == record["actions"]
    assert again["told"] == honest["told"]
    assert check(other, again)["verdict"] == "good"
    about, token = f"/tables/{taken['table']['id']}", taken["keys"][0]["token"]
    assert other.ask("POST", f"{about}/analysis", token, {"reading": "known"})[1]["status"] == "working"
    resigned = {"reason": "resigned", "ranking": [[1], [0]], "scores": [0, 0]}
    short = {**record, "actions": record["actions"][:3], "outcome": resigned, "ending": {"resigned": 0}}
    assert other.ask("POST", "/records", None, {"record": short})[0] == 200
    for odd in (
        {"outcome": {**record["outcome"], "reason": "luck"}},
        {"actions": record["actions"][:3]},
        {"actions": ["0 nonsense"]},
        {"seed": None},
        {"seed": 7},
        {"version": 0},
        {"pack": {"name": "own", "text": ""}},
        {"names": ["Ana"]},
    ):
        status, said = other.ask("POST", "/records", None, {"record": {**record, **odd}})
        assert status == 400, odd
        assert said["code"] in {"bad-record", "record-differs", "bad-seats"}, odd


@pytest.mark.parametrize("seed", [7, 2**70, -1])
def test_a_game_saved_with_a_plain_seed_is_put_on_a_device(start: Start, seed: int) -> None:
    device = start()
    record = finished("qiahn", seed).to_data()
    status, taken = device.ask("POST", "/records", None, {"record": record})
    assert status == 200, taken
    again = claim(device, taken)
    assert again["record"]["actions"] == record["actions"]
    assert again["record"]["commitment"] == record["commitment"]
    assert check(device, again)["verdict"] == "good"


def test_what_is_wrong_with_a_record_is_said_and_never_breaks_the_device(start: Start) -> None:
    device = start()
    record = finished("qiahn", 7).to_data()
    for code, odd in (
        ("record-differs", {"seed": 8}),
        ("record-differs", {"commitment": "0" * 64}),
        ("record-differs", {"actions": ["9 end", *record["actions"]]}),
        ("record-differs", {"actions": record["actions"][:-1]}),
        ("record-differs", {"actions": [*record["actions"], record["actions"][-1]]}),
        ("bad-record", {"seed": "00"}),
        ("bad-record", {"seed": True}),
        ("bad-record", {"pack_hash": "0" * 64}),
        ("bad-record", {"outcome": None}),
        ("bad-record", {"game": "chess"}),
        ("bad-record", {"names": None}),
        ("bad-option", {"options": {"nonsense": 1}}),
        ("bad-option", {"options": {"troop": []}}),
    ):
        status, said = device.ask("POST", "/records", None, {"record": {**record, **odd}})
        assert (status, said["code"]) == (400, code), (odd, said)
        assert said["es"] != said["en"]


def test_a_game_played_with_the_pack_that_came_along_is_put_on_a_device(start: Start) -> None:
    game = liza.game("tankup")
    text = overlay_text(game, [("armour", {**game.pack.data["armour"][0], "resistance": 9})])
    bind("tankup", text)
    record = finished("tankup", 3, text).to_data()
    assert start(packs={"tankup": text}).ask("POST", "/records", None, {"record": record})[0] == 200
    assert start().ask("POST", "/records", None, {"record": record})[1]["code"] == "bad-record"


def finished(id: str, seed: int, pack: str | None = None) -> liza.Record:
    """Return the record of a random game."""
    game = liza.game(id) if pack is None else bound_game(id, pack)
    match = Match(liza.Record.begin(game, seed=seed))
    chance = random.Random(seed)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, chance.choice(match.legal(seat)))
    return match.record


def test_counting_changes_nothing_that_is_drawn() -> None:
    plain, source = Stream(bytes(32)), CountingStream(Stream(bytes(32)))
    deck, same = list(range(9)), list(range(9))
    assert [source.die(6), source.below(1_000), source.die(20)] == [plain.die(6), plain.below(1_000), plain.die(20)]
    source.shuffle(deck)
    plain.shuffle(same)
    twin = source.copy()
    assert deck == same
    assert (source.dice, source.shuffles, source.draws) == (twin.dice, twin.shuffles, twin.draws) == (2, 1, 1)
    assert source.drawn == plain.drawn
    assert source.to_data() == plain.to_data()
    assert twin.die(6) == plain.die(6)
    assert source.dice == 2


def test_a_device_goes_on_tomorrow(start: Start) -> None:
    today = start()
    made = set_table(today, GAMES[0])
    sit(today, made)
    play(today, 8)
    tomorrow = start(kept=today.saved)
    sit(tomorrow, made)
    assert latest(tomorrow, "state") == {**latest(tomorrow, "state"), "view": latest(today, "state", "moved")["view"]}
    play(tomorrow, 8)
    assert latest(tomorrow, "state", "moved")["n"] > latest(today, "state", "moved")["n"]


def test_a_finished_game_is_looked_back_on_bit_by_bit_and_kept(start: Start) -> None:
    device = start()
    made = set_table(device, "qiahn", options={"troop": 3})
    id, token = made["table"]["id"], made["keys"][0]["token"]
    sit(device, made)
    about = f"/tables/{id}/analysis"
    assert device.ask("POST", about, token, {})[1]["code"] == "running"
    hint = device.ask("POST", f"/tables/{id}/hint", token)[1] if latest(device, "state")["legal"] else None
    assert hint is None or hint["choice"] in latest(device, "state")["legal"]
    play(device, MOST)

    assert device.ask("GET", about, token)[1]["status"] == "none"
    assert device.ask("GET", f"{about}/result", token)[1]["code"] == "no-analysis"
    begun = device.ask("POST", about, token, {"reading": "known"})[1]
    assert (begun["status"], begun["done"]) == ("working", 0)
    assert device.do("think") is True
    assert device.ask("GET", f"{about}?reading=known", token)[1] == {**begun, "done": 1}
    assert device.ask("POST", f"{about}/cancel", token, {})[1]["status"] == "none"
    assert device.do("think") is False

    device.ask("POST", about, token, {})
    while device.do("think"):
        pass
    assert device.ask("GET", about, token)[1]["status"] == "done"
    _, found = device.ask("GET", f"{about}/result", token)
    _, record = device.ask("GET", f"/tables/{id}/record", token)
    assert [f"{step['seat']} {step['choice']['action']}" for step in found["steps"]] == record["actions"]
    assert found["steps"][0]["stands"][0]["value"] == -found["steps"][0]["stands"][1]["value"]
    asked = next(at for at, step in enumerate(found["steps"]) if not step["forced"])
    status, line = device.ask("GET", f"{about}/line?reading=known&step={asked}", token)
    assert (status, line["steps"][0]["step"]) == (200, 0)
    assert device.ask("GET", f"{about}/line?step=no", token)[0] == 400

    tomorrow = start(kept=device.saved)
    assert tomorrow.ask("GET", f"{about}/result", token)[1] == found


def test_bots_wait_while_nobody_is_there(start: Start) -> None:
    device = start()
    made = set_table(device, GAMES[0])
    assert device.do("think") is False
    sit(device, made)
    device.do("close", 1)
    assert device.do("think") is False


def test_games_are_played_with_the_pack_that_came_along(start: Start) -> None:
    game = liza.game("tankup")
    helmet = game.pack.data["armour"][0]
    device = start(packs={"tankup": overlay_text(game, [("armour", {**helmet, "resistance": 9})])})
    made = set_table(device, "tankup")
    assert made["table"]["pack"]["name"] == "own"
    assert made["table"]["pack"]["hash"] != game.pack.hash


def test_what_cannot_be_is_refused_in_both_languages(start: Start) -> None:
    device = start()
    made = set_table(device, GAMES[0])
    id, token = made["table"]["id"], made["keys"][0]["token"]
    people = [{"kind": "person"}] * liza.game(GAMES[0]).seats[0]
    for status, code, asked in (
        (404, "no-table", ("GET", "/tables/nowhere", None, None)),
        (404, "not-found", ("GET", f"/tables/{id}/nothing", token, None)),
        (401, "private", ("GET", f"/tables/{id}", None, None)),
        (401, "token", ("GET", f"/tables/{id}", "wrong", None)),
        (409, "running", ("GET", f"/tables/{id}/turning", token, None)),
        (400, "bad-request", ("POST", "/tables", None, {"game": GAMES[0]})),
        (404, "no-game", ("POST", "/tables", None, {"game": "chess", "seats": people})),
        (400, "bad-pack", ("POST", "/tables", None, {"game": GAMES[0], "seats": people, "pack": "no = pack"})),
        (400, "bad-seats", ("POST", "/tables", None, {"game": GAMES[0], "seats": people * 4})),
    ):
        found, said = device.ask(*asked)
        assert (found, said["code"]) == (status, code)
        assert said["es"] != said["en"]
