"""Every change that is told says why, and of whom it is said."""

from __future__ import annotations

import random

import liza
from liza.games.terrorixico import vocabulary
from liza.words import Words
from tests.games.reasons import Sweep

GAME = liza.game("terrorixico")
SWEEP = Sweep(
    GAME,
    reasons=("drew", "discarded", "eliminated", "traumatised"),
    says={
        "reshuffled": ("se acaba", "runs low"),
        "shown": ("muestra", "shows"),
        "struck": ("se lleva", "knocks"),
        "destroyed": ("Friendly fire", "Friendly fire"),
        "unlinked": ("se queda sin reliquias", "no relics left"),
        "caught": ("Farol", "luff"),
        "first": ("primer lugar", "first"),
        "second": ("Segundo lugar", "econd"),
        "nothing": ("pasó", "passed"),
        "took": ("se queda con la página", "page"),
        "saddled": ("en último lugar", "last"),
        "relieved": ("Empate por el último lugar", "last"),
    },
    chosen=("played", "hidden", "set_aside", "passed", "copied"),
    neutral=(
        "uncovered_monster", "uncovered_event", "added_monster", "added_event", "round_started", "strong",
        "turn_started", "reached", "exhausted", "defeated", "failed", "revealed", "counted", "returned", "scored",
    ),
)  # fmt: skip


def test_every_event_is_sorted_and_every_sentence_of_a_change_speaks_of_its_reason() -> None:
    assert SWEEP.unsorted() == set()
    assert SWEEP.mute() == []


def test_every_reason_has_its_number() -> None:
    numbers = {name: number for name, number in vars(vocabulary).items() if name.startswith("WHY_")}
    assert numbers == {f"WHY_{key.upper()}": at for at, key in enumerate(vocabulary.REASONS.keys)}


def test_no_line_of_a_change_is_without_a_reason() -> None:
    games = [(2, 0), (3, 1), (4, 2)]
    assert set().union(*(SWEEP.unexplained(seats, seed) for seats, seed in games)) == set()


def test_no_trauma_comes_without_a_line() -> None:
    chance = random.Random(1)
    state = GAME.new(seats=3, seed=1)
    while not state.over:
        before = state.pile
        seat = state.actors[0]
        state.apply(seat, chance.choice(state.legal(seat)))
        told = [event.data["count"] for event in state.events if event.kind == "traumatised"]
        assert before - state.pile == sum(told)


def test_a_choice_names_the_player_and_not_the_colour() -> None:
    names = ["Ana", "Bruno", "Cleo"]
    give, target = GAME.parse("give green"), GAME.parse("target blue range_1")
    assert Words(GAME, "es").action(give, 0, names) == "Dar el trauma a Bruno"
    assert Words(GAME, "en").action(give, 0, names) == "Give the trauma to Bruno"
    assert Words(GAME, "es").action(target, 0, names).startswith("Quitar a Cleo: ")
