"""What monsters do to those who fight them (TR-073)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris import events
from liza.games.tornaris.content.words import COUNT, AbilityWord
from liza.games.tornaris.mechanics.fighting import reroll, total_of
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import NO_SEAT
from liza.kernel.core.card_words import Bounds, Family

ABILITIES: Final = Family(AbilityWord)

ABILITIES.row("none")


@ABILITIES.does("face_counts", "counted", amount=Bounds(0, 6), face=Bounds(1, 6))
def face_counts(dice: list[int], ability: AbilityWord) -> list[int]:
    """A face counts as another number, at every moment (TR-A102)."""
    return [ability.amount if face == ability.face else face for face in dice]


@ABILITIES.does("forbid", "forbids", amount=Bounds(0, 5))
def forbid(mana: int, used: int, ability: AbilityWord) -> bool:
    """Equipment of so much mana cannot be activated."""
    return mana == ability.amount


@ABILITIES.does("unreward", "unrewarded")
def unreward(s: TornarisState) -> int:
    """The player of the lowest die gets no reward (TR-131)."""
    combat = s.combat
    if len(combat.fighters) == 1:
        return NO_SEAT  # TR-A44: never a lone fighter, and among equals the latest
    lowest = min([min(fighter.dice) for fighter in combat.fighters])
    return [fighter.seat for fighter in combat.fighters if min(fighter.dice) == lowest][-1]


@ABILITIES.does("reroll_highest", "after_the_roll")
def reroll_highest(s: TornarisState) -> None:
    """After the first roll every player rolls one highest die again (TR-A108)."""
    for fighter in s.combat.fighters:
        reroll(s, fighter, max(fighter.dice))
        events.total(s, seat=fighter.seat, total=total_of(s, fighter))


@ABILITIES.does("same_once", "counted")
def same_once(dice: list[int], ability: AbilityWord) -> list[int]:
    """Equal dice of one combatant count only once."""
    return list(dict.fromkeys(dice))


@ABILITIES.does("limit", "forbids", amount=COUNT)
def limit(mana: int, used: int, ability: AbilityWord) -> bool:
    """So many activations for each combatant."""
    return used >= ability.amount


ABILITIES.row("dearer", amount=COUNT)  # activations cost more mana
