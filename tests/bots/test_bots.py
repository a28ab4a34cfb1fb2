"""Bots of every level, at the table of every game found."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import liza
from liza.bots import Bot, Seat, UnknownBot, bot, kinds, levels
from liza.bots.heuristic.turn_lookahead import TurnLookahead
from liza.lab import simulate

every_game = pytest.mark.parametrize("game", liza.games(), ids=lambda game: game.id)
every_level = pytest.mark.parametrize(
    "level",
    [
        "random",
        "soft",
        "sober",
        "greedy",
        "greedy:1",
        "prudent:1",
        "ismcts:6",
        "learned:80",
        "learned+sober",
        "learned+ismcts:6",
        "learned+sober+ismcts:6",
    ],
)

SIMPLE = liza.game("qiahn")


def play(game: liza.Game[Any], player: Bot, seed: int, most: int = 60) -> list[tuple[int, int]]:
    """Let one bot play all seats, and return what it chose; long games are cut short."""
    state = game.new(seed=seed)
    chance = liza.seeded(seed + 1)
    chosen: list[tuple[int, int]] = []
    while not state.over and len(chosen) < most:
        for seat in state.actors:
            action = player.choose(Seat(state, seat, chance), chance)
            assert action in state.legal(seat)
            state.apply(seat, action)
            chosen.append((seat, action))
    return chosen


@every_game
@every_level
def test_a_bot_does_what_is_legal_and_the_same_again_from_the_same_chance(game: liza.Game[Any], level: str) -> None:
    chosen = play(game, bot(level), seed=5)
    assert chosen
    assert play(game, bot(level), seed=5) == chosen
    assert any(play(game, bot(level), seed=seed) != chosen for seed in (6, 7, 8))


@every_game
@every_level
def test_thinking_changes_nothing_at_the_table(game: liza.Game[Any], level: str) -> None:
    state = game.new(seed=3)
    before = state.to_data()
    seat = state.actors[0]
    for seed in range(5):
        bot(level).choose(Seat(state, seat, liza.seeded(seed)), liza.seeded(seed))
    assert state.to_data() == before


@pytest.mark.parametrize("name", ["soft", "greedy", "prudent", "ismcts:8", "learned:80"])
def test_a_bot_cannot_foresee_the_dice_of_the_table(name: str) -> None:
    """The same table with other dice to come: a bot that has the same chance of its own chooses the same."""
    for seed in range(10):
        state = SIMPLE.new(seed=seed)
        while not state.over:
            seat = state.actors[0]
            choices = {
                bot(name).choose(Seat(state.clone(liza.seeded(dice)), seat, liza.seeded(1)), liza.seeded(2))
                for dice in range(3)
            }
            assert len(choices) == 1
            state.apply(seat, choices.pop())


def moment_with_choices(fewest: int) -> tuple[liza.State, int]:
    """Return a state in which a seat has at least so many choices, before any dice of the round."""
    state = SIMPLE.new(seed=1, troop=6)
    while len(state.legal(state.actors[0])) < fewest:
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])
    return state, state.actors[0]


def evenly(counted: Counter[int], actions: list[int]) -> bool:
    """Whether counts look like even ones: Pearson's statistic, with a bound far beyond what chance does."""
    share = counted.total() / len(actions)
    return set(counted) == set(actions) and sum((n - share) ** 2 / share for n in counted.values()) < 5 * len(actions)


def test_random_takes_every_legal_action_equally_often() -> None:
    state, seat = moment_with_choices(4)
    chance = liza.seeded(9)
    counted = Counter(bot("random").choose(Seat(state, seat, chance), chance) for _ in range(2000))
    assert evenly(counted, state.legal(seat))


def test_greedy_breaks_ties_evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SIMPLE), "evaluate", lambda _game, _state, _seat: 0.25)
    state, seat = moment_with_choices(4)
    chance = liza.seeded(9)
    counted = Counter(bot("greedy:1").choose(Seat(state, seat, chance), chance) for _ in range(1000))
    assert evenly(counted, state.legal(seat))


