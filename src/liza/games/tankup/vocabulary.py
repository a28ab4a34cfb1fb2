"""Everything the game names: backs, spaces, what a seat can do, what can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.kernel.actions import Kind, Verb
from liza.kernel.events import EventKind, Field

MOST_SEATS: Final = 4
SEATS: Final = range(MOST_SEATS)
LIFE: Final = 20
"""At the start, and never more (TU-002, TU-A28)."""
NOBODY: Final = -1
NOTHING: Final = -1
"""An empty space, no situation, no card."""

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
ARMOUR_BACKS: Final = 0b0000_1111
ATTACK_BACKS: Final = 0b0111_0000
ANY_BACK: Final = ARMOUR_BACKS | ATTACK_BACKS
"""Every deck but the situations: a set of backs is a bit mask everywhere in this room."""

SPACES: Final = Kind("space", ("head", "torso", "left_arm", "right_arm", "left_leg", "right_leg"))
HEAD: Final = 0
PLACES: Final = 6
"""Six spaces, one for each face of the armour die (TU-A01, TU-A04)."""
SPACES_OF: Final = ((0,), (1,), (2, 3), (4, 5))
"""Where an armour of each back may lie (TU-A03)."""
BACK_OF_SPACE: Final = (HELMET, TORSO, ARM, ARM, LEG, LEG)
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

TOKENS: Final = Kind("token", ("damage", "turned", "temporary"))
"""What lies on an armour or in its place."""
IMMUNE: Final = Kind("immune", ("blow", "shot", "magic"))
ICONS: Final = Kind("icon", ("blow", "shot", "magic", "situation", "any", "exchange"))
"""What is printed on an armour beside its numbers."""

WORDS: Final = Kind("word", ("passive", "habilidad", "conjunto", "reaccion", "romper"))
"""The ability words (TU-085 to TU-092); without one, an effect works by itself."""
PASSIVE: Final = 0
HABILIDAD: Final = 1
CONJUNTO: Final = 2
REACCION: Final = 3
ROMPER: Final = 4

# Moments at which a written ability may be used: the windows of TU-D12 and the own turns.
WINDOWS: Final = (
    "own_turn", "equip_turn", "situation_played", "attack_revealed", "hit_located", "armour_destroyed", "life_lost",
    "end_of_combat",
)  # fmt: skip
OWN_TURN: Final = 1
EQUIP_TURN: Final = 2
SITUATION_PLAYED: Final = 4
ATTACK_REVEALED: Final = 8
HIT_LOCATED: Final = 16
ARMOUR_DESTROYED: Final = 32
LIFE_LOST: Final = 64
END_OF_COMBAT: Final = 128

PASS: Final = 0
END: Final = 1
DRAW: Final = 2
AIM: Final = DRAW + len(BACKS)
SPLASH: Final = AIM + PLACES
PLACE: Final = SPLASH + PLACES
EXTRA: Final = PLACE + PLACES
REROLL: Final = EXTRA + 1
THROW: Final = REROLL + 1
RESOLVE: Final = THROW + len(THROWS) * MOST_SEATS
TARGET: Final = RESOLVE + MOST_SEATS
FIGHT: Final = TARGET + MOST_SEATS
SHAKE: Final = FIGHT + 1
EQUIP: Final = SHAKE + 1
"""The verbs from here on name cards, so where the later ones begin depends on the pack."""


class Names:
    """The kinds of things that a pack names, the verbs and the events that speak of them."""

    __slots__ = ("armours", "attacks", "cards", "events", "situations", "verbs")

    def __init__(self, armours: Sequence[str], attacks: Sequence[str], situations: Sequence[str]) -> None:
        self.armours: Final = Kind("armour", armours)
        self.attacks: Final = Kind("attack", attacks)
        self.situations: Final = Kind("situation", situations)
        self.cards: Final = Kind("card", (*armours, *attacks, *situations))
        self.verbs: Final = (
            Verb("pass"),
            Verb("end"),
            Verb("draw", BACKS),
            Verb("aim", SPACES),
            Verb("splash", SPACES),
            Verb("place", SPACES),
            Verb("extra"),
            Verb("reroll"),
            Verb("throw", THROWS, PLAYERS),
            Verb("resolve", PLAYERS),
            Verb("target", PLAYERS),
            Verb("fight"),
            Verb("shake"),
            Verb("equip", self.armours, SPACES),
            Verb("swap", self.armours, SPACES),
            Verb("use", self.armours),
            Verb("take", self.armours),
            Verb("attack", self.attacks, PLAYERS),
            Verb("play", self.situations),
            Verb("trade", self.cards),
            Verb("discard", self.cards),
        )
        self.events: Final = _events(self.cards)


ROUND_BEGAN: Final = 0
COMBAT_BEGAN: Final = 1
DREW: Final = 2
EQUIPPED: Final = 3
TRADED: Final = 4
SWAPPED: Final = 5
ENDED: Final = 6
TIE_DIE: Final = 7
WEIGHED: Final = 8
OPENS: Final = 9
EXTRA_ATTACK: Final = 10
ARMOUR_ROLLED: Final = 11
ARMOUR_PLACED: Final = 12
CROWD_ROLLED: Final = 13
THROWN: Final = 14
PLAYED: Final = 15
STEPPED: Final = 16
IN_FORCE: Final = 17
OVER: Final = 18
SCORCHED: Final = 19
USED: Final = 20
TURNED: Final = 21
LAID: Final = 22
REVEALED: Final = 23
AIMED: Final = 24
REROLLED: Final = 25
HIT: Final = 26
IGNORED: Final = 27
DAMAGED: Final = 28
DESTROYED: Final = 29
DIE_DAMAGED: Final = 30
LOST: Final = 31
RECOVERED: Final = 32
SPLASHED: Final = 33
FROZEN: Final = 34
CURSED: Final = 35
RETURNED: Final = 36
DISCARDED: Final = 37
LOOKED: Final = 38
TOOK: Final = 39
WARDED: Final = 40
SPARED: Final = 41
CANCELLED: Final = 42
LEFT: Final = 43
VOTED: Final = 44
EXTRA_ROUND: Final = 45
WARNED: Final = 46
STRUCK: Final = 47
COUNTERED: Final = 48
FIRST_SEAT: Final = 49
FELL: Final = 50
WASTED: Final = 51


def _events(cards: Kind) -> tuple[EventKind, ...]:
    """Return the kinds of events, in the order of their numbers."""
    seat = Field("seat")
    target = Field("target_seat")
    space = Field("space", SPACES)
    card = Field("card", cards)
    back = Field("back", BACKS)
    secret = Field("card", cards, private=True)
    amount = Field("amount")
    return (
        EventKind("round_began", Field("round")),
        EventKind("combat_began"),
        EventKind("drew", seat, back, secret),
        EventKind("equipped", seat, card, space),
        EventKind("traded", seat, back, secret),
        EventKind("swapped", seat, card, space, Field("old", cards)),
        EventKind("ended", seat),
        EventKind("tie_die", seat, Field("result")),
        EventKind("weighed", seat, Field("weight"), Field("place")),
        EventKind("opens", seat),
        EventKind("extra_attack", seat),
        EventKind("armour_rolled", seat, amount),
        EventKind("armour_placed", seat, space, amount),
        EventKind("crowd_rolled", seat, Field("result")),
        EventKind("thrown", seat, Field("throw", THROWS), target),
        EventKind("played", seat, card),
        EventKind("stepped", seat, card, Field("old", cards)),
        EventKind("in_force", card),
        EventKind("over", card),
        EventKind("scorched", seat, amount),
        EventKind("used", seat, card),
        EventKind("turned", seat, card),
        EventKind("laid", seat, target, back, secret),
        EventKind("revealed", seat, target, card),
        EventKind("aimed", seat, space),
        EventKind("rerolled", seat),
        EventKind("hit", seat, space),
        EventKind("ignored", seat, card),
        EventKind("damaged", seat, card, amount, Field("left")),
        EventKind("destroyed", seat, card),
        EventKind("die_damaged", seat, space, amount, Field("left")),
        EventKind("lost", seat, amount, Field("left")),
        EventKind("recovered", seat, amount, Field("left")),
        EventKind("splashed", seat, space),
        EventKind("frozen", seat),
        EventKind("cursed", seat),
        EventKind("returned", seat, card),
        EventKind("discarded", seat, card),
        EventKind("looked", seat, target),
        EventKind("took", seat, card),
        EventKind("warded", seat),
        EventKind("spared", seat),
        EventKind("cancelled", seat, card),
        EventKind("left", seat),
        EventKind("voted", seat),
        EventKind("extra_round", Field("number")),
        EventKind("warned", Field("rounds")),
        EventKind("struck", seat, target, card),
        EventKind("countered", seat, card, amount),
        EventKind("first_seat", seat),
        EventKind("fell", seat),
        EventKind("wasted", seat, target, card),
    )
