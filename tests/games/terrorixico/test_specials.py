"""The ten special cards, in every situation that has a ruling."""

from __future__ import annotations

import pytest

from liza.games.terrorixico.vocabulary import SPECIALS
from liza.words.words import Words
from tests.games.terrorixico.table import GAME, Table
from tests.support import rule

# Camazotz under a blood moon asks for 12 Range, 2 Melee, 3 Shield and 4 Codex; Aluxe for 6/4/3/0.
EFFECTS = ("fury", "take_advantage", "good_omens", "berserker")
COMPLETE = {"range": "green:range_3 green:range_3"}


def wide(*hands: str, **more: object) -> Table:
    """Return a table with room in every line: 12 Range, 2 Melee, 3 Shield, 4 Codex."""
    return Table(*hands, monsters="camazotz", **more)  # type: ignore[arg-type]


# Effects.


@rule("TE-025", "TE-A21", "TE-035")
@pytest.mark.parametrize("card", EFFECTS)
@pytest.mark.parametrize("lines", [{}, COMPLETE], ids=["open", "complete"])
def test_an_effect_goes_into_any_line_and_is_worth_nothing(card: str, lines: dict[str, str]) -> None:
    table = Table(f"{card} shield_1", "shield_1", lines=lines)
    before = table.reached("range")
    table.play(f"red: play {card} range")
    assert f"red:{card}" in table.line("range")
    assert table.reached("range") == before
    assert table.counter("relics", "red") == 0


@rule("TE-A21", "TE-A31")
def test_an_effect_is_no_relic_card() -> None:
    table = Table("equality strength shield_1", "", lines={"range": "green:fury red:berserker"})
    assert table.refusal("red: play equality range").rule == "TE-117"
    assert table.refusal("red: play strength range").rule == "TE-120"


@rule("TE-A21", "TE-073")
def test_an_effect_stays_until_the_end_of_the_round() -> None:
    lines = {"range": "green:range_3 green:range_3 red:fury", "melee": "green:melee_3", "shield": "green:shield_3"}
    table = Table("melee_1 range_1", "range_1", lines=lines, next_monsters="nahual", next_events="mal_de_ojo")
    assert "red:fury" in table.line("range")
    table.play("red: play melee_1 melee, done")
    assert table.line("range") == ""
    assert "fury" in table.zone("discard_pile", "red") + table.hand("red")


@rule("TE-096", "TE-A50")
def test_fury_lets_everybody_draw_three_and_discard_in_secret() -> None:
    table = wide("fury range_1*4", "codex_2*5", "melee_1*5", draws="shield_1*20", fields={"passed": 0})
    table.play("red: play fury range")
    drawn = [line for line in table.log if line.startswith("drew")]
    assert [line.split()[1] for line in drawn] == ["red"] * 3 + ["green"] * 3 + ["blue"] * 3
    assert table.asked == "red green blue HandLimit"
    before = table.state.view(2)
    table.play("green: discard codex_2, discard codex_2")
    assert table.state.view(2) == before
    table.play("green: discard codex_2")
    assert table.count("discard_pile", "green") == 0
    table.play("red: discard range_1, discard range_1", "blue: discard melee_1, discard melee_1, discard melee_1")
    assert table.zone("discard_pile", "green") == "codex_2 codex_2 codex_2"
    assert [len(table.hand(colour).split()) for colour in ("red", "green", "blue")] == [5, 5, 5]
    assert table.asked == "red PlayCard"


@rule("TE-096", "TE-A50")
def test_fury_reaches_those_who_passed() -> None:
    table = wide("fury*2 range_1*3", "range_1*5", draws="shield_1*20")
    table.state.players[1].passed = True
    table.play("red: play fury range")
    assert table.asked == "red green HandLimit"


@rule("TE-096", "TE-A18")
def test_fury_heeds_the_hand_size_of_the_round() -> None:
    table = Table("fury range_1*3", "codex_2*4", events="cansancio", draws="shield_1*20")
    table.play("red: play fury range")
    assert table.asked == "red green HandLimit"
    table.play("red: discard range_1, discard range_1", "green: discard codex_2, discard codex_2, discard codex_2")
    assert [len(table.hand(colour).split()) for colour in ("red", "green")] == [4, 4]


