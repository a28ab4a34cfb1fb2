"""What the monster and the event ask of each line."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import GAME, Table
from tests.support import rule


@rule("TE-017", "TE-018", "TE-A37")
def test_the_aluxe_under_a_blood_moon() -> None:
    table = Table("", "", monsters="aluxe", events="luna_de_sangre")
    assert table.required() == [6, 4, 3, 0]
    numbers = table.strength("range")
    assert (numbers["monster"], numbers["times"], numbers["required"]) == (2, 3, 6)
    numbers = table.strength("melee")
    assert (numbers["monster"], numbers["plus"], numbers["required"]) == (3, 1, 4)


@rule("TE-046", "TE-047")
def test_two_monsters_add_up() -> None:
    table = Table("", "", monsters="nahual", events="pacto", next_monsters="aluxe")
    assert table.zone("monsters") == "nahual aluxe"
    assert table.required() == [5, 6, 5, 3]
    numbers = table.strength("range")
    assert (numbers["monster"], numbers["monster_2"], numbers["plus"]) == (2, 2, 1)
    assert "added_monster aluxe" in table.log


@rule("TE-048", "TE-049", "TE-050")
def test_two_events_add_first_and_multiply_last() -> None:
    table = Table("", "", monsters="aluxe", events="eco", next_events="pacto")
    assert table.zone("events") == "eco pacto"
    assert table.required() == [6, 10, 2, 2]
    numbers = table.strength("melee")
    assert (numbers["monster"], numbers["plus_2"], numbers["times"]) == (3, 2, 2)


@rule("TE-A37")
def test_two_multipliers_multiply() -> None:
    table = Table("", "", monsters="camazotz", events="eco", next_events="luna_de_sangre")
    assert table.required() == [24, (1 + 1) * 2, 1 + 2, 2 * 2]


@rule("TE-113")
@pytest.mark.parametrize(
    ("monsters", "events", "more", "required"),
    [
        ("aluxe", "pacto", "", [3, 5, 2, 2]),
        ("nahual", "luna_de_sangre", "", [6, 2, 5, 2]),
    ],
)
def test_sums_that_follow(monsters: str, events: str, more: str, required: list[int]) -> None:
    assert Table("", "", monsters=monsters, events=events, next_monsters=more).required() == required


@rule("TE-113", "TE-046")
def test_two_monsters_under_a_blood_moon() -> None:
    assert Table("", "", monsters="nahual aluxe", events="luna_de_sangre").required() == [12, 5, 6, 2]


@rule("TE-017")
def test_the_log_tells_how_strength_comes_about() -> None:
    table = Table("", "", monsters="nahual", events="pacto", next_monsters="aluxe")
    assert "strong range 2 2 1 1 2 5" in table.log
    table = Table("", "", monsters="aluxe", events="luna_de_sangre")
    assert "strong range 2 0 0 3 1 6" in table.log


@rule("TE-A38")
def test_an_added_event_adds_no_monster_and_no_text() -> None:
    table = Table(
        "codex_1*5", "codex_1*5", events="eco", next_events="aquelarre", next_monsters="nahual", draws="codex_1*9"
    )
    assert table.zone("monsters") == "aluxe"
    assert table.zone("events") == "eco aquelarre"
    assert table.counter("hand_size") == 5
    table = Table("codex_1*5", "codex_1*5", events="eco", next_events="susto", draws="codex_1*9")
    assert table.counter("hand_size") == 5
    assert not any(line.startswith("traumatised") for line in table.log)


def echoed(added: str, *hands: str, **more: object) -> Table:
    """Return a round of #004 with another event added to it: aluxe asks for (2, 3, 1, 0), twice the first two."""
    return Table(*hands, events="eco", next_events=added, **more)  # type: ignore[arg-type]


@rule("TE-A38", "TE-A18")
@pytest.mark.parametrize("added", ["cansancio", "ofrenda", "fiebre", "mictecacihuatl"])
def test_an_added_event_does_not_change_the_hand(added: str) -> None:
    table = echoed(added, "shield_1*3", "shield_1*3", draws="shield_1*20")
    assert table.zone("events") == f"eco {added}"
    assert table.counter("hand_size") == 5
    assert [len(table.hand(colour).split()) for colour in ("red", "green")] == [5, 5]
    assert table.asked == "red PlayCard", "nobody holds too many"
    table.play("red: hide shield_1 shield, play shield_1 shield, done")
    assert len(table.hand("red").split()) == 5


