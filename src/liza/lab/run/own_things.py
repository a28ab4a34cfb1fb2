"""Which cards and characters each seat of a finished game has used."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.lab.run.card_index import CardIndex, EntryKey
from liza.match.record import LEAVES, Record

_FEWEST: Final = 5
"""Of a kind with fewer things (a gem, the four lines of a strength) every game has all: none is a favourite."""


def own_things(record: Record) -> list[dict[EntryKey, int]]:
    """Return how often each seat used what: things that it chose while they lay before it, and who it was."""
    state = record.start()
    state.listen = False
    index = _index(state.game)
    given = [Counter(_before(index, state, seat) - index.nameable) for seat in range(state.seats)]  # who one is
    for at, (seat, text) in enumerate(record.actions):
        named = set() if text == LEAVES else set(index.cards.of_action[state.game.parse(text)])
        lay = _before(index, state, seat) if named else set()
        record.redo(state, at)
        if named:
            given[seat].update(named & (lay | _before(index, state, seat)))
    things = index.cards.things
    return [{things[number]: found[number] for number in sorted(found.keys() & index.many)} for found in given]


class _GameIndex:
    """The things of a game, with those that a choice can name, and those of kinds that are worth telling apart."""

    def __init__(self, game: Game[Any]) -> None:
        self.cards: Final = CardIndex(game)
        self.nameable: Final = {number for named in self.cards.of_action for number in named}
        kinds = Counter(thing.kind for thing in self.cards.things)
        self.many: Final = {number for number, thing in enumerate(self.cards.things) if kinds[thing.kind] >= _FEWEST}


@lru_cache(maxsize=4)
def _index(game: Game[Any]) -> _GameIndex:
    return _GameIndex(game)


def _before(index: _GameIndex, state: State, seat: int) -> set[int]:
    return index.cards.of_seat(state.game.zones(state, seat), seat)
