"""What happens in every combat: dice, totals, and what equipment does (TR-050 to TR-064, TR-A102)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content import Parts
from liza.games.tornaris.content.words import (
    DEARER,
    FACE_COUNTS,
    FACTOR,
    FORBID,
    LIMIT,
    LOSE_GOLD,
    SAME_ONCE,
    WIN_GOLD,
)
from liza.games.tornaris.hands import count, draw_gear
from liza.games.tornaris.purse import gain, lose
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.vocabulary import (
    EXTRA_DIE,
    GROUP_TOTAL,
    LUCKY,
    NOBODY,
    NOTHING,
    PRIZED,
    REAPED,
    REROLLED,
    RETURNED,
    ROLLED,
    SIDES,
    TEMPORARY,
    TOTAL,
)
from liza.kernel.rulebook import Refusal
from liza.parts.cards import shown

HUNT: Final = -1
"""The cause of a combat against a monster."""


def begin_combat(s: TornarisState, fighters: list[int], cause: int) -> None:
    """Say who fights and why; all equipment is ready again (TR-060)."""
    s.fighters = fighters
    s.cause = cause
    s.dice = [[] for _ in range(s.seats)]
    s.used = [[] for _ in range(s.seats)]
    s.bonus = [0] * s.seats
    s.magic_used = 0


def first_roll(s: TornarisState) -> None:
    """Lend an equipment to whoever has that gift, then let every fighter roll two dice (TR-066, TR-077, TR-098)."""
    content = s.rules.content
    for seat in s.fighters:
        if content.temporary[s.characters[seat]]:
            kind = draw_gear(s)
            if kind != NOTHING:
                s.temporary = [shown(kind, seat)]
                if s.listen:
                    s.note_for(1 << seat, TEMPORARY, seat, kind)
    for seat in s.fighters:
        first, second = roll(s, seat), roll(s, seat)
        s.dice[seat] += [first, second]
        if s.listen:
            s.note(ROLLED, seat, first, second, total_of(s, seat))


def end_combat(s: TornarisState) -> None:
    """Clear the table; a borrowed equipment goes to the discard pile (TR-A69)."""
    for card in s.temporary:
        s.gear_discard.append(card & KIND)
        if s.listen:
            s.note(RETURNED, _borrower(s), card & KIND)
    s.temporary = []
    s.fighters = []
    s.dice = []
    s.used = []
    s.bonus = []


def _borrower(s: TornarisState) -> int:
    """Return the seat whose gift it is to borrow an equipment."""
    gifted = s.rules.content.temporary
    return next(seat for seat, character in enumerate(s.characters) if gifted[character])


def reap(s: TornarisState, seat: int, won: bool) -> None:
    """Settle what equipment and character bring to somebody who won or lost (TR-105, TR-A73, TR-A105)."""
    for kind in s.used[seat]:
        for part in effect_of(s, kind):
            if won and part.do == WIN_GOLD:
                _say_reaped(s, seat, kind)
                gain(s, seat, part.amount)
            elif not won and part.do == LOSE_GOLD and s.gold[seat]:
                _say_reaped(s, seat, kind)
                lose(s, seat, part.amount)
    prize = s.rules.content.prize[s.characters[seat]]
    if won and prize:
        if s.listen:
            s.note(PRIZED, seat, s.characters[seat])
        gain(s, seat, prize)


def _say_reaped(s: TornarisState, seat: int, kind: int) -> None:
    """Say which equipment gold comes from, or goes for."""
    if s.listen:
        s.note(REAPED, seat, kind)


# Dice.


def roll(s: TornarisState, seat: int) -> int:
    """Roll one die of a fighter; a six may be worth gold to its roller (TR-102, TR-A71)."""
    face = s.source.die(SIDES)
    _pay_lucky(s, seat, face)
    return face


def pay_six(s: TornarisState, seat: int, face: int) -> None:
    """Pay for a six rolled outside the fighting itself, unless it was agreed that only combat counts (TR-A58)."""
    if not s.options["remi_in_combat"]:
        _pay_lucky(s, seat, face)


def _pay_lucky(s: TornarisState, seat: int, face: int) -> None:
    """Pay whoever has that gift for a six, and say what for."""
    worth = s.rules.content.sixes[s.characters[seat]]
    if face == SIDES and worth:
        if s.listen:
            s.note(LUCKY, seat, face)
        gain(s, seat, worth)


def reroll(s: TornarisState, seat: int, face: int) -> None:
    """Roll one of a fighter's dice again; the new result stands (TR-A72)."""
    dice = s.dice[seat]
    dice.remove(face)
    new = roll(s, seat)
    dice.append(new)
    if s.listen:
        s.note(REROLLED, seat, face, new)


