"""Two cards, where they may go, and the end of the turn."""

from __future__ import annotations

from tests.games.terrorixico.table import Table
from tests.support import rule

FULL = "range_1*20"
"""A draw pile of one kind of card: what comes is known."""


def opened(*hands: str, **more: object) -> Table:
    """Return a table at the first card of red's turn: aluxe asks for 5/3/2/2 under the bells."""
    return Table(*hands, monsters="aluxe", events="campanas", **more)  # type: ignore[arg-type]


@rule("TE-021")
def test_turns_go_clockwise_from_the_starter() -> None:
    table = Table("range_1*2", "range_1*2", "range_1*2", starter="blue")
    assert table.asked == "blue PlayCard"
    assert table.refusal("red: play range_1 range").rule == "TE-021"
    table.play("blue: play range_1 range, hide range_1 range")
    assert table.asked == "red PlayCard"
    table.play("red: hide range_1 range, play range_1 range")
    assert table.asked == "green PlayCard"


@rule("TE-022", "TE-A15", "TE-A14")
def test_two_cards_in_lines_of_choice() -> None:
    table = opened("range_1 melee_2 codex_1", "")
    table.play("red: play range_1 range")
    assert table.asked == "red PlayCard"
    table.play("red: play melee_2 melee")
    assert table.asked == "red EndTurn"
    assert (table.line("range"), table.line("melee")) == ("red:range_1", "red:melee_2")
    assert table.refusal("red: play codex_1 codex").rule == "TE-022"


@rule("TE-022")
def test_only_cards_in_hand_can_be_played() -> None:
    table = opened("range_1", "range_2")
    assert table.refusal("red: play range_2 range").rule == "TE-022"
    assert table.refusal("red: done").rule == "TE-022"


@rule("TE-023", "TE-A14")
def test_one_card_face_down_but_not_two() -> None:
    table = opened("range_1*3", "")
    table.play("red: hide range_1 range")
    assert not table.may("red: hide range_1 range")
    assert table.refusal("red: hide range_1 range").rule == "TE-023"
    table.play("red: play range_1 range")
    assert table.line("range") == "red:? red:range_1"
    table = opened("range_1*3", "")
    table.play("red: play range_1 range, hide range_1 range")
    assert table.line("range") == "red:range_1 red:?"


@rule("TE-024")
def test_two_face_down_in_a_line_are_the_most() -> None:
    table = opened("range_2*2", "", lines={"range": "?green:range_1 ?red:range_1"})
    assert table.refusal("red: hide range_2 range").rule == "TE-024"
    assert table.strength("range")["face_down"] == 2
    table.play("red: play range_2 range")
    assert table.line("range") == "green:? red:? red:range_2"


@rule("TE-027", "TE-A16", "TE-029")
def test_discard_one_then_draw_up() -> None:
    table = opened("range_1 range_2 melee_1 codex_1 shield_1", "", draws=[FULL])
    table.play("red: play range_1 range, play range_2 range")
    assert table.asked == "red EndTurn"
    assert table.refusal("red: discard range_2").rule == "TE-027"
    table.play("red: discard shield_1, done")
    assert table.hand("red") == "range_1 range_1 range_1 melee_1 codex_1"
    assert table.zone("discard_pile", "red") == "shield_1"


@rule("TE-A16")
def test_the_discard_may_be_declined_the_draw_not() -> None:
    table = opened("range_1 range_2 melee_1 codex_1 shield_1", "", draws=[FULL])
    table.play("red: play range_1 range, play range_2 range, done")
    assert table.hand("red") == "range_1 range_1 melee_1 shield_1 codex_1"
    assert table.count("discard_pile", "red") == 0


