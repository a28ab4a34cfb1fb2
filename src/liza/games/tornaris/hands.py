"""Moving cards: drawing, taking, giving away, buying and selling, and who gets to know what on the way."""

from __future__ import annotations

from liza.games.tornaris.content.words import PRICE
from liza.games.tornaris.purse import gain, pay
from liza.games.tornaris.state import KIND, TornarisState
from liza.games.tornaris.vocabulary import BOUGHT, DISCARDED, DREW_EQUIPMENT, DREW_OBJECT, NOTHING, SOLD
from liza.kernel.events import EVERYBODY
from liza.parts.cards import EYES, public, shown


def draw(s: TornarisState, deck: list[int], discard: list[int]) -> int:
    """Take a card off a deck, shuffled anew from its discard pile if need be; NOTHING when both are empty (TR-A95)."""
    if not deck:
        discard.sort()
        deck += discard
        discard.clear()
        if not deck:
            return NOTHING
    return deck.pop(s.source.below(len(deck)))


def draw_gear(s: TornarisState) -> int:
    """Take an equipment off the deck."""
    return draw(s, s.gear_deck, s.gear_discard)


def draw_object(s: TornarisState, seat: int) -> None:
    """Give a seat an object, seen by nobody else (TR-A68)."""
    kind = draw(s, s.object_deck, s.object_discard)
    if kind == NOTHING:
        return
    s.bags[seat].append(shown(kind, seat))
    if s.listen:
        s.note_for(1 << seat, DREW_OBJECT, seat, kind)


def receive(s: TornarisState, seat: int, card: int) -> None:
    """Put an equipment that was drawn into a hand."""
    s.gear[seat].append(card)
    if s.listen:
        s.note_for(1 << seat, DREW_EQUIPMENT, seat, card & KIND)


def full(s: TornarisState, seat: int) -> bool:
    """Whether there is no room for one more equipment (TR-058)."""
    return len(s.gear[seat]) >= s.slots[seat]


def held(hand: list[int], kind: int) -> bool:
    """Whether a hand has a card of a kind."""
    for card in hand:  # noqa: SIM110 - a generator costs more than the whole loop
        if card & KIND == kind:
            return True
    return False


def count(hand: list[int], kind: int) -> int:
    """Return how many cards of a kind a hand has."""
    found = 0
    for card in hand:
        if card & KIND == kind:
            found += 1
    return found


def take_out(hand: list[int], kind: int) -> None:
    """Take a card of a kind out of a hand, the best known one."""
    del hand[_best_known(hand, kind)]


def show(hand: list[int], kind: int) -> None:
    """Turn a card of a kind up for everybody, the best known one that is not open yet."""
    at = _best_known(hand, kind, hidden=True)
    if at != NOTHING:
        hand[at] = public(hand[at])


def _best_known(hand: list[int], kind: int, hidden: bool = False) -> int:
    """Return the place of the card of a kind that most have seen.

    Cards of one kind cannot be told apart, so nobody learns which of them it was: whoever knew one of them knows one
    fewer afterwards, and the eyes of the others are set accordingly.
    """
    best = NOTHING
    for at, card in enumerate(hand):
        if card & KIND == kind and not (hidden and card >> EYES == EVERYBODY):
            if best == NOTHING:
                best = at
            elif card >> EYES != hand[best] >> EYES:
                eyes, other = hand[best] >> EYES, card >> EYES
                hand[best] = kind | (eyes | other) << EYES
                hand[at] = kind | (eyes & other) << EYES
    return best


def discard_gear(s: TornarisState, seat: int, kind: int) -> None:
    """Give an equipment up for nothing."""
    take_out(s.gear[seat], kind)
    s.gear_discard.append(kind)
    if s.listen:
        s.note(DISCARDED, seat, kind)


def sell(s: TornarisState, seat: int, kind: int, price: int) -> None:
    """Sell an equipment to the bank."""
    take_out(s.gear[seat], kind)
    s.gear_discard.append(kind)
    if s.listen:
        s.note(SOLD, seat, kind, price)
    gain(s, seat, price)


def sale_value(s: TornarisState, kind: int) -> int:
    """Return half of the printed price, rounded down (TR-061, TR-A76)."""
    return s.rules.content.price[kind] // 2


def shop_price(s: TornarisState, seat: int, kind: int) -> int:
    """Return what a card of the row costs a seat: the day's change first, then the own discount (TR-A70)."""
    content = s.rules.content
    price = content.price[kind]
    sky = content.sky[s.sky]
    if sky.do == PRICE:
        price -= sky.amount
    return max(1, price - content.discount[s.characters[seat]])


def smith_price(s: TornarisState, seat: int, kind: int) -> int:
    """Return half of the printed price, rounded up, then the own discount (TR-A70)."""
    content = s.rules.content
    return max(1, (content.price[kind] + 1) // 2 - content.discount[s.characters[seat]])


def buy(s: TornarisState, seat: int, kind: int, price: int) -> None:
    """Pay for an equipment that everybody saw, and take it."""
    pay(s, seat, price)
    s.gear[seat].append(public(kind))
    if s.listen:
        s.note(BOUGHT, seat, kind, price)


def use_object(s: TornarisState, seat: int, kind: int) -> None:
    """Use an object up (TR-085)."""
    take_out(s.bags[seat], kind)
    s.object_discard.append(kind)
