"""What the residents of the village give for their price (TX-192)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.cards import Service
from liza.games.tanxi.content.words import Offer
from liza.games.tanxi.mechanics.payment import coins_of
from liza.games.tanxi.mechanics.primitives import from_merchant, gain_gems, recover
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.steps.village import ORB_HELD, WITCH_ORBS, WITCH_TARGETS, readable
from liza.games.tanxi.vocabulary import FIRE, ICE, WHY_VILLAGE
from liza.kernel.base.rulebook import Refusal

NOT_BELOW_HALF: Final = Refusal("TX-A73")
SOLD_OUT: Final = Refusal("TX-190", "empty")


class Heal(Offer[TanxiState]):
    """Recover life (TX-184)."""

    WORD = "heal"
    FIELDS = ("amount",)

    def idle(self, s: TanxiState, seat: int) -> bool:
        return s.explorers[seat].life >= s.max_life(seat)

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        recover(s, seat, self.amount + s.sheet(seat).tavern_more, WHY_VILLAGE)


class HealHalf(Offer[TanxiState]):
    """Recover life up to half of the maximum (TX-185)."""

    WORD = "heal_half"

    def why_not(self, s: TanxiState, seat: int) -> Refusal | None:
        above = s.explorers[seat].life >= s.half_life(seat)
        return NOT_BELOW_HALF if above and not s.idle_deeds else None  # TX-A73

    def idle(self, s: TanxiState, seat: int) -> bool:
        return s.explorers[seat].life >= s.half_life(seat)

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        missing = s.half_life(seat) - s.explorers[seat].life
        if missing > 0:
            recover(s, seat, missing + s.sheet(seat).tavern_more, WHY_VILLAGE)


class Hand(Offer[TanxiState]):
    """Look at another character's hand and take a card (TX-186)."""

    WORD = "hand"

    def idle(self, s: TanxiState, seat: int) -> bool:
        return not readable(s, seat)

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        if readable(s, seat):
            s.next(WITCH_TARGETS[seat])


class Orb(Offer[TanxiState]):
    """Take an orb token (TX-187)."""

    WORD = "orb"

    def why_not(self, s: TanxiState, seat: int) -> Refusal | None:
        who = s.explorers[seat]
        return ORB_HELD if who.has_orb(FIRE) and who.has_orb(ICE) else None  # TX-A53

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        s.next(WITCH_ORBS[seat])


class Gems(Offer[TanxiState]):
    """Take gems (TX-188, TX-189, TX-A06)."""

    WORD = "gems"
    FIELDS = ("amount",)

    def idle(self, s: TanxiState, seat: int) -> bool:
        return not s.gems_left()

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        gain_gems(s, seat, self.amount, WHY_VILLAGE)


class Card(Offer[TanxiState]):
    """Take one of the Merchant's cards for its value (TX-190)."""

    WORD = "card"
    ASKS_WHICH = True

    def why_not(self, s: TanxiState, seat: int) -> Refusal | None:
        return None if s.merchant else SOLD_OUT

    def price(self, s: TanxiState, service: Service) -> int:
        return min([coins_of(s, number_of(card)) for card in s.merchant])

    def give(self, s: TanxiState, seat: int, card: int) -> None:
        from_merchant(s, seat, card, WHY_VILLAGE)


OFFERS: Final[tuple[type[Offer[TanxiState]], ...]] = (Heal, HealHalf, Hand, Orb, Gems, Card)
