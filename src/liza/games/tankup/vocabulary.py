"""Everything the game names and counts: backs, spaces, throws, ability words, windows."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.actions import Kind
from liza.parts import sets

MOST_SEATS: Final = 4
SEATS: Final = range(MOST_SEATS)
LIFE: Final = 20
"""At the start, and never more (TU-002, TU-A28)."""
NO_SEAT: Final = -1
"""No seat."""
ABSENT: Final = -1
"""No space, no situation, no card."""

# A card is known by its back to everybody: four kinds of armour, three of attack, the situations (TU-003, TU-A26).
BACKS: Final = Kind("back", ("helmet", "torso", "arm", "leg", "blow", "shot", "magic", "situation"))
HELMET: Final = 0
TORSO: Final = 1
ARM: Final = 2
LEG: Final = 3
BLOW: Final = 4
SHOT: Final = 5
MAGIC: Final = 6
SITUATION: Final = 7
ARMOUR_BACKS: Final = sets.of((HELMET, TORSO, ARM, LEG))
ATTACK_BACKS: Final = sets.of((BLOW, SHOT, MAGIC))
ANY_BACK: Final = ARMOUR_BACKS | ATTACK_BACKS
"""Every deck but the situations."""

SPACES: Final = Kind("space", ("head", "torso", "left_arm", "right_arm", "left_leg", "right_leg"))
PLACES: Final = 6
"""Six spaces, one for each face of the armour die (TU-A01, TU-A04)."""
SPACES_OF: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2, 3), (4, 5))
"""Where an armour of each back may lie (TU-A03)."""
BACK_OF_SPACE: Final[tuple[int, ...]] = (HELMET, TORSO, ARM, ARM, LEG, LEG)
LAYOUTS: Final = {
    "body": ((1,), (0, 2, 3, 4, 5), (1,), (1,), (1, 5), (1, 4)),
    "grid": ((1, 2), (0, 3), (3, 0, 4), (2, 1, 5), (5, 2), (4, 3)),
}
"""The neighbours of each space: above, below, left or right of it (TU-A02)."""

EXCHANGES: Final = ("own_deck", "situations_too", "armour_deck")
"""What a hand card is exchanged for (TU-A14): a card of its own deck, a situation only while a «?» is worn; the same,
and situations without one too; or a card of the deck of an armour that shows the exchange icon."""

PLAYERS: Final = Kind("player", ("p1", "p2", "p3", "p4"))
THROWS: Final = Kind("throw", ("rock", "tomato", "flower", "thumb"))
ROCK: Final = 0
TOMATO: Final = 1
FLOWER: Final = 2
THUMB: Final = 3

REASONS: Final = Kind(
    "reason",
    (
        "deck", "trade", "lightest", "heaviest", "used", "flower", "situation", "attack", "bare", "excess", "splash",
        "drain", "tired", "answer", "spy", "rounds", "replaced", "fallen", "behind", "combat_over", "next_turn",
        "covered",
    ),
)  # fmt: skip
"""Why a player loses or gains, or a state ends."""
WHY_DECK: Final = 0
WHY_TRADE: Final = 1
WHY_LIGHTEST: Final = 2
WHY_HEAVIEST: Final = 3
WHY_USED: Final = 4
WHY_FLOWER: Final = 5
WHY_SITUATION: Final = 6
WHY_ATTACK: Final = 7
WHY_BARE: Final = 8
WHY_EXCESS: Final = 9
WHY_SPLASH: Final = 10
WHY_DRAIN: Final = 11
WHY_TIRED: Final = 12
WHY_ANSWER: Final = 13
WHY_SPY: Final = 14
WHY_ROUNDS: Final = 15
WHY_REPLACED: Final = 16
WHY_FALLEN: Final = 17
WHY_BEHIND: Final = 18
WHY_COMBAT_OVER: Final = 19
WHY_NEXT_TURN: Final = 20
WHY_COVERED: Final = 21

TOKENS: Final = Kind("token", ("damage", "turned", "temporary"))
"""What lies on an armour or in its place."""
IMMUNE: Final = Kind("immune", ("blow", "shot", "magic"))
ICONS: Final = Kind("icon", ("blow", "shot", "magic", "situation", "any", "exchange"))
"""What is printed on an armour beside its numbers."""
KINDS: Final = (BACKS, SPACES, PLAYERS, THROWS, TOKENS, IMMUNE, ICONS, REASONS)
"""What the game names besides its pack."""

WORDS: Final = Kind("word", ("passive", "habilidad", "conjunto", "reaccion", "romper"))
"""The ability words (TU-085 to TU-092); without one, an effect works by itself."""
PASSIVE: Final = 0
HABILIDAD: Final = 1
CONJUNTO: Final = 2
REACCION: Final = 3
ROMPER: Final = 4

WINDOWS: Final = (
    "own_turn", "equip_turn", "situation_played", "attack_revealed", "hit_located", "armour_destroyed", "life_lost",
    "end_of_combat",
)  # fmt: skip
"""When a written ability may be used: the own turns, and the reaction windows of TU-D12. A set of them is one int."""
OWN_TURN: Final = 1
EQUIP_TURN: Final = 2
SITUATION_PLAYED: Final = 4
ATTACK_REVEALED: Final = 8
HIT_LOCATED: Final = 16
ARMOUR_DESTROYED: Final = 32
LIFE_LOST: Final = 64
END_OF_COMBAT: Final = 128

AT: Final = ("anywhere", "here", "near", "elsewhere", "dice")
"""Where an attack must hit for a card to answer it, seen from the card."""
ANYWHERE: Final = 0
HERE: Final = 1
NEAR: Final = 2
ELSEWHERE: Final = 3
BY_DICE: Final = 4
