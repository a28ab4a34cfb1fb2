"""The things that Tanxi names: seats, slots, orbs, choices and what can happen. The pack names the rest."""

from __future__ import annotations

from typing import Final

from liza.kernel.actions import Kind, Verb
from liza.kernel.events import EventKind, Field

NOTHING: Final = -1
MOST_SEATS: Final = 5
NIGHT: Final = 12
MILESTONES: Final = (3, 6, 9)
MOST_DICE: Final = 3
ATTACK_SIDES: Final = 6
"""The attack die shows 0 to 5 (TX-A02)."""
NIGHT_LIFE: Final = 3
ORB_BONUS: Final = 3
FAVOUR_COST: Final = 2
ICE_TOKENS: Final = 5
MERCHANT_LOOT: Final = 4
DECK_LOOT: Final = 15
DECK_MONSTERS: Final = 5
DECKS: Final = 4

PLAYERS: Final = Kind("player", ("p1", "p2", "p3", "p4", "p5"))
COLOURS: Final = Kind("colour", ("red", "blue", "green", "yellow", "purple"))
SLOTS: Final = Kind("slot", ("head", "chest", "feet", "accessory", "hand"))
HAND: Final = 4
"""The slot of the first hand; the other hand lies behind it."""
BODY: Final = 6
ORBS: Final = Kind("orb", ("fire", "ice"))
FIRE: Final = 0
ICE: Final = 1
PAYMENTS: Final = Kind("payment", ("token", "card"))
SOURCES: Final = Kind("source", ("passive", "relic"))
DICE: Final = Kind("die", ("first", "second"))
WARDS: Final = Kind("ward", ("attack", "ambush", "retaliation"))
"""What an ice orb may be spent on (TX-154)."""
WARD_ATTACK: Final = 0
WARD_AMBUSH: Final = 1
WARD_RETALIATION: Final = 2
TOKENS: Final = Kind("token", ("ice", "fire", "gem", "ammo", "fog", "marker"))

# The sheet of a character: what its card, its passive ability and its equipment add up to.
ATTACK: Final = 0
DEFENCE: Final = 1
DEFENCE_DICE: Final = 2
ENERGY: Final = 3
TRAIT: Final = 4
AMBUSH_LESS: Final = TRAIT
RETALIATION_LESS: Final = TRAIT + 1
NO_AMBUSH: Final = TRAIT + 2
EXTRA_AMMO: Final = TRAIT + 3
RELOAD_MORE: Final = TRAIT + 4
CAP_MORE: Final = TRAIT + 5
FORD: Final = TRAIT + 6
REROLL_PASSIVE: Final = TRAIT + 7
FREE_EQUIP: Final = TRAIT + 8
FREE_VISIT: Final = TRAIT + 9
LEAP: Final = TRAIT + 10
FOG_LESS: Final = TRAIT + 11
NO_FOG: Final = TRAIT + 12
TAVERN_MORE: Final = TRAIT + 13
OBJECT_HEALS: Final = TRAIT + 14
FIRE_MORE: Final = TRAIT + 15
FORESIGHT: Final = TRAIT + 16
HAGGLE: Final = TRAIT + 17
REROLL_RELIC: Final = TRAIT + 18
"""A re-roll from equipment is another source than one from the passive ability (TX-A106)."""
SHEET: Final = TRAIT + 19

# Actions that every pack has; those that name squares and cards come after them.
END: Final = 0
EXPLORE: Final = 1
REARM: Final = 2
FLEE: Final = 3
FIGHT: Final = 4
ROLL: Final = 5
KEEP: Final = 6
STOP: Final = 7
PASS: Final = 8
SUFFER: Final = 9
COLOUR: Final = 10
TAKE_ORB: Final = COLOUR + len(COLOURS)
GEM: Final = TAKE_ORB + len(ORBS)
REROLL: Final = GEM + len(PAYMENTS)
ATTACK_ON: Final = REROLL + len(SOURCES) * len(DICE)
AIM: Final = ATTACK_ON + MOST_SEATS
CHOOSE: Final = AIM + MOST_SEATS
"""The verbs from here on name what is in the pack, so where the later ones begin depends on it."""


