"""Who falls in the middle of something, and what no longer happens once the game is over."""

from __future__ import annotations

import pytest

from tests.games.tanxi.island import Island
from tests.support import rule

GAMBLE = "ability todo_o_nada, aim p2, roll, keep"


@rule("TX-A39", "TX-A49", "TX-123", "TX-097")
@pytest.mark.parametrize("asked", ["explore", "explore, fight"])
def test_a_monster_goes_back_when_whoever_met_it_falls_by_an_own_gamble(asked: str) -> None:
    t = Island(
        "darla_olcay@e4 ian_frost@e5 paula_percebe@l6 tadeo_roble@a7",
        gems=[1],
        life=[4],
        decks={"nw": "oso_de_la_caverna honda garfio"},
    )
    t.dice("a0 a0 d2").play(asked, GAMBLE)
    assert (t.stands(0), t.down[0], t.asked, t.moment) == ("", 1, 1, "Main")
    assert sorted(t.deck("nw")) == ["garfio", "honda", "oso_de_la_caverna"]
    assert (t.meeting, t.attack, t.discarded) == (None, None, "")
    assert t.log.index("ended 0") > t.log.index("fell 0"), "the turn ends, and everybody is told"
    assert "shuffled nw" in t.log
    alive = Island(
        "darla_olcay@e4 ian_frost@e5 paula_percebe@l6 tadeo_roble@a7",
        gems=[1],
        life=[5],
        decks={"nw": "oso_de_la_caverna honda garfio"},
    )
    alive.dice("a0 a0 d2").play(asked, GAMBLE)
    assert (alive.stands(0), alive.life[0], len(alive.deck("nw"))) == ("e4", 1, 2)
    assert alive.moment == ("MonsterChoice" if asked == "explore" else "Declare")


@rule("TX-A39", "TX-A101", "TX-158")
def test_an_attack_comes_to_nothing_when_whoever_makes_it_falls_by_an_own_gamble() -> None:
    t = Island("darla_olcay@e4 ian_frost@e5 paula_percebe@e3 tadeo_roble@a7", gems=[1], life=[4])
    t.dice("a0 a0 d2").play("attack p3", GAMBLE)
    assert (t.stands(0), t.lost[2], t.asked, t.attack) == ("", 0, 1, None)
    assert [line.split()[0] for line in t.log].count("attack_rolled") == 1


@rule("TX-135", "TX-096", "TX-213", "TX-A33")
@pytest.mark.parametrize(("monster", "life"), [("arana_tejedora", 3), ("bandido_naufrago", 1)])
def test_a_retaliation_that_ends_the_game_is_the_last_thing_that_happens(monster: str, life: int) -> None:
    t = Island(
        "isaac_fleesa@e4 ian_frost@flat paula_percebe@l6",
        decks={"nw": f"{monster} honda"},
        life=[life],
        hands=["garfio"],
        fields={"orbs": [1, 0, 0, 0, 0, 0]},
    )
    t.dice("a0 d2 d2").play("explore, fight, roll")
    assert t.state.outcome is not None
    assert (t.state.outcome.reason, t.state.outcome.winners) == ("monster", (t.seat(2),))
    assert t.log[-1] == "fell 0"
    assert (t.hand(0), t.spent, t.discarded, t.orbs[0]) == ("garfio", 1, "", 1)


@rule("TX-121", "TX-096", "TX-213", "TX-A49")
def test_an_ambush_that_ends_the_game_is_the_last_thing_that_happens() -> None:
    decks = {"nw": "serpiente_de_rio honda"}
    t = Island("isaac_fleesa@e4 ian_frost@flat paula_percebe@l6", decks=decks, life=[2]).play("explore")
    assert (t.over, t.log[-1], t.deck("nw")) == (True, "fell 0", ["honda"])
    on = Island("isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", decks=decks, life=[2]).play("explore")
    assert (on.over, on.stands(0), sorted(on.deck("nw")), on.asked) == (False, "", ["honda", "serpiente_de_rio"], 1)


