"""A turn: two cards, then the end of the turn (TE-021 to TE-037, TE-051 to TE-067)."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico.battle import copyable, dark_mask, lay, open_mask, strikable_mask
from liza.games.terrorixico.content import IS_EFFECT, IS_LINK, IS_MIMIC, IS_STRIKE, IS_WILD
from liza.games.terrorixico.effects import push_text
from liza.games.terrorixico.piles import discard, draw_up, eliminate, put_in_wear
from liza.games.terrorixico.state import DOWN, NOBODY, UP, TerrorixicoState
from liza.games.terrorixico.steps.ending import receive
from liza.games.terrorixico.steps.refusals import refuse_play
from liza.games.terrorixico.steps.secret import distinct
from liza.games.terrorixico.steps.targets import ANY, Copy, Target
from liza.games.terrorixico.vocabulary import (
    ALL_LINES,
    CARD_COUNT,
    DEFEATED,
    DISCARD,
    DONE,
    ELIMINATE,
    HIDDEN,
    HIDE,
    HIDE_ON,
    LINE_COUNT,
    PASS,
    PASSED,
    PLAY,
    PLAY_ON,
    PLAYED,
    RELICS,
    SHOW,
    SHOWN,
    TRAUMA,
    TURN_STARTED,
    VALUES,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NOBODY_ASKED
from liza.kernel.step import Ask, Step

MOST_TURNS: Final = 100
"""A round that takes longer is lost (TE-A60)."""


class Turn(Step[TerrorixicoState]):
    """A player's turn begins, with a full hand if the piles allow it (TE-029, TE-A43)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TerrorixicoState) -> None:
        """Lay out the turn."""
        seat = self.seat
        s.turn += 1
        if s.listen:
            s.note(TURN_STARTED, seat)
        draw_up(s, seat)
        s.agenda += (NEXT_TURNS[seat], ENDS[seat], FIRST_CARDS[seat])


class NextTurn(Step[TerrorixicoState]):
    """The next player clockwise who has not passed; nobody, once the monster is defeated or all have passed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return whose turn it was."""
        return (self.seat,)

    def run(self, s: TerrorixicoState) -> None:
        """Find the next player."""
        if s.defeated:
            return
        left = [seat for seat in s.order((self.seat + 1) % s.seats) if not s.passed >> seat & 1]
        if s.turn >= MOST_TURNS:
            for seat in left:
                give_in(s, seat)
                if s.over:
                    return
        elif left:
            s.agenda.append(TURNS[left[0]])


def give_in(s: TerrorixicoState, seat: int) -> None:
    """Pass: out for the rest of the round, with as many traumas as the event shows (TE-052, TE-A09)."""
    s.passed |= 1 << seat
    if s.first_passer == NOBODY:
        s.first_passer = seat
    if s.listen:
        s.note(PASSED, seat)
    receive(s, seat, s.trauma_number)