class Names:
    """The kinds of things that a pack names, the verbs and the events that speak of them."""

    __slots__ = ("abilities", "cards", "characters", "deities", "equipment", "events", "finds", "gear", "monsters",
                 "objects", "points", "quadrants", "residents", "services", "squares", "verbs", "weapons")  # fmt: skip

    def __init__(self, keys: dict[str, list[str]]) -> None:
        weapons, equipment, objects = keys["weapon"], keys["equipment"], keys["object"]
        cards = [*weapons, *equipment, *objects, *keys["gem"]]
        self.squares: Final = Kind("square", keys["square"])
        self.quadrants: Final = Kind("quadrant", keys["quadrant"])
        self.points: Final = Kind("point", keys["point"])
        self.characters: Final = Kind("character", keys["character"])
        self.abilities: Final = Kind("ability", keys["ability"])
        self.deities: Final = Kind("deity", keys["deity"])
        self.residents: Final = Kind("resident", keys["resident"])
        self.services: Final = Kind("service", keys["service"])
        self.weapons: Final = Kind("weapon", weapons)
        self.equipment: Final = Kind("equipment", equipment)
        self.gear: Final = Kind("gear", [*weapons, *equipment])
        self.objects: Final = Kind("object", objects)
        self.cards: Final = Kind("card", cards)
        self.monsters: Final = Kind("monster", keys["monster"])
        self.finds: Final = Kind("find", [*cards, *keys["monster"]])
        self.verbs: Final = (
            Verb("end"),
            Verb("explore"),
            Verb("rearm"),
            Verb("flee"),
            Verb("fight"),
            Verb("roll"),
            Verb("keep"),
            Verb("stop"),
            Verb("pass"),
            Verb("suffer"),
            Verb("colour", COLOURS),
            Verb("orb", ORBS),
            Verb("gem", PAYMENTS),
            Verb("reroll", SOURCES, DICE),
            Verb("attack", PLAYERS),
            Verb("aim", PLAYERS),
            Verb("choose", self.quadrants),
            Verb("character", self.characters),
            Verb("ability", self.abilities),
            Verb("favour", self.deities),
            Verb("visit", self.services),
            Verb("move", self.squares),
            Verb("place", self.squares),
            Verb("equip", self.gear),
            Verb("unequip", self.gear),
            Verb("swap", self.equipment),
            Verb("strip", self.gear),
            Verb("wield", self.weapons),
            Verb("reload", self.weapons),
            Verb("use", self.objects),
            Verb("buy", self.cards),
            Verb("pay", self.cards),
            Verb("discard", self.cards),
            Verb("take", self.finds),
            Verb("top", self.finds),
        )
        self.events: Final = _events(self)


STARTER_ROLLED: Final = 0
STARTS: Final = 1
CHARACTER_CHOSEN: Final = 2
COLOUR_CHOSEN: Final = 3
PLACED: Final = 4
MERCHANT_OPENED: Final = 5
CHARACTER_REVEALED: Final = 6
ROUND_BEGAN: Final = 7
DEITY_REVEALED: Final = 8
FOG_ROSE: Final = 9
NIGHT_FELL: Final = 10
TURN_BEGAN: Final = 11
STOOD_UP: Final = 12
RETURNED: Final = 13
MOVED: Final = 14
EXPLORED: Final = 15
DREW: Final = 16
MONSTER_SHOWN: Final = 17
AMBUSHED: Final = 18
FLED: Final = 19
FOUGHT: Final = 20
BEATEN: Final = 21
RETALIATED: Final = 22
SPIKED: Final = 23
TRAPPED: Final = 24
EQUIPPED: Final = 25
UNEQUIPPED: Final = 26
STRIPPED: Final = 27
RELOADED: Final = 28
USED: Final = 29
ORB_TAKEN: Final = 30
ATTACKED: Final = 31
WIELDED: Final = 32
ATTACK_ROLLED: Final = 33
REROLLED: Final = 34
MONSTER_DICE: Final = 35
DEFENCE_ROLLED: Final = 36
DAMAGED: Final = 37
UNHURT: Final = 38
LOST: Final = 39
RECOVERED: Final = 40
FELL: Final = 41
GEM_GAINED: Final = 42
RELIC_GAINED: Final = 43
PAID: Final = 44
SERVED: Final = 45
BOUGHT: Final = 46
LOOKED: Final = 47
TOOK: Final = 48
MARKED: Final = 49
GEM_PAID: Final = 50
ABILITY_USED: Final = 51
FAVOUR_INVOKED: Final = 52
DISCARDED: Final = 53
GAVE: Final = 54
GUARDED: Final = 55
BOOSTED: Final = 56
SLOWED: Final = 57
ENERGY_GAINED: Final = 58
ICE_PLACED: Final = 59
ICE_MELTED: Final = 60
PULLED: Final = 61
SHIFTED: Final = 62
SWAPPED_PLACES: Final = 63
SEEN: Final = 64
SHUFFLED: Final = 65
ARRANGED: Final = 66
FOG_ROLLED: Final = 67
ENDED: Final = 68
ICE_ORB_USED: Final = 69
FIRE_ORB_USED: Final = 70
ROUND_LIMIT: Final = 71
WENT_AWAY: Final = 72


