"""Equipping, taking off, exchanging and reloading (TX-138 to TX-149, TX-167, TX-A59 to TX-A64)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.moves import ammo_cap, free_hands, from_hand, holding, put_on, slot_of, take_off
from liza.games.tanxi.state import KIND, TanxiState
from liza.games.tanxi.steps.gems import TurnAsk
from liza.games.tanxi.vocabulary import (
    BODY,
    EQUIPPED,
    FREE_EQUIP,
    HAND,
    NOTHING,
    PASS,
    REARM,
    RELOAD_MORE,
    RELOADED,
    SHEET,
    STOP,
    UNEQUIPPED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY


def equip_cost(s: TanxiState, seat: int) -> int:
    """Return the energy that the next change of equipment costs (Forja propia)."""
    return 0 if s.sheet[seat * SHEET + FREE_EQUIP] and s.equips == 0 else 1


def changes(s: TanxiState, seat: int) -> list[int]:
    """Return every change of equipment: on empty slots, exchanges and taking off (TX-D16 to TX-D18)."""
    rules, content, worn = s.rules, s.rules.content, s.worn
    at = seat * BODY
    free = free_hands(s, seat)
    weapon = False
    found: list[int] = []
    seen = 0
    for held in s.hands[seat]:
        card = held & KIND
        if card >= content.gear or seen >> card & 1:
            continue
        seen |= 1 << card
        slot = content.slot[card]
        if slot == HAND:
            weapon = True
            if content.hands[card] <= free:
                found.append(rules.equip + card)
        elif worn[at + slot] == NOTHING:
            found.append(rules.equip + card)
        elif worn[at + slot] != card:
            found.append(rules.swap + card - content.weapons)
    for slot in range(BODY):
        card = worn[at + slot]
        if card >= 0 and not (slot > HAND and worn[at + HAND] == card):
            found.append(rules.unequip + card)
    if weapon and free < 2:
        found.append(REARM)
    return found


def change(s: TanxiState, seat: int, action: int, cost: int) -> None:
    """Make a change of equipment and pay for it."""
    rules, content = s.rules, s.rules.content
    if action == REARM:
        s.agenda.append(Rearm(seat, cost, 0, NOTHING))
        return
    s.equips += 1
    s.spent += cost
    if rules.equip <= action < rules.unequip:
        _wear(s, seat, action - rules.equip)
    elif rules.unequip <= action < rules.swap:
        _strip(s, seat, slot_of(s, seat, action - rules.unequip))
    else:
        card = action - rules.swap + content.weapons
        _strip(s, seat, content.slot[card])
        _wear(s, seat, card)


def _wear(s: TanxiState, seat: int, card: int) -> None:
    from_hand(s, seat, card)
    put_on(s, seat, card)
    if s.listen:
        s.note(EQUIPPED, seat, card)


def _strip(s: TanxiState, seat: int, slot: int) -> None:
    card = take_off(s, seat, slot)
    if s.listen:
        s.note(UNEQUIPPED, seat, card)


def is_change(s: TanxiState, action: int) -> bool:
    """Whether an action is a change of equipment."""
    return action == REARM or s.rules.equip <= action < s.rules.strip


def refuse_change(s: TanxiState, seat: int, action: int) -> Refusal:
    """Return why a change of equipment is not possible, energy aside."""
    rules, content = s.rules, s.rules.content
    if action == REARM:
        return Refusal("TX-146", "weapon" if free_hands(s, seat) < 2 else "hands")
    if rules.unequip <= action < rules.swap:
        return Refusal("TX-144", "worn")
    card = action - rules.equip if action < rules.unequip else action - rules.swap + content.weapons
    if holding(s, seat, card) == NOTHING:
        return Refusal("TX-148")
    if content.slot[card] == HAND:
        return Refusal("TX-143")
    if action < rules.unequip:
        return Refusal("TX-142")
    return Refusal("TX-145", "same" if s.worn[seat * BODY + content.slot[card]] == card else "empty")


class Rearm(TurnAsk):
    """An exchange of what the hands hold: some cards leave, then some come in (TX-146, TX-A63, TX-A64).

    Nothing happens before it is complete.
    """

    __slots__ = ("cost", "first", "out")

    def __init__(self, seat: int, cost: int, out: int, first: int) -> None:
        super().__init__(seat)
        self.cost: Final = cost
        self.out: Final = out
        """The hands whose cards leave, a bit each."""
        self.first: Final = first
        """The first card that comes in; NOTHING before it is chosen."""

    def args(self) -> tuple[int, ...]:
        """Return the seat, the cost, what leaves and what comes first."""
        return (self.seat, self.cost, self.out, self.first)

    def _room(self, s: TanxiState) -> int:
        """Return how many hands there are for cards to come."""
        hands = s.rules.content.hands
        at = self.seat * BODY + HAND
        room = free_hands(s, self.seat)
        for hand in range(2):
            if self.out >> hand & 1:
                room += hands[s.worn[at + hand]]
        return room - (hands[self.first] if self.first != NOTHING else 0)

    def _ins(self, s: TanxiState) -> list[int]:
        """Return the kinds that may come in."""
        content = s.rules.content
        if not self.out:
            return []
        room = self._room(s)
        cards = [card & KIND for card in s.hands[self.seat]]
        if self.first != NOTHING:
            cards.remove(self.first)
        return sorted({card for card in cards if card < content.weapons and content.hands[card] <= room})

    def stands(self, s: TanxiState) -> bool:
        """Whether the hands still hold something to exchange for a weapon (TX-146)."""
        return REARM in changes(s, self.seat)

    def put_off(self, s: TanxiState) -> None:
        """Begin the exchange anew afterwards."""
        s.agenda[-1] = Rearm(self.seat, self.cost, 0, NOTHING)

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return what may leave, what may come in, and stopping where that is an exchange."""
        ins = [s.rules.equip + card for card in self._ins(s)]
        if self.first != NOTHING:
            return [STOP, *ins]
        at = seat * BODY + HAND
        outs = [
            s.rules.unequip + s.worn[at + hand]
            for hand in range(2)
            if s.worn[at + hand] >= 0 and not self.out >> hand & 1
        ]
        return [*dict.fromkeys(outs), *ins]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a card cannot leave or come in."""
        if s.rules.unequip <= action < s.rules.swap:
            return Refusal("TX-A64")
        if s.rules.equip <= action < s.rules.unequip:
            return Refusal("TX-A63" if not self.out else "TX-143")
        return Refusal("TX-146", "complete") if action == STOP else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Go on, or make the exchange when it is complete."""
        s.agenda.pop()
        if action == STOP:
            self._exchange(s, [self.first])
        elif s.rules.unequip <= action < s.rules.swap:
            card = action - s.rules.unequip
            hand = 0 if s.worn[seat * BODY + HAND] == card and not self.out & 1 else 1
            s.agenda.append(Rearm(seat, self.cost, self.out | 1 << hand, NOTHING))
        elif self.first != NOTHING:
            self._exchange(s, [self.first, action - s.rules.equip])
        else:
            ahead = Rearm(seat, self.cost, self.out, action - s.rules.equip)
            if ahead._ins(s):
                s.agenda.append(ahead)
            else:
                self._exchange(s, [action - s.rules.equip])

    def _exchange(self, s: TanxiState, cards: list[int]) -> None:
        s.equips += 1
        s.spent += self.cost
        for hand in range(2):
            if self.out >> hand & 1:
                _strip(s, self.seat, HAND + hand)
        for card in cards:
            _wear(s, self.seat, card)


