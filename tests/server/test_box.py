"""The box of a game over HTTP, with its own cards and with somebody's."""

from __future__ import annotations

import httpx

from liza.server.protocol.bodies import MAX_PACK
from tests.server.client import Server

OWN = """
[overlay]
game = "tankup"
about = "Yelmos gruesos"

[[armour]]
id = "galea"
resistance = 5
"""


def post(server: Server, game: str, body: dict[str, object]) -> httpx.Response:
    return httpx.post(f"{server.url}/api/games/{game}/box", json=body)


def test_a_box_can_be_read_and_is_read_anew_with_cards_of_ones_own(server: Server) -> None:
    base = server.get("games/tankup/box")
    assert not base["own"]
    assert sum(thing["copies"] for deck in base["decks"] for thing in deck["things"]) == 128
    answer = post(server, "tankup", {"pack": OWN})
    assert answer.status_code == 200, answer.text
    mine = answer.json()
    assert mine["own"]
    assert mine["pack"]["hash"] != base["pack"]["hash"]
    assert mine["pack"]["name"] == "Yelmos gruesos"
    changed = [thing for deck in mine["decks"] for thing in deck["things"] if thing["changed"]]
    assert [(thing["key"], thing["figures"][0]["value"]) for thing in changed] == [("galea", "5")]
    assert server.get("games/tankup/box") == base, "what somebody brings is nobody else's"


def test_a_pack_that_is_wrong_or_too_large_is_refused_in_a_sentence(server: Server) -> None:
    wrong = post(server, "tankup", {"pack": OWN.replace("5", '"many"')})
    assert wrong.status_code == 400
    assert "resistance" in wrong.json()["detail"]
    assert post(server, "tankup", {"pack": "#" * (MAX_PACK + 1)}).status_code == 400
    assert post(server, "parchis", {"pack": OWN}).status_code == 404
    assert post(server, "tankup", {"pack": OWN, "more": 1}).status_code == 400
