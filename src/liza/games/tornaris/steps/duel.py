"""A duel: one sequence for Ring, tower, challenges, events and the tournament (TR-074, TR-A91)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.fighting import begin_combat, end_combat, first_roll, pay_six, reap, total_of
from liza.games.tornaris.mechanics.primitives import gain, lose
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.acting import ACTS, PRE_COMBATS, Acting
from liza.games.tornaris.vocabulary import FOR_PURSE, FOR_RING, FOR_TITLE, FOR_TOWER, SEATS, SIDES
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Choices, NotNow
from liza.kernel.core.step import NO_ACTORS, Step

RING_PRIZE: Final = 10
"""TR-046."""
BLOCKED: Final = 2
"""For how many turns after a conquest the tower cannot be disputed (TR-037)."""
ONLY_IN_THE_DUNGEON: Final = Refusal("TR-090")


def duel(s: TornarisState, one: int, other: int, cause: int, stake: int = 0) -> None:
    """Let two players fight; the one earlier in the order has the advantage (TR-075, TR-076)."""
    favoured, behind = (one, other) if s.is_earlier(one, other) else (other, one)
    begin_combat(s, [favoured, behind], cause, stake)
    events.duel_began(s, cause=cause, seat=favoured, rival_seat=behind)
    s.agenda += [DUEL_ROLL, PRE_COMBATS[behind], PRE_COMBATS[favoured]]


class DuelRoll(Step[TornarisState]):
    """Both roll two dice (TR-077); the one behind has the go, or the one without advantage (TR-078, TR-115)."""

    def run(self, s: TornarisState) -> None:
        first_roll(s)
        favoured, other = s.combat.fighters
        behind = favoured if total_of(s, favoured) < total_of(s, other) else other
        s.next(DUEL_PLAYS[behind.seat])


class DuelPlay(Acting):
    """The loser may answer until strictly above the rival (TR-079, TR-082, TR-A03, TR-A49, TR-A51)."""

    choices = Choices(*ACTS, NotNow(verbs.FAMILIAR, ONLY_IN_THE_DUNGEON))

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        own, rival = s.combat.sides(self.seat)
        return NO_ACTORS if total_of(s, own) > total_of(s, rival) else self.asked

    def run(self, s: TornarisState) -> None:
        """Pass the go to the rival, who is losing now (TR-081)."""
        s.next(DUEL_PLAYS[s.combat.sides(self.seat)[1].seat])

    def stop(self, s: TornarisState) -> None:
        """Lose from below; when even, pass the go to the one without the advantage, or end even (TR-A48, TR-A50)."""
        own, rival = s.combat.sides(self.seat)
        events.conceded(s, seat=self.seat)
        if total_of(s, own) < total_of(s, rival):
            _won(s, rival.seat)
        elif s.combat.fighters[0] is own:
            s.next(DUEL_PLAYS[rival.seat])
        else:
            _tied(s)


DUEL_PLAYS: Final = [DuelPlay(seat) for seat in SEATS]
DUEL_ROLL: Final = DuelRoll()


def _tied(s: TornarisState) -> None:
    """Decide a duel that ended even: by the advantage in the tournament (TR-084), else a roll-off (TR-083, TR-A08)."""
    favoured, other = s.combat.seats
    events.tied(s, seat=favoured, rival_seat=other)
    if s.combat.cause == FOR_TITLE:
        _won(s, favoured)
        return
    totals = [0, 0]
    while totals[0] == totals[1]:  # TR-A52
        for side, seat in enumerate((favoured, other)):
            first, second = s.source.die(SIDES), s.source.die(SIDES)
            totals[side] = first + second
            events.rolled_off(s, seat=seat, first=first, second=second)
            pay_six(s, seat, first)
            pay_six(s, seat, second)
    _won(s, favoured if totals[0] > totals[1] else other)


def _won(s: TornarisState, winner: int) -> None:
    """End a duel and settle what it was about."""
    combat = s.combat
    own, rival = combat.sides(winner)
    loser = rival.seat
    events.duel_won(s, seat=winner, rival_seat=loser, total=total_of(s, own), rival_total=total_of(s, rival))
    reap(s, own, won=True)
    reap(s, rival, won=False)
    end_combat(s)
    if combat.cause == FOR_RING:
        gain(s, winner, RING_PRIZE + s.today.given("ring_pay"))  # TR-046
    elif combat.cause == FOR_TOWER:
        _fought_for_tower(s, winner)
    elif combat.cause == FOR_TITLE:
        s.winners.append(winner)
        s.losers.append(loser)
    elif combat.cause == FOR_PURSE:
        gain(s, winner, combat.stake)
    else:  # a challenge wins nothing by itself, unless it was agreed (TR-A55)
        gain(s, winner, lose(s, loser, combat.stake))


def _fought_for_tower(s: TornarisState, winner: int) -> None:
    """Leave the tower to its owner (TR-040), or give it to the challenger (TR-039)."""
    if s.tower.owner == winner:
        s.tower.held = True
        events.tower_held(s, seat=winner)
    else:
        conquer(s, winner)


def conquer(s: TornarisState, seat: int) -> None:
    """Make a player the owner of the tower and block it (TR-037)."""
    s.tower.owner = seat
    s.tower.block = BLOCKED
    s.tower.conquered = True
    events.tower_taken(s, seat=seat)
