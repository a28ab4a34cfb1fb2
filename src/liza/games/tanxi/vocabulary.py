"""The things that Tanxi names and counts; the pack names the rest."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.actions import Kind

ABSENT: Final = -1
"""No seat, no square, no card."""
MOST_SEATS: Final = 5
SEATS: Final = range(MOST_SEATS)
NIGHT: Final = 12
MILESTONES: Final = (3, 6, 9)
MOST_DICE: Final = 3
ATTACK_SIDES: Final = 6
"""The attack die shows 0 to 5 (TX-A02)."""
NIGHT_LIFE: Final = 3
ORB_BONUS: Final = 3
ABILITY_COST: Final = 1
FAVOUR_COST: Final = 2
ICE_TOKENS: Final = 5
MERCHANT_LOOT: Final = 4
DECK_LOOT: Final = 15
DECK_MONSTERS: Final = 5
DECKS: Final = 4
DEITIES_USED: Final = 3

PLAYERS: Final = Kind("player", ("p1", "p2", "p3", "p4", "p5"))
COLOURS: Final = Kind("colour", ("red", "blue", "green", "yellow", "purple"))
SLOTS: Final = Kind("slot", ("head", "chest", "feet", "accessory", "hand"))
HAND: Final = 4
"""The slot of what is held; the slots before it are worn (TX-085)."""
HANDS: Final = range(2)
ORBS: Final = Kind("orb", ("fire", "ice"))
FIRE: Final = 0
ICE: Final = 1
PAYMENTS: Final = Kind("payment", ("token", "card"))
TOKEN: Final = 0
CARD: Final = 1
SOURCES: Final = Kind("source", ("passive", "relic"))
PASSIVE: Final = 0
DICE: Final = Kind("die", ("first", "second"))
WARDS: Final = Kind("ward", ("attack", "ambush", "retaliation"))
"""What an ice orb may be spent on (TX-154)."""
WARD_ATTACK: Final = 0
WARD_AMBUSH: Final = 1
WARD_RETALIATION: Final = 2
REASONS: Final = Kind(
    "reason",
    (
        "attack", "monster", "fog", "favour", "effect", "wrath", "rival", "trophy", "village", "weapon", "object",
        "exploring", "payment", "no_return",
    ),
)  # fmt: skip
"""Why a player loses or gains; the first five are also how a game may end."""
WHY_ATTACK: Final = 0
WHY_MONSTER: Final = 1
WHY_FOG: Final = 2
WHY_FAVOUR: Final = 3
WHY_EFFECT: Final = 4
WHY_WRATH: Final = 5
WHY_RIVAL: Final = 6
WHY_TROPHY: Final = 7
WHY_VILLAGE: Final = 8
WHY_WEAPON: Final = 9
WHY_OBJECT: Final = 10
WHY_EXPLORING: Final = 11
WHY_PAYMENT: Final = 12
WHY_NO_RETURN: Final = 13
TOKENS: Final = Kind("token", ("ice", "fire", "gem", "ammo", "fog", "marker"))
KINDS: Final = (PLAYERS, COLOURS, SLOTS, ORBS, PAYMENTS, SOURCES, DICE, TOKENS, WARDS, REASONS)
"""What the game names besides its pack."""

STANDING: Final = 0
FLAT: Final = 1
UPRIGHT: Final = 2
"""How the token of a character lies: on the island, or off it in the two turns that follow (TX-088, TX-089)."""
