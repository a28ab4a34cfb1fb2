"""A finished game, looked at again: where value was lost, by whom, and how much was luck.

Every choice of a game is weighed three times: what the position was worth before it, what was left of that once the
choice was made, and what chance then made of it. The first difference is what the choice gave away, the second is luck.
Where a game has been solved the values are exact; elsewhere bots play on from there, and every value has its error.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import fsum, sqrt
from typing import Any, Final, NamedTuple, Protocol

from liza.bots import Seat, bot
from liza.games import game as find_game
from liza.games.studies import NoStudy, NotSolved, has_study, solution
from liza.kernel.errors import LizaError
from liza.kernel.game import Game
from liza.kernel.pack import Pack
from liza.kernel.source import Stream
from liza.kernel.state import State
from liza.kernel.study import Solution
from liza.lab.pool import shared
from liza.match.record import LEAVES, Record

_SAME: Final = 1e-6
"""Less is given away by nobody: solved games are known to no more digits."""
_FORESIGHT: Final = 60
"""After so many choices a playout ends, and the room's hint says how everybody stands."""

EXACT: Final = "exact"
"""Who judges where everything is known."""
RESIGNED: Final = "resigned"
"""The last choice of a game that somebody gave up."""

Progress = Callable[[int, int], None]


class Unfinished(LizaError):
    """A game that has not ended cannot be looked back on."""


class Worth:
    """What something is worth to each seat, and the standard error of each of these numbers."""

    __slots__ = ("errors", "values")

    def __init__(self, values: Sequence[float], errors: Sequence[float] | None = None) -> None:
        self.values: Final = tuple(values)
        self.errors: Final = tuple(errors) if errors is not None else (0.0,) * len(self.values)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        return {"values": list(self.values), "errors": list(self.errors)}


class Sum(NamedTuple):
    """A number with its standard error."""

    value: float
    error: float


def added(terms: Iterable[tuple[float, Worth]], seat: int) -> Sum:
    """Add up worths with their factors; one that is added and taken away again leaves no error."""
    factors: dict[int, tuple[float, Worth]] = {}
    for factor, worth in terms:
        before, _ = factors.get(id(worth), (0.0, worth))
        factors[id(worth)] = (before + factor, worth)
    value = fsum(factor * worth.values[seat] for factor, worth in factors.values())
    return Sum(value, sqrt(fsum((factor * worth.errors[seat]) ** 2 for factor, worth in factors.values())))


class Step(NamedTuple):
    """One choice, and what chance made of it."""

    seat: int
    action: str
    forced: bool
    """Whether there was nothing to choose."""
    chance: bool
    """Whether chance had a say after it."""
    before: Worth
    chosen: Worth
    after: Worth
    better: str
    """What would have been best, if this was not; empty where that is not known."""

    @property
    def lost(self) -> Sum:
        """What the choice gave away, to whoever made it."""
        return added([(1, self.before), (-1, self.chosen)], self.seat)

    def luck(self, seat: int) -> Sum:
        """What chance then gave to a seat."""
        return added([(1, self.after), (-1, self.chosen)], seat)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        worths = {"before": self.before, "chosen": self.chosen, "after": self.after}
        return {
            "seat": self.seat,
            "action": self.action,
            "forced": self.forced,
            "chance": self.chance,
            **{id: worth.to_data() for id, worth in worths.items()},
            "lost": self.lost._asdict(),
            "luck": self.luck(self.seat)._asdict(),
            "better": self.better or None,
        }


class Analysis:
    """All choices of a game, weighed."""

    def __init__(self, judge: str, expected: Worth, steps: list[Step], end: Worth) -> None:
        self.judge: Final = judge
        """Who weighed: ``exact``, or the bot that played on."""
        self.expected: Final = expected
        """What the game was worth before chance had any say."""
        self.steps: Final = steps
        self.end: Final = end
        """What came out."""

    @property
    def exact(self) -> bool:
        """Whether the values are known and not estimated."""
        return self.judge == EXACT

    def lost(self, seat: int) -> Sum:
        """Return what a seat gave away by its own choices."""
        return added(_terms((1, step.before, step.chosen) for step in self.steps if step.seat == seat), seat)

    def given(self, seat: int) -> Sum:
        """Return what the choices of others gave to a seat."""
        return added(_terms((-1, step.before, step.chosen) for step in self.steps if step.seat != seat), seat)

    def luck(self, seat: int) -> Sum:
        """Return what chance gave to a seat, the beginning included."""
        first = self.steps[0].before if self.steps else self.end
        return added(
            [*_terms((1, step.after, step.chosen) for step in self.steps), (1, first), (-1, self.expected)], seat
        )

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        totals = {"lost": self.lost, "given": self.given, "luck": self.luck}
        return {
            "judge": self.judge,
            "expected": self.expected.to_data(),
            "end": list(self.end.values),
            "seats": [
                {id: total(seat)._asdict() for id, total in totals.items()} for seat in range(len(self.end.values))
            ],
            "steps": [step.to_data() for step in self.steps],
        }


