"""The small moves that everything else is made of: drawing, wearing, turning, hurting, healing, leaving."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.cards import Armour
from liza.games.tankup.state import Fighter, TankupState, WornArmour, damage_on, number_of, with_damage
from liza.games.tankup.vocabulary import (
    ABSENT,
    ARMOUR_BACKS,
    ATTACK_BACKS,
    BLOW,
    LIFE,
    MAGIC,
    PLACES,
    SHOT,
    SITUATION,
    WHY_ATTACK,
    WHY_BARE,
    WHY_COVERED,
    WHY_FALLEN,
)
from liza.parts import sets
from liza.parts.cards import eyes_of, known_by, public, shown

BARE_SPACE: Final = 0
HELD: Final = 1
BROKE: Final = 2
"""What becomes of a space that is hurt."""


# Decks and hands.


def open_decks(s: TankupState) -> int:
    """Return the decks that a card can be drawn from (TU-A19)."""
    found = sets.EMPTY
    decks = s.decks
    for back in range(SITUATION + 1):
        if decks[back]:
            found |= 1 << back
    return found & ~ARMOUR_BACKS if s.is_closed() else found


def draw(s: TankupState, seat: int, back: int, reason: int) -> None:
    """Draw the top card of a deck and say why: every player sees its back, the seat its face (TU-A60)."""
    card = shown(s.decks[back].pop(), seat)
    to_hand(s, seat, card)
    events.drew(s, eyes=eyes_of(card), seat=seat, back=back, card=number_of(card), reason=reason)
    if s.piles_at_once and sets.has(ATTACK_BACKS, back) and attack_decks_empty(s):
        s.next_named("PilesOut")


def attack_decks_empty(s: TankupState) -> bool:
    """Whether no card is left in the three attack decks (TU-107)."""
    decks = s.decks
    return not (decks[BLOW] or decks[SHOT] or decks[MAGIC])


def to_hand(s: TankupState, seat: int, card: int) -> None:
    """Put a card into a hand, which has no limit (TU-A18) and is kept in the order of backs."""
    hand = s.hands[seat]
    back = s.content.back
    own = back[number_of(card)]
    at = len(hand)
    while at and back[number_of(hand[at - 1])] > own:
        at -= 1
    hand.insert(at, card)


def best_copy(hand: list[int], number: int) -> int:
    """Return where in a hand the best copy of a card lies, or ABSENT: the least damaged, an open one if there is."""
    best = ABSENT
    lowest = 0
    for at, card in enumerate(hand):
        if number_of(card) == number:
            rank = 2 * damage_on(card) + (card >= 0)
            if best == ABSENT or rank < lowest:
                best, lowest = at, rank
    return best


def held(s: TankupState, seat: int, first: int, last: int) -> list[int]:
    """Return the numbers of the cards of a hand whose backs are between two, each once; a hand lies in that order."""
    backs = s.content.back
    found: list[int] = []
    for card in s.hands[seat]:
        number = number_of(card)
        back = backs[number]
        if back > last:
            break
        if back >= first:
            for other in found:  # compared as numbers, which ``in`` does not do
                if other == number:
                    break
            else:
                found.append(number)
    return found


def holds(s: TankupState, seat: int, back: int) -> bool:
    """Whether a seat holds a card with a back; every player can see that."""
    backs = s.content.back
    return back in [backs[number_of(card)] for card in s.hands[seat]]


def holds_attack(s: TankupState, seat: int) -> bool:
    """Whether a seat holds an attack card."""
    backs = s.content.back
    for card in s.hands[seat]:  # noqa: SIM110 - a generator costs more than the whole loop
        if BLOW <= backs[number_of(card)] <= MAGIC:
            return True
    return False


def holds_situation(s: TankupState, seat: int) -> bool:
    """Whether a seat holds a situation: they lie last in a hand."""
    hand = s.hands[seat]
    return bool(hand) and s.content.back[number_of(hand[-1])] == SITUATION


def slip_out(s: TankupState, seat: int, at: int) -> int:
    """Take a card out of a hand face down and return it with the eyes that still know it.

    A player who knew some cards of that hand, but cannot tell which one with this back has left, forgets them all: what
    remains in the hand must not give away what left it. A card with counters on it cannot be mistaken for another.
    """
    hand = s.hands[seat]
    card = hand.pop(at)
    if damage_on(card):
        return card
    backs = s.content.back
    number = number_of(card)
    back = backs[number]
    eyes = eyes_of(card)
    alike = True
    group: list[int] = []
    for place, other in enumerate(hand):
        if backs[number_of(other)] == back and not damage_on(other):
            group.append(place)
            eyes &= eyes_of(other)
            alike = alike and number_of(other) == number
    if not alike:
        eyes = sets.only(seat)
    for place in group:
        hand[place] = known_by(hand[place], eyes)
    return known_by(card, eyes)


def discard(s: TankupState, number: int) -> None:
    """Put a card on the discard pile of its kind, without counters (TU-A37, TU-A66)."""
    s.discards[s.content.back[number]].append(number)


# Armour and life.


def from_hand(s: TankupState, seat: int, number: int) -> WornArmour:
    """Take the best copy of an armour out of a hand, ready to be laid (TU-A66)."""
    hand = s.hands[seat]
    card = hand.pop(best_copy(hand, number))
    return WornArmour(s.content.armours[number], damage_on(card), turned=False)


def put_on(s: TankupState, seat: int, space: int, worn: WornArmour) -> None:
    """Lay an armour on a space; a die that lies there makes way."""
    s.fighters[seat].wear(space, worn)
    fade(s, seat, space, WHY_COVERED)


def fade(s: TankupState, seat: int, space: int, reason: int) -> None:
    """Take away the temporary armour on a space, if there is any, and say why."""
    dice = s.fighters[seat].dice
    if dice[space]:
        dice[space] = 0
        events.faded(s, seat=seat, space=space, reason=reason)


def back_to_hand(s: TankupState, seat: int, card: Armour, damage: int) -> None:
    """Put an armour into a hand openly, with its counters: every player keeps knowing it (TU-A66, TU-A72)."""
    to_hand(s, seat, public(with_damage(card.number, damage)))


def turn(s: TankupState, seat: int, space: int, reason: int) -> None:
    """Turn an armour and say why: it keeps its resistance and loses its properties (TU-086, TU-A39)."""
    who = s.fighters[seat]
    worn = who.worn[space]
    if worn is not None and not worn.turned:
        who.wear(space, WornArmour(worn.card, worn.damage, turned=True))
        events.turned(s, seat=seat, card=worn.card.number, reason=reason)


def hurt(s: TankupState, seat: int, space: int, amount: int, reason: int) -> int:
    """Let damage fall on a space, and on that space only (TU-060); return BARE_SPACE, HELD or BROKE."""
    who = s.fighters[seat]
    worn = who.worn[space]
    if worn is None:
        if who.dice[space] == 0:
            lose(s, seat, amount, WHY_BARE if reason == WHY_ATTACK else reason)  # TU-059: it does not protect
            return BARE_SPACE
        return _hurt_die(s, seat, space, amount, reason)
    if amount == 0:
        return HELD
    left = worn.left - amount
    events.damaged(s, seat=seat, card=worn.card.number, amount=amount, left=max(left, 0), reason=reason)
    if left > 0:
        who.wear(
            space, WornArmour(worn.card, worn.damage + amount, worn.turned)
        )  # TU-062 to TU-064: counters stay for good
        return HELD
    who.wear(space, None)
    s.broken.append(worn.card.number)  # TU-061, TU-065, TU-066, TU-122: to the broken pile
    events.destroyed(s, seat=seat, card=worn.card.number)
    return BROKE


def _hurt_die(s: TankupState, seat: int, space: int, amount: int, reason: int) -> int:
    """Let damage fall on temporary armour (TU-126, TU-A21)."""
    who = s.fighters[seat]
    left = max(who.dice[space] - amount, 0)
    events.die_damaged(s, seat=seat, space=space, amount=amount, left=left, reason=reason)
    who.dice[space] = left
    return HELD if left else BROKE


def lose(s: TankupState, seat: int, amount: int, reason: int) -> None:
    """Take life away and say why, never below 0; the fall of one who stays until the end is told once (TU-A27)."""
    if amount:
        who = s.fighters[seat]
        was = who.life
        who.life = max(was - amount, 0)
        events.lost(s, seat=seat, amount=amount, left=who.life, reason=reason)
        if was and is_fallen(s, seat):
            events.fell(s, seat=seat)


def is_fallen(s: TankupState, seat: int) -> bool:
    """Whether a seat has no life left and fights on all the same, because the fallen leave late (TU-A29, TU-A74)."""
    who = s.fighters[seat]
    return who.life == 0 and not s.fall_at_once and who.gone == 0


def recover(s: TankupState, seat: int, amount: int, reason: int) -> None:
    """Give life back and say why, never above the start (TU-A28)."""
    who = s.fighters[seat]
    gain = min(amount, LIFE - who.life)
    if gain > 0:
        who.life += gain
        events.recovered(s, seat=seat, amount=gain, left=who.life, reason=reason)


# Leaving the arena.


def leave(s: TankupState, seats: list[int], reason: int) -> None:
    """Send seats to the crowd, all at once; their cards go to the discard piles (TU-111, TU-A57)."""
    group = max([fighter.gone for fighter in s.fighters]) + 1
    for seat in seats:
        who = s.fighters[seat]
        who.gone = group
        for card in s.hands[seat]:
            discard(s, number_of(card))
        s.hands[seat] = []
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is not None:
                discard(s, worn.card.number)
                who.wear(space, None)
            who.dice[space] = 0
        events.left(s, seat=seat, reason=reason)


def leave_at_once(s: TankupState) -> None:
    """Send off all without life; what they had laid and what was aimed at them is lost (TU-A27, TU-A71)."""
    if not s.fall_at_once:
        return
    fallen = [seat for seat in s.living() if s.fighters[seat].life == 0]
    if not fallen:
        return
    leave(s, fallen, WHY_FALLEN)
    kept: list[int] = []
    for at, target in enumerate(s.aimed):
        if target in fallen or s.active in fallen:
            discard(s, number_of(s.laid[at]))
            events.wasted(s, seat=s.active, target_seat=target, card=number_of(s.laid[at]))
        else:
            kept.append(at)
    s.laid = [s.laid[at] for at in kept]
    s.aimed = [s.aimed[at] for at in kept]


def covered(who: Fighter) -> int:
    """Return how many spaces of a fighter have armour."""
    return PLACES - who.worn.count(None)


def number_held(s: TankupState, seat: int, back: int) -> int:
    """Return how many cards with a back a seat holds."""
    backs = s.content.back
    return len([card for card in s.hands[seat] if backs[number_of(card)] == back])
