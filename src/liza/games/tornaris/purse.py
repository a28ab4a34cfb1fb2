"""Gold and mana: what comes, what goes, and never below nothing (TR-122, TR-123, TR-A46, TR-A101)."""

from __future__ import annotations

from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import DRAINED, GAINED, LOST, MANA_GREW, RECOVERED


def gain(s: TornarisState, seat: int, amount: int) -> None:
    """Receive gold from the bank."""
    s.gold[seat] += amount
    if s.listen and amount:
        s.note(GAINED, seat, amount, s.gold[seat])


def lose(s: TornarisState, seat: int, amount: int) -> int:
    """Lose gold, as far as there is any; return how much it was."""
    amount = min(amount, s.gold[seat])
    s.gold[seat] -= amount
    if s.listen and amount:
        s.note(LOST, seat, amount, s.gold[seat])
    return amount


def pay(s: TornarisState, seat: int, amount: int) -> None:
    """Pay the bank for something that its own event tells of."""
    s.gold[seat] -= amount


def recover(s: TornarisState, seat: int, amount: int) -> None:
    """Turn spent mana active again, as far as there is any."""
    amount = min(amount, s.most[seat] - s.mana[seat])
    s.mana[seat] += amount
    if s.listen and amount:
        s.note(RECOVERED, seat, amount, s.mana[seat])


def drain(s: TornarisState, seat: int, amount: int) -> None:
    """Turn active mana to its spent side, as far as there is any."""
    amount = min(amount, s.mana[seat])
    s.mana[seat] -= amount
    if s.listen and amount:
        s.note(DRAINED, seat, amount, s.mana[seat])


def grow(s: TornarisState, seat: int, amount: int) -> None:
    """Gain mana for good; the new tokens are active (TR-A17, TR-A82)."""
    s.most[seat] += amount
    s.mana[seat] += amount
    if s.listen:
        s.note(MANA_GREW, seat, amount, s.most[seat])
