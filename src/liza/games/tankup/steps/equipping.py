"""The equipment turn: draw, equip and exchange in any order (TU-014 to TU-031, TU-A12 to TU-A19)."""

from __future__ import annotations

from typing import Any, Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics import primitives
from liza.games.tankup.state import AP, TankupState
from liza.games.tankup.steps.asking import CLOSED_DECK, EMPTY_DECK, ONLY_WITH_ICON, DrawCards
from liza.games.tankup.steps.using import USE, ArmourMoment
from liza.games.tankup.vocabulary import (
    ABSENT,
    ANY_BACK,
    BACK_OF_SPACE,
    EQUIP_TURN,
    HELMET,
    LEG,
    PLACES,
    SEATS,
    SITUATION,
    SPACES_OF,
    WHY_DECK,
    WHY_TRADE,
)
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, ActOnTwo, Choices, Moment, Offers
from liza.kernel.core.step import SeatStep
from liza.kernel.schema.declarations import VerbName
from liza.parts import sets
from liza.parts.cards import eyes_of, known_by

NO_DRAW_LEFT: Final = Refusal("TU-020")
NOT_HELD: Final = Refusal("TU-016", "hand")
WRONG_SPACE: Final = Refusal("TU-A03")
SPACE_TAKEN: Final = Refusal("TU-A17")
NO_ARMOUR_LEFT: Final = Refusal("TU-027")
EXCHANGED_ALREADY: Final = Refusal("TU-025")
NO_EXCHANGE_ICON: Final = Refusal("TU-026")
NOTHING_TO_GIVE: Final = Refusal("TU-023")
NOTHING_TO_SWAP: Final = Refusal("TU-024", "hand")
NOTHING_WORN_THERE: Final = Refusal("TU-024")
NO_SITUATION_ICON: Final = Refusal("TU-A14", "icon")
NO_CARD_FOR_IT: Final = Refusal("TU-A14")
ARMOURY_CLOSED: Final = Refusal("TU-A14", "closed")


class BeginEquip(SeatStep[TankupState]):
    """Sets out what the turn allows."""

    def run(self, s: TankupState) -> None:
        """Grant the free draw and the free armour (TU-014, TU-016)."""
        s.active = self.seat
        who, turn = s.fighters[self.seat], s.turn
        turn.used = [0] * PLACES
        turn.swapped = ABSENT
        turn.exchanged = False
        turn.free_equips = 1
        turn.free_draws = 0 if who.cursed else s.in_force.given("market", 1)
        who.cursed = False
        s.next(EQUIP_TURNS[self.seat])


@final
class EndTurn(Act[TankupState, Moment[Any]]):
    """End the turn."""

    def do(self, s: TankupState, at: Moment[Any], seat: int) -> None:
        s.done()
        events.ended(s, seat=seat)


END_TURN: Final = EndTurn(verbs.END)


# Drawing.


def _drawable(s: TankupState, seat: int) -> int:
    """Return the decks that the free draw (TU-014, TU-015) and every unused icon open (TU-017 to TU-021)."""
    found = ANY_BACK if s.turn.free_draws else sets.EMPTY
    who, used = s.fighters[seat], s.turn.used
    for space in range(PLACES):
        worn = who.worn[space]
        if worn is not None:
            for icon, opened in enumerate(worn.draws):
                if not sets.has(used[space], icon):
                    found |= opened
    return found


@final
class Draw(ActOn[TankupState, "EquipTurn"]):
    """Draw a card with the free draw or with an icon, or leave it (TU-022)."""

    def offer(self, s: TankupState, at: EquipTurn, seat: int, found: Offers) -> None:
        drawable = _drawable(s, seat)
        if drawable:
            found.add_each(self.verb, sets.MEMBERS[drawable & primitives.open_decks(s)])

    def why_not(self, s: TankupState, at: EquipTurn, seat: int, back: int) -> Refusal | None:
        if not sets.has(_drawable(s, seat), back):
            return ONLY_WITH_ICON if back == SITUATION else NO_DRAW_LEFT  # TU-097, TU-020
        if sets.has(primitives.open_decks(s), back):
            return None
        return CLOSED_DECK if s.decks[back] else EMPTY_DECK  # TU-A19

    def do(self, s: TankupState, at: EquipTurn, seat: int, back: int) -> None:
        """Draw with the narrowest icon there is; the free draw is kept for last."""
        who, turn = s.fighters[seat], s.turn
        best_space = best_icon = ABSENT
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is None:
                continue
            for icon, opened in enumerate(worn.draws):
                fits = sets.has(opened, back) and not turn.is_used(space, icon)
                if fits and (best_space == ABSENT or opened != ANY_BACK):
                    best_space, best_icon = space, icon
        if best_space == ABSENT:
            turn.free_draws -= 1
        else:
            turn.use(best_space, best_icon)
        primitives.draw(s, seat, back, WHY_DECK)


