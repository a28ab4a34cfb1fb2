"""Everything the game names: spaces, characters, what a seat can do, what can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from liza.kernel.actions import Kind, Verb
from liza.kernel.events import EventKind, Field

MOST_SEATS: Final = 6
NOBODY: Final = -1
NOTHING: Final = -1

SPACES: Final = Kind("space", ("dungeon", "shop", "tower", "day_event", "rest", "work", "ring", "night_event"))
DUNGEON: Final = 0
SHOP: Final = 1
TOWER: Final = 2
DAY_EVENT: Final = 3
REST: Final = 4
WORK: Final = 5
RING: Final = 6
NIGHT_EVENT: Final = 7
SPACE_COUNT: Final = 8
HALF: Final = 4
"""The first four spaces belong to the day, the last four to the night (TR-015)."""

PLAYERS: Final = Kind("player", [f"p{number + 1}" for number in range(MOST_SEATS)])
HALVES: Final = Kind("half", ("day", "night"))
DAY: Final = 0
NIGHT: Final = 1

OBJECTS: Final = Kind("object", ("familiar", "portal", "raven", "crystal", "glove", "potion"))
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

GOODS: Final = Kind("good", ("equipment", "slot", "mana"))
EQUIPMENT_GOOD: Final = 0
SLOT_GOOD: Final = 1
MANA_GOOD: Final = 2
GOOD_PRICES: Final = (5, 15, 30)
"""What gold is turned into before the tournament (TR-110 to TR-112)."""

SIDES: Final = 6
FACES: Final = Kind("face", [str(face) for face in range(1, SIDES + 1)])
MOST: Final = 5
AMOUNTS: Final = Kind("amount", [str(amount) for amount in range(1, MOST + 1)])

TOKENS: Final = Kind("token", ("used", "picked", "won"))
"""What lies on an equipment, a die or a banner: activated in this combat, set aside for a new roll, won a duel."""

# Why a duel is fought: everything else about it is the same everywhere (TR-074).
FOR_RING: Final = 0
FOR_TOWER: Final = 1
FOR_HONOUR: Final = 2
FOR_PURSE: Final = 3
FOR_RANSOM: Final = 4
FOR_TITLE: Final = 5
CAUSES: Final = Kind("cause", ("ring", "tower", "honour", "purse", "ransom", "title"))
"""The Ring, the tower, a challenge, an event paid by the bank, an event paid by the loser, the tournament."""

# Actions, in the order of the verbs below.
DONE: Final = 0
USE_CRYSTAL: Final = 1
USE_POTION: Final = 2
FIGHT: Final = 3
DRAW_EVENT: Final = 4
USE_FAMILIAR: Final = 5
MAGIC: Final = 6
PAY: Final = 7
KEEP: Final = 8
CASH: Final = 9
GO: Final = 10
USE_PORTAL: Final = GO + SPACE_COUNT
USE_GLOVE: Final = USE_PORTAL + SPACE_COUNT
CHALLENGE: Final = USE_GLOVE + MOST_SEATS
TARGET: Final = CHALLENGE + MOST_SEATS
STAKE: Final = TARGET + MOST_SEATS
DIE: Final = STAKE + MOST
RAISE: Final = DIE + SIDES
CONVERT: Final = RAISE + SIDES * MOST
TAKE: Final = CONVERT + len(GOODS)
BUY: Final = TAKE + len(OBJECTS)
"""The verbs from here on name equipment, so where the later ones begin depends on the pack."""


class Names:
    """The kinds of things that a pack names, the verbs and the events that speak of them."""

    __slots__ = ("characters", "equipment", "events", "happenings", "monsters", "skies", "verbs")

    def __init__(
        self,
        equipment: Sequence[str],
        monsters: Sequence[str],
        skies: Sequence[str],
        happenings: Sequence[str],
        characters: Sequence[str],
    ) -> None:
        self.equipment: Final = Kind("equipment", equipment)
        self.monsters: Final = Kind("monster", monsters)
        self.skies: Final = Kind("sky", skies)
        """The cards that tell day from night."""
        self.happenings: Final = Kind("happening", happenings)
        """The event cards, those of the day first."""
        self.characters: Final = Kind("character", characters)
        self.verbs: Final = (
            Verb("done"),
            Verb("crystal"),
            Verb("potion"),
            Verb("fight"),
            Verb("event"),
            Verb("familiar"),
            Verb("magic"),
            Verb("pay"),
            Verb("keep"),
            Verb("cash"),
            Verb("go", SPACES),
            Verb("portal", SPACES),
            Verb("glove", PLAYERS),
            Verb("challenge", PLAYERS),
            Verb("target", PLAYERS),
            Verb("stake", AMOUNTS),
            Verb("die", FACES),
            Verb("raise", FACES, AMOUNTS),
            Verb("convert", GOODS),
            Verb("take", OBJECTS),
            Verb("buy", self.equipment),
            Verb("raven", self.equipment),
            Verb("sell", self.equipment),
            Verb("discard", self.equipment),
            Verb("play", self.equipment),
            Verb("market", self.equipment),
        )
        self.events: Final = _events(self)


TURN_BEGAN: Final = 0
DAWNED: Final = 1
STOCKED: Final = 2
MONSTER_CAME: Final = 3
MANA_GREW: Final = 4
COMMITTED: Final = 5
ARROW: Final = 6
CRYSTAL_USED: Final = 7
PORTAL_USED: Final = 8
RAVEN_USED: Final = 9
BOUGHT: Final = 10
SOLD: Final = 11
DISCARDED: Final = 12
GAINED: Final = 13
LOST: Final = 14
RECOVERED: Final = 15
DRAINED: Final = 16
DREW_EQUIPMENT: Final = 17
DREW_OBJECT: Final = 18
EVENT_DRAWN: Final = 19
TOWER_TAKEN: Final = 20
TOWER_HELD: Final = 21
TOWER_PAID: Final = 22
RING_ALONE: Final = 23
WORKED: Final = 24
RESTED: Final = 25
GLOVE_USED: Final = 26
CHALLENGED: Final = 27
DUEL_BEGAN: Final = 28
ROLLED: Final = 29
EXTRA_DIE: Final = 30
REROLLED: Final = 31
RAISED: Final = 32
PLAYED: Final = 33
TOTAL: Final = 34
CONCEDED: Final = 35
TIED: Final = 36
ROLLED_OFF: Final = 37
DUEL_WON: Final = 38
HUNT_BEGAN: Final = 39
GROUP_TOTAL: Final = 40
HUNT_WON: Final = 41
HUNT_LOST: Final = 42
UNREWARDED: Final = 43
POTION_USED: Final = 44
FAMILIAR_USED: Final = 45
MAGIC_USED: Final = 46
TEMPORARY: Final = 47
LOOKED: Final = 48
SPIED: Final = 49
STAKED: Final = 50
ROBBED: Final = 51
OFFERED: Final = 52
TOOK_OBJECT: Final = 53
LEFT_OBJECT: Final = 54
DECLINED: Final = 55
CASHED: Final = 56
PAID: Final = 57
DICED: Final = 58
TOURNAMENT_BEGAN: Final = 59
ORDER_DIE: Final = 60
PLACED: Final = 61
CONVERTED: Final = 62
CHAMPION: Final = 63
RETURNED: Final = 64
WENT_AWAY: Final = 65
WALKED_OVER: Final = 66
LUCKY: Final = 67
PRIZED: Final = 68
REAPED: Final = 69


def _events(names: Names) -> tuple[EventKind, ...]:
    """Return the kinds of events, in the order of their numbers."""
    seat, rival = Field("seat"), Field("rival_seat")
    space = Field("space", SPACES)
    gear = Field("equipment", names.equipment)
    secret_gear = Field("equipment", names.equipment, private=True)
    thing = Field("object", OBJECTS)
    secret_thing = Field("object", OBJECTS, private=True)
    monster = Field("monster", names.monsters)
    amount, left, face, total, price = (
        Field("amount"), Field("left"), Field("face"), Field("total"), Field("price"),
    )  # fmt: skip
    return (
        EventKind("turn_began", Field("round"), seat),
        EventKind("dawned", Field("half", HALVES), Field("sky", names.skies)),
        EventKind("stocked", gear, price),
        EventKind("monster_came", monster, Field("category", CATEGORIES), Field("life")),
        EventKind("mana_grew", seat, amount, left),
        EventKind("committed", seat, Field("space", SPACES, private=True)),
        EventKind("arrow", seat, space),
        EventKind("crystal_used", seat),
        EventKind("portal_used", seat, space),
        EventKind("raven_used", seat),
        EventKind("bought", seat, gear, price),
        EventKind("sold", seat, gear, price),
        EventKind("discarded", seat, gear),
        EventKind("gained", seat, amount, left),
        EventKind("lost", seat, amount, left),
        EventKind("recovered", seat, amount, left),
        EventKind("drained", seat, amount, left),
        EventKind("drew_equipment", seat, secret_gear),
        EventKind("drew_object", seat, secret_thing),
        EventKind("event_drawn", seat, Field("happening", names.happenings)),
        EventKind("tower_taken", seat),
        EventKind("tower_held", seat),
        EventKind("tower_paid", seat, amount),
        EventKind("ring_alone", seat),
        EventKind("worked", seat),
        EventKind("rested", seat),
        EventKind("glove_used", seat, rival),
        EventKind("challenged", seat, rival),
        EventKind("duel_began", Field("cause", CAUSES), seat, rival),
        EventKind("rolled", seat, Field("first"), Field("second"), total),
        EventKind("extra_die", seat, face),
        EventKind("rerolled", seat, Field("old"), face),
        EventKind("raised", seat, Field("old"), face),
        EventKind("played", seat, gear, Field("mana")),
        EventKind("total", seat, total),
        EventKind("conceded", seat),
        EventKind("tied", seat, rival),
        EventKind("rolled_off", seat, Field("first"), Field("second")),
        EventKind("duel_won", seat, rival, total, Field("rival_total")),
        EventKind("hunt_began", monster, Field("life")),
        EventKind("group_total", total, Field("life")),
        EventKind("hunt_won", monster),
        EventKind("hunt_lost", monster),
        EventKind("unrewarded", seat),
        EventKind("potion_used", seat),
        EventKind("familiar_used", seat),
        EventKind("magic_used", seat),
        EventKind("temporary", seat, secret_gear),
        EventKind("looked", seat, Field("monster", names.monsters, private=True)),
        EventKind("spied", seat, rival),
        EventKind("staked", seat, amount, face),
        EventKind("robbed", seat, rival, amount),
        EventKind("offered", seat, secret_thing),
        EventKind("took_object", seat, secret_thing),
        EventKind("left_object", seat, thing),
        EventKind("declined", seat, gear),
        EventKind("cashed", seat, gear, amount),
        EventKind("paid", seat, amount),
        EventKind("diced", seat, face),
        EventKind("tournament_began"),
        EventKind("order_die", seat, face),
        EventKind("placed", seat, Field("place")),
        EventKind("converted", seat, Field("good", GOODS)),
        EventKind("champion", seat),
        EventKind("returned", seat, gear),
        EventKind("went_away", seat),
        EventKind("walked_over", seat, rival),
        EventKind("lucky", seat, face),
        EventKind("prized", seat, Field("character", names.characters)),
        EventKind("reaped", seat, gear),
    )