@rule("TE-097", "TE-A56", "TE-A04", "TE-053")
def test_take_advantage_gives_a_trauma_to_another_player() -> None:
    table = wide("take_advantage range_1", "range_1", "range_1", draws="shield_1*9")
    table.play("red: play take_advantage range")
    assert table.asked == "red GiveTrauma"
    assert table.legal("red") == ["give green", "give blue"]
    assert table.refusal("red: give red").rule == "TE-A56"
    assert table.refusal("red: give yellow").rule == "TE-A56"
    before = table.count("draw_pile", "blue")
    table.play("red: give blue")
    assert table.count("trauma_pile") == 15
    assert table.count("draw_pile", "blue") == before + 1
    assert "traumatised blue 1 given" in table.log


@rule("TE-097", "TE-A56")
def test_with_two_players_there_is_no_choice() -> None:
    table = wide("take_advantage range_1", "range_1")
    table.play("red: play take_advantage range")
    assert "traumatised green 1 given" in table.log
    assert table.asked == "red PlayCard"


@rule("TE-098", "TE-062", "TE-A53", "TE-109")
def test_good_omens_eliminates_three_discards_the_rest_and_draws_anew() -> None:
    table = wide("good_omens trauma_2 range_1 melee_1 codex_1", "", draws=["shield_1*20"])
    table.play("red: play good_omens range")
    assert table.asked == "red EliminateCards"
    assert table.refusal("red: eliminate codex_3").rule == "TE-098"
    table.play("red: eliminate trauma_2, eliminate range_1, eliminate melee_1")
    assert table.zone("wear_zone", "red") == "trauma_2 range_1 melee_1"
    assert table.zone("discard_pile", "red") == "codex_1"
    assert table.hand("red") == " ".join(["shield_1"] * 5)


@rule("TE-098", "TE-A53", "TE-029")
@pytest.mark.parametrize(("event", "size"), [("cansancio", 4), ("luna_de_sangre", 5), ("ofrenda", 6)])
def test_the_new_hand_of_good_omens_is_as_large_as_the_event_says(event: str, size: int) -> None:
    rest = "trauma_2 range_1 melee_1 codex_1" + " codex_1" * (size - 5)
    hand = f"good_omens {rest}" if size > 4 else "good_omens trauma_2 range_1 melee_1"
    table = wide(hand, "", draws=["shield_1*20"], events=event)
    table.play("red: play good_omens range")
    table.play("red: eliminate trauma_2, eliminate range_1, eliminate melee_1")
    assert table.zone("discard_pile", "red").split() == ["codex_1"] * (size - 4)
    assert table.hand("red") == " ".join(["shield_1"] * size)


@rule("TE-A53")
@pytest.mark.parametrize(("rest", "gone"), [("", 0), ("range_1", 1), ("range_1 melee_1", 2)])
def test_good_omens_with_few_cards_takes_them_all(rest: str, gone: int) -> None:
    table = wide(f"good_omens {rest}", "shield_1")
    table.play("red: play good_omens range")
    for card in rest.split():
        table.play(f"red: eliminate {card}")
    assert table.count("wear_zone", "red") == gone
    assert table.hand("red") == ""


@rule("TE-102", "TE-A54")
def test_berserker_draws_two_and_discards_one() -> None:
    table = wide("berserker range_1 melee_1 codex_1 shield_2", "", draws=["shield_1*20"])
    table.play("red: play berserker range")
    assert table.asked == "red DiscardCards"
    assert table.refusal("red: discard codex_3").rule == "TE-102"
    table.play("red: discard shield_1")
    assert table.hand("red") == "range_1 melee_1 shield_1 shield_2 codex_1"
    assert table.asked == "red PlayCard"


@rule("TE-A54")
def test_berserker_below_the_maximum_discards_one_all_the_same() -> None:
    table = Table("range_1 berserker melee_1 melee_2 codex_2", "shield_1", draws=["shield_1*20"], monsters="camazotz")
    table.play("red: play range_1 range, play berserker range")
    assert len(table.hand("red").split()) == 5
    table.play("red: discard codex_2")
    assert table.hand("red") == "melee_1 melee_2 shield_1 shield_1"


# Cards that count as relics.


