"""Rounds and turns: milestones, wrath, fog, standing up and coming back (TX-088 to TX-095, TX-201 to TX-212)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import ERUPTION, FLOOD, HUNGER, LIGHTNING, THEFT, TRIBUTE
from liza.games.tanxi.moves import hurt, offer, put, roll_attack_die, roll_defence_dice, throw_away
from liza.games.tanxi.purse import gem_cards, pay_gem
from liza.games.tanxi.state import (
    FLAT,
    FREE,
    KIND,
    UPRIGHT,
    TanxiState,
    clockwise,
    equipped,
    half_life,
    in_fog,
    turn_order,
)
from liza.games.tanxi.steps.asking import named
from liza.games.tanxi.vocabulary import (
    DEITY_REVEALED,
    DISCARDED,
    ENDED,
    FOG_LESS,
    FOG_ROLLED,
    FOG_ROSE,
    FORESIGHT,
    GAVE,
    GEM,
    ICE_MELTED,
    LOST,
    MILESTONES,
    MOST_SEATS,
    NIGHT,
    NIGHT_FELL,
    NIGHT_LIFE,
    NO_FOG,
    NOTHING,
    RETURNED,
    ROUND_BEGAN,
    ROUND_LIMIT,
    SHEET,
    STOOD_UP,
    SUFFER,
    TURN_BEGAN,
)
from liza.games.tanxi.walking import landing
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY, Ask, Step


class RoundStart(Step[TanxiState]):
    """The marker moves on; at milestones a deity shows itself and the fog comes closer (TX-201 to TX-207, TX-A78)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Put the round on the agenda."""
        s.round += 1
        if s.listen:
            s.note(ROUND_BEGAN, s.round)
            if s.round == NIGHT:
                s.note(NIGHT_FELL)
        order = turn_order(s)
        s.agenda.append(ROUND_END)
        s.agenda += [TURN_STARTS[seat] for seat in reversed(order)]
        if s.round in MILESTONES:
            s.revealed += 1
            s.rolled = []
            if s.listen:
                s.note(DEITY_REVEALED, s.deities[s.revealed - 1])
            s.agenda.append(FOG_RISES)
            s.agenda += [WRATHS_ON[seat] for seat in reversed(order)]


class WrathOn(Ask[TanxiState]):
    """The wrath of the deity just revealed falls on one character; it never takes the last life (TX-204, TX-205)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat where the wrath leaves it a choice."""
        seat = self.seat
        if s.at[seat] < 0:
            return NOBODY
        word = s.rules.content.wraths[s.deities[s.revealed - 1]].do
        asks = (word == HUNGER and s.hands[seat]) or (word == TRIBUTE and (s.gems[seat] or s.hands[seat]))
        return self.asked if asks else NOBODY

    def run(self, s: TanxiState) -> None:
        """Let it fall where nothing can be chosen."""
        seat = self.seat
        if s.at[seat] < 0:
            return
        wrath = s.rules.content.wraths[s.deities[s.revealed - 1]]
        if wrath.do == FLOOD:
            if not s.board.in_village[s.at[seat]]:
                wound(s, seat, wrath.amount)
        elif wrath.do == ERUPTION:
            wound(s, seat, roll_attack_die(s, seat))
        elif wrath.do == LIGHTNING:
            wound(s, seat, min(wrath.amount, len(equipped(s, seat))))
        elif wrath.do == THEFT:
            self._rob(s)
        else:
            wound(s, seat, wrath.amount)

    def _rob(self, s: TanxiState) -> None:
        """Give a random hand card to the Merchant."""
        hand = s.hands[self.seat]
        if hand:
            card = hand.pop(s.source.below(len(hand))) & KIND
            offer(s, card)
            if s.listen:
                s.note(GAVE, self.seat, card)

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the cards to discard, or how to pay the tribute."""
        if s.rules.content.wraths[s.deities[s.revealed - 1]].do == HUNGER:
            return named(s.rules.discard, s.hands[seat])
        found = [SUFFER]
        if s.gems[seat]:
            found.append(GEM)
        if gem_cards(s, seat):
            found.append(GEM + 1)
        return found

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why the wrath cannot be met like that."""
        if s.rules.discard <= action < s.rules.take:
            return Refusal("TX-A79", "hand")
        return Refusal("TX-A79", "gem") if action in {GEM, GEM + 1} else None

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Discard, pay or suffer."""
        s.agenda.pop()
        if action == SUFFER:
            wound(s, seat, s.rules.content.wraths[s.deities[s.revealed - 1]].amount)
        elif action in {GEM, GEM + 1}:
            pay_gem(s, seat, action - GEM)
        else:
            kind = action - s.rules.discard
            s.hands[seat].pop([card & KIND for card in s.hands[seat]].index(kind))
            throw_away(s, kind)
            if s.listen:
                s.note(DISCARDED, seat, kind)


def wound(s: TanxiState, seat: int, amount: int) -> None:
    """Take life as wrath does: one always stays (TX-205)."""
    lost = min(amount, s.life[seat] - 1)
    if lost > 0:
        s.life[seat] -= lost
        if s.listen:
            s.note(LOST, seat, lost, s.life[seat])


