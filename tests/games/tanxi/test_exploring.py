"""Exploring and monsters (TX-109 to TX-137)."""

from __future__ import annotations

import pytest

from liza.parts import sets
from tests.games.tanxi.island import BOARD, CONTENT, Island
from tests.support import rule

THREE = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
OFELIA = "ofelia_umbral@e4 isaac_fleesa@a7 paula_percebe@l6"
TADEO = "tadeo_roble@e4 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-109", "TX-110", "TX-111", "TX-113", "TX-114", "TX-116", "TX-117", "TX-039", "TX-041", "TX-040", "TX-115")
def test_exploring_draws_the_top_card_of_the_quadrant() -> None:
    t = Island(THREE, decks={"nw": "espada_del_alba honda", "ne": "garfio"})
    t.play("explore")
    assert (t.hand(0), t.wears(0), t.energy) == ("espada_del_alba", "cuchillo", 3)
    assert t.deck("nw") == ["honda"]
    assert t.state.events[-1].seen_by(t.seat(1))["card"] is None
    assert t.state.events[-1].seen_by(t.seat(0))["card"] == "espada_del_alba"
    t.play("move e3")
    assert t.refusal("explore") == "TX-109"


@rule("TX-112", "TX-A46", "TX-110")
def test_each_point_once_per_turn() -> None:
    t = Island(THREE, decks={"nw": "honda garfio honda hongo_mutante"})
    t.play("explore")
    assert t.refusal("explore") == "TX-112"
    t.play("move f4, move e4, move e5")
    assert t.refusal("explore") == "TX-112"
    t.pass_turns(3)
    t.play("explore")
    assert t.hand(0) == "garfio honda"
    tired = Island(THREE, fields={"spent": 4})
    assert tired.refusal("explore") == "TX-110"
    fled = Island(THREE, decks={"nw": "hongo_mutante honda"}).play("explore, flee")
    assert fled.refusal("explore") == "TX-112"


@rule("TX-112", "TX-041")
@pytest.mark.parametrize("quadrant", range(4))
def test_both_points_of_a_quadrant_may_be_explored_in_one_turn(quadrant: int) -> None:
    squares = [squares for _, squares in BOARD.points if BOARD.quadrant[squares[0]] == quadrant]
    name = BOARD.quadrants[quadrant]
    assert len(squares) == 2
    for here, other in (squares, squares[::-1]):
        people = f"ian_frost@{BOARD.keys[here[0]]} isaac_fleesa@f6 paula_percebe@g7"
        explored = {"explored": sets.only(BOARD.point[other[0]])}
        t = Island(people, decks={name: "honda garfio"}, fields=explored).play("explore")
        assert t.hand(0) == "honda"
        assert t.refusal("explore") == "TX-112"


@rule("TX-A45", "TX-A87")
def test_an_empty_deck_is_not_explored() -> None:
    t = Island(THREE, decks={"nw": ""}, fields={"discard": [3, 4]})
    assert t.refusal("explore") == "TX-A45"


@rule("TX-118", "TX-216", "TX-122", "TX-123", "TX-119", "TX-A39")
def test_a_monster_is_shown_and_may_be_fled_from() -> None:
    t = Island(THREE, decks={"nw": "hongo_mutante honda garfio"}).play("explore")
    assert t.moment == "MonsterChoice"
    assert [zone["pieces"][0]["key"] for zone in t.state.view(None)["zones"] if zone["id"] == "monster"] == [
        "hongo_mutante"
    ]
    assert t.legal == ["flee", "fight"]
    assert t.refusal("move e5") == "TX-A39"
    t.play("flee")
    assert sorted(t.deck("nw")) == ["garfio", "honda", "hongo_mutante"]
    assert t.lost[0] == 0
    assert t.moment == "Main"


@rule("TX-120", "TX-121", "TX-072")
def test_an_ambush_comes_first() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": "serpiente_de_rio"}).play("explore")
    assert t.lost[0] == 2
    t.play("flee")
    assert t.lost[0] == 2


@rule("TX-126", "TX-129", "TX-125", "TX-131", "TX-133", "TX-134", "TX-124", "TX-A97")
def test_a_monster_is_beaten_with_one_attack() -> None:
    t = Island(THREE, decks={"nw": "cangrejo_acorazado"})
    t.dice("a5 d1 d1 d2").play("explore, fight, roll")
    assert "beaten 0 cangrejo_acorazado" in t.log
    assert (t.gems[0], t.discarded, t.energy, t.deck("nw")) == (1, "cangrejo_acorazado", 3, [])


@rule("TX-135", "TX-124", "TX-132", "TX-A54", "TX-A66")
def test_otherwise_it_strikes_back() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": "oso_de_la_caverna"})
    t.dice("a2 d1 d1").play("explore, fight, wield cuchillo")
    assert (t.lost[0], t.deck("nw")) == (5, ["oso_de_la_caverna"])


