"""Works an analysis out: what has to be asked about a game, by whom it is answered, and how the answers add up.

The questions do not need each other, so they can be shared among processes; each process plays the game again once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import ceil, fsum
from typing import Final, NamedTuple, Protocol

from liza.bots import bot
from liza.games.studies import NoStudy, NotSolved, has_study, solution
from liza.kernel.core.state import State
from liza.kernel.core.study import Solution
from liza.lab.analysis.game_analysis import (
    EXACT,
    RESIGNED,
    Analysis,
    AnalysisMethod,
    AnalysisStepInfo,
    Reading,
    SeatEstimates,
    SeatValues,
    UnfinishedGame,
)
from liza.lab.analysis.playouts import (
    Continuation,
    PlayoutSettings,
    chance,
    seat_values,
    typical_continuation,
    value_lost,
    world_to_play,
)
from liza.lab.run.pool import map_unordered
from liza.match.record import LEAVES, Record

PLAYOUTS: Final = 16
_PLAYS_ON: Final = "greedy:1"
_FINDS_BETTER: Final = "ismcts:200"
_LOOKS: Final = 240
"""Of how many seats at how many positions it is asked how they stand, at most: more would only take longer."""
_TRIES: Final = 4000
"""How often the choices of a game are tried in all, about: in long games each of them less often."""
_FEWEST: Final = 8
_SAME: Final = 1e-6
"""The smallest loss that counts: solved games are known to no more digits."""
_LINE: Final = 12
"""How many choices are told of how it would have gone on."""
_TOGETHER: Final = 4
"""Questions that travel to a process at once."""

Progress = Callable[[int, int], None]


class AnalysisRequest(NamedTuple):
    """A game to be looked back on, and how; plain data, so that it travels."""

    record: str
    """As JSON."""
    judge: str | None = None
    """The bot that plays on; None: exact values where there are any, else one that is quick."""
    playouts: int = PLAYOUTS
    reading: Reading = "known"
    seed: int = 0
    """Other dice for the playouts, to see how far they can be trusted."""


class EvaluationQuery(NamedTuple):
    """The value of a position for each seat, or (``choice``) what the choice made there lost."""

    at: int
    choice: bool


class EvaluationResult(NamedTuple):
    """The number of the question, numbers for each seat with their errors, and what was better."""

    number: int
    values: tuple[float, ...]
    errors: tuple[float, ...]
    better: str


class Judge(Protocol):
    """An evaluator of positions and choices."""

    @property
    def name(self) -> str:
        """What the judge is called."""
        ...

    def looks(self, game: ReplayedGame) -> list[int]:
        """Return the positions whose values are asked for, the first and the last among them."""
        ...

    def stands(self, state: State, at: int) -> SeatEstimates:
        """Return what a position is worth."""
        ...

    def loses(self, state: State, at: int, seat: int, action: int) -> tuple[SeatEstimates, int]:
        """Return what a choice takes from every seat, compared with the best one, and that one."""
        ...

    def line(self, state: State, at: int, seat: int, action: int) -> Continuation:
        """Return how it would probably go on after a choice."""
        ...

    def expected(self, first: SeatValues) -> SeatValues:
        """Return what the game is worth before chance has any say."""
        ...


class ExactJudge:
    """Looks everything up: the game has been solved."""

    def __init__(self, known: Solution, dice: PlayoutSettings) -> None:
        self.name: Final = EXACT
        self._known: Final = known
        self._dice: Final = dice

    def looks(self, game: ReplayedGame) -> list[int]:
        """Return every position: looking one up costs little."""
        return list(range(len(game.states)))

    def stands(self, state: State, at: int) -> SeatEstimates:
        """Return what a position is worth."""
        return SeatEstimates(self._known.value(state))

    def loses(self, state: State, at: int, seat: int, action: int) -> tuple[SeatEstimates, int]:
        """Return what a choice takes from every seat; equally good ones count as the same."""
        worths = self._known.worths(state)
        legal = state.legal(seat)
        made = worths[legal.index(action)]
        best = max(range(len(legal)), key=lambda option: worths[option][seat])
        better = legal[best] if worths[best][seat] > made[seat] + _SAME else action
        return SeatEstimates([one - other for one, other in zip(self._known.value(state), made, strict=True)]), better

    def line(self, state: State, at: int, seat: int, action: int) -> Continuation:
        """Return the line of perfect play: of several throws the one nearest to the mean."""
        value = self._known.worths(state)[state.legal(seat).index(action)][seat]
        lines = [self._perfect(state, f"line {at} {number}", (seat, action)) for number in range(self._dice.times)]
        return min(lines, key=lambda line: abs(self._known.value(line.states[-1])[seat] - value))

    def _perfect(self, state: State, name: str, choice: tuple[int, int]) -> Continuation:
        now = world_to_play(state, choice[0], self._dice, name).clone(chance(self._dice, f"{name} table"))
        found = Continuation([now.clone()], [])
        while not now.over and len(found.choices) < _LINE:
            if found.choices:
                actor = now.actors[0]
                legal = now.legal(actor)
                worths = self._known.worths(now) if len(legal) > 1 else [(0.0,) * now.seats]
                choice = actor, legal[max(range(len(legal)), key=lambda at: worths[at][actor])]
            now.apply(*choice)
            found.choices.append(choice)
            found.states.append(now.clone())
        return found

    def expected(self, first: SeatValues) -> SeatValues:
        """Return the mean over whom chance may let begin."""
        starts = list(self._known.starters().values())
        return SeatValues.of([fsum(each) / len(starts) for each in zip(*starts, strict=True)])


class PlayoutJudge:
    """Lets bots play on, and a search look for what might have been better."""

    def __init__(self, wanted: PlayoutSettings, choices: int) -> None:
        bot(wanted.bot)
        self.name: Final = wanted.bot
        self._wanted: Final = wanted
        self._tries: Final = wanted._replace(times=min(wanted.times, max(_FEWEST, _TRIES // max(1, choices))))
        """The same, as often as choices are tried."""

    def looks(self, game: ReplayedGame) -> list[int]:
        """Return the positions where another seat's turn begins or chance was involved, up to a limit."""
        count = len(game.record.actions)
        worlds = 1 if self._wanted.reading == "open" or not game.states[0].game.hides else game.states[0].seats
        apart = ceil(count * worlds / _LOOKS)
        found = [0]
        for at in range(1, count):
            (before, left), (seat, leaving) = game.record.actions[at - 1 : at + 1]
            turned = before != seat or game.rolled(at - 1)
            if LEAVES in {left, leaving} or (turned and at - found[-1] >= apart):
                found.append(at)
        return [*found, count] if count else found

    def stands(self, state: State, at: int) -> SeatEstimates:
        """Return how bots fare from there, on average."""
        return SeatEstimates(state.returns) if state.over else seat_values(state, self._wanted, f"stand {at}")

    def loses(self, state: State, at: int, seat: int, action: int) -> tuple[SeatEstimates, int]:
        """Return by how much bots fare better after what a search likes best."""
        return value_lost(state, seat, action, self._tries, f"choice {at}")

    def line(self, state: State, at: int, seat: int, action: int) -> Continuation:
        """Return how bots play on from there, neither lucky nor unlucky."""
        return typical_continuation(state, seat, action, self._wanted, f"line {at}", _LINE)

    def expected(self, first: SeatValues) -> SeatValues:
        """Return what the first position is worth: what could have been before it is not known."""
        return first


