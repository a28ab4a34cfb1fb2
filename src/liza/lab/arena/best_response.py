"""The best response to a bot, exactly: every position that can be reached is walked through, the bot asked in each.

It needs a room that can walk through its game (``kernel/core/study.py``). What a bot does where it mixes is told by
the bot itself, or found by asking it often; then two numbers come out, and the truth lies between them on average. Who
does anything, all of it equally likely, needs no asking.

The work is cut into pieces that take half a minute at most, and a file can keep what came of them. The luck with which
a bot is asked belongs to the position, so that the answer is the same however the work was cut, shared and interrupted.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.bots import Bot, bot
from liza.bots.heuristic.uniform import UniformRandom
from liza.bots.learned.policy_bots import LearnedPolicy
from liza.bots.levels import level_specs
from liza.bots.mixed_strategy import StrategyEstimator
from liza.games import game as find_game
from liza.games.studies import study_of
from liza.kernel.base.source import Source, Stream
from liza.kernel.core.study import BestResponse
from liza.lab.run.journal import Journal
from liza.lab.run.pool import map_unordered
from liza.lab.run.solver import note_progress, progress_file

PATIENCE: Final = 30.0
"""After so many seconds a process hands back what it has."""
Told = Callable[[float], None]


class ResponseRequest(NamedTuple):
    """Whom to answer; plain data, so that it travels."""

    game: str
    bot: str
    asked: int
    """How often the bot is asked where it cannot tell how it mixes its choices."""
    seed: int
    options: dict[str, Any]


class ResponsePart(NamedTuple):
    """A part of the answer: a seat, and how the game begins."""

    seat: int
    opening: int


class PartProgress(NamedTuple):
    """What a process has done for a part."""

    part: ResponsePart
    found: Any
    """What came of its piece, or the whole value where the bot need not be asked."""
    positions: int = 0
    """In how many positions the bot was asked."""
    uncertain: int = 0


class SeatResponse(NamedTuple):
    """What a best response scores from one seat, from 0 for losing always to 1 for winning always."""

    seat: int
    low: float
    """What the response that was found scores."""
    high: float
    """What no response exceeds; the same where the bot tells how it mixes."""
    positions: int
    """In how many the bot was asked; none where that was not needed."""
    uncertain: int
    """In how many of them it had to be asked often."""


def solve_best_response(
    question: ResponseRequest,
    jobs: int,
    told: Told | None = None,
    *,
    keep: Path | None = None,
    patience: float = PATIENCE,
) -> list[SeatResponse]:
    """Return what the best response scores from every seat, the beginnings taken together.

    ``keep`` names a file for what has been worked out; what it holds already is not worked out again.
    """
    game = find_game(question.game)
    question = question._replace(options=game.check_options(dict(question.options)))
    seats = game.seats[0]
    parts = [ResponsePart(seat, opening) for seat in range(seats) for opening in range(study_of(game).openings())]
    title = {"answer": question._asdict(), "version": game.version, "pack": game.pack.hash}
    with Journal(keep, title, "pieces", "answer") as journal:
        try:
            before = [
                PartProgress(ResponsePart(*line["part"]), line["found"], *line["asked"]) for line in journal.lines
            ]
            work = (_Blind if isinstance(_player(question), UniformRandom) else _Asked)(question, parts, before)
        except (ValueError, TypeError, KeyError, IndexError):
            raise journal.damaged() from None
        for done in work.go_on(jobs, patience, told):
            journal.keep({"part": done.part, "found": done.found, "asked": [done.positions, done.uncertain]})
    worths = work.worths()
    mine = [[part for part in parts if part.seat == seat] for seat in range(seats)]
    return [_together(seat, [(worths[part], work.counts[part]) for part in each]) for seat, each in enumerate(mine)]


class _Blind:
    """The answer to who does anything: a part is a piece."""

    def __init__(self, question: ResponseRequest, parts: list[ResponsePart], before: list[PartProgress]) -> None:
        self._question: Final = question
        self._parts: Final = parts
        self._found: Final = {done.part: float(done.found) for done in before}
        self.counts: Final = dict.fromkeys(parts, (0, 0))

    def go_on(self, jobs: int, patience: float, told: Told | None) -> Iterable[PartProgress]:
        """Do what is left, and yield what came of it."""
        places = {part: place for place, part in enumerate(self._parts)}
        left = [(part, place) for part, place in places.items() if part not in self._found]
        with progress_file(len(places), told) as progress:
            for part in self._found:
                note_progress(progress, places[part], 1.0)
            for done in map_unordered(partial(_blind, self._question, progress), left, max(1, min(jobs, len(left)))):
                self._found[done.part] = done.found
                yield done

    def worths(self) -> dict[ResponsePart, tuple[float, float]]:
        """Return what the response is worth in every part."""
        return {part: (worth, worth) for part, worth in self._found.items()}


class _Asked:
    """The answer to a bot that is asked how it plays."""

    def __init__(self, question: ResponseRequest, parts: list[ResponsePart], before: list[PartProgress]) -> None:
        self._question: Final = question
        self._answers: Final = {part: _answering(question, part) for part in parts}
        self.counts: Final = dict.fromkeys(parts, (0, 0))
        for done in before:
            self._take(done)

    def _take(self, done: PartProgress) -> None:
        self._answers[done.part].take(done.found)
        positions, uncertain = self.counts[done.part]
        self.counts[done.part] = positions + done.positions, uncertain + done.uncertain

    def go_on(self, jobs: int, patience: float, told: Told | None) -> Iterable[PartProgress]:
        """Do what is left, and yield what came of it."""
        work = partial(_work, self._question, patience)
        while pieces := [(part, piece) for part, answer in self._answers.items() for piece in answer.pieces()]:
            for done in map_unordered(work, pieces, min(jobs, len(pieces))):
                self._take(done)
                yield done
                if told is not None:
                    told(sum(answer.share() for answer in self._answers.values()) / len(self._answers))

    def worths(self) -> dict[ResponsePart, tuple[float, float]]:
        """Return what the response is worth in every part."""
        return {part: answer.worth() for part, answer in self._answers.items()}


def _blind(question: ResponseRequest, progress: str, left: tuple[ResponsePart, int]) -> PartProgress:
    """Answer who does anything, in one part."""
    part, place = left
    game = find_game(question.game)
    told = partial(note_progress, progress, place)
    return PartProgress(part, study_of(game).answer_chance(game, question.options, part.seat, part.opening, told))


def _work(question: ResponseRequest, patience: float, piece: tuple[ResponsePart, Any]) -> PartProgress:
    """Work on a piece for a while."""
    part, task = piece
    luck = _Luck(question, part)
    until = time.monotonic() + patience
    walk = _walking(json.dumps(question), part)
    found = walk.work(task, luck, lambda: time.monotonic() >= until)
    return PartProgress(part, found, luck.first.positions, luck.first.uncertain)


@lru_cache(maxsize=8)
def _walking(question: str, part: ResponsePart) -> BestResponse:
    """Return who works on the pieces of a part; what it has learnt about the game is good for the next piece too."""
    return _answering(ResponseRequest(*json.loads(question)), part)


def _answering(question: ResponseRequest, part: ResponsePart) -> BestResponse:
    game = find_game(question.game)
    return study_of(game).answering(game, question.options, part.seat, part.opening)


def _player(question: ResponseRequest) -> Bot:
    """Return the bot that really plays: what a level stands for, and what was learnt for these cards."""
    game = find_game(question.game)
    known = bot(level_specs(game).get(question.bot, question.bot), files=True)
    return known.player_for(game) if isinstance(known, LearnedPolicy) else known


class _Luck:
    """How a bot plays, with luck of its own for every question."""

    def __init__(self, question: ResponseRequest, part: ResponsePart) -> None:
        self._name: Final = f"liza respond {question.seed} {part.seat} {part.opening}"
        self._source: Final = _Turned()
        player = _player(question)
        self.first: Final = StrategyEstimator(player, question.asked, self._source)
        """Counts the questions that have not been put before."""
        self._again: Final = StrategyEstimator(player, question.asked, self._source)

    def __call__(self, name: str, again: bool) -> StrategyEstimator:
        self._source.turn(f"{self._name} {name}")
        return self._again if again else self.first


class _Turned(Source):
    """Chance that can be turned to where a name says."""

    def __init__(self) -> None:
        self.turn("")

    def turn(self, name: str) -> None:
        """Go on as any copy that has turned to the same name."""
        self._stream = Stream(hashlib.sha256(name.encode()).digest())

    def below(self, n: int) -> int:
        """Return a uniform number from 0 to n - 1."""
        return self._stream.below(n)

    def copy(self) -> Source:
        """Return a source that will go on exactly as this one would."""
        return self._stream.copy()

    def fork(self) -> Stream:
        """Return a source of its own, drawn from this one."""
        return self._stream.fork()

    @property
    def drawn(self) -> int:
        """How much has been drawn since it was turned."""
        return self._stream.drawn


def _together(seat: int, parts: list[tuple[tuple[float, float], tuple[int, int]]]) -> SeatResponse:
    """Return the mean over beginnings that are equally likely."""
    highs, lows = zip(*[worth for worth, _ in parts], strict=True)
    positions, uncertain = (sum(column) for column in zip(*[counts for _, counts in parts], strict=True))
    high, low = ((1 + sum(worths) / len(parts)) / 2 for worths in (highs, lows))
    return SeatResponse(seat, low, high, positions, uncertain)
