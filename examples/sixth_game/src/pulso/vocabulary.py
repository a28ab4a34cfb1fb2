"""Everything the game names: cards from the weakest to the strongest, what a seat can do, what can happen."""

from liza import EventKind, Field, Kind, Verb

CARDS = Kind("card", ("pluma", "rama", "cuerda", "hierro", "toro", "roca", "gigante"))

VERBS = (Verb("lay", CARDS), Verb("take"), Verb("bury"))
LAY, TAKE, BURY = 0, len(CARDS), len(CARDS) + 1

SEAT, OPEN, SECRET = Field("seat"), Field("card", CARDS), Field("card", CARDS, private=True)
EVENTS = (
    EventKind("dealt", SEAT, SECRET), EventKind("laid", SEAT, SECRET), EventKind("turned", SEAT, OPEN),
    EventKind("won", SEAT), EventKind("tied"), EventKind("looked", SEAT, SECRET), EventKind("took", SEAT),
    EventKind("buried", SEAT),
)  # fmt: skip
DEALT, LAID, TURNED, WON, TIED, LOOKED, TOOK, BURIED = range(len(EVENTS))
