"""What a seat can do."""

from __future__ import annotations

from typing import Final

from liza.kernel.schema.declarations import Verbs

VERBS: Final = Verbs()

SHOW: Final = VERBS.declare("show")
PASS: Final = VERBS.declare("pass")
DONE: Final = VERBS.declare("done")
PLAY: Final = VERBS.declare("play", "card", "line")
HIDE: Final = VERBS.declare("hide", "card", "line")
DISCARD: Final = VERBS.declare("discard", "card")
ELIMINATE: Final = VERBS.declare("eliminate", "card")
GIVE: Final = VERBS.declare("give", "player")
AIM: Final = VERBS.declare("aim", "line")
TARGET: Final = VERBS.declare("target", "player", "target")
COPY: Final = VERBS.declare("copy", "card")