# Equipping.


def offer_armours(s: TankupState, seat: int, verb: VerbName, found: Offers, covered: bool) -> None:
    """Offer every armour of a hand on every space that it fits, of those that are covered or of those that are not."""
    who = s.fighters[seat]
    back = s.content.back
    first = found.space.first[verb.number]
    for number in primitives.held(s, seat, HELMET, LEG):
        for space in SPACES_OF[back[number]]:
            if (who.worn[space] is not None) == covered:
                found.actions.append(first + number * PLACES + space)


def can_equip(s: TankupState, seat: int) -> bool:
    """Whether an armour of a hand fits on an empty space."""
    back, worn = s.content.back, s.fighters[seat].worn
    for number in primitives.held(s, seat, HELMET, LEG):
        for space in SPACES_OF[back[number]]:
            if worn[space] is None:
                return True
    return False


def misfit(s: TankupState, seat: int, number: int, space: int) -> Refusal | None:
    """Return why an armour cannot be put on a space."""
    if primitives.best_copy(s.hands[seat], number) == ABSENT:
        return NOT_HELD  # TU-016
    if BACK_OF_SPACE[space] != s.content.back[number]:
        return WRONG_SPACE  # TU-A03
    return None if s.fighters[seat].worn[space] is None else SPACE_TAKEN  # TU-A17


@final
class Equip(ActOnTwo[TankupState, "EquipTurn"]):
    """Put an armour on an empty space: the free one of the turn, or with a «+1 AP» (TU-016, TU-027)."""

    def _allowed(self, s: TankupState, seat: int) -> bool:
        return s.turn.free_equips > 0 or s.turn.ap_space(s.fighters[seat]) != ABSENT

    def offer(self, s: TankupState, at: EquipTurn, seat: int, found: Offers) -> None:
        if self._allowed(s, seat):
            offer_armours(s, seat, self.verb, found, covered=False)

    def why_not(self, s: TankupState, at: EquipTurn, seat: int, number: int, space: int) -> Refusal | None:
        return misfit(s, seat, number, space) if self._allowed(s, seat) else NO_ARMOUR_LEFT  # TU-027

    def do(self, s: TankupState, at: EquipTurn, seat: int, number: int, space: int) -> None:
        turn = s.turn
        icon = turn.ap_space(s.fighters[seat])
        if icon == ABSENT:
            turn.free_equips -= 1
        else:
            turn.use(icon, AP)
        primitives.put_on(s, seat, space, primitives.from_hand(s, seat, number))
        turn.renew(space, s.content.armours[number])
        events.equipped(s, seat=seat, card=number, space=space)


# Exchanging.


def _no_exchange(s: TankupState, seat: int) -> Refusal | None:
    """Return why no exchange is possible: once a turn, with the icon on an unturned armour (TU-025, TU-026)."""
    if s.turn.exchanged:
        return EXCHANGED_ALREADY
    return None if s.fighters[seat].exchange else NO_EXCHANGE_ICON


