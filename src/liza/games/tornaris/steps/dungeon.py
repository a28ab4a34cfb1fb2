"""The Mazmorra: all who chose it against the active monster, after everything else (TR-027, TR-065)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics import fighting, primitives
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.acting import ACTS, PRE_COMBATS, Acting
from liza.games.tornaris.steps.asking import BESIDES, TOO_LATE, Window
from liza.games.tornaris.steps.before import BEFORE_DUNGEONS
from liza.games.tornaris.vocabulary import ABSENT, DAY, DUNGEON, FAMILIAR, HUNT, NO_SEAT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, Choices
from liza.kernel.core.step import NO_ACTORS, SeatStep, Step
from liza.parts import hands

FAMILIAR_DICE: Final = 2
"""TR-090."""
NO_FAMILIAR: Final = Refusal("TR-090")


class DungeonTurn(Step[TornarisState]):
    """Every player in the Mazmorra gets ready (TR-024)."""

    def run(self, s: TornarisState) -> None:
        """Let combatants throw gloves at each other, then fight the monster."""
        here = s.standing_at(DUNGEON)
        if here:
            s.next(DESCEND)
        if len(here) > 1:
            s.agenda += [BEFORE_DUNGEONS[seat] for seat in reversed(here)]


class Descend(Step[TornarisState]):
    """The monster is met, if it still lives (TR-A23): by a group, or by one who may still choose an event instead."""

    def run(self, s: TornarisState) -> None:
        """Begin the fight, or ask the only one who came; there is none if all who came have left (TR-A94)."""
        here = s.standing_at(DUNGEON)
        if not here:
            return
        if s.monster == ABSENT:
            primitives.draw_event(s, here[0], DAY)
        elif len(here) == 1:
            s.next(Alone(here[0]))  # TR-029, TR-A30
        else:
            _hunt(s, here)  # TR-A31


@final
class TryAlone(Act[TornarisState, Window]):
    """Fight the monster."""

    def do(self, s: TornarisState, at: Window, seat: int) -> None:
        s.done()
        _hunt(s, [seat])


@final
class TakeEvent(Act[TornarisState, Window]):
    """Draw an event of the day instead (TR-A10)."""

    def do(self, s: TornarisState, at: Window, seat: int) -> None:
        s.done()
        primitives.draw_event(s, seat, DAY)


class Alone(Window):
    """The only one in the Mazmorra tries the monster, or takes an event (TR-029)."""

    choices = Choices(TryAlone(verbs.FIGHT), TakeEvent(verbs.EVENT), *BESIDES, *TOO_LATE)


def _hunt(s: TornarisState, seats: list[int]) -> None:
    """Let a group face the monster."""
    fighting.begin_combat(s, seats, HUNT, 0)
    events.hunt_began(s, monster=s.monster, life=fighting.life(s))
    s.next(HUNT_ROLL)
    s.agenda += [PRE_COMBATS[seat] for seat in reversed(seats)]


class HuntRoll(Step[TornarisState]):
    """Every player rolls (TR-066); the monster may spoil it (TR-A108)."""

    def run(self, s: TornarisState) -> None:
        fighting.first_roll(s)
        ability = s.foe.ability
        if ability.after_the_roll is not None:
            ability.after_the_roll(s)
        fighting.tell_group(s)
        s.next(HuntPlay(s.combat.fighters[0].seat, 1))


@final
class SummonFamiliar(Act[TornarisState, Acting]):
    """Roll two more dice, in the own part of the pass (TR-090, TR-A45)."""

    def why_not(self, s: TornarisState, at: Acting, seat: int) -> Refusal | None:
        return None if hands.holds(s.players[seat].bag, FAMILIAR) else NO_FAMILIAR

    def do(self, s: TornarisState, at: Acting, seat: int) -> None:
        primitives.use_object(s, seat, FAMILIAR)
        events.familiar_used(s, seat=seat)
        fighter = s.combat.of(seat)
        fighting.add_dice(s, fighter, FAMILIAR_DICE)
        fighting.tell_total(s, fighter)


class HuntPlay(Acting):
    """One combatant's part of the pass in turn order (TR-070, TR-A41)."""

    __slots__ = ("lap",)

    choices = Choices(*ACTS, SummonFamiliar(verbs.FAMILIAR))

    def __init__(self, seat: int, lap: int) -> None:
        super().__init__(seat, lap)
        self.lap: Final = lap
        """The number of the pass."""

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the combatant while the monster lives: the fight ends the moment its life is reached (TR-A42)."""
        return NO_ACTORS if fighting.group_total(s) >= fighting.life(s) else self.asked

    def run(self, s: TornarisState) -> None:
        """Win (TR-069, TR-A03)."""
        _won(s)

    def stop(self, s: TornarisState) -> None:
        """Let the next combatant act, or lose when all have."""
        go_on(s, s.combat.seats.index(self.seat) + 1, self.lap)


def go_on(s: TornarisState, place: int, lap: int) -> None:
    """Let the combatant at a place of the pass act, begin the next pass, or lose when there is none (TR-A41)."""
    fighters = s.combat.fighters
    if place < len(fighters):
        s.next(HuntPlay(fighters[place].seat, lap))
    elif lap < int(s.options["dungeon_passes"]):
        s.next(HuntPlay(fighters[0].seat, lap + 1))
    else:
        _lost(s)


class Settle(SeatStep[TornarisState]):
    """One combatant's reward (TR-071) or penalty (TR-072)."""

    __slots__ = ("monster", "won")

    def __init__(self, seat: int, monster: int, won: int) -> None:
        super().__init__(seat, monster, won)
        self.monster: Final = monster
        self.won: Final = won

    def run(self, s: TornarisState) -> None:
        monster = s.content.monsters[self.monster]
        primitives.perform(s, self.seat, monster.reward if self.won else monster.penalty)


def _won(s: TornarisState) -> None:
    """Reward every combatant; the beaten monster leaves (TR-071)."""
    monster, combat = s.monster, s.combat
    events.hunt_won(s, monster=monster)
    ability = s.foe.ability
    without = NO_SEAT if ability.unrewarded is None else ability.unrewarded(s)
    for fighter in combat.fighters:
        fighting.reap(s, fighter, won=True)
        primitives.gain(s, fighter.seat, s.today.given("bounty"))
    fighting.end_combat(s)
    s.monster = ABSENT
    if without != NO_SEAT:
        events.unrewarded(s, seat=without)
    s.agenda += [Settle(seat, monster, 1) for seat in reversed(combat.seats) if seat != without]


def _lost(s: TornarisState) -> None:
    """Make every combatant suffer (TR-072)."""
    combat = s.combat
    events.hunt_lost(s, monster=s.monster)
    for fighter in combat.fighters:
        fighting.reap(s, fighter, won=False)
    fighting.end_combat(s)
    s.agenda += [Settle(seat, s.monster, 0) for seat in reversed(combat.seats)]


DUNGEON_TURN: Final = DungeonTurn()
DESCEND: Final = Descend()
HUNT_ROLL: Final = HuntRoll()
