"""Randomised experiments on pack entries: a world is played twice, with the entry in one of the two games only.

A player may play a card because the game goes badly, or because it goes well, so results that go along with a card are
correlation, not cause. Here chance alone decides who has the entry (``paired.py`` does that in four ways). Both games
use the same dice and the same random numbers of the same bots, and their difference is the effect of the entry.

The effect of a change to a pack is measured in the same way: the entry as it is now in one game, as it was in the
other, with all other changes of the pack in both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from functools import partial
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import LizaError, PackError
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import Pack
from liza.lab.experiments.paired import (
    DECISIONS,
    NOBODY,
    OWN,
    SCORE,
    TAKEN,
    WINS,
    Numbers,
    VerbUses,
    paired_worlds,
    play_out,
    treatments,
)
from liza.lab.packs.pack_files import FieldChange, pack_changes, whole_text
from liza.lab.run.card_index import CardIndex, EntryKey
from liza.lab.run.pool import map_unordered
from liza.lab.run.run_spec import RunSpec, deal
from liza.lab.run.simulate import ProgressCallback
from liza.lab.stats.statistics import ALPHA, NAMED, Estimate, selected

PLAIN: Final = "plain"
"""The world is left as it is: two packs are compared."""
_CHUNK: Final = 10
_MOST_TOLD: Final = 3
_ALSO_WITHOUT: Final = 4
"""Of a changed thing the change itself matters most: only every so many worlds are played without the thing too."""
_ENOUGH: Final = 8
"""What could be chosen so often before does not stay away by luck."""
_WORLDS: Final = 8
"""So many worlds are looked at for one in which a thing can be had: a character that is dealt, say."""
_FAR: Final = 1_000_000
"""From one of these worlds to the next: no other pair looks there."""
_FOR_WINNING: Final = 0.8
"""Of the allowance for false alarms, what is for winning; the rest is for all other numbers of a seat."""
_ALWAYS: Final = (WINS, SCORE, DECISIONS)


class NoExperiment(LizaError):
    """A thing that there is not, or that no experiment can be made with."""


class Trial(NamedTuple):
    """One pack entry to be tested, and how."""

    table: str
    """The section of the pack that it stands in."""
    key: str
    thing: EntryKey | None
    """None where the game has no name for it: numbers of a board, say."""
    how: str
    before: RunSpec | None = None
    """The same pack with this one thing as the game's own pack has it; None where that has no such thing."""


Estimates = dict[str, Estimate]


class EffectEstimate(NamedTuple):
    """What a thing does: by how much it moves the winning of the seat that has it, and other numbers of a game."""

    trial: Trial
    effect: Estimates
    """With it less without it; empty where the worlds are the same."""
    before: Estimates
    """The same before the pack changed it."""
    change: Estimates
    """With it as it is now less with it as it was."""
    uses: Mapping[str, Sequence[int]] = {}
    """In how many games each verb with it could be chosen and was, now and before: four numbers."""

    def lost(self) -> list[tuple[str, int]]:
        """Return the verbs that could be chosen with it before, and how often, and never can now."""
        return [(verb, then) for verb, (now, _, then, _) in self.uses.items() if now == 0 and then >= _ENOUGH]

    def tells_loss(self) -> bool:
        """Whether what can no longer be done is told first: who wins more by the thing may not need it now."""
        told = self.change or self.effect
        return bool(self.lost()) and not (WINS in told and _chances(told)[WINS] < NAMED)

    def headline(self) -> list[tuple[str, Estimate]]:
        """Return the numbers worth telling, of the change if there is one: the winning, or what stands out most."""
        told = self.change or self.effect
        if WINS in told:
            chances = _chances(told)
            clear = [name for name in _of_the_seat(told) if chances[name] < ALPHA]
            clear = sorted(clear, key=lambda name: chances[name])[: _MOST_TOLD - 1]
            names = [WINS, *clear] if not clear or chances[WINS] < ALPHA else [*clear, WINS]
            return [(name, told[name]) for name in names]
        order = sorted(told, key=lambda name: told[name].p_value())
        clear = [name for name in order if told[name].p_value() * len(told) < ALPHA]
        return [(name, told[name]) for name in clear[:_MOST_TOLD] or [SCORE if SCORE in told else DECISIONS]]

    def p_value(self) -> float:
        """Return how likely the strongest of what is told would be by mere luck."""
        if self.tells_loss():
            return exp(-_ENOUGH) / max(1, len(self.uses))
        told = self.change or self.effect
        if WINS in told:
            return min(1.0, *_chances(told).values())
        return min(1.0, min((estimate.p_value() for _, estimate in self.headline()), default=1.0) * len(told))

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        trial = self.trial
        return {
            "section": trial.table,
            "key": trial.key,
            "kind": None if trial.thing is None else trial.thing.kind,
            "how": trial.how,
            "effect": _data(self.effect),
            "before": _data(self.before),
            "change": _data(self.change),
            "uses": {verb: list(counts) for verb, counts in self.uses.items()},
            "lost": [verb for verb, _ in self.lost()],
            "tells": [name for name, _ in self.headline()],
            "p": self.p_value(),
        }


