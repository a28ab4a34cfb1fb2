"""The moments of the game, each with the rules it follows."""

from liza import Refusal, Step
from liza.parts.cards import card_of, public, shown
from pulso.state import PulsoState
from pulso.vocabulary import BURIED, BURY, LAID, LAY, LOOKED, TAKE, TIED, TOOK, TURNED, WON


class Clash(Step[PulsoState]):
    """Everybody lays one card in secret; once all have, the cards are turned up (PU-02 to PU-05)."""

    def actors(self, s: PulsoState) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if not s.laid[seat])

    def legal(self, s: PulsoState, seat: int) -> list[int]:
        return sorted({LAY + card_of(card) for card in s.hands[seat]})

    def refuse(self, s: PulsoState, seat: int, action: int) -> Refusal | None:
        return Refusal("PU-03") if action < TAKE else Refusal("PU-06")

    def apply(self, s: PulsoState, seat: int, action: int) -> None:
        card = next(card for card in s.hands[seat] if LAY + card_of(card) == action)
        s.hands[seat].remove(card)
        s.laid[seat].append(card)
        if s.listen:
            s.note_for(1 << seat, LAID, seat, card_of(card))

    def run(self, s: PulsoState) -> None:
        cards = [card_of(card) for [card] in s.laid]
        best = max(cards)
        winner = cards.index(best) if cards.count(best) == 1 else None
        s.pile += [public(card) for card in cards]
        s.laid = [[] for _ in cards]
        if s.listen:
            for seat, card in enumerate(cards):
                s.note(TURNED, seat, card)
            s.note(TIED) if winner is None else s.note(WON, winner)
        s.push(NextRound())
        if winner is not None:
            s.points[winner] += 1
            s.deck[-1] = shown(s.deck[-1], winner)
            if s.listen:
                s.note_for(1 << winner, LOOKED, winner, card_of(s.deck[-1]))
            s.push(Look(winner))


class Look(Step[PulsoState]):
    """The winner has seen the top of the deck and takes it or puts it at the bottom (PU-06)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def args(self) -> tuple[int, ...]:
        return (self.seat,)

    def actors(self, s: PulsoState) -> tuple[int, ...]:
        return (self.seat,)

    def legal(self, s: PulsoState, seat: int) -> list[int]:
        return [TAKE, BURY]

    def apply(self, s: PulsoState, seat: int, action: int) -> None:
        s.agenda.pop()
        card = s.deck.pop()
        if action == TAKE:
            s.hands[seat].append(card)
        else:
            s.deck.insert(0, card)
        if s.listen:
            s.note(TOOK if action == TAKE else BURIED, seat)


class NextRound(Step[PulsoState]):
    """Another clash, or the end (PU-07)."""

    def run(self, s: PulsoState) -> None:
        if s.round == s.options["rounds"]:
            return s.finish("points", s.points)
        s.round += 1
        return s.push(Clash())


STEPS = (Clash, Look, NextRound)
