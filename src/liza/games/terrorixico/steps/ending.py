"""Traumas that are handed out, and the end of the game (TE-052 to TE-054, TE-080 to TE-095, TE-106 to TE-108)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import clear_lines
from liza.games.terrorixico.piles import unseen_value
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import EXHAUSTED, SCORED, TRAUMA, TRAUMATISED, TYPES, UNSEEN, level_of

SETS: Final = (0, 0, 2, 5, 9)
"""What so many monsters of one type are worth at the end (TE-080 to TE-082)."""
ENOUGH_POINTS: Final = 40
"""Somebody with so many points ends the game (TE-087)."""


def enough_monsters(seats: int) -> int:
    """Return how many monsters returned by one player end the game (TE-084, TE-085)."""
    return 5 if seats == 2 else 4


def receive(s: TerrorixicoState, seat: int, count: int) -> None:
    """Shuffle traumas unseen into a draw pile; the last one there is ends the game (TE-053, TE-A44, TE-A67).

    At a table that finishes its battles the game goes on to the end of the round, and what is due but not there is
    not given.
    """
    given = min(count, s.pile)
    if given:
        s.pile -= given
        s.draws[seat] += [UNSEEN] * given
        if s.listen:
            s.note(TRAUMATISED, seat, given)
    if not s.pile and not s.defeated and not s.options["finish_battle"]:
        clear_lines(s)
        finish(s)


class Score:
    """The final score of one seat, with everything that breaks ties (TE-088, TE-106 to TE-108, TE-A46, TE-A47)."""

    __slots__ = ("eliminated", "monsters", "set", "total", "track", "traumas")

    def __init__(self, s: TerrorixicoState, seat: int) -> None:
        self.track = s.points[seat]
        counted = s.draws[seat] + s.discards[seat]
        if s.options["hand_traumas_count"]:
            counted += s.hands[seat]
        self.traumas = sum(card - TRAUMA for card in counted if card >= TRAUMA)
        taken = [s.rules.content.monsters[at].type for at, captor in enumerate(s.captors) if captor == seat]
        largest = max([taken.count(type) for type in range(len(TYPES))])
        self.set = SETS[min(largest, len(SETS) - 1)]
        self.total = self.track - self.traumas + self.set
        self.monsters = s.track[seat]
        self.eliminated = len(s.wear[seat])

    def beats(self, other: Score) -> bool:
        """Whether this score is better, all tie-breaks included."""
        mine = (self.total, self.monsters, -self.traumas, -self.eliminated)
        return mine > (other.total, other.monsters, -other.traumas, -other.eliminated)


def finish(s: TerrorixicoState) -> None:
    """Turn over every trauma still owned, count, and rank."""
    reason = reached(s) or "decks"
    if s.listen and not s.pile:
        s.note(EXHAUSTED)
    for pile in s.draws:
        for at, card in enumerate(pile):
            if card == UNSEEN:
                pile[at] = unseen_value(s)
    scores = [Score(s, seat) for seat in range(s.seats)]
    if s.listen:
        for seat, one in enumerate(scores):
            s.note(
                SCORED, seat, one.track, one.traumas, one.set, one.total, one.monsters, one.eliminated,
                level_of(one.total),
            )  # fmt: skip
    s.finish(reason, [one.total for one in scores], _ranking(scores))


def reached(s: TerrorixicoState) -> str:
    """Return which condition ends the game, the first in printed order, or nothing (TE-A74)."""
    if max(s.track) >= enough_monsters(s.seats):
        return "monsters"
    if not s.pile:
        return "traumas"
    return "points" if max(s.points) >= ENOUGH_POINTS else ""


def _ranking(scores: list[Score]) -> list[list[int]]:
    """Return the seats in groups that nothing tells apart, the best first (TE-A48)."""
    better = [sum(other.beats(one) for other in scores) for one in scores]
    return [[seat for seat, count in enumerate(better) if count == place] for place in sorted(set(better))]
