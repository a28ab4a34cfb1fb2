"""Places where a broken rule could hide: first squares, ties, full villages, and what goes on after somebody left."""

from __future__ import annotations

from typing import Any

from tests.games.tanxi.island import GAME, Island
from tests.support import rule

APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-143", "TX-062", "TX-A59")
def test_both_hands_are_free_again_after_a_weapon_for_two() -> None:
    t = Island(APART, worn=["hacha_de_abordaje", "cuchillo mascara_mirona"], hands=["garfio honda"])
    t.play("unequip hacha_de_abordaje, equip garfio, equip honda")
    assert (t.wears(0), t.ammo[:2], t.hand(0)) == ("garfio honda", [0, 3], "hacha_de_abordaje")
    t.play("unequip honda")
    assert (t.wears(0), t.ammo[:2], t.wears(1)) == ("garfio", [0, 0], "mascara_mirona cuchillo")
    first = Island(APART, worn=["honda cuchillo"]).play("unequip honda")
    assert (first.wears(0), first.ammo[:2], first.may("equip honda")) == ("cuchillo", [0, 0], True)


@rule("TX-A36")
def test_who_stands_better_when_the_game_is_broken_off() -> None:
    """On the island before the others, then life, equipment, gems and the order of turns."""
    people = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@flat"

    def ranking(**more: Any) -> tuple[tuple[int, ...], ...]:
        t = Island(people, round=30, max_rounds="30", **more)
        t.play("end, end, end")
        assert t.state.outcome.reason == "rounds"
        return tuple(tuple(t.told(seat) for seat in place) for place in t.state.outcome.ranking)

    assert ranking(life=[3, 4, 5], worn=["", "", "", ""]) == ((2,), (1,), (0,), (3,))
    assert ranking(life=[3, 3, 3], worn=["", "cuchillo", "cuchillo mascara_mirona", ""]) == ((2,), (1,), (0,), (3,))
    assert ranking(life=[3, 3, 3], worn=["", "", "", ""], gems=[0, 1, 2, 9]) == ((2,), (1,), (0,), (3,))
    assert ranking(life=[3, 3, 3], worn=["", "", "", ""]) == ((0,), (1,), (2,), (3,))
    early = Island(people, round=29, max_rounds="30").play("end, end, end")
    assert (early.over, early.round) == (False, 30)


@rule("TX-A24", "TX-094")
def test_the_nearest_square_when_the_village_and_its_ring_are_full() -> None:
    people = "ian_frost@f6 isaac_fleesa@g6 paula_percebe@f7 darla_olcay@g7 tadeo_roble@upright"
    t = Island(people, ice="f5 g5 h6 h7 f8 g8 e6 e7")
    t.owned(4).pass_turns(3)
    t.owned(3).play("end")
    near = ["d6", "d7", "e5", "e8", "f4", "f9", "g4", "g9", "h5", "h8", "i6", "i7"]
    assert sorted(t.legal) == [f"place {square}" for square in near]


@rule("TX-038", "TX-040", "TX-043", "TX-046", "TX-047", "TX-049", "TX-050", "TX-207", "TX-A21")
def test_the_whole_map_as_it_is_told() -> None:
    plan = GAME.board_map()
    assert plan is not None
    assert (plan["kind"], plan["pieces"], plan["reach"], plan["fire"]) == ("square", "island", "reach", "fire")
    places = plan["places"]

    def where(feature: str, number: int = 1) -> list[str]:
        return sorted(key for key, place in places.items() if place.get(feature) == number)

    assert where("village") == ["f6", "f7", "g6", "g7"]
    assert where("beach") == ["a7", "d12", "f1", "g12", "i1", "l6"]
    points = [
        ["e4", "e5", "f4", "f5"],
        ["c2", "c3", "d2", "d3"],
        ["h5", "h6", "i5", "i6"],
        ["j3", "j4", "k3", "k4"],
        ["g8", "g9", "h8", "h9"],
        ["i10", "i11", "j10", "j11"],
        ["d7", "d8", "e7", "e8"],
        ["b10", "b9", "c10", "c9"],
    ]
    assert [where("point", number) for number in range(1, 9)] == points
    assert [len(where("quadrant", number)) for number in (1, 2, 3, 4)] == [33, 33, 33, 33]
    assert [places[key]["quadrant"] for key in ("a6", "l3", "l7", "f12")] == [1, 2, 3, 4]
    assert [len(where("fog", stage)) for stage in (1, 2, 3)] == [32, 36, 28]
    assert where("river_south") == ["a3", "c3", "d3", "i9", "j9", "l9"]
    assert where("river_east") == ["c10", "c12", "c9", "i1", "i3", "i4"]
    assert (where("bridge_south"), where("bridge_east")) == (["b3", "k9"], ["c11", "i2"])
    assert places["c1"] == {"column": 2, "row": 0, "quadrant": 1, "fog": 1}
    assert {id for place in places.values() for id in place} == {
        "column",
        "row",
        "village",
        "beach",
        "point",
        "quadrant",
        "fog",
        "river_south",
        "river_east",
        "bridge_south",
        "bridge_east",
    }


