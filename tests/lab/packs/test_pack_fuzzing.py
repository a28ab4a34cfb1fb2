"""Packs made from what games may be told: none breaks a game, and what would is refused with its reason."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.kernel.base.errors import PackError
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack
from liza.lab.packs import pack_fuzzing
from liza.lab.packs.pack_files import pack_changes
from liza.lab.packs.pack_fuzzing import FuzzFailure, PackGenerator, try_pack

PACKS = 3


@pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
def test_packs_made_from_the_schema_play(game: liza.Game[Any]) -> None:
    maker = PackGenerator(game)
    tried = [try_pack(maker, seed) for seed in range(PACKS)]
    assert [each for each in tried if isinstance(each, FuzzFailure)] == []
    assert tried.count(True) >= PACKS // 2


def test_what_is_made_is_far_from_the_base_and_the_same_for_the_same_seed() -> None:
    game = liza.game("tankup")
    made = PackGenerator(game).make(5)
    again = PackGenerator(game).make(5)
    assert made is not None
    assert again is not None
    assert made[1] == again[1]
    assert len(pack_changes(game.pack, made[0].pack)) > 50


def test_a_break_is_caught_with_its_pack_and_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise IndexError("list index out of range")

    monkeypatch.setattr(pack_fuzzing, "_look", broken)
    found = try_pack(PackGenerator(liza.game("qiahn")), 1)
    assert isinstance(found, FuzzFailure)
    assert (found.seed, found.error) == (1, "IndexError: list index out of range")
    assert "[[combatant]]" in found.text
    assert "test_pack_fuzzing.py" in found.where


REFUSED = [
    ("tankup", '[[armour]]\nid = "garra"\nability = { word = "habilidad", do = "redirect" }', "hit_located"),
    ("tankup", '[[armour]]\nid = "garra"\nability = { word = "habilidad", do = "catch" }', "armour_destroyed"),
    (
        "tankup",
        '[[armour]]\nid = "garra"\nability = { word = "reaccion", when = ["armour_destroyed"], do = "spare" }',
        "spare expects an ability that is used only when attack_revealed or hit_located",
    ),
    ("tanxi", '[[object]]\nid = "cantimplora"\neffect = { do = "hire", amount = 1 }', "hire only in an ability"),
    (
        "tornaris",
        '[[monster]]\nid = "duende_ratero"\nreward = [{ do = "smith" }, { do = "trinket" }]',
        "expected at most one of equipment, smith",
    ),
]


@pytest.mark.parametrize(("game_id", "change", "told"), REFUSED)
def test_what_could_not_be_played_is_refused_with_its_reason(game_id: str, change: str, told: str) -> None:
    game = liza.game(game_id)
    overlay = Pack(f'[overlay]\ngame = "{game_id}"\n{change}\n', "mine")
    with pytest.raises(PackError) as fault:
        game.bind(complete(overlay, game.pack, game.id))
    assert told in str(fault.value)
    assert len(fault.value.faults) == 1
