"""From options and pack to the first state (TX-006 to TX-021)."""

from __future__ import annotations

from liza.games.tanxi.state import FREE, STANDING, TanxiState
from liza.games.tanxi.vocabulary import (
    BODY,
    DECK_LOOT,
    DECK_MONSTERS,
    DECKS,
    HAND,
    MERCHANT_LOOT,
    NOTHING,
    SHEET,
)
from liza.parts.cards import public, unseen_deck


def set_up(s: TanxiState) -> None:
    """Lay everything out; who starts is diced next."""
    content = s.rules.content
    source, seats = s.source, s.seats
    loot = unseen_deck(_copies(s, 0), source)
    relics = unseen_deck(_copies(s, 1), source)
    kinds = range(content.cards, len(content.card_keys))
    monsters = unseen_deck([kind for kind in kinds for _ in range(content.copies[kind])], source)
    s.merchant = [loot.pop() for _ in range(MERCHANT_LOOT)] + [relics.pop()]
    s.decks = []
    for _ in range(DECKS):
        cards = [loot.pop() for _ in range(DECK_LOOT)] + [monsters.pop() for _ in range(DECK_MONSTERS)]
        s.decks.append(unseen_deck([*cards, relics.pop()], source))
    s.relics, s.box = relics, loot + monsters
    s.discard = []
    s.deities = unseen_deck(range(len(content.wraths)), source)
    s.revealed = 0
    s.marker = NOTHING
    s.opened = 0
    s.round = 0
    s.stage = 0
    s.starter = NOTHING
    s.active = NOTHING
    s.who = [NOTHING] * seats
    s.colours = [NOTHING] * seats
    s.pool = list(range(len(content.life)))
    s.life = [0] * seats
    s.at = [NOTHING] * seats
    s.down = [STANDING] * seats
    s.gems = [0] * seats
    s.orbs = [0] * (2 * seats)
    starting = [card for card in range(content.cards) if content.starting[card]]
    s.hands = [[public(card) for card in starting if card >= content.gear] for _ in range(seats)]
    s.away = []
    s.worn = [NOTHING] * (BODY * seats)
    for seat in range(seats):
        s.worn[seat * BODY + HAND] = starting[0]
    s.ammo = [0] * (2 * seats)
    s.sheet = [0] * (SHEET * seats)
    s.occupant = [FREE] * s.board.size
    s.spent = s.extra = s.explored = s.attacked = s.ability_used = s.favour_used = 0
    s.equips = s.visits = s.rage = s.rerolled = 0
    s.guard = [0] * seats
    s.guard_dice = [0] * seats
    s.sheltered = [0] * seats
    s.slow = [0] * seats
    s.ice = []
    s.ice_of = []
    s.foe = s.foe_deck = NOTHING
    s.warded = 0
    s.blow = []
    s.rolled = []
    s.agenda.append(s.rules.first_step)


def _copies(s: TanxiState, relic: int) -> list[int]:
    """Return every copy of all loot, or of all relics."""
    content = s.rules.content
    kinds = [card for card in range(content.cards) if content.relic[card] == relic]
    return [card for card in kinds for _ in range(content.copies[card])]