@rule("TX-135", "TX-119", "TX-097")
def test_a_web_takes_the_rest_of_the_turn_and_a_robber_a_card() -> None:
    people = "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6"
    web = Island(people, decks={"nw": "arana_tejedora honda"}).dice("a0 d2 d2").play("explore, fight, roll")
    assert (web.energy, web.lost[0], web.moment, web.asked, web.attack) == (0, 1 + 2, "Main", 0, None)
    assert "trapped 0 arana_tejedora" in web.log
    robbed = Island(people, decks={"nw": "bandido_naufrago honda"}, hands=["garfio"]).dice("a0 d2 d2")
    robbed.play("explore, fight, roll")
    assert (robbed.hand(0), robbed.discarded, robbed.energy, robbed.lost[0]) == ("", "garfio", 3, 1)
    poor = Island(people, decks={"nw": "bandido_naufrago honda"}).dice("a0 d2 d2").play("explore, fight, roll")
    assert (poor.hand(0), poor.discarded, poor.lost[0]) == ("", "", 1)


@rule("TX-A104", "TX-134")
def test_a_card_of_the_merchants_may_be_declined() -> None:
    t = Island(
        "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6",
        worn=["tridente_abisal"],
        decks={"nw": "bandido_naufrago"},
        merchant="espada_corta honda",
    )
    t.dice("a5 d0 d0").play("explore, fight, wield tridente_abisal, pass")
    assert (t.moment, t.hand(0), t.shop, t.discarded) == ("Main", "", "espada_corta honda", "bandido_naufrago")
    dear = Island(
        "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6",
        worn=["tridente_abisal"],
        decks={"nw": "bandido_naufrago"},
        merchant="escudo_de_hierro tridente_abisal",
    )
    dear.dice("a5 d0 d0").play("explore, fight, wield tridente_abisal")
    assert (dear.moment, dear.discarded) == ("Main", "bandido_naufrago"), "nothing is cheap enough to be asked about"


@rule("TX-062", "TX-141")
def test_a_hammer_blow_takes_the_card_of_the_target_not_one_like_it_of_somebody_else() -> None:
    t = Island(
        "bruna_tizon@e4 ian_frost@e5 paula_percebe@l6",
        gems=[1],
        worn=["honda*1 cuchillo", "cuchillo honda*2", "honda*3"],
    )
    t.dice("a5 d0").play("ability martillazo, aim p2, wield cuchillo, strip honda")
    assert (t.wears(0), t.wears(1), t.wears(2)) == ("honda cuchillo", "cuchillo", "honda")
    assert (t.hand(0), t.hand(1), t.hand(2), t.ammo) == ("", "honda", "", [1, 0, 0, 0, 3, 0])
    assert "stripped 0 1 honda" in t.log


@rule("TX-213", "TX-087", "TX-199", "TX-096")
@pytest.mark.parametrize(
    ("who", "deed", "reason"),
    [
        ("mirta_salitre", "ability vapor_toxico, aim p2", "effect"),
        ("paula_percebe", "ability arpon, aim p2", "effect"),
        ("renzo_chispa", "ability estallido", "effect"),
        ("tadeo_roble", "favour karhun", "favour"),
        ("tadeo_roble", "favour nublia, choose nw", "favour"),
        ("tadeo_roble", "use frasco_de_veneno, aim p2", "effect"),
        ("tadeo_roble", "use pergamino_del_rayo, aim p2", "effect"),
        ("tadeo_roble", "attack p2, roll", "attack"),
    ],
)
def test_what_fells_the_last_other_is_what_the_game_ended_by(who: str, deed: str, reason: str) -> None:
    t = Island(
        f"{who}@e4 ian_frost@e5 cosme_vendaval@flat darla_olcay@upright",
        gems=[2],
        life=[0, 1],
        hands=["frasco_de_veneno pergamino_del_rayo"],
        deities="karhun nublia",
        revealed=2,
    )
    t.dice("a5 d0").play(deed)
    assert t.state.outcome is not None
    assert (t.state.outcome.reason, t.state.outcome.winners) == (reason, (t.seat(0),))
    assert t.state.outcome.ranking == ((t.seat(0),), tuple(sorted(t.seat(other) for other in (1, 2, 3))))
    (reach,) = [zone for zone in t.state.view(None)["zones"] if zone["id"] == "reach"]
    assert reach["pieces"] == [], "nobody walks any more"
    assert not [line for line in t.log if line.split()[0] in {"relic_gained", "gem_gained"}], "nobody is rewarded"


