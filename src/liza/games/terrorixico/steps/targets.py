"""Cards that are aimed at cards in the battle zone."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events, verbs
from liza.games.terrorixico.mechanics.battle import copyable, is_struck_by, others_lines, rearrange, unlink
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import CARD_COUNT, TRAUMA, VALUES
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOnTwo, Choices, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets

ANY: Final = 0
"""The value of a strike that hits any card: Friendly fire."""
NOTHING_THERE: Final = Refusal("TE-A73")
NOT_THERE: Final = Refusal("TE-101")
NOT_YOUR_OWN: Final = Refusal("TE-101", "own")
NO_OWN_RELIC: Final = Refusal("TE-064")
OTHER_VALUE: Final = tuple([Refusal("TE-057", value=value) for value in range(VALUES + 1)])
NO_RELIC: Final = tuple([Refusal("TE-065", value=value) for value in range(VALUES + 1)])
NOT_COPYABLE: Final = Refusal("TE-A30")


@final
class AimAt(OneOf[TerrorixicoState, "Aim"]):
    """Choose a line with cards of others."""

    def among(self, s: TerrorixicoState, at: Aim, seat: int) -> list[int]:
        return sets.MEMBERS[others_lines(s, seat)]

    def do(self, s: TerrorixicoState, at: Aim, seat: int, line: int) -> None:
        s.done()
        s.next(Target(seat, line, ANY))


class Aim(SeatMoment[TerrorixicoState]):
    """Friendly fire that comes to light at the reveal chooses its line first, if there is a target (TE-A73)."""

    choices = Choices(AimAt(verbs.AIM, NOTHING_THERE))

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if others_lines(s, self.seat) else NO_ACTORS


@final
class Hit(ActOnTwo[TerrorixicoState, "Target"]):
    """Hit a card: a kind of card that another player has there, or the first or second that lies face down."""

    def offer(self, s: TerrorixicoState, at: Target, seat: int, found: Offers) -> None:
        for owner, what in at.targets(s):
            found.add(self.verb, owner, what)

    def why_not(self, s: TerrorixicoState, at: Target, seat: int, owner: int, what: int) -> Refusal | None:
        if (owner, what) in at.targets(s):
            return None
        if at.value == ANY:
            return NOT_YOUR_OWN if owner == seat else NOT_THERE  # TE-101
        if owner == seat:
            return NO_OWN_RELIC  # TE-064
        worth = s.content.cards[what].worth if what < CARD_COUNT else 0
        return OTHER_VALUE[at.value] if worth not in (0, at.value) else NO_RELIC[at.value]  # TE-057, TE-065

    def do(self, s: TerrorixicoState, at: Target, seat: int, owner: int, what: int) -> None:
        s.done()
        at.hit(s, owner, what)


class Target(SeatMoment[TerrorixicoState]):
    """One card of another player in a line is chosen and leaves: hit by a trauma (TE-056), or Friendly fire (TE-101).

    Where there is only one, no player is asked.
    """

    choices = Choices(Hit(verbs.TARGET))

    __slots__ = ("line", "value")

    def __init__(self, seat: int, line: int, value: int) -> None:
        super().__init__(seat, line, value)
        self.line: Final = line
        self.value: Final = value
        """The value of the trauma, or ANY."""

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if len(self.targets(s)) > 1 else NO_ACTORS

    def run(self, s: TerrorixicoState) -> None:
        owner, what = self.targets(s)[0]
        self.hit(s, owner, what)

    def targets(self, s: TerrorixicoState) -> list[tuple[int, int]]:
        """Return what can be hit: owner and kind of each card, alike ones once."""
        return list(dict.fromkeys([target for target in self._named(s) if target[0] != self.seat]))

    def _named(self, s: TerrorixicoState) -> list[tuple[int, int]]:
        """Return owner and kind of every card in the line; what cannot be hit goes by the seat that aims."""
        named: list[tuple[int, int]] = []
        hidden = [0] * s.seats
        for laid in s.lines[self.line].cards:
            if self.value != ANY and not is_struck_by(laid, self.seat, self.value):
                named.append((self.seat, 0))
            elif laid.down:
                named.append((laid.owner, CARD_COUNT + hidden[laid.owner]))
                hidden[laid.owner] += 1
            else:
                named.append((laid.owner, laid.card.number))
        return named

    def hit(self, s: TerrorixicoState, owner: int, what: int) -> None:
        """Remove the latest of the cards that go by a name, and what cannot stay without it (TE-036)."""
        named = self._named(s)
        at = max([at for at in range(len(named)) if named[at] == (owner, what)])
        there = s.lines[self.line]
        laid = there.cards[at]
        player, number = s.players[owner], laid.card.number
        if laid.down and number >= TRAUMA:
            player.reveal_trauma(number)
        if self.value == ANY:
            player.wear.append(number)
            events.destroyed(s, seat=self.seat, other_seat=owner, card=number, line=self.line)
        else:
            player.discards.append(number)  # TE-058
            events.struck(s, seat=self.seat, card=TRAUMA + self.value, other_seat=owner, victim=number, line=self.line)
        rearrange(s, self.line, there.without(at))
        unlink(s, self.line)  # TE-A70


@final
class CopyKind(OneOf[TerrorixicoState, "Copy"]):
    """Copy a kind of card that others have there face up."""

    def among(self, s: TerrorixicoState, at: Copy, seat: int) -> list[int]:
        return sets.members(copyable(s, seat, at.line))

    def do(self, s: TerrorixicoState, at: Copy, seat: int, card: int) -> None:
        s.done()
        at.become(s, card)


class Copy(SeatMoment[TerrorixicoState]):
    """A Mimetic becomes a copy of another player's card in its line, for good (TE-105, TE-A30, TE-A72).

    Where there is only one kind to copy, no player is asked.
    """

    choices = Choices(CopyKind(verbs.COPY, NOT_COPYABLE))

    __slots__ = ("line", "order")

    def __init__(self, seat: int, line: int, order: int) -> None:
        super().__init__(seat, line, order)
        self.line: Final = line
        self.order: Final = order
        """The number of its placement."""

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if len(sets.members(copyable(s, self.seat, self.line))) > 1 else NO_ACTORS

    def run(self, s: TerrorixicoState) -> None:
        self.become(s, sets.members(copyable(s, self.seat, self.line))[0])

    def become(self, s: TerrorixicoState, number: int) -> None:
        """Copy a card, and let its text happen (TE-121)."""
        card = s.content.cards[number]
        there = s.lines[self.line]
        cards = [laid.copying(card) if laid.order == self.order else laid for laid in there.cards]
        events.copied(s, seat=self.seat, card=number, line=self.line)
        rearrange(s, self.line, there.holding(cards))
        card.happen(s, self.seat)
