"""The impact of a pack in one study: every change is tested by itself, and the game as a whole is compared.

It combines ``liza lab card`` and ``liza lab compare``, cut into portions so that a client can follow the progress and
cancel it. The number of games is fixed before the first of them, so stopping early for lack of time adds no bias.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from math import isfinite
from typing import Any, Final, NamedTuple

from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.packs.pack import Pack
from liza.lab.experiments.compare import Difference, Sample
from liza.lab.experiments.experiment import PairOutcome, Trial, changed_entries, estimate_effect, play_pairs
from liza.lab.experiments.variants import SEAT, USE, WINS, Pairs, counted, differing, watched
from liza.lab.findings.findings_text import MINUS, FindingsText
from liza.lab.findings.rule_gaps import FORCED, RuleGap, trouble_gaps
from liza.lab.packs.pack_forms import Label
from liza.lab.run.observer import record_of
from liza.lab.run.run_spec import RunSpec, checked_run
from liza.lab.run.run_store import RuleNotes
from liza.lab.stats.statistics import ALPHA, selected
from liza.match.record import Record

BOT: Final = "greedy"
MOST_THINGS: Final = 6
"""Changed things that are put to the test one by one."""
SIZES: Final = {"quick": (40, 80), "usual": (400, 1_200), "thorough": (1_600, 4_000)}
"""Games with each pack, and pairs of games for each changed thing: what a change does is what one wants to know."""
_SEED: Final = 0
_CHUNK: Final = 10
_TWICE: Final = 2
"""Turns of each changed thing while the game as a whole has one."""
_MOST_HOLES: Final = 5
_OFTEN: Final = 16
"""A moment that was reached less often may have left no choice by chance."""
_FAR: Final = 2_000
"""Decisions up to which a game is played again to show where it went wrong."""
_WHOLE: Final = -1
"""The portions that are about the game as a whole."""
_SHARES: Final = ("forced", "shared_wins", "comebacks", "unfinished")
_COUNTS: Final = ("decisions", "choices", "lead_changes", "rounds")


class ImpactRequest(NamedTuple):
    """What is to be looked into, as it travels."""

    game: str
    pack: str
    games: int
    pairs: int
    options: tuple[tuple[str, Any], ...] = ()
    """Options of the rules that go with the pack; the base is played with the usual ones."""


class ImpactBatch(NamedTuple):
    """Some games about one thing (its number), or about the whole (-1)."""

    of: int
    games: range


Played = tuple[ImpactBatch, list[Any]]
"""A portion, and what its games came to: rows of an experiment, or pairs of games."""


class PairedGame(NamedTuple):
    """A game with the game's own pack and with the draft: numbers of both, and what shows a hole in the rules."""

    base: Pairs
    changed: Pairs
    trouble: list[dict[str, Any]]
    """What went wrong with the draft."""
    before: dict[str, list[int]]
    """The moments that were reached with the game's own pack, as ``Moment`` writes them."""
    moments: dict[str, list[int]]


class RuleHole(NamedTuple):
    """A hole in the rules that the draft leads to, and where."""

    gap: RuleGap
    text: Label
    record: Record | None
    """The game up to there; none where that would take too long."""


@dataclass(frozen=True)
class ImpactFinding:
    """One finding of the games."""

    section: str
    entry: str
    text: Label
    clear: bool
    number: str
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class PackImpact:
    """All that was found."""

    games: int
    pairs: int
    seats: int
    things: list[ImpactFinding]
    whole: list[ImpactFinding]
    left_out: int
    holes: list[RuleHole]


class _Opened:
    """An order with its plans, read once in each process."""

    def __init__(self, order: ImpactRequest) -> None:
        self.base: Final[RunSpec] = checked_run(order.game, bots=[BOT], seed=_SEED)
        own = Pack(order.pack, "draft")
        self.plan: Final[RunSpec] = checked_run(
            order.game, bots=[BOT], seed=_SEED, pack=own, options=dict(order.options)
        )
        found = changed_entries(self.plan, self.base)
        self.trials: Final[list[Trial]] = found[:MOST_THINGS]
        self.left_out: Final = len(found) - len(self.trials)
        self.cards: Final = tuple(differing(self.base, self.plan)[:MOST_THINGS])


@lru_cache(4)
def _opened(order: ImpactRequest) -> _Opened:
    return _Opened(order)


def impact_batches(order: ImpactRequest) -> list[ImpactBatch]:
    """Return all that has to be played, in turns, so that a run that is stopped early has samples of every part."""
    opened = _opened(order)
    if not opened.trials and opened.plan.options == opened.base.options:
        return []
    things = [_cut(at, order.pairs) for at in range(len(opened.trials))]
    turns: list[Iterator[ImpactBatch]] = [
        *(queue for queue in things for _ in range(_TWICE)),
        _cut(_WHOLE, order.games),
    ]
    rounds = zip_longest(*turns)
    return [portion for each in rounds for portion in each if portion is not None]


def _cut(of: int, games: int) -> Iterator[ImpactBatch]:
    return (ImpactBatch(of, range(start, min(start + _CHUNK, games))) for start in range(0, games, _CHUNK))


