"""Attacks on characters (TX-156 to TX-175, TX-244)."""

from __future__ import annotations

import pytest

from tests.games.tanxi.island import CARDS, CONTENT, Island
from tests.support import rule

NEXT = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"


def test_two_weapons_alike_are_offered_once() -> None:
    t = Island(NEXT, worn=["cuchillo cuchillo"]).play("attack p2")
    assert (t.moment, t.legal.count("wield cuchillo")) == ("Declare", 1)


@rule("TX-156", "TX-157", "TX-159", "TX-168", "TX-170", "TX-171", "TX-173", "TX-082", "TX-077", "TX-078", "TX-071")
@rule("TX-A09", "TX-A68", "TX-A105")
def test_an_attack_is_power_against_power() -> None:
    t = Island(NEXT).dice("a4 d1")
    t.play("attack p2")
    assert t.legal == ["roll", "wield cuchillo"]
    t.play("wield cuchillo")
    assert "attack_rolled 0 4 8" in t.log
    assert "defence_rolled 1 1 3" in t.log
    assert (t.lost, t.energy) == ([0, 5, 0], 3)
    kinds = [line.split()[0] for line in t.log]
    order = ["attacked", "wielded", "attack_rolled", "defence_rolled", "damaged", "lost"]
    assert [kind for kind in kinds if kind in order] == order


@rule("TX-172", "TX-081", "TX-244")
def test_a_defence_as_strong_does_without_damage() -> None:
    t = Island(NEXT, worn=["cuchillo", "cuchillo cota_de_malla escudo_de_hierro"]).dice("a3 d1")
    t.play("attack p2, wield cuchillo")
    assert "unhurt 0 1" in t.log
    assert t.lost[1] == 0


@rule("TX-169", "TX-160")
def test_bare_hands_and_two_blades() -> None:
    t = Island(NEXT).dice("a2 d0").play("attack p2, roll")
    assert t.lost[1] == 2 + 2 - 2
    both = (
        Island(NEXT, worn=["cuchillo espada_corta"]).dice("a0 d0").play("attack p2, wield cuchillo, wield espada_corta")
    )
    assert both.lost[1] == 2 + 2 + 3 - 2


@rule("TX-158", "TX-100")
def test_each_character_is_attacked_once_per_turn() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@e3")
    t.dice("a0 d2").play("attack p2, roll")
    assert t.refusal("attack p2") == "TX-158"
    t.dice("a0 d2").play("attack p3, roll")
    assert t.energy == 2


@rule("TX-157", "TX-A91", "TX-A30")
def test_only_others_on_the_island_are_attacked() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@flat paula_percebe@l6 darla_olcay@a7")
    assert t.refusal("attack p2") == "TX-157"
    assert t.refusal("attack p1") == "TX-A91"
    assert t.refusal("attack p5") == "TX-157"
    assert t.refusal("attack p3") == "TX-161"
    tired = Island(NEXT, fields={"spent": 4})
    assert tired.refusal("attack p2") == "TX-156"


@rule("TX-044", "TX-A19")
def test_a_river_separates_melee_and_a_bridge_does_not() -> None:
    t = Island("ian_frost@c3 isaac_fleesa@c4 paula_percebe@l6")
    assert t.refusal("attack p2") == "TX-044"
    bridge = Island("ian_frost@b3 isaac_fleesa@b4 paula_percebe@l6")
    assert bridge.may("attack p2")


@rule("TX-242", "TX-161", "TX-162", "TX-163", "TX-045", "TX-061", "TX-A61")
def test_a_ranged_weapon_hits_at_exactly_its_range() -> None:
    bow = ["arco_de_tejo"]
    assert Island("ian_frost@c2 isaac_fleesa@c5 paula_percebe@l6", worn=bow).may("attack p2")
    for square in ("c4", "c6", "d4", "e3"):
        t = Island(f"ian_frost@c2 isaac_fleesa@{square} paula_percebe@l6", worn=bow)
        assert t.refusal("attack p2") == "TX-161"
    assert not Island("ian_frost@c2 isaac_fleesa@c5 paula_percebe@c3", worn=bow).may("attack p2")
    assert not Island("ian_frost@c2 isaac_fleesa@c5 paula_percebe@l6", worn=bow, ice="c4").may("attack p2")
    near = Island("ian_frost@c2 isaac_fleesa@d2 paula_percebe@l6", worn=bow).dice("a5 d0").play("attack p2")
    assert near.lost[1] == 2 + 5 - 2