@rule("TE-028", "TE-077", "TE-109")
def test_discard_one_and_eliminate_one() -> None:
    table = opened("range_1 range_2 melee_1 codex_1 shield_1", "", draws=[FULL])
    table.play("red: play range_1 range, play range_2 range")
    assert table.refusal("red: eliminate codex_1").rule == "TE-028"
    table.play("red: discard shield_1")
    assert table.asked == "red WearOut"
    assert table.refusal("red: eliminate shield_1").rule == "TE-028"
    assert table.refusal("red: discard codex_1").rule == "TE-027"
    table.play("red: eliminate codex_1")
    assert table.zone("wear_zone", "red") == "codex_1"
    assert table.zone("discard_pile", "red") == "shield_1"
    assert len(table.hand("red").split()) == 5


@rule("TE-028", "TE-A16")
def test_with_a_single_card_nothing_is_eliminated() -> None:
    table = opened("range_1 range_2 melee_1", "range_1")
    table.play("red: play range_1 range, play range_2 range, discard melee_1")
    assert table.asked == "green PlayCard"


@rule("TE-030")
def test_a_trauma_can_be_discarded_but_not_eliminated() -> None:
    table = opened("range_1 range_2 trauma_2 trauma_1 melee_1", "range_1", draws=[FULL])
    table.play("red: play range_1 range, play range_2 range, discard trauma_2")
    assert table.zone("discard_pile", "red") == "trauma_2"
    assert table.refusal("red: eliminate trauma_1").rule == "TE-030"
    assert table.may("red: eliminate melee_1")


@rule("TE-029", "TE-A18")
def test_the_event_may_ask_for_another_hand() -> None:
    table = Table("range_1*5", "melee_1*5", events="ofrenda", draws=FULL)
    assert table.counter("hand_size") == 6
    assert len(table.hand("red").split()) == 6
    table = Table("range_1*4 melee_1", "melee_1*5", events="cansancio", draws=FULL)
    assert table.asked == "red green HandLimit"
    assert table.refusal("red: discard shield_1").rule == "TE-A18"
    table.play("green: discard melee_1", "red: discard melee_1")
    assert table.hand("red") == "range_1 range_1 range_1 range_1"
    assert table.zone("discard_pile", "red") == "melee_1"
    assert table.asked == "red PlayCard"


@rule("TE-A18")
def test_a_smaller_hand_is_chosen_in_secret() -> None:
    table = Table("range_1*4 melee_1", "melee_1*5", events="cansancio", draws=FULL)
    before = table.state.view(1)
    table.play("red: discard melee_1")
    assert table.state.view(1) == {**before, "actors": [1]}
    assert table.count("discard_pile", "red") == 0


@rule("TE-031", "TE-032", "TE-A20")
def test_a_relic_needs_a_line_of_its_kind_that_lacks_something() -> None:
    table = opened("range_1 melee_1", "", lines={"range": "green:range_3 ?green:range_3"})
    assert table.may("red: play range_1 range")
    assert table.refusal("red: play range_1 melee").rule == "TE-A20"
    assert table.refusal("red: hide melee_1 codex").rule == "TE-A20"


@rule("TE-033", "TE-034", "TE-A34")
def test_a_card_may_overshoot_and_then_the_line_is_closed() -> None:
    table = opened("range_3 range_1*3", "", lines={"range": "green:range_3 green:range_1"})
    assert table.strength("range")["lacking"] == 1
    table.play("red: play range_3 range")
    assert table.reached("range") == 7
    assert table.refusal("red: play range_1 range").rule == "TE-034"
    assert table.refusal("red: hide range_1 range").rule == "TE-034"


@rule("TE-032")
def test_face_down_cards_do_not_complete_a_line() -> None:
    table = opened("range_2 range_3", "", lines={"range": "green:range_3"})
    table.play("red: hide range_2 range")
    assert table.strength("range")["lacking"] == 2
    assert table.may("red: play range_3 range")