@rule("TE-099", "TE-A55")
def test_last_chance_mills_three_and_counts_one_in_any_line() -> None:
    table = wide("last_chance range_1*4", "", draws=["shield_1*20"])
    for line in ("range", "melee", "shield", "codex"):
        assert table.may(f"red: play last_chance {line}")
    table.play("red: play last_chance codex")
    assert table.reached("codex") == 1
    assert table.zone("discard_pile", "red") == "shield_1 shield_1 shield_1"
    assert table.counter("relics", "red") == 1


@rule("TE-A55")
def test_last_chance_reshuffles_first_where_needed() -> None:
    table = wide("last_chance range_1*4", "", draws=["shield_1*2"], discards=["melee_1*6"])
    table.play("red: play last_chance codex")
    milled = [line for line in table.log if line.startswith("discarded red")]
    assert len(milled) == 3
    assert table.log.index("reshuffled red 6") < table.log.index(milled[0])


@rule("TE-A55")
def test_last_chance_mills_what_there_is_traumas_too() -> None:
    table = wide("last_chance range_1*4", "", draws=["trauma_2 shield_1"])
    table.play("red: play last_chance codex")
    assert len([line for line in table.log if line.startswith("discarded red")]) == 2
    assert "discarded red trauma_2 special" in table.log


@rule("TE-100", "TE-A20")
def test_trickery_counts_two_in_any_line() -> None:
    table = wide("trickery range_1", "")
    for line in ("range", "melee", "shield", "codex"):
        assert table.may(f"red: play trickery {line}")
    table.play("red: play trickery shield")
    assert table.reached("shield") == 2
    assert table.line("shield") == "red:trickery"


@rule("TE-A63", "TE-031", "TE-034")
@pytest.mark.parametrize("card", ["last_chance", "trickery"])
def test_cards_that_count_as_relics_stay_out_of_a_complete_line(card: str) -> None:
    table = Table(f"{card} shield_1", "", lines=COMPLETE)
    assert table.refusal(f"red: play {card} range").rule == "TE-A63"
    assert table.refusal(f"red: hide {card} range").rule == "TE-A63"
    assert table.refusal(f"red: play {card} codex").rule == "TE-A63"


@rule("TE-A63", "TE-035")
@pytest.mark.parametrize(("card", "count"), [("last_chance", 1), ("trickery", 2)])
def test_or_go_there_face_up_where_so_agreed(card: str, count: int) -> None:
    table = Table(f"{card} shield_1", "", lines=COMPLETE, late_relics=True)
    for line in ("range", "melee", "shield", "codex"):
        assert table.may(f"red: play {card} {line}")
    assert table.refusal(f"red: hide {card} range").rule == "TE-A64"
    assert table.refusal(f"red: hide {card} codex").rule == "TE-A64"
    assert table.may(f"red: hide {card} shield")
    table.play(f"red: play {card} range")
    assert table.reached("range") == 6 + count
    assert table.counter("relics", "red") == count
    assert (
        Table("range_1 shield_1", "", lines=COMPLETE, late_relics=True).refusal("red: play range_1 range").rule
        == "TE-034"
    )


@rule("TE-A63")
@pytest.mark.parametrize(
    ("lang", "text"), [("es", "Una línea completa ya no la admite"), ("en", "A complete line does not take it")]
)
def test_their_texts_say_so(lang: str, text: str) -> None:
    words = Words(GAME, lang)
    for card in SPECIALS:
        assert (text in words.describe("card", card)) == (card in {"last_chance", "trickery"})


# Friendly fire.


@rule("TE-101", "TE-A22", "TE-077")
def test_friendly_fire_eliminates_and_is_discarded() -> None:
    table = wide("friendly_fire range_1", "", lines={"range": "green:range_3 green:range_1"})
    table.play("red: play friendly_fire range")
    assert table.asked == "red Target"
    absent, own = table.refusal("red: target green range_2"), table.refusal("red: target red range_1")
    assert (absent.rule, own.rule) == ("TE-101", "TE-101")
    assert absent.unless != own.unless
    table.play("red: target green range_3")
    assert table.line("range") == "green:range_1"
    assert table.zone("wear_zone", "green") == "range_3"
    assert table.zone("discard_pile", "red") == "friendly_fire"
    assert table.asked == "red PlayCard"


@rule("TE-A22")
def test_friendly_fire_needs_a_target() -> None:
    table = wide("friendly_fire range_1", "", lines={"range": "red:range_3"})
    assert table.refusal("red: play friendly_fire range").rule == "TE-A22"
    assert table.refusal("red: play friendly_fire codex").rule == "TE-A22"


