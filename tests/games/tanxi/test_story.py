"""What is told of a game: every event in its order, with what it says (TX-A103, TX-A105, ledger 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tanxi.island import GAME, Island
from tests.support import rule

NEXT = "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6"
SHOP = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"
FOUR = "@e4 ian_frost@e5 paula_percebe@l6 tadeo_roble@a7"

STORIES: list[tuple[dict[str, Any], str, str, list[str]]] = [
    (
        {"people": NEXT, "worn": ["daga_vampirica"], "life": [5], "fields": {"orbs": [1, 0, 0, 1, 0, 0]}},
        "a5 d1",
        "attack p2, wield daga_vampirica",
        [
            "attacked 0 1",
            "wielded 0 daga_vampirica",
            "attack_rolled 0 5 13",
            "ice_orb_used 1 attack",
            "defence_rolled 1 1 6",
            "fire_orb_used 0",
            "damaged 0 1 7",
            "lost 1 7 5 attack",
            "recovered 0 2 7 weapon",
        ],
    ),
    (
        {"people": NEXT},
        "a0 d2",
        "attack p2, roll",
        ["attacked 0 1", "attack_rolled 0 0 2", "defence_rolled 1 2 4", "unhurt 0 1"],
    ),
    (
        {
            "people": "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7",
            "life": [0, 2],
            "relics": "escudo_solar",
        },
        "a5 d0",
        "attack p2, roll",
        [
            "attacked 0 1",
            "attack_rolled 0 5 7",
            "defence_rolled 1 0 2",
            "damaged 0 1 5",
            "lost 1 2 0 attack",
            "fell 1",
            "gem_gained 0 1 rival",
            "relic_gained 0 escudo_solar rival",
        ],
    ),
    (
        {"people": "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", "decks": {"nw": "serpiente_de_rio honda"}},
        "",
        "explore, flee",
        [
            "explored 0 nw",
            "monster_shown 0 serpiente_de_rio",
            "ambushed 0 serpiente_de_rio",
            "lost 0 2 10 monster",
            "fled 0 serpiente_de_rio",
            "shuffled nw",
        ],
    ),
    (
        {"people": "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", "decks": {"nw": "arana_tejedora"}},
        "a0 d2 d2",
        "explore, fight, roll",
        [
            "explored 0 nw",
            "monster_shown 0 arana_tejedora",
            "ambushed 0 arana_tejedora",
            "lost 0 1 11 monster",
            "fought 0 arana_tejedora",
            "attack_rolled 0 0 3",
            "monster_dice arana_tejedora 4",
            "shuffled nw",
            "retaliated 0 arana_tejedora",
            "lost 0 2 9 monster",
            "trapped 0 arana_tejedora",
        ],
    ),
    (
        {
            "people": "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6",
            "decks": {"nw": "bandido_naufrago"},
            "hands": ["honda"],
            "worn": [""],
        },
        "a0 d2 d2",
        "explore, fight",
        [
            "explored 0 nw",
            "monster_shown 0 bandido_naufrago",
            "fought 0 bandido_naufrago",
            "attack_rolled 0 0 3",
            "monster_dice bandido_naufrago 4",
            "shuffled nw",
            "retaliated 0 bandido_naufrago",
            "lost 0 1 11 monster",
            "discarded 0 honda monster",
        ],
    ),
    (
        {
            "people": "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6",
            "decks": {"nw": "bandido_naufrago"},
            "merchant": "honda",
        },
        "a5 d0 d0",
        "explore, fight, roll, take honda",
        [
            "explored 0 nw",
            "monster_shown 0 bandido_naufrago",
            "fought 0 bandido_naufrago",
            "attack_rolled 0 5 8",
            "monster_dice bandido_naufrago 0",
            "beaten 0 bandido_naufrago",
            "bought 0 honda trophy",
        ],
    ),
    (
        {"people": "isaac_fleesa@e4 ian_frost@a7 paula_percebe@l6", "decks": {"nw": "jabali_de_espinas"}},
        "a5 d0",
        "explore, fight, roll",
        [
            "explored 0 nw",
            "monster_shown 0 jabali_de_espinas",
            "fought 0 jabali_de_espinas",
            "attack_rolled 0 5 8",
            "monster_dice jabali_de_espinas 0",
            "beaten 0 jabali_de_espinas",
            "gem_gained 0 2 trophy",
            "spiked 0 jabali_de_espinas",
            "lost 0 1 11 monster",
        ],
    ),
    (
        {"people": SHOP, "hands": ["garfio honda"], "merchant": "espada_corta"},
        "",
        "visit compra, buy espada_corta, pay garfio, pay honda",
        ["served 0 compra", "paid 0 garfio", "paid 0 honda", "marked comerciante", "bought 0 espada_corta village"],
    ),
    (
        {"people": SHOP, "hands": ["tridente_abisal", "honda"]},
        "",
        "visit mirada, pay tridente_abisal, aim p2, take honda",
        ["served 0 mirada", "paid 0 tridente_abisal", "marked bruja", "looked 0 1", "took 0 1 honda village"],
    ),
    (
        {"people": SHOP, "hands": ["tridente_abisal"]},
        "",
        "visit orbe, pay tridente_abisal, orb ice",
        ["served 0 orbe", "paid 0 tridente_abisal", "marked bruja", "orb_taken 0 ice village"],
    ),
    (
        {"people": SHOP, "hands": ["cota_de_malla tridente_abisal"], "life": [5]},
        "",
        "visit trago, pay cota_de_malla, visit gemas, pay tridente_abisal",
        [
            "served 0 trago",
            "paid 0 cota_de_malla",
            "marked cantinero",
            "recovered 0 3 8 village",
            "served 0 gemas",
            "paid 0 tridente_abisal",
            "marked duende_minero",
            "gem_gained 0 2 village",
        ],
    ),
    (
        {"people": NEXT, "hands": ["honda mascara_mirona"]},
        "",
        "equip honda, equip mascara_mirona, unequip cuchillo",
        ["equipped 0 honda hand", "equipped 0 mascara_mirona head", "unequipped 0 cuchillo"],
    ),
    (
        {"people": NEXT, "worn": ["arco_de_tejo"]},
        "",
        "unequip arco_de_tejo",
        ["unequipped 0 arco_de_tejo", "discarded 0 arco_de_tejo no_return"],
    ),
    (
        {"people": NEXT, "hands": ["mascara_mirona honda"], "worn": ["cuchillo casco_de_hueso"]},
        "",
        "swap mascara_mirona, rearm, unequip cuchillo, equip honda",
        [
            "unequipped 0 casco_de_hueso",
            "equipped 0 mascara_mirona head",
            "unequipped 0 cuchillo",
            "equipped 0 honda hand",
        ],
    ),
    ({"people": NEXT, "worn": ["honda*1"]}, "", "reload honda, move e3", ["reloaded 0 honda 2", "moved 0 e3"]),
    (
        {"people": NEXT, "hands": ["elixir_de_energia cuerno_de_guerra aceite_bendito orbe_de_fuego"]},
        "",
        "use elixir_de_energia, use cuerno_de_guerra, use aceite_bendito, use orbe_de_fuego",
        [
            "used 0 elixir_de_energia",
            "energy_gained 0 2",
            "used 0 cuerno_de_guerra",
            "boosted 0 5",
            "used 0 aceite_bendito",
            "guarded 0 2",
            "used 0 orbe_de_fuego",
            "orb_taken 0 fire effect",
        ],
    ),
    (
        {"people": NEXT, "hands": ["mapa_antiguo"], "decks": {"ne": "honda garfio"}},
        "",
        "use mapa_antiguo, choose ne, take garfio",
        ["used 0 mapa_antiguo", "seen 0 ne garfio", "seen 0 ne honda", "shuffled ne", "drew 0 garfio effect"],
    ),
    (
        {"people": "agata_nimbo" + FOUR, "gems": [1], "decks": {"nw": "", "ne": "honda garfio"}},
        "",
        "ability presagio, choose ne, top honda",
        ["ability_used 0 presagio", "gem_paid 0 token", "seen 0 ne garfio", "seen 0 ne honda", "arranged 0 ne"],
    ),
    (
        {"people": "agata_nimbo" + FOUR, "gems": [1], "decks": {"nw": "", "sw": ""}},
        "",
        "ability espejismo, aim p2",
        ["ability_used 0 espejismo", "gem_paid 0 token", "swapped_places 0 1"],
    ),
    (
        {"people": "paula_percebe@e4 ian_frost@e7 mirta_salitre@l6", "gems": [1]},
        "",
        "ability arpon, aim p2",
        ["ability_used 0 arpon", "gem_paid 0 token", "lost 1 1 13 effect", "pulled 0 1 e5"],
    ),
    (
        {"people": "cosme_vendaval" + FOUR, "gems": [1]},
        "a0 d2",
        "ability empellon, aim p2, roll, place e6",
        [
            "ability_used 0 empellon",
            "gem_paid 0 token",
            "attacked 0 1",
            "attack_rolled 0 0 2",
            "defence_rolled 1 2 4",
            "unhurt 0 1",
            "shifted 0 1 e6",
        ],
    ),
    (
        {"people": "bruna_tizon" + FOUR, "gems": [1]},
        "a5 d0",
        "ability martillazo, aim p2, roll, strip cuchillo",
        [
            "ability_used 0 martillazo",
            "gem_paid 0 token",
            "attacked 0 1",
            "attack_rolled 0 5 8",
            "defence_rolled 1 0 2",
            "damaged 0 1 6",
            "lost 1 6 8 attack",
            "stripped 0 1 cuchillo",
        ],
    ),
    (
        {"people": "ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6", "hands": ["gema_de_poder"]},
        "a5 d0",
        "ability ventisca, aim p2, roll",
        [
            "ability_used 0 ventisca",
            "gem_paid 0 card",
            "discarded 0 gema_de_poder payment",
            "attacked 0 1",
            "attack_rolled 0 5 7",
            "defence_rolled 1 0 2",
            "damaged 0 1 5",
            "lost 1 5 7 attack",
            "slowed 1 1 attack",
        ],
    ),
    (
        {"people": "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", "gems": [1]},
        "",
        "ability bloques_de_hielo, place d4, stop, end, end, end",
        [
            "ability_used 0 bloques_de_hielo",
            "gem_paid 0 token",
            "ice_placed 0 d4",
            "ended 0",
            "turn_began 1",
            "ended 1",
            "turn_began 2",
            "ended 2",
            "round_began 2",
            "turn_began 0",
            "ice_melted 0 1",
        ],
    ),
    (
        {"people": "ofelia_umbral" + FOUR, "gems": [1], "hands": ["", "honda"]},
        "",
        "ability manos_largas, aim p2",
        ["ability_used 0 manos_largas", "gem_paid 0 token", "took 0 1 honda effect"],
    ),
    (
        {"people": "gaspar_trueque" + FOUR, "gems": [1], "hands": ["honda"]},
        "a0 d0",
        "ability mercenario, discard honda, aim p2, roll",
        [
            "ability_used 0 mercenario",
            "gem_paid 0 token",
            "discarded 0 honda payment",
            "attacked 0 1",
            "attack_rolled 0 0 3",
            "defence_rolled 1 0 2",
            "damaged 0 1 1",
            "lost 1 1 13 attack",
        ],
    ),
    (
        {"people": "darla_olcay" + FOUR, "worn": ["cuchillo"]},
        "a0 a3 d0",
        "attack p2, roll, reroll passive first",
        [
            "attacked 0 1",
            "attack_rolled 0 0 1",
            "rerolled 0 passive 3",
            "defence_rolled 1 0 2",
            "damaged 0 1 2",
            "lost 1 2 12 attack",
        ],
    ),
    (
        {"people": NEXT, "gems": [2], "deities": "petrae", "revealed": 1},
        "",
        "favour petrae",
        ["favour_invoked 0 petrae", "gem_paid 0 token", "gem_paid 0 token", "guarded 0 3"],
    ),
    (
        {"people": "ian_frost@e1 isaac_fleesa@upright paula_percebe@flat darla_olcay@l6", "stage": 1},
        "a3",
        "end, place g7, end",
        [
            "ended 0",
            "fog_rolled 0 3 3",
            "lost 0 3 11 fog",
            "turn_began 1",
            "returned 1 g7 6",
            "ended 1",
            "turn_began 2",
            "stood_up 2",
            "turn_began 3",
        ],
    ),
    (
        {"people": "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", "round": 11},
        "",
        "end, end, end",
        [
            "ended 0",
            "turn_began 1",
            "ended 1",
            "turn_began 2",
            "ended 2",
            "round_began 12",
            "night_fell",
            "turn_began 0",
        ],
    ),
    (
        {
            "people": "ian_frost@e4 isaac_fleesa@a7 paula_percebe@f6",
            "round": 5,
            "stage": 1,
            "revealed": 1,
            "deities": "karhun ofiria",
            "hands": ["honda", "", "garfio"],
        },
        "",
        "end, end, end",
        [
            "ended 0",
            "turn_began 1",
            "ended 1",
            "fog_rolled 1 0 0",
            "turn_began 2",
            "ended 2",
            "round_began 6",
            "deity_revealed ofiria",
            "gave 0 honda",
            "gave 2 garfio",
            "fog_rose 2",
            "turn_began 0",
        ],
    ),
    (
        {"people": "ian_frost@e4 isaac_fleesa@a7 paula_percebe@l6", "round": 30, "max_rounds": "30"},
        "",
        "end, end, end",
        ["ended 0", "turn_began 1", "ended 1", "turn_began 2", "ended 2", "round_limit 30"],
    ),
]


@rule("TX-A103", "TX-A105", "TX-101", "TX-134", "TX-135")
@pytest.mark.parametrize("number", range(len(STORIES)))
def test_everything_that_happens_is_told_once_and_in_order(number: int) -> None:
    table, dice, choices, story = STORIES[number]
    t = Island(**table).dice(dice or ("a0" if "fog_rolled 1 0 0" in story else "")).play(choices)
    assert t.log == story
    assert t.state.source.queue == []


@rule("TX-022", "TX-028", "TX-032", "TX-033", "TX-035")
def test_the_story_of_the_preparations() -> None:
    state: Any = GAME.new(seats=3, seed=3, characters="random")
    first = state.starter
    told = [event.kind for event in state.events]
    assert told[-4:] == ["starts"] + ["character_chosen"] * 3
    assert set(told[:-4]) == {"starter_rolled"}
    assert all(event.seen_by(None)["character"] is None for event in state.events if event.kind == "character_chosen")
    log = []
    for choice in ("colour red", "colour blue", "colour green", "place f1", "place i1", "place a7"):
        state.apply(state.actors[0], GAME.parse(choice))
        log += [(event.kind, *event.data.values()) for event in state.events]
    order = [(first + step) % 3 for step in range(3)]
    names = [GAME.content.keys["character"][state.explorers[seat].character] for seat in order]  # type: ignore[attr-defined]
    assert log == [
        *[("colour_chosen", seat, colour) for seat, colour in zip(order, ("red", "blue", "green"), strict=True)],
        *[("placed", seat, square) for seat, square in zip(order, ("f1", "i1", "a7"), strict=True)],
        ("merchant_opened",),
        *[("character_revealed", seat, name) for seat, name in zip(order, names, strict=True)],
        ("round_began", 1),
        ("turn_began", first),
    ]


@rule("TX-214", "TX-220", "TX-A75", "TX-A109")
def test_what_is_told_to_whom() -> None:
    drawn = Island(NEXT, decks={"nw": "honda"}).play("explore")
    assert [drawn.state.events[-1].seen_by(drawn.seat(who))["card"] for who in (0, 1, 2)] == ["honda", None, None]
    won = Island("ian_frost@e4 isaac_fleesa@e5 paula_percebe@l6 darla_olcay@a7", life=[0, 2], relics="escudo_solar")
    won.dice("a5 d0").play("attack p2, roll")
    relic = won.state.events[-1]
    assert [relic.seen_by(won.seat(who))["card"] for who in (0, 1, 2)] == ["escudo_solar", None, None]
    theft = Island("ofelia_umbral" + FOUR, gems=[1], hands=["", "honda"]).play("ability manos_largas, aim p2")
    assert [theft.state.events[-1].seen_by(theft.seat(who))["card"] for who in range(4)] == [
        "honda",
        "honda",
        None,
        None,
    ]
    look = Island(NEXT, hands=["mapa_antiguo"], decks={"ne": "honda garfio"}).play("use mapa_antiguo, choose ne")
    seen = look.state.events[-1]
    assert seen.kind == "seen"
    assert seen.seen_by(look.seat(0))["find"] == "honda"
    assert (seen.seen_by(look.seat(1)) or {}).get("find") is None
