"""The monster is defeated: face-down cards are turned up and their texts happen (TE-039, TE-A32, TE-A73)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import belongs, copyable, discard_laid, find, recount, unlink
from liza.games.terrorixico.content import IS_LINK, IS_MIMIC, IS_STRIKE
from liza.games.terrorixico.effects import push_text
from liza.games.terrorixico.state import DOWN, KIND, ORDER, TerrorixicoState, owner_of
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.targets import Aim, Copy
from liza.games.terrorixico.vocabulary import CAUGHT, LINE_COUNT, RELICS, REVEALED, TRAUMA, UNLINKED
from liza.kernel.step import Step


def turn_up(s: TerrorixicoState) -> list[int]:
    """Turn up everything that lies face down; return the placement numbers of the specials among it, in order.

    Where bluffing is agreed on, what proves invalid leaves at once and is paid for (TE-026, TE-A19): first what does
    not belong into its line whatever else lies there, then what finds nothing to live off.
    """
    turned = _flip(s)
    if s.options["bluff"]:
        _catch(s, [one for one in turned if not RELICS <= one[2] & KIND < TRAUMA])
    for line in range(LINE_COUNT):
        if s.downs[line]:
            recount(s, line)
    specials = [one for one in turned if RELICS <= one[2] & KIND < TRAUMA]
    if s.options["bluff"]:
        _catch(s, specials)
    return [order for order, _, _ in specials]


def _flip(s: TerrorixicoState) -> list[tuple[int, int, int]]:
    """Turn the cards over and tell; return placement number, line and card of each, in order of placement."""
    turned: list[tuple[int, int, int]] = []
    for line in range(LINE_COUNT):
        cards = s.lines[line]
        for at in range(len(cards)):
            card = cards[at]
            if card & DOWN:
                cards[at] = card & ~DOWN
                turned.append((card >> ORDER, line, cards[at]))
    turned.sort()
    for _, line, card in turned:
        kind = card & KIND
        if kind >= TRAUMA:
            s.reveal_trauma(owner_of(card), kind)
        if s.listen:
            s.note(REVEALED, owner_of(card), kind, line)
    return turned


def _catch(s: TerrorixicoState, turned: list[tuple[int, int, int]]) -> None:
    """Discard those of some cards just turned up that are not valid; each costs its owner what the event shows."""
    for _, line, card in turned:
        seat, kind = owner_of(card), card & KIND
        if s.over or belongs(s, seat, kind, line):
            continue
        s.lines[line].remove(card)
        discard_laid(s, card)
        if s.listen:
            s.note(CAUGHT, seat, kind, line)
        receive(s, seat, s.trauma_number)


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
