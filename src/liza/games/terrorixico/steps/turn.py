"""A turn: two cards, then the end of the turn."""

from __future__ import annotations

from typing import Any, Final, final

from liza.games.terrorixico import events, verbs
from liza.games.terrorixico.effects.cards import ASKS_FOR_NOTHING, COMPLETE, TRAUMA_IF_NOT_STUCK
from liza.games.terrorixico.mechanics.battle import lay
from liza.games.terrorixico.mechanics.primitives import discard, draw_up, eliminate, put_in_wear
from liza.games.terrorixico.state import MOST_DOWN, TerrorixicoState
from liza.games.terrorixico.steps.asking import HandCard
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.vocabulary import NO_SEAT, SEATS, TRAUMA, WHY_PASSING, WHY_SHOWN, WHY_TURN_END
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOnTwo, Choices, EndMoment, Moment, Never, NotNow, SeatMoment
from liza.kernel.core.step import NO_ACTORS, SeatStep, Step
from liza.parts import sets

MOST_TURNS: Final = 100
"""A round that takes longer is lost (TE-A60)."""
NOT_AFTER_A_CARD: Final = Refusal("TE-051")
A_CARD_IS_VALID: Final = Refusal("TE-A06")
PLAY_OR_PASS: Final = Refusal("TE-022", "must")
SECOND_IS_VALID: Final = Refusal("TE-A08")
NO_TRAUMA_0: Final = Refusal("TE-055")
NOT_HELD: Final = Refusal("TE-022", "hand")
CARD_FIRST: Final = Refusal("TE-022", "card")
ALL_FACE_UP: Final = Refusal("TE-019")
ONE_HIDDEN: Final = Refusal("TE-023")
TWO_HIDDEN: Final = Refusal("TE-024")
TURN_IS_OVER: Final = Refusal("TE-022", "over")
ANY_CARD: Final = Refusal("TE-027")
DISCARD_FIRST: Final = Refusal("TE-028")
DISCARDED_ONE: Final = Refusal("TE-027", "once")
NO_TRAUMA: Final = Refusal("TE-030")
ELIMINATE_HELD: Final = Refusal("TE-028", "hand")


class Turn(SeatStep[TerrorixicoState]):
    """A player's turn begins, with a full hand if the piles allow it (TE-029, TE-A43)."""

    def run(self, s: TerrorixicoState) -> None:
        seat = self.seat
        s.turn += 1
        events.turn_started(s, seat=seat)
        draw_up(s, seat)
        s.agenda += (NEXT_TURNS[seat], ENDS[seat], PLAY_CARDS[seat][0][0])  # TE-A17: the turn ends before the reveal


class NextTurn(SeatStep[TerrorixicoState]):
    """The next player clockwise who has not passed (TE-021); no player, once the monster is defeated or all have."""

    def run(self, s: TerrorixicoState) -> None:
        if s.defeated:
            return
        for seat in s.clockwise((self.seat + 1) % s.seats):
            if s.players[seat].passed or s.over:
                continue
            if s.turn < MOST_TURNS:
                s.next(TURNS[seat])
                return
            give_in(s, seat)


def give_in(s: TerrorixicoState, seat: int) -> None:
    """Pass: out for the rest of the round (TE-A09), with as many traumas as the event shows (TE-052)."""
    s.players[seat].passed = True
    if s.first_passer == NO_SEAT:
        s.first_passer = seat
    events.passed(s, seat=seat)
    receive(s, seat, s.event.trauma, WHY_PASSING)


@final
class Pass(Act[TerrorixicoState, "PlayCard"]):
    """Give in, where no relic or special is valid."""

    def why_not(self, s: TerrorixicoState, at: PlayCard, seat: int) -> Refusal | None:
        if at.number:
            return NOT_AFTER_A_CARD  # TE-051
        return A_CARD_IS_VALID if at.has_valid(s) else None  # TE-A06

    def do(self, s: TerrorixicoState, at: PlayCard, seat: int) -> None:
        s.done()
        give_in(s, seat)


@final
class Stop(EndMoment[TerrorixicoState, "PlayCard"]):
    """Play no second card, where none is valid."""

    def why_not(self, s: TerrorixicoState, at: PlayCard, seat: int) -> Refusal | None:
        if not at.number:
            return PLAY_OR_PASS  # TE-022
        return SECOND_IS_VALID if at.has_valid(s) else None  # TE-A08


@final
class Show(Act[TerrorixicoState, "PlayCard"]):
    """Show a trauma 0: it goes to the wear zone and counts as a card (TE-055, TE-063)."""

    def why_not(self, s: TerrorixicoState, at: PlayCard, seat: int) -> Refusal | None:
        if TRAUMA not in s.players[seat].hand:
            return NO_TRAUMA_0
        return None if at.takes_traumas(s) else TRAUMA_IF_NOT_STUCK

    def do(self, s: TerrorixicoState, at: PlayCard, seat: int) -> None:
        at.take_from_hand(s, TRAUMA, at.hid)
        events.shown(s, seat=seat, card=TRAUMA)
        put_in_wear(s, seat, TRAUMA, WHY_SHOWN)