class PlayCard(Ask[TerrorixicoState]):
    """One of the two cards of a turn; ``number`` is 0 or 1, ``hid`` whether a card was laid face down before it.

    A relic or special must be played while one is valid; a trauma may take its place (TE-051, TE-A07, TE-A08), and
    where bluffing is agreed on any card face down (TE-A19).
    """

    __slots__ = ("hid", "number")

    def __init__(self, seat: int, number: int, hid: int) -> None:
        super().__init__(seat)
        self.number: Final = number
        self.hid: Final = hid

    def args(self) -> tuple[int, ...]:
        """Return the seat, which card it is, and whether one was laid face down already."""
        return (self.seat, self.number, self.hid)

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return every card on every line where it is valid, and what else is possible without one."""
        lines = open_mask(s)
        dark = 0 if self.hid else dark_mask(s, lines)
        choices = _valid(s, seat, lines, dark)
        passing = not choices and not self.number
        if not choices:
            choices.append(PASS if passing else DONE)
        if not passing or s.options["trauma_instead_of_pass"]:
            choices += _traumas(s, seat, dark)
        if s.options["bluff"]:
            choices += [action for action in _anything_hidden(s, seat, dark) if action not in choices]
        return choices

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be played there, or why the player cannot do without."""
        return refuse_play(s, seat, action, self.number, self.hid)

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Play one card, or none."""
        s.agenda.pop()
        if action == PASS:
            give_in(s, seat)
        elif action == SHOW:
            s.hands[seat].remove(TRAUMA)
            if s.listen:
                s.note(SHOWN, seat, TRAUMA)
            put_in_wear(s, seat, TRAUMA)
            s.agenda.append(AfterCard(seat, self.number, self.hid))
        elif action >= HIDE:
            card, line = divmod(action - HIDE, LINE_COUNT)
            s.agenda.append(AfterCard(seat, self.number, 1))
            s.hands[seat].remove(card)
            if s.listen:
                s.note_for(1 << seat, HIDDEN, seat, card, line)
            lay(s, seat, card, line, DOWN)
        elif action != DONE:
            card, line = divmod(action - PLAY, LINE_COUNT)
            s.agenda.append(AfterCard(seat, self.number, self.hid))
            s.hands[seat].remove(card)
            if s.listen:
                s.note(PLAYED, seat, card, line)
            _play(s, seat, card, line)


def _play(s: TerrorixicoState, seat: int, card: int, line: int) -> None:
    """Lay a card face up and let its text happen at once (TE-025)."""
    if card < RELICS:
        lay(s, seat, card, line, UP)
        return
    if card >= TRAUMA:
        s.reveal_trauma(seat, card)
        s.discards[seat].append(card)
        s.agenda.append(Target(seat, line, card - TRAUMA))
        return
    role = s.rules.content.roles[card]
    if role == IS_STRIKE:
        s.discards[seat].append(card)
        s.agenda.append(Target(seat, line, ANY))
        return
    order = lay(s, seat, card, line, UP)
    if role == IS_MIMIC:
        s.agenda.append(Copy(seat, line, order))
    else:
        push_text(s, seat, card)


def _valid(s: TerrorixicoState, seat: int, lines: int, dark: int) -> list[int]:
    """Return the relics and specials that a seat can play (TE-031 to TE-035, TE-A21, TE-A22, TE-A31, TE-A56 …)."""
    choices: list[int] = []
    seen = 0
    content = s.rules.content
    roles = content.roles
    for card in s.hands[seat]:
        if seen >> card & 1 or card >= TRAUMA:
            continue
        seen |= 1 << card
        if card < RELICS:
            line = card // VALUES
            if lines >> line & 1:
                choices.append(PLAY + card * LINE_COUNT + line)
                if dark >> line & 1:
                    choices.append(HIDE + card * LINE_COUNT + line)
            continue
        role = roles[card]
        face_up, face_down = lines, dark
        if role == IS_EFFECT:
            face_up = ALL_LINES if s.pile or not content.gives_trauma[card] else 0
        elif role == IS_WILD:
            face_up = ALL_LINES if s.options["late_relics"] else lines
        elif role == IS_STRIKE:
            face_up = s.others_mask(seat)
        elif role == IS_LINK:
            face_up &= _lines_with_relics(s)
            face_down &= face_up
        elif role == IS_MIMIC:
            face_up &= _lines_to_copy(s, seat)
            face_down &= face_up
        choices += PLAY_ON[card][face_up]
        choices += HIDE_ON[card][face_down]
    return choices


def _anything_hidden(s: TerrorixicoState, seat: int, dark: int) -> list[int]:
    """Return every card of the hand laid face down wherever that can be done unseen: a bluff, or not (TE-A19)."""
    choices: list[int] = []
    for card in sorted(set(s.hands[seat])):
        choices += HIDE_ON[card][dark]
    return choices


def _lines_with_relics(s: TerrorixicoState) -> int:
    mask = 0
    for line in range(LINE_COUNT):
        if s.relics[line]:
            mask |= 1 << line
    return mask


def _lines_to_copy(s: TerrorixicoState, seat: int) -> int:
    mask = 0
    for line in range(LINE_COUNT):
        if copyable(s, seat, line):
            mask |= 1 << line
    return mask


def _traumas(s: TerrorixicoState, seat: int, dark: int) -> list[int]:
    """Return what a seat can do with its traumas (TE-055, TE-056, TE-059, TE-123, TE-A24, TE-A25)."""
    choices: list[int] = []
    seen = 0
    for card in s.hands[seat]:
        if card < TRAUMA or seen >> card & 1:
            continue
        seen |= 1 << card
        if card == TRAUMA:
            choices.append(SHOW)
        else:
            choices += PLAY_ON[card][strikable_mask(s, seat, card - TRAUMA)]
            choices += HIDE_ON[card][dark]
    return choices


class AfterCard(Step[TerrorixicoState]):
    """Once a card and its text are through: the monster is defeated, or the second card follows (TE-A13, TE-A14)."""

    __slots__ = ("hid", "number", "seat")

    def __init__(self, seat: int, number: int, hid: int) -> None:
        self.seat: Final = seat
        self.number: Final = number
        self.hid: Final = hid

    def args(self) -> tuple[int, ...]:
        """Return the seat, which card it was, and whether one lies face down."""
        return (self.seat, self.number, self.hid)

    def run(self, s: TerrorixicoState) -> None:
        """Look at the lines."""
        if s.all_complete:
            s.defeated = 1
            if s.listen:
                s.note(DEFEATED)
        elif self.number == 0 and s.hands[self.seat]:
            s.agenda.append(PlayCard(self.seat, 1, self.hid))


class EndTurn(Ask[TerrorixicoState]):
    """The end of a turn: discard a card or not, then draw up (TE-027, TE-A16)."""

    __slots__ = ()

    def actors(self, s: TerrorixicoState) -> tuple[int, ...]:
        """Return the player, unless the hand is empty."""
        return self.asked if s.hands[self.seat] else NOBODY_ASKED

    def run(self, s: TerrorixicoState) -> None:
        """Draw up without a choice."""
        draw_up(s, self.seat)

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return any card of the hand, and none."""
        return [DONE, *distinct(s.hands[seat], DISCARD)]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be discarded or eliminated now."""
        if DISCARD <= action < ELIMINATE:
            return Refusal("TE-027")
        if ELIMINATE <= action < ELIMINATE + CARD_COUNT:
            return Refusal("TE-028")
        return Refusal("TE-022", "over") if PLAY <= action < DISCARD or action == SHOW else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Discard, or go on."""
        s.agenda.pop()
        if action != DONE:
            discard(s, seat, action - DISCARD)
            if s.hands[seat]:
                s.agenda.append(WEARS[seat])
                return
        draw_up(s, seat)