@rule("TE-035", "TE-A21")
def test_effects_and_friendly_fire_still_go_into_a_complete_line() -> None:
    full = {"range": "green:range_3 green:range_3"}
    table = opened("fury berserker good_omens take_advantage friendly_fire", "", lines=full)
    for card in ("fury", "berserker", "good_omens", "take_advantage", "friendly_fire"):
        assert table.may(f"red: play {card} range")
        assert not table.may(f"red: hide {card} range")
    table.play("red: play friendly_fire range")
    assert table.reached("range") == 3


@rule("TE-036", "TE-058")
def test_a_line_that_loses_a_card_is_open_again() -> None:
    full = {"range": "green:range_2 green:range_3"}
    table = opened("trauma_2 range_1 range_2", "", lines=full)
    assert not table.may("red: play range_1 range")
    table.play("red: play trauma_2 range")
    assert table.reached("range") == 3
    table.play("red: hide range_1 range")
    assert table.line("range") == "green:range_3 red:?"


@rule("TE-036")
def test_an_open_again_line_still_holds_two_face_down() -> None:
    full = {"range": "green:range_2 green:range_3 ?green:range_1 ?green:range_1"}
    table = opened("trauma_2 range_1 range_2", "", lines=full)
    table.play("red: play trauma_2 range")
    assert table.refusal("red: hide range_1 range").rule == "TE-024"
    assert table.may("red: play range_1 range")


@rule("TE-A06")
def test_nobody_passes_with_a_valid_card() -> None:
    table = opened("range_1 codex_1", "")
    assert table.refusal("red: pass").rule == "TE-A06"
    table.play("red: play range_1 range")
    assert table.refusal("red: pass").rule == "TE-051"


@rule("TE-A08", "TE-123")
def test_a_single_valid_card_is_played_and_the_turn_goes_on() -> None:
    table = Table("range_1 codex_1", "range_1", events="luna_de_sangre")
    assert table.legal("red") == ["play range_1 range", "hide range_1 range"]
    table.play("red: play range_1 range")
    assert table.legal("red") == ["done"]
    table.play("red: done")
    assert table.asked == "red EndTurn"
    assert table.counter("passed", "red") == 0


@rule("TE-A08")
def test_a_lone_card_may_be_face_down() -> None:
    table = Table("range_1", "range_1", events="luna_de_sangre")
    table.play("red: hide range_1 range")
    assert table.line("range") == "red:?"
    assert table.asked == "green PlayCard"


@rule("TE-A08")
def test_the_second_card_is_compulsory_while_one_is_valid() -> None:
    table = opened("range_1*2 trauma_1", "", lines={"melee": "green:melee_1"})
    table.play("red: play range_1 range")
    assert table.refusal("red: done").rule == "TE-A08"
    assert table.may("red: play trauma_1 melee")


@rule("TE-A08", "TE-123")
def test_with_only_traumas_left_the_player_may_stop() -> None:
    table = opened("range_1 trauma_1 trauma_0", "", lines={"melee": "green:melee_1"})
    table.play("red: play range_1 range")
    assert "done" in table.legal("red")
    assert table.may("red: show")
    assert table.may("red: play trauma_1 melee")


@rule("TE-A13", "TE-A17", "TE-038")
def test_the_first_card_may_end_the_battle() -> None:
    lines = {"range": "green:range_3 green:range_3", "melee": "green:melee_3", "shield": "green:shield_2"}
    more = {"next_monsters": "nahual", "next_events": "susto"}
    table = opened("codex_2 range_3 melee_1", "", lines=lines, draws=[FULL], **more)
    assert table.required() == [5, 3, 2, 2]
    table.play("red: play codex_2 codex")
    assert table.asked == "red EndTurn"
    assert "defeated" in table.log
    assert "counted red 2" not in table.log
    table.play("red: discard melee_1, done")
    assert "counted red 2" in table.log


@rule("TE-A14")
def test_the_second_card_may_be_one_just_drawn() -> None:
    table = opened("berserker codex_1", "", draws=["melee_3*8"])
    table.play("red: play berserker shield, discard codex_1, play melee_3 melee")
    assert table.line("melee") == "red:melee_3"


