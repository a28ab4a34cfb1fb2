"""What cards ask of a seat: a deck, a space, an opponent, a card (TU-D13)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.moves import back_to_hand, bare, discard, draw, open_decks
from liza.games.tankup.state import KIND, LASTING, TankupState, opponents
from liza.games.tankup.vocabulary import (
    ARMOUR_PLACED,
    DISCARDED,
    DRAW,
    LOOKED,
    PASS,
    PLACE,
    PLACES,
    SITUATION,
    TARGET,
    TOOK,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask
from liza.parts.cards import shown


class DrawCards(Ask[TankupState]):
    """Draw some cards, each from one of several decks; a gift may be declined."""

    __slots__ = ("gift", "left", "source")

    def __init__(self, seat: int, source: int, left: int, gift: int) -> None:
        super().__init__(seat)
        self.source: Final = source
        self.left: Final = left
        self.gift: Final = gift

    def args(self) -> tuple[int, ...]:
        """Return the seat, the decks, how many cards, and whether it is a gift."""
        return (self.seat, self.source, self.left, self.gift)

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return the seat, unless there is nothing to draw."""
        return self.asked if s.gone[self.seat] == 0 and open_decks(s) & self.source else NOBODY

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the decks."""
        decks = s.rules.draws[open_decks(s) & self.source]
        return [PASS, *decks] if self.gift else decks

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a deck cannot be drawn from."""
        if not DRAW <= action <= DRAW + SITUATION:
            return None
        back = action - DRAW
        if back == SITUATION:
            return Refusal("TU-097")
        if not self.source >> back & 1:
            return Refusal("TU-093")
        return Refusal("TU-A19", "closed" if s.decks[back] else "")

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Draw one card, or decline."""
        s.agenda.pop()
        if action == PASS:
            return
        if self.left > 1:
            s.agenda.append(DrawCards(seat, self.source, self.left - 1, self.gift))
        draw(s, seat, action - DRAW)


class PlaceDie(Ask[TankupState]):
    """Put temporary armour on a bare space: the heaviest may (TU-038), a card's owner chooses where."""

    __slots__ = ("amount", "lasting")

    def __init__(self, seat: int, amount: int, lasting: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.lasting: Final = lasting

    def args(self) -> tuple[int, ...]:
        """Return the seat, the amount, and whether it stays until the next own combat turn."""
        return (self.seat, self.amount, self.lasting)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the bare spaces."""
        spaces = [PLACE + space for space in bare(s, seat)]
        return spaces if self.lasting else [PASS, *spaces]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why the die cannot lie on a space."""
        return Refusal("TU-038") if PLACE <= action < PLACE + PLACES else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Place the die, or not."""
        s.agenda.pop()
        if action == PASS:
            return
        space = action - PLACE
        s.dice[seat * PLACES + space] = self.amount + LASTING * self.lasting
        if s.listen:
            s.note(ARMOUR_PLACED, seat, space, self.amount)


class Spy(Ask[TankupState]):
    """Choose whose hand to look at."""

    __slots__ = ()

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the opponents with cards."""
        return [TARGET + other for other in opponents(s, seat) if s.hands[other]]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a seat cannot be chosen."""
        return Refusal("TU-093", "hand") if TARGET <= action < TARGET + s.seats else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Look at the hand: from now on those cards are known."""
        other = action - TARGET
        s.agenda.pop()
        s.hands[other] = [shown(card, seat) for card in s.hands[other]]
        if s.listen:
            s.note(LOOKED, seat, other)
        s.agenda.append(SpyDiscard(seat, other))


class SpyDiscard(Ask[TankupState]):
    """Discard one card of the hand that was looked at."""

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other: Final = other

    def args(self) -> tuple[int, ...]:
        """Return the seat and whose hand it is."""
        return (self.seat, self.other)

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the cards of that hand."""
        base = s.rules.discard_base
        return list(dict.fromkeys([base + (card & KIND) for card in s.hands[self.other]]))

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded."""
        return Refusal("TU-093", "there") if action >= s.rules.discard_base else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Discard it, for all to see."""
        kind = action - s.rules.discard_base
        s.agenda.pop()
        hand = s.hands[self.other]
        hand.pop([card & KIND for card in hand].index(kind))
        discard(s, kind)
        if s.listen:
            s.note(DISCARDED, self.other, kind)


class Salvage(Ask[TankupState]):
    """Take a card of the broken pile."""

    __slots__ = ()

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return the broken armours."""
        return [s.rules.take + kind for kind in sorted(set(s.broken))]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be taken."""
        offset = action - s.rules.take
        return Refusal("TU-093", "broken") if 0 <= offset < s.rules.content.armours else None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Take it openly, as good as new (TU-A66)."""
        kind = action - s.rules.take
        s.agenda.pop()
        s.broken.remove(kind)
        back_to_hand(s, seat, kind)
        if s.listen:
            s.note(TOOK, seat, kind)
