"""What the wrath of deities does: it never takes the last life (TX-087, TX-205), and it cannot be reduced (TX-A80)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi import events
from liza.games.tanxi.content.words import Wrath
from liza.games.tanxi.mechanics.primitives import drop_any, offer, roll_attack_die
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import WHY_WRATH


def wound(s: TanxiState, seat: int, amount: int) -> None:
    """Take life as wrath does: one always stays (TX-205)."""
    who = s.explorers[seat]
    lost = min(amount, who.life - 1)
    if lost > 0:
        who.life -= lost
        s.emit(events.LOST, seat, lost, who.life, WHY_WRATH)


class Flood(Wrath[TanxiState]):
    """Every player outside the village loses life."""

    WORD = "flood"
    FIELDS = ("amount",)

    def fall(self, s: TanxiState, seat: int) -> None:
        if not s.board.in_village[s.explorers[seat].at]:
            wound(s, seat, self.amount)


class Eruption(Wrath[TanxiState]):
    """Every player rolls the attack die and loses that much."""

    WORD = "eruption"

    def fall(self, s: TanxiState, seat: int) -> None:
        wound(s, seat, roll_attack_die(s, seat))


class Lightning(Wrath[TanxiState]):
    """Every player loses 1 life for each equipped card, up to so many."""

    WORD = "lightning"
    FIELDS = ("amount",)

    def fall(self, s: TanxiState, seat: int) -> None:
        wound(s, seat, min(self.amount, len(s.explorers[seat].equipped())))


class Hunger(Wrath[TanxiState]):
    """Every player discards a hand card, or loses life with an empty hand (TX-A95)."""

    WORD = "hunger"
    FIELDS = ("amount",)
    TAKES_CARD = True

    def asks(self, s: TanxiState, seat: int) -> bool:
        return len(s.explorers[seat].hand) > 0

    def fall(self, s: TanxiState, seat: int) -> None:
        wound(s, seat, self.amount)


class Theft(Wrath[TanxiState]):
    """Every player gives the Merchant a random hand card."""

    WORD = "theft"

    def fall(self, s: TanxiState, seat: int) -> None:
        if s.explorers[seat].hand:
            number = drop_any(s, seat)
            offer(s, number)
            s.emit(events.GAVE, seat, number)


class Tribute(Wrath[TanxiState]):
    """Every player pays a gem or loses life."""

    WORD = "tribute"
    FIELDS = ("amount",)
    TAKES_GEM = True

    def asks(self, s: TanxiState, seat: int) -> bool:
        who = s.explorers[seat]
        return who.gems > 0 or len(who.hand) > 0

    def fall(self, s: TanxiState, seat: int) -> None:
        wound(s, seat, self.amount)


WRATHS: Final[tuple[type[Wrath[TanxiState]], ...]] = (Flood, Eruption, Lightning, Hunger, Theft, Tribute)
