"""What the written effects of attack cards do, beyond their damage (TU-077, TU-A34, TU-A69)."""

from __future__ import annotations

from liza.games.tankup.content.words import CURSE, DISARM, DRAW_ONE, FREEZE, RETURN, TIRE, TURN
from liza.games.tankup.moves import back_to_hand, discard, draw, open_decks, take_off, turn
from liza.games.tankup.state import BARE, BY, CARD, FLAGS, KIND, ON, SHRUGGED, SPACE, SURVIVED, TankupState
from liza.games.tankup.vocabulary import CURSED, DISCARDED, FROZEN, RETURNED


def apply_written(s: TankupState, word: int) -> None:
    """Do what a word says; words that only change the damage have already been heeded."""
    attack = s.attack
    by, on, flags = attack[BY], attack[ON], attack[FLAGS]
    effect = s.rules.content.effect[attack[CARD]]
    if word == DRAW_ONE:
        if open_decks(s) >> effect.kind & 1 and s.gone[by] == 0:
            draw(s, by, effect.kind)
    elif word == TIRE:
        _freeze(s, by)
    elif flags & SHRUGGED:
        return
    elif word == FREEZE:
        _freeze(s, on)
    elif word == CURSE:
        s.cursed[on] = 1
        if s.listen:
            s.note(CURSED, on)
    elif word == DISARM:
        if flags & BARE:
            _disarm(s, on, effect.amount)
    elif flags & SURVIVED:
        if word == TURN:
            turn(s, on, attack[SPACE])
        elif word == RETURN:
            _return(s, on, attack[SPACE])


def _freeze(s: TankupState, seat: int) -> None:
    """Take the free attack of a seat's next combat turn away; twice is no more than once."""
    s.frozen[seat] = 1
    if s.listen:
        s.note(FROZEN, seat)


def _disarm(s: TankupState, seat: int, amount: int) -> None:
    """Let a seat discard cards at random."""
    hand = s.hands[seat]
    for _ in range(min(amount, len(hand))):
        kind = hand.pop(s.source.below(len(hand))) & KIND
        discard(s, kind)
        if s.listen:
            s.note(DISCARDED, seat, kind)


def _return(s: TankupState, seat: int, space: int) -> None:
    """Send an armour back to its owner's hand, counters and all (TU-A66)."""
    card = take_off(s, seat, space)
    back_to_hand(s, seat, card)
    if s.listen:
        s.note(RETURNED, seat, card & KIND)