@final
class Trade(ActOn[TankupState, "EquipTurn"]):
    """Put a hand card under its deck, unseen, and draw from the top of the deck it calls for (TU-023, TU-A14)."""

    def offer(self, s: TankupState, at: EquipTurn, seat: int, found: Offers) -> None:
        if _no_exchange(s, seat) is not None:
            return
        back, first = s.content.back, found.space.first[self.verb.number]
        given = _given_up(s, seat)
        found.actions += [
            first + number for number in primitives.held(s, seat, HELMET, SITUATION) if sets.has(given, back[number])
        ]

    def why_not(self, s: TankupState, at: EquipTurn, seat: int, number: int) -> Refusal | None:
        why = _no_exchange(s, seat)
        if why is not None:
            return why
        if primitives.best_copy(s.hands[seat], number) == ABSENT:
            return NOTHING_TO_GIVE  # TU-023
        back = s.content.back[number]
        if sets.has(_given_up(s, seat), back):
            return None
        who, reading = s.fighters[seat], s.options["exchange"]
        if reading == "own_deck" and back == SITUATION and not who.shows_situation(sets.only(SITUATION)):
            return NO_SITUATION_ICON  # TU-A14: no «?» is worn
        wanted = who.exchange if reading == "armour_deck" else sets.only(back)
        empty = [deck for deck in sets.members(wanted) if not s.decks[deck]]
        return NO_CARD_FOR_IT if empty or not s.is_closed() else ARMOURY_CLOSED

    def do(self, s: TankupState, at: EquipTurn, seat: int, number: int) -> None:
        s.turn.exchanged = True
        back = s.content.back[number]
        eyes = eyes_of(primitives.slip_out(s, seat, primitives.best_copy(s.hands[seat], number)))
        s.decks[back].insert(0, known_by(number, eyes))
        events.traded(s, eyes=eyes, seat=seat, back=back, card=number)
        if s.options["exchange"] == "armour_deck":
            s.next(DrawCards(seat, s.fighters[seat].exchange, 1, WHY_TRADE))
        else:
            primitives.draw(s, seat, back, WHY_TRADE)


def _given_up(s: TankupState, seat: int) -> int:
    """Return the backs of the cards that can be given up, as the option reads TU-A14."""
    reading, decks, who = s.options["exchange"], primitives.open_decks(s), s.fighters[seat]
    if reading == "armour_deck":
        return ANY_BACK | sets.only(SITUATION) if who.exchange & decks else sets.EMPTY
    if reading == "own_deck" and not who.shows_situation(sets.only(SITUATION)):
        return decks & ANY_BACK  # TU-097: without a «?» no situation is drawn
    return decks


@final
class Swap(ActOnTwo[TankupState, "EquipTurn"]):
    """Lay an armour of the hand in the place of another of its kind, which goes to the hand (TU-024, TU-A15)."""

    def offer(self, s: TankupState, at: EquipTurn, seat: int, found: Offers) -> None:
        if _no_exchange(s, seat) is None:
            offer_armours(s, seat, self.verb, found, covered=True)

    def why_not(self, s: TankupState, at: EquipTurn, seat: int, number: int, space: int) -> Refusal | None:
        why = _no_exchange(s, seat)
        if why is not None:
            return why
        if primitives.best_copy(s.hands[seat], number) == ABSENT:
            return NOTHING_TO_SWAP
        fits = BACK_OF_SPACE[space] == s.content.back[number] and s.fighters[seat].worn[space] is not None
        return None if fits else NOTHING_WORN_THERE

    def do(self, s: TankupState, at: EquipTurn, seat: int, number: int, space: int) -> None:
        turn, who = s.turn, s.fighters[seat]
        turn.exchanged = True
        old = who.worn[space]
        assert old is not None
        primitives.put_on(s, seat, space, primitives.from_hand(s, seat, number))
        turn.used[space] = 0
        turn.swapped = old.card.number
        if s.options["swapped"] == "hand":
            primitives.back_to_hand(s, seat, old.card, old.damage)
        else:
            primitives.discard(s, old.card.number)
        events.swapped(s, seat=seat, card=number, space=space, old=old.card.number)


class EquipTurn(ArmourMoment):
    """Anything the turn still allows, one thing after another, until the seat ends it (TU-A12)."""

    choices = Choices(
        END_TURN,
        Draw(verbs.DRAW),
        Equip(verbs.EQUIP),
        Trade(verbs.TRADE),
        Swap(verbs.SWAP),
        USE,
    )

    def __init__(self, seat: int) -> None:
        super().__init__(seat, EQUIP_TURN)


BEGIN_EQUIPS: Final = tuple([BeginEquip(seat) for seat in SEATS])
EQUIP_TURNS: Final = tuple([EquipTurn(seat) for seat in SEATS])
