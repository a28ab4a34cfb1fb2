"""Everything the game names: kinds and numbers. What the pack names comes with it (``content/reading.py``)."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.actions import Kind

MOST_SEATS: Final = 6
"""TR-002."""
SEATS: Final = range(MOST_SEATS)
NO_SEAT: Final = -1
"""No seat."""
ABSENT: Final = -1
"""No card, no space."""

SPACES: Final = Kind("space", ("dungeon", "shop", "tower", "day_event", "rest", "work", "ring", "night_event"))
DUNGEON: Final = 0
SHOP: Final = 1
TOWER: Final = 2
DAY_EVENT: Final = 3
REST: Final = 4
WORK: Final = 5
RING: Final = 6
NIGHT_EVENT: Final = 7
ALL_SPACES: Final = list(range(len(SPACES)))
"""TR-015."""
SPACES_OF: Final = (
    ALL_SPACES[: DAY_EVENT + 1],  # TR-016
    ALL_SPACES[REST:],  # TR-017
)
"""The spaces of the day and those of the night."""
HALF_OF: Final = [0 if space in SPACES_OF[0] else 1 for space in ALL_SPACES]

PLAYERS: Final = Kind("player", [f"p{number + 1}" for number in SEATS])
HALVES: Final = Kind("half", ("day", "night"))
DAY: Final = 0
NIGHT: Final = 1

OBJECTS: Final = Kind("object", ("familiar", "portal", "raven", "crystal", "glove", "potion"))
"""TR-089."""
FAMILIAR: Final = 0
PORTAL: Final = 1
RAVEN: Final = 2
CRYSTAL: Final = 3
GLOVE: Final = 4
POTION: Final = 5

CATEGORIES: Final = Kind("category", ("goblin", "ogre", "golem", "dragon"))
"""From easy to hard (TR-009)."""
PER_CATEGORY: Final = 3
"""How many monsters of each category are met (TR-010)."""
ALL_MONSTERS: Final = PER_CATEGORY * len(CATEGORIES)
"""TR-011."""

GOODS: Final = Kind("good", ("equipment", "slot", "mana"))
"""What gold is turned into before the tournament."""
EQUIPMENT_GOOD: Final = 0
SLOT_GOOD: Final = 1
GOOD_PRICES: Final = (
    5,  # TR-110
    15,  # TR-111
    30,  # TR-112
)

SIDES: Final = 6
"""TR-A05."""
FACES: Final = Kind("face", [str(face) for face in range(1, SIDES + 1)])
AMOUNTS: Final = Kind("amount", [str(amount) for amount in range(1, 6)])

TOKENS: Final = Kind("token", ("used", "picked", "won"))
"""What lies on an equipment, a die or a banner: activated in this combat, set aside for a new roll, won a duel."""

CAUSES: Final = Kind("cause", ("ring", "tower", "honour", "purse", "ransom", "title"))
"""Why a duel is fought; everything else about it is the same everywhere (TR-074): the Ring, the tower, a challenge, an
event paid by the bank, an event paid by the loser, the tournament."""
FOR_RING: Final = 0
FOR_TOWER: Final = 1
FOR_HONOUR: Final = 2
FOR_PURSE: Final = 3
FOR_RANSOM: Final = 4
FOR_TITLE: Final = 5
HUNT: Final = -1
"""The cause of a combat against a monster."""

KINDS: Final = (SPACES, PLAYERS, HALVES, OBJECTS, CATEGORIES, GOODS, FACES, AMOUNTS, CAUSES, TOKENS)
"""What the game names besides its pack."""
