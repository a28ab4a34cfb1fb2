"""Gem actions at every decision of the own turn, and the few moments without them (TX-A39, TX-102, TX-193, TX-196)."""

from __future__ import annotations

import random
from typing import Any

from tests.games.tanxi.island import GAME, Island
from tests.support import rule

MIRTA = "mirta_salitre@e4 ian_frost@a7 paula_percebe@l6"
OPEN = {
    "Main", "MonsterChoice", "Declare", "Rearm", "FreeEquip", "Courier", "Buy", "WitchTarget", "WitchCard", "WitchOrb",
    "FreeStep", "IceSquare", "Target", "Quadrant", "Hired",
}  # fmt: skip
"""The moments at which a gem action may come first; a payment is one before its first card."""


def gem_actions(t: Island) -> list[str]:
    """Return the abilities and favours that are offered."""
    return [text for text in t.legal if text.startswith(("ability", "favour"))]


def monster(t: Island) -> list[str]:
    """Return the monster that lies open."""
    (zone,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "monster"]
    return [piece["key"] for piece in zone["pieces"]]


@rule("TX-A39", "TX-102", "TX-193")
def test_an_ability_when_asked_to_flee_or_fight() -> None:
    t = Island(MIRTA, gems=[1], life=[5], decks={"nw": "hongo_mutante honda"}, fields={"spent": 3}).play("explore")
    assert t.legal == ["flee", "fight", "ability tonico"]
    t.play("ability tonico")
    assert (t.moment, t.life[0], t.gems[0], t.energy) == ("MonsterChoice", 8, 0, 0)
    assert monster(t) == ["hongo_mutante"]
    assert t.legal == ["flee", "fight"]
    assert t.refusal("ability vapor_toxico") == "TX-194"
    t.dice("a5 d0 d0").play("fight, wield cuchillo")
    assert (t.gems[0], t.discarded) == (1, "hongo_mutante")


@rule("TX-A39", "TX-196")
def test_a_favour_when_asked_to_flee_or_fight() -> None:
    t = Island(MIRTA, gems=[2], life=[5], deities="aiyen", revealed=1, decks={"nw": "oso_de_la_caverna honda"})
    t.play("explore, favour aiyen")
    assert (t.moment, t.life[0], t.gems[0]) == ("MonsterChoice", 9, 0)
    assert sorted(t.play("flee").deck("nw")) == ["honda", "oso_de_la_caverna"]
    asleep = Island(MIRTA, gems=[2], decks={"nw": "oso_de_la_caverna"}, deities="aiyen").play("explore")
    assert asleep.refusal("favour aiyen") == "TX-198"
    poor = Island(MIRTA, gems=[1], deities="aiyen", revealed=1, decks={"nw": "oso_de_la_caverna"}).play("explore")
    assert poor.refusal("favour aiyen") == "TX-196"


@rule("TX-A39")
def test_everything_else_is_done_between_actions() -> None:
    t = Island(MIRTA, hands=["cantimplora elixir_de_energia"], life=[5], decks={"nw": "hongo_mutante"}).play("explore")
    for choice in ("use cantimplora", "use elixir_de_energia", "move e5", "explore", "end"):
        assert t.refusal(choice) == "TX-A39"
    assert (t.moment, t.life[0]) == ("MonsterChoice", 5)


@rule("TX-A39")
def test_a_table_may_agree_that_gem_actions_come_between_actions_only() -> None:
    t = Island(MIRTA, gems=[1], life=[5], decks={"nw": "hongo_mutante"}, gem_actions="between").play("explore")
    assert t.legal == ["flee", "fight"]
    assert t.refusal("ability tonico") == "TX-A39"
    assert t.play("flee").may("ability tonico")


@rule("TX-A39", "TX-195")
def test_an_attack_by_ability_before_the_fight_leaves_the_monster_waiting() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", gems=[1], decks={"nw": "hongo_mutante"}).play("explore")
    t.dice("a5 d0").play("ability ventisca")
    assert (t.moment, monster(t)) == ("Target", ["hongo_mutante"])
    t.play("aim p2, wield cuchillo")
    assert (t.lost[1], t.slow[1], t.moment, t.meeting is not None) == (2 + 2 + 5 - 2, 1, "MonsterChoice", True)
    t.dice("a4 d1 d2").play("fight, wield cuchillo")
    assert (t.discarded, t.gems[0], t.meeting) == ("hongo_mutante", 1, None)


