"""What situations change while they are in force (TU-096 to TU-104, TU-A51)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup import events
from liza.games.tankup.content.words import AMOUNT, KIND, SituationWord
from liza.games.tankup.mechanics.primitives import BROKE, hurt, leave_at_once, lose
from liza.games.tankup.state import TankupState
from liza.games.tankup.steps.asking import DrawCards
from liza.games.tankup.steps.reactions import Destroyed
from liza.games.tankup.vocabulary import ANY_BACK, ARMOUR_DESTROYED, PLACES, WHY_SITUATION
from liza.kernel.core.card_words import Bounds, Family
from liza.kernel.core.step import Step

SITUATIONS: Final = Family(SituationWord)


@SITUATIONS.does("corrode", "gnaw", amount=AMOUNT)
def corrode(s: TankupState, word: SituationWord) -> None:
    """Once in a combat phase every armour takes damage (TU-104, TU-A51)."""
    if s.corroded == s.round:
        return
    s.corroded = s.round
    events.gnawed(s, card=s.situation)
    windows: list[Step[TankupState]] = []
    for seat in s.clockwise(max(s.active, 0)):
        who = s.fighters[seat]
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is not None and hurt(s, seat, space, word.amount, WHY_SITUATION) == BROKE:
                windows.append(Destroyed(ARMOUR_DESTROYED, seat, worn.card.number))
    s.push(*windows)


SITUATIONS.row("fog", kind=KIND, amount=AMOUNT)  # attacks of a kind roll so many dice
SITUATIONS.row("strengthen", kind=KIND, amount=AMOUNT)  # attacks of a kind hurt more
SITUATIONS.row("weaken", kind=KIND, amount=AMOUNT)  # attacks of a kind hurt less


@SITUATIONS.does("scorch", "turn_begins", over=Bounds(0, 60), amount=AMOUNT)
def scorch(s: TankupState, word: SituationWord) -> None:
    """Who weighs more than a limit loses life when the own combat turn begins."""
    if s.fighters[s.active].weight > word.over:
        events.scorched(s, seat=s.active, amount=word.amount)
        lose(s, s.active, word.amount, WHY_SITUATION)
        leave_at_once(s)


SITUATIONS.row("truce")  # no player has the free attack
SITUATIONS.row("market", amount=AMOUNT)  # the free draw is so many cards
SITUATIONS.row("bloodlust", amount=AMOUNT)  # hits on bare spaces hurt more
SITUATIONS.row("closed")  # no card leaves the armour decks


@SITUATIONS.does("flowers", "order_is_fixed", amount=AMOUNT)
def flowers(s: TankupState, word: SituationWord) -> None:
    """The first in the order of combat may draw."""
    s.next(DrawCards(s.order[0], ANY_BACK, word.amount, WHY_SITUATION))


SITUATIONS.row("antimagic")  # magic has neither area damage nor written effect
SITUATIONS.row("reverse")  # the order of combat is turned around
