"""The base pack as it is shipped: every figure by name, and every card seen to act with it.

Nothing is changed here: no overlay, no other figures. What stands in these tables is what the shipped pack says.
"""

from __future__ import annotations

import pytest

import liza
from liza.games.terrorixico.vocabulary import CARDS, LINES
from tests.games.terrorixico.table import GAME, Table
from tests.support import rule

LINE_KEYS = LINES.keys
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}

# type, relics of Range, Melee, Shield and Codex, points of the first and of the others; of two the relics are printed.
MONSTERS = {
    "aluxe": ("magical", (2, 3, 1, 0), 4, 1),
    "nahual": ("magical", (2, 1, 3, 1), 6, 2),
    "mulata": ("magical", (1, 1, 1, 4), 6, 2),
    "lechuza": ("magical", (3, 0, 1, 2), 4, 1),
    "llorona": ("spirit", (1, 0, 3, 3), 6, 2),
    "charro": ("spirit", (2, 3, 1, 2), 7, 2),
    "planchada": ("spirit", (0, 1, 2, 3), 4, 1),
    "chupacabras": ("creature", (3, 3, 1, 0), 6, 2),
    "ahuizotl": ("creature", (1, 2, 3, 1), 6, 2),
    "camazotz": ("creature", (4, 1, 1, 2), 7, 2),
    "momia": ("undead", (1, 3, 2, 0), 4, 1),
    "jinete": ("undead", (2, 3, 2, 0), 6, 2),
    "cihuateotl": ("undead", (1, 1, 3, 3), 7, 2),
}

# number, rank, modifiers, traumas, points, hand, steps; modifiers of #002, #003 and #004 are printed.
EVENTS = {
    "limpia": (1, "event", "+1 +1 +1 +1", 1, 0, 5, 1),
    "luna_de_sangre": (2, "event", "x3 +1 +2 x2", 1, 1, 5, 1),
    "pacto": (3, "event", "+1 +2 +1 +2", 1, 0, 5, 1),
    "eco": (4, "event", "x2 x2 +0 +0", 1, 1, 5, 1),
    "susto": (5, "event", "+2 +0 +2 +1", 1, 0, 5, 1),
    "cansancio": (6, "event", "+0 +2 x2 +1", 2, 0, 4, 1),
    "ofrenda": (7, "event", "+2 +2 +2 +0", 1, 1, 6, 1),
    "mal_de_ojo": (8, "event", "+2 +1 +0 x3", 2, 1, 5, 1),
    "apagon": (9, "event", "+0 +1 +2 +3", 2, 1, 5, 1),
    "campanas": (10, "event", "+3 +0 +1 +2", 1, 0, 5, 1),
    "fiebre": (11, "event", "+1 x2 +1 +1", 2, 1, 4, 1),
    "aquelarre": (12, "event", "+0 +1 +1 +0", 2, 0, 5, 2),
    "mictlantecuhtli": (13, "boss", "+2 +2 +2 +2", 2, 2, 5, 1),
    "tezcatlipoca": (14, "boss", "x2 +1 x2 +2", 2, 2, 5, 1),
    "mictecacihuatl": (15, "boss", "+1 x2 +1 x2", 3, 1, 4, 2),
    "xibalba": (16, "boss", "x2 x2 x2 x2", 3, 2, 5, 2),
}
ADDS = {"pacto": "monster", "aquelarre": "monster", "eco": "event"}
TEXTS = {
    "limpia": "cleanse",
    "susto": "start_trauma",
    "mal_de_ojo": "last_trauma",
    "apagon": "no_face_down",
    "campanas": "last_trauma",
    "mictlantecuhtli": "start_trauma",
    "tezcatlipoca": "last_trauma",
    "xibalba": "start_trauma",
}

# Copies in a deck of 50, of 46 and of 45.
SPECIALS = {
    "fury": (1, 1, 0),
    "take_advantage": (1, 1, 1),
    "good_omens": (1, 1, 1),
    "last_chance": (2, 1, 1),
    "trickery": (2, 1, 1),
    "friendly_fire": (2, 1, 1),
    "berserker": (2, 1, 1),
    "equality": (1, 1, 1),
    "strength": (1, 1, 1),
    "mimetic": (1, 1, 1),
}


