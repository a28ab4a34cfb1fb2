"""What everybody knows of hidden cards: traumas that were seen are remembered, and no world loses or makes a card."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import liza
from liza.games.terrorixico.vocabulary import CARDS, TRAUMA, UNSEEN
from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule

COPIES = (4, 7, 6, 3)
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
KNOWN = {"known": [[0] * 4, [1, 2, 2, 2]]}
"""Everybody has seen these traumas of green before they went into a reshuffled pile."""
NEARLY = {"range": "red:range_3 red:range_3", "melee": "red:melee_3", "shield": "red:shield_3"}


def known(table: Table, colour: str = "green") -> list[int]:
    """Return how many traumas of each value everybody knows to be among a player's hidden cards."""
    return list(table.state.to_data()["fields"]["players"][COLOURS.index(colour)]["known"])


def laid_first(state: liza.State) -> dict[str, Any]:
    """Return the first card of the first line, as it is written down."""
    return dict(state.to_data()["fields"]["lines"][0]["cards"][0])


def green(hand: str, **more: Any) -> Table:
    """Return a table at which green begins, with traumas that everybody knows of."""
    return Table("range_1*5", hand, starter="green", fields=KNOWN, monsters="camazotz", **{**NEXT, **more})


@rule("TE-A57", "TE-055")
def test_a_trauma_that_is_shown_is_hidden_no_more() -> None:
    table = green("trauma_0 range_1")
    table.play("green: show")
    assert known(table) == [0, 2, 2, 2]


@rule("TE-A57", "TE-058")
@pytest.mark.parametrize(("value", "left"), [(1, [1, 1, 2, 2]), (2, [1, 2, 1, 2]), (3, [1, 2, 2, 1])])
def test_a_trauma_that_is_thrown_is_hidden_no_more(value: int, left: list[int]) -> None:
    table = green(f"trauma_{value} range_1", lines={"range": f"red:range_{value}"})
    table.play(f"green: play trauma_{value} range")
    assert known(table) == left
    assert known(table, "red") == [0, 0, 0, 0]


@rule("TE-A57", "TE-027", "TE-030")
@pytest.mark.parametrize(("value", "left"), [(0, [0, 2, 2, 2]), (2, [1, 2, 1, 2])])
def test_a_trauma_that_is_discarded_is_hidden_no_more(value: int, left: list[int]) -> None:
    table = green(f"range_1 range_2 trauma_{value} melee_1", draws=["", "shield_1*20"])
    table.play(f"green: play range_1 range, play range_2 range, discard trauma_{value}")
    assert known(table) == left


@rule("TE-A57", "TE-098")
def test_a_trauma_that_is_eliminated_is_hidden_no_more() -> None:
    table = green("good_omens trauma_3 trauma_1 range_1", draws=["", "shield_1*20"])
    table.play("green: play good_omens range, eliminate trauma_3, eliminate trauma_1, eliminate range_1")
    assert known(table) == [1, 1, 2, 1]


@rule("TE-A57", "TE-062")
def test_a_trauma_that_is_cleansed_is_hidden_no_more() -> None:
    table = Table("", "trauma_2", events="limpia", fields=KNOWN)
    table.play("red: done", "green: eliminate trauma_2")
    assert known(table) == [1, 2, 1, 2]


@rule("TE-A57", "TE-A55")
def test_a_trauma_that_is_milled_is_hidden_no_more() -> None:
    table = green("last_chance range_1*4", draws=["", "trauma_3*12"])
    table.play("green: play last_chance codex")
    assert known(table) == [1, 2, 2, 0], "three were milled, and no more than two were known"


@rule("TE-A57", "TE-059")
def test_a_trauma_that_lay_face_down_is_hidden_until_it_is_turned_up() -> None:
    lines = {**NEARLY, "melee": "red:melee_3 ?green:trauma_2"}
    table = Table("melee_1", "", lines=lines, fields=KNOWN, **NEXT)
    assert known(table) == [1, 2, 2, 2]
    table.play("red: play melee_1 melee")
    assert known(table) == [1, 2, 2, 2], "it went to green's discard pile, and with it into the hand again"
    assert "trauma_2" in table.hand("green")
    table = Table("melee_1", "shield_1*5", lines=lines, fields=KNOWN, draws=["", "shield_1*9"], **NEXT)
    table.play("red: play melee_1 melee")
    assert table.zone("discard_pile", "green") == "trauma_2"
    assert known(table) == [1, 2, 1, 2]


