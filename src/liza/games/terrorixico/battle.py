"""The arithmetic of the four lines: what is required, what has been reached, and whose it is (TE-017, TE-050)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.content import IS_LINK, IS_MIMIC, IS_STRIKE, IS_TRAUMA, NO_FACE_DOWN
from liza.games.terrorixico.state import AS, DOWN, KIND, ORDER, OWNER, TerrorixicoState, laid, owner_of
from liza.games.terrorixico.vocabulary import (
    LINE_COUNT,
    REACHED,
    RELICS,
    STRONG,
    TRAUMA,
    UNLINKED,
    line_of,
)

MOST_DOWN: Final = 2
"""Face-down cards in one line, those of all players together (TE-024)."""
_NEVER_COPIED: Final = (IS_MIMIC, IS_STRIKE, IS_TRAUMA)


class Demand:
    """What one line requires, and how that comes about (TE-017, TE-A37)."""

    __slots__ = ("monsters", "plus", "required", "times")

    def __init__(self, s: TerrorixicoState, line: int) -> None:
        content = s.rules.content
        self.monsters = [content.monsters[monster].relics[line] for monster in s.here]
        events = [content.events[event] for event in s.open_book]
        self.plus = [event.plus[line] for event in events]
        self.times = [event.times[line] for event in events]
        required = sum(self.monsters) + sum(self.plus)
        for times in self.times:
            required *= times
        self.required = required


def measure(s: TerrorixicoState) -> None:
    """Work out the strength of what is in the fight, line by line."""
    for line in range(LINE_COUNT):
        demand = Demand(s, line)
        s.required[line] = demand.required
        if s.listen:
            times = 1
            for one in demand.times:
                times *= one
            second = demand.monsters[1] if len(demand.monsters) > 1 else 0
            s.note(
                STRONG, line, demand.monsters[0], second, sum(demand.plus), times, len(demand.monsters), demand.required
            )


class Sum:
    """What the face-up cards of one line are worth, and how that comes about (TE-A28, TE-A29)."""

    __slots__ = ("base", "downs", "relics", "times")

    def __init__(self, s: TerrorixicoState, line: int) -> None:
        content = s.rules.content
        worth, times, counts_cards = content.worth, content.times, content.counts_cards
        base = relics = downs = equalities = 0
        factor = 1
        for card in s.lines[line]:
            if card & DOWN:
                downs += 1
                continue
            kind = card >> AS & KIND
            if worth[kind]:
                base += worth[kind]
                relics += 1
            elif counts_cards[kind]:
                equalities += 1
            else:
                factor *= times[kind]
        self.base = base + equalities * relics
        self.relics = relics
        self.downs = downs
        self.times = factor


def recount(s: TerrorixicoState, line: int) -> None:
    """Work out a line anew after something in it has changed."""
    found = Sum(s, line)
    total = found.base * found.times
    changed = total != s.totals[line]
    s.totals[line] = total
    s.downs[line] = found.downs
    s.relics[line] = found.relics
    if changed and s.listen:
        s.note(REACHED, line, found.base, found.times, total, s.required[line])


def credit(s: TerrorixicoState) -> list[int]:
    """Return how many relics each seat contributes with its face-up cards (TE-040, TE-A28)."""
    content = s.rules.content
    worth, counts_cards = content.worth, content.counts_cards
    credits = [0] * s.seats
    for line in range(LINE_COUNT):
        found = Sum(s, line)
        if not found.base:
            continue
        for card in s.lines[line]:
            if card & DOWN:
                continue
            kind = card >> AS & KIND
            value = found.relics if counts_cards[kind] else worth[kind]
            credits[card >> OWNER & 3] += value * found.times
    return credits


# Putting cards in and taking them out.


def lay(s: TerrorixicoState, seat: int, kind: int, line: int, face: int) -> int:
    """Lay a card in a line and return the number of its placement."""
    s.placed += 1
    s.latest[seat] = s.placed
    s.lines[line].append(laid(kind, seat, s.placed, face))
    recount(s, line)
    return s.placed


def find(s: TerrorixicoState, order: int) -> tuple[int, int]:
    """Return line and place of the card with a placement number; line -1 if it has left the battle zone."""
    for line in range(LINE_COUNT):
        cards = s.lines[line]
        for at in range(len(cards)):
            if cards[at] >> ORDER == order:
                return line, at
    return -1, -1


def remove(s: TerrorixicoState, line: int, at: int) -> int:
    """Take a card out of a line, with those that cannot stay without it, and return it (TE-036, TE-A70)."""
    card = s.lines[line].pop(at)
    recount(s, line)
    unlink(s, line)
    return card


def unlink(s: TerrorixicoState, line: int) -> None:
    """Discard what multiplies or counts relic cards once the line has none (TE-116, TE-119, TE-A70)."""
    if s.relics[line]:
        return
    roles = s.rules.content.roles
    leaving = [card for card in s.lines[line] if not card & DOWN and roles[card >> AS & KIND] == IS_LINK]
    for card in leaving:
        s.lines[line].remove(card)
        discard_laid(s, card)
        if s.listen:
            s.note(UNLINKED, owner_of(card), card & KIND, line)
    if leaving:
        recount(s, line)


def discard_laid(s: TerrorixicoState, card: int) -> None:
    """Put a card that lay open in a line on its owner's discard pile."""
    s.discards[owner_of(card)].append(card & KIND)


