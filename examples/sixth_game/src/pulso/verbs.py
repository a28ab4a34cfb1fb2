"""What a seat can do."""

from liza import Verbs

VERBS = Verbs()
LAY = VERBS.declare("lay", "card")
TAKE = VERBS.declare("take")
BURY = VERBS.declare("bury")
