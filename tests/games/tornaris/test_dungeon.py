"""The fight against a monster (TR-027 to TR-029, TR-065 to TR-073)."""

from __future__ import annotations

import pytest

from tests.games.tornaris.cards import FACTOR, PRICE
from tests.games.tornaris.table import Table, duel, faces, hunt
from tests.support import rule


@rule("TR-027", "TR-065", "TR-066", "TR-067", "TR-071")
def test_everybody_there_fights_together_and_is_rewarded() -> None:
    table = hunt("duende_ratero", "ana beto carlos", "celeste braulia remi", dice=faces(3 * FACTOR["duende_ratero"], 6))
    assert table.said("hunt_won") == ["hunt_won duende_ratero"]
    assert table.said("group_total") == ["group_total 12 12"]
    assert [table.gold(who) for who in table.people] == [14, 14, 14]


@rule("TR-072", "TR-A46", "TR-123", "TR-148")
def test_everybody_is_punished_as_far_as_there_is_gold() -> None:
    table = hunt("rey_duende", "ana beto", dice="1 1 1 1", gold={"ana": 2, "beto": 9})
    table.play("ana: done", "beto: done")
    assert table.said("hunt_lost") == ["hunt_lost rey_duende"]
    assert (table.gold("ana"), table.gold("beto")) == (0, 7)
    poor = hunt("troll", "ana beto", dice="1 1 1 1", gold={"ana": 2, "beto": 4}, met=4)
    poor.play("ana: done", "beto: done")
    assert (poor.gold("ana"), poor.gold("beto")) == (0, 0)
    mana = hunt("ogro_chaman", "ana beto", dice="1 1 1 1", mana=1)
    assert mana.play("ana: done", "beto: done").mana("ana") == 0


@rule("TR-029", "TR-A10", "TR-A30")
def test_a_lone_visitor_fights_or_takes_a_day_event() -> None:
    table = Table("celeste braulia remi").arrows(ana="dungeon", beto="shop", carlos="shop").quiet("BeforeSpace", "Shop")
    assert table.legal("ana") == ["fight", "event"]
    table.play("ana: event")
    assert table.said("event_drawn") == ["event_drawn ana bolsa_olvidada"]
    fought = hunt("duende_ratero", "ana", dice=faces(3 * FACTOR["duende_ratero"], 2))
    assert fought.said("hunt_won") == ["hunt_won duende_ratero"]


@rule("TR-A31")
def test_several_are_not_asked() -> None:
    table = Table("celeste braulia remi", dice="1 1 1 1").arrows(ana="dungeon", beto="dungeon").quiet()
    assert table.moment == "HuntPlay"


@rule("TR-069", "TR-A03", "TR-A42")
def test_the_fight_is_won_the_moment_the_life_is_reached() -> None:
    life = 3 * FACTOR["duende_ratero"]
    table = hunt("duende_ratero", dice=faces(life - 1, 4), gear={"ana": "escudito espadita"})
    assert (table.number("group_total"), table.moment) == (life - 1, "HuntPlay")
    table.play("ana: play escudito")
    assert table.said("hunt_won")
    assert table.said("group_total")[-1] == f"group_total {life} {life}"
    at_once = hunt("duende_ratero", dice=faces(life, 4), gear={"ana": "escudito"})
    assert at_once.said("hunt_won")
    assert at_once.moment == "Choose"


@rule("TR-070", "TR-A41")
def test_one_pass_in_turn_order() -> None:
    table = hunt("rey_duende", dice="1 1 1 1", first="beto", gear={"ana": "escudito", "beto": "escudito"})
    assert table.asked == "beto"
    table.play("beto: done")
    assert table.asked == "ana"
    table.play("ana: play escudito, done")
    assert table.said("hunt_lost")


@rule("TR-A41")
def test_two_passes_by_agreement() -> None:
    table = hunt("rey_duende", dice="1 1 1 1", dungeon_passes=2, gear={"ana": "escudito"})
    table.play("ana: done", "beto: done")
    assert table.asked == "ana"
    table.play("ana: play escudito, done", "beto: done")
    assert table.said("hunt_lost")


@rule("TR-063", "TR-A43")
@pytest.mark.parametrize(
    ("card", "above", "below"),
    [("tirachinas", 0, 1), ("daga_venenosa", 0, 2), ("antorcha", 1, 2), ("latigo", 0, 2), ("arco_largo", 2, 3)],
)
def test_the_dungeon_effect_replaces_the_normal_one(card: str, above: int, below: int) -> None:
    table = hunt("dragon_ancestral", dice="1 1 1 1", gear={"ana": card}, met=12)
    table.play(f"ana: play {card}")
    assert table.number("total", "ana") == 2 + below
    fight = duel(dice="1 1 6 6 5", gear={"ana": card})
    fight.play(f"ana: play {card}")
    assert fight.number("total", "ana") == 2 + above


@rule("TR-090", "TR-A45", "TR-A102", "TR-086")
def test_familiars_add_two_dice_each_in_the_own_part() -> None:
    table = hunt("dragon_joven", dice="1 1 1 1  2 3 4 5", objects={"ana": "familiar familiar"}, met=10)
    assert table.refusal("ana: play mazo") == "TR-058"
    table.play("ana: familiar")
    assert (table.number("total", "ana"), table.mana("ana")) == (7, 4)
    table.play("ana: familiar")
    assert table.number("total", "ana") == 16
    assert table.zone("objects", "ana") == []
    assert table.refusal("ana: familiar") == "TR-090"


@rule("TR-A44")
def test_among_equal_lowest_dice_the_latest_goes_without_and_a_lone_fighter_never() -> None:
    table = hunt("troll", "ana beto", dice="6 6 6 6", gear={}, met=4, objects={"ana": "familiar"})
    assert table.said("hunt_won") == ["hunt_won troll"]
    assert table.said("unrewarded") == ["unrewarded beto"]
    lone = hunt("troll", "ana", dice="6 6 6 6 1 1", objects={"ana": "familiar familiar"}, met=4)
    lone.play("ana: familiar")
    assert lone.said("hunt_won")
    assert not lone.said("unrewarded")
    extra = hunt("troll", "ana beto", dice="6 5 6 2 4 1", objects={"ana": "familiar"}, met=4)
    extra.play("ana: familiar")
    assert extra.said("unrewarded") == ["unrewarded ana"]


@rule("TR-A47")
def test_a_reward_that_does_not_fit_may_be_made_room_for_or_declined() -> None:
    full = "escudito escudito espadita espadita mazo comodin"

    def full_handed() -> Table:
        return hunt("ogro_herrero", "ana beto", dice="6 6 6 6", gear={"ana": full}, met=4, equipment="arco_largo mazo")

    table = full_handed()
    assert (table.moment, table.asked) == ("MakeRoom", "ana")
    assert table.zone("drawn", "ana", seen_by="ana") == ["arco_largo"]
    assert table.zone("drawn", "ana", seen_by="beto") == ["?"]
    table.play("ana: discard mazo")
    assert "arco_largo" in table.zone("gear", "ana", seen_by="ana")
    assert table.zone("gear", "ana")[-1] == "?"
    sold = full_handed().play("ana: sell comodin")
    assert (sold.gold("ana"), sold.number("slots", "ana")) == (8 + 3 + PRICE["comodin"] // 2, 6)
    declined = full_handed().play("ana: done")
    assert declined.said("declined") == ["declined ana arco_largo"]
    assert declined.number("slots", "ana") == 6
    assert full_handed().refusal("ana: discard mandoble_real") == "TR-062"
