"""What a card does, found by giving it: the same world twice, and one seat has the card in one of them only.

Whoever plays a card may do so because things go badly, or because things go well; what goes with playing it is company,
not cause. Here chance alone decides who gets the card. A world is dealt as ever; then a seat drawn by lot is given the
card in one copy of it, and another card of the same section, drawn by lot too, in the other. What everybody begins with
is taken away in one of the copies instead. Both copies are played with the same dice and the same chances of the same
bots, and the difference in the seat's winning is what the card did.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import partial
from math import sqrt
from typing import Any, Final, NamedTuple

from liza.bots import Seat
from liza.kernel.errors import LizaError
from liza.kernel.game import Game
from liza.kernel.source import Stream
from liza.kernel.state import State
from liza.lab.cards import Cards, Thing
from liza.lab.packs import changes
from liza.lab.plan import Deal, Plan, deal
from liza.lab.pool import shared
from liza.lab.simulate import Progress
from liza.lab.statistics import Estimate

GIVEN: Final = "given"
"""Instead of another thing of its section."""
DENIED: Final = "denied"
"""What the seat has anyway is taken from it in the other world."""
_CHUNK: Final = 10
_TRIES: Final = 6
"""Worlds looked at before a thing is taken for one that cannot be handed out."""


class NoExperiment(LizaError):
    """A thing that cannot be given to anybody before the game begins."""


class CardEffect(NamedTuple):
    """By how much a thing raises the winning of the seat that has it, in shares of a win."""

    thing: Thing
    how: str
    effect: Estimate

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        low, high = self.effect.interval()
        return {
            "kind": self.thing.kind,
            "key": self.thing.key,
            "how": self.how,
            "effect": self.effect.value,
            "low": low,
            "high": high,
            "pairs": self.effect.of,
        }


class _Pair(NamedTuple):
    """One world twice: with the thing, and without."""

    seat: int
    how: str
    with_it: State
    without: State


def paired(differences: Sequence[float]) -> Estimate:
    """Return the mean of differences between -1 and 1, with an error that is never nothing.

    Half a pair each way is added, as Agresti and Min do with matched pairs: without it a handful of pairs that happen
    to be equal would prove that nothing ever differs.
    """
    of = len(differences) + 2
    value = sum(differences) / of
    spread = (sum([each * each for each in differences]) + 1) / of - value * value
    return Estimate(value, sqrt(spread / of), len(differences))


def things(game: Game[Any], names: Sequence[str] = ()) -> list[Thing]:
    """Return everything that the pack names, or what goes by these ids or names in any language."""
    found = Cards(game).things
    named = game.card_names()
    chosen: list[Thing] = []
    for name in names:
        wanted = name.casefold()
        same = [
            thing
            for thing in found
            if wanted in {thing.key.casefold(), *(text.casefold() for text in named[thing.kind][thing.key].values())}
        ]
        if not same:
            raise NoExperiment(f"There is no {name!r} in {game.title}.")
        chosen += same
    return list(dict.fromkeys(chosen)) if names else found


def changed(game: Game[Any], base: Game[Any]) -> list[Thing]:
    """Return what a pack says otherwise than the base, new things included."""
    keys = {change.id for change in changes(base.pack, game.pack)}
    return [thing for thing in things(game) if thing.key in keys]


def measure(
    plan: Plan, wanted: Sequence[Thing], games: int, *, jobs: int = 1, progress: Progress | None = None
) -> list[CardEffect]:
    """Measure what things do, each in so many pairs of games; those that cannot be handed out are left out."""
    asked = [(thing, how) for thing in wanted if (how := way(plan, thing)) is not None]
    pieces = [
        (thing, range(start, min(start + _CHUNK, games))) for thing, _ in asked for start in range(0, games, _CHUNK)
    ]
    found: dict[Thing, list[float]] = {thing: [] for thing, _ in asked}
    done = 0
    for (thing, numbers), differences in shared(partial(_differences, plan), pieces, min(jobs, len(pieces) or 1)):
        found[thing] += differences
        if progress is not None:
            done += len(numbers)
            progress(done, games * len(asked))
    return [CardEffect(thing, how, paired(found[thing])) for thing, how in asked]


def way(plan: Plan, thing: Thing) -> str | None:
    """Return how a thing is put to the test: given, denied, or not at all."""
    for number in range(_TRIES):
        pair = _pair(plan, number, thing)
        if pair is not None:
            return pair.how
    return None


def _differences(plan: Plan, piece: tuple[Thing, range]) -> tuple[tuple[Thing, range], list[float]]:
    thing, numbers = piece
    found: list[float] = []
    for number in numbers:
        pair = _pair(plan, number, thing)
        if pair is not None:
            found.append(
                _winning(plan, number, pair.with_it, pair.seat) - _winning(plan, number, pair.without, pair.seat)
            )
    return piece, found


def _pair(plan: Plan, number: int, thing: Thing) -> _Pair | None:
    """Return a world with and without the thing; nothing where it is not to be had in this one."""
    game = plan.bound()
    state = deal(plan, number).state
    lot = Stream(hashlib.sha256(f"liza experiment {plan.seed} {number} {thing.kind} {thing.key}".encode()).digest())
    seat = lot.below(plan.seats)
    with_it, without = state.clone(), state.clone()
    if game.hand_out(with_it, seat, thing.kind, thing.key):
        others = [key for key in _section(game, thing.key) if key != thing.key]
        order = list(range(len(others)))
        lot.shuffle(order)
        for at in order:
            if game.hand_out(without, seat, thing.kind, others[at]):
                return _Pair(seat, GIVEN, with_it, without)
        return None
    if game.take_away(without, seat, thing.kind, thing.key):
        return _Pair(seat, DENIED, state, without)
    return None


def _section(game: Game[Any], key: str) -> list[str]:
    """Return the ids of the section of the pack that a thing stands in, and of its narrowest kind where it has one."""
    kinds = [list(kind.keys) for kind in game.kinds() if key in kind.keys]
    rows = [rows for rows in game.pack.data.values() if isinstance(rows, list)]
    own = [[str(row["id"]) for row in each if "id" in row] for each in rows]
    section = next((ids for ids in own if key in ids), [])
    if section:
        return section
    return min(kinds, key=lambda keys: len(keys)) if kinds else []  # noqa: PLW0108 - mypy cannot tell len here


def _winning(plan: Plan, number: int, state: State, seat: int) -> float:
    """Play a world out and return a seat's share of the win."""
    fresh: Deal = deal(plan, number)
    state.listen = False
    while not state.over:
        for each in state.actors:
            chance = fresh.chances[each]
            state.apply(each, fresh.bots[each].choose(Seat(state, each, chance), chance))
    assert state.outcome is not None
    winners = state.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0