@rule("TX-127", "TX-128", "TX-130", "TX-A62", "TX-165", "TX-A107")
def test_weapons_against_monsters_share_their_range() -> None:
    worn = ["cuchillo ballesta_de_caza"]
    t = Island(THREE, worn=worn, decks={"nw": "hongo_mutante"}).play("explore, fight")
    assert t.legal == ["roll", "wield cuchillo", "wield ballesta_de_caza"]
    t.dice("a5 d0 d0").play("wield ballesta_de_caza")
    assert t.ammo[1] == 1
    assert t.refusal("wield cuchillo") == "TX-A39"
    two = Island(THREE, worn=["honda ballesta_de_caza"], decks={"nw": "hongo_mutante"}).play(
        "explore, fight, wield honda"
    )
    assert two.legal == ["roll", "wield ballesta_de_caza"]
    mixed = Island(THREE, worn=["honda cuchillo"], decks={"nw": "hongo_mutante"}).play("explore, fight, wield honda")
    assert mixed.moment == "Main"
    dry = Island(THREE, worn=["escudo_solar ballesta_de_caza*0"], decks={"nw": "hongo_mutante"}).play("explore, fight")
    assert dry.moment == "Main"


@rule("TX-136", "TX-097", "TX-137", "TX-A28", "TX-A49", "TX-A82")
def test_a_monster_can_defeat() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", life=[2], decks={"nw": "serpiente_de_rio"}, stage=3)
    t.play("explore")
    assert (t.stands(0), t.asked, t.gems, t.deck("nw")) == ("", 1, [0, 0, 0], ["serpiente_de_rio"])
    t.pass_turns(2)
    assert t.asked == 1
    assert t.down[0] == 2
    t.pass_turns(2)
    assert (t.asked, t.moment) == (0, "Return")


@rule("TX-154", "TX-A50", "TX-A51")
def test_the_ice_orb_cancels_an_ambush_or_a_retaliation() -> None:
    orbs = {"orbs": [0, 1, 0, 0, 0, 0]}
    people = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"
    t = Island(people, decks={"nw": "serpiente_de_rio"}, fields=orbs).play("explore")
    assert (t.lost[0], t.orbs[1]) == (0, 0)
    t = Island(people, decks={"nw": "oso_de_la_caverna"}, fields={"orbs": [0, 1, 0, 0, 0, 0]})
    t.play("explore")
    assert t.orbs[1] == 1
    t.dice("a0 d2 d2").play("fight, roll")
    assert (t.lost[0], t.orbs[1]) == (0, 0)
    kept = Island(people, decks={"nw": "hongo_mutante"}, fields={"orbs": [0, 1, 0, 0, 0, 0]}).play("explore, flee")
    assert kept.orbs[1] == 1


@rule("TX-A102")
def test_reductions_come_before_the_orb() -> None:
    t = Island(
        THREE, worn=["cuchillo casco_de_hueso"], decks={"nw": "bandido_naufrago"}, fields={"orbs": [0, 1, 0, 0, 0, 0]}
    )
    t.dice("a0 d2 d2").play("explore, fight, roll")
    assert t.orbs[1] == 0
    bat = Island(
        THREE, worn=["casco_de_hueso"], decks={"nw": "murcielago_de_cueva"}, fields={"orbs": [0, 1, 0, 0, 0, 0]}
    )
    bat.dice("a0 d2").play("explore, fight")
    assert (bat.lost[0], bat.orbs[1]) == (0, 1)


@rule("TX-153", "TX-A52")
def test_the_fire_orb_helps_against_a_monster_too() -> None:
    t = Island(THREE, decks={"nw": "oso_de_la_caverna"}, fields={"orbs": [1, 0, 0, 0, 0, 0]}, relics="escudo_solar")
    t.dice("a2 d1 d1").play("explore, fight, wield cuchillo")
    assert (t.orbs[0], t.hand(0)) == (0, "escudo_solar")
    lost = Island(THREE, decks={"nw": "oso_de_la_caverna"}, fields={"orbs": [1, 0, 0, 0, 0, 0]})
    lost.dice("a0 d2 d2").play("explore, fight, wield cuchillo")
    assert lost.orbs[0] == 0 < lost.lost[0], "whatever its result"


@rule("TX-A103")
def test_the_order_of_a_fight() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks={"nw": "arana_tejedora"})
    t.dice("a0 d0 d0").play("explore, fight, wield cuchillo")
    order = ["monster_shown", "ambushed", "fought", "wielded", "attack_rolled", "monster_dice", "beaten"]
    kinds = [line.split()[0] for line in t.log]
    assert [kind for kind in kinds if kind in order] == order[:-1] + ["beaten"] * (kinds.count("beaten"))


