"""Face-down cards stay secret until they are turned up, and what others imagine of them keeps to the rules."""

from __future__ import annotations

import pytest

import liza
from liza.kernel.source import KEY_BYTES
from tests.games.terrorixico.table import COLOURS, Table
from tests.support import rule


@rule("TE-116", "TE-119", "TE-A70", "TE-A57")
@pytest.mark.parametrize("card", ["equality", "strength"])
def test_what_lies_face_down_is_not_discarded_with_the_last_relic_of_its_line(card: str) -> None:
    """Whoever saw it leave would know what it was."""
    lines = {"codex": f"red:codex_1 ?blue:{card}"}
    hands = ("range_1", "friendly_fire range_1", "range_1")
    table = Table(*hands, lines=lines, starter="green", monsters="camazotz")
    happened = table.play("green: play friendly_fire codex, target red codex_1")
    assert table.line("codex") == "blue:?"
    assert not any(line.startswith("unlinked") for line in happened)
    open_one = Table(*hands, lines={"codex": f"red:codex_1 blue:{card}"}, starter="green", monsters="camazotz")
    open_one.play("green: play friendly_fire codex, target red codex_1")
    assert open_one.line("codex") == ""
    assert open_one.zone("discard_pile", "blue") == card


def imagined(table: Table, viewer: str, *chances: tuple[int, int]) -> Table:
    """Return the world that a player imagines when chance picks so."""
    world = Table(*[""] * table.state.seats, begin=False)
    own_chance = [liza.pick(256, 0)] * KEY_BYTES
    script = liza.Scripted([*own_chance, *(liza.pick(n, at) for n, at in chances)])
    world.state = table.state.determinize(COLOURS.index(viewer), script)
    return world


@rule("TE-A19", "TE-A57")
def test_one_face_down_card_in_five_is_imagined_to_be_any_card_where_bluffing_is_agreed_on() -> None:
    more = {"draws": ["", "range_2"], "lines": {"range": "?green:range_1"}, "begin": False}
    table = Table("", "codex_1 melee_1", bluff=True, **more)
    for first in range(1, 5):
        honest = imagined(table, "red", (5, first), (2, 1), (3, 0), (2, 0))
        assert [piece["key"] for piece in honest.pieces("range", viewer="green")] == ["range_2"]
        assert honest.hand("green").split() == ["range_1", "melee_1"]
    bluff = imagined(table, "red", (5, 0), (4, 3), (3, 0), (2, 0))
    assert [piece["key"] for piece in bluff.pieces("range", viewer="green")] == ["codex_1"]
    plain = imagined(Table("", "codex_1 melee_1", **more), "red", (2, 0), (3, 1), (2, 1))
    assert [piece["key"] for piece in plain.pieces("range", viewer="green")] == ["range_1"]
