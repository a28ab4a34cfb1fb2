"""Rules that a wrong program could slip past: each is seen from both sides, on the base pack as it is shipped."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import liza
from liza.games.tanxi.state import number_of
from tests.games.tanxi.island import CONTENT, GAME, KEYS, Island, listed
from tests.support import rule

APART = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
FIVE = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@e6 darla_olcay@a7 tadeo_roble@l6"


@rule("TX-199", "TX-175", "TX-A32")
def test_a_favour_that_defeats_two_is_rewarded_twice() -> None:
    t = Island(
        FIVE, gems=[2], life=[0, 2, 1], deities="karhun", revealed=1, relics="escudo_solar espada_del_alba honda"
    )
    t.play("favour karhun")
    assert not t.over
    assert (t.stands(1), t.stands(2), t.gems[0]) == ("", "", 2)
    assert (t.hand(0), len(t.relics)) == ("escudo_solar espada_del_alba", 1)
    assert [line for line in t.log if line.startswith("fell")] == ["fell 1", "fell 2"]
    storm = Island(FIVE, gems=[2], life=[0, 2, 1], deities="nublia", revealed=1, relics="escudo_solar espada_del_alba")
    storm.play("favour nublia, choose nw")
    assert (storm.gems[0], storm.hand(0)) == (2, "escudo_solar espada_del_alba")


@rule("TX-A40", "TX-103", "TX-102")
def test_an_ability_and_a_favour_in_the_same_turn_each_once() -> None:
    people = "mirta_salitre@e4 ian_frost@a7 paula_percebe@l6"
    for first, second in (("ability tonico", "favour aiyen"), ("favour aiyen", "ability tonico")):
        t = Island(people, gems=[9], life=[1], deities="aiyen petrae", revealed=2, fields={"spent": 4})
        t.play(first, second)
        assert (t.life[0], t.gems[0]) == (1 + 3 + 4, 6)
        assert t.refusal("ability tonico") == "TX-194"
        assert t.refusal("favour petrae") == "TX-197"
        t.pass_turns(3)
        assert t.asked == 0
        assert {"ability tonico", "favour aiyen", "favour petrae"} <= set(t.legal)


@rule("TX-A81")
def test_a_deity_serves_everybody_and_again_in_a_later_turn() -> None:
    t = Island(APART, gems=[4, 2], life=[3, 3], deities="aiyen", revealed=1)
    t.play("favour aiyen, end, favour aiyen, end, end")
    assert (t.life[:2], t.gems[:2], t.asked) == ([7, 7], [2, 0], 0)
    t.play("favour aiyen")
    assert (t.life[0], t.gems[0]) == (11, 0)


@rule("TX-204", "TX-A30", "TX-A79", "TX-A95", "TX-205", "TX-239")
@pytest.mark.parametrize("down", ["flat", "upright"])
def test_wrath_falls_on_all_who_are_not_defeated_and_on_nobody_else(down: str) -> None:
    people = f"ian_frost@e4 isaac_fleesa@{down} paula_percebe@l6 darla_olcay@a7"
    hands = ["honda", "honda gema_de_poder", "garfio", "garfio"]
    worn = ["cuchillo", "cuchillo mascara_mirona", "cuchillo", "cuchillo"]

    def angry(deity: str, dice: str = "") -> Island:
        t = Island(people, round=2, deities=deity, hands=hands, worn=worn, gems=[0, 1], merchant="").dice(dice)
        while t.round == 2 and t.moment in {"Main", "Return"}:
            t.play("end" if t.moment == "Main" else t.legal[0])
        return t

    flood = angry("aiyen")
    assert (flood.lost[0], flood.lost[2:]) == (2, [2, 2])
    eruption = angry("karhun", "a1 a2 a3" if down == "flat" else "a1 a5 a2 a3")
    assert (eruption.lost[0], eruption.lost[2:]) == (1, [2, 3])
    lightning = angry("nublia")
    assert (lightning.lost[0], lightning.lost[2:]) == (1, [1, 1])
    theft = angry("ofiria")
    assert (theft.hand(0), theft.hand(2), theft.hand(3)) == ("", "", "")
    hunger = angry("bromo")
    asked = []
    while hunger.moment == "WrathOn":
        asked.append(hunger.asked)
        hunger.play(hunger.legal[0])
    assert asked == ([0, 2, 3] if down == "flat" else [0, 1, 2, 3])
    tribute = angry("petrae")
    asked = []
    while tribute.moment == "WrathOn":
        asked.append(tribute.asked)
        tribute.play("suffer")
    assert asked == ([0, 2, 3] if down == "flat" else [0, 1, 2, 3])
    if down == "flat":
        for t in (flood, eruption, lightning, theft, hunger, tribute):
            assert (t.hand(1), t.gems[1], t.life[1]) == ("gema_de_poder honda", 1, 0)


@rule("TX-204", "TX-206", "TX-A78", "TX-198")
def test_wrath_comes_before_the_fog_and_before_any_turn() -> None:
    t = Island("ian_frost@e1 isaac_fleesa@a7 paula_percebe@l6", round=2, deities="aiyen")
    t.play("end, end, end")
    kinds = [line.split()[0] for line in t.log]
    tail = kinds[kinds.index("round_began") :]
    assert tail == ["round_began", "deity_revealed", "lost", "lost", "lost", "fog_rose", "turn_began"]
    assert (t.round, t.stage, t.revealed, t.lost) == (3, 1, 1, [2, 2, 2])


@rule("TX-A38", "TX-073")
def test_energy_that_is_not_used_is_gone() -> None:
    t = Island(APART).play("move e5, end, end, end")
    assert (t.asked, t.energy) == (0, 4)
    spent = Island(APART).play("move e5, move e4, move e5, move e4, end, end, end")
    assert (spent.asked, spent.energy) == (0, 4)
    extra = Island(APART, hands=["elixir_de_energia"]).play("use elixir_de_energia")
    assert extra.energy == 6
    assert extra.play("end, end, end").energy == 4


@rule("TX-187", "TX-A53", "TX-155")
def test_the_witch_sells_one_orb_of_either_kind_for_five() -> None:
    shop = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"
    for orb, held in (("fire", [1, 0]), ("ice", [0, 1])):
        t = Island(shop, hands=["escudo_solar garfio"]).play("visit orbe")
        assert [c["value"] for c in t.state.view(None)["counters"] if c["id"] == "price"] == [5]
        t.play("pay escudo_solar")
        assert (t.moment, t.legal) == ("WitchOrb", ["orb fire", "orb ice"])
        t.play(f"orb {orb}")
        assert (t.orbs, t.moment, t.marker, t.hand(0)) == ([*held, 0, 0, 0, 0], "Main", 1, "garfio")
    short = Island(shop, hands=["cota_de_malla"])
    assert short.refusal("visit orbe") == "TX-181"
    both = Island(shop, hands=["escudo_solar"], fields={"orbs": [1, 1, 0, 0, 0, 0]})
    assert both.refusal("visit orbe") == "TX-A53"


@rule("TX-113", "TX-114", "TX-117", "TX-118", "TX-A93")
def test_what_is_drawn_is_loot_a_relic_or_a_monster() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(3):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=5, seed=seed)
        while not state.over and state.round < 12:
            seat = state.actors[0]
            legal = [GAME.notation(action) for action in state.legal(seat)]
            choice = "explore" if "explore" in legal else rng.choice(legal)
            hand = len(state.explorers[seat].hand)
            deck = sum(map(len, state.decks))
            state.apply(seat, GAME.parse(choice))
            if choice != "explore":
                continue
            kinds = [event.kind for event in state.events]
            met = "monster_shown" in kinds
            assert ("drew" in kinds) != met
            if not met:
                card = number_of(state.explorers[seat].hand[-1])
                assert len(state.explorers[seat].hand) == hand + 1
                assert sum(map(len, state.decks)) == deck - 1
                drawn["relic" if CONTENT.all[card].relic else CONTENT.all[card].family] += 1
            drawn["monster"] += met
        assert not any(number_of(card) >= CONTENT.first_monster for held in listed(state, "hand") for card in held)
    assert set(drawn) == {"weapon", "equipment", "object", "gem", "relic", "monster"}


@rule("TX-131", "TX-075", "TX-126")
def test_power_against_a_monster_counts_what_is_used_and_nothing_else() -> None:
    people = "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6"
    worn = ["cuchillo espada_corta anillo_de_furia"]
    used = {
        "roll": 0,
        "wield cuchillo, roll": 2,
        "wield espada_corta, roll": 3,
        "wield cuchillo, wield espada_corta": 2 + 3,
    }
    for wield, bonus in used.items():
        t = Island(people, worn=worn, decks={"nw": "oso_de_la_caverna"}).dice("a3 d2 d2")
        t.play(f"explore, fight, {wield}")
        assert f"attack_rolled 0 3 {2 + bonus + 1 + 3}" in t.log
    orb = Island(people, worn=worn, decks={"nw": "oso_de_la_caverna"}, fields={"orbs": [1, 0, 0, 0, 0, 0], "rage": 2})
    orb.dice("a3 d2 d2").play("explore, fight, roll")
    assert "attack_rolled 0 3 11" in orb.log


@rule("TX-A99", "TX-A37", "TX-A29")
def test_how_long_lasting_effects_last() -> None:
    people = "tadeo_roble@e4 ian_frost@e5 paula_percebe@l6 darla_olcay@a7"
    oil = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7", hands=["aceite_bendito"], life=[5])
    oil.play("use aceite_bendito, end").dice("a5 d0").play("attack p1, wield cuchillo")
    assert (oil.stands(0), oil.guard[0]) == ("", 2)
    oil.play("end, end, end")
    assert (oil.down[0], oil.guard[0], oil.asked) == (2, 0, 1)
    bark = Island(people, gems=[1]).play("ability corteza, end")
    bark.dice("a5 d1 d1").play("attack p1, wield cuchillo")
    assert bark.lost[0] == 2 + 2 + 5 - (2 + 2 + 2)
    bark.play("end, end, end")
    assert (bark.guard[0], bark.guard_dice[0]) == (0, 0)
    slow = Island(people, gems=[1], life=[0, 3]).play("ability raices, aim p2").dice("a5 d0")
    slow.play("attack p2, wield cuchillo, end")
    assert (slow.down[1], slow.asked, slow.slow[1]) == (2, 2, 0)
    slow.play("end, end, end")
    slow.play(slow.legal[0])
    assert slow.energy == 4
    twice = Island(people, fields={"slow": [0, 3, 0, 0]}, gems=[1]).play("ability raices, aim p2")
    assert twice.slow[1] == 5
    assert twice.play("end").energy == 1
    rage = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", hands=["cuerno_de_guerra"]).play(
        "use cuerno_de_guerra"
    )
    assert rage.rage == 5
    rage.play("end, end, end")
    assert rage.dice("a0 d2").play("attack p2, roll").lost[1] == 0
    fire = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", fields={"orbs": [1, 0, 0, 0, 0, 0]}).play(
        "end, end, end"
    )
    assert fire.orbs[0] == 1


@rule("TX-053")
def test_weapons_are_red_equipment_is_brown_and_objects_are_green() -> None:
    board = Path(liza.__file__ or "").parent / "games" / "tanxi" / "board"
    told = (board / "model" / "look.ts").read_text(encoding="utf-8")
    inks = told[told.index("FAMILY_INKS") :]

    def rgb(family: str) -> tuple[int, int, int]:
        at = inks.index(f"{family}: '#") + len(family) + 4
        return int(inks[at : at + 2], 16), int(inks[at + 2 : at + 4], 16), int(inks[at + 4 : at + 6], 16)

    red, brown, green = rgb("weapon"), rgb("equipment"), rgb("object")
    assert red[0] > 2 * max(red[1:])
    assert brown[0] > brown[1] > brown[2]
    assert brown[1] * 2 > brown[0]
    assert green[1] > max(green[0], green[2])
    families = {key: CONTENT.all[card].family for card, key in enumerate(KEYS)}
    assert (families["escudo_de_madera"], families["mascara_mirona"], families["cantimplora"]) == (
        "weapon",
        "equipment",
        "object",
    )


@rule("TX-A89", "TX-148")
def test_nothing_passes_from_player_to_player_outside_the_rules() -> None:
    """In whole games a card leaves one hand for another only by a theft, and gems never pass to anybody."""
    passed = 0
    for seed in range(8):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=4, seed=seed)
        while not state.over and passed < 3:
            before = state.clone()
            seat = state.actors[0]
            legal = [GAME.notation(action) for action in state.legal(seat)]
            thefts = [
                text for text in legal if text in {"visit mirada", "ability manos_largas", "character ofelia_umbral"}
            ]
            state.apply(seat, GAME.parse(rng.choice(thefts or legal)))
            kinds = Counter(event.kind for event in state.events)
            for one in range(4):
                lost = Counter(number_of(c) for c in before.explorers[one].hand) - Counter(
                    number_of(c) for c in state.explorers[one].hand
                )
                for other in range(4):
                    won = Counter(number_of(c) for c in state.explorers[other].hand) - Counter(
                        number_of(c) for c in before.explorers[other].hand
                    )
                    if one != other and lost & won:
                        passed += 1
                        assert kinds["took"] == 1
                        assert (lost, won) == (won, lost)
                grown = state.explorers[one].gems - before.explorers[one].gems
                if grown > 0:
                    assert kinds["gem_gained"]
    assert passed


@rule("TX-A08", "TX-A04", "TX-A06", "TX-A09", "TX-229")
def test_every_sign_that_was_lost_means_what_the_examples_make_of_it() -> None:
    """The heart is life on a character and defence in a sum; the die and the dagger of the reward are gem and relic."""
    t = Island(
        "isaac_fleesa@e6 ian_frost@e9 paula_percebe@l6 darla_olcay@a7",
        worn=["cetro_del_bosque", "cuchillo mascara_mirona"],
        life=[0, 6], relics="escudo_solar", fields={"orbs": [1, 0, 0, 0, 0, 0, 0, 0]},
    ).dice("a2 d2")  # fmt: skip
    (zone,) = [z for z in t.state.view(None)["zones"] if z["id"] == "character" and z["seat"] == 1]
    assert (zone["pieces"][0]["numbers"]["life"], zone["pieces"][0]["numbers"]["defence"]) == (6, 3)
    t.play("attack p2, wield cetro_del_bosque")
    assert [line for line in t.log if line.split()[0] in {"attack_rolled", "defence_rolled", "lost"}] == [
        "attack_rolled 0 2 11",
        "defence_rolled 1 2 5",
        "lost 1 6 0 attack",
    ]
    assert "gem_gained 0 1 rival" in t.log
    assert "relic_gained 0 escudo_solar rival" in t.log
    goblin = Island("ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6", hands=["espada_corta escudo_solar"])
    goblin.play("visit gema, pay espada_corta")
    assert (goblin.gems[0], goblin.orbs[:2], goblin.life[0]) == (1, [0, 0], 14)


@rule("TX-A50", "TX-154", "TX-A51")
def test_an_ice_orb_spent_on_an_ambush_says_so_before_the_choice() -> None:
    people = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"

    def told(t: Island) -> set[str]:
        return {c["id"] for c in t.state.view(1)["counters"] if c["id"].startswith("orb") and c["seat"] == 0}

    orbs = {"orbs": [0, 1, 0, 0, 0, 0]}
    t = Island(people, decks={"nw": "serpiente_de_rio"}, fields=orbs).play("explore")
    assert (t.moment, t.lost[0], t.orbs[1], told(t)) == ("MonsterChoice", 0, 0, {"orb_spent"})
    assert "ice_orb_used 0 ambush" in t.log
    t.dice("a0 d2").play("fight, roll")
    assert (t.lost[0], told(t)) == (2, set())
    ready = Island(people, decks={"nw": "oso_de_la_caverna"}, fields={"orbs": [0, 1, 0, 0, 0, 0]}).play("explore")
    assert told(ready) == {"orb_ready"}
    ready.dice("a0 d2 d2").play("fight, roll")
    assert (ready.lost[0], told(ready)) == (0, set())
    assert "ice_orb_used 0 retaliation" in ready.log
    none = Island(people, decks={"nw": "serpiente_de_rio"}).play("explore")
    assert (none.lost[0], told(none)) == (2, set())
    attacked = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", fields={"orbs": [0, 0, 0, 1, 0, 0]}).dice(
        "a5 d0"
    )
    assert "ice_orb_used 1 attack" in attacked.play("attack p2, roll").log
    fled = Island(people, decks={"nw": "serpiente_de_rio oso_de_la_caverna"}, fields={"orbs": [0, 1, 0, 0, 0, 0]})
    assert told(fled.play("explore, flee")) == set()
    again = Island(people, decks={"nw": "oso_de_la_caverna"}).play("explore")
    assert told(again) == set()


@rule("TX-A25", "TX-091", "TX-185")
def test_half_of_an_odd_life_is_rounded_up_unless_agreed_otherwise() -> None:
    odd = GAME.bind(liza.Pack(GAME.pack.text.replace("life = 14", "life = 13", 1), "odd"))
    for option, half in (("up", 7), ("down", 6)):
        t = Island("isaac_fleesa@e4 ian_frost@upright paula_percebe@l6", game=odd, half_life=option)
        assert t.play("end, place f6").life[1] == half
        inn = Island(
            "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6",
            game=odd,
            half_life=option,
            life=[2],
            hands=["escudo_solar"],
        )
        assert inn.play("visit cena, pay escudo_solar").life[0] == half


def test_a_record_of_the_rules_before_is_refused_in_a_sentence() -> None:
    record = liza.Record.begin(GAME, seed=1, seats=3)
    data = record.to_data()
    assert data["version"] == GAME.version == 2
    old = liza.Record.from_data({**data, "version": 1})
    with pytest.raises(liza.LizaError, match="played under version 1 of the rules of Tanxi; this is version 2"):
        old.final()
