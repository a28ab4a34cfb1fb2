"""What a seat can do."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Verbs

VERBS: Final = Verbs()

END: Final = VERBS.declare("end")
DEPLOY: Final = VERBS.declare("deploy", "combatant")
PLACE: Final = VERBS.declare("place", "token", "combatant")
REPEL: Final = VERBS.declare("repel", "combatant")
