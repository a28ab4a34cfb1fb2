"""Packs that name only what differs, and what is written about packs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import liza
from liza.kernel.packs.overlay import complete
from liza.lab.experiments.tuning_targets import FreeParameter, ParameterisedPack, read_parameter
from liza.lab.packs.number_addresses import number_addresses
from liza.lab.packs.pack_files import pack_changes, packed_game
from liza.lab.packs.pack_schema import pack_fields, pack_schema
from liza.server.content import catalogue
from liza.words import common_texts, room_texts
from tests.cli.conftest import Run, run  # noqa: F401

ROOT = Path(__file__).parents[3]
GAME = "tankup"
ADDRESS = re.compile(r"\w+(\.\w+)+ = -?\d+")
HEAD = f'[overlay]\ngame = "{GAME}"\n\n'


def written(folder: Path, text: str, name: str = "mine") -> str:
    file = folder / f"{name}.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    return str(file)


def test_an_overlay_changes_what_it_names_and_nothing_else(tmp_path: Path) -> None:
    game = packed_game(written(tmp_path, '[[armour]]\nid = "garra"\nresistance = 5\nname = { es = "Zarpa" }\n'))
    found = pack_changes(liza.game(GAME).pack, game.pack)
    assert [(change.id, change.field, change.old, change.new) for change in found] == [
        ("garra", "name.es", "Garra", "Zarpa"),
        ("garra", "resistance", 3, 5),
    ]


def test_a_change_lists_only_what_was_changed_and_what_it_makes_of_the_origin_is_not_told(tmp_path: Path) -> None:
    """Printed entries, entries that are printed in part, and lists of small tables."""
    count = 0
    for game in (liza.game("terrorixico"), liza.game("tornaris")):
        for address, number in list(number_addresses(game.pack.data).items())[::7]:
            table, entry, *way = address.split(".")
            knob = FreeParameter(table, entry, ".".join(way), 0, 99)
            head = f'[overlay]\ngame = "{game.id}"\n'
            pack = liza.Pack(ParameterisedPack(game, liza.Pack(head, "mine"), [knob]).text((number + 1,)), "mine")
            whole = complete(pack, game.pack, game.id)
            found = [(each.table, each.id, each.field, each.old, each.new) for each in pack_changes(game.pack, whole)]
            if not any(step.isdecimal() for step in way) or isinstance(found[0][3], int):
                assert found == [(table, entry, ".".join(way), number, number + 1)]
                count += 1
    assert count > 20
    typed_in = liza.game("tornaris").pack
    row = next(row for row in typed_in.data["equipment"] if row["origin"] == "original")
    text = f'[overlay]\ngame = "tornaris"\n[[equipment]]\nid = "{row["id"]}"\norigin = "printed"\n'
    (change,) = pack_changes(typed_in, complete(liza.Pack(text, "mine"), typed_in, "tornaris"))
    assert (change.field, change.old, change.new) == ("origin", "original", "printed")


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_number_that_show_prints_can_be_freed(game: liza.Game[Any], run: Run) -> None:  # noqa: F811
    lines = run("pack", "show", game.id).out.splitlines()
    shown = {line.partition(" = ")[0]: int(line.partition(" = ")[2]) for line in lines if ADDRESS.fullmatch(line)}
    assert shown == number_addresses(game.pack.data)
    empty = liza.Pack(f'[overlay]\ngame = "{game.id}"\n', "mine")
    for address in list(shown)[:: max(1, len(shown) // 8)]:
        knob = read_parameter(f"{address}=0..99", game)
        assert ParameterisedPack(game, empty, [knob]).values == (shown[address],)


def test_cards_and_fields_are_added_taken_away_and_replaced(tmp_path: Path) -> None:
    text = """\
[[armour]]
id = "garra"
drop = ["atk"]
ability = { word = "habilidad", do = "heal", amount = 3 }

[[situation]]
id = "niebla"
name = { es = "Otra niebla", en = "Another fog" }
effect = { do = "truce" }
origin = "original"
"""
    game = packed_game(written(tmp_path, text))
    data = {entry["id"]: entry for table in ("armour", "situation") for entry in game.pack.data[table]}
    assert "atk" not in data["garra"]
    assert data["garra"]["ability"]["do"] == "heal"
    assert data["niebla"]["effect"] == {"do": "truce"}
    gone = packed_game(written(tmp_path, '[[situation]]\nid = "niebla_espesa"\nremove = true\n', "gone"))
    before, after = ({entry["id"] for entry in one.pack.data["situation"]} for one in (liza.game(GAME), gone))
    assert before - after == {"niebla_espesa"}


def test_of_a_small_table_only_what_is_named_changes_unless_it_names_what_it_does(tmp_path: Path) -> None:
    game = packed_game(written(tmp_path, '[[armour]]\nid = "galea"\nability = { amount = 4 }\n'))
    galea = next(entry for entry in game.pack.data["armour"] if entry["id"] == "galea")
    assert galea["ability"] == {"word": "conjunto", "do": "toughen", "amount": 4}


def test_every_fault_is_said_at_once_by_the_line_that_was_written(tmp_path: Path) -> None:
    text = """\
