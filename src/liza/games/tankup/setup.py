"""From options and pack to the first state (TU-002, TU-003)."""

from __future__ import annotations

from liza.games.tankup.state import TankupState, newcomer, no_turn
from liza.games.tankup.steps.round import PREPARATION
from liza.games.tankup.vocabulary import ABSENT, BACKS, NO_SEAT
from liza.parts.cards import unseen_deck


def set_up(s: TankupState) -> None:
    """Shuffle the cards of each back into a deck, and let every player prepare."""
    s.fighters = [newcomer() for _ in range(s.seats)]
    s.hands = [[] for _ in range(s.seats)]
    s.decks = [unseen_deck(cards, s.source) for cards in s.content.full_decks]
    s.discards = [[] for _ in BACKS.keys]
    s.broken = []
    s.turn = no_turn()
    s.active = s.lightest = s.heaviest = NO_SEAT
    s.order = []
    s.set_situation(ABSENT)
    s.pending = s.wreck = ABSENT
    s.laid, s.aimed, s.attacks, s.rolls = [], [], [], []
    s.round = s.situation_left = s.situation_round = s.corroded = s.quiet = s.extra_rounds = 0
    s.fought = False
    s.next(PREPARATION)
