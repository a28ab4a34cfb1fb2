"""The pack: what is wrong with one is said at once and in full, and another one plays."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import liza
from tests.games.qiahn.table import GAME
from tests.support import pages_of_pack, rule

BASE = GAME.pack.text


def faults(text: str) -> list[str]:
    """Return the lines in which a pack is refused."""
    with pytest.raises(liza.PackError) as refused:
        GAME.bind(liza.Pack(text, "mine"))
    return str(refused.value).splitlines()


def line_of(text: str, sign: str, after: str) -> int:
    """Return the number of the first line that holds a sign, after the line that holds another."""
    lines = text.splitlines()
    start = next(n for n, line in enumerate(lines) if after in line)
    return next(n for n, line in enumerate(lines[start:], start + 1) if sign in line)


def test_all_faults_are_named_with_line_card_field_and_expectation() -> None:
    wrong = (
        BASE.replace("die = 20", 'die = "big"')
        .replace('border = "purple"', 'border = "pink"')
        .replace('name = { es = "Bestia", en = "Beast" }', 'name = { es = "Bestia" }')
        .replace("bonus = 3\n", "bonus = 3\nweight = 2\n", 1)
        .replace('id = "infante"', 'id = "soldado"')
    )
    first, *rest = faults(wrong)
    assert first == "The pack mine has 6 fault(s):"
    assert [line.strip() for line in rest] == [
        "line 1: combatant infante: expected one entry, found none",
        f'line {line_of(wrong, "die", "mago")}: combatant mago die: expected a whole number from 2 to 100, found "big"',
        f"line {line_of(wrong, 'border', 'paladin')}: combatant paladin border: "
        'expected one of yellow, purple, blue, dark_blue, green, red, found "pink"',
        f"line {line_of(wrong, 'name', 'bestia')}: combatant bestia name: "
        'expected a text in es and en, found {"es": "Bestia"}',
        f"line {line_of(wrong, 'id', 'green')}: combatant soldado id: "
        'expected one of mago, paladin, caballero, bestia, arquero, infante, found "soldado"',
        f"line {line_of(wrong, 'weight', 'espada')}: token espada weight: "
        "unknown field; expected bonus, id, name, origin, printed",
    ]


def test_the_same_card_twice_is_a_fault() -> None:
    twice = BASE + '\n[[token]]\nid = "aire"\nname = { es = "Aire", en = "Air" }\norigin = "printed"\n'
    last = len(twice.splitlines()) - 2
    first = line_of(BASE, 'id = "aire"', "agua")
    assert faults(twice)[1:] == [f"  line {last}: token aire id: expected once, found on line {first} too"]


def test_an_unknown_section_and_a_broken_file_are_faults() -> None:
    assert faults(BASE + "\n[weather]\nrain = true\n")[1].endswith(
        "weather: unknown section; expected one of combatant, token"
    )
    with pytest.raises(liza.PackError, match="mine is not a TOML file"):
        liza.Pack("[[combatant", "mine")


def test_a_pack_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(liza.PackError, match="cannot be read"):
        GAME.new(pack=str(tmp_path / "none.toml"))


@rule("QT-012")
def test_another_pack_plays_with_its_own_dice_and_bonus(tmp_path: Path) -> None:
    path = tmp_path / "five.toml"
    path.write_text(BASE.replace("die = 4", "die = 5").replace("bonus = 3", "bonus = 4"), encoding="utf-8")
    discovered = [liza.pick(6, 5), liza.pick(6, 5)]
    script = [liza.pick(2, 0), *discovered, liza.die(5, 5), liza.die(5, 1), liza.pick(5, 0), liza.pick(5, 0)]
    state = GAME.new(pack=str(path), source=liza.Scripted(script))
    for text in ("deploy infante", "end", "deploy infante", "end", "place espada infante", "end", "end"):
        state.apply(state.actors[0], state.game.parse(text))
    assert [c["value"] for c in state.view(None)["counters"] if c["id"] == "total"] == [9, 1]
    assert state.game.pack.hash != GAME.pack.hash


def test_a_game_with_another_pack_is_recorded_with_it(tmp_path: Path) -> None:
    bound = GAME.bind(liza.Pack(BASE.replace("die = 4", "die = 5"), "five"))
    record = liza.Record.begin(bound, seed=1)
    state = record.start()
    chance = random.Random(1)
    while not state.over:
        seat = state.actors[0]
        action = chance.choice(state.legal(seat))
        state.apply(seat, action)
        record.actions.append((seat, bound.notation(action)))
    assert state.outcome is not None
    record.outcome = state.outcome.to_data()
    record.save(tmp_path / "game.json")
    again = liza.Record.load(tmp_path / "game.json")
    assert again.verify().game.pack.hash == bound.pack.hash


def test_every_card_says_whether_it_is_printed() -> None:
    assert set(GAME.content.origins.values()) == {"printed"}
    assert set(GAME.content.origins) == {key for kind in GAME.kinds()[:2] for key in kind.keys}


def test_what_a_pack_may_say_is_what_its_page_says() -> None:
    pages_of_pack(liza.game("qiahn"))
