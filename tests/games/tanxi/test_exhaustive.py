"""Games until everything has been seen to happen: every card, ability, favour, service, monster and kind of event."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.tanxi.island import CONTENT, GAME, KEYS
from tests.support import rule

RARE = {"round_limit", "went_away"}


def happened(games: int) -> Counter[tuple[str, object]]:
    """Return what happened in some games in which whatever was never done before is done first."""
    rng = random.Random(1)
    done: set[int] = set()
    seen: Counter[tuple[str, object]] = Counter()
    for number in range(games):
        state = GAME.new(seats=3 + number % 3, seed=number, characters="random" if number % 2 else "chosen")
        while True:
            for event in state.events:
                seen[event.kind, None] += 1
                for field in ("card", "monster", "ability", "deity", "service", "character"):
                    if field in event.data:
                        seen[event.kind, event.data[field]] += 1
            if state.over:
                break
            seat = rng.choice(state.actors)
            legal = state.legal(seat)
            action = rng.choice([action for action in legal if action not in done] or legal)
            done.add(action)
            state.apply(seat, action)
    return seen


@rule("TX-100", "TX-115", "TX-069", "TX-200", "TX-119")
def test_everything_happens() -> None:
    seen = happened(240)
    keys = CONTENT.keys
    assert {kind.id for kind in GAME.events} - {kind for kind, _ in seen} <= RARE
    assert [key for key in KEYS[: CONTENT.first_object] if not seen["equipped", key]] == []
    assert [key for key in KEYS[CONTENT.first_object : CONTENT.first_gem] if not seen["used", key]] == []
    assert [key for key in keys["monster"] if not seen["fought", key]] == []
    assert [key for key in keys["ability"] if not seen["ability_used", key]] == []
    assert [key for key in keys["deity"] if not seen["favour_invoked", key]] == []
    assert [key for key in keys["service"] if not seen["served", key]] == []
    assert [key for key in keys["character"] if not seen["character_revealed", key]] == []