MONSTERS = {
    "hongo_mutante": (2, {"gems": 1}),
    "cangrejo_acorazado": (2, {"gems": 1}),
    "murcielago_de_cueva": (1, {"life": 2}),
    "jabali_de_espinas": (3, {"gems": 2, "life": -1}),
    "serpiente_de_rio": (2, {"gems": 2}),
    "lobo_de_niebla": (3, {"gems": 1, "life": 1}),
    "arana_tejedora": (2, {"gems": 2}),
    "bandido_naufrago": (1, {}),
    "planta_carnivora": (3, {"gems": 1, "life": 3}),
    "golem_musgoso": (4, {"relics": 1}),
    "espectro_del_faro": (3, {"relics": 1}),
    "oso_de_la_caverna": (5, {"relics": 1}),
    "basilisco": (4, {"relics": 1, "gems": 1}),
    "kraken_joven": (5, {"relics": 1, "gems": 2}),
}


@rule("TX-119", "TX-134", "TX-135", "TX-A56", "TX-066", "TX-065")
@pytest.mark.parametrize("name", MONSTERS)
def test_every_monster_rewards_and_retaliates(name: str) -> None:
    retaliation, reward = MONSTERS[name]
    assert set(MONSTERS) == set(CONTENT.keys["monster"])
    monster = CONTENT.monsters[CONTENT.keys["monster"].index(name)]
    people = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"
    t = Island(people, worn=["tridente_abisal"], decks={"nw": name}, relics="escudo_solar", life=[8], merchant="")
    dice = " d0" * monster.dice
    t.dice(f"a5{dice}").play("explore")
    before = t.life[0]
    assert before == 8 - monster.ambush
    t.state.turn.rage = 5
    t.play("fight, wield tridente_abisal")
    assert t.gems[0] == reward.get("gems", 0)
    assert t.life[0] == before + reward.get("life", 0)
    assert t.hand(0) == ("escudo_solar" if "relics" in reward else "")
    lost = Island(people, decks={"nw": name}, worn=[""])
    lost.dice("a0" + " d2" * monster.dice).play("explore, fight")
    assert lost.lost[0] == monster.ambush + retaliation


@rule("TX-A104")
def test_the_bandit_lets_you_take_a_cheap_card_and_robs_you() -> None:
    t = Island(THREE, worn=["tridente_abisal"], decks={"nw": "bandido_naufrago"}, merchant="honda tridente_abisal")
    t.dice("a5 d0 d0").play("explore, fight, wield tridente_abisal")
    assert t.legal == ["pass", "take honda"]
    assert t.refusal("take tridente_abisal") == "TX-A104"
    t.play("take honda")
    assert (t.hand(0), t.shop) == ("honda", "tridente_abisal")
    poor = Island(THREE, decks={"nw": "bandido_naufrago"}, hands=["garfio"], worn=[""])
    poor.dice("a0 d2 d2").play("explore, fight")
    assert (poor.hand(0), poor.discarded) == ("", "garfio")


@rule("TX-A102", "TX-102")
def test_the_spider_takes_the_energy_that_is_left() -> None:
    t = Island(THREE, decks={"nw": "arana_tejedora"}, hands=["elixir_de_energia honda"], worn=[""])
    t.dice("a0 d2 d2").play("explore, fight")
    assert t.energy == 0
    assert t.refusal("move e5") == "TX-104"
    t.play("use elixir_de_energia")
    assert t.energy == 2


@rule("TX-119")
def test_boar_wolf_wraith_and_kraken_have_their_ways() -> None:
    boar = Island(THREE, worn=["ballesta_de_caza"], decks={"nw": "jabali_de_espinas"})
    boar.dice("a5 d0").play("explore, fight, wield ballesta_de_caza")
    assert (boar.gems[0], boar.lost[0]) == (2, 0)
    wolf = Island("ian_frost@c2 isaac_fleesa@a7 paula_percebe@l6", decks={"nw": "lobo_de_niebla"}, stage=2, round=6)
    wolf.dice("a3 d1 d2").play("explore, fight, wield cuchillo")
    assert "monster_dice lobo_de_niebla 3" in wolf.log
    wraith = Island(THREE, decks={"nw": "espectro_del_faro"})
    wraith.dice("a5 d0 d2").play("explore, fight, wield cuchillo")
    assert "retaliated 0 espectro_del_faro" in wraith.log
    kraken = Island(THREE, worn=["cuchillo espada_corta"], decks={"nw": "kraken_joven"}).play(
        "explore, fight, wield cuchillo"
    )
    assert kraken.moment == "Main"


@rule("TX-A96", "TX-A99")
def test_passives_against_monsters() -> None:
    ian = Island(THREE, decks={"nw": "serpiente_de_rio"}, worn=[""])
    ian.dice("a0 d2").play("explore, fight")
    assert ian.lost[0] == 1 + 1
    ofelia = Island(OFELIA, decks={"nw": "kraken_joven"}, fields={"orbs": [0, 1, 0, 0, 0, 0]}).play("explore")
    assert (ofelia.lost[0], ofelia.orbs[1]) == (0, 1)