@rule("TX-A83", "TX-A99", "TX-051")
def test_ice_blocks_in_figures() -> None:
    t = Island(APART, gems=[1]).play("ability bloques_de_hielo")
    squares = {text.split()[1] for text in t.legal}
    assert {"e7", "h4", "b4", "e1", "f6"} & squares == {"e7", "h4", "b4", "e1"}
    assert not {"e8", "i4", "e4", "f6", "g6"} & squares
    for square in ("d4", "f4", "e3", "d3"):
        t.play(f"place {square}")
    assert t.moment == "IceSquare"
    assert t.refusal("place e5") == "TX-A83"
    t.play("place g4")
    assert (t.moment, len(t.ice)) == ("Main", 5)
    other = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[1], ice="c5 c6 c7 c8").play(
        "ability bloques_de_hielo, place d4"
    )
    assert (other.moment, len(other.ice)) == ("Main", 5)
    none = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[1], ice="c5 c6 c7 c8 d9")
    assert none.refusal("ability bloques_de_hielo") == "TX-A98"
    two = Island(APART, ice="c5 c6")
    two.freeze("c5 c6", [0, 1])
    two.play("end")
    assert [ice.owner for ice in two.ice] == [two.seat(0)]
    assert two.play("end, end").ice == []


@rule("TX-145", "TX-142")
def test_a_card_is_not_exchanged_for_another_of_its_kind() -> None:
    for slot in ("cota_de_malla", "botas_del_viajero", "amuleto_guardian", "mascara_mirona"):
        t = Island(APART, hands=[slot], worn=[slot])
        assert t.why_not(f"swap {slot}") == "TX-145 same"
    other = Island(
        APART,
        hands=["chaleco_de_cuero botas_aladas anillo_de_furia"],
        worn=["cota_de_malla botas_del_viajero amuleto_guardian"],
    )
    assert {"swap chaleco_de_cuero", "swap botas_aladas", "swap anillo_de_furia"} <= set(other.legal)


@rule("TX-A104", "TX-141")
def test_a_hammer_blow_on_somebody_who_wears_nothing_strips_nothing() -> None:
    t = Island("bruna_tizon@e4 ian_frost@e5 paula_percebe@l6", gems=[1], worn=["cuchillo", ""]).dice("a5 d0")
    t.play("ability martillazo, aim p2, wield cuchillo")
    assert (t.moment, t.lost[1]) == ("Main", 3 + 2 + 5 - 2)


@rule("TX-A92")
def test_questions_go_on_after_somebody_has_left() -> None:
    people = "gaspar_trueque@e4 ian_frost@e5 paula_percebe@l6 darla_olcay@a7"
    t = Island(people, gems=[1], hands=["espada_corta"]).leave(3).play("ability correo")
    assert (t.moment, t.may("visit gema")) == ("Courier", True)
    hire = Island(people, gems=[1], hands=["espada_corta"]).leave(3).play("ability mercenario")
    assert (hire.moment, hire.play("discard espada_corta").moment) == ("Hired", "Target")
    assert hire.legal == ["aim p2"]
    storm = Island(people, gems=[2], deities="nublia", revealed=1).leave(3).play("favour nublia")
    assert storm.legal == ["choose nw", "choose ne"]
    assert storm.leave(2).legal == ["choose nw"]
    witch = Island(
        "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6 darla_olcay@a8",
        hands=["tridente_abisal", "honda", "garfio", "honda"],
    )
    witch.leave(3).play("visit mirada, pay tridente_abisal")
    assert witch.legal == ["aim p2", "aim p3"]


@rule("TX-A106", "TX-077")
def test_one_die_is_rolled_again_in_a_fight_with_a_monster() -> None:
    people = "darla_olcay@e4 isaac_fleesa@a7 paula_percebe@l6"
    t = Island(people, worn=["cuchillo reloj_de_marea"], decks={"nw": "hongo_mutante"}).dice("a0 a1 a5 d0 d0")
    t.play("explore, fight, wield cuchillo")
    assert t.legal == ["keep", "reroll passive first", "reroll relic first"]
    t.play("reroll relic first, reroll passive first")
    assert (t.gems[0], t.discarded) == (1, "hongo_mutante")


