"""What a seat can do. The kinds ``armour``, ``attack``, ``situation`` and ``card`` come with the pack."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Verbs

VERBS: Final = Verbs()

PASS: Final = VERBS.declare("pass")
END: Final = VERBS.declare("end")
DRAW: Final = VERBS.declare("draw", "back")
AIM: Final = VERBS.declare("aim", "space")
SPLASH: Final = VERBS.declare("splash", "space")
PLACE: Final = VERBS.declare("place", "space")
EXTRA: Final = VERBS.declare("extra")
REROLL: Final = VERBS.declare("reroll")
THROW: Final = VERBS.declare("throw", "throw", "player")
RESOLVE: Final = VERBS.declare("resolve", "player")
TARGET: Final = VERBS.declare("target", "player")
FIGHT: Final = VERBS.declare("fight")
SHAKE: Final = VERBS.declare("shake")
EQUIP: Final = VERBS.declare("equip", "armour", "space")
SWAP: Final = VERBS.declare("swap", "armour", "space")
USE: Final = VERBS.declare("use", "armour")
TAKE: Final = VERBS.declare("take", "armour")
ATTACK: Final = VERBS.declare("attack", "attack", "player")
PLAY: Final = VERBS.declare("play", "situation")
TRADE: Final = VERBS.declare("trade", "card")
DISCARD: Final = VERBS.declare("discard", "card")