def _events(names: Names) -> tuple[EventKind, ...]:
    """Return the kinds of events, in the order of their numbers."""
    seat, target, amount, left = Field("seat"), Field("target_seat"), Field("amount"), Field("left")
    card, secret = Field("card", names.cards), Field("card", names.cards, private=True)
    square, quadrant = Field("square", names.squares), Field("quadrant", names.quadrants)
    monster, orb, die = Field("monster", names.monsters), Field("orb", ORBS), Field("die_result")
    character, deity = Field("character", names.characters), Field("deity", names.deities)
    return (
        EventKind("starter_rolled", seat, amount),
        EventKind("starts", seat),
        EventKind("character_chosen", seat, Field("character", names.characters, private=True)),
        EventKind("colour_chosen", seat, Field("colour", COLOURS)),
        EventKind("placed", seat, square),
        EventKind("merchant_opened"),
        EventKind("character_revealed", seat, character),
        EventKind("round_began", Field("round")),
        EventKind("deity_revealed", deity),
        EventKind("fog_rose", Field("stage")),
        EventKind("night_fell"),
        EventKind("turn_began", seat),
        EventKind("stood_up", seat),
        EventKind("returned", seat, square, Field("life")),
        EventKind("moved", seat, square),
        EventKind("explored", seat, quadrant),
        EventKind("drew", seat, secret),
        EventKind("monster_shown", seat, monster),
        EventKind("ambushed", seat, monster),
        EventKind("fled", seat, monster),
        EventKind("fought", seat, monster),
        EventKind("beaten", seat, monster),
        EventKind("retaliated", seat, monster),
        EventKind("spiked", seat, monster),
        EventKind("trapped", seat, monster),
        EventKind("equipped", seat, card),
        EventKind("unequipped", seat, card),
        EventKind("stripped", seat, target, card),
        EventKind("reloaded", seat, card, amount),
        EventKind("used", seat, card),
        EventKind("orb_taken", seat, orb),
        EventKind("attacked", seat, target),
        EventKind("wielded", seat, card),
        EventKind("attack_rolled", seat, die, Field("power")),
        EventKind("rerolled", seat, Field("source", SOURCES), die),
        EventKind("monster_dice", monster, Field("power")),
        EventKind("defence_rolled", seat, Field("dice"), Field("power")),
        EventKind("damaged", seat, target, amount),
        EventKind("unhurt", seat, target),
        EventKind("lost", seat, amount, left),
        EventKind("recovered", seat, amount, left),
        EventKind("fell", seat),
        EventKind("gem_gained", seat, amount),
        EventKind("relic_gained", seat, secret),
        EventKind("paid", seat, card),
        EventKind("served", seat, Field("service", names.services)),
        EventKind("bought", seat, card),
        EventKind("looked", seat, target),
        EventKind("took", seat, target, secret),
        EventKind("marked", Field("resident", names.residents)),
        EventKind("gem_paid", seat, Field("payment", PAYMENTS)),
        EventKind("ability_used", seat, Field("ability", names.abilities)),
        EventKind("favour_invoked", seat, deity),
        EventKind("discarded", seat, card),
        EventKind("gave", seat, card),
        EventKind("guarded", seat, amount),
        EventKind("boosted", seat, amount),
        EventKind("slowed", seat, amount),
        EventKind("energy_gained", seat, amount),
        EventKind("ice_placed", seat, square),
        EventKind("ice_melted", seat, amount),
        EventKind("pulled", seat, target, square),
        EventKind("shifted", seat, target, square),
        EventKind("swapped_places", seat, target),
        EventKind("seen", seat, quadrant, Field("find", names.finds, private=True), secret=True),
        EventKind("shuffled", quadrant),
        EventKind("arranged", seat, quadrant),
        EventKind("fog_rolled", seat, die, amount),
        EventKind("ended", seat),
        EventKind("ice_orb_used", seat, Field("ward", WARDS)),
        EventKind("fire_orb_used", seat),
        EventKind("round_limit", Field("round")),
        EventKind("went_away", seat),
    )
