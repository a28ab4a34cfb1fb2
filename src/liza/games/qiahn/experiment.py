"""What an experiment of the lab may change before the first choice: who has what."""

from __future__ import annotations

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import COMBATANTS, TOKENS


def hand_out(s: QiahnState, seat: int, key: str) -> bool:
    """Let the combatant that a side has turned up be this one; whether it has turned up one already."""
    if key not in COMBATANTS.keys or not s.reserve[seat]:
        return False
    bit = 1 << COMBATANTS.index(key)
    if not s.reserve[seat] & bit:
        turned_up = s.reserve[seat] & -s.reserve[seat]
        s.reserve[seat] ^= turned_up | bit
        s.unseen[seat] ^= turned_up | bit
    return True


def take_away(s: QiahnState, seat: int, key: str) -> bool:
    """Take a token from a side; whether it had it."""
    bit = 1 << TOKENS.index(key) if key in TOKENS.keys else 0
    if not s.tokens[seat] & bit:
        return False
    s.tokens[seat] &= ~bit
    return True
