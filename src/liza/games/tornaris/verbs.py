"""What a seat can do."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Verbs

VERBS: Final = Verbs()

DONE: Final = VERBS.declare("done")
CRYSTAL: Final = VERBS.declare("crystal")
POTION: Final = VERBS.declare("potion")
FIGHT: Final = VERBS.declare("fight")
EVENT: Final = VERBS.declare("event")
FAMILIAR: Final = VERBS.declare("familiar")
MAGIC: Final = VERBS.declare("magic")
PAY: Final = VERBS.declare("pay")
KEEP: Final = VERBS.declare("keep")
CASH: Final = VERBS.declare("cash")
GO: Final = VERBS.declare("go", "space")
PORTAL: Final = VERBS.declare("portal", "space")
GLOVE: Final = VERBS.declare("glove", "player")
CHALLENGE: Final = VERBS.declare("challenge", "player")
TARGET: Final = VERBS.declare("target", "player")
STAKE: Final = VERBS.declare("stake", "amount")
DIE: Final = VERBS.declare("die", "face")
RAISE: Final = VERBS.declare("raise", "face", "amount")
CONVERT: Final = VERBS.declare("convert", "good")
TAKE: Final = VERBS.declare("take", "object")
BUY: Final = VERBS.declare("buy", "equipment")
RAVEN: Final = VERBS.declare("raven", "equipment")
SELL: Final = VERBS.declare("sell", "equipment")
DISCARD: Final = VERBS.declare("discard", "equipment")
PLAY: Final = VERBS.declare("play", "equipment")
MARKET: Final = VERBS.declare("market", "equipment")