@rule("TX-A39", "TX-A49", "TX-097")
def test_whoever_falls_before_the_choice_leaves_the_monster_to_its_deck() -> None:
    people = "darla_olcay@e4 ian_frost@e5 paula_percebe@l6"
    t = Island(people, gems=[1], life=[3], decks={"nw": "hongo_mutante honda"}).play("explore")
    t.dice("a0 a0 d2").play("ability todo_o_nada, aim p2, roll, keep")
    assert (t.stands(0), t.asked, t.moment) == ("", 1, "Main")
    assert (t.meeting, sorted(t.deck("nw"))) == (None, ["honda", "hongo_mutante"])


@rule("TX-A39", "TX-A106")
def test_never_between_a_die_and_what_follows_from_it() -> None:
    reroll = Island("darla_olcay@e4 ian_frost@e5 paula_percebe@l6", gems=[1], decks={"nw": "honda"}).dice("a0 d2")
    assert reroll.play("attack p2, roll").moment == "Reroll"
    assert reroll.refusal("ability suerte") == "TX-A39"
    hook = Island("mirta_salitre@e4 ian_frost@e5 paula_percebe@l6", worn=["garfio"], gems=[1], life=[5]).dice("a5 d0")
    assert hook.play("attack p2, wield garfio").moment == "Shift"
    assert hook.refusal("ability tonico") == "TX-A39"
    strip = Island("bruna_tizon@e4 ian_frost@e5 paula_percebe@l6", gems=[3], life=[5], deities="aiyen", revealed=1)
    assert strip.dice("a5 d0").play("ability martillazo, aim p2, wield cuchillo").moment == "Strip"
    assert strip.refusal("favour aiyen") == "TX-A39"
    gift = Island(MIRTA, worn=["tridente_abisal"], gems=[1], life=[5], decks={"nw": "bandido_naufrago"})
    gift.dice("a5 d0 d0").play("explore, fight, wield tridente_abisal")
    assert gift.moment == "MerchantGift"
    assert gift.refusal("ability tonico") == "TX-A39"


@rule("TX-A39", "TX-A109", "TX-A42", "TX-A27")
def test_nor_while_a_cost_is_paid_or_cards_are_looked_at_or_before_one_is_back() -> None:
    two = Island(MIRTA, gems=[2], hands=["gema_de_poder"], life=[5], deities="aiyen", revealed=1)
    assert two.play("favour aiyen").moment == "PayGem"
    assert two.refusal("ability tonico") == "TX-A39"
    cards = Island(MIRTA, gems=[1], hands=["mapa_antiguo"], life=[5]).play("use mapa_antiguo")
    assert cards.may("ability tonico")
    assert cards.play("choose nw").moment == "PickCard"
    assert cards.refusal("ability tonico") == "TX-A39"
    omen = Island("agata_nimbo@e4 ian_frost@e5 paula_percebe@l6", gems=[3], life=[5], deities="aiyen", revealed=1)
    assert omen.play("ability presagio, choose nw").moment == "OrderCards"
    assert omen.refusal("favour aiyen") == "TX-A39"
    back = Island("ian_frost@e4 mirta_salitre@upright paula_percebe@l6", gems=[0, 1]).play("end")
    assert (back.moment, back.asked) == ("Return", 1)
    assert back.refusal("ability tonico") == "TX-095"
    flat = Island("ian_frost@e4 mirta_salitre@flat paula_percebe@l6", gems=[0, 1]).play("end")
    assert flat.asked == 2


@rule("TX-A39", "TX-168")
def test_weapons_are_declared_anew_after_a_gem_action() -> None:
    people = "isaac_fleesa@e4 ian_frost@e5 paula_percebe@l6"
    t = Island(people, gems=[1], hands=["espada_corta"], worn=["cuchillo garfio"]).play("attack p2, wield cuchillo")
    assert t.legal == ["roll", "wield garfio", "ability mano_rapida"]
    t.play("ability mano_rapida, rearm, unequip cuchillo, equip espada_corta")
    assert (t.moment, t.legal) == ("Declare", ["roll", "wield espada_corta", "wield garfio"])
    t.dice("a0 d0").play("wield espada_corta, roll")
    assert "attack_rolled 0 0 7" in t.log
    assert (t.lost[1], t.energy) == (3 + 3 + 1 - 2, 3)