@rule("TX-090", "TX-093", "TX-A26")
def test_whoever_is_back_stays_and_plays_on() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@upright paula_percebe@l6").play("end, place f6, move f5, end")
    assert (t.down, t.stands(1)) == ([0, 0, 0], "f5")
    assert t.play("end, end").moment == "Main"
    assert (t.asked, t.stands(1)) == (1, "f5")


@rule("TX-A92", "TX-218")
def test_a_game_that_ended_before_the_reveal_can_be_imagined_too() -> None:
    state: Any = GAME.new(seats=3, seed=4)
    state.leave(1)
    state.leave(2)
    assert state.over
    assert state.determinize(0, 7).over


@rule("TX-A108", "TX-107")
def test_with_one_step_left_nobody_is_passed_through() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e6 paula_percebe@l6", hands=["bomba_de_humo"]).play(
        "use bomba_de_humo, move e5"
    )
    assert t.legal == ["stop", "move e4", "move f5", "move d5"]
    gust = Island("cosme_vendaval@e4 isaac_fleesa@e6 paula_percebe@l6", gems=[1], fields={"spent": 5})
    gust.play("ability rafaga, move e3, move e4, move e5")
    assert "move e7" not in gust.legal


@rule("TX-A106")
def test_each_re_roll_says_that_it_was_used() -> None:
    people = "darla_olcay@e4 ian_frost@e5 paula_percebe@l6"
    t = Island(people, worn=["reloj_de_marea"]).dice("a0 a1 d0").play("attack p2, reroll relic first")
    assert t.why_not("reroll relic first") == "TX-A106 used"
    assert t.legal == ["keep", "reroll passive first"]


@rule("TX-A71", "TX-181")
def test_a_frugal_payment_may_reach_the_price_exactly() -> None:
    shop = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"
    t = Island(shop, hands=["cantimplora garfio"], payment="frugal").play("visit gema")
    assert t.legal == ["pay garfio"]
    assert t.play("pay garfio, pay cantimplora").gems[0] == 1


@rule("TX-A108", "TX-106")
def test_a_rock_foot_crosses_rivers_in_a_free_move_too() -> None:
    t = Island("paula_percebe@c3 isaac_fleesa@a7 ian_frost@l6", gems=[1]).play("ability marea_viva")
    assert t.may("move c4")
    assert (
        not Island("ian_frost@c3 isaac_fleesa@a7 paula_percebe@l6", hands=["bomba_de_humo"])
        .play("use bomba_de_humo")
        .may("move c4")
    )


@rule("TX-135", "TX-119")
def test_only_a_robber_robs() -> None:
    t = Island(
        "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": "oso_de_la_caverna"}, hands=["honda"], worn=[""]
    )
    t.dice("a0 d2 d2").play("explore, fight")
    assert (t.hand(0), t.discarded, t.lost[0], t.energy) == ("honda", "", 5, 3)


@rule("TX-A99", "TX-076", "TX-080", "TX-208")
def test_cover_from_several_sources_adds_up_and_shelter_stays() -> None:
    people = "tadeo_roble@e1 ian_frost@f1 paula_percebe@l6"
    more = {"gems": [3], "hands": ["aceite_bendito"], "deities": "petrae", "revealed": 1, "stage": 1}
    for deeds in (
        ("ability corteza", "favour petrae", "use aceite_bendito"),
        ("favour petrae", "use aceite_bendito", "ability corteza"),
    ):
        t = Island(people, **more).play(*deeds)  # type: ignore[arg-type]
        assert (t.guard, t.guard_dice, t.sheltered) == ([7, 0, 0], [1, 0, 0], [1, 0, 0])
        t.play("end")
        assert t.lost[0] == 0, "fog does nothing to whoever is sheltered"
        assert "defence_rolled 0 1 10" in t.dice("a5 d1 d0").play("attack p1, roll").log
    open_air = Island(people, stage=1, hands=["aceite_bendito"]).dice("a4").play("use aceite_bendito, end")
    assert (open_air.sheltered, open_air.lost[0]) == ([0, 0, 0], 2)


