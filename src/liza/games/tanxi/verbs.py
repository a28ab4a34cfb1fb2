"""What a seat can do. The kinds that are not in the vocabulary come with the pack."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Verbs

VERBS: Final = Verbs()

END: Final = VERBS.declare("end")
EXPLORE: Final = VERBS.declare("explore")
REARM: Final = VERBS.declare("rearm")
FLEE: Final = VERBS.declare("flee")
FIGHT: Final = VERBS.declare("fight")
ROLL: Final = VERBS.declare("roll")
KEEP: Final = VERBS.declare("keep")
STOP: Final = VERBS.declare("stop")
PASS: Final = VERBS.declare("pass")
SUFFER: Final = VERBS.declare("suffer")
COLOUR: Final = VERBS.declare("colour", "colour")
ORB: Final = VERBS.declare("orb", "orb")
GEM: Final = VERBS.declare("gem", "payment")
REROLL: Final = VERBS.declare("reroll", "source", "die")
ATTACK: Final = VERBS.declare("attack", "player")
AIM: Final = VERBS.declare("aim", "player")
CHOOSE: Final = VERBS.declare("choose", "quadrant")
CHARACTER: Final = VERBS.declare("character", "character")
ABILITY: Final = VERBS.declare("ability", "ability")
FAVOUR: Final = VERBS.declare("favour", "deity")
VISIT: Final = VERBS.declare("visit", "service")
MOVE: Final = VERBS.declare("move", "square")
PLACE: Final = VERBS.declare("place", "square")
EQUIP: Final = VERBS.declare("equip", "gear")
UNEQUIP: Final = VERBS.declare("unequip", "gear")
SWAP: Final = VERBS.declare("swap", "equipment")
STRIP: Final = VERBS.declare("strip", "gear")
WIELD: Final = VERBS.declare("wield", "weapon")
RELOAD: Final = VERBS.declare("reload", "weapon")
USE: Final = VERBS.declare("use", "object")
BUY: Final = VERBS.declare("buy", "card")
PAY: Final = VERBS.declare("pay", "card")
DISCARD: Final = VERBS.declare("discard", "card")
TAKE: Final = VERBS.declare("take", "find")
TOP: Final = VERBS.declare("top", "find")