@rule("TX-A39", "TX-A71", "TX-181", "TX-190")
def test_a_purchase_goes_on_after_a_gem_action_while_it_can_still_be_paid() -> None:
    people = "mirta_salitre@f6 isaac_fleesa@f5 paula_percebe@l6"

    def asked(hand: str, choices: str) -> Island:
        t = Island(people, gems=[1], life=[5], hands=[hand], merchant="espada_corta cota_de_malla")
        return t.play(choices)

    exact = asked("honda cantimplora", "visit compra, ability tonico")
    assert (exact.moment, exact.legal) == ("Buy", ["buy espada_corta"])
    exact.play("buy espada_corta")
    paying = asked("honda cantimplora", "visit compra, buy espada_corta, ability tonico")
    assert (paying.moment, paying.life[0]) == ("Pay", 8)
    paying.play("pay honda, pay cantimplora")
    assert (paying.hand(0), paying.moment, paying.shop) == ("espada_corta", "Main", "cantimplora cota_de_malla honda")
    short = asked("gema_de_poder cantimplora", "visit compra, buy espada_corta")
    short.state.explorers[short.seat(0)].gems = 0
    short.play("ability tonico")
    assert (short.moment, short.hand(0)) == ("Main", "cantimplora"), "the gem card that paid for it is missing now"
    drink = Island(people, gems=[1], life=[5], hands=["honda gema_de_poder"]).play("visit gema")
    assert drink.moment == "Pay"
    drink.play("ability tonico, gem token")
    assert (drink.moment, drink.hand(0)) == ("Pay", "gema_de_poder honda")


@rule("TX-204", "TX-A79")
def test_what_hunger_takes_is_told() -> None:
    t = Island("ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", round=2, deities="bromo", hands=["honda garfio"])
    t.play("end, end, end, discard honda")
    assert (t.hand(0), t.discarded) == ("garfio", "honda")
    assert "discarded 0 honda wrath" in t.log


@rule("TX-A36", "TX-A92")
def test_whoever_has_left_comes_last_when_the_game_is_broken_off() -> None:
    for left in (1, 2, 3):
        people = "ian_frost@e4 isaac_fleesa@e6 paula_percebe@l6 darla_olcay@a7"
        t = Island(people, round=60, max_rounds="60", gems=[0, 9, 9, 9]).leave(left)
        t.pass_turns(3)
        assert t.state.outcome is not None
        assert t.state.outcome.reason == "rounds"
        assert t.state.outcome.ranking[-1] == (t.seat(left),)


@rule("TX-A39", "TX-A50", "TX-154")
def test_what_became_of_an_orb_is_told_while_the_monster_is_met_and_not_in_between() -> None:
    for orb, told in ((1, ["orb_spent"]), (0, [])):
        t = Island(
            "mirta_salitre@e4 ian_frost@e5 paula_percebe@l6",
            gems=[1],
            decks={"nw": "serpiente_de_rio"},
            fields={"orbs": [0, orb, 0, 0, 0, 0]},
        ).play("explore")

        def orbs(t: Island = t) -> list[str]:
            return [c["id"] for c in t.state.view(None)["counters"] if c["id"].startswith("orb_")]

        assert orbs() == told
        assert (t.play("ability vapor_toxico").moment, orbs()) == ("Target", [])
        assert (t.play("aim p2").moment, orbs()) == ("MonsterChoice", told)


@rule("TX-A98", "TX-139")
def test_a_quick_hand_with_nothing_to_change_is_not_asked() -> None:
    t = Island("isaac_fleesa@e4 ian_frost@e5 paula_percebe@l6", gems=[1], worn=[""]).play("ability mano_rapida")
    assert (t.moment, t.rage) == ("Main", 1)


@rule("TX-090", "TX-094")
def test_while_one_square_of_the_village_is_free_one_comes_back_there() -> None:
    people = "ian_frost@f6 isaac_fleesa@upright paula_percebe@g6 darla_olcay@f7"
    t = Island(people).play("end")
    assert (t.moment, t.legal) == ("Return", ["place g7"])
    assert (t.refusal("place f5"), t.refusal("place f6")) == ("TX-090", "TX-036")
    full = Island(people + " tadeo_roble@g7").play("end")
    assert (full.refusal("place a7"), full.refusal("place g7")) == ("TX-094", "TX-036")
    assert {"place f5", "place h7"} <= set(full.legal)
