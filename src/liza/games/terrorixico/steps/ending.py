"""Traumas that are handed out, and the end of the game."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico import events
from liza.games.terrorixico.mechanics.battle import clear_lines
from liza.games.terrorixico.mechanics.primitives import unseen_value
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import TRAUMA, TYPES, UNSEEN, level_of

SETS: Final = (0, 0, 2, 5, 9)
"""What so many monsters of one type are worth at the end (TE-080, TE-081, TE-082)."""
ENOUGH_POINTS: Final = 40
"""A player with so many points ends the game (TE-087)."""


def enough_monsters(seats: int) -> int:
    """Return how many monsters returned by one player end the game (TE-084, TE-085)."""
    return 5 if seats == 2 else 4


def receive(s: TerrorixicoState, seat: int, count: int, reason: int) -> None:
    """Shuffle traumas unseen into a draw pile (TE-053), saying why; the last there is ends the game (TE-086, TE-A44).

    At a table that finishes its battles the game goes on to the end of the round, and what is due but not there is
    not given; so it does once the monster is defeated (TE-A67).
    """
    given = min(count, s.pile)
    if given:
        s.pile -= given
        s.players[seat].draws += [UNSEEN] * given
        events.traumatised(s, seat=seat, count=given, reason=reason)
    if not s.pile and not s.defeated and not s.options["finish_battle"]:
        clear_lines(s)
        finish(s)


class Score:
    """The final score of one seat (TE-088), with everything that breaks ties (TE-106, TE-107, TE-108)."""

    __slots__ = ("eliminated", "monsters", "set", "total", "track", "traumas")

    def __init__(self, s: TerrorixicoState, seat: int) -> None:
        player = s.players[seat]
        self.track = player.points
        counted = player.draws + player.discards
        if s.options["hand_traumas_count"]:
            counted += player.hand  # TE-A47
        self.traumas = sum(card - TRAUMA for card in counted if card >= TRAUMA)  # TE-054
        kinds = s.content.monsters
        taken = [kinds[at].type for at, captor in enumerate(s.monsters.captors) if captor == seat]  # TE-A69
        largest = max([taken.count(type) for type in range(len(TYPES))])
        self.set = SETS[min(largest, len(SETS) - 1)]  # TE-083, TE-A46
        self.total = self.track - self.traumas + self.set
        self.monsters = player.track
        self.eliminated = len(player.wear)

    def standing(self) -> tuple[int, int, int, int]:
        """Return what scores are compared by: the total, then what breaks ties, one after the other."""
        return self.total, self.monsters, -self.traumas, -self.eliminated


def finish(s: TerrorixicoState) -> None:
    """Turn over every trauma still owned, count, and rank."""
    reason = reached(s) or "decks"  # TE-A45
    if not s.pile:
        events.exhausted(s)
    for player in s.players:
        player.draws = [unseen_value(s.values, s.source) if card == UNSEEN else card for card in player.draws]
    scores = [Score(s, seat) for seat in range(s.seats)]
    for seat, one in enumerate(scores):
        events.scored(
            s,
            seat=seat,
            track=one.track,
            traumas=one.traumas,
            set=one.set,
            total=one.total,
            monsters=one.monsters,
            eliminated=one.eliminated,
            level=level_of(one.total),
        )
    s.finish(reason, [one.total for one in scores], _ranking(scores))


def reached(s: TerrorixicoState) -> str:
    """Return which condition ends the game, the first in printed order, or an empty text (TE-A74)."""
    if max([player.track for player in s.players]) >= enough_monsters(s.seats):
        return "monsters"
    if not s.pile:
        return "traumas"
    return "points" if max([player.points for player in s.players]) >= ENOUGH_POINTS else ""


def _ranking(scores: list[Score]) -> list[list[int]]:
    """Return the seats in groups that cannot be told apart, the best first (TE-A48)."""
    better = [sum(other.standing() > one.standing() for other in scores) for one in scores]
    return [[seat for seat, count in enumerate(better) if count == place] for place in sorted(set(better))]
