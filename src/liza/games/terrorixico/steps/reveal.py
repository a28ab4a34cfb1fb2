"""Face-down cards are turned up, all together, and their texts happen."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events
from liza.games.terrorixico.mechanics.battle import changed, discard_laid
from liza.games.terrorixico.state import LaidCard, TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.vocabulary import LINE_COUNT, RELICS, TRAUMA, WHY_BLUFF
from liza.kernel.core.step import Step
from liza.parts import sets


def turn_up(s: TerrorixicoState) -> list[int]:
    """Turn up everything that lies face down; return the placement numbers of the specials among it, in order.

    Where bluffing is agreed on, what proves invalid leaves at once and is paid for (TE-026, TE-A19): first what does
    not belong into its line whatever else lies there, then what finds none to live off.
    """
    before = [line.total for line in s.lines]
    turned = _flip(s)
    specials = [(line, laid) for line, laid in turned if RELICS <= laid.card.number < TRAUMA]
    if s.options["bluff"]:
        _catch(s, [(line, laid) for line, laid in turned if not RELICS <= laid.card.number < TRAUMA])
    if not s.over:  # what was paid may have ended the game and emptied the lines
        changed(s, [line for line in range(LINE_COUNT) if s.lines[line].total != before[line]])
    if s.options["bluff"]:
        _catch(s, specials)
    return [laid.order for _, laid in specials]


def _flip(s: TerrorixicoState) -> list[tuple[int, LaidCard]]:
    """Turn the cards over and tell; return line and card of each, in the order of placement."""
    turned: list[tuple[int, LaidCard]] = []
    for line in range(LINE_COUNT):
        there = s.lines[line]
        if there.downs:
            s.lines[line] = there.holding([laid.turned_up() if laid.down else laid for laid in there.cards])
            for was, laid in zip(there.cards, s.lines[line].cards, strict=True):
                if was.down:
                    turned.append((line, laid))
    turned.sort(key=lambda each: each[1].order)
    for line, laid in turned:
        number = laid.card.number
        if number >= TRAUMA:
            s.players[laid.owner].reveal_trauma(number)
        events.revealed(s, seat=laid.owner, card=number, line=line)
    return turned


def _catch(s: TerrorixicoState, turned: list[tuple[int, LaidCard]]) -> None:
    """Discard those of some cards just turned up that are not valid; each costs its owner what the event shows."""
    for line, laid in turned:
        if s.over or sets.has(laid.card.fitting(s, laid.owner), line):
            continue
        there = s.lines[line]
        s.lines[line] = there.holding([other for other in there.cards if other.order != laid.order])
        discard_laid(s, laid)
        events.caught(s, seat=laid.owner, card=laid.card.number, line=line)
        receive(s, laid.owner, s.event.trauma, WHY_BLUFF)


@final
class Reveal(Step[TerrorixicoState]):
    """All are turned up together, then the texts happen in the order of placement (TE-039, TE-A32)."""

    def run(self, s: TerrorixicoState) -> None:
        for order in reversed(turn_up(s)):
            s.next(Unveil(order))


@final
class Unveil(Step[TerrorixicoState]):
    """The text of one card that lay face down, if it is still there."""

    __slots__ = ("order",)

    def __init__(self, order: int) -> None:
        self.order: Final = order

    def args(self) -> tuple[int, ...]:
        return (self.order,)

    def run(self, s: TerrorixicoState) -> None:
        for line in range(LINE_COUNT):
            for at, laid in enumerate(s.lines[line].cards):
                if laid.order == self.order:
                    laid.card.unveil(s, line, at)
                    return


REVEAL: Final = Reveal()
