"""The abilities of monsters (TX-119)."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi import events
from liza.games.tanxi.content.words import Habit
from liza.games.tanxi.mechanics.primitives import discard, drop_any, hurt
from liza.games.tanxi.state import TanxiState
from liza.games.tanxi.vocabulary import ABSENT, WHY_MONSTER
from liza.kernel.core.card_words import Bounds, Family

HABITS: Final = Family(Habit)
ANY: Final = Bounds(0, 9, 0)
"""Every ability may have a number."""


@HABITS.does("spines", "beaten", amount=ANY)
def spines(s: TanxiState, seat: int, monster: int, ranged: bool, habit: Habit) -> None:
    """Beaten without ranged weapons it does damage."""
    if not ranged:
        events.spiked(s, seat=seat, monster=monster)
        hurt(s, seat, habit.amount, ABSENT, WHY_MONSTER)


@HABITS.does("fog_dice", "more_dice", amount=ANY)
def fog_dice(s: TanxiState, seat: int, habit: Habit) -> int:
    """More defence dice in fog."""
    return habit.amount if s.in_fog(s.explorers[seat].at) else 0


@HABITS.does("web", "bite", amount=ANY)
def web(s: TanxiState, seat: int, monster: int) -> None:
    """Its retaliation takes the remaining energy."""
    s.turn.spent += s.energy_left()
    events.trapped(s, seat=seat, monster=monster)


@HABITS.does("rob", "bite", amount=ANY)
def rob(s: TanxiState, seat: int, monster: int) -> None:
    """Its retaliation discards a random hand card."""
    if s.explorers[seat].hand:
        discard(s, seat, drop_any(s, seat), WHY_MONSTER)


HABITS.row("ghost", amount=ANY)  # weapons without range give no bonus
HABITS.row("single", amount=ANY)  # at most so many weapons
