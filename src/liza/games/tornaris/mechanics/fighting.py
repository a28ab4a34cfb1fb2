"""What happens in every combat: dice, totals, and what equipment costs and brings."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import GearWord
from liza.games.tornaris.mechanics.primitives import gain, lose
from liza.games.tornaris.state import Combat, Fighter, TornarisState, no_combat
from liza.games.tornaris.vocabulary import ABSENT, HUNT, SIDES
from liza.parts import hands, sets
from liza.parts.cards import card_of, public, shown

FIRST_DICE: Final = 2
"""TR-066, TR-077."""


def begin_combat(s: TornarisState, seats: list[int], cause: int, stake: int) -> None:
    """Say who fights and why; all equipment is ready again, mana is not recovered (TR-053, TR-060, TR-A56)."""
    s.combat = Combat(cause, stake, [Fighter(seat, [], []) for seat in seats], [], [])


def first_roll(s: TornarisState) -> None:
    """Lend an equipment to the fighter with that gift (TR-098, TR-A69), then let every fighter roll two dice."""
    combat = s.combat
    for fighter in combat.fighters:
        if s.players[fighter.seat].character.borrows:
            kind = s.gear.draw(s.source)
            if kind != ABSENT:
                combat.borrowed = [shown(kind, fighter.seat)]
                events.temporary(s, eyes=sets.only(fighter.seat), seat=fighter.seat, equipment=kind)
    for fighter in combat.fighters:
        fighter.dice = [roll(s, fighter.seat) for _ in range(FIRST_DICE)]
        events.rolled(s, seat=fighter.seat, first=fighter.dice[0], second=fighter.dice[1], total=total_of(s, fighter))


def end_combat(s: TornarisState) -> None:
    """Clear the table; equipment stays (TR-064), but what was borrowed goes to the discard pile (TR-A69)."""
    for card in s.combat.borrowed:
        kind = card_of(card)
        s.gear.discard.append(kind)
        borrower = next(seat for seat, player in enumerate(s.players) if player.character.borrows)
        events.returned(s, seat=borrower, equipment=kind)
    s.combat = no_combat()


def reap(s: TornarisState, fighter: Fighter, won: bool) -> None:
    """Settle what equipment and character bring to one who won or lost, however it came (TR-A73, TR-A105)."""
    seat = fighter.seat
    for kind in fighter.used:
        for word in effect_of(s, kind):
            if won and word.name == "win_gold":
                events.reaped(s, seat=seat, equipment=kind)
                gain(s, seat, word.amount)
            elif not won and word.name == "lose_gold" and s.players[seat].gold:
                events.reaped(s, seat=seat, equipment=kind)
                lose(s, seat, word.amount)
    character = s.players[seat].character
    if won and character.prize:  # TR-105
        events.prized(s, seat=seat, character=character.number)
        gain(s, seat, character.prize)


# Dice.


def roll(s: TornarisState, seat: int) -> int:
    """Roll one die of a fighter; a six may be worth gold to its roller (TR-102, TR-A71)."""
    face = s.source.die(SIDES)
    if face == SIDES:
        _pay_lucky(s, seat)
    return face


def pay_six(s: TornarisState, seat: int, face: int) -> None:
    """Pay for a six rolled outside the fighting itself, unless it was agreed that only combat counts (TR-A58)."""
    if face == SIDES and not s.options["remi_in_combat"]:
        _pay_lucky(s, seat)


def _pay_lucky(s: TornarisState, seat: int) -> None:
    """Pay the player who has that gift for a six, and say what for."""
    if s.players[seat].character.gold_for_six:
        events.lucky(s, seat=seat, face=SIDES)
        gain(s, seat, s.players[seat].character.gold_for_six)


def reroll(s: TornarisState, fighter: Fighter, face: int) -> None:
    """Roll one of a fighter's dice again; the new result stands (TR-A72)."""
    fighter.dice.remove(face)
    roll_instead(s, fighter, face)


