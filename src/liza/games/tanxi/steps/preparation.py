"""Before the first turn: who starts, characters, colours, beaches and the reveal (TX-022 to TX-035)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.moves import put, refresh
from liza.games.tanxi.state import FREE, KIND, TanxiState, max_life, turn_order
from liza.games.tanxi.steps.round import ROUND_START
from liza.games.tanxi.vocabulary import (
    ATTACK_SIDES,
    BODY,
    CHARACTER_CHOSEN,
    CHARACTER_REVEALED,
    COLOUR,
    COLOUR_CHOSEN,
    COLOURS,
    EXTRA_AMMO,
    HAND,
    MERCHANT_OPENED,
    MOST_DICE,
    NOTHING,
    PLACED,
    SHEET,
    STARTER_ROLLED,
    STARTS,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step
from liza.parts.cards import public


class SetupRoll(Step[TanxiState]):
    """All dice are rolled for the starting player; who is tied rolls again (TX-022, TX-A13)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Find the starting player and put the preparations on the agenda."""
        tied = list(range(s.seats))
        while len(tied) > 1:
            sums = [self._roll(s, seat) for seat in tied]
            tied = [seat for seat, own in zip(tied, sums, strict=True) if own == max(sums)]
        s.starter = tied[0]
        if s.listen:
            s.note(STARTS, s.starter)
        order = turn_order(s)
        s.agenda.append(REVEAL)
        s.agenda += [ChooseBeach(seat) for seat in reversed(order)]
        s.agenda += [ChooseColour(seat) for seat in reversed(order)]
        s.agenda += [ChooseCharacter(seat) for seat in reversed(order)]

    def _roll(self, s: TanxiState, seat: int) -> int:
        rolled = s.source.die(ATTACK_SIDES) - 1
        for _ in range(MOST_DICE):
            rolled += s.faces[s.source.die(len(s.faces)) - 1]
        if s.listen:
            s.note(STARTER_ROLLED, seat, rolled)
        return rolled


class ChooseCharacter(Ask[TanxiState]):
    """Choose secretly among the characters that are left, or be dealt one (TX-024 to TX-026, TX-A14)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless characters are dealt."""
        return self.asked if s.options["characters"] == "chosen" else NOBODY

    def run(self, s: TanxiState) -> None:
        """Deal one."""
        self._take(s, s.pool[s.source.below(len(s.pool))])

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the characters that are left."""
        return [s.rules.character + character for character in s.pool]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a character cannot be chosen."""
        return Refusal("TX-024") if s.rules.character <= action < s.rules.ability else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Take the card, face down."""
        s.agenda.pop()
        self._take(s, action - s.rules.character)

    def _take(self, s: TanxiState, character: int) -> None:
        s.pool.remove(character)
        s.who[self.seat] = character
        if s.listen:
            s.note_for(1 << self.seat, CHARACTER_CHOSEN, self.seat, character)


class ChooseColour(Ask[TanxiState]):
    """Choose a colour (TX-028, TX-A15)."""

    __slots__ = ()

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the colours that nobody has."""
        return [COLOUR + colour for colour in range(len(COLOURS)) if colour not in s.colours]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a colour cannot be chosen."""
        return Refusal("TX-028") if COLOUR <= action < COLOUR + len(COLOURS) else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Take the token of that colour."""
        s.agenda.pop()
        s.colours[seat] = action - COLOUR
        if s.listen:
            s.note(COLOUR_CHOSEN, seat, action - COLOUR)


class ChooseBeach(Ask[TanxiState]):
    """Put the token on a beach (TX-029, TX-030)."""

    __slots__ = ()

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the beaches that are free."""
        return [s.rules.place + square for square in s.board.beaches if s.occupant[square] == FREE]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why one cannot start on a square."""
        square = action - s.rules.place
        if not 0 <= square < s.board.size:
            return None
        return Refusal("TX-030") if square in s.board.beaches else Refusal("TX-029")

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Place the token."""
        s.agenda.pop()
        square = action - s.rules.place
        put(s, seat, square)
        if s.listen:
            s.note(PLACED, seat, square)


class Reveal(Step[TanxiState]):
    """The Merchant's cards, then the characters are turned up; everybody gets life (TX-032 to TX-035)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Turn everything up and begin the first round; whoever has left takes the card along, face down (TX-A92)."""
        s.opened = 1
        s.merchant = [public(card & KIND) for card in s.merchant]
        s.pool = []
        if s.listen:
            s.note(MERCHANT_OPENED)
        for seat in turn_order(s):
            s.life[seat] = max_life(s, seat)
            refresh(s, seat)
            card = s.worn[seat * BODY + HAND]
            ammo = s.rules.content.ammo[card]
            s.ammo[seat * 2] = ammo + s.sheet[seat * SHEET + EXTRA_AMMO] if ammo else 0
            if s.listen:
                s.note(CHARACTER_REVEALED, seat, s.who[seat])
        for seat in range(s.seats):
            if s.departed >> seat & 1:
                s.who[seat] = NOTHING
        s.agenda.append(ROUND_START)


REVEAL: Final = Reveal()
SETUP_ROLL: Final = SetupRoll()