@rule("TE-A57", "TE-A22")
def test_a_trauma_that_friendly_fire_hits_is_hidden_no_more() -> None:
    table = Table("friendly_fire range_1", "", lines={"range": "?green:trauma_3"}, fields=KNOWN)
    table.play("red: play friendly_fire range")
    assert known(table) == [1, 2, 2, 1]
    table = Table("friendly_fire range_1", "", lines={"range": "?green:fury"}, fields=KNOWN)
    table.play("red: play friendly_fire range")
    assert known(table) == [1, 2, 2, 2]


@rule("TE-A57", "TE-A44")
def test_a_trauma_in_a_battle_that_breaks_off_is_hidden_no_more() -> None:
    table = Table("codex_1", "", lines={"range": "?green:trauma_1 green:range_1"}, fields={**KNOWN, "pile": 1})
    table.play("red: pass")
    assert known(table) == [1, 1, 2, 2]
    zero = {"range": "?green:trauma_0 green:range_1"}
    bluff = Table("codex_1", "", lines=zero, fields={**KNOWN, "pile": 1}, bluff=True)
    bluff.play("red: pass")
    assert known(bluff) == [0, 2, 2, 2]


@rule("TE-A57", "TE-078")
def test_a_trauma_in_a_reshuffled_discard_pile_is_remembered() -> None:
    table = Table(
        "range_1*5", "shield_1*5", draws=["melee_1*7", ""], discards=["trauma_0 trauma_2*2 codex_1"], events="campanas"
    )
    table.play("red: play range_1 range, play range_1 range, done")
    assert "reshuffled red 4" in table.log
    assert known(table, "red") == [1, 0, 2, 0]
    assert known(table, "green") == [0, 0, 0, 0]


# Worlds.


def everything(state: liza.State) -> Counter[str]:
    """Return every card of a game, by owner where it has one; values nobody has seen yet belong to nobody."""
    fields = state.to_data()["fields"]
    found: Counter[str] = Counter()
    for seat in range(state.seats):
        laid = [card["card"] for line in fields["lines"] for card in line["cards"] if card["owner"] == seat]
        piles = [fields["players"][seat][zone] for zone in ("hand", "draws", "discards", "wear", "aside")]
        for card in [*laid, *(card for pile in piles for card in pile)]:
            if card == UNSEEN:
                found[f"{seat} unseen"] += 1
            elif card < TRAUMA:
                found[f"{seat} {CARDS.keys[card]}"] += 1
            else:
                found[f"{seat} trauma"] += 1
                found[CARDS.keys[card]] += 1
    for value, count in enumerate(fields["values"]):
        found[f"trauma_{value}"] += count
    return found


def traumas_of(found: Counter[str], seat: int) -> int:
    return found[f"{seat} unseen"] + found[f"{seat} trauma"]


@rule("TE-A57", "TE-A04", "TE-A03")
@pytest.mark.parametrize("bluff", [False, True])
def test_a_world_has_the_same_cards_as_the_true_one(bluff: bool) -> None:
    for seed in range(6):
        state = GAME.new(seats=2 + seed % 3, seed=seed, bluff=bluff)
        chance = liza.seeded(seed)
        for _ in range(90):
            if state.over:
                break
            seat = state.actors[0]
            choices = state.legal(seat)
            state.apply(seat, choices[chance.below(len(choices))])
        true = everything(state)
        assert [true[f"trauma_{value}"] for value in range(4)] == list(COPIES)
        for seat in range(state.seats):
            world = everything(state.determinize(seat, seed))
            for name in set(true) | set(world):
                if "unseen" not in name and not name.endswith(" trauma"):
                    assert world[name] == true[name], name
            for other in range(state.seats):
                assert traumas_of(world, other) == traumas_of(true, other)