class FogRises(Step[TanxiState]):
    """The fog comes one stage closer (TX-207)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Raise the stage."""
        s.stage += 1
        if s.listen:
            s.note(FOG_ROSE, s.stage)


class TurnStart(Step[TanxiState]):
    """A turn begins: effects run out; who is down stands up or comes back (TX-089, TX-090, TX-A99)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TanxiState) -> None:
        """Begin it."""
        seat = self.seat
        s.active = seat
        s.spent = s.explored = s.attacked = s.ability_used = s.favour_used = 0
        s.equips = s.visits = s.rage = s.rerolled = 0
        s.extra = -s.slow[seat]
        s.slow[seat] = s.guard[seat] = s.guard_dice[seat] = s.sheltered[seat] = 0
        melt(s, seat)
        if s.listen:
            s.note(TURN_BEGAN, seat)
        if s.down[seat] == FLAT:
            s.down[seat] = UPRIGHT
            if s.listen:
                s.note(STOOD_UP, seat)
            return
        s.agenda.append(s.rules.mains[seat])
        if s.sheet[seat * SHEET + FORESIGHT]:
            s.agenda.append(s.rules.glance)
        if s.down[seat] == UPRIGHT:
            s.agenda.append(RETURNS[seat])


def melt(s: TanxiState, seat: int) -> None:
    """Remove a seat's ice tokens (Bloques de Hielo)."""
    gone = [square for square, owner in zip(s.ice, s.ice_of, strict=True) if owner == seat]
    for square in gone:
        s.occupant[square] = FREE
    if gone:
        s.ice_of = [owner for owner in s.ice_of if owner != seat]
        s.ice = [square for square in s.ice if square not in gone]
        if s.listen:
            s.note(ICE_MELTED, seat, len(gone))


class Return(Ask[TanxiState]):
    """A character comes back on a free village square, or near it (TX-090 to TX-095)."""

    __slots__ = ()

    def legal(self, s: TanxiState, seat: int) -> list[int]:
        """Return the squares."""
        return [s.rules.place + square for square in landing(s)]

    def refuse(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why one cannot come back on a square."""
        square = action - s.rules.place
        if not 0 <= square < s.board.size:
            return None
        if s.occupant[square] != FREE:
            return Refusal("TX-036")
        return Refusal("TX-090") if s.board.in_village[landing(s)[0]] else Refusal("TX-094")

    def apply(self, s: TanxiState, seat: int, action: int) -> None:
        """Place the token with the life of one who returns."""
        s.agenda.pop()
        square = action - s.rules.place
        put(s, seat, square)
        s.life[seat] = NIGHT_LIFE if s.round >= NIGHT else half_life(s, seat)
        if s.listen:
            s.note(RETURNED, seat, square, s.life[seat])


class EndTurn(Step[TanxiState]):
    """A turn ends; in fog a die is rolled (TX-208, TX-A82)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Roll for fog."""
        seat = s.active
        s.rolled = []
        if s.listen:
            s.note(ENDED, seat)
        if s.at[seat] < 0 or not in_fog(s, s.at[seat]) or s.sheltered[seat] or s.sheet[seat * SHEET + NO_FOG]:
            return
        die = roll_attack_die(s, seat) if s.fog_attack else roll_defence_dice(s, seat, 1)
        lost = max(0, die - s.sheet[seat * SHEET + FOG_LESS])
        if s.listen:
            s.note(FOG_ROLLED, seat, die, lost)
        hurt(s, seat, lost, NOTHING, "fog")


class RoundEnd(Step[TanxiState]):
    """The round is over; the limit, if there is one, may have been reached (TX-A36)."""

    __slots__ = ()

    def run(self, s: TanxiState) -> None:
        """Begin the next round, or break the game off."""
        if not s.last_round or s.round < s.last_round:
            s.agenda.append(ROUND_START)
            return
        if s.listen:
            s.note(ROUND_LIMIT, s.round)
        order = clockwise(s)
        best = sorted(order, key=lambda seat: _standing(s, seat, order.index(seat)), reverse=True)
        s.finish("rounds", s.life, [[seat] for seat in best])


def _standing(s: TanxiState, seat: int, place: int) -> list[int]:
    """Return what decides between two players when the game is broken off."""
    stays = 1 - (s.departed >> seat & 1)
    return [stays, int(s.at[seat] >= 0), s.life[seat], len(equipped(s, seat)), s.gems[seat], -place]


ROUND_START: Final = RoundStart()
ROUND_END: Final = RoundEnd()
FOG_RISES: Final = FogRises()
END_TURN: Final = EndTurn()
TURN_STARTS: Final = [TurnStart(seat) for seat in range(MOST_SEATS)]
WRATHS_ON: Final = [WrathOn(seat) for seat in range(MOST_SEATS)]
RETURNS: Final = [Return(seat) for seat in range(MOST_SEATS)]
