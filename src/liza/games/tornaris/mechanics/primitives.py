"""The small moves that several moments are made of: gold, mana, cards, and what a card says happens."""

from __future__ import annotations

from typing import Any

from liza.games.tornaris import events
from liza.games.tornaris.content.cards import Deeds
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import ABSENT
from liza.kernel.core.step import Step
from liza.parts import hands, sets
from liza.parts.cards import card_of, public, shown

# Gold: always public (TR-122), and never below nothing (TR-123, TR-A46).


def gain(s: TornarisState, seat: int, amount: int) -> None:
    """Receive gold from the bank."""
    player = s.players[seat]
    player.gold += amount
    if amount:
        events.gained(s, seat=seat, amount=amount, left=player.gold)


def lose(s: TornarisState, seat: int, amount: int) -> int:
    """Lose gold, as far as there is any (TR-123); return how much it was."""
    player = s.players[seat]
    amount = min(amount, player.gold)
    player.gold -= amount
    if amount:
        events.lost(s, seat=seat, amount=amount, left=player.gold)
    return amount


def pay(s: TornarisState, seat: int, amount: int) -> None:
    """Pay the bank, and say so."""
    s.players[seat].gold -= amount
    events.paid(s, seat=seat, amount=amount)


# Mana: what is lost is spent, what is recovered is active again (TR-A101).


def recover(s: TornarisState, seat: int, amount: int) -> None:
    """Turn spent mana active again, as far as there is any."""
    player = s.players[seat]
    amount = min(amount, player.most - player.mana)
    player.mana += amount
    if amount:
        events.recovered(s, seat=seat, amount=amount, left=player.mana)


def drain(s: TornarisState, seat: int, amount: int) -> None:
    """Turn active mana to its spent side, as far as there is any (TR-A46)."""
    player = s.players[seat]
    amount = min(amount, player.mana)
    player.mana -= amount
    if amount:
        events.drained(s, seat=seat, amount=amount, left=player.mana)


def grow(s: TornarisState, seat: int, amount: int) -> None:
    """Gain mana for good; the new tokens are active (TR-A17, TR-A82)."""
    player = s.players[seat]
    player.most += amount
    player.mana += amount
    events.mana_grew(s, seat=seat, amount=amount, left=player.most)


# Equipment.


def receive(s: TornarisState, seat: int, card: int) -> None:
    """Put an equipment that was drawn into a hand; no other player sees it (TR-A68)."""
    s.players[seat].gear.append(card)
    events.drew_equipment(s, eyes=sets.only(seat), seat=seat, equipment=card_of(card))


def set_apart(s: TornarisState, seat: int) -> bool:
    """Let a player look at an equipment before deciding about it; whether there was one (TR-A95)."""
    kind = s.gear.draw(s.source)
    if kind == ABSENT:
        return False
    s.drawn = [shown(kind, seat)]
    return True


def take_drawn(s: TornarisState, seat: int) -> None:
    """Take the equipment that was drawn."""
    receive(s, seat, s.drawn[0])
    s.drawn = []


def let_go(s: TornarisState, seat: int) -> None:
    """Discard an equipment that was drawn and not taken: every player sees it (TR-A68)."""
    kind = card_of(s.drawn[0])
    s.gear.discard.append(kind)
    s.drawn = []
    events.declined(s, seat=seat, equipment=kind)


def discard_gear(s: TornarisState, seat: int, kind: int) -> None:
    """Give an equipment up without pay."""
    hands.take_out(s.players[seat].gear, kind)
    s.gear.discard.append(kind)
    events.discarded(s, seat=seat, equipment=kind)


def sell(s: TornarisState, seat: int, kind: int, price: int) -> None:
    """Sell an equipment to the bank; the card is discarded (TR-A76)."""
    hands.take_out(s.players[seat].gear, kind)
    s.gear.discard.append(kind)
    events.sold(s, seat=seat, equipment=kind, price=price)
    gain(s, seat, price)


def shop_price(s: TornarisState, seat: int, kind: int) -> int:
    """Return what a card of the row costs a seat: the day's change first, the own discount last (TR-A70, TR-101)."""
    price = s.equipment[kind].price - s.today.given("price")
    return max(1, price - s.players[seat].character.discount)


def half_up(s: TornarisState, kind: int) -> int:
    """Return half of the printed price, rounded up, as events reckon (TR-A70)."""
    return (s.equipment[kind].price + 1) // 2


def half_down(s: TornarisState, kind: int) -> int:
    """Return half of the printed price, rounded down: what is paid for what is sold (TR-A76)."""
    return s.equipment[kind].price // 2


def smith_price(s: TornarisState, seat: int, kind: int) -> int:
    """Return half of the printed price, rounded up, then the own discount (TR-A70, TR-101)."""
    return max(1, half_up(s, kind) - s.players[seat].character.discount)


def buy_from_row(s: TornarisState, seat: int, kind: int) -> None:
    """Pay for an equipment that every player saw, and take it (TR-030)."""
    price = shop_price(s, seat, kind)
    s.row.remove(kind)
    player = s.players[seat]
    player.gold -= price
    player.gear.append(public(kind))
    events.bought(s, seat=seat, equipment=kind, price=price)


# Objects.


def draw_object(s: TornarisState, seat: int) -> None:
    """Give a seat an object, seen by no other player (TR-088, TR-A68)."""
    kind = s.objects.draw(s.source)
    if kind != ABSENT:
        s.players[seat].bag.append(shown(kind, seat))
        events.drew_object(s, eyes=sets.only(seat), seat=seat, object=kind)


def use_object(s: TornarisState, seat: int, kind: int) -> None:
    """Use an object up (TR-085)."""
    hands.take_out(s.players[seat].bag, kind)
    s.objects.discard.append(kind)


# What cards say.


def perform(s: TornarisState, seat: int, deeds: Deeds) -> None:
    """Do everything that a card says to a player; questions come after what needs none, in the order of the card."""
    questions: list[Step[Any]] = []
    for deed in deeds:
        if deed.do is not None:
            deed.do(s, seat, deed)
        question = None if deed.question is None else deed.question(s, seat, deed)
        if question is not None:
            questions.append(question)
    s.agenda += questions[::-1]


def draw_event(s: TornarisState, seat: int, half: int) -> None:
    """Draw an event of a half and let it happen at once, whatever it is (TR-042, TR-049, TR-A90, TR-A96)."""
    pile = s.happenings[half]
    card = pile.draw(s.source)
    pile.discard.append(card)
    events.event_drawn(s, seat=seat, happening=card)
    perform(s, seat, s.content.happenings[card].effect)
