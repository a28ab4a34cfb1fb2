"""The arena: the same deals from both sides, scores with intervals, and ratings that follow from them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from math import log10
from pathlib import Path

import pytest

import liza
from liza.lab import SimulationError
from liza.lab.arena.arena import Ladder, PairResult, arena, play
from liza.lab.arena.matchups import ArenaTerms, Matchup, MatchupScore, ThinkingTime
from liza.lab.arena.rating_chart import draw_ladder
from liza.lab.stats.bradley_terry import estimate, ratings
from liza.lab.stats.result import wilson


def test_a_deal_for_two_is_played_from_both_sides() -> None:
    terms = ArenaTerms("qiahn", 2, liza.game("qiahn").check_options({}), 1)
    scored = play(terms, Matchup("random", "random ", 0))
    assert terms.games_per_deal() == 2
    assert scored.score == pytest.approx(0.5)
    assert scored.alone == pytest.approx(scored.score)


def test_at_a_larger_table_everybody_sits_alone_once_on_every_seat() -> None:
    """Copies of one bot: whoever the seat favours, both names profit alike."""
    terms = ArenaTerms("tankup", 3, liza.game("tankup").check_options({}), 1)
    scored = play(terms, Matchup("random", "random ", 3))
    assert terms.games_per_deal() == 6
    assert scored.score == pytest.approx(0.5)
    assert scored.alone == pytest.approx(1 / 3)


def test_a_slow_bot_can_be_left_at_sitting_alone() -> None:
    terms = ArenaTerms("tankup", 3, liza.game("tankup").check_options({}), 1, alone=True)
    scored = play(terms, Matchup("random", "random ", 3))
    assert terms.games_per_deal() == 3
    assert scored.alone == pytest.approx(1 / 3)
    slow, quick = scored.thought
    assert 0 < slow.choices < quick.choices
    assert slow.slowest <= slow.seconds <= slow.choices * slow.slowest


def test_thinking_is_timed_for_each_bot() -> None:
    ladder = arena("qiahn", bots=["ismcts:50", "random"], games=4, seed=1)
    slow, quick = (ladder.thought[name].milliseconds() for name in ladder.bots)
    assert slow["mean"] > 5 * quick["mean"] > 0
    assert slow["slowest"] >= slow["mean"]


def test_a_stronger_bot_scores_more_and_is_rated_higher() -> None:
    told: list[tuple[int, int]] = []
    ladder = arena("qiahn", bots=["random", "greedy"], games=119, seed=3, progress=lambda *now: told.append(now))
    (meeting,) = ladder.meetings
    assert ladder.games == 120
    assert len(meeting.bouts) == 60
    assert told[-1] == (120, 120)
    assert meeting.score.high < 0.5
    assert [one.name for one in ladder.rated] == ["greedy", "random"]
    best, worst = ladder.rated
    assert worst.rating == worst.low == worst.high == 0
    assert 0 < best.low < best.rating < best.high


def test_the_same_seed_gives_the_same_ladder_on_any_number_of_processes() -> None:
    one, two = (arena("qiahn", bots=["random", "soft"], games=8, seed=4, jobs=jobs).to_data() for jobs in (1, 2))
    assert one == two
    assert arena("qiahn", bots=["random", "soft"], games=8, seed=5).to_data() != one


def test_neighbours_alone_are_enough_for_ratings() -> None:
    bots = ["random", "soft:3000", "greedy"]
    ladder = arena("qiahn", bots=bots, games=60, seed=1, neighbours=True)
    assert [(one.first, one.second) for one in ladder.meetings] == [("random", "soft:3000"), ("soft:3000", "greedy")]
    assert [one.name for one in ladder.rated] == bots[::-1]


def test_what_was_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    whole = arena("qiahn", bots=["random", "soft"], games=12, seed=4)
    arena("qiahn", bots=["random", "soft"], games=6, seed=4, keep=file)
    half = file.read_text(encoding="utf-8")
    assert len(half.splitlines()) == 1 + 3
    file.write_text(half + '{"bout": {"first": "ran', encoding="utf-8")
    told: list[int] = []
    again = arena(
        "qiahn", bots=["random", "soft"], games=12, seed=4, keep=file, progress=lambda done, _: told.append(done)
    )
    assert again.to_data() == whole.to_data()
    kept = file.read_text(encoding="utf-8")
    assert kept.startswith(half)
    assert len(kept.splitlines()) == 1 + 6
    assert told == [2, 4, 6, 8, 10, 12]
    last = arena("qiahn", bots=["random", "soft"], games=12, seed=4, keep=file)
    assert file.read_text(encoding="utf-8") == kept
    assert last.thought == again.thought


def test_a_file_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "bouts.jsonl"
    arena("qiahn", bots=["random", "soft"], games=2, seed=4, keep=file)
    kept = file.read_bytes()
    with pytest.raises(SimulationError, match="another arena"):
        arena("qiahn", bots=["random", "soft"], games=2, seed=5, keep=file)
    assert file.read_bytes() == kept
    for content in ("{}\n", "no bouts", f"{kept.decode().splitlines()[0]}\n[1]\n"):
        file.write_text(content, encoding="utf-8")
        with pytest.raises(SimulationError, match="bouts"):
            arena("qiahn", bots=["random", "soft"], games=2, seed=4, keep=file)
        assert file.read_text(encoding="utf-8") == content
    with pytest.raises(SimulationError, match="cannot be kept"):
        arena("qiahn", bots=["random", "soft"], games=2, seed=4, keep=tmp_path)


def test_an_estimate_lies_within_its_interval_and_narrows_with_more_bouts() -> None:
    few, many = estimate([0.5, 1.0] * 5, 2), estimate([0.5, 1.0] * 500, 2)
    assert few.value == many.value == pytest.approx(0.75)
    assert few.low < many.low < 0.75 < many.high < few.high
    assert estimate([1.0] * 5, 2).low < 0.95
    assert estimate([0.0] * 5, 2).high > 0.05


def test_few_deals_at_a_large_table_say_as_much_as_their_games() -> None:
    """Four deals of six games that spread as single games would: the interval is about that of 24 games."""
    found = estimate([0.5, 1 / 3, 2 / 3, 0.5], 6)
    low, high = wilson(12, 24)
    assert (high - low) * 0.7 < found.high - found.low < (high - low) * 1.4
    nothing = estimate([0.5, 0.5], 6)
    assert 0.2 < nothing.high - nothing.low < 0.9


def test_an_arena_is_held_with_another_pack(tmp_path: Path) -> None:
    pack = tmp_path / "strong.toml"
    pack.write_text('[overlay]\ngame = "qiahn"\n[[combatant]]\nid = "mago"\ndie = 40\n', encoding="utf-8")
    bots = ["random", "soft"]
    own, other = (arena("qiahn", bots=bots, games=12, seed=4, pack=each).to_data() for each in (None, pack))
    assert own["pack_hash"] == liza.game("qiahn").pack.hash != other["pack_hash"]
    assert own["meetings"] != other["meetings"]
    kept = tmp_path / "bouts.jsonl"
    arena("qiahn", bots=bots, games=2, seed=4, keep=kept)
    with pytest.raises(SimulationError, match="another arena"):
        arena("qiahn", bots=bots, games=2, seed=4, keep=kept, pack=pack)


def test_ratings_give_the_scores_back() -> None:
    """Three of known strength, scores as the formula foresees: the ratings are those strengths."""
    strength = [1.0, 2.0, 6.0]
    bouts = 100_000
    scores = {
        (one, other): (bouts * strength[one] / (strength[one] + strength[other]), float(bouts))
        for one in range(3)
        for other in range(one + 1, 3)
    }
    assert ratings(3, scores) == pytest.approx([400 * log10(value) for value in strength], abs=0.1)


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [(["random"], 2, "two bots"), (["random", "random"], 2, "each of them once"), (["random", "soft"], 0, "one game")],
)
def test_an_arena_that_makes_no_sense_is_refused(bots: list[str], games: int, said: str) -> None:
    with pytest.raises(SimulationError, match=said):
        arena("qiahn", bots=bots, games=games)


@pytest.fixture
def ladder() -> Ladder:
    meeting = PairResult("a<b", "c", ArenaTerms("qiahn", 2, {}, 1))
    meeting.bouts.extend(
        MatchupScore(Matchup("a<b", "c", at), at % 3 / 2, at % 2, (ThinkingTime(9, 1.0), ThinkingTime(9, 0.5)))
        for at in range(30)
    )
    return Ladder(ArenaTerms("qiahn", 2, {}, 1), ["a<b", "c"], [meeting], 1.0)


def test_a_ladder_is_drawn_as_svg(ladder: Ladder) -> None:
    root = ET.fromstring(draw_ladder(ladder, "A & B"))
    names = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"A & B", "a<b", "c"} <= set(names)
    assert len(list(root.iter("{http://www.w3.org/2000/svg}circle"))) == 2
