"""What abilities, favours and objects ask: steps, ice, cards of a deck (TX-D12, TX-D34, TX-D35, TX-D40)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.moves import put, shuffle_back, to_hand
from liza.games.tanxi.state import BLOCK, FREE, KIND, TanxiState, on_island
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.steps.gems import TurnAsk
from liza.games.tanxi.steps.monster import find
from liza.games.tanxi.vocabulary import (
    ARRANGED,
    ICE_PLACED,
    ICE_TOKENS,
    LEAP,
    MOVED,
    NOTHING,
    PASS,
    SEEN,
    SHEET,
    STOP,
)
from liza.games.tanxi.walking import cost_to, free_ways, leaps
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask
from liza.parts.cards import known_to, shown


class FreeStep(TurnAsk):
    """Move without energy, step by step, as far as one likes (Marea viva, Ráfaga, Bomba de humo)."""

    __slots__ = ("left", "through")

    def __init__(self, seat: int, left: int, through: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.through: Final = through
        """1 for whoever may pass through a character."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the squares left, and whether characters are no obstacle."""
        return (self.seat, self.left, self.through)

    def squares(self, s: TanxiState) -> list[int]:
        """Return where the next step may lead."""
        seat = self.seat
        found = free_ways(s, seat)
        if self.left > 1 and (self.through or s.sheet[seat * SHEET + LEAP]):
            found = found + leaps(s, seat)
        return found

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while there is somewhere to go."""
        return self.asked if self.left and self.squares(s) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the squares, and stopping."""
        return [STOP, *[s.rules.move + square for square in self.squares(s)]]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why the character cannot go there."""
        square = action - s.rules.move
        return refuse_way(s, seat, square) if 0 <= square < s.board.size else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Take the step."""
        s.agenda.pop()
        if action == STOP:
            return
        square = action - s.rules.move
        s.agenda.append(FreeStep(seat, self.left - cost_to(s, seat, square), self.through))
        walk(s, seat, square)


def walk(s: TanxiState, seat: int, square: int) -> None:
    """Move a character's token."""
    put(s, seat, square)
    if s.listen:
        s.note(MOVED, seat, square)


def refuse_way(s: TanxiState, seat: int, square: int) -> Refusal:
    """Return why a character cannot move to a square, energy aside."""
    if square not in s.board.near[s.at[seat]]:
        return Refusal("TX-105")
    if s.occupant[square] == BLOCK:
        return Refusal("TX-051")
    return Refusal("TX-107") if s.occupant[square] != FREE else Refusal("TX-106")


class IceSquare(TurnAsk):
    """Put ice tokens on the island one by one (Bloques de Hielo)."""

    __slots__ = ("left", "placed", "reach")

    def __init__(self, seat: int, left: int, reach: int, placed: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.reach: Final = reach
        self.placed: Final = placed

    def args(self) -> tuple[int, ...]:
        """Return the seat, the tokens left, how far away they may be, and how many lie already."""
        return (self.seat, self.left, self.reach, self.placed)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while a token can be placed."""
        return self.asked if self.left and ice_squares(s, self.seat, self.reach) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the squares, and stopping after the first."""
        squares = [s.rules.place + square for square in ice_squares(s, seat, self.reach)]
        return [STOP, *squares] if self.placed else squares

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why no token can lie there."""
        return Refusal("TX-A83") if s.rules.place <= action < s.rules.equip or action == STOP else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Place a token."""
        s.agenda.pop()
        if action == STOP:
            return
        square = action - s.rules.place
        s.ice.append(square)
        s.ice_of.append(seat)
        s.occupant[square] = BLOCK
        if s.listen:
            s.note(ICE_PLACED, seat, square)
        s.agenda.append(IceSquare(seat, self.left - 1, self.reach, self.placed + 1))


def ice_squares(s: TanxiState, seat: int, reach: int) -> list[int]:
    """Return where an ice token may lie: free, near, not in the village, and nobody loses the last way out."""
    if len(s.ice) >= ICE_TOKENS:
        return []
    board = s.board
    last = []
    for other in on_island(s):
        open_ways = free_ways(s, other)
        if len(open_ways) == 1:
            last.append(open_ways[0])
    at = s.at[seat]
    return [
        square
        for square in range(board.size)
        if s.occupant[square] == FREE
        and not board.in_village[square]
        and board.steps(at, square) <= reach
        and square not in last
    ]


# Cards of a deck.


def look(s: TanxiState, seat: int, deck: int, amount: int) -> int:
    """Let a seat look at the top cards of a deck and return how many there are (TX-A109)."""
    cards = s.decks[deck]
    amount = min(amount, len(cards))
    for at in range(len(cards) - amount, len(cards)):
        if not known_to(cards[at], seat):
            cards[at] = shown(cards[at], seat)
            if s.listen:
                s.note_for(1 << seat, SEEN, seat, deck, cards[at] & KIND)
    return amount


class PickCard(Ask[TanxiState]):
    """Choose one of the top cards of a deck; the rest is shuffled back (Suerte, Mapa antiguo, Ofiria, TX-A48)."""

    __slots__ = ("amount", "deck", "lucky")

    def __init__(self, seat: int, deck: int, amount: int, lucky: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.amount: Final = amount
        self.lucky: Final = lucky
        """1 where the card is found as in exploring, and must be chosen."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the deck, how many cards, and whether it is exploring."""
        return (self.seat, self.deck, self.amount, self.lucky)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards."""
        cards = s.decks[self.deck][-self.amount :]
        if self.lucky:
            return sorted(named(s.rules.take, cards))
        first = s.rules.content.cards
        return [PASS, *sorted(named(s.rules.take, [card for card in cards if card & KIND < first]))]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be taken."""
        if not s.rules.take <= action < s.rules.top:
            return None
        kinds = [card & KIND for card in s.decks[self.deck][-self.amount :]]
        return Refusal("TX-A109", "monster" if action - s.rules.take in kinds else "")

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Take it and shuffle the rest."""
        s.agenda.pop()
        deck = s.decks[self.deck]
        kind = action - s.rules.take if action != PASS else NOTHING
        if kind != NOTHING:
            at = len(deck) - 1
            while deck[at] & KIND != kind:
                at -= 1
            deck.pop(at)
        shuffle_back(s, self.deck, [])
        if kind == NOTHING:
            return
        if self.lucky:
            find(s, seat, self.deck, kind)
        else:
            to_hand(s, seat, kind)


class OrderCards(Ask[TanxiState]):
    """Put the cards seen back on top one by one; the last one is drawn first (Presagio)."""

    __slots__ = ("deck", "left")

    def __init__(self, seat: int, deck: int, left: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck
        self.left: Final = left

    def args(self) -> tuple[int, ...]:
        """Return the seat, the deck and how many cards are still to be placed."""
        return (self.seat, self.deck, self.left)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat while there is an order to choose."""
        return self.asked if self.left > 1 else NOBODY

    def run(self, s: TanxiState) -> None:
        """Have finished."""
        if s.listen:
            s.note(ARRANGED, self.seat, self.deck)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards not yet placed."""
        return sorted(named(s.rules.top, s.decks[self.deck][-self.left :]))

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be placed."""
        return Refusal("TX-A109") if action >= s.rules.top else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Place it on those that lie already."""
        s.agenda.pop()
        deck = s.decks[self.deck]
        at = len(deck) - self.left
        kind = action - s.rules.top
        chosen = at
        while deck[chosen] & KIND != kind:
            chosen += 1
        deck.insert(at, deck.pop(chosen))
        s.agenda.append(OrderCards(seat, self.deck, self.left - 1))
