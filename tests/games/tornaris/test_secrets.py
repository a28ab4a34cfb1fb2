"""What is hidden stays hidden (TR-A68, TR-A104)."""

from __future__ import annotations

import random
from typing import Any

import liza
from tests.games.tornaris.table import GAME, Table, told
from tests.support import rule


@rule("TR-A68", "TR-122")
def test_hands_are_counted_but_not_seen() -> None:
    table = Table("celeste braulia zelrac", hidden_gear={"ana": "mazo comodin"}, gear={"ana": "escudito"})
    assert table.zone("gear", "ana", seen_by="ana") == ["escudito", "mazo", "comodin"]
    assert table.zone("gear", "ana", seen_by="beto") == ["escudito", "?", "?"]
    assert table.number("slots", "ana") == 3
    assert table.view("beto")["counters"] == table.view("ana")["counters"]


@rule("TR-A68")
def test_a_played_card_stays_known_and_one_of_two_alike_says_nothing_of_the_other() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", hidden_gear={"ana": "mazo mazo"}, dice="1 1 6 6",
    ).arrows(ana="ring", beto="ring").quiet()  # fmt: skip
    table.play("ana: play mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "?"]
    table.play("ana: play mazo, done")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "mazo"]


@rule("TR-A68")
def test_selling_one_of_two_alike_leaves_the_unknown_one_unknown() -> None:
    table = Table("celeste braulia zelrac", gear={"ana": "mazo"}, hidden_gear={"ana": "mazo"}).arrows()
    table.quiet("AfterReveal").play("ana: sell mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["?"]
    assert table.zone("gear", "ana", seen_by="ana") == ["mazo"]


def worlds(state: liza.State, seat: int) -> list[Any]:
    """Return some worlds that a seat cannot tell from the true one."""
    return [state.determinize(seat, number) for number in range(30)]


@rule("TR-A68", "TR-A20", "TR-A21")
def test_imagined_worlds_differ_in_arrows_hands_and_the_next_monster() -> None:
    table = Table("skull braulia zelrac", hidden_gear={"ana": "mazo"}, hidden_objects={"ana": "crystal"})
    table.play("ana: go ring")
    found = worlds(table.state, 1)
    assert len({tuple(told(world)["players.arrow"]) for world in found}) > 4
    assert len({str(told(world)["players.gear"]) for world in found}) > 1
    assert {str(world.view(1)) for world in found} == {str(table.state.view(1))}


@rule("TR-A61")
def test_a_crystal_may_have_been_committed_by_whoever_holds_one() -> None:
    table = Table("celeste braulia baltazar", objects={"carlos": "crystal"})
    table.play("carlos: go shop")
    arrows = {told(world)["players.arrow"][2] for world in worlds(table.state, 0)}
    assert arrows == {0, 1, 2, 3, 8}


def test_the_next_monster_is_known_to_whoever_looked_alone() -> None:
    state = GAME.new(seats=3, seed=5)
    data = state.to_data()
    data["fields"].update(monster=4, monsters={"unmet": list(range(1, 20)), "met": 1, "ahead": 0, "eyes": 1})
    looked = GAME.restore(data)
    assert {told(world)["monsters.ahead"] for world in worlds(looked, 0)} == {0}
    assert len({told(world)["monsters.ahead"] for world in worlds(looked, 1)}) > 1


def cards(state: liza.State) -> tuple[list[int], list[int]]:
    """Return all equipment and all objects that a state has in hands and decks, by kind."""
    data = told(state)
    gear = [
        card & 0xFFFF
        for hand in [*data["players.gear"], data["combat.borrowed"], data["drawn"], data["gear.deck"]]
        for card in hand
    ]
    objects = [card & 0xFFFF for hand in [*data["players.bag"], data["offered"], data["objects.deck"]] for card in hand]
    return sorted(gear), sorted(objects)


@rule("TR-A68")
def test_imagined_worlds_hold_the_same_cards_and_leave_what_is_known_where_it_is() -> None:
    table = Table(
        "celeste braulia zelrac", gear={"ana": "mazo", "beto": "comodin"}, objects={"carlos": "portal"},
        hidden_gear={"ana": "latigo", "beto": "catalejo espadita"}, hidden_objects={"beto": "glove", "ana": "raven"},
        equipment="escudito afilador cota_de_piedra mandoble_real", object_deck="potion familiar crystal",
    )  # fmt: skip
    for seat in (0, 1, 2):
        seen = set()
        for world in worlds(table.state, seat):
            assert cards(world) == cards(table.state)
            assert world.view(seat) == table.state.view(seat)
            fields = told(world)
            assert fields["gear.deck"] == sorted(fields["gear.deck"])
            assert fields["players.gear"][seat] == told(table.state)["players.gear"][seat]
            assert fields["players.bag"][seat] == told(table.state)["players.bag"][seat]
            seen.add(str((fields["players.gear"], fields["players.bag"])))
        assert len(seen) > 10


@rule("TR-A68", "TR-A60", "TR-A61")
def test_imagined_arrows_are_those_that_the_others_could_have_chosen() -> None:
    table = Table("celeste skull baltazar dora".replace("dora", "zelrac"), objects={"carlos": "crystal crystal"})
    table.play("ana: go shop", "beto: go ring", "dora: go tower")
    arrows = [told(world)["players.arrow"] for world in worlds(table.state, 0)]
    assert {choice[0] for choice in arrows} == {1}
    assert {choice[1] for choice in arrows} <= set(range(8))
    assert len({choice[1] for choice in arrows}) > 5
    assert {choice[3] for choice in arrows} == {0, 1, 2, 3}
    assert {choice[2] for choice in arrows} == {-1}
    open_again = Table("celeste skull baltazar", objects={"ana": "crystal", "carlos": "crystal crystal"})
    open_again.play("ana: crystal", "beto: go shop", "carlos: crystal", "carlos: go tower")
    assert open_again.moment == "CrystalChoose"
    guessed = [told(world)["players.arrow"] for world in worlds(open_again.state, 0)]
    assert {choice[2] for choice in guessed} == {0, 1, 2, 3}, "a crystal is not used twice"
    assert {choice[1] for choice in guessed} == {1}, "what was shown is known"


@rule("TR-A68", "TR-010")
def test_the_next_monster_is_imagined_among_those_of_its_category_alone() -> None:
    data = GAME.new(seats=3, seed=5).to_data()
    unmet = [0, 1, 7, 8, 9, *range(10, 20)]
    data["fields"].update(monster=5, monsters={"unmet": unmet, "met": 4, "ahead": 6, "eyes": 1})
    looked = GAME.restore(data)
    for world in worlds(looked, 1):
        fields = told(world)
        assert fields["monsters.ahead"] in {6, 7, 8, 9}
        assert fields["monsters.unmet"] == sorted({0, 1, 6, 7, 8, 9, *range(10, 20)} - {fields["monsters.ahead"]})
    assert {told(world)["monsters.ahead"] for world in worlds(looked, 1)} == {6, 7, 8, 9}


@rule("TR-A68")
def test_who_knew_one_of_two_alike_knows_one_fewer_when_one_is_sold() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", night_events="espia", hidden_gear={"beto": "mazo"},
        next_skies="dia_despejado", events="hallazgo " * 3, equipment="escudito escudito escudito mazo",
    )  # fmt: skip
    table.arrows(ana="night_event", beto="work", carlos="work").quiet().play("ana: target p2").quiet()
    assert table.zone("gear", "beto", seen_by="ana") == ["mazo"]
    table.arrows(beto="day_event", carlos="tower", ana="shop").quiet()
    assert table.zone("gear", "beto", seen_by="beto") == ["mazo", "mazo"]
    assert table.zone("gear", "beto", seen_by="ana") == ["mazo", "?"]
    assert table.zone("gear", "beto", seen_by="carlos") == ["?", "?"]
    while table.asked != "ana":
        table.play(f"{table.asked}: done")
    table.play("ana: done")
    table.arrows(beto="day_event").quiet("AfterReveal")
    while table.asked != "beto":
        table.play(f"{table.asked}: done")
    table.play("beto: sell mazo")
    assert table.zone("gear", "beto", seen_by="ana") == table.zone("gear", "beto", seen_by="carlos") == ["?"]
    assert table.zone("gear", "beto", seen_by="beto") == ["mazo"]