def _terms(differences: Iterable[tuple[int, Worth, Worth]]) -> Iterator[tuple[float, Worth]]:
    for sign, one, other in differences:
        yield sign, one
        yield -sign, other


class Question(NamedTuple):
    """A position to be weighed, or a choice in it."""

    state: State
    action: int | None


class Judge(Protocol):
    """Somebody who says what positions and choices are worth."""

    @property
    def name(self) -> str:
        """What the judge is called."""
        ...

    def weigh(self, questions: list[Question], progress: Progress | None) -> list[Worth]:
        """Return what each of them is worth."""
        ...

    def expected(self, first: Worth) -> Worth:
        """Return what the game is worth before chance has any say."""
        ...

    def better(self, state: State, action: int) -> str:
        """Return the best choice where another was made, if that is known."""
        ...


class Knowing:
    """Looks everything up: the game has been solved."""

    def __init__(self, known: Solution) -> None:
        self.name: Final = EXACT
        self._known: Final = known

    def weigh(self, questions: list[Question], progress: Progress | None) -> list[Worth]:
        """Return what positions and choices are worth."""
        found: list[Worth] = []
        for at, (state, action) in enumerate(questions, 1):
            if action is None:
                found.append(Worth(self._known.value(state)))
            else:
                found.append(Worth(self._known.worths(state)[state.legal(state.actors[0]).index(action)]))
            if progress is not None:
                progress(at, len(questions))
        return found

    def expected(self, first: Worth) -> Worth:
        """Return the mean over whom chance may let begin."""
        starts = list(self._known.starters().values())
        return Worth([fsum(each) / len(starts) for each in zip(*starts, strict=True)])

    def better(self, state: State, action: int) -> str:
        """Return the best choice, if it is better than the one that was made."""
        seat = state.actors[0]
        legal = state.legal(seat)
        worth = [values[seat] for values in self._known.worths(state)]
        best = max(range(len(legal)), key=worth.__getitem__)
        return state.game.notation(legal[best]) if worth[best] > worth[legal.index(action)] + _SAME else ""


class Playing:
    """Lets bots play on, many times, with other dice; a playout that takes too long ends with the room's hint."""

    def __init__(self, name: str, playouts: int, jobs: int) -> None:
        bot(name)
        self.name: Final = name
        self._playouts: Final = playouts
        self._jobs: Final = jobs

    def weigh(self, questions: list[Question], progress: Progress | None) -> list[Worth]:
        """Return how bots fare from there, on average."""
        pieces = [self._piece(number, *question) for number, question in enumerate(questions)]
        found: dict[int, Worth] = {}
        for number, values, errors in shared(play_on, pieces, self._jobs):
            found[number] = Worth(values, errors)
            if progress is not None:
                progress(len(found), len(pieces))
        return [found[number] for number in range(len(pieces))]

    def _piece(self, number: int, state: State, action: int | None) -> Piece:
        game = state.game
        own = game.pack.hash == find_game(game.id).pack.hash
        pack = None if own else (game.pack.text, game.pack.name)
        return Piece(number, game.id, pack, state.to_data(), action, self.name, self._playouts)

    def expected(self, first: Worth) -> Worth:
        """Return what the first position is worth: what could have been before it is not known."""
        return first

    def better(self, state: State, action: int) -> str:
        """Return nothing: bots only play on, they do not try everything."""
        return ""


class Piece(NamedTuple):
    """A question as it travels to another process."""

    number: int
    game: str
    pack: tuple[str, str] | None
    state: Mapping[str, Any]
    action: int | None
    bot: str
    playouts: int


def play_on(piece: Piece) -> tuple[int, list[float], list[float]]:
    """Let bots play on from a position; return the mean of what they get, and its standard error."""
    game = find_game(piece.game)
    if piece.pack is not None:
        game = game.bind(Pack(*piece.pack))
    ends = [_playout(game, piece, number) for number in range(piece.playouts)]
    means = [fsum(values) / len(ends) for values in zip(*ends, strict=True)]
    errors = [_error(values, mean) for values, mean in zip(zip(*ends, strict=True), means, strict=True)]
    return piece.number, means, errors