class ReplayedGame:
    """A finished game with all its positions."""

    def __init__(self, record: Record) -> None:
        self.record: Final = record
        self.states: Final = list(record.replay())
        if record.outcome is None:
            raise UnfinishedGame("This game has not ended yet.")

    def rolled(self, at: int) -> bool:
        """Whether chance had a say after a choice."""
        if self.record.actions[at][1] == LEAVES:
            return False  # what followed belongs to leaving: it cannot be tried again with other dice
        return self.states[at].source.drawn != self.states[at + 1].source.drawn

    def forced(self, at: int) -> bool:
        """Whether there was a single option; leaving is never forced."""
        seat, text = self.record.actions[at]
        return text != LEAVES and len(self.states[at].legal(seat)) == 1

    def asks(self, at: int) -> bool:
        """Whether there was more than one option at a position of the game."""
        actions = self.record.actions
        return 0 <= at < len(actions) and actions[at][1] != LEAVES and not self.forced(at)

    def action(self, at: int) -> int:
        """Return the choice that was made at a position."""
        return int(self.states[at].game.parse(self.record.actions[at][1]))

    @property
    def returns(self) -> Sequence[float]:
        """What came out."""
        ending = self.record.ending
        last = self.states[-1]
        return last.returns if last.over or ending is None else ending.outcome(last.seats).returns


