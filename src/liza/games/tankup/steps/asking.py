"""What cards and bonuses ask of a seat: a deck, a space, an opponent, a card (TU-D13)."""

from __future__ import annotations

from typing import Any, Final, TypeVar, final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics.primitives import back_to_hand, discard, draw
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.vocabulary import LEG, SITUATION, WHY_FLOWER, WHY_HEAVIEST, WHY_SITUATION, WHY_SPY, WHY_USED
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, EndMoment, Moment, Offers, SeatMoment
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets
from liza.parts.cards import shown

M = TypeVar("M", bound=Moment[Any])

NOT_NOW: Final = Refusal("TU-009")
EMPTY_DECK: Final = Refusal("TU-A19")
CLOSED_DECK: Final = Refusal("TU-A19", "closed")
ONLY_WITH_ICON: Final = Refusal("TU-097")
NOT_THIS_DECK: Final = Refusal("TU-093")
NOT_YOURSELF: Final = Refusal("TU-A25")
NOT_BARE: Final = Refusal("TU-038")
NO_HAND: Final = Refusal("TU-093", "hand")
NOT_IN_THAT_HAND: Final = Refusal("TU-093", "there")
NOT_BROKEN: Final = Refusal("TU-093", "broken")


def no_card_in(s: TankupState, back: int) -> Refusal | None:
    """Return why a deck gives no card: it is empty, or a situation keeps the armouries closed (TU-A19)."""
    if not s.decks[back]:
        return EMPTY_DECK
    return CLOSED_DECK if back <= LEG and s.is_closed() else None


PASS: Final[EndMoment[Any, Any]] = EndMoment(verbs.PASS)


class AtOpponent(ActOn[TankupState, M]):
    """A choice of an opponent still in."""

    def why_not(self, s: TankupState, at: M, seat: int, target: int) -> Refusal | None:
        """Return that it must be one (TU-A25)."""
        return None if target in s.opponents(seat) else NOT_YOURSELF


@final
class DrawOne(ActOn[TankupState, "DrawCards"]):
    """Draw one card from one of the decks that the card or the bonus names."""

    def why_not(self, s: TankupState, at: DrawCards, seat: int, back: int) -> Refusal | None:
        if back == SITUATION:
            return ONLY_WITH_ICON  # TU-097
        if not sets.has(at.source, back):
            return NOT_THIS_DECK  # TU-093
        return no_card_in(s, back)

    def do(self, s: TankupState, at: DrawCards, seat: int, back: int) -> None:
        s.done()
        if at.left > 1:
            s.next(DrawCards(seat, at.source, at.left - 1, at.reason))
        draw(s, seat, back, at.reason)


@final
class Decline(EndMoment[TankupState, "DrawCards"]):
    """Draw no card: only a gift may be declined."""

    def why_not(self, s: TankupState, at: DrawCards, seat: int) -> Refusal | None:
        return None if at.reason in {WHY_FLOWER, WHY_SITUATION} else NOT_NOW


class DrawCards(SeatMoment[TankupState]):
    """Draw some cards, each from one of several decks, and say why; what is given may be declined."""

    choices = Choices(Decline(verbs.PASS), DrawOne(verbs.DRAW))

    __slots__ = ("left", "reason", "source")

    def __init__(self, seat: int, source: int, left: int, reason: int) -> None:
        super().__init__(seat, source, left, reason)
        self.source: Final = source
        self.left: Final = left
        self.reason: Final = reason

    def actors(self, s: TankupState) -> tuple[int, ...]:
        for back in sets.members(self.source):
            if no_card_in(s, back) is None:
                return self.asked
        return NO_ACTORS


