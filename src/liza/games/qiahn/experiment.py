"""What an experiment of the lab may change before the first choice: who has what."""

from __future__ import annotations

from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.vocabulary import COMBATANTS, TOKENS
from liza.parts import sets


def hand_out(s: QiahnState, seat: int, _kind: str, key: str) -> bool:
    """Let the combatant that a side has turned up be this one; whether it has turned up one already."""
    side = s.sides[seat]
    if key not in COMBATANTS.keys or not side.reserve:
        return False
    wanted = sets.only(COMBATANTS.index(key))
    if not side.reserve & wanted:
        turned_up = sets.only(sets.MEMBERS[side.reserve][0])
        side.reserve ^= turned_up | wanted
        side.unseen ^= turned_up | wanted
    return True


def take_away(s: QiahnState, seat: int, _kind: str, key: str) -> bool:
    """Take a token from a side; whether it had it."""
    side = s.sides[seat]
    taken = sets.only(TOKENS.index(key)) if key in TOKENS.keys else sets.EMPTY
    if not side.tokens & taken:
        return False
    side.tokens &= ~taken
    return True