@rule("TX-164", "TX-165", "TX-A58")
def test_ammunition_is_spent_hit_or_miss() -> None:
    t = Island("ian_frost@c2 isaac_fleesa@c5 paula_percebe@l6", worn=["cetro_del_bosque"]).dice("a0 d2")
    t.play("attack p2")
    assert t.refusal("roll") == "TX-159"
    t.play("wield cetro_del_bosque")
    assert t.ammo[0] == 2
    dry = Island("ian_frost@c2 isaac_fleesa@c5 paula_percebe@l6", worn=["cetro_del_bosque*1"])
    assert dry.refusal("attack p2") == "TX-161"
    close = Island("ian_frost@c2 isaac_fleesa@c4 paula_percebe@l6", worn=["honda ballesta_de_caza*0"]).play("attack p2")
    assert close.refusal("wield ballesta_de_caza") == "TX-165"
    assert close.refusal("wield cuchillo") == "TX-168"


@rule("TX-164", "TX-166", "TX-A62", "TX-A107", "TX-127")
def test_weapons_used_together_share_their_range() -> None:
    t = Island("ian_frost@c2 isaac_fleesa@c4 paula_percebe@l6", worn=["honda ballesta_de_caza"]).dice("a0 d0")
    t.play("attack p2, wield honda, wield ballesta_de_caza")
    assert t.lost[1] == 2 + 1 + 2 - 2
    full = [CONTENT.gear[CARDS[name]].ammo for name in ("honda", "ballesta_de_caza")]
    spent = [CONTENT.gear[CARDS[name]].per_attack for name in ("honda", "ballesta_de_caza")]
    assert t.ammo[:2] == [full[0] - spent[0], full[1] - spent[1]]
    near = Island(NEXT, worn=["cuchillo honda"]).play("attack p2")
    assert near.refusal("wield honda") == "TX-161"
    shield = Island(NEXT, worn=["cuchillo escudo_de_madera"]).play("attack p2")
    assert shield.refusal("wield escudo_de_madera") == "TX-A107"
    far = Island("ian_frost@c2 isaac_fleesa@c4 paula_percebe@l6", worn=["honda cuchillo"]).play("attack p2")
    assert far.refusal("wield cuchillo") == "TX-159"


@rule("TX-164", "TX-A58")
@pytest.mark.parametrize("die", ["a0", "a5"])
def test_only_the_ranged_weapon_that_is_used_spends_ammunition(die: str) -> None:
    t = Island("ian_frost@c2 isaac_fleesa@c4 paula_percebe@l6", worn=["honda ballesta_de_caza"]).dice(f"{die} d0")
    before = t.ammo[:2]
    t.play("attack p2, wield honda, roll")
    assert t.ammo[:2] == [before[0] - 1, before[1]]


@rule("TX-079", "TX-080", "TX-076", "TX-A69", "TX-A03")
def test_defence_dice_are_one_to_three() -> None:
    worn = ["cuchillo", "cuchillo manto_espectral talisman_doble"]
    t = Island("ian_frost@e4 tadeo_roble@e5 paula_percebe@l6", worn=worn, fields={"guard_dice": [0, 1, 0]})
    t.dice("a5 d1 d1 d1").play("attack p2, roll")
    assert t.state.source.queue == []
    assert "defence_rolled 1 3 6" in t.log
    six = Island(NEXT, defence_faces="011112").dice("a0 d2").play("attack p2, roll")
    assert six.lost[1] == 0


@rule("TX-153", "TX-154", "TX-A50", "TX-A52")
def test_orbs_in_an_attack() -> None:
    t = Island(NEXT, fields={"orbs": [1, 0, 0, 1, 0, 0]}).dice("a2 d0").play("attack p2, roll")
    assert t.lost[1] == 2 + 2 + 3 - (2 + 3)
    assert t.orbs == [0, 0, 0, 0, 0, 0]


