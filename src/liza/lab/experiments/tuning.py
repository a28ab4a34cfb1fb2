"""Tune a pack: search for values of its free parameters with which games meet a designer's goals.

A Bayesian search (Optuna's tree-structured Parzen estimator) proposes values, games between bots judge them. All are
tried in the same worlds, and values that are proposed again are tried in more of them. The best few then play more
games. The best of many was lucky too, so the reported result comes from a final test in fresh worlds. Their number is
fixed before the first game; they are played with the values found and with those of the draft.

The next games follow from the games played so far alone, so the work can be handed to any process in portions.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf, isfinite
from typing import Any, Final, Literal, NamedTuple

from liza.games import game as find_game
from liza.kernel.base.errors import PackError
from liza.kernel.packs.pack import Pack
from liza.lab.experiments.compare import FEWEST, Interval, Sample
from liza.lab.experiments.experiment import pack_entries, paired_mean, play_pair, trials
from liza.lab.experiments.paired import WINS
from liza.lab.experiments.tuning_targets import GIVEN, BadTarget, FreeParameter, ParameterisedPack, TuningTarget, Values
from liza.lab.experiments.variants import ADVANTAGE, SEAT, BadGoal, Pairs, cards_of, check_number, numbers
from liza.lab.run.run_spec import RunSpec, checked_run
from liza.lab.stats.statistics import ALPHA

SIZES: Final = {"quick": (10, 60, 400), "usual": (20, 120, 1_200), "thorough": (40, 300, 4_000)}
"""How often values are proposed, games each time, and games of the last test."""
Verdict = Literal["reached", "missed", "unclear"]
REACHED: Final = "reached"
MISSED: Final = "missed"
UNCLEAR: Final = "unclear"
_CHUNK: Final = 10
_AT_FIRST: Final = 8
"""Proposals before the search goes by what it has seen."""
_FINALISTS: Final = 3
_MORE: Final = 3
"""How many times the games of a proposal each of the best few plays in addition."""
_RACE: Final = -1
_TEST: Final = -2
_FRESH: Final = 1 << 40
"""Added to the seed for the last test: worlds in which no values were tried."""
_NEARER: Final = 0.02
"""How much being as far as can be from what the draft says counts for: of two that do as well, the nearer one."""
_IMPOSSIBLE: Final = 1_000.0


class TuningRequest(NamedTuple):
    """What is looked for, as it travels."""

    game: str
    pack: str
    knobs: tuple[FreeParameter, ...]
    aims: tuple[TuningTarget, ...]
    tries: int
    games: int
    test: int
    bots: tuple[str, ...] = ("greedy",)
    seats: int | None = None
    seed: int = 0


class GameBatch(NamedTuple):
    """Some games with some values: of a proposal (by its number), of the best few (-1), of the last test (-2)."""

    of: int
    values: Values
    games: range


Played = tuple[GameBatch, list[Pairs] | None]
"""A portion, and what its games add to each number; None where the pack cannot have these values."""


@dataclass(frozen=True)
class TunedParameter:
    """A free number, as it was and as it should be."""

    knob: FreeParameter
    before: int
    after: int


@dataclass(frozen=True)
class TargetResult:
    """An aim, and what the last test says of it."""

    aim: TuningTarget
    before: Interval
    after: Interval
    verdict: Verdict


@dataclass(frozen=True)
class TuningResult:
    """What came of a search."""

    knobs: list[TunedParameter]
    aims: list[TargetResult]
    tried: int
    """Different values that were tried."""
    games: int
    """Played in the search."""
    test: int
    """Played in the last test, with each of the two packs."""
    seats: int
    pack: str
    """The pack with the values found."""


class _Opened:
    """An order, read once in each process."""

    def __init__(self, order: TuningRequest) -> None:
        self.game: Final = find_game(order.game)
        self.draft: Final = ParameterisedPack(self.game, Pack(order.pack, "draft"), order.knobs)


@lru_cache(4)
def _opened(order: TuningRequest) -> _Opened:
    return _Opened(order)


@lru_cache(16)
def _plan(order: TuningRequest, values: Values, seed: int) -> RunSpec:
    text = _opened(order).draft.text(values)
    return checked_run(order.game, bots=order.bots, seats=order.seats, seed=seed, pack=Pack(text, "draft"))


def batch_limit(order: TuningRequest) -> int:
    """Return how many portions there are at most."""
    chunks = [-(-games // _CHUNK) for games in (order.games, _MORE * order.games, order.test)]
    return order.tries * chunks[0] + _FINALISTS * chunks[1] + 2 * chunks[2]


def check(order: TuningRequest) -> None:
    """See that every free number is there and every aim can be measured, by playing one game; raises BadAim if not."""
    if not order.knobs or not order.aims:
        raise BadTarget("There is nothing to look for without a free number and an aim.")
    start = _opened(order).draft.values
    plan = _plan(order, start, order.seed)
    for aim in order.aims:
        if aim.number.startswith(GIVEN):
            pack_entries(plan.bound(), [aim.number.removeprefix(GIVEN)])
        else:
            check_number(aim.number, [plan])
    found = play(order, GameBatch(0, start, range(1)))[1] or []
    sample = _Sample(plan.seats, found)
    for aim in order.aims:
        sample.interval(aim, ALPHA)


def next_batches(order: TuningRequest, played: Sequence[Played], *, hurry: bool = False) -> list[GameBatch]:
    """Return what is to be played next, all of it before the next call; empty where all is done.

    In a hurry no more values are proposed and what is best so far goes to the last test.
    """
    done = {portion.of for portion, _ in played}
    start = _opened(order).draft.values
    if _TEST in done:
        return []
    if done and (hurry or _RACE in done):
        best = _best(order, played, {portion.values for portion, _ in played if portion.of == _RACE})[0]
        tests = [_cut(_TEST, values, 0, order.test) for values in dict.fromkeys([start, best])]
        return [part for parts in zip(*tests, strict=True) for part in parts]  # stopped anywhere, both have been tested
    if len(done) >= order.tries:
        best_few = _best(order, played)[:_FINALISTS]
        more = _MORE * order.games
        return [part for values in best_few for part in _cut(_RACE, values, _games(played, values), more)]
    values = _proposed(order, played) if played else start
    return _cut(len(done), values, _games(played, values), order.games)


def _cut(of: int, values: Values, start: int, games: int) -> list[GameBatch]:
    stop = start + games
    return [GameBatch(of, values, range(at, min(at + _CHUNK, stop))) for at in range(start, stop, _CHUNK)]


def _games(played: Sequence[Played], values: Values) -> int:
    return sum([len(portion.games) for portion, _ in played if portion.of != _TEST and portion.values == values])


def play(order: TuningRequest, portion: GameBatch) -> Played:
    """Play a portion."""
    seed = order.seed + (_FRESH if portion.of == _TEST else 0)
    try:
        plan = _plan(order, portion.values, seed)
    except PackError:
        return portion, None
    given = [aim.number.removeprefix(GIVEN) for aim in order.aims if aim.number.startswith(GIVEN)]
    plain = len(given) < len(order.aims)
    return portion, [_kept(order, plan, number, given, plain=plain) for number in portion.games]


def _kept(order: TuningRequest, plan: RunSpec, number: int, given: Sequence[str], *, plain: bool) -> Pairs:
    """Play one game, and a pair for every thing that is given, and return what the aims are about."""
    wanted = {aim.number for aim in order.aims}
    seats = ADVANTAGE in wanted
    found = numbers(plan, number, cards_of(wanted)) if plain else {}
    kept = {name: pair for name, pair in found.items() if name in wanted or (seats and name.startswith(SEAT))}
    for key in given:
        tests = trials(plan, pack_entries(plan.bound(), [key]))
        row = play_pair(plan, tests[0], number) if tests else None
        if row is not None and row.effect is not None and WINS in row.effect:
            kept[f"{GIVEN}{key}"] = (row.effect[WINS], 1)
    return kept


class _Sample:
    """What games with some values say."""

    def __init__(self, seats: int, rows: Sequence[Pairs]) -> None:
        self._rows: Final = rows
        self._plain: Final = Sample(seats)
        self._plain.add([(row, row) for row in rows])

    def interval(self, aim: TuningTarget, alpha: float) -> Interval:
        """Return the number of an aim, and where the truth lies."""
        if aim.number.startswith(GIVEN):
            found = [row[aim.number][0] for row in self._rows if aim.number in row]
            if not found:
                raise BadTarget(f"Nobody can be given {aim.number.removeprefix(GIVEN)!r}.")
            estimate = paired_mean(found)
            return Interval(estimate.value, *estimate.interval(alpha))
        try:
            return self._plain.interval(aim.number, alpha)
        except BadGoal as fault:
            raise BadTarget(str(fault)) from None

    def verdict(self, aim: TuningTarget, found: Interval) -> Verdict:
        """Return whether an aim is met wherever the truth lies, missed, or neither."""
        seen = sum([aim.number in row for row in self._rows]) if aim.number != ADVANTAGE else len(self._rows)
        if seen < FEWEST:
            return UNCLEAR
        if aim.low <= found.low and found.high <= aim.high:
            return REACHED
        return MISSED if found.high < aim.low or found.low > aim.high else UNCLEAR


def _rows(played: Sequence[Played], values: Values, *, test: bool) -> list[Pairs] | None:
    """Return the games with some values in their order; None where the pack cannot have them."""
    own = [each for each in played if each[0].values == values and (each[0].of == _TEST) == test]
    found: list[Pairs] = []
    for _, rows in sorted(own, key=lambda each: each[0].games.start):
        if rows is None:
            return None
        found += rows
    return found


def _losses(order: TuningRequest, played: Sequence[Played]) -> dict[Values, float]:
    """Return how badly all values that were tried miss the aims, in all of their games together."""
    start = _opened(order).draft.values
    seats = _plan(order, start, order.seed).seats
    found: dict[Values, float] = {}
    for values in dict.fromkeys(portion.values for portion, _ in played if portion.of != _TEST):
        rows = _rows(played, values, test=False)
        if rows is None:
            found[values] = _IMPOSSIBLE
            continue
        sample = _Sample(seats, rows)
        missed = sum([_off(sample, aim) for aim in order.aims])
        moved = [
            abs(value - old) / max(1, knob.high - knob.low)
            for value, old, knob in zip(values, start, order.knobs, strict=True)
        ]
        found[values] = missed + _NEARER * sum(moved) / len(moved)
    return found


def _off(sample: _Sample, aim: TuningTarget) -> float:
    """Return how badly an aim is missed; one without observations, very badly."""
    found = _lies(sample, aim, ALPHA)
    return aim.off(found.value) if isfinite(found.low) else _IMPOSSIBLE


def _best(order: TuningRequest, played: Sequence[Played], among: Collection[Values] = ()) -> list[Values]:
    """Return the values that were tried, the best first; among some of them, if there are any."""
    losses = _losses(order, played)
    return sorted([values for values in losses if not among or values in among], key=lambda values: losses[values])


def _proposed(order: TuningRequest, played: Sequence[Played]) -> Values:
    """Return the values to try next, given how all others did."""
    import optuna  # noqa: PLC0415 - an extra of the lab, wanted for this alone

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    losses = _losses(order, played)
    tried = {portion.of: portion.values for portion, _ in played}
    space: dict[str, Any] = {
        str(at): optuna.distributions.IntDistribution(knob.low, knob.high) for at, knob in enumerate(order.knobs)
    }
    sampler = optuna.samplers.TPESampler(seed=order.seed + len(tried), n_startup_trials=_AT_FIRST)
    study = optuna.create_study(sampler=sampler)
    for at in sorted(tried):
        values = tried[at]
        if all(knob.low <= value <= knob.high for knob, value in zip(order.knobs, values, strict=True)):
            params = {str(place): value for place, value in enumerate(values)}
            study.add_trial(optuna.trial.create_trial(params=params, distributions=space, value=losses[values]))
    asked = study.ask(space)
    return tuple(int(asked.params[str(at)]) for at in range(len(order.knobs)))


def result_of(order: TuningRequest, played: Sequence[Played]) -> TuningResult:
    """Return what came of it: of all that was played only the last test says whether an aim is reached."""
    opened = _opened(order)
    start = opened.draft.values
    tested = dict.fromkeys(portion.values for portion, _ in played if portion.of == _TEST)
    best = next((values for values in reversed(tested) if values != start), start)
    seats = _plan(order, start, order.seed).seats
    before, after = (_Sample(seats, _rows(played, values, test=True) or []) for values in (start, best))
    alpha = ALPHA / len(order.aims)
    aims = []
    for aim in order.aims:
        found = _lies(after, aim, alpha)
        aims.append(TargetResult(aim, _lies(before, aim, alpha), found, after.verdict(aim, found)))
    return TuningResult(
        knobs=[TunedParameter(*each) for each in zip(order.knobs, start, best, strict=True)],
        aims=aims,
        tried=len({portion.values for portion, _ in played if portion.of != _TEST}),
        games=sum([len(portion.games) for portion, _ in played if portion.of != _TEST]),
        test=len(_rows(played, best, test=True) or []),
        seats=seats,
        pack=opened.draft.text(best),
    )


def _lies(sample: _Sample, aim: TuningTarget, alpha: float) -> Interval:
    """Return where a number lies: anywhere, where no game could be played before the time was up."""
    try:
        return sample.interval(aim, alpha)
    except BadTarget:
        return Interval(0.0, -inf, inf)
