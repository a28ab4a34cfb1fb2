"""What is worked out once for a pack: actions that many moments offer, and how fights end."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn import verbs
from liza.games.qiahn.content.fight_odds import Odds
from liza.games.qiahn.content.reading import Content
from liza.games.qiahn.vocabulary import EVERYONE
from liza.kernel.schema.actions import ActionSpace
from liza.parts import sets


class Tables:
    """Lists of actions for every set of combatants, shared and never changed, and the odds."""

    __slots__ = ("odds", "placing_on", "sending_out")

    def __init__(self, content: Content, space: ActionSpace) -> None:
        self.odds: Final = Odds(content.sides)
        self.sending_out: Final = sets.actions_on(space, verbs.DEPLOY, EVERYONE)[0]
        """What sends each of some combatants out, by the set of them."""
        self.placing_on: Final = sets.actions_on(space, verbs.PLACE, EVERYONE)
        """What places a token on each of some combatants, by the token and the set of them."""
