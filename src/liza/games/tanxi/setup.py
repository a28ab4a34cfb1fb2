"""From options and pack to the first state."""

from __future__ import annotations

from liza.games.tanxi.pieces import HeldWeapon, Turn, newcomer
from liza.games.tanxi.state import FREE, TanxiState
from liza.games.tanxi.steps.round import SETUP_ROLL
from liza.games.tanxi.vocabulary import ABSENT, DECK_LOOT, DECK_MONSTERS, DECKS, MERCHANT_LOOT
from liza.parts.cards import public, unseen_deck


def set_up(s: TanxiState) -> None:
    """Lay everything out; who starts is diced next (TX-022)."""
    content, source = s.content, s.source
    found = content.all[: content.first_monster]  # TX-006
    loot = unseen_deck([card.number for card in found if not card.relic for _ in range(card.copies)], source)
    relics = unseen_deck([card.number for card in found if card.relic for _ in range(card.copies)], source)
    monsters = unseen_deck([each.number for each in content.monsters for _ in range(each.copies)], source)
    s.merchant = [loot.pop() for _ in range(MERCHANT_LOOT)] + [relics.pop()]  # TX-009, TX-217
    s.decks = []
    for _ in range(DECKS):  # TX-010, TX-011, TX-012, TX-013
        cards = [loot.pop() for _ in range(DECK_LOOT)] + [monsters.pop() for _ in range(DECK_MONSTERS)]
        s.decks.append(unseen_deck([*cards, relics.pop()], source))
    s.relics, s.box = relics, loot + monsters  # TX-014
    s.discard = []  # TX-015
    s.away = []
    s.deities = unseen_deck(range(len(content.deities)), source)  # TX-016, TX-017, TX-212
    s.revealed = s.opened = s.round = s.stage = 0
    s.marker = s.starter = s.active = ABSENT
    s.turn = Turn(0)
    s.pool = list(range(len(content.characters)))
    starting = [card for card in found if card.starting]  # TX-018, TX-021
    in_hand = [public(card.number) for card in starting if card.number >= content.first_object]  # TX-019
    s.explorers = [newcomer(in_hand[:]) for _ in range(s.seats)]  # TX-031
    for who in s.explorers:
        who.held[0] = HeldWeapon(content.weapons[starting[0].number], 0)  # TX-020
    s.occupant = [FREE] * s.board.size
    s.ice = []
    s.meeting = None
    s.attack = None
    s.rolled = []
    s.next(SETUP_ROLL)
