"""Who can be attacked, with what, and how hard (TX-156 to TX-171, TX-A57 to TX-A62, TX-A107)."""

from __future__ import annotations

from liza.games.tanxi.content.words import FOG_DICE, GHOST, SINGLE
from liza.games.tanxi.state import (
    AMOUNT,
    BONUS,
    DIE,
    HELD,
    MELEE,
    ONE_RANGED,
    SECOND,
    STYLE,
    TARGET,
    TanxiState,
    in_fog,
)
from liza.games.tanxi.vocabulary import (
    ATTACK,
    BODY,
    DEFENCE_DICE,
    FIRE,
    FIRE_MORE,
    HAND,
    MOST_DICE,
    NOTHING,
    ORB_BONUS,
    SHEET,
)
from liza.games.tanxi.walking import line


def arms(s: TanxiState, seat: int, target: int, style: int, amount: int) -> int:
    """Return the hands whose weapon could be used on a target, a bit each (TX-159, TX-161, TX-165)."""
    content = s.rules.content
    melee = s.at[target] in s.board.step[s.at[seat]]
    found = 0
    for hand in range(2):
        card = s.worn[seat * BODY + HAND + hand]
        if card < 0 or not content.blow[card]:
            continue
        reach = content.range[card]
        if reach == 0:
            if melee and style != ONE_RANGED:
                found |= 1 << hand
        elif style != MELEE and s.ammo[seat * 2 + hand] >= content.per_attack[card]:
            distance = line(s, s.at[seat], s.at[target])
            if distance == reach or (style == ONE_RANGED and distance == reach + amount):
                found |= 1 << hand
    return found


def can_attack(s: TanxiState, seat: int, target: int, style: int, amount: int) -> bool:
    """Whether a character may be attacked now (TX-157, TX-158)."""
    return not s.attacked >> target & 1 and target != seat and within_reach(s, seat, target, style, amount)


def within_reach(s: TanxiState, seat: int, target: int, style: int, amount: int) -> bool:
    """Whether an attack gets at a character where it stands: by hand or with some weapon (TX-159 to TX-163)."""
    if s.at[target] < 0:
        return False
    if style != ONE_RANGED and s.at[target] in s.board.step[s.at[seat]]:
        return True
    return arms(s, seat, target, style, amount) != 0


def attackable(s: TanxiState, seat: int, style: int, amount: int) -> list[int]:
    """Return the seats that may be attacked."""
    return [target for target in range(s.seats) if can_attack(s, seat, target, style, amount)]


def more_arms(s: TanxiState, seat: int) -> int:
    """Return the hands that may still join the attack being declared (TX-127, TX-166, TX-A62)."""
    content = s.rules.content
    blow = s.blow
    held = blow[HELD]
    most = 1 if blow[STYLE] == ONE_RANGED else 2
    if blow[TARGET] == NOTHING:
        monster = content.monsters[s.foe]
        if monster.habit == SINGLE:
            most = monster.habit_amount
        found = 0
        for hand in range(2):
            card = s.worn[seat * BODY + HAND + hand]
            if card >= 0 and content.blow[card] and s.ammo[seat * 2 + hand] >= content.per_attack[card]:
                found |= 1 << hand
    else:
        found = arms(s, seat, blow[TARGET], blow[STYLE], blow[AMOUNT])
    if held.bit_count() >= most:
        return 0
    found &= ~held
    if held:
        reach = range_of(s, seat, held.bit_length() - 1)
        for hand in range(2):
            if found >> hand & 1 and range_of(s, seat, hand) != reach:
                found &= ~(1 << hand)
    return found


def range_of(s: TanxiState, seat: int, hand: int) -> int:
    """Return the range of the weapon in a hand, 0 for melee."""
    return s.rules.content.range[s.worn[seat * BODY + HAND + hand]]


def bare_handed(s: TanxiState, seat: int) -> bool:
    """Whether the attack being declared may be made without weapons (TX-129, TX-169)."""
    blow = s.blow
    if blow[TARGET] == NOTHING:
        return True
    return blow[STYLE] != ONE_RANGED and s.at[blow[TARGET]] in s.board.step[s.at[seat]]


def held_cards(s: TanxiState, seat: int) -> list[int]:
    """Return the weapons used in the attack being made."""
    held = s.blow[HELD]
    return [s.worn[seat * BODY + HAND + hand] for hand in range(2) if held >> hand & 1]


def attack_power(s: TanxiState, seat: int) -> int:
    """Return the attack power of the attack being made (TX-075, TX-131, TX-170)."""
    content = s.rules.content
    blow = s.blow
    power = s.sheet[seat * SHEET + ATTACK] + blow[DIE] + blow[BONUS] + s.rage
    if blow[SECOND] != NOTHING:
        power += blow[SECOND]
    ghostly = blow[TARGET] == NOTHING and content.monsters[s.foe].habit == GHOST
    for card in held_cards(s, seat):
        if content.range[card] or not ghostly:
            power += content.blow[card]
    if s.orbs[seat * 2 + FIRE]:
        power += ORB_BONUS + s.sheet[seat * SHEET + FIRE_MORE]
    return power


def defence_dice(s: TanxiState, seat: int) -> int:
    """Return how many dice a character rolls when it is attacked (TX-079, TX-080)."""
    return min(MOST_DICE, s.sheet[seat * SHEET + DEFENCE_DICE] + s.guard_dice[seat])


def monster_dice(s: TanxiState, monster: int, seat: int) -> int:
    """Return how many dice a monster rolls against a character; some roll more in fog (TX-132, TX-A66)."""
    kind = s.rules.content.monsters[monster]
    more = kind.habit_amount if kind.habit == FOG_DICE and in_fog(s, s.at[seat]) else 0
    return min(MOST_DICE, kind.dice + more)
