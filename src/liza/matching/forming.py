"""Parties out of wishes: a matching of greatest weight for two, improved a few persons at a time for larger tables."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final

from liza.matching.play_wish import PATIENCE, Pace, Party, PlayWish
from liza.matching.suitability import MOST_SEATED, Blocked, ScoredParty, Suitability

MOST_AT_ONCE: Final = 48
"""Persons looked at in one go, those who have waited longest: what this takes grows with the square of their number."""
_LOOKED_AT: Final = 8
"""Persons who are rearranged together in the best way there is."""
_ROUNDS: Final = 5
_PARTS: Final = 1_000_000
"""The matching is worked out in whole numbers, so that no rounding decides it."""


def matched(
    wishes: Collection[PlayWish],
    now: int,
    seats: Mapping[str, Collection[int]],
    blocked: Blocked = (),
    patience: Mapping[Pace, int] = PATIENCE,
    together: int = _LOOKED_AT,
) -> list[Party]:
    """Return who sits down with whom now; who is in no party waits on.

    ``seats`` has the seat counts of each game, and ``blocked`` the pairs that never meet. The order of the wishes does
    not matter. Where all want tables of two, no other parties are worth more together.
    """
    first = sorted(wishes, key=lambda wish: (wish.since, wish.person))[:MOST_AT_ONCE]
    forming = _Forming(first, Suitability(now, seats, blocked, patience))
    found = forming.pairs()
    if any(wish.most > 2 for wish in first):
        found = forming.improved(found, together)
    return [valued.party for valued in map(forming.value, found) if valued is not None]


class _Forming:
    """Persons by their number in the order of waiting, groups as the bits of their members, and what each is worth."""

    def __init__(self, wishes: Sequence[PlayWish], suitability: Suitability) -> None:
        self._wishes: Final = wishes
        self._suitability: Final = suitability
        self._known: Final[dict[int, ScoredParty | None]] = {}
        self._looked: Final[dict[int, list[int]]] = {}

    def value(self, group: int) -> ScoredParty | None:
        """Return the best party of a group."""
        if group not in self._known:
            self._known[group] = self._suitability.best([self._wishes[at] for at in _members(group)])
        return self._known[group]

    def _worth(self, group: int) -> float:
        valued = self.value(group)
        return 0.0 if valued is None else valued.value

    def pairs(self) -> list[int]:
        """Return the best parties of one or two persons."""
        alone = [self._worth(1 << at) for at in range(len(self._wishes))]
        weights = {
            (one, other): round((self._worth(1 << one | 1 << other) - alone[one] - alone[other]) * _PARTS)
            for one, other in combinations(range(len(self._wishes)), 2)
        }
        found = _matching({pair: weight for pair, weight in weights.items() if weight > 0})
        paired = sum(found)
        return [*found, *(1 << at for at, worth in enumerate(alone) if worth and not paired >> at & 1)]

    def improved(self, groups: list[int], together: int) -> list[int]:
        """Rearrange each person with those that suit best, until nothing gets better."""
        suited = [self._suited(at) for at in range(len(self._wishes))]
        for _ in range(_ROUNDS):
            before = groups
            for at, others in enumerate(suited):
                groups = self._rearranged(groups, at, others, together)
            if groups == before:
                break
        return groups

    def _suited(self, at: int) -> list[int]:
        """Return the persons who have a game in common with one, those first with whom a pair is worth most."""
        games = self._wishes[at].games
        others = (n for n, wish in enumerate(self._wishes) if n != at and not games.isdisjoint(wish.games))
        return sorted(others, key=lambda other: (-self._worth(1 << at | 1 << other), other))

    def _rearranged(self, groups: list[int], at: int, others: Sequence[int], together: int) -> list[int]:
        looked = 0
        for person in (at, *others):
            whole = next((group for group in groups if group >> person & 1), 1 << person)
            if (looked | whole).bit_count() <= together:
                looked |= whole
        if looked not in self._looked:
            self._looked[looked] = self._best_of(looked)
        found = self._looked[looked]
        inside = sum(self._worth(group) for group in groups if group & looked)
        if sum(map(self._worth, found)) <= inside + 1 / _PARTS:
            return groups
        return [*(group for group in groups if not group & looked), *found]

    def _best_of(self, looked: int) -> list[int]:
        """Return the best parties of a few persons, by trying all ways to part them."""
        parties: dict[int, list[int]] = {1 << at: [] for at in _members(looked)}
        group = looked
        while group:
            if group.bit_count() <= MOST_SEATED and self._worth(group):
                parties[group & -group].append(group)
            group = (group - 1) & looked
        best: dict[int, tuple[float, list[int]]] = {0: (0.0, [])}

        def parted(rest: int) -> tuple[float, list[int]]:
            if rest not in best:
                lowest = rest & -rest
                found = parted(rest ^ lowest)  # the first of them waits on
                for party in parties[lowest]:
                    if not party & ~rest:
                        worth, others = parted(rest ^ party)
                        if worth + self._worth(party) > found[0] + 1 / _PARTS:
                            found = worth + self._worth(party), [party, *others]
                best[rest] = found
            return best[rest]

        return parted(looked)[1]


def _members(group: int) -> list[int]:
    return [at for at in range(group.bit_length()) if group >> at & 1]


def _matching(weights: Mapping[tuple[int, int], int]) -> list[int]:
    """Return the pairs of a matching of greatest weight."""
    if not weights:
        return []
    import networkx  # noqa: PLC0415 - few processes match, and it takes a while to load

    graph = networkx.Graph()
    graph.add_weighted_edges_from((one, other, weight) for (one, other), weight in weights.items())
    return sorted(1 << one | 1 << other for one, other in networkx.max_weight_matching(graph))
