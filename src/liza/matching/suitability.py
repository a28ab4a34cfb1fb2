"""What a party is worth: nothing unless all its members are content with it.

Two rules of other sites are joined. Both players must find each other suitable, and find so the more readily the longer
they have waited (dominion.games; its two arctangents cancel, and what is left is a gap that grows with the time). What
a gap in strength costs is made up for by the time that was waited, up to a limit (lila). Strengths are logarithms of
odds: 1 is 73 %, 3 is 95 %.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from liza.matching.play_wish import PATIENCE, Pace, Party, PlayWish

Blocked = Collection[frozenset[str]]
MOST_SEATED: Final = 6
_SEATED: Final = 10.0
"""What it is worth that a person sits down; no gap in strength between those who are content costs as much."""
_WAITED: Final = 0.4
"""What it is worth more for each time of patience that was waited, and at most: lila's 12 a wave up to 460, in odds."""
_MOST_WAITED: Final = 2.65
_GAP: Final = 1.0
_GAP_WAITED: Final = 2.0
"""The gap in strength that a person is content with at first, and how much more after the time of patience."""
_MOST_GAP: Final = 4.0
_BOT: Final = 1.0
"""What a seat for a bot costs."""
PACES: Final[tuple[Pace, ...]] = ("live", "slow")


class ScoredParty(NamedTuple):
    """A party and what it is worth."""

    value: float
    party: Party


class Suitability:
    """Judges parties at one moment."""

    def __init__(
        self,
        now: int,
        seats: Mapping[str, Collection[int]],
        blocked: Blocked = (),
        patience: Mapping[Pace, int] = PATIENCE,
    ) -> None:
        self._now: Final = now
        self._patience: Final = patience
        self._seats: Final = seats
        self._blocked: Final = frozenset(blocked)

    def best(self, members: Sequence[PlayWish]) -> ScoredParty | None:
        """Return the best party that some persons can be; None if one of them would not be content."""
        games = frozenset.intersection(*(wish.games for wish in members))
        paces = frozenset.intersection(*(wish.paces for wish in members))
        rated = frozenset.intersection(*(wish.rated for wish in members))
        if not (games and paces and rated) or any(
            frozenset((one.person, other.person)) in self._blocked for one, other in combinations(members, 2)
        ):
            return None
        ordered = sorted(members, key=lambda wish: (wish.since, wish.person))
        names = tuple(wish.person for wish in ordered)
        found: list[ScoredParty] = []
        for pace in (pace for pace in PACES if pace in paces):
            for game in games:
                count = self._size(ordered, game, pace)
                value = None if count is None else self._value(ordered, game, pace, count)
                if value is not None and count is not None:
                    found.append(ScoredParty(value, Party(game, count, pace, True in rated, names)))
        return max(found, key=_rank, default=None)

    def _waited(self, wish: PlayWish, pace: Pace) -> float:
        """Return how long a person has waited, as a share of the time after which bots come."""
        return max(0, self._now - wish.since) / self._patience[pace]

    def _size(self, members: Sequence[PlayWish], game: str, pace: Pace) -> int | None:
        """Return how many seats their table has: more than there are persons once one of them has waited enough."""
        least = max(len(members), *(wish.least for wish in members))
        most = min(wish.most for wish in members)
        count = min((size for size in self._seats.get(game, ()) if least <= size <= most), default=None)
        if count is None or count == len(members):
            return count
        return count if any(self._waited(wish, pace) >= 1 for wish in members) else None

    def _value(self, members: Sequence[PlayWish], game: str, pace: Pace, count: int) -> float | None:
        waited = {wish.person: self._waited(wish, pace) for wish in members}
        gaps: list[float] = []
        for one, other in combinations(members, 2):
            gap = 0.0
            if game in one.ratings and game in other.ratings:
                gap = abs(one.ratings[game] - other.ratings[game])
            if gap > min(_MOST_GAP, _GAP + _GAP_WAITED * min(waited[one.person], waited[other.person])):
                return None
            gaps.append(gap)
        made_up = sum(min(_MOST_WAITED, _WAITED * time) for time in waited.values())
        cost = len(members) * sum(gaps) / len(gaps) if gaps else 0.0
        return len(members) * _SEATED + made_up - cost - _BOT * (count - len(members))


def _rank(valued: ScoredParty) -> tuple[float, bool, int]:
    """Of equal parties a live one is better; beyond that the names decide, so that no game is always the one."""
    party = valued.party
    drawn = zlib.crc32(f"{party.game} {' '.join(party.persons)}".encode())
    return valued.value, party.pace == "live", drawn