[[armour]]
id = "garra"
resistance = 99
colour = "red"

[[attack]]
id = "nuevo"
damage = 3

[[situation]]
id = "nowhere"
remove = true

[[hat]]
id = "x"
"""
    with pytest.raises(liza.PackError) as refused:
        packed_game(written(tmp_path, text))
    faults = [(fault.line, fault.text) for fault in refused.value.faults]
    assert (6, "armour garra resistance: expected a whole number from 1 to 20, found 99") in faults
    assert [line for line, said in faults if "garra colour: unknown field" in said] == [7]
    assert {line for line, said in faults if said.startswith("attack nuevo")} == {9}
    assert [line for line, said in faults if said.startswith("situation nowhere")] == [14]
    assert [line for line, said in faults if said.startswith("hat: unknown section")] == [17]


def test_an_overlay_of_another_game_is_refused() -> None:
    game = liza.game("qiahn")
    with pytest.raises(liza.PackError, match='expected "qiahn", found "tankup"'):
        game.bind(complete(liza.Pack(HEAD, "other"), game.pack, game.id))


def test_an_overlay_is_played_everywhere_and_its_record_replays_by_itself(tmp_path: Path) -> None:
    file = written(tmp_path, '[[armour]]\nid = "garra"\nresistance = 5\n')
    state = liza.game(GAME).new(pack=file, seed=1)
    assert state.game.pack.hash == packed_game(file).pack.hash != liza.game(GAME).pack.hash
    record = liza.Record.begin(state.game, seed=1)
    assert record.start().game.pack.hash == state.game.pack.hash


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_the_schema_takes_the_base_pack_and_refuses_what_the_game_refuses(game: liza.Game[object]) -> None:
    schema = json.loads((ROOT / "docs" / "packs" / f"{game.id}.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(game.pack.data, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**game.pack.data, "nothing": []}, schema)


def test_every_effect_word_is_in_the_schema() -> None:
    schema = pack_schema(liza.game(GAME))
    effect = schema["properties"]["attack"]["items"]["properties"]["effect"]["properties"]
    assert "quake" in effect["do"]["enum"]
    assert effect["amount"] == {"type": "integer", "minimum": 1, "maximum": 20}


def test_the_commands_for_packs(run: Run, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "mine.toml"
    assert run("pack", "new", GAME, file, "Garra mayor").code == 0
    assert run("pack", "new", GAME, file).code == 2
    assert "no cambia nada" in run("pack", "check", file).out
    file.write_text(file.read_text().replace("resistance = 1", "resistance = 2"))
    assert "cambia una carta" in run("pack", "check", file).out
    assert "resistance: 1 → 2" in run("pack", "diff", file).out
    shown = run("pack", "show", file, "garra_mayor").out
    assert "es: +2 ATK." in shown
    assert "en: +2 ATK." in shown
    file.write_text(file.read_text().replace("resistance = 2", 'resistance = "x"'))
    code, out, _ = run("pack", "check", file)
    assert code == 1
    assert "garra_mayor resistance: Pon un número entero" in out
    assert json.loads(run("pack", "schema", GAME).out)["title"] == "Tank Up: pack"
    assert run("pack", "show", GAME, "nobody").code == 2


def test_the_catalogue_tells_which_fields_of_a_card_are_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = '[[armour]]\nid = "garra"\norigin = "partly"\nprinted = ["name", "resistance"]\n'
    game = packed_game(written(tmp_path, text))
    monkeypatch.setattr(catalogue, "find", lambda _: game)
    cards = {(card.kind, card.key): card for card in catalogue.cards.__wrapped__(GAME)}
    for kind in ("armour", "card"):
        assert (cards[kind, "garra"].origin, cards[kind, "garra"].printed) == ("partly", ["name", "resistance"])
    assert {card.origin for card in cards.values()} == {"printed", "partly", "original", None}


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_every_field_that_may_be_printed_has_a_word(game: liza.Game[Any], lang: str) -> None:
    fields = pack_fields(game.id)
    marked = [fields.inside((table,)) for table in fields.tables() if "origin" in fields.inside((table,))]
    named = {field for inside in marked for field in inside} - {"id", "origin", "printed"}
    assert named
    known = common_texts(lang).ids | room_texts(game, lang).ids
    assert [field for field in sorted(named) if not {f"field-{field}", f"number-{field}"} & known] == []