@final
class Place(ActOn[TankupState, "PlaceDie"]):
    """Put the die on a space with neither armour nor die."""

    def why_not(self, s: TankupState, at: PlaceDie, seat: int, space: int) -> Refusal | None:
        """Return that it must be bare (TU-038)."""
        who = s.fighters[seat]
        return None if who.worn[space] is None and who.dice[space] == 0 else NOT_BARE

    def do(self, s: TankupState, at: PlaceDie, seat: int, space: int) -> None:
        s.done()
        s.fighters[seat].lay_die(space, at.amount, bool(at.lasting))
        events.armour_placed(
            s, seat=seat, space=space, amount=at.amount, reason=WHY_USED if at.lasting else WHY_HEAVIEST
        )


@final
class NoPlace(EndMoment[TankupState, "PlaceDie"]):
    """Do without the die: only the heaviest's bonus may be declined (TU-038)."""

    def why_not(self, s: TankupState, at: PlaceDie, seat: int) -> Refusal | None:
        return NOT_NOW if at.lasting else None


class PlaceDie(SeatMoment[TankupState]):
    """Put temporary armour on a bare space: the heaviest may (TU-038), a card's owner chooses where."""

    choices = Choices(NoPlace(verbs.PASS), Place(verbs.PLACE))

    __slots__ = ("amount", "lasting")

    def __init__(self, seat: int, amount: int, lasting: int) -> None:
        super().__init__(seat, amount, lasting)
        self.amount: Final = amount
        self.lasting: Final = lasting


@final
class LookAt(ActOn[TankupState, "Spy"]):
    """Look at the hand of an opponent who holds cards."""

    def why_not(self, s: TankupState, at: Spy, seat: int, other: int) -> Refusal | None:
        """Return that there must be cards to look at (TU-093)."""
        return None if other in s.opponents(seat) and s.hands[other] else NO_HAND

    def do(self, s: TankupState, at: Spy, seat: int, other: int) -> None:
        s.done()
        s.hands[other] = [shown(card, seat) for card in s.hands[other]]
        events.looked(s, seat=seat, target_seat=other)
        s.next(SpyDiscard(seat, other))


class Spy(SeatMoment[TankupState]):
    """Choose whose hand to look at."""

    choices = Choices(LookAt(verbs.TARGET))


@final
class DiscardTheirs(ActOn[TankupState, "SpyDiscard"]):
    """Discard a card of another hand, for all to see."""

    def offer(self, s: TankupState, at: SpyDiscard, seat: int, found: Offers) -> None:
        for number in dict.fromkeys([number_of(card) for card in s.hands[at.other]]):
            found.add(self.verb, number)

    def why_not(self, s: TankupState, at: SpyDiscard, seat: int, number: int) -> Refusal | None:
        """Return that it must lie in that hand (TU-093)."""
        return None if number in [number_of(card) for card in s.hands[at.other]] else NOT_IN_THAT_HAND

    def do(self, s: TankupState, at: SpyDiscard, seat: int, number: int) -> None:
        s.done()
        hand = s.hands[at.other]
        hand.pop([number_of(card) for card in hand].index(number))
        discard(s, number)
        events.discarded(s, seat=at.other, by_seat=seat, card=number, reason=WHY_SPY)


class SpyDiscard(SeatMoment[TankupState]):
    """Discard one card of the hand that was looked at."""

    choices = Choices(DiscardTheirs(verbs.DISCARD))

    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat, other)
        self.other: Final = other


@final
class Take(ActOn[TankupState, "Salvage"]):
    """Take a broken armour openly, as good as new (TU-A66)."""

    def why_not(self, s: TankupState, at: Salvage, seat: int, number: int) -> Refusal | None:
        """Return that it must be broken (TU-093)."""
        return None if number in s.broken else NOT_BROKEN

    def do(self, s: TankupState, at: Salvage, seat: int, number: int) -> None:
        s.done()
        s.broken.remove(number)
        back_to_hand(s, seat, s.content.armours[number], 0)
        events.took(s, seat=seat, card=number)


class Salvage(SeatMoment[TankupState]):
    """Take a card of the broken pile."""

    choices = Choices(Take(verbs.TAKE))
