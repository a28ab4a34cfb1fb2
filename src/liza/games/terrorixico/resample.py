"""Filling in what a seat cannot know: a world that it could not tell from the true one.

Hidden are the hands of the others, what they laid face down or chose in secret, what is in every draw pile, and the
values of traumas that nobody has shown. What lies in a player's hidden places together is common knowledge, except for
those values: every card that leaves them or comes back to them does so openly.
"""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.state import AS, DOWN, KIND, TerrorixicoState, owner_of
from liza.games.terrorixico.steps.secret import SecretChoice
from liza.games.terrorixico.vocabulary import LINE_COUNT, RELICS, TRAUMA, TRAUMA_VALUES, UNSEEN, line_of
from liza.kernel.source import Source

_BLUFFS: Final = 5
"""Where bluffing is agreed on, one in so many face-down cards is imagined to be any card at all."""


def resample(s: TerrorixicoState, seat: int, source: Source) -> None:
    """Deal anew, in a clone, everything that the seat cannot know; nothing once all cards were shown to be counted."""
    if s.over:
        return
    choice = s.agenda[-1]
    finished = [isinstance(choice, SecretChoice) and choice.finished(s, owner) for owner in range(s.seats)]
    pools = [_gather(s, owner, owner == seat) for owner in range(s.seats)]
    while not _deal(s, seat, [pool[:] for pool in pools], s.values[:], source):
        pass
    for owner in range(s.seats):
        if owner != seat and finished[owner] and isinstance(choice, SecretChoice):
            choice.imagine(s, owner, source)


def _gather(s: TerrorixicoState, owner: int, own: bool) -> list[int]:
    """Return what is hidden of a player's cards, sorted; values of traumas that nobody knows go back to chance."""
    hidden = s.draws[owner]
    seen = s.hands[owner] + s.aside[owner] + [
        card & KIND for cards in s.lines for card in cards if card & DOWN and owner_of(card) == owner
    ]  # fmt: skip
    if not own:
        hidden = hidden + seen
        s.hands[owner] = s.hands[owner] + s.aside[owner]
        s.aside[owner] = []
    known = s.known[owner * TRAUMA_VALUES : (owner + 1) * TRAUMA_VALUES]
    if own:
        known = [max(0, known[value] - seen.count(TRAUMA + value)) for value in range(TRAUMA_VALUES)]
    pool: list[int] = []
    for card in hidden:
        if TRAUMA <= card < UNSEEN:
            value = card - TRAUMA
            if known[value]:
                known[value] -= 1
            else:
                s.values[value] += 1
                card = UNSEEN  # noqa: PLW2901
        pool.append(card)
    return sorted(pool)


def _deal(s: TerrorixicoState, seat: int, pools: list[list[int]], values: list[int], source: Source) -> bool:
    """Deal the pools out; False if what was dealt first left nothing that fits where cards lie face down."""
    for owner, pool in enumerate(pools):
        if owner == seat:
            s.draws[owner] = pool
            continue
        for line in range(LINE_COUNT):
            cards = s.lines[line]
            for at, card in enumerate(cards):
                if card & DOWN and owner_of(card) == owner:
                    bluffing = s.options["bluff"] and source.below(_BLUFFS) == 0
                    fits = [kind for kind in pool if bluffing or _fits(kind, line, values)]
                    if s.options["bluff"] and not fits:
                        bluffing, fits = True, pool
                    if not fits:
                        return False
                    kind = fits[source.below(len(fits))]
                    pool.remove(kind)
                    if kind == UNSEEN:
                        kind = _value(values, 0 if bluffing else 1, source)
                    cards[at] = (card & ~(KIND | KIND << AS)) | kind | kind << AS
        hand: list[int] = []
        for _ in s.hands[owner]:
            kind = pool.pop(source.below(len(pool)))
            hand.append(_value(values, 0, source) if kind == UNSEEN else kind)
        s.hands[owner] = hand
        s.draws[owner] = pool
    s.values = values
    return True


def _fits(kind: int, line: int, values: list[int]) -> bool:
    """Whether a card could have been laid face down in a line (TE-A20, TE-A24, TE-A64)."""
    if kind < RELICS:
        return line_of(kind) == line
    return sum(values[1:]) > 0 if kind == UNSEEN else kind != TRAUMA


def _value(values: list[int], lowest: int, source: Source) -> int:
    """Take one of the values that nobody has seen and return its card."""
    at = source.below(sum(values[lowest:]))
    for value in range(lowest, TRAUMA_VALUES):
        if at < values[value]:
            break
        at -= values[value]
    values[value] -= 1
    return TRAUMA + value
