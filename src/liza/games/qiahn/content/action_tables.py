"""Actions that many moments offer, listed once for every set of combatants."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn import verbs
from liza.games.qiahn.vocabulary import EVERYONE
from liza.kernel.schema.actions import ActionSpace
from liza.parts import sets


class ActionTables:
    """Lists of actions that are shared and never changed."""

    __slots__ = ("placing_on", "sending_out")

    def __init__(self, space: ActionSpace) -> None:
        self.sending_out: Final = sets.actions_on(space, verbs.DEPLOY, EVERYONE)[0]
        """What sends each of some combatants out, by the set of them."""
        self.placing_on: Final = sets.actions_on(space, verbs.PLACE, EVERYONE)
        """What places a token on each of some combatants, by the token and the set of them."""