def _error(values: Sequence[float], mean: float) -> float:
    if len(values) < 2:
        return 1.0
    return sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _playout(game: Game[Any], piece: Piece, number: int) -> Sequence[float]:
    state: State = game.restore(dict(piece.state))
    state.listen = False
    state = state.clone(_chance(f"{piece.number} {number} table"))
    chances = [_chance(f"{piece.number} {number} seat {seat}") for seat in range(state.seats)]
    player = bot(piece.bot)
    if piece.action is not None:
        state.apply(next(seat for seat in state.actors if piece.action in state.legal(seat)), piece.action)
    for _ in range(_FORESIGHT):
        if state.over:
            return state.returns
        seat = state.actors[0]
        state.apply(seat, player.choose(Seat(state, seat, chances[seat]), chances[seat]))
    return state.returns if state.over else [game.evaluate(state, seat) for seat in range(state.seats)]


def _chance(whose: str) -> Stream:
    return Stream(hashlib.sha256(f"liza analysis {whose}".encode()).digest())


def judge_for(record: Record, state: State, name: str | None, playouts: int, jobs: int) -> Judge:
    """Return whoever can judge best: exactly where the game has been solved and nobody else was asked for."""
    if name is not None and name != EXACT:
        return Playing(name, playouts, jobs)
    if name == EXACT or has_study(state.game):
        try:
            return Knowing(solution(state.game, record.options))
        except (NoStudy, NotSolved):
            if name == EXACT:
                raise
    return Playing("greedy:1", playouts, jobs)


def analyse(
    record: Record, *, name: str | None = None, playouts: int = 16, jobs: int = 1, progress: Progress | None = None
) -> Analysis:
    """Weigh every choice of a finished game; without a name, exactly where that is possible."""
    states = list(record.replay())
    if record.outcome is None:
        raise Unfinished("This game has not ended yet.")
    judge = judge_for(record, states[0], name, playouts, jobs)
    return _Weighing(record, states, judge).done(progress)


class _Weighing:
    """Asks for every worth once: where nothing was chosen or nothing was rolled, two of them are the same."""

    def __init__(self, record: Record, states: list[State], judge: Judge) -> None:
        self._record: Final = record
        self._states: Final = states
        self._judge: Final = judge
        self._questions: list[Question] = []

    def done(self, progress: Progress | None) -> Analysis:
        """Ask for everything at once, then put it together."""
        values = [self._ask(self._states[0], None)]
        chosen: list[int] = []
        for at in range(len(self._record.actions)):
            forced, rolled = self._forced(at), self._rolled(at)
            values.append(values[at] if forced and not rolled else self._ask(self._states[at + 1], None))
            if forced:
                chosen.append(values[at])
            else:
                chosen.append(self._ask(self._states[at], self._action(at)) if rolled else values[at + 1])
        worths = self._judge.weigh(self._questions, progress)
        steps = [
            self._step(at, worths[values[at]], worths[chosen[at]], worths[values[at + 1]])
            for at in range(len(self._record.actions))
        ]
        end = Worth(self._returns())
        ending = self._record.ending
        if ending is not None and ending.seat is not None:
            last = worths[values[-1]]
            steps.append(
                Step(ending.seat, RESIGNED, forced=False, chance=False, before=last, chosen=end, after=end, better="")
            )
        return Analysis(self._judge.name, self._judge.expected(worths[values[0]]), steps, end)

    def _step(self, at: int, before: Worth, chosen: Worth, after: Worth) -> Step:
        seat, text = self._record.actions[at]
        forced = self._forced(at)
        better = "" if forced or text == LEAVES else self._judge.better(self._states[at], self._action(at))
        return Step(seat, text, forced, self._rolled(at), before, chosen, after, better)

    def _ask(self, state: State, action: int | None) -> int:
        self._questions.append(Question(state, action))
        return len(self._questions) - 1

    def _action(self, at: int) -> int:
        return int(self._states[at].game.parse(self._record.actions[at][1]))

    def _rolled(self, at: int) -> bool:
        if self._record.actions[at][1] == LEAVES:
            return False  # what followed belongs to leaving: it cannot be tried again with other dice
        return self._states[at].source.drawn != self._states[at + 1].source.drawn

    def _forced(self, at: int) -> bool:
        seat, text = self._record.actions[at]
        return text != LEAVES and len(self._states[at].legal(seat)) == 1

    def _returns(self) -> Sequence[float]:
        ending = self._record.ending
        last = self._states[-1]
        return last.returns if last.over or ending is None else ending.outcome(last.seats).returns