def roll_instead(s: TornarisState, fighter: Fighter, old: int) -> None:
    """Roll a die in the place of one that showed another face."""
    new = roll(s, fighter.seat)
    fighter.dice.append(new)
    events.rerolled(s, seat=fighter.seat, old=old, face=new)


def add_dice(s: TornarisState, fighter: Fighter, amount: int) -> None:
    """Roll more dice and add them: they are own dice from now on (TR-A102)."""
    for _ in range(amount):
        face = roll(s, fighter.seat)
        fighter.dice.append(face)
        events.extra_die(s, seat=fighter.seat, face=face)


# Totals.


def counted(s: TornarisState, fighter: Fighter) -> list[int]:
    """Return what each die of a fighter counts for, as the monster lets it count (TR-A102)."""
    if s.combat.cause != HUNT:
        return fighter.dice
    ability = s.foe.ability
    return fighter.dice if ability.counted is None else ability.counted(fighter.dice, ability)


def total_of(s: TornarisState, fighter: Fighter) -> int:
    """Return what a fighter has reached."""
    return sum(counted(s, fighter)) + fighter.bonus


def group_total(s: TornarisState) -> int:
    """Return what all who fight the monster have reached together (TR-067)."""
    total = 0
    for fighter in s.combat.fighters:
        total += total_of(s, fighter)
    return total


def life(s: TornarisState) -> int:
    """Return the life of the active monster: its factor times the players at the table (TR-068, TR-A01)."""
    return (s.foe.factor + s.today.given("factor")) * s.seats


def tell_total(s: TornarisState, fighter: Fighter) -> None:
    """Tell what a fighter has reached; in the dungeon, where the group stands too."""
    if s.listen:
        events.total(s, seat=fighter.seat, total=total_of(s, fighter))
        tell_group(s)


def tell_group(s: TornarisState) -> None:
    """Tell where the group stands in the dungeon."""
    if s.listen and s.is_hunt:
        events.group_total(s, total=group_total(s), life=life(s))


# Equipment.


def effect_of(s: TornarisState, kind: int) -> tuple[GearWord, ...]:
    """Return what an equipment does in this combat: it may be another one in the dungeon (TR-063, TR-A43)."""
    gear = s.equipment[kind]
    return gear.below if s.is_hunt else gear.effect


def cost_of(s: TornarisState, kind: int) -> int:
    """Return the mana that activating an equipment costs in this combat."""
    mana = s.equipment[kind].mana
    return s.foe.ability.cost(mana) if s.is_hunt else mana


def at_hand(s: TornarisState, seat: int) -> list[int]:
    """Return the equipment that a fighter can draw on, borrowed ones included (TR-A69)."""
    player = s.players[seat]
    return player.gear + s.combat.borrowed if s.combat.borrowed and player.character.borrows else player.gear


def activate(s: TornarisState, seat: int, kind: int) -> None:
    """Activate an equipment: pay its mana (TR-050, TR-051), show it, and let it do what it says."""
    cost = cost_of(s, kind)
    s.players[seat].mana -= cost
    fighter = s.combat.of(seat)
    fighter.used.append(kind)
    _reveal(s, fighter, kind)
    events.played(s, seat=seat, equipment=kind, mana=cost)
    waiting = len(s.agenda)
    for word in effect_of(s, kind):
        if word.do is not None:
            word.do(s, seat, word)
    if len(s.agenda) == waiting:  # what asks tells the total itself
        tell_total(s, fighter)


def _reveal(s: TornarisState, fighter: Fighter, kind: int) -> None:
    """Let every player see an equipment that is activated: a borrowed one first, then one that is already known."""
    played = fighter.used_here(kind)
    player = s.players[fighter.seat]
    if s.combat.borrowed and card_of(s.combat.borrowed[0]) == kind and player.character.borrows:
        s.combat.borrowed = [public(kind)]
        played -= 1
    if hands.count_open(player.gear, kind) < played:
        hands.show(player.gear, kind)