@rule("TX-A39", "TX-159")
def test_an_attack_whose_target_is_out_of_reach_after_a_gem_action_comes_to_nothing() -> None:
    people = "agata_nimbo@e4 ian_frost@e5 paula_percebe@h4"
    t = Island(people, gems=[1]).play("attack p2, ability espejismo, aim p3")
    assert (t.stands(0), t.stands(2), t.moment, t.energy) == ("h4", "e4", "Main", 3)
    assert (t.attack, t.lost) == (None, [0, 0, 0])
    assert t.refusal("attack p2") == "TX-158"
    swap = Island(people, gems=[1]).play("attack p2, ability espejismo, aim p2")
    assert (swap.moment, swap.stands(0)) == ("Declare", "e5")
    assert swap.dice("a0 d0").play("wield cuchillo").lost[1] == 2 + 2 - 2


@rule("TX-A39", "TX-146")
def test_an_exchange_begins_anew_after_a_gem_action() -> None:
    people = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"
    t = Island(people, gems=[1], hands=["garfio honda"]).play("rearm, unequip cuchillo, ability mano_rapida")
    assert t.moment == "FreeEquip"
    t.play("equip honda")
    assert (t.moment, t.legal) == ("Rearm", ["unequip cuchillo", "unequip honda"])
    t.play("unequip honda, equip garfio")
    assert (t.wears(0), t.hand(0), t.energy, t.rage) == ("cuchillo garfio", "honda", 3, 1)
    bare = Island(people, gems=[1], hands=["garfio"]).play("rearm, ability mano_rapida, unequip cuchillo")
    assert (bare.moment, bare.wears(0), bare.energy) == ("Main", "", 4)


@rule("TX-A39", "TX-179", "TX-A71")
def test_a_gem_action_comes_before_a_payment_never_in_the_middle() -> None:
    gaspar = "gaspar_trueque@f6 ian_frost@a7 paula_percebe@l6"
    t = Island(gaspar, gems=[1], hands=["garfio honda botas_del_viajero"]).play("visit gemas")
    assert t.may("ability correo")
    t.play("pay garfio")
    assert gem_actions(t) == []
    assert t.refusal("ability correo") == "TX-A39"
    same = Island(gaspar, gems=[1], hands=["garfio honda botas_del_viajero"])
    same.play("visit gema, ability correo, visit gema, pay garfio")
    assert (same.moment, same.gems[0], same.energy, same.hand(0)) == ("Main", 1, 3, "botas_del_viajero honda")
    other = Island(gaspar, gems=[1], hands=["garfio honda botas_del_viajero"], life=[5])
    other.play("visit gema, ability correo, visit trago, pay garfio")
    assert (other.moment, other.life[0], other.marker) == ("Pay", 8, 0)
    assert (other.play("pay botas_del_viajero").gems[0], other.marker) == (1, 2)
    bought = Island(gaspar, gems=[1], hands=["garfio honda cota_de_malla"], merchant="cantimplora")
    bought.play("visit compra, buy cantimplora, ability correo, visit compra, buy cantimplora, pay garfio")
    assert (bought.moment, bought.hand(0)) == ("Main", "cantimplora cota_de_malla honda")
    spent = Island(gaspar, gems=[1], hands=["garfio honda"], life=[5], merchant="espada_corta")
    spent.play("visit compra, ability correo, visit trago, pay garfio")
    assert (spent.moment, spent.legal) == ("Buy", ["buy espada_corta", "buy garfio"])
    gone = Island(gaspar, gems=[1], hands=["garfio"], merchant="espada_corta")
    gone.play("visit compra, ability correo, visit gema, pay garfio")
    assert (gone.moment, gone.gems[0], gone.energy) == ("Main", 1, 3)