@rule("TE-A22", "TE-062")
def test_friendly_fire_hits_face_down_cards_and_shows_them() -> None:
    line = {"range": "green:range_3 ?green:trauma_2 ?green:range_1"}
    table = wide("friendly_fire*2 range_1", "", lines=line)
    table.play("red: play friendly_fire range")
    assert table.legal("red") == ["target green range_3", "target green face_down", "target green face_down_2"]
    table.play("red: target green face_down")
    assert "destroyed red green trauma_2 range" in table.log
    assert table.zone("wear_zone", "green") == "trauma_2"
    assert table.line("range") == "green:range_3 green:?"
    table.play("red: play friendly_fire range, target green face_down")
    assert table.zone("wear_zone", "green") == "trauma_2 range_1"


@rule("TE-A22", "TE-036")
def test_friendly_fire_reaches_into_complete_lines() -> None:
    table = Table("friendly_fire range_1", "", lines=COMPLETE)
    table.play("red: play friendly_fire range")
    assert table.line("range") == "green:range_3"
    assert table.may("red: play range_1 range")


# Equality.


@rule("TE-103", "TE-115", "TE-A29")
def test_equality_counts_relic_cards_not_values() -> None:
    lines = {"range": "green:range_1 red:range_3 green:trickery green:fury red:strength"}
    table = wide("equality shield_1", "", lines={"range": "green:range_1 red:range_1 green:range_1"})
    table.play("red: play equality range")
    assert table.reached("range") == 3 + 3
    assert table.counter("relics", "red") == 1 + 3
    assert table.pieces("range")[3]["numbers"] == {"worth": 3, "counts": 3}
    table = wide("equality shield_1", "", lines={"range": lines["range"].replace(" red:strength", "")})
    table.play("red: play equality range")
    assert table.pieces("range")[4]["numbers"]["worth"] == 3


@rule("TE-A29")
def test_equality_follows_what_happens_later() -> None:
    table = wide("equality range_1*2", "range_1 trauma_1 shield_1", lines={"range": "green:range_1"})
    table.play("red: play equality range")
    assert table.reached("range") == 2
    table.play("red: play range_1 range")
    assert table.reached("range") == 4
    table.play("red: done", "green: play range_1 range")
    assert table.reached("range") == 6
    table.play("green: play trauma_1 range")
    assert table.reached("range") == 4
    assert table.counter("relics", "red") == 2


@rule("TE-A29")
def test_two_equalities_do_not_count_each_other() -> None:
    table = wide("equality*2", "", lines={"range": "green:range_1 green:range_1"})
    table.play("red: play equality range, play equality range")
    assert table.reached("range") == 2 + 2 + 2


@rule("TE-117", "TE-A31")
def test_equality_needs_an_open_line_with_a_face_up_relic_card() -> None:
    table = Table("equality shield_1", "", lines={**COMPLETE, "melee": "?green:melee_1"})
    for line in ("range", "melee", "shield"):
        assert table.refusal(f"red: play equality {line}").rule == "TE-117"
        assert table.refusal(f"red: hide equality {line}").rule == "TE-117"


@rule("TE-116", "TE-A70")
def test_equality_leaves_with_its_only_relic_card() -> None:
    table = wide("friendly_fire shield_1", "", lines={"range": "green:range_1 green:equality"})
    table.play("red: play friendly_fire range, target green range_1")
    assert table.line("range") == ""
    assert table.zone("wear_zone", "green") == "range_1"
    assert table.zone("discard_pile", "green") == "equality"
    assert "unlinked green equality range" in table.log


# Strength.


@rule("TE-104", "TE-118", "TE-A28")
def test_strength_doubles_a_line() -> None:
    table = Table(
        "strength shield_1",
        "",
        monsters="camazotz",
        events="eco",
        next_events="luna_de_sangre",
        lines={"range": "green:range_2 green:range_2 red:range_3"},
    )
    assert table.required()[0] == 24
    table.play("red: play strength range")
    assert table.reached("range") == 14
    numbers = table.strength("range")
    assert (numbers["sum"], numbers["multiplied"]) == (7, 2)
    assert (table.counter("relics", "red"), table.counter("relics", "green")) == (6, 8)
    assert "reached range 7 2 14 24 6 8 0 0" in table.log


