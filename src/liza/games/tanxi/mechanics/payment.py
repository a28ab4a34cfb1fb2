"""Paying: gems as tokens or cards, and coins card by card."""

from __future__ import annotations

from liza.games.tanxi import events
from liza.games.tanxi.mechanics.primitives import discard, from_hand
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.vocabulary import TOKEN, WHY_PAYMENT


def gem_cards(s: TanxiState, seat: int) -> list[int]:
    """Return the numbers of the gem cards that a seat holds: each counts as one gem (TX-067)."""
    first = s.content.first_gem
    found: list[int] = []
    for card in s.explorers[seat].hand:
        number = number_of(card)
        if number >= first:
            found.append(number)
    return found


def gems_of(s: TanxiState, seat: int) -> int:
    """Return how many gems a seat could pay, tokens and cards."""
    who = s.explorers[seat]
    return who.gems + len(gem_cards(s, seat)) if who.hand else who.gems


def pay_gem(s: TanxiState, seat: int, how: int) -> None:
    """Pay one gem: a token goes to the supply, a card to the discard pile (TX-A42)."""
    events.gem_paid(s, seat=seat, payment=how)
    if how == TOKEN:
        s.explorers[seat].gems -= 1
    else:
        number = gem_cards(s, seat)[0]
        from_hand(s, seat, number)
        discard(s, seat, number, WHY_PAYMENT)


def price_for(s: TanxiState, seat: int, price: int) -> int:
    """Return what a price is for a seat (Regateo)."""
    return max(1, price - s.sheet(seat).haggle)


def coins_of(s: TanxiState, number: int) -> int:
    """Return what a card pays, and what the Merchant asks for it (TX-056, TX-A77)."""
    return s.content.all[number].coins


def worth(s: TanxiState, seat: int) -> int:
    """Return the coins of a whole hand."""
    return sum([coins_of(s, number_of(card)) for card in s.explorers[seat].hand])


def may_pay(s: TanxiState, seat: int, number: int, price: int, last: int) -> bool:
    """Whether a card of the hand may be paid next (TX-A71).

    Any of them, unless no card may be superfluous: then none that is worth more than the last one, and none with which
    and cheaper ones the price is not reached.
    """
    value = coins_of(s, number)
    if s.spare_cards or value > last:
        return s.spare_cards
    coins = [coins_of(s, number_of(card)) for card in s.explorers[seat].hand]
    return sum([each for each in coins if each <= value]) >= price