def _data(estimates: Estimates) -> dict[str, Any] | None:
    found = {name: (each.value, *each.interval(), each.of) for name, each in estimates.items()}
    return {
        name: {"value": value, "low": low, "high": high, "pairs": of} for name, (value, low, high, of) in found.items()
    } or None


def paired_mean(differences: Sequence[float], unit: float = 1.0) -> Estimate:
    """Return the mean of differences between games of a pair, with an error above zero.

    Half a pair each way, a unit apart, is added, as Agresti and Min do with matched pairs: without it a handful of
    pairs that happen to be equal would prove that they never differ.
    """
    of = len(differences) + 2
    value = sum(differences) / of
    spread = (sum([each * each for each in differences]) + unit * unit) / of - value * value
    return Estimate(value, sqrt(spread / of), len(differences))


# What is put to the test.


def pack_entries(game: Game[Any], names: Sequence[str] = ()) -> list[EntryKey]:
    """Return everything that the pack names, or what goes by these ids or names in any language."""
    found = _distinct(game)
    named = game.card_names()
    chosen: list[EntryKey] = []
    for name in names:
        wanted = name.casefold()
        same = [
            thing
            for thing in found
            if wanted in {thing.key.casefold(), *(text.casefold() for text in named[thing.kind][thing.key].values())}
        ]
        if not same:
            raise _unknown(game, name, found)
        chosen += same
    return list(dict.fromkeys(chosen)) if names else found


def _unknown(game: Game[Any], name: str, known: Iterable[EntryKey]) -> NoExperiment:
    """Return the complaint about a name that no entry goes by, with those that may have been meant."""
    near = ", ".join(get_close_matches(name.casefold(), sorted({thing.key for thing in known}), 3))
    meant = f" Did you mean {near}?" if near else ""
    text = f"There is no {name!r} in {game.title}.{meant}"
    return NoExperiment(text, "no-such-thing", {"name": name, "game": game.title, "near": near or "none"})


def _distinct(game: Game[Any]) -> list[EntryKey]:
    """Return the things of a pack; where several kinds name the same entries (a character and its job), the entries."""
    tables = {name for name, rows in game.pack.data.items() if isinstance(rows, list)}
    found: dict[str, list[EntryKey]] = {}
    for thing in CardIndex(game).things:
        found.setdefault(thing.key, []).append(thing)
    kept = [thing for same in found.values() for thing in ([each for each in same if each.kind in tables] or same[:1])]
    return sorted(kept, key=lambda thing: thing.kind)


def trials(plan: RunSpec, wanted: Iterable[EntryKey]) -> list[Trial]:
    """Return how things are put to the test; those that cannot be are left out."""
    tables = _tables(plan.bound().pack)
    found = ((thing, next(treatments(plan, thing), None)) for thing in wanted)
    return [Trial(_table(tables, thing), thing.key, thing, how) for thing, how in found if how is not None]


def changed_entries(plan: RunSpec, base: RunSpec, names: Sequence[str] = ()) -> list[Trial]:
    """Return what a pack says otherwise than the game's own, new things included, each with the pack before it."""
    game = plan.bound()
    own, pack = base.bound().pack, game.pack
    by_key: dict[str, list[EntryKey]] = {}
    for thing in _distinct(game):
        by_key.setdefault(thing.key, []).append(thing)
    asked = {thing.key for thing in pack_entries(game, names)} if names else None
    entries: dict[tuple[str, str], FieldChange] = {(each.table, each.id): each for each in pack_changes(own, pack)}
    found: list[Trial] = []
    for (table, key), change in entries.items():
        if asked is not None and key not in asked:
            continue
        is_new, is_gone = change.old is None and not change.field, change.new is None and not change.field
        same = by_key.get(key, [])
        named = next((each for each in same if each.kind == table), same[0] if same else None)
        how = None if named is None or is_gone else next(treatments(plan, named), None)
        before = None if is_new else base if len(entries) == 1 else _without(plan, base, table, key)
        if how is not None:
            found.append(Trial(table, key, named, how, before))
        else:
            found.append(Trial(table, key, named, PLAIN, before or _without(plan, base, table, key)))
    return found


