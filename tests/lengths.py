"""Games to hold bounds of length against: played at random, and by those who never stop of their own accord."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import liza

Noticed = Callable[[Any, int, int], None]
"""Is told of every choice before it is made: the state, the seat, the action."""
RESTING = ("pass", "end")
"""Verbs that give the word to somebody else: whoever is eager says them only where nothing else may be said."""


def played(state: Any, rng: random.Random, *, eager: bool, noticed: Noticed | None = None) -> Counter[str]:
    """Play a game to its end and return how often each verb was chosen."""
    game: liza.Game[Any] = state.game
    chosen: Counter[str] = Counter()
    while not state.over:
        seat = rng.choice(state.actors)
        legal = state.legal(seat)
        busy = [action for action in legal if verb_of(game, action) not in RESTING]
        action = rng.choice(busy if eager and busy else legal)
        if noticed is not None:
            noticed(state, seat, action)
        chosen[verb_of(game, action)] += 1
        state.apply(seat, action)
    return chosen


def verb_of(game: liza.Game[Any], action: int) -> str:
    """Return the verb of an action."""
    return game.space.verbs[game.space.verb_of[action]].id
