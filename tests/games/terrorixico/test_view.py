"""Who sees what, and what a seat imagines where it does not."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.terrorixico.table import COLOURS, GAME, Table
from tests.support import rule


@rule("TE-A57")
def test_piles_that_lie_open_are_seen_hands_are_not() -> None:
    table = Table("range_1*4 fury", "melee_1", discards=["codex_1"], wear=["codex_2"], draws=["", "shield_1*9"])
    for viewer in (*COLOURS[:2], None):
        assert [piece["key"] for piece in table.pieces("discard_pile", "red", viewer)] == ["codex_1"]
        assert [piece["key"] for piece in table.pieces("wear_zone", "red", viewer)] == ["codex_2"]
        assert table.pieces("draw_pile", "green", viewer) == []
    assert table.count("draw_pile", "green") == 5
    assert [piece["key"] for piece in table.pieces("hand", "red", "red")] == ["range_1"] * 4 + ["fury"]
    for viewer in ("green", None):
        assert [piece["key"] for piece in table.pieces("hand", "red", viewer)] == [None] * 5


@rule("TE-A57", "TE-024")
def test_face_down_cards_are_known_to_their_owner_only() -> None:
    table = Table("", "", lines={"range": "?red:range_3 ?green:fury"})
    assert [piece["key"] for piece in table.pieces("range", viewer="red")] == ["range_3", None]
    assert [piece["key"] for piece in table.pieces("range", viewer="green")] == [None, "fury"]
    assert [piece["key"] for piece in table.pieces("range")] == [None, None]
    assert [piece["owner"] for piece in table.pieces("range")] == [0, 1]


@rule("TE-A57")
def test_what_is_drawn_and_laid_face_down_is_told_to_nobody_else() -> None:
    table = Table("range_1*2 melee_1*3", "", draws=["codex_1*9"], events="campanas")
    table.play("red: hide range_1 range")
    (hidden,) = [event for event in table.state.events if event.kind == "hidden"]
    assert hidden.seen_by(0) == {"event": "hidden", "seat": 0, "card": "range_1", "line": "range"}
    assert hidden.seen_by(1) == hidden.seen_by(None) == {"event": "hidden", "seat": 0, "card": None, "line": "range"}
    table.play("red: play melee_1 melee, done")
    drawn = [event for event in table.state.events if event.kind == "drew"]
    assert [event.seen_by(1)["card"] for event in drawn] == [None, None]


@rule("TE-A04", "TE-054")
def test_a_trauma_received_is_seen_when_it_is_drawn_and_not_before() -> None:
    table = Table("codex_1*5", "codex_1*5", values=(0, 0, 9, 0))
    table.play("red: pass")
    assert "traumatised red 1 passing" in table.log
    assert table.hand("red") == " ".join(["codex_1"] * 5)
    table.play("red: discard codex_1, eliminate codex_1")
    drawn = [event for event in table.state.events if event.kind == "drew"]
    assert sorted(str(event.seen_by(0)["card"]) for event in drawn) == ["codex_1", "trauma_2"]
    assert [event.seen_by(1)["card"] for event in drawn] == [None, None]


@rule("TE-008", "TE-A71")
def test_only_what_went_under_is_seen_of_the_decks() -> None:
    table = Table("", "", next_monsters="momia lechuza", under_monsters="nahual", under_events="susto")
    assert table.zone("monster_deck") == "nahual"
    assert table.count("monster_deck") == 3
    assert table.zone("event_deck") == "susto"


def worlds(table: Table, colour: str, count: int = 60) -> list[Table]:
    rng = random.Random(1)
    found = []
    for _ in range(count):
        world = Table("", "", begin=False)
        world.state = table.state.determinize(COLOURS.index(colour), rng)
        found.append(world)
    return found


@rule("TE-A57")
def test_a_seat_imagines_other_hands_from_what_is_left_of_their_cards() -> None:
    table = Table("range_1", "melee_1 fury", draws=["", "shield_1*2 codex_3 range_2"], events="campanas")
    hands = Counter(world.hand("green") for world in worlds(table, "red"))
    assert len(hands) > 3
    pool = ["codex_3", "fury", "melee_1", "range_2", "shield_1", "shield_1"]
    for world in worlds(table, "red", 5):
        cards = world.hand("green").split()
        keys = [GAME.notation(GAME.parse("copy range_1") + card).split()[1] for card in world.state.players[1].draws]
        assert sorted(cards + keys) == pool
        assert world.hand("red") == table.hand("red")


@rule("TE-A19", "TE-A24")
def test_a_seat_imagines_only_what_may_lie_face_down_there() -> None:
    lines = {"range": "?green:range_2"}
    table = Table(
        "range_1", "melee_1 codex_1 trauma_0", draws=["", "fury trauma shield_1"], lines=lines, events="campanas"
    )
    seen = {piece["key"] for world in worlds(table, "red") for piece in world.pieces("range", viewer="green")}
    assert {"range_2", "fury"} <= seen
    assert not seen & {"melee_1", "codex_1", "shield_1", "trauma_0"}


@rule("TE-A04")
def test_values_of_traumas_that_nobody_saw_are_open_to_everybody() -> None:
    table = Table("", "trauma_3 codex_1", draws=["", "trauma*2"], fields={"pile": 5})
    values = {
        card for world in worlds(table, "red") for card in world.hand("green").split() if card.startswith("trauma")
    }
    assert values == {"trauma_0", "trauma_1", "trauma_2", "trauma_3"}


@rule("TE-A57")
def test_a_trauma_that_everybody_saw_is_remembered() -> None:
    table = Table("", "codex_1", draws=["", "trauma_3"], fields={"known": [[0] * 4, [0, 0, 0, 1]]}, events="campanas")
    for world in worlds(table, "red", 10):
        held = world.hand("green").split()
        assert sorted(held) == ["codex_1", "trauma_3"]


@rule("TE-A57", "TE-078")
def test_a_trauma_is_remembered_from_the_discard_pile_on() -> None:
    table = Table("range_1*5", "melee_1 trauma_3 melee_1*3", draws=["range_1*20", "codex_1*5"], events="campanas")
    table.play("red: play range_1 range, play range_1 range, done")
    table.play("green: play melee_1 melee, play melee_1 melee, discard trauma_3, done")
    assert "reshuffled green 1" in table.log
    for world in worlds(table, "red", 10):
        everything = world.hand("green").split() + [str(card) for card in world.state.players[1].draws]
        assert everything.count("trauma_3") + everything.count("25") == 1


@rule("TE-A72", "TE-A29")
def test_a_line_tells_whose_card_counts_how_much() -> None:
    table = Table(
        "",
        "",
        lines={"range": "red:range_2 green:trickery green:equality red:strength red:fury ?red:range_1"},
        monsters="camazotz",
    )
    numbers = [piece["numbers"] for piece in table.pieces("range")]
    assert numbers == [
        {"worth": 2, "counts": 4},
        {"worth": 2, "counts": 4},
        {"worth": 2, "counts": 4},
        {"worth": 0, "counts": 0},
        {"worth": 0, "counts": 0},
        {"face_down": 1},
    ]
    strength = table.strength("range")
    assert (
        strength["sum"],
        strength["multiplied"],
        strength["reached"],
        strength["required"],
        strength["lacking"],
    ) == (6, 2, 12, 12, 0)
