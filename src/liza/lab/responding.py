"""The best response to a bot, exactly: every position that can be reached is walked through, the bot asked in each.

It needs a room that knows how to walk through its game (``kernel/study.py``). What a bot does where it mixes is told by
the bot itself, or found by asking it often; then two numbers come out, and the truth lies between them on average.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from liza.bots import bot
from liza.bots.learned import Learned
from liza.bots.levels import spelled_out
from liza.bots.mixture import Mixture
from liza.games import game as find_game
from liza.games.studies import study_of
from liza.kernel.source import Stream
from liza.lab.pool import shared
from liza.lab.solving import noted, watched


class Question(NamedTuple):
    """Whom to answer; plain data, so that it travels."""

    game: str
    bot: str
    asked: int
    """How often the bot is asked where it cannot tell how it mixes its choices."""
    seed: int
    options: dict[str, Any]


class Part(NamedTuple):
    """What one process works out: a seat, and how the game begins."""

    seat: int
    opening: int
    place: int


class Answer(NamedTuple):
    """What a best response scores from one seat, from 0 for losing always to 1 for winning always."""

    seat: int
    low: float
    """What the response that was found scores."""
    high: float
    """What no response exceeds; the same where the bot tells how it mixes."""
    positions: int
    """In how many the bot was asked."""
    uncertain: int
    """In how many of them it had to be asked often."""


def respond(question: Question, jobs: int, told: Callable[[float], None] | None = None) -> list[Answer]:
    """Return what the best response scores from every seat, the beginnings taken together."""
    game = find_game(question.game)
    study = study_of(game)
    seats = game.seats[0]
    places = [(seat, opening) for seat in range(seats) for opening in range(study.openings())]
    parts = [Part(seat, opening, place) for place, (seat, opening) in enumerate(places)]
    with watched(len(parts), told) as progress:
        found = list(shared(partial(_part, question, progress), parts, min(jobs, len(parts))))
    return [_together([answer for answer in found if answer.seat == seat]) for seat in range(seats)]


def _part(question: Question, progress: str, part: Part) -> Answer:
    game = find_game(question.game)
    name = spelled_out(game).get(question.bot, question.bot)
    luck = hashlib.sha256(f"liza respond {question.seed} {part.seat} {part.opening}".encode()).digest()
    known = bot(name, files=True)
    mixture = Mixture(known.behind(game) if isinstance(known, Learned) else known, question.asked, Stream(luck))
    told = partial(noted, progress, part.place)
    high, low = study_of(game).respond(game, question.options, part.seat, part.opening, mixture, told)
    return Answer(part.seat, (1 + low) / 2, (1 + high) / 2, mixture.positions, mixture.uncertain)


def _together(answers: list[Answer]) -> Answer:
    """Return the mean over beginnings that are equally likely."""
    count = len(answers)
    return Answer(
        answers[0].seat,
        sum(answer.low for answer in answers) / count,
        sum(answer.high for answer in answers) / count,
        sum(answer.positions for answer in answers),
        sum(answer.uncertain for answer in answers),
    )