@rule("TX-153", "TX-154", "TX-A52", "TX-A68", "TX-A99")
@pytest.mark.parametrize("lead", [-9, 0, 4], ids=["far", "even", "hit"])
def test_what_was_meant_for_one_attack_is_spent_when_it_misses_too(lead: int) -> None:
    horn = Island(NEXT, hands=["cuerno_de_guerra"]).play("use cuerno_de_guerra").rage
    guard = 2 + 3 + horn - (2 + 1) - min(lead, 0)
    fields = {"orbs": [1, 0, 0, 0, 0, 0], "guard": [0, guard, 0]}
    t = Island(NEXT, hands=["cuerno_de_guerra"], fields=fields).play("use cuerno_de_guerra")
    t.dice(f"a{max(lead, 0)} d1").play("attack p2, roll")
    assert t.lost[1] == max(0, lead)
    assert (t.orbs[0], t.rage) == (0, 0), "whatever its result"
    iced = Island(NEXT, fields={"orbs": [0, 0, 0, 1, 0, 0], "guard": [0, guard, 0]})
    assert iced.dice("a0 d0").play("attack p2, roll").orbs[3] == 0, "the ice orb too, needed or not"


@rule("TX-174", "TX-175", "TX-086", "TX-088", "TX-A04", "TX-A90", "TX-065", "TX-066")
def test_whoever_defeats_is_rewarded() -> None:
    t = Island(NEXT + " darla_olcay@a7", life=[0, 2], relics="escudo_solar honda").dice("a5 d0")
    t.play("attack p2, wield cuchillo")
    assert (t.life[1], t.stands(1), t.down[1]) == (0, "", 1)
    assert (t.gems[0], t.hand(0)) == (1, "escudo_solar")
    gained = [line for line in t.log if line.startswith("relic_gained")]
    assert gained
    assert t.moment == "Main"


@rule("TX-A35")
def test_without_relics_the_gem_remains() -> None:
    t = Island(NEXT, life=[0, 2], relics="").dice("a5 d0").play("attack p2, wield cuchillo")
    assert (t.gems[0], t.hand(0)) == (1, "")


@rule("TX-244", "TX-A105")
def test_the_vampire_dagger_and_the_hook() -> None:
    t = Island(NEXT, worn=["daga_vampirica"], life=[5]).dice("a2 d0").play("attack p2, wield daga_vampirica")
    assert t.life[0] == 7
    dull = Island(NEXT, worn=["daga_vampirica", "escudo_solar coraza_de_escamas"], life=[5]).dice("a0 d2")
    assert dull.play("attack p2, wield daga_vampirica").life[0] == 5
    hook = Island(NEXT, worn=["garfio"]).dice("a2 d0").play("attack p2, wield garfio")
    assert hook.moment == "Shift"
    assert hook.refusal("place e4") == "TX-A108"
    hook.play("place f5")
    assert hook.stands(1) == "f5"
    kept = Island(NEXT, worn=["garfio"]).dice("a2 d0").play("attack p2, wield garfio, stop")
    assert kept.stands(1) == "e5"


@rule("TX-A106")
def test_rerolls_come_before_the_defence() -> None:
    people = "darla_olcay@e4 isaac_fleesa@e5 paula_percebe@l6"
    t = Island(people, worn=["cuchillo reloj_de_marea"]).dice("a0 a1 a5 d0").play("attack p2, wield cuchillo")
    assert t.legal == ["keep", "reroll passive first", "reroll relic first"]
    assert t.refusal("reroll passive second") == "TX-A106"
    t.play("reroll passive first")
    assert t.refusal("reroll passive first") == "TX-A106"
    t.play("reroll relic first")
    assert t.lost[1] == 1 + 2 + 5 - 2
    plain = Island(NEXT, worn=["cuchillo reloj_de_marea"]).dice("a0 d0").play("attack p2, roll")
    assert plain.refusal("reroll passive first") == "TX-A106"
    plain.play("keep")
    assert plain.moment == "Main"
    again = (
        Island(people.replace("paula_percebe@l6", "paula_percebe@e3"))
        .dice("a0 a1 d0")
        .play("attack p2, roll, reroll passive first")
    )
    again.dice("a0 d0").play("attack p3, roll")
    assert again.moment == "Main"