@rule("TE-A38", "TE-052")
@pytest.mark.parametrize("added", ["cansancio", "mal_de_ojo", "mictecacihuatl", "xibalba"])
def test_a_pass_costs_what_the_top_event_shows(added: str) -> None:
    table = echoed(added, "", "")
    assert table.play("red: pass")[:2] == ["passed red", "traumatised red 1 passing"]


@rule("TE-A38", "TE-019")
def test_the_text_of_an_added_event_does_not_happen() -> None:
    assert echoed("limpia", "trauma_1", "trauma_1").asked == "red PlayCard"
    assert echoed("apagon", "range_1 melee_1", "").may("red: hide range_1 range")
    for added in ("susto", "mictlantecuhtli", "xibalba"):
        assert not any(line.startswith("traumatised") for line in echoed(added, "", "").log)


@rule("TE-A38", "TE-071", "TE-072", "TE-A40", "TE-A39")
def test_an_added_event_pays_but_neither_moves_anybody_nor_punishes_the_last() -> None:
    lines = {
        "range": "red:range_3 red:range_3",
        "melee": "red:melee_3 red:melee_3 red:melee_3",
        "shield": "red:shield_1",
    }
    more = {"next_monsters": "nahual"}
    table = echoed("tezcatlipoca", "shield_1", "", lines={**lines, "codex": "red:codex_3"}, **more)
    assert table.required() == [2 * 2 * 2, (3 + 1) * 2, 1 * 2, 0 + 2]
    table = echoed(
        "tezcatlipoca",
        "shield_1",
        "",
        lines={**lines, "range": "red:range_3 red:range_3 red:range_2", "codex": "red:codex_3"},
        **more,
    )
    happened = table.play("red: play shield_1 shield")
    aluxe, eco, added = GAME.content.monsters[0], GAME.content.events[3], GAME.content.events[13]
    assert table.counters("points") == [
        aluxe.first + eco.points + added.points,
        aluxe.second + eco.points + added.points,
    ]
    assert added.points > 0
    assert not any(line.startswith("traumatised") for line in happened)
    table = echoed(
        "mictecacihuatl", "shield_1", "", lines={**lines, "melee": "red:melee_3 " * 4, "codex": "red:codex_3"}, **more
    )
    assert table.required() == [(2 + 1) * 2, 3 * 2 * 2, 1 + 1, 0]
    table.play("red: play shield_1 shield")
    assert table.counters("track") == [1, 0]


@rule("TE-A45")
def test_nothing_to_add_is_ignored() -> None:
    table = Table("codex_1*5", "codex_1*5", events="pacto")
    assert table.zone("monsters") == "aluxe"
    table = Table("codex_1*5", "codex_1*5", events="eco")
    assert table.zone("events") == "eco"
    assert table.asked == "red PlayCard"


@rule("TE-037")
def test_a_line_that_asks_for_nothing_is_complete() -> None:
    table = Table("codex_3 range_1", "", events="luna_de_sangre")
    assert table.strength("codex")["lacking"] == 0
    reason = table.refusal("red: play codex_3 codex")
    assert reason.rule == "TE-037"


@rule("TE-A66", "TE-019", "TE-016")
def test_a_round_begins_in_order() -> None:
    table = Table("", "", monsters="nahual", events="pacto", next_monsters="aluxe", draws="range_1*20")
    kinds = [line.split()[0] for line in table.log]
    assert kinds[:3] == ["round_started", "added_monster", "strong"]
    assert kinds.index("strong") < kinds.index("drew") < kinds.index("turn_started")
    table = Table("", "", events="susto", draws="range_1*20")
    kinds = [line.split()[0] for line in table.log]
    assert kinds.index("strong") < kinds.index("traumatised") < kinds.index("drew") < kinds.index("turn_started")
