"""What equipment does in a combat (TR-050, TR-063)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import COUNT, SMALL, GearWord
from liza.games.tornaris.mechanics.fighting import add_dice, counted, reroll, roll, tell_total
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.acting import PICK_DICE, PICK_DIES, RaiseDie
from liza.games.tornaris.vocabulary import CATEGORIES
from liza.kernel.core.card_words import Family

GEAR: Final = Family(GearWord)


@GEAR.does("bonus", amount=SMALL)
def bonus(s: TornarisState, seat: int, gear: GearWord) -> None:
    """Points for the own total."""
    s.combat.of(seat).bonus += gear.amount


@GEAR.does("weaken", amount=SMALL)
def weaken(s: TornarisState, seat: int, gear: GearWord) -> None:
    """Points off the rival's total; a monster has none."""
    if not s.is_hunt:
        rival = s.combat.sides(seat)[1]
        rival.bonus -= gear.amount
        tell_total(s, rival)


@GEAR.does("reroll")
def reroll_one(s: TornarisState, seat: int, gear: GearWord) -> None:
    """One own die of one's choice is rolled again."""
    s.next(PICK_DIES[seat])


@GEAR.does("reroll_any")
def reroll_any(s: TornarisState, seat: int, gear: GearWord) -> None:
    """Any own dice are rolled again, together."""
    s.next(PICK_DICE[seat])


@GEAR.does("reroll_rival")
def reroll_rival(s: TornarisState, seat: int, gear: GearWord) -> None:
    """One of the rival's highest dice is rolled again (TR-A53)."""
    if not s.is_hunt:
        rival = s.combat.sides(seat)[1]
        reroll(s, rival, max(rival.dice))
        tell_total(s, rival)


@GEAR.does("extra_dice", amount=COUNT)
def extra_dice(s: TornarisState, seat: int, gear: GearWord) -> None:
    """More dice are rolled and added."""
    add_dice(s, s.combat.of(seat), gear.amount)


@GEAR.does("best_die", amount=COUNT)
def best_die(s: TornarisState, seat: int, gear: GearWord) -> None:
    """More dice are rolled and the highest is added; the others are no own dice (TR-A102)."""
    faces = [roll(s, seat) for _ in range(gear.amount)]
    s.combat.of(seat).dice.append(max(faces))
    for face in faces:
        events.extra_die(s, seat=seat, face=face)


@GEAR.does("raise", amount=COUNT, needs_low_die=True)
def raise_one(s: TornarisState, seat: int, gear: GearWord) -> None:
    """One own die is raised by up to so much (TR-A54)."""
    s.next(RaiseDie(seat, gear.amount))


@GEAR.does("copy")
def copy(s: TornarisState, seat: int, gear: GearWord) -> None:
    """The highest own die counts once more."""
    fighter = s.combat.of(seat)
    fighter.bonus += max(counted(s, fighter))


@GEAR.does("bonus_each", amount=SMALL)
def bonus_each(s: TornarisState, seat: int, gear: GearWord) -> None:
    """Points for each combatant."""
    s.combat.of(seat).bonus += gear.amount * len(s.combat.fighters)


@GEAR.does("bonus_against", amount=SMALL, category={key: CATEGORIES.index(key) for key in CATEGORIES.keys})
def bonus_against(s: TornarisState, seat: int, gear: GearWord) -> None:
    """Points against one category of monsters."""
    if s.is_hunt and s.foe.category == gear.category:
        s.combat.of(seat).bonus += gear.amount


GEAR.row("win_gold", amount=SMALL)  # if the combat is won
GEAR.row("lose_gold", amount=SMALL)  # if the combat is lost