def _tables(pack: Pack) -> dict[str, set[str]]:
    return {
        name: {str(row.get("id")) for row in rows}
        for name, rows in pack.data.items()
        if isinstance(rows, list) and rows
    }


def _table(tables: dict[str, set[str]], thing: EntryKey) -> str:
    if thing.key in tables.get(thing.kind, ()):
        return thing.kind
    return next((name for name, keys in tables.items() if thing.key in keys), thing.kind)


def _without(plan: RunSpec, base: RunSpec, table: str, key: str) -> RunSpec:
    """Return the plan with one entry as the game's own pack has it; the game's own pack where that cannot be."""
    own, pack = base.bound().pack, plan.bound().pack
    rows = own.data.get(table)
    data = dict(pack.data)
    if isinstance(rows, list):
        old = {str(row.get("id")): row for row in rows}
        kept = [old.get(str(row.get("id")), row) if str(row.get("id")) == key else row for row in data.get(table, [])]
        present = {str(row.get("id")) for row in kept}
        if key not in old:
            kept = [row for row in kept if str(row.get("id")) != key]
        elif key not in present:
            kept.append(old[key])
        data[table] = kept
    else:
        data[table] = rows
    text = whole_text(data)
    other = RunSpec(plan.game, plan.seats, plan.bots, plan.options, (text, f"{pack.name} - {key}"), plan.seed)
    try:
        other.bound()
    except PackError:
        return base
    return other


# Playing.


def measure(
    plan: RunSpec, wanted: Sequence[Trial], games: int, *, jobs: int = 1, progress: ProgressCallback | None = None
) -> list[EffectEstimate]:
    """Put things to the test, each in so many pairs of games."""
    pieces = [
        (at, range(start, min(start + _CHUNK, games))) for at in range(len(wanted)) for start in range(0, games, _CHUNK)
    ]
    rows: list[list[PairOutcome]] = [[] for _ in wanted]
    done = 0
    for (at, numbers), found in map_unordered(partial(_play, plan, tuple(wanted)), pieces, min(jobs, len(pieces) or 1)):
        rows[at] += found
        if progress is not None:
            done += len(numbers)
            progress(done, games * len(wanted))
    return [estimate_effect(trial, sorted(own)) for trial, own in zip(wanted, rows, strict=True)]


class PairOutcome(NamedTuple):
    """What one pair of games came to: the differences that a thing made, made before, and that the change made."""

    number: int
    effect: Numbers | None
    before: Numbers | None
    change: Numbers | None
    uses: Mapping[str, Sequence[int]] | None = None


def _play(
    plan: RunSpec, wanted: tuple[Trial, ...], piece: tuple[int, range]
) -> tuple[tuple[int, range], list[PairOutcome]]:
    at, numbers = piece
    return piece, play_pairs(plan, wanted[at], numbers)


def play_pairs(plan: RunSpec, trial: Trial, numbers: range) -> list[PairOutcome]:
    """Play the pairs with these numbers, as far as the thing is to be had."""
    found = [play_pair(plan, trial, number) for number in numbers]
    return [row for row in found if row is not None]


def play_pair(plan: RunSpec, trial: Trial, number: int) -> PairOutcome | None:
    """Play one world with a thing and without, now and before: the first of a few in which it is to be had."""
    found = (_row(plan, trial, number + attempt * _FAR) for attempt in range(_WORLDS))
    return next((row for row in found if row is not None), None)


