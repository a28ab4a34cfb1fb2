"""One run of many random games in which everything happens: every card, every effect, every event, every moment."""

from __future__ import annotations

import liza
from tests.games.tankup.arena import CONTENT, GAME

RARE_EVENTS = {"voted", "extra_round", "warned"}
"""These need a table that agrees to tie or to stall; scenarios see them."""


READINGS = ("immediate", "end_of_combat")


def test_every_card_and_every_event_happens_in_random_games() -> None:
    used, revealed, ruled, events, moments = set(), set(), set(), set(), set()
    for seed in range(400):
        state = GAME.new(seats=2 + seed % 3, seed=seed, elimination=READINGS[seed % 2])
        events |= {event.kind for event in state.events}
        chance = liza.seeded(seed)
        while not state.over:
            moments.add(type(state.agenda[-1]).__name__)
            legal = state.legal(state.actors[0])
            state.apply(state.actors[0], legal[chance.below(len(legal))])
            for event in state.events:
                events.add(event.kind)
                if event.kind == "used":
                    used.add(event.data["card"])
                elif event.kind == "revealed":
                    revealed.add(event.data["card"])
                elif event.kind == "in_force":
                    ruled.add(event.data["card"])
    armours, attacks = CONTENT.armours, CONTENT.attacks
    active = {CONTENT.keys[c] for c in range(armours) if CONTENT.ability[c].word}
    assert active - used == set()
    assert revealed == set(CONTENT.keys[armours : armours + attacks])
    assert ruled == set(CONTENT.keys[armours + attacks : CONTENT.cards])
    assert {kind.id for kind in GAME.events} - events <= RARE_EVENTS
    asking = {name for name, step in GAME.steps.items() if step.legal is not liza.Step.legal}
    assert asking - moments <= {"TieVote"}
