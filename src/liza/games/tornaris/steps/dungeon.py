"""The Mazmorra: all who chose it against the active monster, after everything else (TR-027 to TR-029, TR-065)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.arms import (
    HUNT,
    add_dice,
    begin_combat,
    end_combat,
    first_roll,
    group_total,
    life,
    reap,
    reroll,
    tell_total,
    total_of,
)
from liza.games.tornaris.content.words import BOUNTY, REROLL_HIGHEST, UNREWARD
from liza.games.tornaris.effects import draw_event, perform
from liza.games.tornaris.hands import held, use_object
from liza.games.tornaris.purse import gain
from liza.games.tornaris.state import TornarisState, standing_at
from liza.games.tornaris.steps.asking import Window
from liza.games.tornaris.steps.before import BEFORE_DUNGEONS
from liza.games.tornaris.steps.combat import PRE_COMBATS, Acting
from liza.games.tornaris.vocabulary import (
    DAY,
    DRAW_EVENT,
    DUNGEON,
    FAMILIAR,
    FAMILIAR_USED,
    FIGHT,
    HUNT_BEGAN,
    HUNT_LOST,
    HUNT_WON,
    NOBODY,
    NOTHING,
    TOTAL,
    UNREWARDED,
    USE_FAMILIAR,
)
from liza.kernel.step import NOBODY as NO_SEAT
from liza.kernel.step import Step

FAMILIAR_DICE: Final = 2


class DungeonTurn(Step[TornarisState]):
    """Everybody in the Mazmorra gets ready (TR-024)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Let combatants throw gloves at each other, then fight the monster."""
        here = standing_at(s, DUNGEON)
        if here:
            s.agenda.append(DESCEND)
        if len(here) > 1:
            s.agenda += [BEFORE_DUNGEONS[seat] for seat in reversed(here)]


class Descend(Step[TornarisState]):
    """The monster is met: by a group, or by one who may still choose an event instead (TR-029, TR-A30, TR-A31)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Begin the fight, or ask the only one who came; there is none if all who came have left (TR-A94)."""
        here = standing_at(s, DUNGEON)
        if not here:
            return
        if s.monster == NOTHING:
            draw_event(s, here[0], DAY)
        elif len(here) == 1:
            s.agenda.append(Alone(here[0]))
        else:
            _hunt(s, here)


class Alone(Window):
    """The only one in the Mazmorra tries the monster, or takes an event (TR-029, TR-A10)."""

    __slots__ = ()

    def choices(self, s: TornarisState, seat: int) -> list[int]:
        """Return both."""
        return [FIGHT, DRAW_EVENT]

    def choose(self, s: TornarisState, seat: int, action: int) -> None:
        """Fight or draw."""
        s.agenda.pop()
        if action == FIGHT:
            _hunt(s, [seat])
        else:
            draw_event(s, seat, DAY)


def _hunt(s: TornarisState, fighters: list[int]) -> None:
    """Let a group face the monster."""
    begin_combat(s, fighters, HUNT)
    if s.listen:
        s.note(HUNT_BEGAN, s.monster, life(s))
    s.agenda.append(HUNT_ROLL)
    s.agenda += [PRE_COMBATS[seat] for seat in reversed(fighters)]


class HuntRoll(Step[TornarisState]):
    """Everybody rolls; the monster may spoil it (TR-066, TR-A108)."""

    __slots__ = ()

    def run(self, s: TornarisState) -> None:
        """Roll, and let the first combatant act."""
        first_roll(s)
        if s.rules.content.ability[s.monster].do == REROLL_HIGHEST:
            for seat in s.fighters:
                reroll(s, seat, max(s.dice[seat]))
                if s.listen:
                    s.note(TOTAL, seat, total_of(s, seat))
        if s.listen:
            tell_total(s, NOBODY)
        s.agenda.append(HuntPlay(s.fighters[0], 1))


class HuntPlay(Acting):
    """One combatant's part of the pass; the fight is won the moment the life is reached (TR-070, TR-A41, TR-A42)."""

    __slots__ = ("lap",)

    def __init__(self, seat: int, lap: int) -> None:
        super().__init__(seat)
        self.lap: Final = lap

    def args(self) -> tuple[int, ...]:
        """Return the seat and the number of the pass."""
        return (self.seat, self.lap)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        """Return the combatant while the monster lives."""
        return NO_SEAT if group_total(s) >= life(s) else self.asked

    def run(self, s: TornarisState) -> None:
        """Win (TR-069, TR-A03)."""
        _won(s)

    def legal(self, s: TornarisState, seat: int) -> list[int]:
        """Return what every fighter can do, and the Familiar (TR-090, TR-A45)."""
        found = super().legal(s, seat)
        if held(s.bags[seat], FAMILIAR):
            found.append(USE_FAMILIAR)
        return found

    def apply(self, s: TornarisState, seat: int, action: int) -> None:
        """Do one thing, or stop."""
        if action != USE_FAMILIAR:
            super().apply(s, seat, action)
            return
        use_object(s, seat, FAMILIAR)
        if s.listen:
            s.note(FAMILIAR_USED, seat)
        add_dice(s, seat, FAMILIAR_DICE)
        if s.listen:
            tell_total(s, seat)

    def stop(self, s: TornarisState, seat: int) -> None:
        """Let the next combatant act, or lose when all have."""
        go_on(s, s.fighters.index(seat) + 1, self.lap)