@rule("TR-A68")
def test_of_two_alike_the_known_one_is_played_first_and_then_the_other_is_shown() -> None:
    table = Table(
        "celeste braulia zelrac", half="night", gear={"ana": "mazo"}, hidden_gear={"ana": "mazo"}, dice="1 1 6 6",
    ).arrows(ana="ring", beto="ring").quiet()  # fmt: skip
    table.play("ana: play mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "?"]
    table.play("ana: play mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "mazo"]


@rule("TR-A68")
def test_of_three_alike_that_two_are_known_one_stays_known_when_one_is_sold() -> None:
    table = Table("celeste braulia zelrac", hidden_gear={"ana": "mazo"}, row="mazo mazo", gold=20, shop_limit=2)
    table.arrows(ana="shop").quiet().play("ana: buy mazo, sell mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["?"]
    assert table.zone("gear", "ana", seen_by="ana") == ["mazo"]
    table = Table(
        "celeste braulia zelrac", hidden_gear={"ana": "mazo"}, row="mazo mazo mazo", gold=20, shop_limit="any"
    )
    table.arrows(ana="shop").quiet().play("ana: buy mazo, buy mazo, sell mazo")
    assert table.zone("gear", "ana", seen_by="beto") == ["mazo", "?"]
    assert table.zone("gear", "ana", seen_by="ana") == ["mazo", "mazo"]


@rule("TR-A68", "TR-A61", "TR-010")
def test_how_hidden_cards_lie_leaves_no_trace_in_how_they_are_imagined() -> None:
    """What a seat imagines depends on what it sees and on chance, so two truths that look alike are imagined alike."""
    for seed in (1, 2, 3):
        rng = random.Random(seed)
        state: Any = GAME.new(seats=4, seed=seed)
        for number in range(160):
            if state.over:
                break
            if number % 8 == 0:
                for seat in range(4):
                    world = state.determinize(seat, 1)
                    assert world.view(seat) == state.view(seat)
                    assert cards(world) == cards(state)
                    again, direct = world.determinize(seat, 9), state.determinize(seat, 9)
                    assert told(again) == told(direct)
            seat = rng.choice(state.actors)
            legal = [GAME.notation(action) for action in state.legal(seat)]
            wanted = [text for text in legal if text in {"go day_event", "go dungeon", "go night_event", "crystal"}]
            state.apply(seat, GAME.parse(rng.choice(wanted or legal)))