def demanded(relics: tuple[int, ...], modifiers: str) -> list[int]:
    """Return what four lines ask for: a + adds, an x multiplies."""
    words = modifiers.split()
    return [
        number + int(word[1:]) if word[0] == "+" else number * int(word[1:])
        for number, word in zip(relics, words, strict=True)
    ]


def filled(required: list[int], owner: str) -> dict[str, str]:
    """Return lines that have all they need of one player."""
    lines = {}
    for line, count in zip(LINE_KEYS, required, strict=True):
        threes, rest = divmod(count, 3)
        lines[line] = " ".join([f"{owner}:{line}_3"] * threes + [f"{owner}:{line}_{rest}"] * bool(rest))
    return lines


def nearly(required: list[int], owner: str) -> tuple[dict[str, str], str]:
    """Return the same lines but for one relic in the first line that asks for any, and that line."""
    line = next(line for line, count in zip(LINE_KEYS, required, strict=True) if count)
    less = [count - (key == line) for key, count in zip(LINE_KEYS, required, strict=True)]
    return filled(less, owner), line


def won(required: list[int], seats: int, **more: object) -> Table:
    """Return a table after red, whose cards were all there, has put the last relic."""
    lines, line = nearly(required, "red")
    table = Table(f"{line}_1", *[""] * (seats - 1), lines=lines, **{**NEXT, **more})  # type: ignore[arg-type]
    if table.asked.endswith("Cleanse"):
        for colour in table.asked.split()[:-1]:
            table.play(f"{colour}: done")
    assert table.required() == required
    table.play(f"red: play {line}_1 {line}")
    assert "defeated" in table.log
    if table.asked == "red EndTurn":
        table.play("red: done")
    return table


# Monsters.


@rule("TE-003", "TE-079")
def test_thirteen_monsters() -> None:
    assert GAME.content.monster_kind.keys == tuple(MONSTERS)
    types = [row[0] for row in MONSTERS.values()]
    assert {type: types.count(type) for type in set(types)} == {"undead": 3, "spirit": 3, "creature": 3, "magical": 4}


@rule("TE-017", "TE-069", "TE-070", "TE-074", "TE-079")
@pytest.mark.parametrize("key", MONSTERS)
def test_a_monster_asks_pays_and_is_taken(key: str) -> None:
    type, relics, first, second = MONSTERS[key]
    required = demanded(relics, EVENTS["ofrenda"][2])
    table = Table("", "", monsters=key, events="ofrenda")
    (piece,) = table.pieces("monsters")
    assert piece["marks"] == [{"kind": "type", "key": type, "count": 1}]
    assert piece["numbers"] == {**dict(zip(LINE_KEYS, relics, strict=True)), "first": first, "second": second}
    table = won(required, 3, monsters=key, events="ofrenda")
    assert table.counters("points") == [first + 1, second + 1, second + 1]
    assert table.counters("track") == [1, 0, 0]
    assert table.zone("captured", "red") == f"{key} ofrenda"


@rule("TE-018", "TE-047")
def test_the_relics_of_aluxe_and_nahual_are_the_printed_ones() -> None:
    assert (MONSTERS["aluxe"][1], MONSTERS["nahual"][1]) == ((2, 3, 1, 0), (2, 1, 3, 1))


# Events.


@rule("TE-003", "TE-006")
def test_sixteen_events_and_bosses() -> None:
    assert GAME.content.event_kind.keys == tuple(EVENTS)
    assert [(event.number, "boss" if event.boss else "event") for event in GAME.content.events] == [
        row[:2] for row in EVENTS.values()
    ]


@rule("TE-017", "TE-018", "TE-047", "TE-049")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_changes_what_every_line_asks(key: str) -> None:
    _, _, modifiers, traumas, points, hand, steps = EVENTS[key]
    table = Table("", "", monsters="nahual", events=key)
    assert table.required() == demanded(MONSTERS["nahual"][1], modifiers)
    (piece,) = table.pieces("events")
    words = zip(LINE_KEYS, modifiers.split(), strict=True)
    shown = {f"{line}_{'plus' if word[0] == '+' else 'times'}": int(word[1:]) for line, word in words}
    assert piece["numbers"] == {**shown, "traumas": traumas, "points": points, "hand": hand, "steps": steps}