class WearOut(Ask[TerrorixicoState]):
    """After the discard one more card may be eliminated, but no trauma (TE-028, TE-030)."""

    __slots__ = ()

    def legal(self, s: TerrorixicoState, seat: int) -> list[int]:
        """Return any card of the hand that is no trauma, and none."""
        return [DONE, *distinct([card for card in s.hands[seat] if card < TRAUMA], ELIMINATE)]

    def refuse(self, s: TerrorixicoState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot be eliminated."""
        if ELIMINATE <= action < ELIMINATE + CARD_COUNT:
            return Refusal("TE-030") if action - ELIMINATE >= TRAUMA else Refusal("TE-028", "hand")
        return Refusal("TE-027", "once") if DISCARD <= action < ELIMINATE else None

    def apply(self, s: TerrorixicoState, seat: int, action: int) -> None:
        """Eliminate, or go on; then draw up."""
        s.agenda.pop()
        if action != DONE:
            eliminate(s, seat, action - ELIMINATE)
        draw_up(s, seat)


_SEATS: Final = (0, 1, 2, 3)
TURNS: Final = [Turn(seat) for seat in _SEATS]
NEXT_TURNS: Final = [NextTurn(seat) for seat in _SEATS]
FIRST_CARDS: Final = [PlayCard(seat, 0, 0) for seat in _SEATS]
ENDS: Final = [EndTurn(seat) for seat in _SEATS]
WEARS: Final = [WearOut(seat) for seat in _SEATS]
