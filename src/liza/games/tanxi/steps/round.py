"""The whole game as a list of its moments: the preparation, then round after round (TX-003).

SetupRoll    who starts; for each seat in turn order ChooseCharacter, ChooseColour, ChooseBeach; then Reveal
RoundStart   at a milestone WrathOn for each seat, FogRises; then TurnStart for each seat (``turn.py``); RoundEnd
TurnStart    Return, Main again and again, EndTurn
an action    explore: MonsterChoice, and a fight (``monster.py``); attack: Declare, RollAttack, Reroll, Settle
             (``attack.py``); a visit: Buy, Pay, WitchTarget, WitchCard, WitchOrb (``village.py``); Rearm
gem actions  PayGem, DoDeed, and what the deed asks: Target, Quadrant, Hired (``acting.py``), FreeStep, IceSquare,
             PickCard, OrderCards (``choices.py``), FreeEquip, Courier; Resume, where a decision was put off
RoundEnd     the next RoundStart, or the end
"""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.mechanics.payment import gem_cards, pay_gem
from liza.games.tanxi.mechanics.primitives import discard, from_hand
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.acting import NOT_IN_THE_HAND
from liza.games.tanxi.steps.asking import HandCard
from liza.games.tanxi.steps.preparation import REVEAL, ChooseBeach, ChooseCharacter, ChooseColour
from liza.games.tanxi.steps.turn import TURN_STARTS
from liza.games.tanxi.vocabulary import ATTACK_SIDES, MILESTONES, MOST_DICE, NIGHT, SEATS, TOKEN, WHY_WRATH
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choices, SeatMoment
from liza.kernel.core.step import NO_ACTORS, Step
from liza.parts import sets, table

WRATH_FIRST: Final = Refusal("TX-204")
NO_GEM_TO_PAY: Final = Refusal("TX-A79", "gem")


@final
class SetupRoll(Step[TanxiState]):
    """All dice are rolled for the starting player (TX-022), who starts every round (TX-023); ties again (TX-A13)."""

    def run(self, s: TanxiState) -> None:
        tied = list(range(s.seats))
        while len(tied) > 1:
            tied = table.highest(tied, [self._roll(s, seat) for seat in tied])
        s.starter = tied[0]
        events.starts(s, seat=s.starter)
        order = s.turn_order()
        s.agenda += (ROUND_START, REVEAL)  # TX-035
        s.agenda += [ChooseBeach(seat) for seat in reversed(order)]
        s.agenda += [ChooseColour(seat) for seat in reversed(order)]
        s.agenda += [ChooseCharacter(seat) for seat in reversed(order)]

    def _roll(self, s: TanxiState, seat: int) -> int:
        rolled = s.source.die(ATTACK_SIDES) - 1
        for _ in range(MOST_DICE):
            rolled += s.faces[s.source.die(len(s.faces)) - 1]
        events.starter_rolled(s, seat=seat, amount=rolled)
        return rolled


@final
class RoundStart(Step[TanxiState]):
    """The marker moves on (TX-007, TX-201); at dawn, midday and dusk a deity shows itself (TX-202, TX-203, TX-A16)."""

    def run(self, s: TanxiState) -> None:
        s.round += 1
        events.round_began(s, round=s.round)
        if s.round == NIGHT:
            events.night_fell(s)  # TX-210
        order = s.turn_order()  # TX-A88: whoever starts, also from off the island
        s.next(ROUND_END)
        s.agenda += [TURN_STARTS[seat] for seat in reversed(order)]
        if s.round in MILESTONES:
            s.revealed += 1
            s.rolled = []
            events.deity_revealed(s, deity=s.deities[s.revealed - 1])
            s.next(FOG_RISES)  # TX-A78: deity, wrath, fog, turns
            s.agenda += [WRATHS_ON[seat] for seat in reversed(order)]


# Wrath.


@final
class Suffer(Act[TanxiState, "WrathOn"]):
    """Pay no tribute."""

    def why_not(self, s: TanxiState, at: WrathOn, seat: int) -> Refusal | None:
        return None if s.wrath().takes_gem else WRATH_FIRST

    def do(self, s: TanxiState, at: WrathOn, seat: int) -> None:
        s.done()
        wrath = s.wrath()
        wrath.do(s, seat, wrath)


@final
class PayTribute(ActOn[TanxiState, "WrathOn"]):
    """Pay a gem, as a token or as a card."""

    def why_not(self, s: TanxiState, at: WrathOn, seat: int, how: int) -> Refusal | None:
        gems = s.explorers[seat].gems if how == TOKEN else gem_cards(s, seat)
        return None if s.wrath().takes_gem and gems else NO_GEM_TO_PAY  # TX-A79

    def do(self, s: TanxiState, at: WrathOn, seat: int, how: int) -> None:
        s.done()
        pay_gem(s, seat, how)


@final
class GiveUp(HandCard["WrathOn"]):
    """Discard a hand card."""

    def against(self, s: TanxiState, at: WrathOn, seat: int, number: int) -> Refusal | None:
        return None if s.wrath().takes_card else NOT_IN_THE_HAND

    def do(self, s: TanxiState, at: WrathOn, seat: int, number: int) -> None:
        s.done()
        from_hand(s, seat, number)
        discard(s, seat, number, WHY_WRATH)


class WrathOn(SeatMoment[TanxiState]):
    """The wrath of the deity just revealed falls on one character, in turn order (TX-204, TX-A79)."""

    choices = Choices(Suffer(verbs.SUFFER), PayTribute(verbs.GEM), GiveUp(verbs.DISCARD, NOT_IN_THE_HAND))
    otherwise = WRATH_FIRST

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat where the wrath leaves it a choice."""
        here = s.explorers[self.seat].on_island()
        asks = s.wrath().asks
        return self.asked if here and asks is not None and asks(s, self.seat) else NO_ACTORS

    def run(self, s: TanxiState) -> None:
        """Let it fall where no choice exists; not on the defeated."""
        if s.explorers[self.seat].on_island():
            wrath = s.wrath()
            wrath.do(s, self.seat, wrath)


@final
class FogRises(Step[TanxiState]):
    """The fog comes one stage closer (TX-207)."""

    def run(self, s: TanxiState) -> None:
        s.stage += 1
        events.fog_rose(s, stage=s.stage)


@final
class RoundEnd(Step[TanxiState]):
    """The round is over; the limit, if there is one, may have been reached (TX-A36)."""

    def run(self, s: TanxiState) -> None:
        if not s.last_round or s.round < s.last_round:
            s.next(ROUND_START)
            return
        events.round_limit(s, round=s.round)
        # Whom nothing tells apart stay in turn order: Python sorts so.
        best = sorted(table.clockwise(s.seats, s.starter), key=lambda seat: _standing(s, seat), reverse=True)
        s.finish("rounds", [who.life for who in s.explorers], [[seat] for seat in best])


def _standing(s: TanxiState, seat: int) -> list[int]:
    """Return what decides between two players before turn order: island, life, equipment, gems (TX-A36)."""
    who = s.explorers[seat]
    stays = not sets.has(s.departed, seat)
    return [int(stays), int(who.on_island()), who.life, len(who.equipped()), who.gems]


SETUP_ROLL: Final = SetupRoll()
ROUND_START: Final = RoundStart()
ROUND_END: Final = RoundEnd()
FOG_RISES: Final = FogRises()
WRATHS_ON: Final = tuple([WrathOn(seat) for seat in SEATS])