def add_dice(s: TornarisState, seat: int, amount: int) -> None:
    """Roll more dice and add them: they are own dice from now on (TR-A102)."""
    for _ in range(amount):
        face = roll(s, seat)
        s.dice[seat].append(face)
        if s.listen:
            s.note(EXTRA_DIE, seat, face)


# Totals.


def total_of(s: TornarisState, seat: int) -> int:
    """Return what a fighter has reached, as the monster lets it count."""
    return sum(counted(s, seat)) + s.bonus[seat]


def counted(s: TornarisState, seat: int) -> list[int]:
    """Return what each die of a fighter counts for (TR-A102)."""
    dice = s.dice[seat]
    if s.cause != HUNT:
        return dice
    ability = s.rules.content.ability[s.monster]
    if ability.do == FACE_COUNTS:
        return [ability.amount if face == ability.face else face for face in dice]
    if ability.do == SAME_ONCE:
        return list(dict.fromkeys(dice))
    return dice


def group_total(s: TornarisState) -> int:
    """Return what all who fight the monster have reached together (TR-067)."""
    total = 0
    for seat in s.fighters:
        total += total_of(s, seat)
    return total


def life(s: TornarisState) -> int:
    """Return the life of the active monster: its factor times the players at the table (TR-068, TR-A01)."""
    content = s.rules.content
    factor = content.factor[s.monster]
    sky = content.sky[s.sky]
    if sky.do == FACTOR:
        factor += sky.amount
    return factor * s.seats


def rival_of(s: TornarisState, seat: int) -> int:
    """Return the other fighter of a duel."""
    return s.fighters[1] if s.fighters[0] == seat else s.fighters[0]


def tell_total(s: TornarisState, seat: int) -> None:
    """Note what a fighter has reached (NOBODY: nothing new); in the dungeon, where the group stands."""
    if seat != NOBODY:
        s.note(TOTAL, seat, total_of(s, seat))
    if s.cause == HUNT:
        s.note(GROUP_TOTAL, group_total(s), life(s))


# Equipment.


def effect_of(s: TornarisState, kind: int) -> Parts:
    """Return what an equipment does in this combat: it may be something else in the dungeon (TR-063)."""
    content = s.rules.content
    return content.gear_below[kind] if s.cause == HUNT else content.gear[kind]


def cost_of(s: TornarisState, kind: int) -> int:
    """Return the mana that activating an equipment costs in this combat."""
    content = s.rules.content
    cost = content.mana[kind]
    if s.cause == HUNT and cost and content.ability[s.monster].do == DEARER:
        cost += content.ability[s.monster].amount
    return cost


def at_hand(s: TornarisState, seat: int) -> list[int]:
    """Return the equipment that a fighter can draw on, borrowed ones included."""
    if s.temporary and s.rules.content.temporary[s.characters[seat]]:
        return s.gear[seat] + s.temporary
    return s.gear[seat]


def playable(s: TornarisState, seat: int) -> list[int]:
    """Return the kinds of equipment that a fighter can activate now."""
    found: list[int] = []
    hand = at_hand(s, seat)
    seen = 0
    for card in hand:
        kind = card & KIND
        if not seen >> kind & 1:
            seen |= 1 << kind
            if obstacle(s, seat, kind, hand) == FREE:
                found.append(kind)
    return found


FREE: Final = 0
USED: Final = 1
NOT_HELD: Final = 2
FORBIDDEN: Final = 3
NO_MANA: Final = 4
NO_DIE: Final = 5


def obstacle(s: TornarisState, seat: int, kind: int, hand: list[int]) -> int:
    """Return what stands against activating an equipment: the one check for offering and for refusing."""
    content = s.rules.content
    used = s.used[seat]
    if kind in used and used.count(kind) >= count(hand, kind):
        return USED
    if s.cause == HUNT:
        ability = content.ability[s.monster]
        if ability.do == FORBID and content.mana[kind] == ability.amount:
            return FORBIDDEN
        if ability.do == LIMIT and len(used) >= ability.amount:
            return FORBIDDEN
    if s.mana[seat] < cost_of(s, kind):
        return NO_MANA
    if content.raises[kind] and min(s.dice[seat]) == SIDES:
        return NO_DIE
    return FREE


def refuse_play(s: TornarisState, seat: int, kind: int) -> Refusal:
    """Return why an equipment cannot be activated."""
    hand = at_hand(s, seat)
    found = obstacle(s, seat, kind, hand) if count(hand, kind) else NOT_HELD
    if found == USED:
        return Refusal("TR-059")
    if found == FORBIDDEN:
        return Refusal("TR-073")
    if found == NO_MANA:
        return Refusal("TR-054", "mana", mana=s.mana[seat], cost=cost_of(s, kind))
    if found == NO_DIE:
        return Refusal("TR-A53")
    return Refusal("TR-058", "held")
