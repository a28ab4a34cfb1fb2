"""Everything the game names: lines, cards, colours, types, levels. Sets of lines and of cards are ints."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.actions import Kind
from liza.parts import sets

LINES: Final = Kind("line", ("range", "melee", "shield", "codex"))
LINE_COUNT: Final = 4
ALL_LINES: Final = sets.of(range(LINE_COUNT))

COLOURS: Final = Kind("colour", ("red", "green", "blue", "yellow"))
PLAYERS: Final = Kind("player", COLOURS.keys)
"""The players of the colours: what is done to a player is said with the player's name."""
REASONS: Final = Kind(
    "reason", ("hand", "deal", "special", "given", "event", "limit", "turn_end", "passing", "bluff", "shown")
)
"""Why a player draws, discards or eliminates a card, or receives a trauma."""
WHY_HAND: Final = 0
WHY_DEAL: Final = 1
WHY_SPECIAL: Final = 2
WHY_GIVEN: Final = 3
WHY_EVENT: Final = 4
WHY_LIMIT: Final = 5
WHY_TURN_END: Final = 6
WHY_PASSING: Final = 7
WHY_BLUFF: Final = 8
WHY_SHOWN: Final = 9
"""One colour per seat, in the order of the seats (TE-009)."""
MOST_SEATS: Final = 4
SEATS: Final = range(MOST_SEATS)
NO_SEAT: Final = -1
"""No seat."""

TYPES: Final = Kind("type", ("undead", "spirit", "creature", "magical"))
"""TE-079."""
LEVELS: Final = Kind("level", ("baby", "aprendiz", "clerigo", "knight", "slayer", "mythbuster", "van_helsing"))
_LEVEL_FROM: Final = (
    6,  # TE-090; below it TE-089
    11,  # TE-091
    16,  # TE-092
    22,  # TE-093
    29,  # TE-094
    36,  # TE-095
)
"""The final score from which each level after the first begins."""

VALUES: Final = 3
"""Relics are worth 1, 2 or 3."""
RELICS: Final = LINE_COUNT * VALUES
SPECIALS: Final = (
    "fury", "take_advantage", "good_omens", "last_chance", "trickery", "friendly_fire", "berserker", "equality",
    "strength", "mimetic",
)  # fmt: skip
TRAUMA: Final = 22
"""The trauma of value 0; those of -1, -2 and -3 follow."""
TRAUMA_VALUES: Final = 4
CARD_COUNT: Final = 26
UNSEEN: Final = CARD_COUNT
"""A trauma in a draw pile whose value no player has seen yet: chance decides it when a player does (TE-A04)."""
CARDS: Final = Kind(
    "card",
    (
        *(f"{line}_{value}" for line in LINES.keys for value in range(1, VALUES + 1)),
        *SPECIALS,
        *(f"trauma_{value}" for value in range(TRAUMA_VALUES)),
    ),
)
TARGETS: Final = Kind("target", (*CARDS.keys, "face_down", "face_down_2"))
"""What can be aimed at in a line: a kind of card, or a face-down card (the first or the second of its owner)."""
KINDS: Final = (PLAYERS, REASONS)
"""What the game names besides its pack."""


def level_of(score: int) -> int:
    """Return the adventure level of a final score; below the table it is still the first one (TE-A49)."""
    return sum(score >= start for start in _LEVEL_FROM)