@final
class Play(ActOnTwo[TerrorixicoState, "PlayCard"]):
    """Play a card face up."""

    def why_not(self, s: TerrorixicoState, at: PlayCard, seat: int, number: int, line: int) -> Refusal | None:
        if number not in s.players[seat].hand:
            return NOT_HELD  # TE-022
        card = s.content.cards[number]
        if not sets.has(card.face_up(s, seat, s.lacking & card.fitting(s, seat)), line):
            return card.no_room(s, line, down=False)
        return None if number < TRAUMA or at.takes_traumas(s) else TRAUMA_IF_NOT_STUCK  # TE-A07

    def do(self, s: TerrorixicoState, at: PlayCard, seat: int, number: int, line: int) -> None:
        at.take_from_hand(s, number, at.hid)
        events.played(s, seat=seat, card=number, line=line)
        s.content.cards[number].play(s, seat, line)


@final
class Hide(ActOnTwo[TerrorixicoState, "PlayCard"]):
    """Lay a card face down: its text waits until it is turned up (TE-A64)."""

    def why_not(self, s: TerrorixicoState, at: PlayCard, seat: int, number: int, line: int) -> Refusal | None:
        if number not in s.players[seat].hand:
            return NOT_HELD  # TE-022
        bluff = bool(s.options["bluff"])
        card = s.content.cards[number]
        never = card.never_hidden(line)
        if never is not None and not bluff:
            return never
        if s.event.word.name == "no_face_down":
            return ALL_FACE_UP  # TE-019
        if at.hid:
            return ONE_HIDDEN  # TE-023
        if s.lines[line].downs >= MOST_DOWN:
            return TWO_HIDDEN  # TE-024, TE-066
        if not sets.has(s.lacking, line) or not (bluff or sets.has(card.fitting(s, seat), line)):
            return card.no_room(s, line, down=True)
        return None if bluff or number < TRAUMA or at.takes_traumas(s) else TRAUMA_IF_NOT_STUCK  # TE-A19, TE-A07

    def do(self, s: TerrorixicoState, at: PlayCard, seat: int, number: int, line: int) -> None:
        at.take_from_hand(s, number, hid=1)
        events.hidden(s, eyes=sets.only(seat), seat=seat, card=number, line=line)
        lay(s, seat, s.content.cards[number], line, down=True)


@final
class NoCard(Never[TerrorixicoState, "PlayCard"]):
    """A line without a card for it: either it takes none, or a card is chosen first."""

    def refusal(self, s: TerrorixicoState, at: PlayCard, seat: int, one: int, other: int) -> Refusal | None:
        if sets.has(s.lacking, one):
            return CARD_FIRST  # TE-022
        return COMPLETE if s.lines[one].required else ASKS_FOR_NOTHING  # TE-034, TE-037


