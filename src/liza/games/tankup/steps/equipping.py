"""The equipment turn: draw, equip and exchange in any order (TU-014 to TU-031, TU-A12 to TU-A19)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.abilities import refuse_use, usable, windows_of
from liza.games.tankup.content.words import CLOSED, MARKET
from liza.games.tankup.moves import (
    amount_in_force,
    back_to_hand,
    copy_in,
    discard,
    draw,
    in_force,
    open_decks,
    put_on,
    slip_out,
    take_off,
)
from liza.games.tankup.state import KIND, TURNED, TankupState
from liza.games.tankup.steps.choices import DrawCards
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    BACK_OF_SPACE,
    BLOW,
    DRAW,
    END,
    ENDED,
    EQUIP,
    EQUIP_TURN,
    EQUIPPED,
    NOTHING,
    PLACES,
    SEATS,
    SITUATION,
    SPACES_OF,
    SWAPPED,
    TRADED,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Ask, Step
from liza.parts.cards import EYES, card_of

_AP: Final = 1 << 7
_ALL_USED: Final = 0xFF


class BeginEquip(Step[TankupState]):
    """Sets out what the turn allows."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def args(self) -> tuple[int, ...]:
        """Return the seat."""
        return (self.seat,)

    def run(self, s: TankupState) -> None:
        """Grant the free draw and the free armour (TU-014, TU-016)."""
        seat = self.seat
        s.active = seat
        s.used = [0] * PLACES
        s.swapped = NOTHING
        s.exchanged = 0
        s.free_equips = 1
        s.free_draws = amount_in_force(s) if in_force(s) == MARKET else 1
        if s.cursed[seat]:
            s.cursed[seat] = 0
            s.free_draws = 0
        s.agenda.append(EQUIP_TURNS[seat])


