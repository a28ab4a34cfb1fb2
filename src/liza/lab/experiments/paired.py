"""Worlds of an experiment: one game dealt, changed in one respect and played out, and what came of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from liza.bots import Bot, Seat, bot
from liza.bots.heuristic.greedy import Greedy
from liza.bots.heuristic.softmax import Softmax
from liza.bots.heuristic.uniform import UniformRandom
from liza.kernel.base.source import Stream
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.lab.run.card_index import EntryKey
from liza.lab.run.observer import MOST_DECISIONS, card_index_of
from liza.lab.run.run_spec import RunSpec, deal, players

GIVEN: Final = "given"
"""A seat has it instead of another thing of its section."""
DENIED: Final = "denied"
"""What the seat has anyway is taken from it in the other world."""
IN_PLAY: Final = "in_play"
"""It belongs to no seat: in one world it may come, in the other another of its section may come in its place."""
BARRED: Final = "barred"
"""All seats may use it, and in the other world one seat may not."""
WINS: Final = "wins"
DECISIONS: Final = "decisions"
SCORE: Final = "score"
OWN: Final = "own_"
"""Before a number of the game: that of the seat that an experiment is about."""
TAKEN: Final = "taken_"
"""Before a verb: in how many of the games in which it could be chosen with the thing it was, once at least."""

NOBODY: Final = -1
_TRIES: Final = 6
"""Worlds looked at before a thing is taken for one that cannot be had."""

Numbers = dict[str, float]
"""What is measured of one game, or how two games differ in it."""


class PairedWorlds(NamedTuple):
    """One world twice: with the thing, and without."""

    seat: int
    """The seat whose wins are counted; None where the thing belongs to no seat."""
    with_it: State
    without: State
    barred: frozenset[int] = frozenset()
    """What the seat may not choose in the world without."""


class VerbUses:
    """How often each verb with a thing could be chosen, and was."""

    def __init__(self, plan: RunSpec, thing: EntryKey) -> None:
        space = plan.bound().space
        self._verbs: Final = {action: space.split(action)[0].id for action in actions_naming(plan, thing)}
        self.could: Final[Counter[str]] = Counter()
        self.did: Final[Counter[str]] = Counter()

    def note(self, legal: list[int], action: int) -> None:
        """Take in one decision."""
        self.could.update({self._verbs[each] for each in legal if each in self._verbs})
        if action in self._verbs:
            self.did[self._verbs[action]] += 1


def paired_worlds(plan: RunSpec, number: int, thing: EntryKey, how: str) -> PairedWorlds | None:
    """Return a world with and without a thing; None where it is not to be had in this world.

    Chance decides which seat it is about and what stands in the thing's place, the same under every pack.
    """
    game, state = plan.bound(), deal(plan, number).state
    lot = _lot(plan.seed, number, thing)
    seats = list(range(plan.seats))
    lot.shuffle(seats)
    seat = seats[0]
    with_it, without = state.clone(), state.clone()
    if how == GIVEN:
        seat = next((each for each in seats if game.hand_out(with_it, each, thing.kind, thing.key)), NOBODY)
        found = seat != NOBODY and any(
            game.hand_out(without, seat, thing.kind, other) for other in _others(game, thing, lot)
        )
        return PairedWorlds(seat, with_it, without) if found else None
    if how == DENIED:
        return PairedWorlds(seat, with_it, without) if game.take_away(without, seat, thing.kind, thing.key) else None
    if how == IN_PLAY:
        found = game.set_aside(without, thing.kind, thing.key) and any(
            game.set_aside(with_it, thing.kind, other) for other in _others(game, thing, lot)
        )
        return PairedWorlds(NOBODY, with_it, without) if found else None
    return PairedWorlds(seat, with_it, without, actions_naming(plan, thing))


def treatments(plan: RunSpec, thing: EntryKey) -> Iterator[str]:
    """Yield the ways in which a thing can be put to the test, the most telling first."""
    for how in (GIVEN, DENIED, IN_PLAY):
        if any(paired_worlds(plan, number, thing, how) is not None for number in range(_TRIES)):
            yield how
    if actions_naming(plan, thing):
        yield BARRED


def actions_naming(plan: RunSpec, thing: EntryKey) -> frozenset[int]:
    """Return the actions that name a thing."""
    cards = card_index_of(plan)
    number = cards.number(thing.kind, thing.key)
    return frozenset(action for action, named in enumerate(cards.of_action) if number in named)


def play_out(
    plan: RunSpec,
    number: int,
    state: State,
    seat: int,
    barred: frozenset[int] = frozenset(),
    uses: VerbUses | None = None,
) -> Numbers:
    """Play a world to its end and return what is measured of it: the seat's winning first, if it is about a seat.

    ``uses`` is told how often the seat could choose each action that it knows, and how often it did.
    """
    bots, chances = players(plan, number)
    state.listen = False
    decisions = 0
    while not state.over and decisions < MOST_DECISIONS:
        for each in state.actors:
            chance = chances[each]
            place = Seat(state, each, chance)
            if each == seat and barred:
                action = _within(place, bots[each], chance, barred)
            else:
                action = bots[each].choose(place, chance)
            if uses is not None and each == seat:
                uses.note(place.legal, action)
            state.apply(each, action)
            decisions += 1
    found: Numbers = {}
    outcome = state.outcome
    if seat != NOBODY:
        winners = () if outcome is None else outcome.winners
        found[WINS] = 1 / len(winners) if seat in winners else 0.0
    found[DECISIONS] = decisions
    if outcome is not None:
        found[SCORE] = sum(outcome.scores) / state.seats
    for counter in state.game.counters(state):
        if counter["seat"] is None or counter["seat"] in range(state.seats):
            part = counter["value"] / (1 if counter["seat"] is None else state.seats)
            found[counter["id"]] = found.get(counter["id"], 0.0) + part
            if counter["seat"] == seat:
                found[f"{OWN}{counter['id']}"] = counter["value"]
    return found


def _within(place: Seat, player: Bot, chance: Stream, barred: frozenset[int]) -> int:
    """Return a choice among those that are not barred, if any is left.

    Who searches or looks values up cannot be told to leave an action out, and is replaced where it would choose that.
    """
    action = player.choose(place, chance)
    allowed = [each for each in place.legal if each not in barred]
    if action not in barred or not allowed:
        return action
    place.legal[:] = allowed
    other = player if isinstance(player, UniformRandom | Softmax | Greedy) else bot("greedy:1")
    return other.choose(place, chance)


def _others(game: Game[Any], thing: EntryKey, lot: Stream) -> list[str]:
    """Return the other things of the section of the pack that a thing stands in, in an order drawn by lot."""
    others = [key for key in section(game, thing) if key != thing.key]
    order = list(range(len(others)))
    lot.shuffle(order)
    return [others[at] for at in order]


def section(game: Game[Any], thing: EntryKey) -> list[str]:
    """Return the ids of the section of the pack that a thing stands in: its own, by its kind where two have the id."""
    named = {table: rows for table, rows in game.pack.data.items() if isinstance(rows, list)}
    own = {table: [str(row["id"]) for row in rows if "id" in row] for table, rows in named.items()}
    if thing.key in own.get(thing.kind, []):
        return own[thing.kind]
    found = next((ids for ids in own.values() if thing.key in ids), [])
    return found or list(game.card_names().get(thing.kind, {}))


def _lot(seed: int, number: int, thing: EntryKey) -> Stream:
    return Stream(hashlib.sha256(f"liza experiment {seed} {number} {thing.kind} {thing.key}".encode()).digest())
