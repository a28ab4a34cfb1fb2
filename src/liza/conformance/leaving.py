"""Players leave in the middle of a game: where its rules know it, what is left is a game in good order."""

from __future__ import annotations

import json
from typing import Any, Final

from liza.conformance.random_play import MOST_DECISIONS, CheckedGame, Options
from liza.conformance.secrecy import looks_the_same
from liza.kernel.base.errors import CannotLeave
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.match.record import LEAVES, Record

_ODDS: Final = (3, 30, 300)
"""How often seats leave: in some games all the time, in others rarely, so that all moments come up."""


def players_can_leave(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A seat that leaves is never asked again, all views show it, and the game ends, is kept and replays as any other.

    Where the rules do not know it, leaving is refused without effect.
    """
    assert all(verb.id != LEAVES for verb in game.space.verbs)
    table = CheckedGame(game, seats, options, seed)
    if not game.leaves:
        _refuses(table.state, 0)
        return
    record = Record.begin(game, seats=seats, seed=seed, **options)
    _play(table, record)
    outcome = table.state.outcome
    assert outcome is not None
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    record.outcome = json.loads(json.dumps(outcome.to_data()))
    assert Record.from_data(json.loads(json.dumps(record.to_data()))).verify() == table.state
    _refuses(table.state, 0)


def _play(table: CheckedGame, record: Record) -> None:
    """Play at random to the end; now and then a seat leaves."""
    state, rng = table.state, table.rng
    odds = rng.choice(_ODDS)
    for _ in range(MOST_DECISIONS):
        if state.over:
            return
        assert state.actors
        assert not [seat for seat in state.actors if seat not in state.staying]
        if rng.randrange(odds) == 0:
            seat = rng.choice(state.staying)
            _leave(table, seat)
            record.actions.append((seat, LEAVES))
        else:
            seat = rng.choice(state.actors)
            action = rng.choice(state.legal(seat))
            state.apply(seat, action)
            record.actions.append((seat, table.game.notation(action)))
    raise AssertionError(f"the game has not ended after {MOST_DECISIONS} decisions")


def _leave(table: CheckedGame, seat: int) -> None:
    """Let a seat leave, and copies of the state with it."""
    state, game = table.state, table.game
    clone = state.clone()
    written: State = game.restore(json.loads(json.dumps(state.to_data())))
    others = [other for other in state.staying if other != seat]
    for each in (state, clone, written):
        each.leave(seat)
    assert clone == state
    assert written == state
    assert game.restore(json.loads(json.dumps(state.to_data()))) == state
    assert state.staying == others
    assert state.legal(seat) == []
    assert any(event.data.get("seat") == seat and event.visible_to(None) for event in state.events)
    _refuses(state, seat)
    looks_the_same(table, state)


def _refuses(state: State, seat: int) -> None:
    before = state.to_data()
    for nobody in (seat, -1, state.seats):
        try:
            state.leave(nobody)
        except CannotLeave:
            assert state.to_data() == before
        else:
            raise AssertionError(f"seat {nobody} left, which it cannot")
