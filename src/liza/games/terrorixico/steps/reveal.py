"""The monster is defeated: face-down cards are turned up and their texts happen (TE-039, TE-A32, TE-A73)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import copyable, discard_laid, find, recount, unlink
from liza.games.terrorixico.content import IS_LINK, IS_MIMIC, IS_STRIKE
from liza.games.terrorixico.effects import push_text
from liza.games.terrorixico.state import DOWN, KIND, ORDER, TerrorixicoState, owner_of
from liza.games.terrorixico.steps.targets import Aim, Copy
from liza.games.terrorixico.vocabulary import LINE_COUNT, RELICS, REVEALED, TRAUMA, UNLINKED
from liza.kernel.step import Step


def turn_up(s: TerrorixicoState) -> list[int]:
    """Turn up everything that lies face down; return the placement numbers of the specials among it, in order."""
    turned: list[tuple[int, int, int]] = []
    for line in range(LINE_COUNT):
        cards = s.lines[line]
        for at in range(len(cards)):
            card = cards[at]
            if card & DOWN:
                cards[at] = card & ~DOWN
                turned.append((card >> ORDER, line, card))
    turned.sort()
    for _, line, card in turned:
        kind = card & KIND
        if kind >= TRAUMA:
            s.reveal_trauma(owner_of(card), kind)
        if s.listen:
            s.note(REVEALED, owner_of(card), kind, line)
    for line in range(LINE_COUNT):
        if s.downs[line]:
            recount(s, line)
    return [order for order, _, card in turned if RELICS <= card & KIND < TRAUMA]


class Reveal(Step[TerrorixicoState]):
    """All are turned up together, then the texts happen in the order of placement."""

    __slots__ = ()

    def run(self, s: TerrorixicoState) -> None:
        """Turn up."""
        for order in turn_up(s)[::-1]:
            s.agenda.append(Unveil(order))


class Unveil(Step[TerrorixicoState]):
    """The text of one card that lay face down, if it is still there."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order: Final = order

    def args(self) -> tuple[int, ...]:
        """Return the number of the card's placement."""
        return (self.order,)

    def run(self, s: TerrorixicoState) -> None:
        """Let it happen."""
        line, at = find(s, self.order)
        if line < 0:
            return
        card = s.lines[line][at]
        seat, kind = owner_of(card), card & KIND
        role = s.rules.content.roles[kind]
        if role == IS_LINK:
            unlink(s, line)
        elif role == IS_MIMIC:
            if copyable(s, seat, line):
                s.agenda.append(Copy(seat, line, self.order))
            else:
                _leave(s, line, at)
                if s.listen:
                    s.note(UNLINKED, seat, kind, line)
        elif role == IS_STRIKE:
            _leave(s, line, at)
            s.agenda.append(Aim(seat))
        else:
            push_text(s, seat, kind)


def _leave(s: TerrorixicoState, line: int, at: int) -> None:
    discard_laid(s, s.lines[line].pop(at))


REVEAL: Final = Reveal()
