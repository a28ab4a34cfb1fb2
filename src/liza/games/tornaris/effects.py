"""What the words of rewards, penalties, events and day/night cards do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from liza.games.tornaris.arms import pay_six
from liza.games.tornaris.content import Part, Parts
from liza.games.tornaris.content.words import (
    ALMS,
    DICE,
    DUEL_CHOSEN,
    DUEL_RICHEST,
    EQUIPMENT,
    GIVE_UP,
    GOLD,
    GOLD_ALL,
    GOLD_OTHERS,
    LOSE,
    LOSE_HALF,
    LOSE_MANA,
    LOSE_MANA_TO,
    MAX_MANA,
    OBJECT,
    PEDDLER,
    RECOVER,
    RECOVER_ALL,
    RUMOURS,
    SMITH,
    SPY,
    STEAL,
    TAX,
    TEACHER,
    THIEVES,
    TRINKET,
    WAGER,
    WIND,
)
from liza.games.tornaris.hands import draw, draw_gear, draw_object
from liza.games.tornaris.monsters import look_ahead
from liza.games.tornaris.purse import drain, gain, grow, lose, recover
from liza.games.tornaris.state import TornarisState, turn_order
from liza.games.tornaris.steps.choices import (
    Defy,
    GainGear,
    GiveUp,
    Peddler,
    Rob,
    Smith,
    Spy,
    Teacher,
    Trinket,
    Wager,
    offer_objects,
)
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import DICED, EVENT_DRAWN, FOR_RANSOM, LOOKED, NOTHING, SIDES
from liza.kernel.step import Step
from liza.parts.cards import shown


def perform(s: TornarisState, seat: int, parts: Parts) -> None:
    """Do everything that a card says to a player; questions come after what needs none, in the order of the card."""
    questions: list[Step[Any]] = []
    for part in parts:
        if part.do in _ASKING:
            question = _question(s, seat, part)
            if question is not None:
                questions.append(question)
        else:
            _do(s, seat, part)
    s.agenda += questions[::-1]


def draw_event(s: TornarisState, seat: int, half: int) -> None:
    """Draw an event of a half and let it happen at once (TR-042, TR-049, TR-A96)."""
    card = draw(s, s.event_decks[half], s.event_discards[half])
    s.event_discards[half].append(card)
    if s.listen:
        s.note(EVENT_DRAWN, seat, card)
    perform(s, seat, s.rules.content.happening[card])


def apply_sky(s: TornarisState, part: Part) -> None:
    """Do what a day/night card does at once; what it changes for the turn is looked up where it matters (TR-A99)."""
    order = turn_order(s)
    gold = [s.gold[seat] for seat in order]
    if part.do == WIND:
        for seat in order:
            recover(s, seat, part.amount)
    elif part.do == TAX:
        _each(s, [seat for seat in order if s.gold[seat] >= part.over], part.amount, lose)
    elif part.do == THIEVES:
        _each(s, [seat for seat in order if s.gold[seat] == max(gold)], part.amount, lose)
    elif part.do == ALMS:
        _each(s, [seat for seat in order if s.gold[seat] == min(gold)], part.amount, gain)


def _each(s: TornarisState, seats: list[int], amount: int, do: Callable[[TornarisState, int, int], Any]) -> None:
    for seat in seats:
        do(s, seat, amount)


def _do(s: TornarisState, seat: int, part: Part) -> None:
    """Do something that asks nobody."""
    word, amount = part.do, part.amount
    if word == GOLD:
        gain(s, seat, amount)
    elif word == LOSE:
        lose(s, seat, amount)
    elif word == LOSE_HALF:
        lose(s, seat, (s.gold[seat] + 1) // 2)
    elif word == RECOVER:
        recover(s, seat, amount)
    elif word == RECOVER_ALL:
        recover(s, seat, s.most[seat])
    elif word == LOSE_MANA:
        drain(s, seat, amount)
    elif word == LOSE_MANA_TO:
        drain(s, seat, max(0, s.mana[seat] - amount))
    elif word == MAX_MANA:
        grow(s, seat, amount)
    elif word == OBJECT:
        for _ in range(amount):
            draw_object(s, seat)
    elif word == GOLD_OTHERS:
        _each(s, [other for other in turn_order(s) if other != seat], amount, gain)
    elif word == GOLD_ALL:
        _each(s, list(turn_order(s)), amount, gain)
    elif word == RUMOURS:
        _rumours(s, seat)
    elif word == DICE:
        _dice(s, seat, part)
    elif word == DUEL_RICHEST:
        _duel_richest(s, seat, amount)


_ASKING: Final = {EQUIPMENT, GIVE_UP, SMITH, TRINKET, DUEL_CHOSEN, WAGER, STEAL, TEACHER, PEDDLER, SPY}


def _question(s: TornarisState, seat: int, part: Part) -> Step[Any] | None:
    """Return the step that asks about something; None when there is nothing to ask about."""
    word, amount = part.do, part.amount
    if word == EQUIPMENT:
        return GainGear(seat, amount)
    if word == GIVE_UP:
        return GiveUp(seat, amount)
    if word in {SMITH, TRINKET}:
        if not _draw_for(s, seat):
            return None
        return Smith(seat) if word == SMITH else Trinket(seat)
    if word == DUEL_CHOSEN:
        return Defy(seat, amount)
    if word == WAGER:
        return Wager(seat, amount, part.least)
    if word == STEAL:
        return Rob(seat, amount)
    if word == TEACHER:
        return Teacher(seat, amount, part.price)
    if word == PEDDLER:
        offer_objects(s, seat, amount)
        return Peddler(seat)
    return Spy(seat, 0)


def _draw_for(s: TornarisState, seat: int) -> bool:
    """Let somebody look at an equipment before deciding about it; nothing happens without cards (TR-A95)."""
    kind = draw_gear(s)
    if kind == NOTHING:
        return False
    s.drawn = [shown(kind, seat)]
    return True


def _rumours(s: TornarisState, seat: int) -> None:
    """Let somebody look at the next monster, alone."""
    monster = look_ahead(s, seat)
    if s.listen and monster != NOTHING:
        s.note_for(1 << seat, LOOKED, seat, monster)


def _duel_richest(s: TornarisState, seat: int, stake: int) -> None:
    """Fight the richest other player, the first in turn order among equals."""
    others = [other for other in turn_order(s) if other != seat]
    most = max([s.gold[other] for other in others])
    rival = next(other for other in others if s.gold[other] == most)
    duel(s, seat, rival, FOR_RANSOM, stake)


def _dice(s: TornarisState, seat: int, part: Part) -> None:
    """Let a die decide between gain and loss."""
    face = s.source.die(SIDES)
    if s.listen:
        s.note(DICED, seat, face)
    pay_six(s, seat, face)
    if face >= part.least:
        gain(s, seat, part.amount)
    else:
        lose(s, seat, part.loss)