def test_greedy_takes_what_the_hint_likes_best(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = moment_with_choices(4)
    for liked in state.legal(seat):
        after = state.clone()
        after.apply(seat, liked)
        wanted = after.view(seat)
        monkeypatch.setattr(type(SIMPLE), "evaluate", lambda _game, s, me, wanted=wanted: float(s.view(me) == wanted))
        chance = liza.seeded(4)
        assert bot("greedy").choose(Seat(state, seat, chance), chance) == liked


def test_prudent_sees_what_comes_of_an_action_at_the_end_of_its_turn() -> None:
    """The hint is asked where others choose (or nobody any more), and there alone when it decides."""
    game = liza.game("tankup")
    state, chance = game.new(seed=4), liza.seeded(4)
    found = 0
    while found < 3:
        seat = state.actors[0]
        legal = state.legal(seat)
        if len(legal) > 2 and state.actors == (seat,):
            trial = state.clone()
            trial.apply(seat, legal[0])
            found += trial.actors == (seat,)
            told = TurnLookahead(1).evaluate_after(trial, seat)
            assert trial.actors != (seat,), "the turn was played to its end"
            assert told == game.evaluate(trial, seat)
        state.apply(seat, bot("greedy").choose(Seat(state, seat, chance), chance))


def test_greedy_beats_random() -> None:
    result = simulate(SIMPLE.id, games=300, bots=["greedy", "random"], seed=1)
    greedy, other = result.by_bot["greedy"], result.by_bot["random"]
    assert greedy.wins.low > other.wins.high
    assert greedy.return_low > 0.2


def test_every_kind_of_bot_goes_by_its_name() -> None:
    assert kinds()[:4] == ["random", "soft", "sober", "greedy"]
    for name in [
        *kinds(),
        *levels(),
        " Greedy:32 ",
        "soft:7",
        "prudent:3",
        "ismcts:3",
        "ismcts:250ms",
        "ISMCTS:007",
        "ismcts:9+0",
        "ismcts:9/50ms",
        "ismcts:9/50ms+0",
        "Learned:80",
        "learned+sober:80",
        "learned+ismcts:4",
        "learned+ismcts:4/1000ms",
        "learned+sober+ismcts:4/1000ms",
    ]:
        assert callable(bot(name).choose)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clever", "There is no bot 'clever'; the bots are gentle, lively, shrewd, tough, fierce, random"),
        ("", "There is no bot ''"),
        ("random:3", "random takes no number"),
        ("greedy:", "a whole number above 0"),
        ("greedy:0", "a whole number above 0"),
        ("greedy:-1", "a whole number above 0"),
        ("greedy:many", "a whole number above 0"),
        ("greedy:5ms", "a whole number above 0"),
        ("soft:", "a whole number above 0"),
        ("ismcts:1s", "milliseconds like 1000ms"),
        ("ismcts:0ms", "milliseconds like 1000ms"),
        ("ismcts:12345678", "a whole number above 0"),
        ("greedy:5+8", "a whole number above 0"),
        ("ismcts:100msx2", "a whole number above 0"),
        ("learned+sober:5ms", "a whole number above 0"),
        ("learned:0", "a whole number above 0"),
        ("learned:5ms", "a whole number above 0"),
        ("learned:5/9ms", "a whole number above 0"),
        ("learned:5+1", "a whole number above 0"),
        ("ismcts:5/9", "milliseconds like 1000ms"),
        ("ismcts:5/0ms", "milliseconds like 1000ms"),
        ("ismcts:5ms/9ms", "milliseconds like 1000ms"),
        ("ismcts:5/9msx2", "milliseconds like 1000ms"),
        ("learned+ismcts:1s", "milliseconds like 1000ms"),
        ("learned+ismcts:100msx2", "a whole number above 0"),
        ("learned+sober+ismcts:5ms/9ms", "milliseconds like 1000ms"),
        ("learned+greedy", "There is no bot 'learned+greedy'"),
        ("fierce:3", "fierce takes no number"),
    ],
)
def test_an_unknown_bot_is_refused_in_one_sentence(name: str, said: str) -> None:
    with pytest.raises(UnknownBot, match="no bot") as refused:
        bot(name)
    assert said in str(refused.value)
    assert "\n" not in str(refused.value)