class EquipTurn(Ask[TankupState]):
    """Anything the turn still allows, one thing after another, until the seat ends it (TU-A12)."""

    __slots__ = ()

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return draws, armours, exchanges, abilities of this turn, and the end."""
        rules = s.rules
        decks = open_decks(s)
        choices = [END, *rules.draws[_drawable(s, seat) & decks]]
        hand = s.hands[seat]
        if hand and (s.free_equips or _unused_ap(s, seat) != NOTHING):
            choices += equips(s, seat)
        if hand and not s.exchanged and _may_exchange(s, seat):
            choices += _trades(s, seat, decks)
            choices += _swaps(s, seat)
        if windows_of(s, seat) & EQUIP_TURN:
            at = seat * PLACES
            choices += [rules.use_base + (s.worn[at + space] & KIND) for space in usable(s, seat, EQUIP_TURN)]
        return choices

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return why something cannot be done in this turn."""
        rules = s.rules
        if DRAW <= action <= DRAW + SITUATION:
            return _refuse_draw(s, seat, action - DRAW)
        if EQUIP <= action < rules.swap:
            return (
                refuse_equip(s, seat, action) if s.free_equips or _unused_ap(s, seat) != NOTHING else Refusal("TU-027")
            )
        if rules.swap <= action < rules.use_base or rules.trade <= action < rules.discard_base:
            return _refuse_exchange(s, seat, action)
        if rules.use_base <= action < rules.take:
            return refuse_use(s, seat, action - rules.use_base, EQUIP_TURN)
        return None

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Do one thing, or end the turn."""
        rules = s.rules
        if action == END:
            s.agenda.pop()
            if s.listen:
                s.note(ENDED, seat)
        elif action < EQUIP:
            _draw(s, seat, action - DRAW)
        elif action < rules.swap:
            _equip(s, seat, action - EQUIP)
        elif action < rules.use_base:
            _swap(s, seat, action - rules.swap)
        elif action < rules.take:
            rules.use(s, seat, action - rules.use_base, EQUIP_TURN)
        else:
            _trade(s, seat, action - rules.trade)


# Drawing.


def _drawable(s: TankupState, seat: int) -> int:
    """Return the decks that the free draw and the unused icons open."""
    mask = ANY_BACK if s.free_draws else 0
    icons = s.rules.icons
    at = seat * PLACES
    for space in range(PLACES):
        card = s.worn[at + space]
        if card >= 0 and not card & TURNED:
            for number, opened in enumerate(icons[card & KIND]):
                if not s.used[space] >> number & 1:
                    mask |= opened
    return mask


def _draw(s: TankupState, seat: int, back: int) -> None:
    """Draw a card with the narrowest icon there is; the free draw is kept for last."""
    icons = s.rules.icons
    at = seat * PLACES
    best_space = best_icon = NOTHING
    for space in range(PLACES):
        card = s.worn[at + space]
        if card >= 0 and not card & TURNED:
            for number, opened in enumerate(icons[card & KIND]):
                if (
                    opened >> back & 1
                    and not s.used[space] >> number & 1
                    and (best_space == NOTHING or opened != ANY_BACK)
                ):
                    best_space, best_icon = space, number
    if best_space == NOTHING:
        s.free_draws -= 1
    else:
        s.used[best_space] |= 1 << best_icon
    draw(s, seat, back)


def _refuse_draw(s: TankupState, seat: int, back: int) -> Refusal:
    if not _drawable(s, seat) >> back & 1:
        if back == SITUATION:
            return Refusal("TU-097")
        return Refusal("TU-020")
    if s.decks[back]:
        return Refusal("TU-A19", "closed")
    return Refusal("TU-A19")


# Equipping.


def equips(s: TankupState, seat: int) -> list[int]:
    """Return every armour of a hand on every empty space that it fits."""
    found: list[int] = []
    backs = s.rules.back
    at = seat * PLACES
    for card in s.hands[seat]:
        back = backs[card & KIND]
        if back >= BLOW:
            break
        found += [EQUIP + (card & KIND) * PLACES + space for space in SPACES_OF[back] if s.worn[at + space] == NOTHING]
    return _once(found)


def _once(actions: list[int]) -> list[int]:
    """Return the actions without repetitions: copies of a card are the same choice."""
    return list(dict.fromkeys(actions))


def refuse_equip(s: TankupState, seat: int, action: int) -> Refusal | None:
    """Return why an armour cannot be put on a space."""
    if not EQUIP <= action < s.rules.swap:
        return None
    kind, space = divmod(action - EQUIP, PLACES)
    if copy_in(s.hands[seat], kind) == NOTHING:
        return Refusal("TU-016", "hand")
    if BACK_OF_SPACE[space] != s.rules.back[kind]:
        return Refusal("TU-A03")
    return Refusal("TU-A17")


def _unused_ap(s: TankupState, seat: int) -> int:
    """Return a space whose «+1 AP» has not been used, or NOTHING (TU-027)."""
    ap = s.rules.content.ap
    at = seat * PLACES
    for space in range(PLACES):
        card = s.worn[at + space]
        if card >= 0 and not card & TURNED and ap[card & KIND] and not s.used[space] & _AP:
            return space
    return NOTHING


def _equip(s: TankupState, seat: int, offset: int) -> None:
    kind, space = divmod(offset, PLACES)
    icon = _unused_ap(s, seat)
    if icon == NOTHING:
        s.free_equips -= 1
    else:
        s.used[icon] |= _AP
    hand = s.hands[seat]
    put_on(s, seat, space, hand.pop(copy_in(hand, kind)))
    s.used[space] = _ALL_USED if kind == s.swapped else 0
    if s.listen:
        s.note(EQUIPPED, seat, kind, space)


# Exchanging.


def _may_exchange(s: TankupState, seat: int) -> bool:
    exchange = s.rules.content.exchange
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0 and not card & TURNED and exchange[card & KIND]:
            return True
    return False


def _trades(s: TankupState, seat: int, decks: int) -> list[int]:
    """Return every hand card that can be exchanged for one of the deck it calls for (TU-023, TU-A14)."""
    backs = s.rules.back
    trade = s.rules.trade
    given = _given_up(s, seat, decks)
    return _once([trade + (card & KIND) for card in s.hands[seat] if given >> backs[card & KIND] & 1])


def _given_up(s: TankupState, seat: int, decks: int) -> int:
    """Return the backs that can be given up, of the decks that can give a card."""
    reading = s.options["exchange"]
    if reading == "armour_deck":
        return ANY_BACK | 1 << SITUATION if _exchange_decks(s, seat) & decks else 0
    if reading == "own_deck" and not _shows_situation(s, seat):
        return decks & ANY_BACK
    return decks


def _shows_situation(s: TankupState, seat: int) -> bool:
    """Whether a seat wears an unturned armour with a «?»: without one no situation is drawn (TU-097)."""
    icons = s.rules.icons
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0 and not card & TURNED and 1 << SITUATION in icons[card & KIND]:
            return True
    return False


def _exchange_decks(s: TankupState, seat: int) -> int:
    """Return the decks of the armours that show an exchange icon, a bit each."""
    content = s.rules.content
    mask = 0
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0 and not card & TURNED and content.exchange[card & KIND]:
            mask |= 1 << content.back[card & KIND]
    return mask


def _swaps(s: TankupState, seat: int) -> list[int]:
    """Return every armour of the hand on every occupied space of its kind (TU-024)."""
    backs = s.rules.back
    swap = s.rules.swap
    at = seat * PLACES
    found: list[int] = []
    for card in s.hands[seat]:
        back = backs[card & KIND]
        if back >= BLOW:
            break
        found += [swap + (card & KIND) * PLACES + space for space in SPACES_OF[back] if s.worn[at + space] != NOTHING]
    return _once(found)


def _refuse_exchange(s: TankupState, seat: int, action: int) -> Refusal:
    rules = s.rules
    if s.exchanged:
        return Refusal("TU-025")
    if not _may_exchange(s, seat):
        return Refusal("TU-026")
    if action >= rules.trade:
        kind = action - rules.trade
        if copy_in(s.hands[seat], kind) == NOTHING:
            return Refusal("TU-023")
        return _refuse_trade(s, seat, rules.back[kind])
    kind = (action - rules.swap) // PLACES
    if copy_in(s.hands[seat], kind) == NOTHING:
        return Refusal("TU-024", "hand")
    return Refusal("TU-024")


def _refuse_trade(s: TankupState, seat: int, back: int) -> Refusal:
    """Return why a card of the hand cannot be exchanged now."""
    if s.options["exchange"] == "armour_deck":
        decks = _exchange_decks(s, seat)
    elif back == SITUATION and s.options["exchange"] == "own_deck" and not _shows_situation(s, seat):
        return Refusal("TU-A14", "icon")
    else:
        decks = 1 << back
    empty = [back for back in range(len(s.decks)) if decks >> back & 1 and not s.decks[back]]
    return Refusal("TU-A14", "" if empty or in_force(s) != CLOSED else "closed")


def _trade(s: TankupState, seat: int, kind: int) -> None:
    """Put a hand card under its deck, unseen, and draw from the top of the deck it calls for (TU-A14)."""
    s.exchanged = 1
    back = s.rules.back[kind]
    card = slip_out(s, seat, copy_in(s.hands[seat], kind))
    s.decks[back].insert(0, kind | card >> EYES << EYES)
    if s.listen:
        s.note_for(card >> EYES, TRADED, seat, back, kind)
    if s.options["exchange"] == "armour_deck":
        s.agenda.append(DrawCards(seat, _exchange_decks(s, seat), 1, 0))
    else:
        draw(s, seat, back)


def _swap(s: TankupState, seat: int, offset: int) -> None:
    """Lay an armour of the hand in the place of another, which goes to the hand (TU-A15)."""
    kind, space = divmod(offset, PLACES)
    s.exchanged = 1
    hand = s.hands[seat]
    card = hand.pop(copy_in(hand, kind))
    old = take_off(s, seat, space)
    put_on(s, seat, space, card_of(card))
    s.used[space] = 0
    s.swapped = old & KIND
    if s.options["swapped"] == "hand":
        back_to_hand(s, seat, old)
    else:
        discard(s, old)
    if s.listen:
        s.note(SWAPPED, seat, kind, space, old & KIND)


BEGIN_EQUIPS: Final = tuple([BeginEquip(seat) for seat in SEATS])
EQUIP_TURNS: Final = tuple([EquipTurn(seat) for seat in SEATS])
