"""Equipping, taking off, exchanging and reloading."""

from __future__ import annotations

from typing import Any, Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.mechanics.primitives import ammo_cap, empty_hand, from_hand, put_on, take_off
from liza.games.tanxi.pieces import HeldWeapon
from liza.games.tanxi.state import TanxiState, different, find, number_of
from liza.games.tanxi.steps.asking import HandCard
from liza.games.tanxi.steps.gems import GEM_ACTIONS, TurnMoment
from liza.games.tanxi.vocabulary import ABSENT, HANDS
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, ActOn, Choice, Choices, EndMoment, Offers, no_offers
from liza.kernel.core.step import NO_ACTORS
from liza.parts import sets

NOT_HELD: Final = Refusal("TX-148")
SLOT_TAKEN: Final = Refusal("TX-142")
HANDS_FULL: Final = Refusal("TX-143")
NOT_EQUIPPED: Final = Refusal("TX-144", "worn")
NOTHING_TO_EXCHANGE: Final = Refusal("TX-145", "empty")
THE_SAME_CARD: Final = Refusal("TX-145", "same")
NO_WEAPON_TO_TAKE: Final = Refusal("TX-146", "weapon")
HANDS_EMPTY: Final = Refusal("TX-146", "hands")
NOT_COMPLETE: Final = Refusal("TX-146", "complete")
NOTHING_LEAVES: Final = Refusal("TX-A63")
CANNOT_LEAVE: Final = Refusal("TX-A64")
TOO_TIRED: Final = Refusal("TX-139")
NOT_IN_HAND: Final = Refusal("TX-A60", "equipped")
NO_RELOAD: Final = Refusal("TX-167", "line")
FULL: Final = Refusal("TX-A60", "full")


class EquipMoment(TurnMoment):
    """A moment at which equipment may be changed."""

    abstract = True

    def change_cost(self, s: TanxiState) -> int:
        """Return the energy that a change costs here."""
        return 0

    def changed(self, s: TanxiState) -> None:
        """Go on: a change has been chosen."""

    def pay(self, s: TanxiState) -> None:
        """Pay for a change (TX-139)."""
        cost = self.change_cost(s)
        self.changed(s)
        s.turn.equips += 1
        s.turn.spent += cost

    def tired(self, s: TanxiState) -> Refusal | None:
        """Return that energy is lacking, if it is."""
        return TOO_TIRED if s.energy_left() < self.change_cost(s) else None  # TX-139


def _wear(s: TanxiState, seat: int, number: int) -> None:
    """Put a card of the hand on."""
    card = s.content.gear[number]
    from_hand(s, seat, number)
    put_on(s, seat, card)
    events.equipped(s, seat=seat, card=number, slot=card.slot)


def _undress(s: TanxiState, seat: int, number: int) -> None:
    """Take an equipped card off."""
    events.unequipped(s, seat=seat, card=number)
    take_off(s, seat, s.content.gear[number])


# Changes of equipment.


class ChangeWithCard(HandCard[EquipMoment]):
    """A change with a card of the hand; no player asks for it where energy is lacking."""

    def why_not(self, s: TanxiState, at: EquipMoment, seat: int, one: int) -> Refusal | None:
        return super().why_not(s, at, seat, one) or at.tired(s)