@rule("TE-052", "TE-029", "TE-A18")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_says_what_a_pass_costs_and_how_large_a_hand_is(key: str) -> None:
    _, _, _, traumas, _, hand, _ = EVENTS[key]
    table = Table("", "", monsters="nahual", events=key)
    if key == "limpia":
        table.play("red: done", "green: done")
    before = table.count("trauma_pile")
    assert table.play("red: pass")[:2] == ["passed red", f"traumatised red {traumas} passing"]
    assert table.count("trauma_pile") == before - traumas
    table = Table("range_1*3", "range_1*3", monsters="nahual", events=key, draws="range_1*20")
    if key == "limpia":
        table.play("red: done", "green: done")
    assert table.counter("hand_size") == hand
    assert [len(table.hand(colour).split()) for colour in ("red", "green")] == [hand, hand]


@rule("TE-069", "TE-070", "TE-072", "TE-A40", "TE-A41", "TE-074")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_pays_everybody_and_moves_the_first(key: str) -> None:
    _, _, modifiers, _, points, _, steps = EVENTS[key]
    _, relics, first, second = MONSTERS["nahual"]
    more = {"next_monsters": "", "next_events": ""} if key in ADDS else {}
    table = won(demanded(relics, modifiers), 2, monsters="nahual", events=key, **more)
    assert table.counters("points") == [first + points, second + points]
    many = len(table.zone("captured", "red").split()) > 2
    assert table.counters("track") == [steps if many else 1, 0]
    assert table.zone("captured", "red") == f"nahual {key}"


@rule("TE-046", "TE-048", "TE-A38")
@pytest.mark.parametrize("key", EVENTS)
def test_an_event_adds_a_card_or_does_not(key: str) -> None:
    table = Table("", "", monsters="aluxe", events=key, **NEXT)
    assert table.zone("monsters") == ("aluxe nahual" if ADDS.get(key) == "monster" else "aluxe")
    assert table.zone("events") == (f"{key} mal_de_ojo" if ADDS.get(key) == "event" else key)


@rule("TE-019", "TE-A66")
@pytest.mark.parametrize("key", EVENTS)
def test_the_text_of_an_event_happens(key: str) -> None:
    text = TEXTS.get(key, "")
    table = Table("trauma_2 range_1", "range_1", "", monsters="nahual", events=key)
    told = [line for line in table.log if line.startswith("traumatised")]
    assert told == (
        [f"traumatised {colour} 1 event" for colour in ("red", "green", "blue")] if text == "start_trauma" else []
    )
    assert (table.asked == "red green blue Cleanse") == (text == "cleanse")
    if text == "cleanse":
        assert table.legal("red") == ["done", "eliminate trauma_2"]
        table.play("red: eliminate trauma_2", "green: done", "blue: done")
        assert table.zone("wear_zone", "red") == "trauma_2"
    assert table.may("red: hide range_1 range") == (text != "no_face_down")
    more = {"next_monsters": "", "next_events": ""} if key in ADDS else {}
    lines, line = nearly(demanded(MONSTERS["nahual"][1], EVENTS[key][2]), "red")
    lines["range"] += " green:fury"
    table = Table(f"{line}_1", "", monsters="nahual", events=key, lines=lines, **{**NEXT, **more})
    if text == "cleanse":
        table.play("red: done", "green: done")
    happened = table.play(f"red: play {line}_1 {line}")
    assert ("traumatised green 1 event" in happened) == (text == "last_trauma")


# The decks.


@rule("TE-004", "TE-A01", "TE-A05")
@pytest.mark.parametrize(("at", "size"), [(0, 50), (1, 46), (2, 45)])
def test_what_a_deck_holds(at: int, size: int) -> None:
    expected: dict[str, int] = {}
    for line in LINE_KEYS:
        expected |= {f"{line}_1": 4, f"{line}_2": 3, f"{line}_3": 2}
    expected |= {key: copies[at] for key, copies in SPECIALS.items() if copies[at]}
    assert sum(expected.values()) == size
    for seats in GAME.seats:
        state = GAME.new(seats=seats, seed=seats, deck=size)
        for seat in range(seats):
            assert counted(state, seat) == expected


