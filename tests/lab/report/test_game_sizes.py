"""How large a game is, counted: what is counted can be worked out by hand in the smallest one."""

from __future__ import annotations

import liza
from liza.lab.report import game_lengths
from liza.lab.report.game_sizes import HEAD, measure_size, play_at_random, table

GAMES = 4


def test_a_game_is_counted_decision_by_decision() -> None:
    found = play_at_random("qiahn", 2, 5)
    state = liza.game("qiahn").new(seats=2, seed=5)
    assert found.decisions == len(found.known) > 10
    assert found.most_choices <= state.game.actions
    assert found.decisions <= found.choices <= found.decisions * found.most_choices
    assert 0 < found.alone < found.decisions
    assert len(set(found.known)) > 1
    assert play_at_random("qiahn", 2, 5) == found != play_at_random("qiahn", 2, 6)


def test_choices_at_the_same_time_are_seen_where_there_are_any() -> None:
    assert play_at_random("qiahn", 2, 1).together == 0
    assert play_at_random("tornaris", 3, 1).together > 0


def test_the_table_has_a_line_for_a_game() -> None:
    size = measure_size(liza.game("qiahn"), GAMES, 0, 1)
    assert size.first.of == size.upset.of == GAMES
    row = size.row()
    assert len(row) == len(HEAD)
    assert row[0] == liza.game("qiahn").title
    assert table([size]).count("|") == 3 * (len(HEAD) + 1)


def test_lengths_are_counted_at_a_table_and_set_beside_the_bound() -> None:
    game = liza.game("qiahn")
    found = game_lengths.measure_lengths(game, 2, GAMES, 5, 1)
    assert list(found.games) == [game_lengths.length("qiahn", 2, seed) for seed in range(5, 5 + GAMES)]
    assert 10 < min(found.games) <= max(found.games) <= game.longest({"troop": 3})
    assert found.row() == [game.title, "2", f"{sum(found.games) / GAMES:.0f}", str(max(found.games)), "33"]
    assert game_lengths.measure_lengths(liza.game("tornaris"), 3, 1, 0, 1).row()[-1] == game_lengths.NO_BOUND