def play(order: ImpactRequest, portion: ImpactBatch) -> Played:
    """Play a portion."""
    opened = _opened(order)
    if portion.of == _WHOLE:
        return portion, [_play_twice(opened, number) for number in portion.games]
    return portion, play_pairs(opened.plan, opened.trials[portion.of], portion.games)


def _play_twice(opened: _Opened, number: int) -> PairedGame:
    base, changed = (watched(plan, number) for plan in (opened.base, opened.plan))
    return PairedGame(
        counted(base, opened.cards),
        counted(changed, opened.cards),
        changed.trouble,
        {name: moment.to_data() for name, moment in base.moments.items()},
        {name: moment.to_data() for name, moment in changed.moments.items()},
    )


def impact_of(order: ImpactRequest, played: Sequence[Played]) -> PackImpact:
    """Return what the games say, in both languages."""
    opened = _opened(order)
    tellers = {lang: FindingsText(opened.plan.bound(), lang) for lang in LANGUAGES}
    twice: list[PairedGame] = [each for portion, found in played if portion.of == _WHOLE for each in found]
    whole = [(each.base, each.changed) for each in twice]
    rows: list[list[PairOutcome]] = [
        sorted(row for portion, found in played if portion.of == at for row in found)
        for at in range(len(opened.trials))
    ]
    return PackImpact(
        games=len(whole),
        pairs=max((len(own) for own in rows), default=0),
        seats=opened.plan.seats,
        things=_things(opened.trials, rows, tellers),
        whole=_whole(opened.plan.seats, whole, tellers),
        left_out=opened.left_out,
        holes=_holes(opened.plan, twice, tellers),
    )


def _holes(plan: RunSpec, twice: Sequence[PairedGame], tellers: dict[str, FindingsText]) -> list[RuleHole]:
    """Return games that came to no end, and moments that leave no choice any more though they did before."""
    notes = RuleNotes()
    before = RuleNotes()
    for each in twice:
        notes.add({"moments": each.moments, "events": {}, "acts": [], "trouble": each.trouble})
        before.add({"moments": each.before, "events": {}, "acts": [], "trouble": []})
    forced = [
        RuleGap(FORCED, "", name, moment.asked, moment.game, moment.at)
        for name, moment in notes.moments.items()
        if moment.most == 1 and moment.asked >= _OFTEN and name in before.moments and before.moments[name].most > 1
    ]
    gaps = [*trouble_gaps(notes), *forced][:_MOST_HOLES]
    return [
        RuleHole(
            gap,
            Label(**{lang: teller.gap(gap) for lang, teller in tellers.items()}),
            record_of(plan, gap.game, gap.at) if gap.game is not None and (gap.at or 0) <= _FAR else None,
        )
        for gap in gaps
    ]


def _things(
    trials: Sequence[Trial], rows: Sequence[Sequence[PairOutcome]], tellers: dict[str, FindingsText]
) -> list[ImpactFinding]:
    """Return what each changed thing does: a cause, because chance alone decides who has it."""
    measured = [estimate_effect(trial, own) for trial, own in zip(trials, rows, strict=True) if own]
    clear = selected([each.p_value() for each in measured])
    found = []
    for each, stands_out in zip(measured, clear, strict=True):
        number, estimate = each.headline()[0]
        low, high = estimate.interval(ALPHA)
        text = Label(**{lang: teller.sentence(each) for lang, teller in tellers.items()})
        found.append(
            ImpactFinding(each.trial.table, each.trial.key, text, stands_out, number, estimate.value, low, high)
        )
    return sorted(found, key=lambda each: not each.clear)


def _whole(seats: int, pairs: list[tuple[Pairs, Pairs]], tellers: dict[str, FindingsText]) -> list[ImpactFinding]:
    """Return what becomes different in the game as a whole; what goes with winning is company, and left out."""
    if not pairs:
        return []
    sample = Sample(seats)
    sample.add(pairs)
    differences = [each for each in sample.differences(ALPHA) if not each.number.startswith(WINS)]
    return [
        ImpactFinding(
            section="",
            entry=each.number.removeprefix(USE) if each.number.startswith(USE) else "",
            text=Label(**{lang: _sentence(teller, each) for lang, teller in tellers.items()}),
            clear=each.stands_out,
            number=each.number,
            value=each.difference.value,
            low=each.difference.low,
            high=each.difference.high,
        )
        for each in differences
        if isfinite(each.difference.low) and isfinite(each.difference.high)
    ]


def _sentence(teller: FindingsText, difference: Difference) -> str:
    """Return by how much a number moves, before and after."""
    number = difference.number
    is_share = number in _SHARES or number.startswith((SEAT, USE))
    scale = 100 if is_share else 1
    value, low, high = (_signed(scale * each) for each in difference.difference)
    values = {
        "before": f"{scale * difference.base:.1f}",
        "after": f"{scale * difference.changed:.1f}",
        "figures": f"{value} [{low}, {high}]",
    }
    if number.startswith(SEAT):
        return teller.say("whole-seat", number=number.removeprefix(SEAT), **values)
    if number.startswith(USE):
        return teller.say("whole-played", name=teller.thing(number.removeprefix(USE)), **values)
    known = number if number in (*_SHARES, *_COUNTS) else "number"
    return teller.say(f"whole-{known}", name=number, **values)


def _signed(value: float) -> str:
    return f"{value:+.1f}".replace("-", MINUS)
