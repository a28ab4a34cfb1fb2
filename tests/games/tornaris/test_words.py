"""Words that the base pack uses in one way only: other packs may combine them."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import liza
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack
from tests.games.tornaris.table import GAME, Table, duel, hunt
from tests.support import rule

THREE = "celeste braulia zelrac"


def changed(*entries: str) -> liza.Game[Any]:
    """Return the game with some cards of the base pack changed."""
    words = "\n".join(['[overlay]\ngame = "tornaris"', *entries])
    return GAME.bind(complete(Pack(words, "changed"), GAME.pack, "tornaris"))


def test_a_bonus_against_dragons_is_none_against_people() -> None:
    game = changed(
        '[[equipment]]\nid = "mazo"\neffect = [{ do = "bonus_against", amount = 4, category = "dragon" }]',
    )
    fight = duel(dice="1 1 6 6", gear={"ana": "mazo"}, monster="dragon_joven", met=10, game=game)
    assert fight.play("ana: play mazo").number("total", "ana") == 2
    below = hunt("dragon_joven", dice="1 1 1 1", gear={"ana": "mazo"}, met=10, game=game)
    assert below.play("ana: play mazo").number("total", "ana") == 6
    golem = hunt("golem_de_barro", dice="1 1 1 1", gear={"ana": "mazo"}, met=7, game=game)
    assert golem.play("ana: play mazo").number("total", "ana") == 2


def test_weakening_and_the_rivals_dice_mean_nothing_to_a_monster() -> None:
    game = changed(
        '[[equipment]]\nid = "mazo"\neffect = [{ do = "weaken", amount = 2 }, { do = "reroll_rival" }]',
    )
    table = hunt("golem_de_barro", dice="1 1 1 1", gear={"ana": "mazo"}, met=7, game=game).play("ana: play mazo")
    assert (table.number("total", "ana"), table.number("total", "beto")) == (2, 2)
    assert table.mana("ana") == 3


def test_what_a_card_asks_comes_in_the_order_of_the_card_after_what_it_does() -> None:
    game = changed(
        '[[day_event]]\nid = "peaje"\neffect = [{ do = "steal", amount = 2 }, '
        '{ do = "teacher", amount = 1, price = 8 }, { do = "lose", amount = 3 }]',
    )
    table = (
        Table(THREE, events="peaje", gold=11, game=game).arrows(ana="day_event", beto="tower", carlos="shop").quiet()
    )
    assert (table.moment, table.gold("ana")) == ("Rob", 8)
    table.play("ana: target p2")
    assert (table.moment, table.gold("ana")) == ("Teacher", 10)
    table.play("ana: pay")
    assert (table.gold("ana"), table.most("ana")) == (2, 6)


@rule("TR-A47")
def test_several_cards_are_received_and_given_up_one_after_the_other() -> None:
    game = changed(
        '[[day_event]]\nid = "hallazgo"\neffect = [{ do = "equipment", amount = 2 }]',
        '[[day_event]]\nid = "peaje"\neffect = [{ do = "give_up", amount = 2 }]',
    )
    found = Table(THREE, events="hallazgo", equipment="mazo comodin latigo", game=game)
    found.arrows(ana="day_event", beto="tower", carlos="shop").quiet()
    assert found.zone("gear", "ana", seen_by="ana") == ["mazo", "comodin"]
    assert found.said("drew_equipment") == ["drew_equipment ana mazo", "drew_equipment ana comodin"]
    lost = Table(THREE, events="peaje", gear={"ana": "mazo comodin latigo"}, game=game)
    lost.arrows(ana="day_event", beto="tower", carlos="shop").quiet()
    lost.play("ana: discard mazo")
    assert (lost.moment, lost.asked) == ("GiveUp", "ana")
    lost.play("ana: discard latigo")
    assert lost.moment != "GiveUp"
    assert lost.zone("gear", "ana") == ["comodin"]
    assert lost.said("discarded") == ["discarded ana mazo", "discarded ana latigo"]


@rule("TR-A70")
def test_no_fair_makes_a_card_cheaper_than_one_coin() -> None:
    game = changed('[[sky]]\nid = "feria_ambulante"\neffect = { do = "price", amount = 30 }')
    table = Table("celeste remi zelrac", sky="feria_ambulante", row="mandoble_real mazo", game=game)
    table.arrows(ana="shop", beto="shop").quiet().play("ana: buy mandoble_real").quiet().play("beto: buy mazo")
    assert (table.gold("ana"), table.gold("beto")) == (7, 7)


def test_two_questions_in_one_event_are_refused() -> None:
    smith, trinket = '{ do = "smith" }', '{ do = "trinket" }'
    others = [f'{{ do = "{word}", amount = 2 }}' for word in ("peddler", "equipment", "duel_chosen", "duel_richest")]
    for one, other in itertools.combinations([smith, trinket, *others], 2):
        with pytest.raises(liza.PackError, match="expected at most one of"):
            changed(f'[[day_event]]\nid = "hallazgo"\neffect = [{one}, {other}]')


@rule("TR-A95", "TR-A106")
def test_without_equipment_smith_and_trinkets_bring_nothing() -> None:
    smith = Table(THREE, events="herrero_agradecido", equipment="").arrows(ana="day_event", beto="tower", carlos="shop")
    smith.quiet()
    assert (smith.moment, smith.asked) == ("Shop", "carlos")
    trinket = Table(THREE, half="night", night_events="baratijas", equipment="").arrows(ana="night_event").quiet()
    assert trinket.moment == "Choose"
    find = Table(THREE, events="hallazgo", equipment="").arrows(ana="day_event", beto="tower", carlos="shop").quiet()
    assert find.zone("gear", "ana") == []
    assert find.asked == "carlos"