class AnalysisJob:
    """A game, its judge, and all that has to be asked."""

    def __init__(self, wanted: AnalysisRequest) -> None:
        self.wanted: Final = wanted
        self.game: Final = ReplayedGame(Record.from_data(json.loads(wanted.record)))
        self.judge: Final = _judge_for(self.game, wanted)
        self._looks: Final = self.judge.looks(self.game)
        choices = [at for at in range(len(self.game.record.actions)) if self.game.asks(at)]
        self.questions: Final = [
            *(EvaluationQuery(at, choice=False) for at in self._looks),
            *(EvaluationQuery(at, choice=True) for at in choices),
        ]

    def answer(self, number: int) -> EvaluationResult:
        """Answer a question."""
        at, choice = self.questions[number]
        state = self.game.states[at]
        if not choice:
            found = self.judge.stands(state, at)
            return EvaluationResult(number, found.values, found.errors, "")
        action = self.game.action(at)
        found, best = self.judge.loses(state, at, self.game.record.actions[at][0], action)
        better = state.game.notation(best) if best != action else ""
        return EvaluationResult(number, found.values, found.errors, better)

    def line(self, at: int) -> Continuation:
        """Return how it would probably have gone on after the best choice at a position."""
        seat = self.game.record.actions[at][0]
        state = self.game.states[at]
        _, best = self.judge.loses(state, at, seat, self.game.action(at))
        return self.judge.line(state, at, seat, best)

    def weighed(self, answers: Sequence[EvaluationResult]) -> Analysis:
        """Add the answers up: the loss of each seat, and luck as the rest of the change."""
        ordered = sorted(answers)
        looks = dict(zip(self._looks, ordered, strict=False))
        ending = self.game.record.ending
        end = SeatValues.of(self.game.returns)
        losses = {self.questions[answer.number].at: answer for answer in ordered[len(self._looks) :]}
        steps: list[AnalysisStepInfo] = []
        now = first = _worth(looks[0])
        rolled = False
        for at, (seat, text) in enumerate(self.game.record.actions):
            lost = losses.get(at)
            chosen = now if lost is None else now.minus(_worth(lost))
            rolled = rolled or self.game.rolled(at)
            after = _worth(looks[at + 1]) if at + 1 in looks else chosen
            if text == LEAVES:
                chosen = after
            if ending is not None and ending.seat is None and at + 1 == len(self.game.record.actions):
                after = end  # an agreed end is no single seat's choice
            better = "" if lost is None else lost.better
            chance_spoke = rolled and at + 1 in looks
            steps.append(AnalysisStepInfo(seat, text, self.game.forced(at), chance_spoke, now, chosen, after, better))
            now = after
            rolled = rolled and at + 1 not in looks
        if ending is not None and ending.seat is not None:
            resigned = AnalysisStepInfo(
                ending.seat, RESIGNED, forced=False, chance=False, before=now, chosen=end, after=end, better=""
            )
            steps.append(resigned)
        by = AnalysisMethod(self.judge.name, self.wanted.reading, self.wanted.playouts)
        return Analysis(by, self.judge.expected(first), steps, self.game.returns)


def _worth(answer: EvaluationResult) -> SeatValues:
    return SeatValues((1.0, SeatEstimates(answer.values, answer.errors)))


def _judge_for(game: ReplayedGame, wanted: AnalysisRequest) -> Judge:
    """Return the judge: exact where the game has been solved, unless a bot was named."""
    plays_on = PlayoutSettings(wanted.judge or _PLAYS_ON, wanted.playouts, _FINDS_BETTER, wanted.reading, wanted.seed)
    start = game.states[0]
    if wanted.judge == EXACT or (wanted.judge is None and has_study(start.game)):
        try:
            return ExactJudge(solution(start.game, game.record.options), plays_on)
        except (NoStudy, NotSolved):
            if wanted.judge == EXACT:
                raise
    return PlayoutJudge(plays_on, sum(game.asks(at) for at in range(len(game.record.actions))))


@lru_cache(maxsize=1)
def open_job(wanted: AnalysisRequest) -> AnalysisJob:
    """Return a game made ready to be asked about: played again once in every process."""
    return AnalysisJob(wanted)


class QueryBatch(NamedTuple):
    """Some questions, as they travel to another process."""

    wanted: AnalysisRequest
    numbers: range


def query_batches(wanted: AnalysisRequest, count: int) -> Iterator[QueryBatch]:
    """Share questions out, a few at a time, so that progress can be shown."""
    for start in range(0, count, _TOGETHER):
        yield QueryBatch(wanted, range(start, min(count, start + _TOGETHER)))


def answer_batch(portion: QueryBatch) -> list[EvaluationResult]:
    """Answer some questions."""
    weighing = open_job(portion.wanted)
    return [weighing.answer(number) for number in portion.numbers]


def analyse(
    record: Record,
    *,
    name: str | None = None,
    playouts: int = PLAYOUTS,
    reading: Reading = "known",
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Weigh every choice of a finished game; without a name, exactly where that is possible."""
    wanted = AnalysisRequest(json.dumps(record.to_data()), name, playouts, reading, seed)
    weighing = open_job(wanted)
    count = len(weighing.questions)
    if weighing.judge.name == EXACT:
        jobs = 1  # what is only looked up is found before another process has begun
    found: list[EvaluationResult] = []
    if progress is not None:
        progress(0, count)
    for answers in map_unordered(answer_batch, query_batches(wanted, count), jobs):
        found += answers
        if progress is not None:
            progress(len(found), count)
    return weighing.weighed(found)