@rule("TX-153", "TX-A52", "TX-A99")
def test_what_makes_the_next_attack_stronger_adds_up_and_is_used_up_by_it() -> None:
    people = "isaac_fleesa@e4 ian_frost@e5 paula_percebe@e3"
    t = Island(people, gems=[1], hands=["cuerno_de_guerra"], fields={"orbs": [1, 0, 0, 0, 0, 0]})
    t.play("ability mano_rapida, pass, use cuerno_de_guerra")
    assert t.rage == 6
    t.dice("a1 d0").play("attack p2, roll")
    assert t.lost[1] == 3 + 1 + 6 + 3 - 2
    assert (t.rage, t.orbs[0]) == (0, 0)
    t.dice("a1 d0").play("attack p3, roll")
    assert t.lost[2] == 3 + 1 - 2


@rule("TX-A59", "TX-062", "TX-149")
def test_counters_leave_with_the_weapon_whichever_hand_held_it() -> None:
    people = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
    for worn, ammo in (("honda*2 cuchillo", [2, 0]), ("cuchillo honda*2", [0, 2])):
        t = Island(people, worn=[worn])
        assert t.ammo[:2] == ammo
        assert t.play("unequip honda").ammo[:2] == [0, 0]
        assert t.play("equip honda").ammo[:2] == ([3, 0] if ammo[0] else [0, 3])
    both = Island(people, worn=["honda*1 honda*2"]).play("unequip honda")
    assert (both.ammo[:2], both.wears(0)) == ([0, 2], "honda")
    kept = Island(people, worn=["honda*1 cuchillo"]).play("unequip cuchillo")
    assert kept.ammo[:2] == [1, 0]


@rule("TX-A35", "TX-175")
def test_when_no_relic_is_left_the_gem_alone_is_the_reward() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7", life=[0, 3], relics="").dice("a5 d0")
    t.play("attack p2, wield cuchillo")
    assert (t.gems[0], t.hand(0)) == (1, "")
    assert not [line for line in t.log if line.startswith("relic_gained")]


@rule("TX-A98", "TX-A108", "TX-A32")
def test_a_harpoon_that_fells_its_target_pulls_nobody() -> None:
    t = Island("paula_percebe@c4 isaac_fleesa@c7 ian_frost@l6 darla_olcay@a7", gems=[1], life=[0, 1], relics="honda")
    t.play("ability arpon, aim p2")
    assert (t.stands(1), t.down[1], t.gems[0]) == ("", 1, 1)
    assert not [line for line in t.log if line.startswith("pulled")]
    last = Island("paula_percebe@c4 isaac_fleesa@c7 ian_frost@flat", gems=[1], life=[0, 1]).play(
        "ability arpon, aim p2"
    )
    assert (last.over, last.stands(1)) == (True, "")
    near = Island("paula_percebe@c4 isaac_fleesa@c5 ian_frost@l6", gems=[1]).play("ability arpon, aim p2")
    assert (near.stands(1), near.lost[1]) == ("c5", 1)
    assert not [line for line in near.log if line.startswith("pulled")]


@rule("TX-A108", "TX-A105")
def test_a_hook_comes_before_a_shove_which_goes_straight_on_from_there() -> None:
    def hooked() -> Island:
        t = Island("cosme_vendaval@e4 isaac_fleesa@e5 paula_percebe@l6", worn=["garfio"], gems=[1]).dice("a5 d0")
        return t.play("ability empellon, aim p2, wield garfio")

    aside = hooked()
    assert aside.legal == ["stop", "place f5", "place e6", "place d5"]
    assert aside.play("place f5").moment == "Main", "from f5 no way leads straight away from e4"
    away = hooked().play("stop")
    assert (away.moment, away.legal) == ("Shift", ["stop", "place e6", "place e7"])
    further = hooked().play("place e6")
    assert further.legal == ["stop", "place e7", "place e8"]
    assert further.play("place e8").stands(1) == "e8"


@rule("TX-150", "TX-190", "TX-181", "TX-140")
def test_of_cards_alike_one_is_offered() -> None:
    twice = "cantimplora cantimplora honda honda mascara_mirona mascara_mirona gema_de_poder gema_de_poder"
    t = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=[twice], life=[5], merchant="honda honda garfio")
    assert len(set(t.legal)) == len(t.legal)
    assert {"use cantimplora", "equip honda", "equip mascara_mirona", "visit compra"} <= set(t.legal)
    t.play("visit compra")
    assert [text for text in t.legal if text.startswith("buy")] == ["buy honda", "buy garfio"]
    t.play("buy honda")
    assert sorted(text for text in t.legal if text.startswith("pay")) == [
        "pay cantimplora",
        "pay gema_de_poder",
        "pay honda",
        "pay mascara_mirona",
    ]
    frugal = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=[twice], payment="frugal").play("visit gema")
    assert len(set(frugal.legal)) == len(frugal.legal)
