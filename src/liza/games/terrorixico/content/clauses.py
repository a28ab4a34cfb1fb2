"""The text on a card, clause by clause, composed from what the card does."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content import (
    EVENT_WORDS,
    EVERYONE,
    IS_WILD,
    WORDS,
    Content,
    Event,
)
from liza.games.terrorixico.vocabulary import CARDS, RELICS, TRAUMA
from liza.kernel.game import Clause

_USUAL_HAND: Final = 5


def compose(content: Content) -> dict[str, dict[str, list[Clause]]]:
    """Return the clauses of every card and every event."""
    return {
        "card": {key: _card(content, card) for card, key in enumerate(CARDS.keys)},
        "event_card": {event.key: _event(event) for event in content.events},
    }


def _card(content: Content, card: int) -> list[Clause]:
    if card < RELICS:
        return [("clause-relic", {"count": content.worth[card]})]
    if card >= TRAUMA:
        return [("clause-trauma", {"value": card - TRAUMA})]
    clauses: list[Clause] = []
    if content.roles[card] == IS_WILD:
        clauses.append(("clause-wild", {"count": content.worth[card]}))
    for effect in content.effects[card]:
        everyone = "-everyone" if effect.who == EVERYONE else ""
        clauses.append((f"clause-{WORDS[effect.do]}{everyone}", {"count": effect.count}))
    return clauses


def _event(event: Event) -> list[Clause]:
    clauses: list[Clause] = []
    if event.adds != "nothing":
        clauses.append((f"clause-adds-{event.adds}", {}))
    if event.do:
        clauses.append((f"clause-{EVENT_WORDS[event.do]}", {"count": event.count}))
    if event.hand != _USUAL_HAND:
        clauses.append(("clause-hand", {"count": event.hand}))
    clauses.append(("clause-pass", {"count": event.trauma}))
    if event.points:
        clauses.append(("clause-points", {"count": event.points}))
    if event.steps > 1:
        clauses.append(("clause-steps", {"count": event.steps}))
    return clauses