class PlayCard(SeatMoment[TerrorixicoState]):
    """One of the two cards of a turn (TE-022); ``number`` is 0 or 1, ``hid`` whether one was laid face down before it.

    A relic or special must be played while one is valid; a trauma may take its place (TE-123), and where bluffing is
    agreed on any card face down (TE-A19).
    """

    choices = Choices(
        Play(verbs.PLAY), Hide(verbs.HIDE), Pass(verbs.PASS), Stop(verbs.DONE), Show(verbs.SHOW), NoCard(verbs.AIM),
    )  # fmt: skip

    __slots__ = ("hid", "number")

    def __init__(self, seat: int, number: int, hid: int) -> None:
        super().__init__(seat, number, hid)
        self.number: Final = number
        self.hid: Final = hid

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return what the choices allow, card by card, found at once for the whole hand."""
        found, traumas = self._ways(s)
        stuck = not found
        if stuck:
            found.append(s.game.space.first[(verbs.DONE if self.number else verbs.PASS).number])
        if self.number or not stuck or s.options["trauma_instead_of_pass"]:
            found += traumas
        if s.options["bluff"]:
            dark = self._dark(s)
            for number in sorted(set(s.players[seat].hand)):
                found += [action for action in s.tables.face_down_on[number][dark] if action not in found]
        return found

    def _dark(self, s: TerrorixicoState) -> int:
        """Return the lines in which a card may be laid face down."""
        return sets.EMPTY if self.hid else s.hideable()

    def _ways(self, s: TerrorixicoState) -> tuple[list[int], list[int]]:
        """Return the ways to play relics and specials of the hand, and its traumas: each kind once, wherever valid."""
        valid: list[int] = []
        traumas: list[int] = []
        lacking, dark = s.lacking, self._dark(s)
        cards, seat = s.content.cards, self.seat
        face_up_on, face_down_on = s.tables.face_up_on, s.tables.face_down_on
        for number in dict.fromkeys(s.players[seat].hand):
            if number == TRAUMA:
                traumas.append(s.game.space.first[verbs.SHOW.number])
                continue
            card = cards[number]
            takers = lacking & card.fitting(s, seat)
            found = valid if number < TRAUMA else traumas
            found += face_up_on[number][card.face_up(s, seat, takers)]
            if dark:
                found += face_down_on[number][dark & takers]
        return valid, traumas

    def has_valid(self, s: TerrorixicoState) -> bool:
        """Whether a relic or special of the hand can be played (TE-031, TE-051)."""
        return len(self._ways(s)[0]) > 0

    def takes_traumas(self, s: TerrorixicoState) -> bool:
        """Whether a trauma may be played: as a second card, beside valid ones, or instead of passing (TE-A07)."""
        return self.number > 0 or bool(s.options["trauma_instead_of_pass"]) or self.has_valid(s)

    def take_from_hand(self, s: TerrorixicoState, number: int, hid: int) -> None:
        """Take a card out of the hand; when it and its text are through, go on."""
        s.agenda[-1] = AFTER_CARDS[self.seat][self.number][hid]
        s.players[self.seat].hand.remove(number)


@final
class AfterCard(Step[TerrorixicoState]):
    """Once a card and its text are through: the monster is defeated (TE-A13), or the second card follows (TE-A14)."""

    __slots__ = ("hid", "number", "seat")

    def __init__(self, seat: int, number: int, hid: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.hid: Final = hid

    def args(self) -> tuple[int, ...]:
        return (self.seat, self.number, self.hid)

    def run(self, s: TerrorixicoState) -> None:
        if s.lacking == sets.EMPTY:
            s.defeated = True  # TE-038
            events.defeated(s)
        elif self.number == 0 and s.players[self.seat].hand:
            s.next(PLAY_CARDS[self.seat][1][self.hid])


@final
class KeepAll(Act[TerrorixicoState, Moment[Any]]):
    """Keep the hand, and draw up."""

    def do(self, s: TerrorixicoState, at: Moment[Any], seat: int) -> None:
        s.done()
        draw_up(s, seat)


@final
class DiscardOne(HandCard["EndTurn"]):
    """Discard a card; then another one may be eliminated."""

    def do(self, s: TerrorixicoState, at: EndTurn, seat: int, card: int) -> None:
        s.done()
        discard(s, seat, card, WHY_TURN_END)
        if s.players[seat].hand:
            s.next(WEARS[seat])
        else:
            draw_up(s, seat)


class EndTurn(SeatMoment[TerrorixicoState]):
    """The end of a turn: discard a card or not, then draw up (TE-027, TE-A16), after passing too (TE-A12)."""

    choices = Choices(
        KeepAll(verbs.DONE),
        DiscardOne(verbs.DISCARD, ANY_CARD),
        NotNow(verbs.ELIMINATE, DISCARD_FIRST),
    )
    otherwise = TURN_IS_OVER

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        return self.asked if s.players[self.seat].hand else NO_ACTORS

    def run(self, s: TerrorixicoState) -> None:
        draw_up(s, self.seat)


@final
class EliminateOne(HandCard["WearOut"]):
    """Eliminate a card that is no trauma, and draw up."""

    def among(self, s: TerrorixicoState, at: WearOut, seat: int) -> list[int]:
        return sorted({card for card in s.players[seat].hand if card < TRAUMA})

    def why_not(self, s: TerrorixicoState, at: WearOut, seat: int, card: int) -> Refusal | None:
        return NO_TRAUMA if card >= TRAUMA else super().why_not(s, at, seat, card)  # TE-030

    def do(self, s: TerrorixicoState, at: WearOut, seat: int, card: int) -> None:
        s.done()
        eliminate(s, seat, card, WHY_TURN_END)
        draw_up(s, seat)


class WearOut(SeatMoment[TerrorixicoState]):
    """After the discard one more card may be eliminated, but no trauma (TE-028, TE-030)."""

    choices = Choices(
        KeepAll(verbs.DONE),
        EliminateOne(verbs.ELIMINATE, ELIMINATE_HELD),
        NotNow(verbs.DISCARD, DISCARDED_ONE),
    )
    otherwise = TURN_IS_OVER


TURNS: Final = [Turn(seat) for seat in SEATS]
NEXT_TURNS: Final = [NextTurn(seat) for seat in SEATS]
PLAY_CARDS: Final = [[[PlayCard(seat, number, hid) for hid in (0, 1)] for number in (0, 1)] for seat in SEATS]
AFTER_CARDS: Final = [[[AfterCard(seat, number, hid) for hid in (0, 1)] for number in (0, 1)] for seat in SEATS]
ENDS: Final = [EndTurn(seat) for seat in SEATS]
WEARS: Final = [WearOut(seat) for seat in SEATS]
