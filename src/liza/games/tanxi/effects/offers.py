"""What the residents of the village give for their price (TX-192)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.words import AMOUNT, Offer
from liza.games.tanxi.mechanics.payment import coins_of
from liza.games.tanxi.mechanics.primitives import from_merchant, gain_gems, recover
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.steps.village import ORB_HELD, WITCH_ORBS, WITCH_TARGETS, readable
from liza.games.tanxi.vocabulary import FIRE, ICE, WHY_VILLAGE
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.card_words import Family

NOT_BELOW_HALF: Final = Refusal("TX-A73")
SOLD_OUT: Final = Refusal("TX-190", "empty")
OFFERS: Final = Family(Offer)


def _is_whole(s: TanxiState, seat: int) -> bool:
    return s.explorers[seat].life >= s.max_life(seat)


@OFFERS.does("heal", amount=AMOUNT, idle=_is_whole)
def heal(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Recover life (TX-184)."""
    recover(s, seat, offer.amount + s.sheet(seat).tavern_more, WHY_VILLAGE)


def _is_half_whole(s: TanxiState, seat: int) -> bool:
    return s.explorers[seat].life >= s.half_life(seat)


def _not_below_half(s: TanxiState, seat: int) -> Refusal | None:
    return NOT_BELOW_HALF if _is_half_whole(s, seat) and not s.idle_deeds else None  # TX-A73


@OFFERS.does("heal_half", idle=_is_half_whole, why_not=_not_below_half)
def heal_half(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Recover life up to half of the maximum (TX-185)."""
    missing = s.half_life(seat) - s.explorers[seat].life
    if missing > 0:
        recover(s, seat, missing + s.sheet(seat).tavern_more, WHY_VILLAGE)


def _sees_no_hand(s: TanxiState, seat: int) -> bool:
    return not readable(s, seat)


@OFFERS.does("hand", idle=_sees_no_hand)
def read_hand(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Look at another character's hand and take a card (TX-186)."""
    if readable(s, seat):
        s.next(WITCH_TARGETS[seat])


def _holds_both(s: TanxiState, seat: int) -> Refusal | None:
    who = s.explorers[seat]
    return ORB_HELD if who.has_orb(FIRE) and who.has_orb(ICE) else None  # TX-A53


@OFFERS.does("orb", why_not=_holds_both)
def orb(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Take an orb token (TX-187)."""
    s.next(WITCH_ORBS[seat])


def _finds_no_gems(s: TanxiState, seat: int) -> bool:
    return not s.gems_left()


@OFFERS.does("gems", amount=AMOUNT, idle=_finds_no_gems)
def gems(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Take gems (TX-188, TX-189, TX-A06)."""
    gain_gems(s, seat, offer.amount, WHY_VILLAGE)


def _sold_out(s: TanxiState, seat: int) -> Refusal | None:
    return None if s.merchant else SOLD_OUT


def _cheapest(s: TanxiState) -> int:
    return min([coins_of(s, number_of(card)) for card in s.merchant])


@OFFERS.does("card", why_not=_sold_out, cheapest=_cheapest)
def card_of_the_merchant(s: TanxiState, seat: int, offer: Offer, card: int) -> None:
    """Take one of the Merchant's cards for its value (TX-190)."""
    from_merchant(s, seat, card, WHY_VILLAGE)
