"""The arithmetic of the four lines: what is required, what has been reached, and whose it is."""

from __future__ import annotations

from math import prod
from typing import Any

from liza.games.terrorixico import events
from liza.games.terrorixico.content.cards import Card
from liza.games.terrorixico.state import LaidCard, Line, TerrorixicoState
from liza.games.terrorixico.vocabulary import LINE_COUNT, MOST_SEATS, TRAUMA
from liza.parts import sets


class Demand:
    """What one line requires, and how that comes about: all is added first and multiplied last (TE-050, TE-A37)."""

    __slots__ = ("monsters", "plus", "required", "times")

    def __init__(self, s: TerrorixicoState, line: int) -> None:
        content = s.content
        self.monsters = [content.monsters[monster].relics[line] for monster in s.monsters.here]  # TE-046
        book = [content.events[event] for event in s.book.here]
        self.plus = [event.plus[line] for event in book]  # TE-048
        self.times = [event.times[line] for event in book]
        self.required = (sum(self.monsters) + sum(self.plus)) * prod(self.times)  # TE-017


def measure(s: TerrorixicoState) -> None:
    """Work out the strength of what is in the fight, line by line."""
    for line in range(LINE_COUNT):
        demand = Demand(s, line)
        s.lines[line] = s.lines[line].requiring(demand.required)
        s.compare(line)
        second = demand.monsters[1] if len(demand.monsters) > 1 else 0
        events.strong(
            s,
            line=line,
            first=demand.monsters[0],
            second=second,
            plus=sum(demand.plus),
            times=prod(demand.times),
            monsters=len(demand.monsters),
            required=demand.required,
        )


def rearrange(s: TerrorixicoState, number: int, line: Line) -> None:
    """Put other cards in the place of a line, and tell if they have another total."""
    was = s.lines[number].total
    s.lines[number] = line
    if line.total != was:
        changed(s, [number])


def changed(s: TerrorixicoState, lines: list[int]) -> None:
    """Compare what some lines have come to with what is required, and tell of it."""
    for number in lines:
        s.compare(number)
    if s.listen and lines:
        red, green, blue, yellow = credit(s)
        for number in lines:
            line = s.lines[number]
            events.reached(
                s,
                line=number,
                sum=line.base,
                times=line.times,
                total=line.total,
                required=line.required,
                red=red,
                green=green,
                blue=blue,
                yellow=yellow,
            )


def credit(s: TerrorixicoState) -> list[int]:
    """Return the relics of each colour's face-up cards, 0 where no player sits (TE-040, TE-A28, TE-A34, TE-A61)."""
    credits = [0] * MOST_SEATS
    for line in s.lines:
        relics, times = line.relics, line.times
        for laid in line.cards:
            if not laid.down:
                card = laid.counts
                credits[laid.owner] += (relics if card.counts_cards else card.worth) * times
    return credits


# Putting cards in and taking them out.


def lay(s: TerrorixicoState, seat: int, card: Card[Any], line: int, *, down: bool) -> int:
    """Lay a card in a line and return the number of its placement."""
    s.placed += 1
    s.players[seat].latest = s.placed
    there = s.lines[line]
    rearrange(s, line, there.holding([*there.cards, LaidCard(card, card, seat, s.placed, down)]))
    return s.placed


def unlink(s: TerrorixicoState, line: int) -> None:
    """Discard what lives off relic cards once the line has none (TE-116, TE-119, TE-A70)."""
    there = s.lines[line]
    if there.relics:
        return
    leaving = [laid for laid in there.cards if not laid.down and laid.counts.needs_relics()]
    if leaving:
        staying = [laid for laid in there.cards if laid.down or not laid.counts.needs_relics()]
        for laid in leaving:
            discard_laid(s, laid)
            events.unlinked(s, seat=laid.owner, card=laid.card.number, line=line)
        rearrange(s, line, there.holding(staying))


def discard_laid(s: TerrorixicoState, laid: LaidCard) -> None:
    """Put a card that lay open in a line on its owner's discard pile."""
    s.players[laid.owner].discards.append(laid.card.number)


def clear_lines(s: TerrorixicoState) -> None:
    """Empty the battle zone: every card goes to its owner's discard pile (TE-073)."""
    for number, line in enumerate(s.lines):
        for laid in line.cards:
            if laid.down and laid.card.number >= TRAUMA:
                s.players[laid.owner].reveal_trauma(laid.card.number)
            discard_laid(s, laid)
        s.lines[number] = line.holding([])
        s.compare(number)


# What can be aimed at and copied.


def copyable(s: TerrorixicoState, seat: int, line: int) -> int:
    """Return the cards that a Mimetic of this seat can copy in a line, as a set (TE-A30)."""
    found = sets.EMPTY
    for laid in s.lines[line].cards:
        if not laid.down and laid.owner != seat and laid.counts.may_be_copied():
            found |= sets.only(laid.counts.number)
    return found


def is_struck_by(laid: LaidCard, seat: int, value: int) -> bool:
    """Whether a trauma of some value, played face up by a seat, can hit a card: another's relic of that value."""
    return not laid.down and laid.owner != seat and laid.counts.worth == value  # TE-056, TE-064, TE-065


def others_lines(s: TerrorixicoState, seat: int) -> int:
    """Return the lines in which a card of another seat lies."""
    found = sets.EMPTY
    for line in range(LINE_COUNT):
        for laid in s.lines[line].cards:
            if laid.owner != seat:
                found |= sets.only(line)
                break
    return found
