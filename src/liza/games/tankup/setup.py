"""From options and pack to the first state (TU-002, TU-003)."""

from __future__ import annotations

from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.preparation import PREPARATION
from liza.games.tankup.vocabulary import BACKS, LIFE, NOBODY, NOTHING, PLACES
from liza.parts.cards import unseen_deck


def set_up(s: TankupState) -> None:
    """Sort the cards into their decks, shuffle them, and let everybody prepare."""
    content = s.rules.content
    seats = s.seats
    s.round = 0
    s.active = s.lightest = s.heaviest = NOBODY
    s.order = []
    s.life = [LIFE] * seats
    s.gone = [0] * seats
    s.worn = [NOTHING] * (seats * PLACES)
    s.dice = [0] * (seats * PLACES)
    s.hands = [[] for _ in range(seats)]
    s.decks = [
        unseen_deck(
            [card for card in range(content.cards) if content.back[card] == back for _ in range(content.copies[card])],
            s.source,
        )
        for back in range(len(BACKS))
    ]
    s.discards = [[] for _ in range(len(BACKS))]
    s.broken = []
    s.situation = s.pending = s.swapped = s.wreck = NOTHING
    s.situation_left = s.situation_round = s.corroded = 0
    s.laid, s.aimed, s.attack, s.outer, s.rolls = [], [], [], [], []
    s.used = [0] * PLACES
    s.exchanged = s.free_draws = s.free_equips = s.free_attack = s.bonus_attacks = s.sure = 0
    s.frozen = [0] * seats
    s.cursed = [0] * seats
    s.tough = [0] * seats
    s.ward = [0] * seats
    s.thumb = [0] * seats
    s.boost = [0, 0, 0]
    s.boost_first = [0, 0, 0]
    s.more_dice = [0, 0, 0]
    s.quiet = s.fought = s.extra_rounds = 0
    s.votes = [0] * seats
    s.push(PREPARATION)
