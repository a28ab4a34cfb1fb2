"""What abilities, favours and objects ask: steps, ice, cards of a deck."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.mechanics.primitives import put, shuffle_back, to_hand
from liza.games.tanxi.mechanics.walking import cost_to, free_ways, leaps, ways
from liza.games.tanxi.pieces import Ice
from liza.games.tanxi.state import BLOCK, FREE, TanxiState, different, find
from liza.games.tanxi.steps.gems import GEM_ACTIONS, NOT_NOW, TurnMoment
from liza.games.tanxi.steps.monster import come_upon
from liza.games.tanxi.vocabulary import ABSENT, ICE_TOKENS, WHY_EFFECT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, EndMoment, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS

TOO_FAR: Final = Refusal("TX-105")
DIAGONAL: Final = Refusal("TX-105", "diagonal")
ICE_THERE: Final = Refusal("TX-051")
SOMEBODY_THERE: Final = Refusal("TX-107")
ACROSS_A_RIVER: Final = Refusal("TX-106")
NO_ICE_THERE: Final = Refusal("TX-A83")
NOT_SEEN: Final = Refusal("TX-A109")
A_MONSTER: Final = Refusal("TX-A109", "monster")


# Moving.


def walk(s: TanxiState, seat: int, square: int) -> None:
    """Move a character's token."""
    put(s, seat, square)
    events.moved(s, seat=seat, square=square)


def no_way(s: TanxiState, seat: int, square: int) -> Refusal | None:
    """Return why a character cannot step to a square, energy aside."""
    board, here = s.board, s.explorers[seat].at
    if square not in board.near[here]:
        corner = abs(board.column[square] - board.column[here]) == abs(board.row[square] - board.row[here]) == 1
        return DIAGONAL if corner else TOO_FAR  # TX-105
    if s.occupant[square] == BLOCK:
        return ICE_THERE  # TX-051
    if s.occupant[square] != FREE:
        return SOMEBODY_THERE  # TX-107
    return None if square in ways(s, seat) else ACROSS_A_RIVER  # TX-106


@final
class StepTo(ActOn[TanxiState, "FreeStep"]):
    """Take a step without energy, or leap over a player."""

    def offer(self, s: TanxiState, at: FreeStep, seat: int, found: Offers) -> None:
        found.add_each(self.verb, at.squares(s))

    def why_not(self, s: TanxiState, at: FreeStep, seat: int, square: int) -> Refusal | None:
        return None if at.leaps(s) and square in leaps(s, seat) else no_way(s, seat, square)

    def do(self, s: TanxiState, at: FreeStep, seat: int, square: int) -> None:
        s.done()
        s.next(FreeStep(seat, at.left - cost_to(s, seat, square), at.through))
        walk(s, seat, square)


class FreeStep(TurnMoment):
    """Move without energy, step by step, as far as one likes (Marea viva, Ráfaga, Bomba de humo)."""

    __slots__ = ("left", "through")

    choices = Choices(EndMoment(verbs.STOP), StepTo(verbs.MOVE), *GEM_ACTIONS)

    def __init__(self, seat: int, left: int, through: int) -> None:
        super().__init__(seat, left, through)
        self.left: Final = left
        self.through: Final = through
        """1 for a player who may pass through a character."""

    def leaps(self, s: TanxiState) -> bool:
        """Whether the character may leap over a player."""
        return self.left > 1 and bool(self.through or s.sheet(self.seat).leap)

    def squares(self, s: TanxiState) -> list[int]:
        """Return where the next step may lead."""
        found = free_ways(s, self.seat)
        return found + leaps(s, self.seat) if self.leaps(s) else found

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.left and self.squares(s) else NO_ACTORS


# Ice.


def ice_squares(s: TanxiState, seat: int, reach: int) -> list[int]:
    """Return where an ice token may lie: free, near, not in the village, no player's last way out (TX-A83)."""
    if len(s.ice) >= ICE_TOKENS:
        return []
    board = s.board
    ways_out = [free_ways(s, other) for other in s.on_island()]
    last = [out[0] for out in ways_out if len(out) == 1]
    away = board.away[s.explorers[seat].at]
    return [
        square
        for square in range(board.size)
        if away[square] <= reach and s.occupant[square] == FREE and not board.in_village[square] and square not in last
    ]


@final
class StopFreezing(EndMoment[TanxiState, "IceSquare"]):
    """Place no more tokens; the first must be placed."""

    def why_not(self, s: TanxiState, at: IceSquare, seat: int) -> Refusal | None:
        return None if at.placed else NO_ICE_THERE  # TX-A83