@rule("TE-A57", "TE-A04")
def test_the_own_draw_pile_is_imagined_as_what_everybody_knows_of_it() -> None:
    table = Table(
        "trauma_1",
        "",
        draws=["trauma_3 trauma_2 trauma_1 shield_1*9 trauma", ""],
        fields={"known": [[0, 1, 1, 0], [0] * 4]},
        events="campanas",
        begin=False,
    )
    piles = [Counter(table.state.determinize(0, seed).to_data()["fields"]["players"][0]["draws"]) for seed in range(5)]
    keys = {CARDS.keys[card] if card < UNSEEN else "unseen": count for card, count in piles[0].items()}
    assert keys == {"trauma_2": 1, "shield_1": 9, "unseen": 3}, "the known -1 is in the hand, of the rest a -2 is known"
    assert all(pile == piles[0] for pile in piles)


@rule("TE-014", "TE-A57")
def test_what_others_have_set_aside_is_imagined_too() -> None:
    state = GAME.new(seats=2, seed=4)
    for _ in range(3):
        state.apply(1, state.legal(1)[0])
    seen: set[tuple[int, ...]] = set()
    for seed in range(12):
        green = state.determinize(0, seed).to_data()["fields"]["players"][1]
        assert (len(green["hand"]), len(green["aside"])) == (5, 3)
        seen.add(tuple(sorted(green["aside"])))
    assert len(seen) > 5
    own = state.determinize(1, 1).to_data()["fields"]["players"][1]
    true = state.to_data()["fields"]["players"][1]
    assert (own["hand"], own["aside"]) == (true["hand"], true["aside"])
    state.apply(0, state.legal(0)[0])
    red = state.determinize(1, 3).to_data()["fields"]["players"][0]
    assert (len(red["hand"]), len(red["aside"])) == (8, 0), "red has not finished: nothing is fixed yet"


@rule("TE-062", "TE-A57")
def test_what_others_have_cleansed_is_imagined_too() -> None:
    table = Table(
        "range_1",
        "trauma_2*3 range_1*2",
        draws=["", "trauma_2*3"],
        events="limpia",
        fields={"known": [[0] * 4, [0, 0, 6, 0]]},
    )
    table.play("green: eliminate trauma_2")
    counts = set()
    for seed in range(20):
        imagined = table.state.determinize(0, seed).to_data()["fields"]["players"][1]
        counts.add(len(imagined["aside"]))
        assert len(imagined["aside"]) + len(imagined["hand"]) == 5
        assert all(card == TRAUMA + 2 for card in imagined["aside"])
    assert counts == {0, 1}


@rule("TE-A57")
def test_after_the_end_nothing_is_imagined() -> None:
    table = Table("codex_1", "range_1", fields={"pile": 1})
    table.play("red: pass")
    assert table.state.determinize(0, 5).to_data()["fields"] == table.state.to_data()["fields"]


@rule("TE-A24", "TE-A64")
def test_a_face_down_trauma_is_imagined_with_a_value_that_may_lie_there() -> None:
    table = Table("", "", draws=["", ""], lines={"range": "?green:trauma_1"}, values=(4, 6, 6, 3))
    imagined = [laid_first(table.state.determinize(0, seed)) for seed in range(150)]
    kinds = Counter(CARDS.keys[laid["card"]] for laid in imagined)
    assert set(kinds) == {"trauma_1", "trauma_2", "trauma_3"}
    assert kinds["trauma_3"] < kinds["trauma_1"], "there are 7 of -1 and 3 of -3"
    true = laid_first(table.state)
    for name in ("owner", "down", "order"):
        assert {laid[name] for laid in imagined} == {true[name]}, name


@rule("TE-A57", "TE-A04")
def test_the_last_value_that_fits_is_found() -> None:
    table = Table("", "", lines={"range": "?green:trauma_1"}, values=(3, 0, 0, 0))
    for seed in range(5):
        laid = laid_first(table.state.determinize(0, seed))
        assert CARDS.keys[laid["card"]] == "trauma_1"
        assert laid["counts"] == laid["card"], "a face-down card counts as nothing but itself"


@rule("TE-A57", "TE-059")
def test_a_known_trauma_may_be_the_one_that_lies_face_down() -> None:
    more = {"fields": {"known": [[0, 1, 0, 0], [0] * 4]}, "lines": {"range": "?red:trauma_1"}, "begin": False}
    table = Table("", "", draws=["trauma_1 shield_1*9", ""], **more)
    pile = table.state.determinize(0, 2).to_data()["fields"]["players"][0]["draws"]
    assert pile.count(UNSEEN) == 1
    assert TRAUMA + 1 not in pile
