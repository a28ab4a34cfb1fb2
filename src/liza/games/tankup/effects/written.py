"""What is written on attack cards, beyond their damage (TU-077, TU-A34, TU-A69)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.words import WrittenWord
from liza.games.tankup.mechanics.primitives import back_to_hand, discard, draw, open_decks, recover, turn
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import WHY_ATTACK, WHY_DRAIN, WHY_TIRED
from liza.parts import sets


def _freeze(s: TankupState, seat: int, reason: int) -> None:
    """Take the free attack of a seat's next combat turn away and say why; twice is no more than once."""
    s.fighters[seat].frozen = True
    s.emit(events.FROZEN, seat, reason)


class Disarm(WrittenWord[TankupState]):
    """On a bare space: the victim discards cards at random."""

    WORD = "disarm"
    FIELDS = ("amount",)

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        if not attack.bare:
            return
        hand = s.hands[attack.on]
        for _ in range(min(self.amount, len(hand))):
            number = number_of(hand.pop(s.source.below(len(hand))))
            discard(s, number)
            s.emit(events.DISCARDED, attack.on, attack.by, number, WHY_ATTACK)


class DrawOne(WrittenWord[TankupState]):
    """The attacker draws a card of a kind."""

    WORD = "draw"
    FIELDS = ("kind",)

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        if sets.has(open_decks(s), self.kind) and s.fighters[attack.by].gone == 0:
            draw(s, attack.by, self.kind, WHY_ATTACK)


class Tire(WrittenWord[TankupState]):
    """The attacker has no free attack in its next combat turn."""

    WORD = "tire"

    def strike(self, s: TankupState) -> None:
        _freeze(s, s.attack.by, WHY_TIRED)


class WeakSpot(WrittenWord[TankupState]):
    """More damage on one space."""

    WORD = "weak_spot"
    FIELDS = ("space", "amount")

    def more_harm(self, space: int, armed: bool) -> int:
        return self.amount if space == self.space else 0


class Aim(WrittenWord[TankupState]):
    """The attacker chooses the space, without a hit check."""

    WORD = "aim"

    def aims(self) -> bool:
        return True


class Hits(WrittenWord[TankupState]):
    """Several hits, one after another."""

    WORD = "hits"
    FIELDS = ("amount",)

    def hits(self) -> int:
        return self.amount


class TurnOver(WrittenWord[TankupState]):
    """An armour that survives is turned."""

    WORD = "turn"

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        if attack.survived:
            turn(s, attack.on, attack.space, WHY_ATTACK)


class Freeze(WrittenWord[TankupState]):
    """The victim has no free attack in its next combat turn."""

    WORD = "freeze"

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        if not attack.shrugged:
            _freeze(s, attack.on, WHY_ATTACK)


class Eat(WrittenWord[TankupState]):
    """More damage to an armour."""

    WORD = "eat"
    FIELDS = ("amount",)

    def more_harm(self, space: int, armed: bool) -> int:
        return self.amount if armed else 0


class Drain(WrittenWord[TankupState]):
    """The attacker recovers half of the life that the victim loses, down (TU-083)."""

    WORD = "drain"

    def after(self, s: TankupState) -> None:
        attack = s.attack
        if not attack.shrugged and s.fighters[attack.by].gone == 0:
            recover(s, attack.by, attack.lost // 2, WHY_DRAIN)


class Curse(WrittenWord[TankupState]):
    """The victim has no free draw in its next equipment turn."""

    WORD = "curse"

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        if not attack.shrugged:
            s.fighters[attack.on].cursed = True
            s.emit(events.CURSED, attack.on, WHY_ATTACK)


class Return(WrittenWord[TankupState]):
    """An armour that survives goes back to its owner's hand, counters and all (TU-A66)."""

    WORD = "return"

    def strike(self, s: TankupState) -> None:
        attack = s.attack
        who = s.fighters[attack.on]
        worn = who.worn[attack.space]
        if attack.survived and worn is not None:
            who.wear(attack.space, None)
            back_to_hand(s, attack.on, worn.card, worn.damage)
            s.emit(events.RETURNED, attack.on, worn.card.number, WHY_ATTACK)


class Quake(WrittenWord[TankupState]):
    """Area damage on several neighbours."""

    WORD = "quake"
    FIELDS = ("amount",)

    def neighbours(self) -> int:
        return self.amount


WRITTEN: Final[tuple[type[WrittenWord[TankupState]], ...]] = (
    Disarm, DrawOne, Tire, WeakSpot, Aim, Hits, TurnOver, Freeze, Eat, Drain, Curse, Return, Quake,
)  # fmt: skip
