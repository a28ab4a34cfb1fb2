"""Filling in what a seat cannot know: a world that it could not tell from the true one.

Hidden are the hands of the others, what they laid face down or chose in secret, what is in every draw pile, and the
values of traumas that no player has shown. What lies in a player's hidden places together is common knowledge, except
for those values: every card that leaves them or comes back to them does so openly.
"""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.mechanics.primitives import unseen_value
from liza.games.terrorixico.state import LaidCard, TerrorixicoState
from liza.games.terrorixico.steps.secret import SecretChoice
from liza.games.terrorixico.vocabulary import LINE_COUNT, TRAUMA, TRAUMA_VALUES, UNSEEN
from liza.kernel.base.source import Source

_BLUFFS: Final = 5
"""Where bluffing is agreed on, one in so many face-down cards is imagined to be any card at all."""


def resample(s: TerrorixicoState, seat: int, source: Source) -> None:
    """Deal anew, in a clone, everything that the seat cannot know; a no-op once all cards were shown to be counted."""
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
    """Return what is hidden of a player's cards, sorted; values of traumas that no player knows go back to chance."""
    player = s.players[owner]
    hidden = player.draws
    seen = player.hand + player.aside + [
        laid.card.number for line in s.lines for laid in line.cards if laid.down and laid.owner == owner
    ]  # fmt: skip
    if not own:
        hidden = hidden + seen
        player.hand = player.hand + player.aside
        player.aside = []
    known = player.known[:]
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
    """Deal the pools out; False if what was dealt first left no card that fits where cards lie face down."""
    for owner, pool in enumerate(pools):
        player = s.players[owner]
        if owner == seat:
            player.draws = pool
            continue
        for line in range(LINE_COUNT):
            there = s.lines[line]
            if not there.downs:
                continue
            cards = there.cards[:]
            for at, laid in enumerate(there.cards):
                if laid.down and laid.owner == owner:
                    bluffing = s.options["bluff"] and source.below(_BLUFFS) == 0
                    fits = [number for number in pool if bluffing or _fits(s, number, line, values)]
                    if s.options["bluff"] and not fits:
                        bluffing, fits = True, pool
                    if not fits:
                        return False
                    number = fits[source.below(len(fits))]
                    pool.remove(number)
                    if number == UNSEEN:
                        number = unseen_value(values, source, 0 if bluffing else 1)
                    card = s.content.cards[number]
                    cards[at] = LaidCard(card, card, owner, laid.order, down=True)
            s.lines[line] = there.holding(cards)
        hand: list[int] = []
        for _ in player.hand:
            number = pool.pop(source.below(len(pool)))
            hand.append(unseen_value(values, source) if number == UNSEEN else number)
        player.hand = hand
        player.draws = pool
    s.values = values
    return True


def _fits(s: TerrorixicoState, number: int, line: int, values: list[int]) -> bool:
    """Whether a card could have been laid face down in a line (TE-A20, TE-A24, TE-A64)."""
    if number == UNSEEN:
        return sum(values[1:]) > 0
    return s.content.cards[number].never_hidden(line) is None
