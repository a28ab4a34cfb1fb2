"""What the wrath of deities does: it never takes the last life (TX-087, TX-205), and it cannot be reduced (TX-A80)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi import events
from liza.games.tanxi.content.words import AMOUNT, Wrath
from liza.games.tanxi.mechanics.primitives import drop_any, offer, roll_attack_die
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import WHY_WRATH
from liza.kernel.core.card_words import Family

WRATHS: Final = Family(Wrath)


def _wound(s: TanxiState, seat: int, amount: int) -> None:
    """Take life as wrath does: one always stays (TX-205)."""
    who = s.explorers[seat]
    lost = min(amount, who.life - 1)
    if lost > 0:
        who.life -= lost
        events.lost(s, seat=seat, amount=lost, left=who.life, reason=WHY_WRATH)


def _holds_cards(s: TanxiState, seat: int) -> bool:
    return len(s.explorers[seat].hand) > 0


def _may_hold_gems(s: TanxiState, seat: int) -> bool:
    return s.explorers[seat].gems > 0 or _holds_cards(s, seat)


@WRATHS.does("flood", amount=AMOUNT)
def flood(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player outside the village loses life."""
    if not s.board.in_village[s.explorers[seat].at]:
        _wound(s, seat, word.amount)


@WRATHS.does("eruption")
def eruption(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player rolls the attack die and loses that much."""
    _wound(s, seat, roll_attack_die(s, seat))


@WRATHS.does("lightning", amount=AMOUNT)
def lightning(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player loses 1 life for each equipped card, up to so many."""
    _wound(s, seat, min(word.amount, len(s.explorers[seat].equipped())))


@WRATHS.does("hunger", amount=AMOUNT, takes_card=True, asks=_holds_cards)
def hunger(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player discards a hand card, or loses life with an empty hand (TX-A95)."""
    _wound(s, seat, word.amount)


@WRATHS.does("theft")
def theft(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player gives the Merchant a random hand card."""
    if s.explorers[seat].hand:
        number = drop_any(s, seat)
        offer(s, number)
        events.gave(s, seat=seat, card=number)


@WRATHS.does("tribute", amount=AMOUNT, takes_gem=True, asks=_may_hold_gems)
def tribute(s: TanxiState, seat: int, word: Wrath) -> None:
    """Every player pays a gem or loses life."""
    _wound(s, seat, word.amount)