@rule("TX-A39", "TX-A30", "TX-A75")
def test_what_a_gem_action_makes_pointless_lapses() -> None:
    people = "mirta_salitre@f6 ian_frost@f5 paula_percebe@l6 darla_olcay@a7"
    t = Island(people, gems=[1], hands=["tridente_abisal", "honda"], life=[0, 2]).play(
        "visit mirada, pay tridente_abisal"
    )
    assert (t.legal, t.moment) == (["aim p2", "ability vapor_toxico"], "WitchTarget")
    t.play("aim p2")
    assert t.legal == ["take honda", "ability vapor_toxico"]
    t.play("ability vapor_toxico, aim p2")
    assert (t.stands(1), t.moment, t.hand(1)) == ("", "Main", "honda")
    orb = Island("renzo_chispa@f6 ian_frost@a7 paula_percebe@l6", gems=[1], hands=["tridente_abisal"])
    orb.play("visit orbe, pay tridente_abisal, ability polvora")
    assert (orb.moment, orb.legal) == ("WitchOrb", ["orb ice"])
    flask = Island(
        "mirta_salitre@e4 ian_frost@e5 paula_percebe@l6 darla_olcay@a7",
        hands=["frasco_de_veneno"], gems=[1], life=[0, 2],
    ).play("use frasco_de_veneno, ability vapor_toxico, aim p2")  # fmt: skip
    assert (flask.moment, flask.stands(1), flask.discarded) == ("Main", "", "frasco_de_veneno")


@rule("TX-A39", "TX-103", "TX-A40")
def test_one_gem_action_may_come_inside_the_other() -> None:
    people = "paula_percebe@c3 ian_frost@c6 mirta_salitre@l6"
    t = Island(people, gems=[3], life=[5], deities="aiyen", revealed=1).play("ability arpon, favour aiyen")
    assert (t.moment, t.life[0], t.gems[0]) == ("Target", 9, 0)
    assert (t.legal, monster(t)) == (["aim p2"], [])
    assert (t.play("aim p2").stands(1), t.moment) == ("c4", "Main")
    walk = Island(people, gems=[3], life=[5], deities="aiyen", revealed=1).play(
        "ability marea_viva, move d3, favour aiyen"
    )
    assert (walk.moment, walk.life[0]) == ("FreeStep", 9)
    assert (walk.play("move e3, move f3").stands(0), walk.moment) == ("f3", "Main")
    ice = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", gems=[3], life=[5], deities="aiyen", revealed=1)
    ice.play("ability bloques_de_hielo, place d4, favour aiyen, place e3, stop")
    assert (len(ice.ice), ice.life[0], ice.moment) == (2, 9, "Main")
    hire = Island(
        "gaspar_trueque@e4 ian_frost@e5 paula_percebe@l6",
        gems=[3], hands=["honda"], life=[5], deities="aiyen", revealed=1,
    )  # fmt: skip
    hire.play("ability mercenario, favour aiyen")
    assert (hire.moment, hire.life[0]) == ("Hired", 9)
    paid = Island(
        "gaspar_trueque@e4 ian_frost@e5 paula_percebe@l6",
        gems=[1], hands=["gema_de_poder gema_de_poder"], life=[5], deities="aiyen", revealed=1,
    ).play("ability mercenario, gem token, favour aiyen")  # fmt: skip
    assert (paid.moment, paid.life[0], paid.hand(0)) == ("Main", 9, "")


@rule("TX-A39", "TX-A70")
def test_a_courier_waits_during_a_favour_unless_nothing_is_left_to_pay_with() -> None:
    for hand, moment in (
        ("gema_de_poder gema_de_poder espada_corta", "Courier"),
        ("gema_de_poder gema_de_poder", "Main"),
    ):
        t = Island(
            "gaspar_trueque@e4 ian_frost@a7 paula_percebe@l6",
            gems=[1], hands=[hand], life=[5], deities="aiyen", revealed=1,
        ).play("ability correo, gem token")  # fmt: skip
        assert t.moment == "Courier"
        assert (t.play("favour aiyen").moment, t.life[0]) == (moment, 9)