def clear_lines(s: TerrorixicoState) -> None:
    """Empty the battle zone: every card goes to its owner's discard pile (TE-073)."""
    for line in range(LINE_COUNT):
        for card in s.lines[line]:
            if card & DOWN and card & KIND >= TRAUMA:
                s.reveal_trauma(owner_of(card), card & KIND)
            discard_laid(s, card)
        s.lines[line] = []
        s.totals[line] = s.downs[line] = s.relics[line] = 0


# Where cards may go, and what can be aimed at and copied.


def open_mask(s: TerrorixicoState) -> int:
    """Return the lines that still lack something (TE-031, TE-034)."""
    totals, required = s.totals, s.required
    mask = 0
    for line in range(LINE_COUNT):
        if totals[line] < required[line]:
            mask |= 1 << line
    return mask


def dark_mask(s: TerrorixicoState, lines: int) -> int:
    """Return those of some lines in which a card may still be laid face down (TE-024)."""
    if s.rules.content.events[s.open_book[0]].do == NO_FACE_DOWN:
        return 0
    downs = s.downs
    for line in range(LINE_COUNT):
        if downs[line] >= MOST_DOWN:
            lines &= ~(1 << line)
    return lines


def copyable(s: TerrorixicoState, seat: int, line: int) -> int:
    """Return the kinds that a Mimetic of this seat can copy in a line, a bit per kind (TE-A30, TE-A72)."""
    roles = s.rules.content.roles
    mask = 0
    for card in s.lines[line]:
        if not card & DOWN and card >> OWNER & 3 != seat:
            kind = card >> AS & KIND
            if roles[kind] not in _NEVER_COPIED:
                mask |= 1 << kind
    return mask


def belongs(s: TerrorixicoState, seat: int, kind: int, line: int) -> bool:
    """Whether a card is valid face down in a line, as things stand now (TE-A20, TE-A24, TE-A31, TE-A64)."""
    if kind < RELICS:
        return line_of(kind) == line
    role = s.rules.content.roles[kind]
    if role == IS_LINK:
        return s.relics[line] > 0
    if role == IS_MIMIC:
        return copyable(s, seat, line) != 0
    return kind != TRAUMA


def struck_by(s: TerrorixicoState, seat: int, card: int, value: int) -> bool:
    """Whether a trauma of some value, played face up by a seat, can hit a card in a line (TE-056, TE-064, TE-A23)."""
    return not card & DOWN and card >> OWNER & 3 != seat and s.rules.content.worth[card >> AS & KIND] == value


def strikable_mask(s: TerrorixicoState, seat: int, value: int) -> int:
    """Return the lines in which a trauma of some value finds a relic card to hit."""
    mask = 0
    for line in range(LINE_COUNT):
        for card in s.lines[line]:
            if struck_by(s, seat, card, value):
                mask |= 1 << line
                break
    return mask
