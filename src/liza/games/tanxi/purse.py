"""Paying: gems as tokens or cards, and coins card by card (TX-067, TX-181, TX-A42, TX-A71)."""

from __future__ import annotations

from liza.games.tanxi.moves import throw_away
from liza.games.tanxi.state import KIND, TanxiState
from liza.games.tanxi.vocabulary import DISCARDED, GEM_PAID, HAGGLE, SHEET

TOKEN = 0
CARD = 1


def gem_cards(s: TanxiState, seat: int) -> int:
    """Return how many gem cards a seat holds."""
    first = s.rules.content.objects
    return sum([1 for card in s.hands[seat] if card & KIND >= first])


def gems_of(s: TanxiState, seat: int) -> int:
    """Return how many gems a seat could pay, tokens and cards."""
    return s.gems[seat] + gem_cards(s, seat)


def pay_gem(s: TanxiState, seat: int, how: int) -> None:
    """Pay one gem: a token goes to the supply, a card to the discard pile."""
    if s.listen:
        s.note(GEM_PAID, seat, how)
    if how == TOKEN:
        s.gems[seat] -= 1
        return
    kind = drop_gem_card(s, seat)
    throw_away(s, kind)
    if s.listen:
        s.note(DISCARDED, seat, kind)


def drop_gem_card(s: TanxiState, seat: int) -> int:
    """Take a gem card out of a hand and return its kind."""
    first = s.rules.content.objects
    hand = s.hands[seat]
    for at in range(len(hand)):
        if hand[at] & KIND >= first:
            return hand.pop(at) & KIND
    raise ValueError("no gem card is in this hand")


def price_for(s: TanxiState, seat: int, price: int) -> int:
    """Return what a price is for a seat (Regateo)."""
    return max(1, price - s.sheet[seat * SHEET + HAGGLE])


def worth(s: TanxiState, seat: int) -> int:
    """Return the coins of a whole hand."""
    coins = s.rules.content.coins
    return sum([coins[card & KIND] for card in s.hands[seat]])


def payable(s: TanxiState, seat: int, price: int, last: int) -> list[int]:
    """Return the kinds that may be paid next (TX-A71).

    Any of them, unless no card may be superfluous: then none that is worth more than the last one, and none with which
    and cheaper ones the price is not reached.
    """
    coins = s.rules.content.coins
    hand = [card & KIND for card in s.hands[seat]]
    if s.spare_cards:
        return list(dict.fromkeys(hand))
    found: list[int] = []
    for kind in hand:
        value = coins[kind]
        if value <= last and kind not in found and sum([coins[c] for c in hand if coins[c] <= value]) >= price:
            found.append(kind)
    return found
