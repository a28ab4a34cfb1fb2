"""The whole game as a list of its moments.

Turn the day/night card decides what kind of turn it is; on a market day every player may sell: Market LayOut by day,
the shop's row and the next monster Choose every player commits an arrow in secret; those who waited with a Cristal
choose last: CrystalChoose AfterReveal the Portal, in turn order Resolve in turn order BeforeSpace (Cuervo, Guante,
challenge), then Enter: the own space, among them Shop DungeonTurn BeforeDungeon (Guante), then Descend: a hunt
together, or Alone TurnEnd rent, leftovers, the token; another Turn, or after the twelfth monster the Tournament
Tournament the order of the seats; every player may Convert gold; BracketDuel after BracketDuel to the title

A hunt: PreCombat, HuntRoll, HuntPlay one combatant after another, Settle for each.
A duel, whatever for: PreCombat, DuelRoll, DuelPlay to and fro.
What equipment asks: PickDie, PickDice, RaiseDie.
What events, rewards and penalties ask: GainGear and MakeRoom, GiveUp, Smith, Trinket, Wager, Teacher, Peddler, Defy,
Rob, Spy.
"""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.mechanics.fighting import life
from liza.games.tornaris.mechanics.primitives import gain, grow
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.steps.arrows import CHOOSE
from liza.games.tornaris.steps.spaces import stock
from liza.games.tornaris.steps.tournament import TOURNAMENT
from liza.games.tornaris.vocabulary import ABSENT, DAY, NO_SEAT
from liza.kernel.core.step import Step
from liza.parts import sets

TOWER_RENT: Final = 4
"""TR-034."""


class Turn(Step[TornarisState]):
    """Step 1: the day/night card decides what kind of turn it is (TR-018, TR-A11)."""

    def run(self, s: TornarisState) -> None:
        s.round += 1
        if s.sky != ABSENT:
            s.skies.discard.append(s.sky)
        s.sky = s.skies.draw(s.source)
        card = s.content.skies[s.sky]
        s.half, s.today = card.half, card.word
        events.turn_began(s, round=s.round, seat=s.first)
        events.dawned(s, half=s.half, sky=s.sky)
        s.push(LAY_OUT, CHOOSE, TURN_END)
        if s.today.dawn is not None:
            s.today.dawn(s, s.today)  # TR-A99


class LayOut(Step[TornarisState]):
    """Step 2, by day only: the shop's row and the active monster (TR-019, TR-020)."""

    def run(self, s: TornarisState) -> None:
        if s.half != DAY:
            return
        stock(s)
        monsters = s.monsters
        if monsters.opens_category():
            for seat in s.turn_order:
                grow(s, seat, 1)  # TR-055, TR-057, TR-A17
        if monsters.ahead == ABSENT:
            monsters.foresee(monsters.candidates(s.content.monsters), s.source)
        s.monster = monsters.ahead  # an unbeaten one leaves (TR-028, TR-A15)
        monsters.ahead = ABSENT
        monsters.eyes = sets.EMPTY
        monsters.met += 1
        events.monster_came(s, monster=s.monster, category=s.foe.category, life=life(s))


class TurnEnd(Step[TornarisState]):
    """Step 5: rent, leftovers, the block of the tower, the token; then the next turn or the tournament (TR-A107)."""

    def run(self, s: TornarisState) -> None:
        tower = s.tower
        if tower.owner != NO_SEAT:
            rent = s.today.given("tower_pay", TOWER_RENT)
            events.tower_paid(s, seat=tower.owner, amount=rent)
            gain(s, tower.owner, rent)  # TR-034, TR-A32
        s.gear.discard += s.row  # TR-032, TR-A28
        s.row = []
        if tower.block and not tower.conquered:
            tower.block -= 1  # TR-A33
        tower.held = tower.conquered = False
        s.challenged = False
        for player in s.players:
            player.arrow = UNDECIDED
            player.place = ABSENT
            player.acted = False
        s.first = _next_holder(s)
        s.next(TURN if s.monsters.to_come else TOURNAMENT)  # TR-003, TR-107, TR-A16


def _next_holder(s: TornarisState) -> int:
    """Return who gets the turn token: the next one to the right who has not left (TR-025, TR-A94)."""
    seat = (s.first + 1) % s.seats
    while s.has_left(seat):
        seat = (seat + 1) % s.seats
    return seat


TURN: Final = Turn()
LAY_OUT: Final = LayOut()
TURN_END: Final = TurnEnd()
