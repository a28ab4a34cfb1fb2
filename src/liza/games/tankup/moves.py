"""The small moves that everything else is made of: drawing, equipping, turning, hurting, healing, leaving."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content.words import ANTIMAGIC, CLOSED, NONE
from liza.games.tankup.state import (
    BACK,
    CANCELLED,
    CARD,
    DAMAGE,
    FLAGS,
    KIND,
    LASTING,
    TURNED,
    TankupState,
    counters,
    living,
)
from liza.games.tankup.vocabulary import (
    ARMOUR_BACKS,
    ATTACK_BACKS,
    BLOW,
    DAMAGED,
    DESTROYED,
    DIE_DAMAGED,
    DREW,
    FELL,
    LIFE,
    LOST,
    MAGIC,
    NOTHING,
    PLACES,
    RECOVERED,
    SITUATION,
    WASTED,
)
from liza.games.tankup.vocabulary import LEFT as LEFT_ARENA
from liza.games.tankup.vocabulary import TURNED as CARD_TURNED
from liza.parts.cards import EYES, card_of, public, shown

_BACKS: Final = range(8)

BARE_SPACE: Final = 0
HELD: Final = 1
BROKE: Final = 2
"""What becomes of a space that is hurt."""


# Decks and hands.


def open_decks(s: TankupState) -> int:
    """Return the decks that a card can be drawn from, a bit each."""
    mask = 0
    decks = s.decks
    for back in _BACKS:
        if decks[back]:
            mask |= 1 << back
    if mask & ARMOUR_BACKS and in_force(s) == CLOSED:
        mask &= ~ARMOUR_BACKS
    return mask


def draw(s: TankupState, seat: int, back: int) -> None:
    """Draw the top card of a deck: everybody sees its back, the seat its face (TU-A60)."""
    card = shown(s.decks[back].pop(), seat)
    to_hand(s, seat, card)
    if s.listen:
        s.note_for(card >> EYES, DREW, seat, back, card & KIND)
    if s.piles_at_once and 1 << back & ATTACK_BACKS and attack_decks_empty(s):
        s.agenda.append(s.rules.piles_out)


def attack_decks_empty(s: TankupState) -> bool:
    """Whether nothing is left of the three attack decks (TU-107)."""
    decks = s.decks
    return not (decks[BLOW] or decks[BLOW + 1] or decks[MAGIC])


def to_hand(s: TankupState, seat: int, card: int) -> None:
    """Put a card into a hand, which is kept in the order of backs."""
    hand = s.hands[seat]
    back = s.rules.back
    own = back[card & KIND]
    at = len(hand)
    while at and back[hand[at - 1] & KIND] > own:
        at -= 1
    hand.insert(at, card)


def copy_in(hand: list[int], kind: int) -> int:
    """Return where in a hand the best copy of a card lies: the least damaged one, one that lies open if there is."""
    best = NOTHING
    for at, card in enumerate(hand):
        if card & KIND == kind and (best == NOTHING or _rank(card) < _rank(hand[best])):
            best = at
    return best


def _rank(card: int) -> int:
    return 2 * counters(card) + (card >= 0)


def holds(s: TankupState, seat: int, back: int) -> bool:
    """Whether a seat holds a card with a back; everybody can see that."""
    backs = s.rules.back
    return back in [backs[card & KIND] for card in s.hands[seat]]


def holds_attack(s: TankupState, seat: int) -> bool:
    """Whether a seat holds an attack card."""
    backs = s.rules.back
    return len([card for card in s.hands[seat] if BLOW <= backs[card & KIND] < SITUATION]) > 0


def holds_situation(s: TankupState, seat: int) -> bool:
    """Whether a seat holds a situation: they lie last in a hand."""
    hand = s.hands[seat]
    return bool(hand) and s.rules.back[hand[-1] & KIND] == SITUATION


def slip_out(s: TankupState, seat: int, at: int) -> int:
    """Take a card out of a hand face down and return it with the eyes that still know it.

    Whoever knew some cards of that hand, but cannot tell which one with this back has left, forgets them all: what
    remains in the hand must not give away what left it. A card with counters on it cannot be mistaken for another.
    """
    hand = s.hands[seat]
    card = hand.pop(at)
    if counters(card):
        return card
    backs = s.rules.back
    back = backs[card & KIND]
    eyes = card >> EYES
    alike = True
    group: list[int] = []
    for place, other in enumerate(hand):
        if backs[other & KIND] == back and not counters(other):
            group.append(place)
            eyes &= other >> EYES
            alike = alike and other & KIND == card & KIND
    if not alike:
        eyes = 1 << seat
    for place in group:
        hand[place] = card_of(hand[place]) | eyes << EYES
    return card_of(card) | eyes << EYES


def discard(s: TankupState, card: int) -> None:
    """Put a card on the discard pile of its kind, without counters (TU-A37, TU-A66)."""
    kind = card & KIND
    s.discards[s.rules.back[kind]].append(kind)


# Situations and written effects.


def in_force(s: TankupState) -> int:
    """Return the word of the situation in force, or NONE."""
    return NONE if s.situation == NOTHING else s.rules.situation_word[s.situation]


def amount_in_force(s: TankupState) -> int:
    """Return the number that goes with the situation in force."""
    return s.rules.content.effect[s.situation].amount


def written_word(s: TankupState) -> int:
    """Return the word of the written effect of the attack in progress, or NONE if it does not work."""
    attack = s.attack
    if attack[FLAGS] & CANCELLED or (attack[BACK] == MAGIC and in_force(s) == ANTIMAGIC):
        return NONE
    return s.rules.content.effect[attack[CARD]].do


# Armour and life.


def put_on(s: TankupState, seat: int, space: int, card: int) -> None:
    """Lay an armour on a space; a die that lies there makes way."""
    s.worn[seat * PLACES + space] = card_of(card)
    s.dice[seat * PLACES + space] = 0


def take_off(s: TankupState, seat: int, space: int) -> int:
    """Take an armour off its space and return it with its counters, not turned (TU-A66)."""
    card = s.worn[seat * PLACES + space]
    s.worn[seat * PLACES + space] = NOTHING
    return card & ~TURNED


def back_to_hand(s: TankupState, seat: int, card: int) -> None:
    """Put a card into a hand openly: everybody keeps knowing it (TU-A72)."""
    to_hand(s, seat, public(card))


def turn(s: TankupState, seat: int, space: int) -> None:
    """Turn an armour: it keeps its resistance and loses its properties (TU-086, TU-A39)."""
    at = seat * PLACES + space
    if not s.worn[at] & TURNED:
        s.worn[at] |= TURNED
        if s.listen:
            s.note(CARD_TURNED, seat, s.worn[at] & KIND)


def bare(s: TankupState, seat: int) -> list[int]:
    """Return the spaces of a seat with neither armour nor die."""
    at = seat * PLACES
    return [space for space in range(PLACES) if s.worn[at + space] == NOTHING and s.dice[at + space] == 0]


def hurt(s: TankupState, seat: int, space: int, amount: int) -> int:
    """Let damage fall on a space; return BARE_SPACE, HELD or BROKE (TU-059 to TU-067)."""
    at = seat * PLACES + space
    card = s.worn[at]
    if card == NOTHING:
        if s.dice[at] == 0:
            lose(s, seat, amount)
            return BARE_SPACE
        return _hurt_die(s, seat, space, amount)
    if amount == 0:
        return HELD
    kind = card & KIND
    left = s.rules.resistance[kind] - counters(card) - amount
    if s.listen:
        s.note(DAMAGED, seat, kind, amount, max(left, 0))
    if left > 0:
        s.worn[at] = card + (amount << DAMAGE)
        return HELD
    s.worn[at] = NOTHING
    s.broken.append(kind)
    if s.listen:
        s.note(DESTROYED, seat, kind)
    return BROKE


def _hurt_die(s: TankupState, seat: int, space: int, amount: int) -> int:
    """Let damage fall on temporary armour (TU-A21)."""
    at = seat * PLACES + space
    left = max(s.dice[at] % LASTING - amount, 0)
    if s.listen:
        s.note(DIE_DAMAGED, seat, space, amount, left)
    s.dice[at] = 0 if left == 0 else left + (s.dice[at] & LASTING)
    return HELD if left else BROKE


def lose(s: TankupState, seat: int, amount: int) -> None:
    """Take life away, never below 0; where the fallen stay until the combat ends, it is said once (TU-A27)."""
    if amount:
        was = s.life[seat]
        s.life[seat] = max(was - amount, 0)
        if s.listen:
            s.note(LOST, seat, amount, s.life[seat])
            if was and is_fallen(s, seat):
                s.note(FELL, seat)


def is_fallen(s: TankupState, seat: int) -> bool:
    """Whether a seat has no life left and fights on all the same, because the fallen leave when the combat ends."""
    return s.life[seat] == 0 and not s.fall_at_once and s.gone[seat] == 0


def recover(s: TankupState, seat: int, amount: int) -> None:
    """Give life back, never above the start (TU-A28)."""
    gain = min(amount, LIFE - s.life[seat])
    if gain > 0:
        s.life[seat] += gain
        if s.listen:
            s.note(RECOVERED, seat, gain, s.life[seat])


# Leaving the arena.


def leave(s: TankupState, seats: list[int]) -> None:
    """Send seats to the crowd, all at once; their cards go to the discard piles (TU-111, TU-A57)."""
    group = max(s.gone) + 1
    for seat in seats:
        s.gone[seat] = group
        for card in s.hands[seat]:
            discard(s, card)
        s.hands[seat] = []
        for space in range(PLACES):
            if s.worn[seat * PLACES + space] != NOTHING:
                discard(s, take_off(s, seat, space))
            s.dice[seat * PLACES + space] = 0
        if s.listen:
            s.note(LEFT_ARENA, seat)


def leave_at_once(s: TankupState) -> None:
    """Send off whoever has no life left; what they had laid and what was aimed at them is discarded (TU-A27)."""
    if not s.fall_at_once:
        return
    fallen = [seat for seat in living(s) if s.life[seat] == 0]
    if not fallen:
        return
    leave(s, fallen)
    kept: list[int] = []
    for at, target in enumerate(s.aimed):
        if target in fallen or s.active in fallen:
            discard(s, s.laid[at])
            if s.listen:
                s.note(WASTED, s.active, target, s.laid[at] & KIND)
        else:
            kept.append(at)
    s.laid = [s.laid[at] for at in kept]
    s.aimed = [s.aimed[at] for at in kept]
