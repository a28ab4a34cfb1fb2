"""What bots count when they think of a situation."""

from __future__ import annotations

from liza.games.tankup.state import Fighter, TankupState, number_of
from liza.games.tankup.vocabulary import PLACES


def covered(who: Fighter) -> int:
    """Return how many spaces of a fighter have armour."""
    return PLACES - who.worn.count(None)


def number_held(s: TankupState, seat: int, back: int) -> int:
    """Return how many cards with a back a seat holds."""
    backs = s.rules.back
    return len([card for card in s.hands[seat] if backs[number_of(card)] == back])