def _row(plan: RunSpec, trial: Trial, number: int) -> PairOutcome | None:
    if trial.how == PLAIN or trial.thing is None:
        assert trial.before is not None
        now, then = (play_out(each, number, deal(each, number).state, NOBODY) for each in (plan, trial.before))
        return PairOutcome(number, None, None, _less(now, then))
    if trial.before is None:
        now_with, now_without = _worlds(plan, trial, number, both=True)
        return (
            None
            if now_with is None or now_without is None
            else PairOutcome(number, _less(now_with, now_without), None, None)
        )
    both = number % _ALSO_WITHOUT == 0
    assert trial.thing is not None
    ours, theirs = VerbUses(plan, trial.thing), VerbUses(trial.before, trial.thing)
    now_with, now_without = _worlds(plan, trial, number, both=both, uses=ours)
    then_with, then_without = _worlds(trial.before, trial, number, both=both, uses=theirs)
    if now_with is None or then_with is None:
        return None
    change = _less(now_with, then_with)
    verbs = sorted({*ours.could, *theirs.could})
    counted = (ours.could, ours.did, theirs.could, theirs.did)
    uses = {verb: [int(each[verb] > 0) for each in counted] for verb in verbs}
    if now_without is None or then_without is None:
        return PairOutcome(number, None, None, change, uses)
    return PairOutcome(number, _less(now_with, now_without), _less(then_with, then_without), change, uses)


def _worlds(
    plan: RunSpec, trial: Trial, number: int, *, both: bool, uses: VerbUses | None = None
) -> tuple[Numbers | None, Numbers | None]:
    """Play a world with a thing, and without it where both are wanted; empty where it is not to be had."""
    assert trial.thing is not None
    pair = paired_worlds(plan, number, trial.thing, trial.how)
    if pair is None:
        return None, None
    with_it = play_out(plan, number, pair.with_it, pair.seat, uses=uses)
    return with_it, play_out(plan, number, pair.without, pair.seat, pair.barred) if both else None


def _less(one: Numbers, other: Numbers) -> Numbers:
    return {name: value - other[name] for name, value in one.items() if name in other}


def estimate_effect(trial: Trial, rows: Sequence[PairOutcome]) -> EffectEstimate:
    """Return what pairs of games say of a thing."""
    effect = _estimates([row.effect for row in rows if row.effect is not None])
    before = _estimates([row.before for row in rows if row.before is not None])
    change = _estimates([row.change for row in rows if row.change is not None])
    if WINS in change:
        change |= _taken(rows)
    uses: dict[str, list[int]] = {}
    for row in rows:
        for verb, counts in (row.uses or {}).items():
            known = uses.get(verb, [0] * len(counts))
            uses[verb] = [one + other for one, other in zip(known, counts, strict=True)]
    return EffectEstimate(trial, effect, before, change, uses)


def _taken(rows: Sequence[PairOutcome]) -> Estimates:
    """Return how much more often each verb was chosen with the thing than before, where it could be both times."""
    columns: dict[str, list[float]] = {}
    for row in rows:
        for verb, (could, did, could_before, did_before) in (row.uses or {}).items():
            if could and could_before:
                columns.setdefault(f"{TAKEN}{verb}", []).append(did - did_before)
    return {name: paired_mean(column) for name, column in columns.items() if any(column)}


def _chances(told: Estimates) -> dict[str, float]:
    """Return how likely each number of the seat would be by mere luck, as one of all that are looked at.

    Most of the allowance goes to winning, which is what matters; all other numbers of the seat share the rest.
    """
    own = _of_the_seat(told)
    winning = told[WINS].p_value()
    if not own:
        return {WINS: winning}
    share = (1 - _FOR_WINNING) / len(own)
    return {WINS: winning / _FOR_WINNING} | {name: told[name].p_value() / share for name in own}


def _of_the_seat(told: Estimates) -> list[str]:
    """Return the numbers that are about the seat, but for its winning."""
    return [name for name in told if name.startswith((OWN, TAKEN))]


def _estimates(found: Sequence[Numbers]) -> Estimates:
    """Return the mean of every number that all pairs have; those that never differ are left out, but for a few."""
    names = [name for name in (found[0] if found else {}) if all(name in each for each in found)]
    columns = {name: [each[name] for each in found] for name in names}
    return {name: paired_mean(column) for name, column in columns.items() if name in _ALWAYS or any(column)}


def standing_out(found: Sequence[EffectEstimate]) -> list[EffectEstimate]:
    """Return what does not look like luck among all that was put to the test, the surest first."""
    clear = selected([each.p_value() for each in found])
    return sorted([each for each, chosen in zip(found, clear, strict=True) if chosen], key=lambda each: each.p_value())
