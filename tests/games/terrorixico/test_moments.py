"""Every moment at which somebody is asked: what is refused there, by which rule, up to the last card there is."""

from __future__ import annotations

from typing import Any

import pytest

from liza.games.terrorixico.vocabulary import CARDS
from tests.games.terrorixico.table import GAME, Table
from tests.support import rule

EDGES = (
    "show", "pass", "done", "play range_1 range", "play trauma_3 codex", "hide range_1 range", "hide trauma_3 codex",
    "discard range_1", "discard trauma_3", "eliminate range_1", "eliminate trauma_3", "give red", "give yellow",
    "aim range", "aim codex", "target red range_1", "target yellow face_down_2", "copy range_1", "copy trauma_3",
)  # fmt: skip
"""The first and the last choice of every verb."""
LINES = {"range": "green:range_2 blue:trickery", "melee": "green:melee_1 green:melee_2 blue:fury"}
WON = {"range": "green:range_3 green:range_3", "shield": "green:shield_3", "melee": "green:melee_3 ?red:friendly_fire"}
NEXT = {"next_monsters": "nahual", "next_events": "mal_de_ojo"}
DISCARDS = ("discard range_1", "discard trauma_3")
ELIMINATES = ("eliminate range_1", "eliminate trauma_3")
PLAYS = EDGES[3:7]
GIVES = ("give red", "give yellow")
TARGETS = ("target red range_1", "target yellow face_down_2")
COPIES = ("copy range_1", "copy trauma_3")


def without(*others: str) -> tuple[str, ...]:
    """Return all but some choices."""
    return tuple(one for one in EDGES if one not in others)


MOMENTS: dict[str, tuple[dict[str, Any], tuple[str, ...], str, dict[str, tuple[str, ...]]]] = {
    "HandLimit": ({"events": "cansancio"}, ("shield_1*5", "shield_1*5"), "", {"TE-A18": EDGES}),
    "Cleanse": ({"events": "limpia"}, ("shield_1", "shield_1"), "", {"": ("done",), "TE-062": without("done")}),
    "PlayCard": (
        {},
        ("shield_1 melee_1", "", ""),
        "",
        {"TE-055": ("show",), "TE-A06": ("pass",), "TE-022": ("done", *PLAYS, "aim range"), "TE-037": ("aim codex",)},
    ),
    "EndTurn": (
        {},
        ("shield_1 melee_1 codex_1", "", ""),
        "red: play shield_1 shield, play melee_1 melee",
        {
            "": ("done",),
            "TE-022": without("done", *DISCARDS, *ELIMINATES),
            "TE-027": DISCARDS,
            "TE-028": ELIMINATES,
        },
    ),
    "WearOut": (
        {},
        ("shield_1 melee_1 codex_1 codex_2", "", ""),
        "red: play shield_1 shield, play melee_1 melee, discard codex_1",
        {
            "": ("done",),
            "TE-022": without("done", *DISCARDS, *ELIMINATES),
            "TE-027": DISCARDS,
            "TE-028": ELIMINATES[:1],
            "TE-030": ELIMINATES[1:],
        },
    ),
    "EliminateCards": (
        {},
        ("good_omens shield_1", ""),
        "red: play good_omens range",
        {"TE-098": (*DISCARDS, *ELIMINATES)},
    ),
    "DiscardCards": ({}, ("berserker shield_1", ""), "red: play berserker range", {"TE-102": (*DISCARDS, *ELIMINATES)}),
    "GiveTrauma": ({}, ("take_advantage shield_1", "", ""), "red: play take_advantage range", {"TE-A56": GIVES}),
    "Aim": (
        {"lines": WON, **NEXT},
        ("melee_1", ""),
        "red: play melee_1 melee",
        {"": ("aim range",), "TE-A73": ("aim codex",)},
    ),
    "Target": (
        {"lines": LINES},
        ("friendly_fire shield_1", "", ""),
        "red: play friendly_fire melee",
        {"TE-101": TARGETS},
    ),
    "Copy": ({"lines": LINES}, ("mimetic shield_1", "", ""), "red: play mimetic melee", {"TE-A30": COPIES}),
}


@rule("TE-025", "TE-022", "TE-027", "TE-028", "TE-030", "TE-A18", "TE-A30", "TE-A56", "TE-A73")
@pytest.mark.parametrize("moment", MOMENTS)
def test_what_is_refused_at_a_moment(moment: str) -> None:
    more, hands, before, expected = MOMENTS[moment]
    table = Table(*hands, **more)
    if before:
        table.play(before)
    assert table.asked.split()[-1] == moment
    found: dict[str, tuple[str, ...]] = {}
    for text in EDGES:
        reason = GAME.explain(table.state, 0, GAME.parse(text))
        named = "" if reason is None else reason.rule
        if named != "TE-025":
            found[named] = (*found.get(named, ()), text)
    assert found == expected


