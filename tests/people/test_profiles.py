"""What a person plays with and practises, and what of that others see: only what was chosen, item by item."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from liza.people import names, persons, seats
from liza.server.luck.luck_keeper import LuckKeeper
from liza.server.profiles.profile_pages import favourites
from liza.store.civil.profiles import profile_of, show
from liza.store.results.seat_luck import UsedThings, things_used
from tests.people.test_credentials import ask
from tests.people.test_leaving import DUEL, play_out
from tests.people.test_names import claim
from tests.people.test_visitors import DAY, WANTED, browser, cluster, me, opened
from tests.server.client import Server, serving
from tests.server.rig import NOW, hub_with, plan_of
from tests.support import awaited

__all__ = ["cluster"]
ALL = ["ratings", "games", "favourites", "practice"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("profiles") / "liza.db")
    if request.param == "postgres":
        db = request.getfixturevalue("cluster").url
    with serving(db, bots=0) as running:
        yield running


def choose(client: httpx.Client, *shown: str) -> dict[str, Any]:
    found: dict[str, Any] = client.put("/api/me/profile", json={"shown": shown}).json()
    return found


def seen(client: httpx.Client, name: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/people/{name}").json()
    return found


def tried(*answers: tuple[str, bool]) -> dict[str, Any]:
    return {"tries": [{"game": "qiahn", "exercise": name, "solved": solved} for name, solved in answers]}


def test_nothing_is_shown_before_it_is_chosen_and_then_that_alone(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva:
        claim(ana, "Crisanta")
        public = play_out(server, ana, eva)["table"]["id"]
        private = play_out(server, ana, eva, {**DUEL, "public": False})["table"]["id"]
        ana.post("/api/me/exercises", json=tried(("1", True), ("2", False)))
        nobody = seen(eva, "Nadie de Nadie")
        assert nobody["code"] == "no-profile"
        assert seen(eva, "Crisanta") == nobody
        assert ana.get("/api/me/profile").json() == {"shown": []}

        assert choose(ana, "games") == {"shown": ["games"]}
        told = httpx.get(f"{server.url}/api/people/crisanta").json()  # a stranger, by a name that looks like hers
        assert (told["name"], told["ratings"], told["favourites"], told["practice"]) == ("Crisanta", None, None, None)
        assert [(game["game"], game["place"], game["table"]) for game in told["games"]] == [
            ("qiahn", 1, None),
            ("qiahn", 1, public),
        ]
        assert private not in json.dumps(told)
        assert "Eva" not in json.dumps(told)
        assert me(ana)["id"] not in json.dumps(told)

        choose(ana, *ALL)
        told = seen(eva, "Crisanta")
        assert (told["ratings"], told["practice"]["exercises"]) == ([], [{"game": "qiahn", "tried": 2, "solved": 1}])
        assert choose(ana) == {"shown": []}
        assert seen(eva, "Crisanta") == nobody


def test_a_profile_wants_a_name_and_known_items(server: Server) -> None:
    with browser(server) as guest:
        assert choose(guest, "games")["code"] == "no-person"
        guest.post("/api/me")
        assert choose(guest, "games")["code"] == "profile-name"
        assert choose(guest, "address")["code"] == "bad-request"
        claim(guest, "Policarpa")
        assert choose(guest, "practice") == {"shown": ["practice"]}


def test_the_name_before_leads_on_and_a_deleted_person_shows_nothing(server: Server) -> None:
    with browser(server) as ana, browser(server) as eva:
        claim(ana, "Eduvigis")
        choose(ana, "practice")
        claim(ana, "Torcuata")
        for name in ("Eduvigis", "Torcuata"):
            told = seen(eva, name)
            assert (told["name"], told["previous"]) == ("Torcuata", "Eduvigis")
        ana.delete("/api/me")
        for name in ("Eduvigis", "Torcuata"):
            assert seen(eva, name)["code"] == "no-profile"


def test_first_answers_come_together_from_all_browsers_and_stay_first(server: Server) -> None:
    with browser(server) as ana, browser(server) as phone:
        assert ana.post("/api/me/exercises", json=tried(("1", True))).json() == tried(("1", True))
        assert ana.get("/api/me/summary").json() == {"practice": {"streak": 0, "exercises": []}, "favourites": []}
        ana.post("/api/me")
        ana.post("/api/me/exercises", json=tried(("1", True)))
        code = ask(ana, "/api/me/sheet")["codes"][0]
        phone.post("/api/tables", json=WANTED)
        phone.post("/api/me/exercises", json=tried(("1", False), ("3", False)))
        old = me(phone)["id"]
        ask(phone, "/api/enter/code", code=code)
        known = phone.post("/api/me/exercises", json=tried(("1", False), ("2", True))).json()["tries"]
        assert {(one["exercise"], one["solved"]) for one in known} == {("1", True), ("2", True)}
        ask(phone, "/api/me/join", other=old, yes=True)
        [score] = ana.get("/api/me/summary").json()["practice"]["exercises"]
        assert score == {"game": "qiahn", "tried": 3, "solved": 2}
        everywhere = ana.post("/api/me/exercises", json={"tries": []}).json()["tries"]
        assert sorted(one["exercise"] for one in everywhere) == ["1", "2", "3"]


def test_what_was_used_in_a_game_is_counted_once_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_with(tmp_path, plan_of("tornaris", 3)) as hub:
            live = await hub.live("t")
            await seats.take(hub.store, seats.HeldSeat("t", live.table.chairs[0].token, 0, "ana", NOW))
            while (match := live.table.match) is None or not match.over:
                assert match is not None
                seat = match.actors[0]
                await hub.commit(live, "act", seat, match.game.notation(match.state.legal(seat)[-1]))
            assert live.table.match is not None
            state = live.table.match.state
            [character] = [
                piece["key"]
                for zone in live.table.game.zones(state, 0)
                for piece in zone["pieces"]
                if zone["seat"] == 0 and piece["kind"] == "character"
            ]
            keeper = LuckKeeper(hub.store, lambda: NOW)
            assert await keeper.look() == 1
            keeper.close()
            [found] = favourites(await things_used(hub.store, "ana"))
            assert (found.game, found.games) == ("tornaris", 1)
            assert [(one.kind, one.key, one.games) for one in found.characters] == [("character", character, 1)]
            assert all(one.es and one.en for one in [*found.characters, *found.cards])

    awaited(work())


def test_a_favourite_is_what_was_used_in_most_games() -> None:
    used = [
        UsedThings("qiahn", 1, '{"combatant:mago": 1, "token:fuego": 9}'),
        UsedThings("qiahn", 2, '{"combatant:mago": 1, "token:agua": 2, "token:of another pack": 3}'),
        UsedThings("qiahn", 1, '{"combatant:mago": 1, "token:agua": 1}'),
        UsedThings("tanxi", 2, '{"character:tadeo_roble": 1}'),
        UsedThings("tankup", 1, "{}"),
        UsedThings("a game that went", 1, '{"card:x": 1}'),
    ]
    qiahn, tanxi = favourites(used)
    assert [(one.key, one.games, one.won) for one in qiahn.cards] == [("mago", 3, 2), ("agua", 2, 1), ("fuego", 1, 1)]
    assert (qiahn.game, qiahn.games, qiahn.characters) == ("qiahn", 3, [])
    assert ([one.key for one in tanxi.characters], tanxi.cards) == (["tadeo_roble"], [])


def test_a_name_that_was_given_up_long_ago_leads_nowhere(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(str(tmp_path / "liza.db")) as store:
            async with store.writing() as connection:
                person = await persons.add(connection, NOW)
            await names.claim(store, person.id, "Sinforosa", NOW)
            await show(store, person.id, ["games"])
            await names.claim(store, person.id, "Bernarda", NOW + 1)
            found = await profile_of(store, sorted(names.looks("Sinforosa")), NOW + 29 * DAY)
            assert found is not None
            assert found.name == "Bernarda"
            assert await profile_of(store, sorted(names.looks("Sinforosa")), NOW + 31 * DAY) is None

    awaited(work())