@rule("TE-125", "TE-A28", "TE-A29")
def test_equality_and_strength_together() -> None:
    lines = {"range": "green:range_2 blue:range_2 red:range_3 red:equality"}
    table = Table(
        "shield_1",
        "shield_1 strength",
        "",
        monsters="camazotz",
        events="eco",
        next_events="luna_de_sangre",
        lines=lines,
        starter="green",
    )
    table.play("green: play strength range")
    assert table.reached("range") == 20
    assert table.counters("relics") == [6 + 6, 4, 4]


@rule("TE-A28")
def test_strength_doubles_what_comes_later_and_several_multiply() -> None:
    table = Table(
        "strength*2",
        "range_2 shield_1",
        monsters="camazotz",
        events="eco",
        next_events="luna_de_sangre",
        lines={"range": "green:range_1"},
    )
    table.play("red: play strength range, play strength range")
    assert table.reached("range") == 4
    table.play("green: play range_2 range")
    assert table.reached("range") == 12
    assert table.counters("relics") == [0, 12]


@rule("TE-120", "TE-A31")
def test_strength_needs_an_open_line_with_a_face_up_relic_card() -> None:
    table = Table("strength shield_1", "", lines={**COMPLETE, "melee": "?green:melee_1 red:fury"})
    for line in ("range", "melee", "shield"):
        assert table.refusal(f"red: play strength {line}").rule == "TE-120"
        assert table.refusal(f"red: hide strength {line}").rule == "TE-120"


@rule("TE-119", "TE-A70")
def test_strength_leaves_with_its_last_relic_card() -> None:
    lines = {"range": "green:range_1 blue:strength green:fury"}
    table = wide("friendly_fire shield_1", "", "", lines=lines)
    table.play("red: play friendly_fire range, target green range_1")
    assert table.line("range") == "green:fury"
    assert table.zone("discard_pile", "blue") == "strength"


@rule("TE-A70", "TE-058")
@pytest.mark.parametrize("card", ["equality", "strength"])
def test_they_leave_also_when_a_trauma_takes_the_last_relic_card(card: str) -> None:
    table = wide("trauma_1 shield_1", "", lines={"range": f"green:range_1 green:{card}"})
    table.play("red: play trauma_1 range")
    assert table.line("range") == ""
    assert table.zone("discard_pile", "green") == f"range_1 {card}"


@rule("TE-A70")
def test_they_stay_while_a_relic_card_is_left() -> None:
    lines = {"range": "green:range_1 green:trickery green:equality green:strength"}
    table = wide("trauma_1 shield_1", "", lines=lines)
    table.play("red: play trauma_1 range")
    assert table.line("range") == "green:trickery green:equality green:strength"
    assert table.reached("range") == (2 + 1) * 2


# Face down.


@rule("TE-A64")
@pytest.mark.parametrize(
    "card", [*EFFECTS, "last_chance", "trickery", "friendly_fire", "equality", "strength", "mimetic"]
)
def test_every_special_may_go_face_down_and_does_nothing_yet(card: str) -> None:
    table = wide(f"{card} shield_1*4", "", lines={"range": "green:range_1"}, draws=["codex_1*9"])
    before = (table.hand("red").replace(card, "").split(), table.count("trauma_pile"), table.count("draw_pile", "red"))
    table.play(f"red: hide {card} range")
    assert (table.hand("red").split(), table.count("trauma_pile"), table.count("draw_pile", "red")) == before
    assert table.line("range") == "green:range_1 red:?"
    assert table.reached("range") == 1


@rule("TE-A64", "TE-A22")
def test_friendly_fire_needs_no_target_face_down() -> None:
    table = wide("friendly_fire shield_1", "")
    assert not table.may("red: play friendly_fire range")
    assert table.may("red: hide friendly_fire range")


@rule("TE-A64")
@pytest.mark.parametrize("card", [*EFFECTS, "friendly_fire"])
def test_no_special_goes_face_down_into_a_complete_line(card: str) -> None:
    table = Table(f"{card} shield_1", "", lines=COMPLETE)
    assert table.refusal(f"red: hide {card} range").rule == "TE-A64"
    assert table.refusal(f"red: hide {card} codex").rule == "TE-A64"