class FreeEquip(TurnAsk):
    """One change of equipment without energy, or none (Mano rápida)."""

    __slots__ = ()

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        """Return the seat, unless there is nothing to change."""
        return self.asked if changes(s, self.seat) else NOBODY

    def choices(self, s: TanxiState, seat: int) -> list[int]:
        """Return the changes, and none."""
        return [PASS, *changes(s, seat)]

    def why_not(self, s: TanxiState, seat: int, action: int) -> Refusal | None:
        """Return why a change is not possible."""
        return refuse_change(s, seat, action) if is_change(s, action) else None

    def choose(self, s: TanxiState, seat: int, action: int) -> None:
        """Make it."""
        s.agenda.pop()
        if action != PASS:
            change(s, seat, action, 0)


# Reloading.


def reloadable(s: TanxiState, seat: int, hand: int, energy: int) -> bool:
    """Whether the weapon in a hand can be reloaded with some energy (TX-167, TX-A60)."""
    content = s.rules.content
    card = s.worn[seat * BODY + HAND + hand]
    if card < 0 or not content.reload_cost[card] or content.reload_cost[card] > energy:
        return False
    return not s.cap or s.ammo[seat * 2 + hand] < ammo_cap(s, seat, card)


def reload(s: TanxiState, seat: int, card: int, energy: int) -> None:
    """Reload a weapon; of two equal ones, the emptier."""
    content = s.rules.content
    at = seat * BODY + HAND
    hands = [hand for hand in range(2) if s.worn[at + hand] == card and reloadable(s, seat, hand, energy)]
    hand = min(hands, key=lambda hand: s.ammo[seat * 2 + hand])
    s.spent += content.reload_cost[card]
    gain = content.reload_gain[card] + s.sheet[seat * SHEET + RELOAD_MORE]
    before = s.ammo[seat * 2 + hand]
    s.ammo[seat * 2 + hand] = min(before + gain, ammo_cap(s, seat, card)) if s.cap else before + gain
    if s.listen:
        s.note(RELOADED, seat, card, s.ammo[seat * 2 + hand] - before)


def refuse_reload(s: TanxiState, seat: int, card: int, energy: int) -> Refusal:
    """Return why a weapon cannot be reloaded."""
    content = s.rules.content
    if slot_of(s, seat, card) == NOTHING:
        return Refusal("TX-A60", "equipped")
    if not content.reload_cost[card]:
        return Refusal("TX-167", "line")
    if content.reload_cost[card] > energy:
        return Refusal("TX-167", "energy", amount=content.reload_cost[card])
    return Refusal("TX-A60", "full")