@rule("TE-064", "TE-065")
def test_what_is_refused_when_a_trauma_is_aimed() -> None:
    table = Table("trauma_2 shield_1", "", "", lines=LINES)
    table.play("red: play trauma_2 range")
    assert [table.refusal(f"red: {text}").rule for text in TARGETS] == ["TE-064", "TE-065"]
    assert table.refusal("red: target green range_3").rule == "TE-057"
    assert table.refusal("red: target green face_down").rule == "TE-065"
    assert table.refusal("red: copy range_1").rule == "TE-025"


@rule("TE-014")
def test_what_is_refused_at_the_first_deal() -> None:
    state = GAME.new(seats=2, seed=1)
    for text in ("discard trauma_3", "eliminate range_1", "hide trauma_3 codex"):
        reason = GAME.explain(state, 0, GAME.parse(text))
        assert reason is not None
        assert reason.rule == "TE-014"


@rule("TE-022", "TE-031", "TE-035", "TE-056", "TE-059", "TE-A21", "TE-A22", "TE-A63", "TE-A64")
def test_everything_that_a_full_hand_can_do() -> None:
    hand = "range_1 range_3 melee_2 fury trickery friendly_fire equality mimetic trauma_0 trauma_1 trauma_3"
    lines = {
        "range": "green:range_1 green:range_2",
        "melee": "red:melee_1 ?green:fury ?green:melee_1",
        "shield": "green:shield_3",
    }
    table = Table("", "", lines=lines)
    table.state.players[0].hand = [CARDS.index(card) for card in hand.split()]
    assert table.required() == [6, 4, 3, 0]
    assert table.legal("red") == [
        "play range_1 range",
        "hide range_1 range",
        "play range_3 range",
        "hide range_3 range",
        "play melee_2 melee",
        "play fury range",
        "play fury melee",
        "play fury shield",
        "play fury codex",
        "hide fury range",
        "play trickery range",
        "play trickery melee",
        "hide trickery range",
        "play friendly_fire range",
        "play friendly_fire melee",
        "play friendly_fire shield",
        "hide friendly_fire range",
        "play equality range",
        "play equality melee",
        "hide equality range",
        "play mimetic range",
        "hide mimetic range",
        "show",
        "play trauma_1 range",
        "hide trauma_1 range",
        "play trauma_3 shield",
        "hide trauma_3 range",
    ]


@rule("TE-A60")
def test_ninety_nine_turns_are_not_too_many() -> None:
    table = Table("range_1*2", "range_1*2", **NEXT)
    table.state.turn = 99
    table.play("red: play range_1 range, hide range_1 range")
    assert table.asked == "green PlayCard"


@rule("TE-A60", "TE-A44")
def test_giving_up_may_end_the_game() -> None:
    table = Table("range_1*2", "range_1*2", "range_1*2", fields={"pile": 2}, **NEXT)
    table.state.turn = 100
    table.play("red: play range_1 range, hide range_1 range")
    assert [line for line in table.log if line.startswith("passed")] == ["passed green", "passed blue"]
    assert table.outcome.reason == "traumas"


@rule("TE-076", "TE-A60")
def test_whoever_passed_before_a_round_is_given_up_passes_no_second_time() -> None:
    table = Table("range_1*2", "", "range_1*2", starter="green", **NEXT)
    table.play("green: pass")
    table.state.turn = 100
    table.play("blue: play range_1 range, hide range_1 range")
    assert [line for line in table.log if line.startswith("passed")] == ["passed green", "passed red", "passed blue"]
    assert table.counter("starts", "green") == 1


@rule("TE-A32", "TE-A56", "TE-A67")
def test_with_an_empty_pile_take_advantage_asks_nobody_at_the_reveal() -> None:
    lines = {**WON, "melee": "green:melee_3 ?red:take_advantage ?blue:take_advantage"}
    table = Table("melee_1", "", "", lines=lines, fields={"pile": 1}, **NEXT)
    table.play("red: play melee_1 melee, give green")
    assert table.outcome.reason == "traumas"
    assert [line for line in table.log if line.startswith("traumatised")] == ["traumatised green 1 given"]


@rule("TE-A55", "TE-A42")
def test_last_chance_takes_exactly_what_is_left_before_it_reshuffles() -> None:
    table = Table("last_chance codex_1*4", "", draws=["shield_1*3"], discards=["melee_1*6"], monsters="camazotz")
    happened = table.play("red: play last_chance codex")
    assert happened[2:] == ["discarded red shield_1 special"] * 3 + ["reshuffled red 9"]


