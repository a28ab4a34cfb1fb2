"""A group is told to its members alone: its tables have room for them, its results are its own."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.postgres import HASTY, postgres
from tests.server.client import Player, Server, run, serving

PERSON, OPEN = {"kind": "person"}, {"kind": "open"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if request.param == "sqlite":
        with serving(str(tmp_path_factory.mktemp("groups") / "liza.db"), bots=0) as running:
            yield running
    else:
        with postgres(HASTY) as cluster, serving(cluster.url, bots=0) as running:
            yield running


@pytest.fixture
def ana(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30) as client:
        yield client


@pytest.fixture
def eva(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def test_a_group_from_its_founding_to_the_last_who_leaves(server: Server, ana: httpx.Client, eva: httpx.Client) -> None:
    founded = ana.post("/api/groups", json={"title": "Jueves", "name": "Ana"}).json()
    group = f"/api/groups/{founded['id']}"
    assert ana.get("/api/groups").json() == [{"id": founded["id"], "title": "Jueves"}]
    assert [eva.get(group).status_code, httpx.get(server.url + group).status_code] == [404, 404]
    assert eva.post(f"{group}/join", json={}, headers=bearer("wrong")).json()["code"] == "no-group"

    wanted = {"game": "qiahn", "seats": [PERSON, OPEN], "group": founded["id"]}
    assert eva.post("/api/tables", json=wanted).json()["code"] == "no-group"
    made = ana.post("/api/tables", json=wanted).json()
    table = made["table"]["id"]
    seat = f"/api/tables/{table}/join"
    told = eva.post(f"{group}/join", json={"name": "Ana"}, headers=bearer(founded["invite"])).json()
    assert [member["name"] for member in told["members"]] == ["Ana", "Ana 2"]
    assert [member["me"] for member in told["members"]] == [False, True]
    (listed,) = told["tables"]
    assert listed["table"]["id"] == table
    assert eva.get(f"/api/tables/{table}", headers=bearer(listed["watch"])).status_code == 200
    # A stranger with the same token may watch, and not sit down.
    assert httpx.post(server.url + seat, json={}, headers=bearer(listed["watch"])).json()["code"] == "no-group"
    joined = eva.post(seat, json={"name": "Eva"}, headers=bearer(listed["watch"])).json()

    async def resign() -> None:
        player = Player(server.socket_url, table, joined["key"]["token"])
        await player.connect()
        await player.ask({"type": "resign"})
        await player.close()

    run(resign())
    members = ana.get(group).json()["members"]
    assert [(member["games"], member["won"]) for member in members] == [(1, 1), (1, 0)]
    # The finished game can be looked back on without the token of the seat, by those who played it.
    assert ana.get(f"/api/tables/{table}/replay").status_code == 200
    assert httpx.get(f"{server.url}/api/tables/{table}/replay").json()["code"] == "private"
    (game,) = ana.get("/api/me/games").json()["games"]
    assert (game["table"], game["went"]) == (table, "won")

    assert eva.post(f"{group}/leave", json={}).json() == []
    assert eva.get(group).status_code == 404
    assert ana.post(f"{group}/leave", json={}).json() == []
    assert eva.post(f"{group}/join", json={}, headers=bearer(founded["invite"])).json()["code"] == "no-group"


def test_programs_have_no_groups(server: Server) -> None:
    assert httpx.post(f"{server.url}/api/groups", json={"title": "x"}).json()["code"] == "group-guest"
    assert httpx.get(f"{server.url}/api/groups").json() == []


def test_a_group_needs_a_name(server: Server) -> None:
    assert httpx.post(f"{server.url}/api/groups", json={"title": ""}).status_code == 400


def test_a_lost_link_is_made_anew_by_any_member(server: Server, ana: httpx.Client, eva: httpx.Client) -> None:
    founded = ana.post("/api/groups", json={"title": "Viernes", "name": "Ana"}).json()
    group = f"/api/groups/{founded['id']}"
    assert eva.post(f"{group}/invite", json={}).json()["code"] == "no-group"
    assert eva.post(f"{group}/join", json={"name": "Eva"}, headers=bearer(founded["invite"])).status_code == 200
    made = eva.post(f"{group}/invite", json={}).json()
    assert made["invite"] != founded["invite"]
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=30) as leo:
        assert leo.post(f"{group}/join", json={}, headers=bearer(founded["invite"])).json()["code"] == "no-group"
        assert leo.post(f"{group}/join", json={}, headers=bearer(made["invite"])).status_code == 200
