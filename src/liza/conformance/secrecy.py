"""Hidden information does not reach a seat, neither through its view nor through what its bot is handed."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import partial
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

from liza.bots import Bot, Seat, bot, levels
from liza.conformance.random_play import CheckedGame, Options
from liza.kernel.base.source import Stream, seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State

BOTS = (
    "random",
    "soft",
    "greedy",
    "prudent",
    "ismcts:12",
    "learned",
    "learned:80",
    "learned+sober",
    "learned+ismcts:12",
    "learned+sober+ismcts:12",
)
LATER = 10
"""From this decision on the levels for people are looked at, once: the strongest of them think for long."""


def nothing_hidden_leaks(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A world in which all that a seat cannot know is drawn anew looks the same to it, down to every explanation.

    And whatever world is the true one, the worlds that a seat may imagine from it are the same.
    """
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        looks_the_same(table, state)
    looks_the_same(table, table.state)


def looks_the_same(table: CheckedGame, state: State) -> None:
    """A seat cannot tell the true world from one that it imagines, and the imagined one keeps no hidden truth."""
    for seat in range(state.seats):
        world = state.determinize(seat, table.rng)
        assert world.view(seat) == state.view(seat)
        assert _happened(world, seat) == _happened(state, seat)
        assert world.actors == state.actors
        assert world.legal(seat) == state.legal(seat)
        for action in range(table.game.actions):
            assert _explained(world, seat, action) == _explained(state, seat, action)
        imagined = table.rng.getrandbits(64)
        assert world.determinize(seat, imagined) == state.determinize(seat, imagined)


def _happened(state: State, seat: int) -> list[Any]:
    seen = [event.seen_by(seat) for event in state.events]
    return [event for event in seen if event is not None]


def _explained(state: State, seat: int, action: int) -> tuple[str, ...]:
    found: list[str] = []
    for lang in ("es", "en"):
        reason = state.game.explain(state, seat, action, lang)
        if reason is not None:
            found += (reason.rule, reason.text, reason.unless)
    return tuple(found)


def worlds_differ(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Where one seat sees what another does not, the other's worlds are not all alike."""
    table = CheckedGame(game, seats, options, seed)
    hidden, imagined = 0, 0
    for state, _, _ in table.glimpses():
        for seat in range(seats):
            for other in range(seats):
                if state.view(seat)["zones"] != state.view(other)["zones"]:
                    hidden += 1
                    imagined += state.determinize(seat, table.rng).view(other) != state.view(other)
    assert imagined or not hidden
    assert game.hides or not hidden


def worlds_can_be_played(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What a seat imagines is a game in good order: it can be played to its end, with dice of its own."""
    table = CheckedGame(game, seats, options, seed)
    for number, (state, seat, action) in enumerate(table.glimpses()):
        before = state.to_data()
        world = state.determinize(seat, table.rng)
        world.apply(seat, action)
        while not world.over and number % 5 == 0:
            who = table.rng.choice(world.actors)
            world.apply(who, table.rng.choice(world.legal(who)))
        assert state.to_data() == before


def simultaneous_choices_are_secret(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """While a seat still has to choose, no seat can tell what another chose, and the order makes no difference.

    What is open, as a sale is, may be seen, and comes before or after other open choices.
    """
    table = CheckedGame(game, seats, options, seed)
    for state, seat, action in table.glimpses():
        others = [who for who in state.actors if who != seat]
        if not others:
            continue
        for watcher in (*(who for who in range(seats) if who != seat), None):
            looks = []
            for choice in state.legal(seat):
                if state.is_open(choice):
                    continue
                trial = state.clone()
                trial.apply(seat, choice)
                if set(others) <= set(trial.actors):
                    looks.append((trial.view(watcher), [event.seen_by(watcher) for event in trial.events]))
            assert all(look == looks[0] for look in looks)
        other = table.rng.choice(others)
        answer = table.rng.choice(state.legal(other))
        if state.is_open(action) and state.is_open(answer):
            continue
        views = []
        for order in (((seat, action), (other, answer)), ((other, answer), (seat, action))):
            trial = state.clone()
            for who, choice in order:
                assert choice in trial.legal(who)
                trial.apply(who, choice)
            views.append([trial.view(who) for who in range(seats)])
        assert views[0] == views[1]


def seats_hold_nothing_true(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """From the seat that a bot is given, no way leads to the true state, its lists, its source or its key."""
    table = CheckedGame(game, seats, options, seed)
    for number, (state, seat, _) in enumerate(table.glimpses()):
        if number % 10:
            continue
        assert isinstance(state.source, Stream)
        key = state.source.key
        lists = [state.agenda, *(getattr(state, name) for name in state.fields())]
        lists += [item for items in lists if isinstance(items, list) for item in items]
        true = {id(thing) for thing in (state, state.source, *lists) if isinstance(thing, (State, Stream, list))}
        assert any(thing == key for thing in _reachable(state) if isinstance(thing, bytes))
        for thing in _reachable(Seat(state, seat, seeded(seed))):
            assert id(thing) not in true
            assert not isinstance(thing, bytes) or thing != key


def _reachable(root: object) -> Iterator[object]:
    """Yield everything that can be reached from an object by way of data."""
    seen: dict[int, object] = {}
    ahead = [root]
    while ahead:
        thing = ahead.pop()
        if id(thing) in seen or isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            continue
        seen[id(thing)] = thing
        yield thing
        ahead += gc.get_referents(thing)


def bots_know_only_their_seat(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """In two true worlds that a seat cannot tell apart, a bot with the same luck chooses the same."""
    table = CheckedGame(game, seats, options, seed)
    for number, (state, seat, _) in enumerate(table.glimpses()):
        if number % 10:
            continue
        world = state.determinize(seat, table.rng)
        for name in BOTS:
            chooses_the_same(partial(bot, name), seat, (state, world), table.rng.getrandbits(64))


def levels_know_only_their_seat(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """The same of the levels for people, in the middle of a game, where there is more than one option."""
    table = CheckedGame(game, seats, options, seed)
    for number, (state, seat, _) in enumerate(table):
        if number >= LATER and len(state.legal(seat)) > 1:
            world = state.determinize(seat, table.rng)
            for name in levels():
                chooses_the_same(partial(bot, name), seat, (state, world), table.rng.getrandbits(64))
            return


def chooses_the_same(sit: Callable[[], Bot], seat: int, worlds: tuple[State, State], luck: int) -> None:
    """A bot is put into two worlds that its seat cannot tell apart, with the same luck: it chooses the same."""
    chosen = [sit().choose(Seat(true, seat, seeded(luck)), seeded(luck + 1)) for true in worlds]
    assert chosen[0] == chosen[1]
    assert chosen[0] in worlds[0].legal(seat)
