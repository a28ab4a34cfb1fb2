"""Random games until everything has been seen to happen: every card played, every monster met, every event acted."""

from __future__ import annotations

import random
from collections import Counter

from tests.games.terrorixico.table import GAME
from tests.support import rule


def happened(games: int) -> Counter[tuple[str, object]]:
    """Return what happened in some random games, every second one with bluffing, and to which cards it happened."""
    rng = random.Random(7)
    seen: Counter[tuple[str, object]] = Counter()
    for number in range(games):
        state = GAME.new(seats=2 + number % 3, seed=number, bluff=number % 2 == 1)
        while True:
            for event in state.events:
                seen[event.kind, None] += 1
                data = event.data
                for field in ("card", "monster", "event_card"):
                    if field in data:
                        seen[event.kind, data[field]] += 1
            if state.over:
                break
            seat = rng.choice(state.actors)
            state.apply(seat, rng.choice(state.legal(seat)))
    return seen


@rule("TE-025", "TE-003")
def test_everything_happens() -> None:
    seen = happened(120)
    assert {kind.id for kind in GAME.events} <= {kind for kind, _ in seen}
    cards = [key for key in GAME.kinds()[1].keys if key != "trauma_0"]
    assert [card for card in cards if not seen["played", card]] == []
    assert [card for card in cards if not seen["hidden", card]] == []
    assert [card for card in cards if not seen["revealed", card]] == []
    monsters, events = GAME.content.monster_kind.keys, GAME.content.event_kind.keys
    assert [key for key in monsters if not seen["uncovered_monster", key]] == []
    assert [key for key in events if not seen["uncovered_event", key]] == []
    copied = [key for key in cards if key not in {"friendly_fire", "mimetic"} and not key.startswith("trauma")]
    assert [key for key in copied if not seen["copied", key]] == []
    assert not seen["copied", "friendly_fire"]
