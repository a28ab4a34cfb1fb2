"""Everything the game names: cards from the weakest to the strongest, what a seat can do, what can happen."""

from liza import Events, FieldName, Kind, Verbs

CARDS = Kind("card", ("pluma", "rama", "cuerda", "hierro", "toro", "roca", "gigante"))

VERBS = Verbs()
LAY = VERBS.declare("lay", "card")
TAKE = VERBS.declare("take")
BURY = VERBS.declare("bury")

EVENTS = Events()
OPEN, SECRET = FieldName("card", "card"), FieldName("card", "card", private=True)
DEALT = EVENTS.declare("dealt", "seat", SECRET)
LAID = EVENTS.declare("laid", "seat", SECRET)
TURNED = EVENTS.declare("turned", "seat", OPEN)
WON = EVENTS.declare("won", "seat")
TIED = EVENTS.declare("tied")
LOOKED = EVENTS.declare("looked", "seat", SECRET)
TOOK = EVENTS.declare("took", "seat")
BURIED = EVENTS.declare("buried", "seat")