@final
class Equip(ChangeWithCard):
    """Put a card of the hand on an empty slot (TX-138)."""

    def kinds(self, s: TanxiState) -> tuple[int, int]:
        return 0, s.content.first_object

    def against(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> Refusal | None:
        content, who = s.content, s.explorers[seat]
        if number < content.first_equipment:
            if content.weapons[number].hands > who.sheet.free_hands:
                return HANDS_FULL  # TX-143
        elif who.worn[content.gear[number].slot] is not None:
            return SLOT_TAKEN  # TX-142
        return None

    def do(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> None:
        at.pay(s)
        _wear(s, seat, number)


@final
class Swap(ChangeWithCard):
    """Exchange what lies on a slot for a card of the hand (TX-145)."""

    def kinds(self, s: TanxiState) -> tuple[int, int]:
        return s.content.first_equipment, s.content.first_object

    def against(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> Refusal | None:
        worn = s.explorers[seat].worn[s.content.gear[number].slot]
        if worn is None:
            return NOTHING_TO_EXCHANGE
        return THE_SAME_CARD if worn.number == number else None

    def do(self, s: TanxiState, at: EquipMoment, seat: int, one: int) -> None:
        at.pay(s)
        number = one + s.content.first_equipment
        worn = s.explorers[seat].worn[s.content.gear[number].slot]
        assert worn is not None  # an empty slot is refused
        _undress(s, seat, worn.number)
        _wear(s, seat, number)


@final
class Unequip(ActOn[TanxiState, EquipMoment]):
    """Take an equipped card back to the hand (TX-144)."""

    def offer(self, s: TanxiState, at: EquipMoment, seat: int, found: Offers) -> None:
        found.add_each(self.verb, s.explorers[seat].sheet.cards)

    def why_not(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> Refusal | None:
        return at.tired(s) if number in s.explorers[seat].sheet.cards else NOT_EQUIPPED  # TX-144

    def do(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> None:
        at.pay(s)
        _undress(s, seat, number)


@final
class BeginRearm(Act[TanxiState, EquipMoment]):
    """Exchange what the hands hold (TX-146)."""

    def why_not(self, s: TanxiState, at: EquipMoment, seat: int) -> Refusal | None:
        return _cannot_rearm(s, seat) or at.tired(s)

    def do(self, s: TanxiState, at: EquipMoment, seat: int) -> None:
        cost = at.change_cost(s)
        at.changed(s)
        s.next(Rearm(seat, cost, sets.EMPTY, ABSENT))


def _cannot_rearm(s: TanxiState, seat: int) -> Refusal | None:
    """Return why no exchange is possible: the hands are not empty, and there is a weapon to take (TX-146)."""
    who = s.explorers[seat]
    if who.sheet.free_hands == len(HANDS):
        return HANDS_EMPTY
    first = s.content.first_equipment
    for card in who.hand:
        if number_of(card) < first:
            return None
    return NO_WEAPON_TO_TAKE


CHANGES: Final[tuple[Choice[Any, Any], ...]] = (
    Equip(verbs.EQUIP, NOT_HELD), Swap(verbs.SWAP, NOT_HELD), Unequip(verbs.UNEQUIP), BeginRearm(verbs.REARM),
)  # fmt: skip


class FreeEquip(EquipMoment):
    """One change of equipment without energy, or none (Mano rápida)."""

    choices = Choices(EndMoment(verbs.PASS), *CHANGES, *GEM_ACTIONS)

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        found = no_offers(s.game.space)
        for change in CHANGES:
            change.offer(s, self, self.seat, found)
        return self.asked if found.actions else NO_ACTORS

    def changed(self, s: TanxiState) -> None:
        s.done()


# The exchange of what the hands hold.


@final
class Complete(Act[TanxiState, "Rearm"]):
    """Stop taking weapons in."""

    def why_not(self, s: TanxiState, at: Rearm, seat: int) -> Refusal | None:
        return NOT_COMPLETE if at.first == ABSENT else None  # TX-146

    def do(self, s: TanxiState, at: Rearm, seat: int) -> None:
        s.done()
        at.exchange(s, [at.first])


@final
class PutAside(ActOn[TanxiState, "Rearm"]):
    """Let a weapon leave its hand."""

    def offer(self, s: TanxiState, at: Rearm, seat: int, found: Offers) -> None:
        before = ABSENT
        for hand in at.full_hands(s):
            weapon = s.explorers[seat].weapon(hand)
            if weapon is not None and weapon.number != before:
                before = weapon.number
                found.add(self.verb, before)

    def why_not(self, s: TanxiState, at: Rearm, seat: int, number: int) -> Refusal | None:
        return None if self._hands(s, at, seat, number) else CANNOT_LEAVE  # TX-A64

    def do(self, s: TanxiState, at: Rearm, seat: int, number: int) -> None:
        s.done()
        s.next(Rearm(seat, at.cost, at.out | sets.only(self._hands(s, at, seat, number)[0]), ABSENT))

    def _hands(self, s: TanxiState, at: Rearm, seat: int, number: int) -> list[int]:
        """Return the hands that such a weapon may leave."""
        full = at.full_hands(s)
        return [hand for hand in s.explorers[seat].hands_with(number) if hand in full]


@final
class TakeUp(ActOn[TanxiState, "Rearm"]):
    """Let a weapon come in."""

    def offer(self, s: TanxiState, at: Rearm, seat: int, found: Offers) -> None:
        found.add_each(self.verb, at.ins(s))

    def why_not(self, s: TanxiState, at: Rearm, seat: int, number: int) -> Refusal | None:
        if not at.out:
            return NOTHING_LEAVES  # TX-A63
        return None if number in at.ins(s) else HANDS_FULL  # TX-143

    def do(self, s: TanxiState, at: Rearm, seat: int, number: int) -> None:
        s.done()
        if at.first != ABSENT:
            at.exchange(s, [at.first, number])
            return
        ahead = Rearm(seat, at.cost, at.out, number)
        if ahead.ins(s):
            s.next(ahead)
        else:
            at.exchange(s, [number])


class Rearm(TurnMoment):
    """An exchange of what the hands hold: some weapons leave, then some come in (TX-146, TX-A63).

    No card moves before it is complete.
    """

    __slots__ = ("cost", "first", "out")

    choices = Choices(Complete(verbs.STOP), PutAside(verbs.UNEQUIP), TakeUp(verbs.EQUIP), *GEM_ACTIONS)

    def __init__(self, seat: int, cost: int, out: int, first: int) -> None:
        super().__init__(seat, cost, out, first)
        self.cost: Final = cost
        self.out: Final = out
        """The hands whose weapons leave, as a set; one may stay where it is (TX-A64)."""
        self.first: Final = first
        """The first weapon that comes in; ABSENT before it is chosen."""

    def full_hands(self, s: TanxiState) -> list[int]:
        """Return the hands whose weapon may still leave."""
        if self.first != ABSENT:
            return []
        held = s.explorers[self.seat].held
        return [hand for hand in HANDS if held[hand] is not None and not sets.has(self.out, hand)]

    def ins(self, s: TanxiState) -> list[int]:
        """Return the weapons that may come in: within two hands (TX-146)."""
        if not self.out:
            return []
        who, weapons = s.explorers[self.seat], s.content.weapons
        room = who.sheet.free_hands
        for hand in sets.MEMBERS[self.out]:
            leaving = who.weapon(hand)
            room += 0 if leaving is None else leaving.hands
        cards = who.hand
        if self.first != ABSENT:
            room -= weapons[self.first].hands
            cards = cards[:]
            cards.pop(find(cards, self.first))
        return sorted(
            [number for number in different(cards) if number < len(weapons) and weapons[number].hands <= room]
        )

    def stands(self, s: TanxiState) -> bool:
        """Whether the hands still hold a card to exchange for a weapon (TX-146)."""
        return _cannot_rearm(s, self.seat) is None

    def put_off(self, s: TanxiState) -> None:
        """Begin the exchange anew afterwards."""
        s.agenda[-1] = Rearm(self.seat, self.cost, sets.EMPTY, ABSENT)
        super().put_off(s)

    def exchange(self, s: TanxiState, weapons: list[int]) -> None:
        """Make the exchange: what is put down may be lost (TX-147)."""
        s.turn.equips += 1
        s.turn.spent += self.cost
        for hand in sets.MEMBERS[self.out]:
            held = s.explorers[self.seat].held[hand]
            assert held is not None, "a hand that is emptied holds something"
            events.unequipped(s, seat=self.seat, card=held.weapon.number)
            empty_hand(s, self.seat, hand)
        for number in weapons:
            _wear(s, self.seat, number)


# Reloading.


@final
class Reload(ActOn[TanxiState, EquipMoment]):
    """Reload a weapon for its energy, any number of times (TX-167)."""

    def offer(self, s: TanxiState, at: EquipMoment, seat: int, found: Offers) -> None:
        before = ABSENT
        for held in s.explorers[seat].held:
            if held is None or not held.weapon.reload_cost or held.weapon.number == before:
                continue
            before = held.weapon.number
            if self.why_not(s, at, seat, before) is None:
                found.add(self.verb, before)

    def why_not(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> Refusal | None:
        if not s.explorers[seat].hands_with(number):
            return NOT_IN_HAND  # TX-A60
        weapon = s.content.weapons[number]
        if not weapon.reload_cost:
            return NO_RELOAD  # TX-167
        if weapon.reload_cost > s.energy_left():
            return Refusal("TX-167", "energy", amount=weapon.reload_cost)
        return None if self._not_full(s, seat, number) else FULL  # TX-A60

    def _not_full(self, s: TanxiState, seat: int, number: int) -> list[int]:
        """Return the hands whose weapon of a kind takes more counters, the emptier first."""
        who = s.explorers[seat]
        found: list[tuple[int, int]] = []
        for hand in who.hands_with(number):
            held = who.held[hand]
            if held is not None and (not s.cap or held.ammo < ammo_cap(s, seat, held.weapon)):
                found.append((held.ammo, hand))
        return [hand for _, hand in sorted(found)]

    def do(self, s: TanxiState, at: EquipMoment, seat: int, number: int) -> None:
        who, weapon = s.explorers[seat], s.content.weapons[number]
        hand = self._not_full(s, seat, number)[0]
        held = who.held[hand]
        before = 0 if held is None else held.ammo
        s.turn.spent += weapon.reload_cost
        after = before + weapon.reload_gain + who.sheet.reload_more
        if s.cap:
            after = min(after, ammo_cap(s, seat, weapon))
        who.held[hand] = HeldWeapon(weapon, after)
        events.reloaded(s, seat=seat, card=number, amount=after - before)