@final
class PlaceIce(OneOf[TanxiState, "IceSquare"]):
    """Put an ice token on a square."""

    def among(self, s: TanxiState, at: IceSquare, seat: int) -> list[int]:
        return ice_squares(s, seat, at.reach)

    def do(self, s: TanxiState, at: IceSquare, seat: int, square: int) -> None:
        s.done()
        s.ice.append(Ice(square, seat))
        s.occupant[square] = BLOCK
        events.ice_placed(s, seat=seat, square=square)
        s.next(IceSquare(seat, at.left - 1, at.reach, at.placed + 1))


class IceSquare(TurnMoment):
    """Put ice tokens on the island one by one (Bloques de Hielo)."""

    __slots__ = ("left", "placed", "reach")

    choices = Choices(StopFreezing(verbs.STOP), PlaceIce(verbs.PLACE, NO_ICE_THERE), *GEM_ACTIONS)

    def __init__(self, seat: int, left: int, reach: int, placed: int) -> None:
        super().__init__(seat, left, reach, placed)
        self.left: Final = left
        self.reach: Final = reach
        self.placed: Final = placed

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.left and ice_squares(s, self.seat, self.reach) else NO_ACTORS


# Cards of a deck.


@final
class TakeNone(Act[TanxiState, "PickCard"]):
    """Take none of the cards; an explorer must take one."""

    def why_not(self, s: TanxiState, at: PickCard, seat: int) -> Refusal | None:
        return NOT_NOW if at.lucky else None  # TX-A48

    def do(self, s: TanxiState, at: PickCard, seat: int) -> None:
        s.done()
        shuffle_back(s, at.deck, [])


@final
class TakeSeen(ActOn[TanxiState, "PickCard"]):
    """Take one of the cards seen; the others are shuffled back (TX-A48)."""

    def offer(self, s: TanxiState, at: PickCard, seat: int, found: Offers) -> None:
        for number in sorted(different(at.seen(s))):
            if at.lucky or number < s.content.first_monster:
                found.add(self.verb, number)

    def why_not(self, s: TanxiState, at: PickCard, seat: int, number: int) -> Refusal | None:
        if find(at.seen(s), number) == ABSENT:
            return NOT_SEEN  # TX-A109
        return None if at.lucky or number < s.content.first_monster else A_MONSTER

    def do(self, s: TanxiState, at: PickCard, seat: int, number: int) -> None:
        s.done()
        deck = s.decks[at.deck]
        deck.pop(len(deck) - 1 - find(deck[::-1], number))
        shuffle_back(s, at.deck, [])
        if at.lucky:
            come_upon(s, seat, at.deck, number)
        else:
            to_hand(s, seat, number, WHY_EFFECT)


class PickCard(SeatMoment[TanxiState]):
    """Choose one of the top cards of a deck (Suerte, Mapa antiguo, Ofiria)."""

    __slots__ = ("amount", "deck", "lucky")

    choices = Choices(TakeNone(verbs.PASS), TakeSeen(verbs.TAKE))

    def __init__(self, seat: int, deck: int, amount: int, lucky: int) -> None:
        super().__init__(seat, deck, amount, lucky)
        self.deck: Final = deck
        self.amount: Final = amount
        self.lucky: Final = lucky
        """1 where the card is found as in exploring, and must be chosen."""

    def seen(self, s: TanxiState) -> list[int]:
        """Return the cards."""
        return s.decks[self.deck][-self.amount :]


@final
class PlaceOnTop(OneOf[TanxiState, "OrderCards"]):
    """Place a card on those that lie already."""

    def among(self, s: TanxiState, at: OrderCards, seat: int) -> list[int]:
        return sorted(different(at.loose(s)))

    def do(self, s: TanxiState, at: OrderCards, seat: int, number: int) -> None:
        s.done()
        deck = s.decks[at.deck]
        lowest = len(deck) - at.left
        deck.insert(lowest, deck.pop(lowest + find(at.loose(s), number)))
        s.next(OrderCards(seat, at.deck, at.left - 1))


class OrderCards(SeatMoment[TanxiState]):
    """Put the cards seen back on top one by one; the last one is drawn first (Presagio)."""

    __slots__ = ("deck", "left")

    choices = Choices(PlaceOnTop(verbs.TOP, NOT_SEEN))

    def __init__(self, seat: int, deck: int, left: int) -> None:
        super().__init__(seat, deck, left)
        self.deck: Final = deck
        self.left: Final = left

    def loose(self, s: TanxiState) -> list[int]:
        """Return the cards not yet placed."""
        return s.decks[self.deck][-self.left :]

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if self.left > 1 else NO_ACTORS

    def run(self, s: TanxiState) -> None:
        events.arranged(s, seat=self.seat, quadrant=self.deck)