@rule("TX-A39", "TX-A92")
def test_a_player_leaves_while_a_question_is_put_off() -> None:
    people = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@e3 darla_olcay@a7"
    t = Island(people, gems=[1], decks={"nw": "hongo_mutante honda"}).play("explore, ability ventisca")
    t.leave(0)
    assert (t.asked, t.meeting, sorted(t.deck("nw"))) == (1, None, ["honda", "hongo_mutante"])
    off = Island(people, gems=[1]).play("attack p2, ability ventisca, aim p3")
    assert off.moment == "Declare"
    off.leave(1)
    assert off.dice("a0 d0").play("wield cuchillo").lost[2] == 2 + 2 - 2
    assert (off.moment, off.attack) == ("Main", None)
    inner = Island(people, gems=[1]).play("attack p2, ability ventisca, aim p3")
    inner.leave(2)
    assert inner.moment == "Declare"
    assert inner.dice("a0 d0").play("wield cuchillo").lost[1] == 2 + 2 - 2


@rule("TX-A39", "TX-083")
def test_a_seer_sees_the_deck_of_where_she_has_come_to() -> None:
    t = Island(
        "agata_nimbo@e4 ian_frost@h4 paula_percebe@l6", gems=[1], decks={"nw": "hongo_mutante garfio", "ne": "honda"}
    ).play("explore")
    decks = {
        zone["id"]: [p["key"] for p in zone["pieces"]]
        for zone in t.state.view(t.seat(0))["zones"]
        if "deck" in zone["id"]
    }
    assert decks["deck_nw"] == ["garfio"]
    t.play("ability espejismo, aim p2")
    decks = {
        zone["id"]: [p["key"] for p in zone["pieces"]]
        for zone in t.state.view(t.seat(0))["zones"]
        if "deck" in zone["id"]
    }
    assert (t.moment, decks["deck_ne"]) == ("MonsterChoice", ["honda"])


@rule("TX-083")
def test_a_seer_sees_the_deck_from_the_very_first_square_too_and_is_told_once() -> None:
    first = GAME.new(3, seed=1).board.keys[0]
    t = Island(
        f"agata_nimbo@{first} ian_frost@h4 paula_percebe@l6", hands=["cantimplora"], life=[5], decks={"nw": "honda"}
    )
    t.pass_turns(3)
    assert [line for line in t.log if line.startswith("seen")] == ["seen 0 nw honda"]
    t.play("use cantimplora")
    assert [line for line in t.log if line.startswith("seen")] == ["seen 0 nw honda"]


@rule("TX-A39", "TX-102", "TX-103")
def test_wherever_one_decides_in_ones_turn_what_could_be_invoked_is_offered() -> None:
    """In whole games every question of the own turn offers the gem actions that would be there between actions."""
    steps: Any = GAME.steps
    seen = set()
    for seed in (1, 4):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=3 + seed % 3, seed=seed)
        while not state.over:
            seat = state.actors[0]
            moment = state.view(None)["moment"]
            offered = _gem_actions(state, seat)
            if moment in OPEN:
                between = state.clone()
                between.agenda.append(steps["Main"](seat))
                between.advance()
                assert offered == _gem_actions(between, seat)
                seen |= {moment} if offered else set()
            elif moment != "Pay":
                assert offered == set()
            legal = state.legal(seat)
            fights = [action for action in legal if GAME.notation(action).startswith("attack")]
            state.apply(seat, rng.choice(fights or legal))
    assert {"Main", "Declare"} <= seen


def _gem_actions(state: Any, seat: int) -> set[str]:
    named = {GAME.notation(action) for action in state.legal(seat)}
    return {text for text in named if text.startswith(("ability", "favour"))}


@rule("TX-A98")
def test_only_deeds_that_spend_cards_ask_what_is_left_of_a_hand() -> None:
    luck = random.Random(98)
    asked: set[str] = set()
    depend: set[str] = set()
    for seed in range(40):
        state: Any = GAME.new(seats=3, seed=seed)
        while not state.over:
            (seat,) = state.actors
            if type(state.agenda[-1]).__name__ == "Main" and luck.random() < 0.1:
                bare = state.clone()
                bare.explorers[seat].hand = []
                for deed in state.content.deeds[1:]:
                    asked.add(deed.name)
                    if deed.possible(state, seat) != deed.possible(bare, seat):
                        depend.add(deed.name)
                        assert deed.spends, f"{deed.name} looks at the hand, and does not say that it spends cards"
            state.apply(seat, luck.choice(state.legal(seat)))
    assert depend == {"courier", "hire"}
    assert depend < asked