@rule("TE-A19", "TE-A64")
def test_a_face_down_card_must_be_valid_too() -> None:
    table = opened("range_1 equality", "")
    before = table.count("trauma_pile")
    assert table.refusal("red: hide range_1 codex").rule == "TE-A20"
    assert table.refusal("red: hide equality range").rule == "TE-117"
    assert table.count("trauma_pile") == before


@rule("TE-019")
def test_an_event_may_forbid_face_down_cards() -> None:
    table = Table("range_3 melee_1 trauma_2", "", monsters="camazotz", events="apagon")
    assert table.refusal("red: hide range_3 range").rule == "TE-019"
    assert table.refusal("red: hide trauma_2 range").rule == "TE-019"
    assert not any(choice.startswith("hide") for choice in table.legal("red"))


@rule("TE-078", "TE-A42")
def test_a_low_draw_pile_takes_the_discard_pile_in() -> None:
    table = opened("range_1*5", "", draws=["melee_1*8"], discards=["codex_1*4"])
    table.play("red: play range_1 range, play range_1 range, done")
    assert table.count("draw_pile", "red") == 6
    assert table.count("discard_pile", "red") == 4
    table = opened("range_1*5", "", draws=["melee_1*7"], discards=["codex_1*4"])
    table.play("red: play range_1 range, play range_1 range, done")
    assert table.count("draw_pile", "red") == 5 + 4
    assert table.count("discard_pile", "red") == 0
    assert "reshuffled red 4" in table.log


@rule("TE-A42")
def test_a_pile_that_runs_dry_in_a_draw_is_reshuffled_at_once() -> None:
    table = opened("range_1*5", "", draws=["melee_1"], discards=["codex_1*9"])
    table.play("red: play range_1 range, play range_1 range, done")
    assert table.hand("red").count("codex_1") == 1
    assert len(table.hand("red").split()) == 5


@rule("TE-A42")
def test_received_traumas_alone_reshuffle_nothing() -> None:
    table = Table("codex_1*5", "", events="susto", draws=["range_1*2", ""], discards=["melee_1*3", ""])
    assert table.count("discard_pile", "red") == 3


@rule("TE-A43")
def test_a_short_hand_is_legal_and_filled_when_cards_come_back() -> None:
    table = opened("range_1 range_2", "friendly_fire range_1 range_2 melee_1 melee_2", "")
    table.play("red: play range_1 range, play range_2 range")
    assert table.hand("red") == ""
    table.play("green: play range_1 range, play friendly_fire range, target red range_2, done")
    assert table.asked == "blue PlayCard"
    assert table.legal("blue") == ["pass"]
    table.play("blue: pass")
    assert table.asked == "red PlayCard"
    assert table.legal("red") == ["pass"]


@rule("TE-A43")
def test_the_hand_is_filled_at_the_start_of_the_turn() -> None:
    table = opened("range_1 range_2", "trauma_1 melee_1 melee_2 melee_3 codex_1")
    table.play("red: play range_1 range, play range_2 range")
    table.play("green: play trauma_1 range, play melee_1 melee, done")
    assert table.asked == "red PlayCard"
    assert table.hand("red") == "range_1"


@rule("TE-025")
def test_a_choice_of_another_moment_is_refused() -> None:
    table = opened("range_1", "")
    assert table.refusal("red: give green").rule == "TE-025"
    assert table.refusal("red: copy range_1").rule == "TE-025"


@rule("TE-022", "TE-034", "TE-037")
def test_a_line_asks_for_the_card_first_unless_it_takes_none() -> None:
    table = Table("range_1", "", lines={"shield": "green:shield_3"})
    assert table.required() == [6, 4, 3, 0]
    assert "carta de tu mano" in table.refusal("red: aim range").unless
    assert table.refusal("red: aim shield").rule == "TE-034"
    assert table.refusal("red: aim codex").rule == "TE-037"
