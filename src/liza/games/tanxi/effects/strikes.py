"""Abilities and favours that attack: without energy, with an effect of their own (TX-195, TX-A101)."""

from __future__ import annotations

from typing import Any, Final

from liza.games.tanxi.content.words import AMOUNT, MELEE, ONE_RANGED, Deed
from liza.games.tanxi.mechanics.fighting import ATTACKED_ALREADY, NOT_ADJACENT, OUT_OF_RANGE, attackable
from liza.games.tanxi.mechanics.primitives import hurt, slow_down
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.steps.acting import Hired, Target
from liza.games.tanxi.steps.attack import Shift, Strip, begin_attack
from liza.games.tanxi.vocabulary import ABSENT, WHY_ATTACK, WHY_EFFECT
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.card_words import Bounds, Family
from liza.parts import sets

STRIKES: Final = Family(Deed)


def _attackable(s: TanxiState, seat: int, deed: Deed) -> list[int]:
    return attackable(s, seat, deed)


def _misses(s: TanxiState, seat: int, deed: Deed, other: int) -> Refusal:
    if sets.has(s.turn.attacked, other):
        return ATTACKED_ALREADY  # TX-158
    return NOT_ADJACENT if deed.style == MELEE else OUT_OF_RANGE  # TX-159, TX-161


def ask_whom(s: TanxiState, seat: int, deed: Deed) -> None:
    """Ask to whom it is done."""
    s.next(Target(seat, deed.number, 0))


def _attack(s: TanxiState, seat: int, deed: Deed, chosen: int, paid: int) -> None:
    begin_attack(s, seat, chosen, deed, deed.stronger(s, seat, chosen, paid))


_ATTACK: Final[dict[str, Any]] = {
    "attacks": True, "fits": _attackable, "misses": _misses, "do": ask_whom, "hit": _attack,
}  # fmt: skip


@STRIKES.does("strike", "bonus", amount=AMOUNT, **_ATTACK)
def strike(s: TanxiState, seat: int, deed: Deed, target: int, paid: int) -> int:
    """Attack, stronger (the favour of Bromo)."""
    return deed.amount


@STRIKES.does("chill", "after", amount=AMOUNT, **_ATTACK)
def chill(s: TanxiState, seat: int, deed: Deed, target: int, lost: int) -> None:
    """Damage takes energy from the target's next turn."""
    if lost:
        slow_down(s, target, deed.amount, WHY_ATTACK)


STRIKES.row("long_shot", amount=AMOUNT, style=ONE_RANGED, **_ATTACK)  # with one ranged weapon, so much farther too


@STRIKES.does("gamble", "settled", amount=AMOUNT, second_die=True, **_ATTACK)
def gamble(s: TanxiState, seat: int, deed: Deed, lost: int) -> None:
    """With two dice; without damage one loses life oneself (Todo o nada)."""
    if not lost:
        hurt(s, seat, deed.amount, ABSENT, WHY_EFFECT)


@STRIKES.does("hammer", "after", style=MELEE, **_ATTACK)
def hammer(s: TanxiState, seat: int, deed: Deed, target: int, lost: int) -> None:
    """In melee; damage sends an equipped card back to the hand (Martillazo)."""
    if lost:
        s.next(Strip(seat, target))


@STRIKES.does("shove", "after", amount=AMOUNT, style=MELEE, **_ATTACK)
def shove(s: TanxiState, seat: int, deed: Deed, target: int, lost: int) -> None:
    """In melee; then the target is pushed, damage or not (Empellón)."""
    s.next(Shift(seat, target, deed.amount))


@STRIKES.does("backstab", "bonus", amount=AMOUNT, less=Bounds(0, 20), **_ATTACK)
def backstab(s: TanxiState, seat: int, deed: Deed, target: int, paid: int) -> int:
    """Stronger, and most against a player who has more life."""
    return deed.amount if s.explorers[target].life > s.explorers[seat].life else deed.less


def _can_hire(s: TanxiState, seat: int, deed: Deed) -> bool:
    return len(s.explorers[seat].hand) > 0 and len(attackable(s, seat, deed)) > 0


def _ask_for_pay(s: TanxiState, seat: int, deed: Deed) -> None:
    s.next(Hired(seat, deed.number))


_HIRED: Final = {**_ATTACK, "needs": _can_hire, "do": _ask_for_pay, "spends": True, "paid_from_hand": True}


@STRIKES.does("hire", "bonus", amount=AMOUNT, **_HIRED)
def hire(s: TanxiState, seat: int, deed: Deed, target: int, paid: int) -> int:
    """A card is discarded first: its coins make the attack stronger, up to a number (Mercenario)."""
    return min(deed.amount, paid)