class Settle(Step[TornarisState]):
    """One combatant's reward or penalty (TR-071, TR-072, TR-D19)."""

    __slots__ = ("monster", "seat", "won")

    def __init__(self, seat: int, monster: int, won: int) -> None:
        self.seat: Final = seat
        self.monster: Final = monster
        self.won: Final = won

    def args(self) -> tuple[int, ...]:
        """Return the seat, the monster and whether it was beaten."""
        return (self.seat, self.monster, self.won)

    def run(self, s: TornarisState) -> None:
        """Give or take."""
        content = s.rules.content
        perform(s, self.seat, content.reward[self.monster] if self.won else content.penalty[self.monster])


def go_on(s: TornarisState, place: int, lap: int) -> None:
    """Let the combatant at a place of the pass act, begin the next pass, or lose when there is none."""
    if place < len(s.fighters):
        s.agenda.append(HuntPlay(s.fighters[place], lap))
    elif lap < int(s.options["dungeon_passes"]):
        s.agenda.append(HuntPlay(s.fighters[0], lap + 1))
    else:
        _lost(s)


def _won(s: TornarisState) -> None:
    """Reward every combatant; the beaten monster leaves (TR-071)."""
    monster = s.monster
    fighters = s.fighters
    if s.listen:
        s.note(HUNT_WON, monster)
    without = _unrewarded(s)
    sky = s.rules.content.sky[s.sky]
    for seat in fighters:
        reap(s, seat, won=True)
        if sky.do == BOUNTY:
            gain(s, seat, sky.amount)
    end_combat(s)
    s.monster = NOTHING
    if without != NOBODY and s.listen:
        s.note(UNREWARDED, without)
    s.agenda += [Settle(seat, monster, 1) for seat in reversed(fighters) if seat != without]


def _lost(s: TornarisState) -> None:
    """Make every combatant suffer (TR-072)."""
    if s.listen:
        s.note(HUNT_LOST, s.monster)
    fighters = s.fighters
    for seat in fighters:
        reap(s, seat, won=False)
    end_combat(s)
    s.agenda += [Settle(seat, s.monster, 0) for seat in reversed(fighters)]


def _unrewarded(s: TornarisState) -> int:
    """Return whose lowest die costs the reward: the latest among equals, never a lone fighter (TR-131, TR-A44)."""
    if s.rules.content.ability[s.monster].do != UNREWARD or len(s.fighters) == 1:
        return NOBODY
    lowest = min([min(s.dice[seat]) for seat in s.fighters])
    return [seat for seat in s.fighters if min(s.dice[seat]) == lowest][-1]


DUNGEON_TURN: Final = DungeonTurn()
DESCEND: Final = Descend()
HUNT_ROLL: Final = HuntRoll()
