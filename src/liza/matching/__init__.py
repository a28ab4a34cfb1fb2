"""Play now: who sits down with whom, from what each would like. Pure functions on data; no clock, no database.

from liza.matching import PlayWish, matched

wishes = [PlayWish("ana", frozenset({"tankup"}), least=2, most=4, since=0), …]
matched(wishes, now=10_000, seats={"tankup": (2, 3, 4)})   # -> [Party("tankup", 2, "live", False, ("ana", "luis")), …]
"""

from __future__ import annotations

from liza.matching.arrivals import Habits, Wait, simulated
from liza.matching.forming import MOST_AT_ONCE, matched
from liza.matching.play_wish import PATIENCE, Pace, Party, PlayWish

__all__ = [
    "MOST_AT_ONCE",
    "PATIENCE",
    "Habits",
    "Pace",
    "Party",
    "PlayWish",
    "Wait",
    "matched",
    "simulated",
]
