"""How strong a trained player is: games against another bot, every seat as often, with a 95 % interval."""

from __future__ import annotations

import math
import multiprocessing
import os
from typing import Any, NamedTuple

from liza.bots import Seat, bot
from liza.games import game as find_game
from liza.kernel.base.source import seeded


class EvaluationScore(NamedTuple):
    """One player alone against others of one kind."""

    seats: int
    games: int
    score: float
    """The mean outcome, from 0 for last to 1 for first: one half is even, whatever the number of seats."""
    half: float
    """Half the width of a 95 % interval of it."""
    wins: float
    """The share of games won; even play would win one in as many as there are seats."""


def _play(job: tuple[str, str, str, int, int, dict[str, Any]]) -> tuple[float, float]:
    game_id, one, other, seats, number, options = job
    state = find_game(game_id).new(seed=number, seats=seats, **options)
    state.listen = False
    players = [bot(name, files=True) for name in (one, other)]
    luck = seeded(number).fork()
    mine = number % seats
    while not state.over:
        seat = state.actors[0]
        state.apply(seat, players[seat != mine].choose(Seat(state, seat, luck), luck))
    assert state.outcome is not None
    winners = state.outcome.winners
    return (1 + state.returns[mine]) / 2, 1 / len(winners) if mine in winners else 0.0


def evaluate_policy(
    game_id: str, one: str, other: str, seats: int, games: int, seed: int = 10_000_000
) -> EvaluationScore:
    """Let one player sit down with others of one kind for some games, on all cores."""
    jobs: list[tuple[str, str, str, int, int, dict[str, Any]]] = [
        (game_id, one, other, seats, seed + number, {}) for number in range(games)
    ]
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        found = pool.map(_play, jobs, chunksize=max(1, games // (8 * (os.cpu_count() or 1))))
    scores = [score for score, _ in found]
    mean = sum(scores) / games
    variance = sum((score - mean) ** 2 for score in scores) / max(games - 1, 1)
    return EvaluationScore(seats, games, mean, 1.96 * math.sqrt(variance / games), sum(won for _, won in found) / games)
