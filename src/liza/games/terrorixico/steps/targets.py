"""Cards that are aimed at cards in the battle zone (TE-056 to TE-058, TE-101, TE-105)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import copyable, recount, remove, struck_by
from liza.games.terrorixico.effects import push_text
from liza.games.terrorixico.state import AS, DOWN, KIND, ORDER, TerrorixicoState, owner_of
from liza.games.terrorixico.vocabulary import (
    AIM,
    CARD_COUNT,
    COPIED,
    COPY,
    DESTROYED,
    LINE_COUNT,
    STRUCK,
    TARGET,
    TARGET_COUNT,
    TRAUMA,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NOBODY_ASKED
from liza.kernel.step import Ask

ANY: Final = 0
"""The value of a strike that hits any card: Friendly fire."""


class Aim(Ask[TerrorixicoState]):
    """Friendly fire that comes to light at the reveal chooses its line first (TE-A73)."""

    __slots__ = ()

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat while somebody else has a card in the battle zone."""
        return self.asked if s.others_mask(self.seat) else NOBODY_ASKED

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return the lines with cards of others."""
        mask = s.others_mask(seat)
        return [AIM + line for line in range(LINE_COUNT) if mask >> line & 1]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a line cannot be chosen."""
        return Refusal("TE-A73") if AIM <= action < TARGET else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Go on to the target."""
        s.agenda.pop()
        s.agenda.append(Target(seat, action - AIM, ANY))


class Target(Ask[TerrorixicoState]):
    """One card of another player in a line is chosen and leaves: hit by a trauma, or by Friendly fire.

    Where there is only one, nobody is asked.
    """

    __slots__ = ("line", "value")

    def __init__(self, seat: int, line: int, value: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.value: Final = value

    def args(self) -> tuple[int, ...]:
        """Return who aims, the line, and the value of the trauma (ANY for Friendly fire)."""
        return (self.seat, self.line, self.value)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat where there is a choice."""
        return self.asked if len(self.legal(s, self.seat)) > 1 else NOBODY_ASKED

    def run(self, s: TerrorixicoState) -> None:
        """Hit the only target."""
        self._hit(s, self.legal(s, self.seat)[0])

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return every kind of card that each of the others has there."""
        found: list[int] = []
        for at in range(len(s.lines[self.line])):
            action = self._name(s, at)
            if action >= 0 and action not in found:
                found.append(action)
        return found

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be hit."""
        if not TARGET <= action < COPY:
            return None
        owner = (action - TARGET) // TARGET_COUNT
        if self.value == ANY:
            return Refusal("TE-101", "own" if owner == seat else "")
        if owner == seat:
            return Refusal("TE-064")
        kind = (action - TARGET) % TARGET_COUNT
        if kind < CARD_COUNT and s.rules.content.worth[kind] not in (0, self.value):
            return Refusal("TE-057", value=self.value)
        return Refusal("TE-065", value=self.value)

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Hit the target."""
        s.agenda.pop()
        self._hit(s, action)

    def _name(self, s: TerrorixicoState, at: int) -> int:
        """Return the action that stands for the card at a place in the line; -1 if it cannot be hit."""
        cards = s.lines[self.line]
        card = cards[at]
        owner = owner_of(card)
        if owner == self.seat or (self.value != ANY and not struck_by(s, self.seat, card, self.value)):
            return -1
        kind = card & KIND
        if card & DOWN:
            earlier = sum(1 for other in cards[:at] if other & DOWN and owner_of(other) == owner)
            kind = CARD_COUNT + earlier
        return TARGET + owner * TARGET_COUNT + kind

    def _hit(self, s: TerrorixicoState, action: int) -> None:
        """Remove the latest of the cards that the action stands for."""
        line = self.line
        at = max(at for at in range(len(s.lines[line])) if self._name(s, at) == action)
        card = s.lines[line][at]
        owner, kind = owner_of(card), card & KIND
        if card & DOWN and kind >= TRAUMA:
            s.reveal_trauma(owner, kind)
        if self.value == ANY:
            s.wear[owner].append(kind)
            if s.listen:
                s.note(DESTROYED, self.seat, owner, kind, line)
        else:
            s.discards[owner].append(kind)
            if s.listen:
                s.note(STRUCK, self.seat, TRAUMA + self.value, owner, kind, line)
        remove(s, line, at)


class Copy(Ask[TerrorixicoState]):
    """A Mimetic becomes a copy of another player's card in its line, for good (TE-105, TE-A30).

    Where there is only one kind to copy, nobody is asked.
    """

    __slots__ = ("line", "order")

    def __init__(self, seat: int, line: int, order: int) -> None:
        super().__init__(seat)
        self.line: Final = line
        self.order: Final = order

    def args(self) -> tuple[int, ...]:
        """Return whose Mimetic it is, the line, and the number of its placement."""
        return (self.seat, self.line, self.order)

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the seat where there is a choice."""
        mask = copyable(s, self.seat, self.line)
        return self.asked if mask & mask - 1 else NOBODY_ASKED

    def run(self, s: TerrorixicoState) -> None:
        """Copy the only kind there is."""
        self._become(s, copyable(s, self.seat, self.line).bit_length() - 1)

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return every kind of card that others have there face up."""
        mask = copyable(s, seat, self.line)
        return [COPY + kind for kind in range(CARD_COUNT) if mask >> kind & 1]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be copied."""
        return Refusal("TE-A30") if action >= COPY else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Copy it."""
        s.agenda.pop()
        self._become(s, action - COPY)

    def _become(self, s: TerrorixicoState, kind: int) -> None:
        cards = s.lines[self.line]
        for at in range(len(cards)):
            if cards[at] >> ORDER == self.order:
                cards[at] = (cards[at] & ~(KIND << AS)) | kind << AS
        if s.listen:
            s.note(COPIED, self.seat, kind, self.line)
        recount(s, self.line)
        push_text(s, self.seat, kind)
