"""The workshop over the network: forms, faults at their fields, faces of cards being drawn up, tables with them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

import liza
from liza.kernel.core.game import Game
from liza.server.protocol import draft_bodies
from liza.server.workshop import tuning_jobs
from liza.server.workshop.draft_check import _checked
from tests.server.client import Server, answered, serving
from tests.support import awaited

_PATIENCE = 240.0
"""Seconds that a study of a few games may take on a machine that is busy with other things."""
HEAD = '[overlay]\ngame = "tankup"\n'
NAME = 'name = { es = "Nuevo", en = "New" }\n'
GARRA = '[[armour]]\nid = "garra"\n'
NEW = f'[[armour]]\nid = "nuevo"\n{NAME}kind = "arm"\nresistance = 3\norigin = "original"\n'


@pytest.fixture(scope="module")
def tankup() -> Game[Any]:
    return liza.game("tankup")


def found(game: Game[Any], text: str, *shown: tuple[str, str]) -> draft_bodies.CheckedPack:
    return _checked(game, draft_bodies.CheckPack(text, [draft_bodies.EntryName(*each) for each in shown]))


BROKEN = {
    "a number that is too large": (GARRA + "resistance = 99", "armour garra resistance", "entre 1 y 20"),
    "a number that is none": (GARRA + 'resistance = "much"', "armour garra resistance", "número entero"),
    "a fraction": (GARRA + "resistance = 2.5", "armour garra resistance", "número entero"),
    "a word that is not offered": (GARRA + 'kind = "tail"', "armour garra kind", "Elige una"),
    "a set that there is not": (GARRA + 'set = "oro"', "armour garra set", "Elige una"),
    "a list with a wrong word": (GARRA + 'draws = ["tea"]', "armour garra draws", "lista"),
    "a list that is none": (GARRA + 'immune = "shot"', "armour garra immune", "lista"),
    "a field that there is not": (GARRA + "colour = 1", "armour garra colour", "no conoce este campo"),
    "a text in one language only": (
        GARRA + 'name = { es = "Garra", en = "" }', "armour garra name.en", "dos idiomas"),
    "a text that is too long": (
        GARRA + f'name = {{ es = "{"a" * 200}", en = "b" }}', "armour garra name.es", "letras"),
    "a third language": (
        GARRA + 'name = { es = "a", en = "b", fr = "c" }', "armour garra name", "español"),
    "a part that is none": (GARRA + "ability = 3", "armour garra ability", "tabla"),
    "an effect word that there is not": (
        GARRA + 'ability = { word = "passive", do = "fly" }', "armour garra ability.do", "Elige"),
    "a number that is missing beside its word": (
        GARRA + 'ability = { word = "habilidad", do = "heal" }', "armour garra ability.amount", "número entero"),
    "a field that its word does not have": (
        GARRA + 'ability = { word = "habilidad", do = "spy", amount = 2 }', "armour garra ability.amount", "no conoce"),
    "an id that is no word": ('[[armour]]\nid = "Ñ x"', "armour Ñ x id", "minúsculas"),
    "an entry without an id": ("[[armour]]\nresistance = 3", "armour entry 1 id", "distingue"),
    "an id twice": (GARRA + "atk = 1\n" + GARRA + "atk = 2", "armour garra id", "su propio id"),
    "a new card that lacks what it needs": ('[[attack]]\nid = "nuevo"', "attack nuevo damage", "número entero"),
    "a section that there is not": ('[[hat]]\nid = "x"', "hat", "no tiene esta clase"),
    "a card taken out that is not there": ('[[armour]]\nid = "nadie"\nremove = true', "armour nadie id", "no está"),
    "a field taken away that is not there": (GARRA + 'drop = ["wings"]', "armour garra drop", "quitar"),
    "another game's pack": ('[overlay]\ngame = "qiahn"\n', "overlay game", "otro juego"),
    "a printed list where nothing is printed": (
        GARRA + 'origin = "original"\nprinted = ["name"]', "armour garra printed", "en parte"),
    "a printed field that the card has not": (
        GARRA + 'origin = "partly"\nprinted = ["wings"]', "armour garra printed", "no es un campo"),
    "a throw that the game needs": ('[[throw]]\nid = "tomato"\nremove = true', "throw", "tomato"),
    "a Conjunto without a set": (
        NEW + 'ability = { word = "conjunto", do = "heal", amount = 2 }', "armour nuevo ability", "conjunto"),
    "an id that another kind of card has": (
        NEW.replace("nuevo", "punetazo"), "attack punetazo id", "su propio id"),
    "no TOML": ("[[armour]\nid =", "", "no se puede leer"),
    "writing that turns round": (GARRA + 'name = { es = "a\u202eb", en = "b" }', "", "no se puede leer"),
    "a text of several lines": (GARRA + 'name = { es = """a\nb""", en = "b" }', "", "no se puede leer"),
    "tables in tables without end": (GARRA + "ability = " + "{ a = " * 40 + "1" + " }" * 40, "", "no se puede leer"),
    "markup of another place": (GARRA + 'name = { es = "<img>\\n", en = "b" }', "armour garra name.es", "letras"),
}  # fmt: skip


@pytest.mark.parametrize("why", BROKEN)
def test_what_is_wrong_is_said_at_its_field_in_both_languages(why: str, tankup: Game[Any]) -> None:
    text, place, said = BROKEN[why]
    told = found(tankup, text if text.startswith("[overlay]") else HEAD + text)
    here = [each for each in told.faults if place == " ".join(filter(None, (each.section, each.entry, each.field)))]
    assert told.hash == ""
    assert any(said in each.text.es for each in here)
    assert all(each.text.en and each.text.es != each.text.en for each in told.faults)


def test_a_card_that_is_being_drawn_up_has_its_face_and_its_text_in_both_languages(tankup: Game[Any]) -> None:
    ability = 'ability = { word = "habilidad", do = "heal", amount = 3 }\n'
    told = found(tankup, HEAD + NEW + ability, ("armour", "nuevo"), ("armour", "garra"), ("armour", "nobody"))
    assert told.faults == []
    new, old = told.entries
    assert (new.card.name.es, new.card.numbers["resistance"], new.card.origin) == ("Nuevo", 3, "original")
    assert new.card.text is not None
    assert "3" in new.card.text.es
    assert new.card.text.es != new.card.text.en
    assert old.card.key == "garra"


def test_a_field_of_a_small_table_is_taken_away(tankup: Game[Any]) -> None:
    game = liza.game("tanxi")
    rows = {row["id"]: row for row in game.pack.data["equipment"] if "traits" in row}
    key, trait = next((id, name) for id, row in rows.items() for name in row["traits"] if len(row["traits"]) > 1)
    text = f'[overlay]\ngame = "tanxi"\n[[equipment]]\nid = "{key}"\ndrop = ["traits.{trait}"]\n'
    told = _checked(game, draft_bodies.CheckPack(text, whole=True))
    assert told.faults == []
    assert told.data is not None
    changed = next(row for row in told.data["equipment"] if row["id"] == key)
    assert {*rows[key]["traits"]} - {*changed["traits"]} == {trait}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("workshop") / "liza.db")) as running:
        yield running


def test_the_forms_say_what_each_field_expects_and_what_each_word_does(site: Server) -> None:
    bench = httpx.get(f"{site.url}/api/games/tankup/workshop", timeout=120).json()
    armour = next(section for section in bench["sections"] if section["id"] == "armour")
    fields = {field["name"]: field for field in armour["fields"]}
    assert (fields["resistance"]["low"], fields["resistance"]["high"], fields["resistance"]["needed"]) == (1, 20, True)
    assert fields["resistance"]["label"] == {"es": "Resistencia", "en": "Resistance"}
    assert fields["set"]["section"] == "set"
    inner = [field for field in fields["ability"]["fields"] if field["name"] == "amount"]
    words = next(field for field in fields["ability"]["fields"] if field["name"] == "do")["words"]
    assert {field["beside"] for field in inner} < {each["word"] for each in words}
    assert all(each["text"]["es"] and each["text"]["en"] for each in words)
    assert bench["data"]["armour"][0]["id"] == "galea"


def test_a_table_speaks_of_the_cards_that_it_is_played_with(site: Server) -> None:
    pack = HEAD + NEW + GARRA + "resistance = 9\n"
    wanted = {"game": "tankup", "pack": pack, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    made = httpx.post(f"{site.url}/api/tables", json=wanted, timeout=60).json()
    headers = {"Authorization": f"Bearer {made['keys'][0]['token']}"}
    table = f"{site.url}/api/tables/{made['table']['id']}"
    cards = {(card["kind"], card["key"]): card for card in httpx.get(f"{table}/cards", headers=headers).json()}
    texts = httpx.get(f"{table}/texts/en", headers=headers).json()
    assert cards["armour", "garra"]["numbers"]["resistance"] == 9
    assert cards["armour", "nuevo"]["name"] == {"es": "Nuevo", "en": "New"}
    assert 'nuevo = { "New" }' in texts["names"]
    assert httpx.get(f"{table}/cards").status_code == 401
    plain = httpx.post(f"{site.url}/api/tables", json={**wanted, "pack": None}, timeout=60).json()
    headers = {"Authorization": f"Bearer {plain['keys'][0]['token']}"}
    same = httpx.get(f"{site.url}/api/tables/{plain['table']['id']}/cards", headers=headers)
    assert same.headers["etag"] == httpx.get(f"{site.url}/api/games/tankup/cards").headers["etag"]


def test_a_pack_is_refused_before_it_costs_anything(site: Server) -> None:
    url = f"{site.url}/api/games/tankup/workshop/check"
    large = httpx.post(url, json={"pack": "#" * 150_000}, timeout=60)
    assert large.status_code == 400
    many = [{"section": "armour", "entry": "garra"}] * 100
    assert httpx.post(url, json={"pack": HEAD, "shown": many}, timeout=60).status_code == 400
    assert httpx.post(f"{site.url}/api/games/chess/workshop/check", json={"pack": HEAD}).status_code == 404


def test_a_pack_with_more_cards_than_a_table_takes_is_told_so(
    tankup: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("liza.server.workshop.draft_check.MOST_STATE", 10)
    (fault,) = found(tankup, HEAD).faults
    assert (fault.section, fault.text.es.split(":")[0]) == ("", "Con este paquete no se puede poner una mesa")


def test_a_file_that_is_opened_keeps_the_origin_that_was_written(tankup: Game[Any]) -> None:
    rows = [row for row in tankup.pack.data["throw"] if row["origin"] != "original"]
    text = f'{HEAD}[[throw]]\nid = "{rows[0]["id"]}"\ndamage = 9\n'
    told = _checked(tankup, draft_bodies.CheckPack(text, [draft_bodies.EntryName("throw", rows[0]["id"])], whole=True))
    assert told.data is not None
    opened = next(row for row in told.data["throw"] if row["id"] == rows[0]["id"])
    assert {name: opened.get(name) for name in rows[0]} == {**rows[0], "damage": 9}
    assert told.entries[0].card.origin != "printed"


def studied(site: Server, pack: str) -> dict[str, Any]:
    """Have a pack studied with few games, and wait for what comes of it."""
    begun = httpx.post(f"{site.url}/api/games/qiahn/workshop/studies", json={"pack": pack, "size": "quick"}, timeout=60)
    about = f"studies/{begun.json()['id']}"

    async def state() -> dict[str, Any]:
        told: dict[str, Any] = await asyncio.to_thread(site.get, about)
        assert told["status"] != "none", "nobody is at it"
        return told

    awaited(asyncio.wait_for(answered(state, status="done"), _PATIENCE))
    return dict(site.get(f"{about}/result"))


STRONG = '[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "mago"\ndie = 100\n'


def test_a_study_says_what_a_planted_flaw_does(site: Server) -> None:
    found = studied(site, STRONG)
    (thing,) = found["things"]
    assert (thing["section"], thing["entry"]) == ("combatant", "mago")
    assert "decisions" in [each["number"] for each in found["whole"] if each["clear"]]
    assert thing["low"] <= thing["value"] <= thing["high"]
    assert "Mago" in thing["text"]["es"]
    assert thing["text"]["es"] != thing["text"]["en"]
    assert (found["games"], found["pairs"], found["left_out"]) == (40, 80, 0)
    assert all(each["text"]["es"] and each["text"]["en"] for each in found["whole"])


def test_a_study_is_made_once_called_off_and_refused_to_those_who_ask_too_often(site: Server) -> None:
    url = f"{site.url}/api/games/qiahn/workshop/studies"
    again = httpx.post(url, json={"pack": STRONG, "size": "quick"}, timeout=60).json()
    assert again["status"] == "done"
    packs = [STRONG.replace("100", str(die)) for die in (11, 12, 13)]
    states = [httpx.post(url, json={"pack": pack, "size": "thorough"}, timeout=60) for pack in packs]
    assert [answer.status_code for answer in states] == [200, 200, 429]
    first, second = (answer.json() for answer in states[:2])
    assert second["ahead"] == 1
    for state in (second, first):
        stopped = httpx.post(f"{site.url}/api/studies/{state['id']}/cancel", json={}, timeout=60).json()
        assert stopped["status"] == "none"
    assert httpx.get(f"{site.url}/api/studies/{first['id']}/result", timeout=60).status_code == 404
    assert httpx.post(url, json={"pack": STRONG.replace("mago", "nadie")}, timeout=60).status_code == 400


DIE = {"section": "combatant", "entry": "mago", "field": "die", "low": 6, "high": 30}


def test_a_search_for_fair_numbers_is_begun_watched_and_called_off(site: Server) -> None:
    url = f"{site.url}/api/games/qiahn/workshop/fair"
    wanted = {"pack": STRONG, "free": [DIE], "aims": [{"number": "given_mago", "low": -0.05, "high": None}]}
    begun = httpx.post(url, json={**wanted, "size": "thorough"}, timeout=60)
    assert begun.json()["status"] in {"waiting", "working"}
    stopped = httpx.post(f"{site.url}/api/studies/{begun.json()['id']}/cancel", json={}, timeout=60).json()
    assert stopped["status"] == "none"
    assert httpx.get(f"{site.url}/api/studies/{begun.json()['id']}/fair", timeout=60).status_code == 404
    refused = [
        {"free": [{**DIE, "entry": "nadie"}]},
        {"free": [{**DIE, "field": "border"}]},
        {"free": [{**DIE, "low": 31}]},
        {"free": []},
        {"free": [DIE] * 9},
        {"aims": [{"number": "glory", "low": 0, "high": 1}]},
        {"aims": [{"number": "seat_3", "low": 0, "high": 1}]},
        {"aims": [{"number": "rounds", "low": None, "high": None}]},
        {"aims": [{"number": "rounds", "low": 3, "high": 2}]},
        {"pack": STRONG.replace("mago", "nadie")},
    ]
    assert [httpx.post(url, json={**wanted, **each}, timeout=60).status_code for each in refused] == [400] * 10


def test_what_a_search_found_is_told_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.lab.experiments.tuning.SIZES", {"quick": (1, 1, 17)})
    aims = [draft_bodies.MeasureTarget("rounds", 3, 3), draft_bodies.MeasureTarget("seat_1", 0.9, None)]
    wanted = draft_bodies.FairnessRequest(
        STRONG, [draft_bodies.FreeNumber("combatant", "mago", "die", 100, 100)], aims, "quick"
    )
    played: list[Any] = []
    while left := tuning_jobs.sought("qiahn", wanted, played, hurry=False):
        played += [tuning_jobs.played("qiahn", wanted, portion) for portion in left]
    found = msgspec.json.decode(tuning_jobs.told("qiahn", wanted, played), type=draft_bodies.FairnessResult)
    assert found.numbers == [draft_bodies.NumberResult("combatant", "mago", "die", 100, 100)]
    assert (found.test, found.seats, found.bots, found.aims[1].verdict) == (17, 2, "greedy", "missed")
    assert found.aims[1].text.es.startswith("Victorias del asiento 1 de cada cien: no conseguido. Querías 90.0 o más")
    assert found.aims[1].text.en.startswith("Wins of seat 1 in a hundred: missed.")
    assert tuning_jobs.counted("qiahn", wanted) >= len(played)
