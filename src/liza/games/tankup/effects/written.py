"""What is written on attack cards, beyond their damage (TU-077, TU-A34, TU-A69)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.words import AMOUNT, KIND, SPACE, WrittenWord
from liza.games.tankup.mechanics.primitives import back_to_hand, discard, draw, open_decks, recover, turn
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import WHY_ATTACK, WHY_DRAIN, WHY_TIRED
from liza.kernel.core.card_words import Family
from liza.parts import sets

WRITTEN: Final = Family(WrittenWord)


def _freeze(s: TankupState, seat: int, reason: int) -> None:
    """Take the free attack of a seat's next combat turn away and say why; twice is no more than once."""
    s.fighters[seat].frozen = True
    events.frozen(s, seat=seat, reason=reason)


@WRITTEN.does("disarm", "strike", amount=AMOUNT)
def disarm(s: TankupState, word: WrittenWord) -> None:
    """On a bare space: the victim discards cards at random."""
    attack = s.attack
    if not attack.bare:
        return
    hand = s.hands[attack.on]
    for _ in range(min(word.amount, len(hand))):
        number = number_of(hand.pop(s.source.below(len(hand))))
        discard(s, number)
        events.discarded(s, seat=attack.on, by_seat=attack.by, card=number, reason=WHY_ATTACK)


@WRITTEN.does("draw", "strike", kind=KIND)
def draw_one(s: TankupState, word: WrittenWord) -> None:
    """The attacker draws a card of a kind."""
    by = s.attack.by
    if sets.has(open_decks(s), word.kind) and s.fighters[by].gone == 0:
        draw(s, by, word.kind, WHY_ATTACK)


@WRITTEN.does("tire", "strike")
def tire(s: TankupState, word: WrittenWord) -> None:
    """The attacker has no free attack in its next combat turn."""
    _freeze(s, s.attack.by, WHY_TIRED)


@WRITTEN.does("weak_spot", "harm", space=SPACE, amount=AMOUNT)
def weak_spot(space: int, armed: bool, word: WrittenWord) -> int:
    """More damage on one space."""
    return word.amount if space == word.space else 0


WRITTEN.row("aim")  # the attacker chooses the space, without a hit check
WRITTEN.row("hits", amount=AMOUNT)  # several hits, one after another


@WRITTEN.does("turn", "strike")
def turn_over(s: TankupState, word: WrittenWord) -> None:
    """An armour that survives is turned."""
    attack = s.attack
    if attack.survived:
        turn(s, attack.on, attack.space, WHY_ATTACK)


@WRITTEN.does("freeze", "strike")
def freeze(s: TankupState, word: WrittenWord) -> None:
    """The victim has no free attack in its next combat turn."""
    if not s.attack.shrugged:
        _freeze(s, s.attack.on, WHY_ATTACK)


@WRITTEN.does("eat", "harm", amount=AMOUNT)
def eat(space: int, armed: bool, word: WrittenWord) -> int:
    """More damage to an armour."""
    return word.amount if armed else 0


@WRITTEN.does("drain", "after")
def drain(s: TankupState, word: WrittenWord) -> None:
    """The attacker recovers half of the life that the victim loses, down (TU-083)."""
    attack = s.attack
    if not attack.shrugged and s.fighters[attack.by].gone == 0:
        recover(s, attack.by, attack.lost // 2, WHY_DRAIN)


@WRITTEN.does("curse", "strike")
def curse(s: TankupState, word: WrittenWord) -> None:
    """The victim has no free draw in its next equipment turn."""
    attack = s.attack
    if not attack.shrugged:
        s.fighters[attack.on].cursed = True
        events.cursed(s, seat=attack.on, reason=WHY_ATTACK)


@WRITTEN.does("return", "strike")
def give_back(s: TankupState, word: WrittenWord) -> None:
    """An armour that survives goes back to its owner's hand, counters and all (TU-A66)."""
    attack = s.attack
    who = s.fighters[attack.on]
    worn = who.worn[attack.space]
    if attack.survived and worn is not None:
        who.wear(attack.space, None)
        back_to_hand(s, attack.on, worn.card, worn.damage)
        events.returned(s, seat=attack.on, card=worn.card.number, reason=WHY_ATTACK)


WRITTEN.row("quake", amount=AMOUNT)  # area damage on several neighbours
