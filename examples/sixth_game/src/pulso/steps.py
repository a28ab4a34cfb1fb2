"""The moments of the game, each with the rules it follows."""

from liza import Act, ActOn, Choices, Moment, NotNow, Refusal, SeatMoment, Step
from liza.parts.cards import card_of, public, shown
from pulso.event_kinds import BURIED, LAID, LOOKED, TIED, TOOK, TURNED, WON
from pulso.state import PulsoState
from pulso.verbs import BURY, LAY, TAKE

NOT_HELD = Refusal("PU-03")
NOT_THE_WINNER = Refusal("PU-06")


class Lay(ActOn[PulsoState, "Clash"]):
    """Lay a card of the hand, face down (PU-02)."""

    def why_not(self, s: PulsoState, at: "Clash", seat: int, kind: int) -> Refusal | None:
        return None if kind in map(card_of, s.hands[seat]) else NOT_HELD

    def do(self, s: PulsoState, at: "Clash", seat: int, kind: int) -> None:
        card = next(card for card in s.hands[seat] if card_of(card) == kind)
        s.hands[seat].remove(card)
        s.laid[seat].append(card)
        s.emit_to(1 << seat, LAID, seat, kind)


class Clash(Moment[PulsoState]):
    """Everybody lays one card in secret; once all have, the cards are turned up (PU-02 to PU-05)."""

    choices = Choices(Lay(LAY), NotNow(TAKE, NOT_THE_WINNER), NotNow(BURY, NOT_THE_WINNER))

    def actors(self, s: PulsoState) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if not s.laid[seat])

    def run(self, s: PulsoState) -> None:
        cards = [card_of(card) for [card] in s.laid]
        best = max(cards)
        winner = cards.index(best) if cards.count(best) == 1 else None
        s.pile += [public(card) for card in cards]
        s.laid = [[] for _ in cards]
        for seat, card in enumerate(cards):
            s.emit(TURNED, seat, card)
        s.next(NextRound())
        if winner is None:
            return s.emit(TIED)
        s.emit(WON, winner)
        s.points[winner] += 1
        s.deck[-1] = shown(s.deck[-1], winner)
        s.emit_to(1 << winner, LOOKED, winner, card_of(s.deck[-1]))
        return s.next(Look(winner))


class Take(Act[PulsoState, "Look"]):
    """Take the card that was looked at (PU-06)."""

    def do(self, s: PulsoState, at: "Look", seat: int) -> None:
        s.done()
        s.hands[seat].append(s.deck.pop())
        s.emit(TOOK, seat)


class Bury(Act[PulsoState, "Look"]):
    """Put it at the bottom of the deck (PU-06)."""

    def do(self, s: PulsoState, at: "Look", seat: int) -> None:
        s.done()
        s.deck.insert(0, s.deck.pop())
        s.emit(BURIED, seat)


class Look(SeatMoment[PulsoState]):
    """The winner has seen the top of the deck and takes it or puts it at the bottom (PU-06)."""

    choices = Choices(Take(TAKE), Bury(BURY))


class NextRound(Step[PulsoState]):
    """Another clash, or the end (PU-07)."""

    def run(self, s: PulsoState) -> None:
        if s.round == s.options["rounds"]:
            return s.finish("points", s.points)
        s.round += 1
        return s.next(Clash())
