"""A duel: one sequence for Ring, tower, challenges, events and the tournament (TR-074 to TR-084)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import begin_combat, end_combat, first_roll, pay_six, reap, rival_of, total_of
from liza.games.tornaris.content.words import RING_PAY
from liza.games.tornaris.purse import gain, lose
from liza.games.tornaris.state import TornarisState, earlier
from liza.games.tornaris.steps.asking import SEATS
from liza.games.tornaris.steps.combat import PRE_COMBATS, Acting
from liza.games.tornaris.vocabulary import (
    CONCEDED,
    DUEL_BEGAN,
    DUEL_WON,
    FOR_PURSE,
    FOR_RING,
    FOR_TITLE,
    FOR_TOWER,
    ROLLED_OFF,
    SIDES,
    TIED,
    TOWER_HELD,
    TOWER_TAKEN,
)
from liza.kernel.step import NOBODY, Step

RING_PRIZE: Final = 10
BLOCKED: Final = 2
"""For how many turns after a conquest the tower cannot be disputed (TR-037)."""
HELD: Final = 1
CONQUERED: Final = 2
"""What happened at the tower in this turn."""


def duel(s: TornarisState, one: int, other: int, cause: int, stake: int = 0) -> None:
    """Let two players fight; the one earlier in the order has the advantage (TR-075, TR-076)."""
    fighters = [one, other] if earlier(s, one, other) else [other, one]
    s.stake = stake
    begin_combat(s, fighters, cause)
    if s.listen:
        s.note(DUEL_BEGAN, cause, fighters[0], fighters[1])
    s.agenda += [DUEL_ROLL, PRE_COMBATS[fighters[1]], PRE_COMBATS[fighters[0]]]


class DuelRoll(Step[TornarisState]):
    """Both roll two dice; whoever is behind has the go (TR-077 to TR-079)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Roll, and give the go to the lower total, or to the one without the advantage (TR-078)."""
        first_roll(s)
        favoured, other = s.fighters
        behind = favoured if total_of(s, favoured) < total_of(s, other) else other
        s.agenda.append(DUEL_PLAYS[behind])


class DuelPlay(Acting):
    """Whoever is losing may answer until strictly above the rival (TR-079 to TR-082, TR-A48 to TR-A51)."""

    __slots__ = ()

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the seat while it is not ahead."""
        seat = self.seat
        return NOBODY if total_of(s, seat) > total_of(s, rival_of(s, seat)) else self.asked

    def run(self, s: TornarisState) -> None:
        """Pass the go to the rival, who is losing now (TR-081)."""
        s.agenda.append(DUEL_PLAYS[rival_of(s, self.seat)])

    def stop(self, s: TornarisState, seat: int) -> None:
        """Lose from behind; when equal, pass the go to whoever lacks the advantage, or end tied (TR-A48)."""
        rival = rival_of(s, seat)
        if s.listen:
            s.note(CONCEDED, seat)
        if total_of(s, seat) < total_of(s, rival):
            _won(s, rival)
        elif s.fighters[0] == seat:
            s.agenda.append(DUEL_PLAYS[rival])
        else:
            _tied(s)


DUEL_PLAYS: Final = [DuelPlay(seat) for seat in SEATS]
DUEL_ROLL: Final = DuelRoll()


def _tied(s: TornarisState) -> None:
    """Decide a duel that ended even: the advantage in the tournament, otherwise a roll-off (TR-083, TR-084, TR-A52)."""
    favoured, other = s.fighters
    if s.listen:
        s.note(TIED, favoured, other)
    if s.cause == FOR_TITLE:
        _won(s, favoured)
        return
    totals = [0, 0]
    while totals[0] == totals[1]:
        for side, seat in enumerate(s.fighters):
            first, second = s.source.die(SIDES), s.source.die(SIDES)
            totals[side] = first + second
            if s.listen:
                s.note(ROLLED_OFF, seat, first, second)
            pay_six(s, seat, first)
            pay_six(s, seat, second)
    _won(s, favoured if totals[0] > totals[1] else other)


def _won(s: TornarisState, winner: int) -> None:
    """End a duel and settle what it was about."""
    loser = rival_of(s, winner)
    if s.listen:
        s.note(DUEL_WON, winner, loser, total_of(s, winner), total_of(s, loser))
    reap(s, winner, won=True)
    reap(s, loser, won=False)
    end_combat(s)
    if s.cause == FOR_RING:
        sky = s.rules.content.sky[s.sky]
        gain(s, winner, RING_PRIZE + (sky.amount if sky.do == RING_PAY else 0))
    elif s.cause == FOR_TOWER:
        _fought_for_tower(s, winner)
    elif s.cause == FOR_TITLE:
        s.winners.append(winner)
        s.losers.append(loser)
    elif s.cause == FOR_PURSE:
        gain(s, winner, s.stake)
    else:
        gain(s, winner, lose(s, loser, s.stake))


def _fought_for_tower(s: TornarisState, winner: int) -> None:
    """Leave the tower to its owner, or give it to the challenger (TR-039, TR-040)."""
    if s.owner == winner:
        s.tower_used = HELD
        if s.listen:
            s.note(TOWER_HELD, winner)
    else:
        conquer(s, winner)


def conquer(s: TornarisState, seat: int) -> None:
    """Make somebody the owner of the tower and block it (TR-037)."""
    s.owner = seat
    s.block = BLOCKED
    s.tower_used = CONQUERED
    if s.listen:
        s.note(TOWER_TAKEN, seat)
