"""Unused entries: cards that never come up, can never be used, are never used, or never do what similar cards do.

Few games prove little, so an entry is reported only if similar entries make it plain. Even the one of them that comes
up, can be used, is used or acts most seldom would have done so by then, with a false-alarm rate of one in a hundred
over all entries examined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import exp
from typing import Any, Final, NamedTuple

import polars as pl

from liza.lab.run.card_index import EntryKey
from liza.lab.run.observer import card_index_of
from liza.lab.run.parquet import USES, unpacked
from liza.lab.run.run_store import RunStore
from liza.lab.stats.result import wilson

UNSEEN: Final = "unseen"
UNUSABLE: Final = "unusable"
IDLE: Final = "idle"
INERT: Final = "inert"
_LUCK: Final = 0.01
_LIKE: Final = 3
"""So many others must do a thing before it is said to be theirs to do."""
_NOT_RULES: Final = ("id", "name", "origin", "printed", "copies")


class UnusedEntry(NamedTuple):
    """A pack entry that is never used, or has no effect."""

    kind: str
    """unseen, unusable, idle or inert."""
    thing: EntryKey
    times: int
    """How often it came up; for what never did, in how many games it might have."""
    could: int
    """How often it could have been used."""
    game: int | None
    """A game in which it shows."""


class _Count(NamedTuple):
    had: int
    """In how many games a seat had it, each seat by itself."""
    offered: int
    """In how many of these it could be used."""
    chances: int
    """At how many decisions it could be used."""
    played: int
    first: int | None


_NOTHING: Final = _Count(0, 0, 0, 0, None)


def unused_entries(study: RunStore) -> Iterator[UnusedEntry]:
    """Yield everything that a run shows to be dead."""
    cards = card_index_of(study.plan)
    counts = _counts(study)
    acts = study.notes().acts
    used = {cards.things[number].kind for numbers in cards.of_action for number in numbers}
    by_kind: dict[str, list[EntryKey]] = {}
    for thing in cards.things:
        by_kind.setdefault(thing.kind, []).append(thing)
    for kind, things in by_kind.items():
        came = {thing: counts.get(thing, _NOTHING).had + acts.get(thing, Counter()).total() for thing in things}
        for thing in things:
            found = _one(thing, things, counts, came, study.games, usable=kind in used)
            if found is not None:
                yield found
    yield from _inert(study.plan.bound().pack.data, by_kind, counts, acts)


def _counts(study: RunStore) -> dict[EntryKey, _Count]:
    columns = [pl.col("seen").gt(0).sum(), pl.col("offered").sum(), pl.col("chances").sum(), pl.col("played").sum()]
    grouped = unpacked(study.folder, USES).group_by("kind", "key").agg(*columns, pl.col("game").min())
    return {EntryKey(kind, key): _Count(*numbers) for kind, key, *numbers in grouped.iter_rows()}


def _one(
    thing: EntryKey,
    like: list[EntryKey],
    counts: Mapping[EntryKey, _Count],
    came: Mapping[EntryKey, int],
    games: int,
    *,
    usable: bool,
) -> UnusedEntry | None:
    own = counts.get(thing, _NOTHING)
    others = [counts.get(other, _NOTHING) for other in like if other != thing]
    if not came[thing] and not own.offered:
        seldom = min((came[other] for other in like if came[other]), default=0)
        return UnusedEntry(UNSEEN, thing, games, 0, None) if exp(-seldom) < _LUCK / len(like) else None
    if usable and not own.offered:
        rates = [_least(other.offered, other.had) for other in others if other.offered]
        return UnusedEntry(UNUSABLE, thing, own.had, 0, own.first) if _plain(rates, own.had, len(like)) else None
    if own.chances and not own.played:
        rates = [_least(other.played, other.chances) for other in others if other.played]
        if _plain(rates, own.chances, len(like)):
            return UnusedEntry(IDLE, thing, own.had, own.chances, own.first)
    return None


def _plain(rates: list[float], times: int, tests: int) -> bool:
    """Whether even the one of its like that does it most seldom would have done it by then."""
    return bool(rates) and (1 - min(rates)) ** times < _LUCK / tests


def _least(count: int, of: int) -> float:
    """Return a lower bound for a frequency."""
    return wilson(min(count, of), of)[0] if of else 0.0


def _inert(
    data: Mapping[str, Any],
    by_kind: Mapping[str, list[EntryKey]],
    counts: Mapping[EntryKey, _Count],
    acts: Mapping[EntryKey, Counter[str]],
) -> Iterator[UnusedEntry]:
    """Yield things that are had and never do what all others do that have the same field (attack, say) in the pack."""
    entries = {
        str(row["id"]): {field for field in row if field not in _NOT_RULES}
        for rows in data.values()
        if isinstance(rows, list)
        for row in rows
        if "id" in row
    }
    for things in by_kind.values():
        had = {thing: counts[thing].had for thing in things if thing in counts and counts[thing].had}
        events = {event for thing in had for event in acts.get(thing, ())}
        for thing, times in had.items():
            for event in sorted(events - set(acts.get(thing, ()))):
                rates = _theirs(thing, event, had, acts, entries)
                if rates is not None and _plain(rates, times, len(had) * len(events)):
                    yield UnusedEntry(INERT, thing, times, counts[thing].chances, counts[thing].first)
                    break


def _theirs(
    thing: EntryKey,
    event: str,
    had: Mapping[EntryKey, int],
    acts: Mapping[EntryKey, Counter[str]],
    entries: Mapping[str, set[str]],
) -> list[float] | None:
    """Return how often an event occurs for entries that share a field with a thing, if all have it; None if not."""
    for field in sorted(entries.get(thing.key, ())):
        like = [other for other in had if other != thing and field in entries.get(other.key, ())]
        apart = [other for other in had if field not in entries.get(other.key, ())]
        rates = [_least(acts.get(other, Counter())[event], had[other]) for other in like]
        if len(like) >= _LIKE and all(rates) and not any(event in acts.get(other, ()) for other in apart):
            return rates
    return None