@rule("TE-A04", "TE-A03")
def test_four_unseen_traumas_of_four_values_are_one_of_each() -> None:
    for only in range(4):
        values = [int(value == only) for value in range(4)]
        assert Table("", "", draws=["trauma", ""], values=values).hand("red") == f"trauma_{only}"
    table = Table("", "", draws=["trauma*4", ""], values=(1, 1, 1, 1))
    assert table.hand("red") == "trauma_0 trauma_1 trauma_2 trauma_3"
    assert table.state.to_data()["fields"]["values"] == [0, 0, 0, 0]


@rule("TE-A57", "TE-077", "TE-109")
def test_no_card_is_lost_or_made_by_drawing() -> None:
    cards = "range_1 range_2 range_3 melee_1 melee_2 melee_3 shield_1 shield_2 shield_3 codex_1 codex_2 codex_3"
    table = Table("", "", draws=[cards, ""], events="campanas")
    keys = [GAME.notation(GAME.parse("copy range_1") + card).split()[1] for card in table.state.players[0].draws]
    assert sorted(keys + table.hand("red").split()) == sorted(cards.split())


@rule("TE-032", "TE-040")
def test_face_down_cards_count_for_nobody_yet_and_hide_nothing_behind_them() -> None:
    table = Table("", "", lines={"melee": "?red:melee_3 red:melee_1 ?green:fury green:melee_1"})
    assert table.counters("relics") == [1, 1]
    assert table.reached("melee") == 2


@rule("TE-073")
def test_the_battle_zone_is_empty_after_a_round() -> None:
    table = Table("melee_1", "", lines={**WON, "melee": "green:melee_3 ?red:range_1"}, **NEXT)
    table.play("red: play melee_1 melee")
    fields = table.state.to_data()["fields"]
    for line in fields["lines"]:
        assert (line["cards"], line["total"], line["downs"], line["relics"]) == ([], 0, 0, 0)
    assert (fields["defeated"], fields["placed"], fields["turn"]) == (False, 0, 1)
    assert [(player["passed"], player["latest"]) for player in fields["players"]] == [(False, 0), (False, 0)]


@rule("TE-056", "TE-101")
def test_of_two_cards_alike_the_later_one_leaves() -> None:
    lines = {"range": "green:range_2 red:range_1 green:range_2 blue:range_1"}
    for card in ("trauma_2", "friendly_fire"):
        table = Table(f"{card} shield_1", "", "", lines=lines, monsters="camazotz")
        table.play(f"red: play {card} range")
        if table.asked == "red Target":
            table.play("red: target green range_2")
        assert table.line("range") == "green:range_2 red:range_1 blue:range_1"


@rule("TE-A37", "TE-017")
def test_the_log_multiplies_several_times() -> None:
    table = Table("", "", monsters="camazotz", events="eco", next_events="luna_de_sangre")
    assert "strong range 4 0 0 6 1 24" in table.log
    assert "strong melee 1 0 1 2 1 4" in table.log


@rule("TE-015", "TE-A52")
@pytest.mark.parametrize(("seats", "colour"), [(2, "blue"), (3, "yellow")])
def test_a_colour_that_nobody_plays_cannot_begin(seats: int, colour: str) -> None:
    starters = {GAME.new(seats=seats, seed=seed, starter=colour).to_data()["fields"]["starter"] for seed in range(30)}
    assert starters == set(range(seats))


@rule("TE-076")
def test_who_passed_first_is_forgotten_with_the_round() -> None:
    table = Table("", "", "", starter="green", fields={"first_passer": 2}, **NEXT)
    table.play("green: pass", "blue: pass", "red: pass")
    assert "failed" in table.log
    assert table.counter("starts", "green") == 1


@rule("TE-A10", "TE-043")
def test_whoever_passed_cannot_be_first_if_so_agreed_whatever_the_seat() -> None:
    lines = {"range": "green:range_3 green:range_3", "shield": "green:shield_3", "melee": "red:melee_3"}
    table = Table("melee_1", "", lines=lines, starter="green", passed_can_be_first=False, **NEXT)
    table.play("green: pass", "red: play melee_1 melee")
    assert "took red 1 1" in table.log
    assert "nothing green" in table.log


@rule("TE-022", "TE-123")
@pytest.mark.parametrize("bluff", [False, True])
def test_cards_alike_are_offered_once(bluff: bool) -> None:
    table = Table("trauma_1*2 range_1*2 fury", "", lines={"range": "green:range_1"}, bluff=bluff)
    offered = table.legal("red")
    assert len(offered) == len(set(offered))
    assert {"play range_1 range", "play fury codex", "play trauma_1 range", "hide trauma_1 melee"} <= set(offered)