def counted(state: liza.State, seat: int) -> dict[str, int]:
    """Return all cards of a player in a game that has just begun, hand and draw pile together."""
    player = state.to_data()["fields"]["players"][seat]
    keys = [CARDS.keys[card] for card in player["hand"] + player["draws"]]
    return {key: keys.count(key) for key in keys}


@rule("TE-055", "TE-056", "TE-A02", "TE-A03")
@pytest.mark.parametrize(("size", "copies"), [(20, [4, 7, 6, 3]), (17, [3, 6, 5, 3])])
def test_how_many_traumas_there_are(size: int, copies: list[int]) -> None:
    for seats in GAME.seats:
        assert GAME.new(seats=seats, seed=1, trauma_cards=size).to_data()["fields"]["values"] == copies


@rule("TE-031", "TE-040", "TE-A20")
@pytest.mark.parametrize("value", [1, 2, 3])
@pytest.mark.parametrize("line", LINE_KEYS)
def test_a_relic_counts_its_value_in_its_own_line(line: str, value: int) -> None:
    table = Table(f"{line}_{value} fury", "fury", monsters="charro", events="mictlantecuhtli")
    assert [choice for choice in table.legal("red") if choice.startswith(f"play {line}")] == [
        f"play {line}_{value} {line}"
    ]
    table.play(f"red: play {line}_{value} {line}")
    assert [table.reached(key) for key in LINE_KEYS] == [value if key == line else 0 for key in LINE_KEYS]
    assert table.counters("relics") == [value, 0]


# The printed examples, as printed.


@rule("TE-018")
def test_example_1_aluxe_with_event_002() -> None:
    assert Table("", "", monsters="aluxe", events="luna_de_sangre").required() == [2 * 3, 3 + 1, 1 + 2, 0 * 2]


@rule("TE-047")
def test_example_2_nahual_over_aluxe() -> None:
    table = Table("", "", monsters="nahual", events="pacto", next_monsters="aluxe")
    assert table.required() == [2 + 2 + 1, 1 + 3 + 2, 3 + 1 + 1, 1 + 0 + 2]


@rule("TE-049", "TE-050")
def test_example_3_aluxe_with_two_events() -> None:
    table = Table("", "", monsters="aluxe", events="eco", next_events="pacto")
    assert table.required() == [(2 + 1) * 2, (3 + 2) * 2, 1 + 1, 0 + 2 + 0]


@rule("TE-057")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_example_4_a_trauma_removes_a_relic_of_its_own_value(value: int) -> None:
    lines = {"range": "green:range_1 green:range_2 green:range_3"}
    table = Table(f"trauma_{value} shield_1", "", monsters="camazotz", lines=lines)
    happened = table.play(f"red: play trauma_{value} range")
    assert f"struck red trauma_{value} green range_{value} range" in happened
    assert table.line("range") == " ".join(f"green:range_{other}" for other in (1, 2, 3) if other != value)


@rule("TE-115")
def test_example_5_equality_with_three_melee_cards() -> None:
    lines = {"melee": "green:melee_1 green:melee_2 red:melee_1"}
    table = Table("equality shield_1", "", monsters="jinete", events="xibalba", lines=lines)
    table.play("red: play equality melee")
    assert table.pieces("melee")[3]["numbers"] == {"worth": 3, "counts": 3}
    assert table.reached("melee") == 1 + 2 + 1 + 3


@rule("TE-118")
def test_example_6_strength_with_two_two_and_three() -> None:
    lines = {"range": "green:range_2 green:range_2 green:range_3"}
    table = Table("strength shield_1", "", monsters="camazotz", lines=lines)
    table.play("red: play strength range")
    assert table.reached("range") == (2 + 2 + 3) * 2 == 14


@rule("TE-121")
def test_example_7_the_yellow_mimetic_counts_as_three_shield() -> None:
    hands = ("", "", "", "mimetic range_1")
    table = Table(*hands, monsters="nahual", events="xibalba", starter="yellow", lines={"shield": "blue:shield_3"})
    table.play("yellow: play mimetic shield")
    assert table.counters("relics") == [0, 0, 3, 3]
    assert table.reached("shield") == 6
