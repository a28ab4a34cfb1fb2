"""What an experiment of the lab may change before the first choice: a card of the own pile joins the first deal."""

from __future__ import annotations

import pytest

from tests.games.terrorixico.table import COLOURS, Table


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("card", ["range_1", "mimetic", "good_omens"])
def test_a_card_of_the_own_pile_comes_to_the_own_hand(seat: int, card: str) -> None:
    table = Table("melee_1", "melee_1", "melee_1", draws=f"codex_1 {card}*2 shield_3", begin=False)
    colour = COLOURS[seat]
    assert table.game.hand_out(table.state, seat, "card", card)
    assert sorted(table.hand(colour).split()) == sorted([card, "melee_1"])
    assert [table.count("draw_pile", one) for one in COLOURS[:3]] == [4 - (one == colour) for one in COLOURS[:3]]
    assert [len(table.hand(one).split()) for one in COLOURS[:3]] == [1 + (one == colour) for one in COLOURS[:3]]
    assert table.game.hand_out(table.state, seat, "card", card)
    assert not table.game.hand_out(table.state, seat, "card", card), "there were two of them"
    assert table.count("draw_pile", colour) == 2
    assert sorted(table.hand(colour).split()) == sorted([card, card, "melee_1"])


@pytest.mark.parametrize("card", ["range_2", "trauma_1", "unseen", "range", "nothing_of_the_kind"])
def test_what_the_own_pile_does_not_hold_and_what_is_no_card_are_not_given(card: str) -> None:
    table = Table("melee_1", "melee_1", draws=["codex_1 trauma shield_3", "range_2"], begin=False)
    before = table.state.to_data()
    assert not table.game.hand_out(table.state, 0, "card", card)
    assert table.state.to_data() == before


def test_a_monster_or_an_event_that_nobody_has_seen_is_kept_out_of_play() -> None:
    more = {"next_monsters": "momia nahual", "next_events": "susto eco", "begin": False}
    table = Table("melee_1", "melee_1", under_monsters="jinete", under_events="fiebre", **more)
    assert table.game.set_aside(table.state, "monster", "momia")
    assert (table.count("monster_deck"), table.count("event_deck")) == (2, 3)
    assert table.game.set_aside(table.state, "event_card", "eco")
    assert (table.count("monster_deck"), table.count("event_deck")) == (2, 2)
    before = table.state.to_data()
    for kind, key in (
        ("monster", "momia"), ("monster", "jinete"), ("monster", "aluxe"), ("event_card", "eco"),
        ("event_card", "fiebre"), ("event_card", "luna_de_sangre"), ("card", "fury"), ("colour", "red"),
    ):  # fmt: skip
        assert not table.game.set_aside(table.state, kind, key), key
    assert table.state.to_data() == before
    assert table.game.set_aside(table.state, "monster", "nahual")
    assert table.game.set_aside(table.state, "event_card", "susto")
    assert (table.zone("monster_deck"), table.zone("event_deck")) == ("jinete", "fiebre")
