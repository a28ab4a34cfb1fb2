"""Actions that the moments of a turn offer, listed once for every set of lines."""

from __future__ import annotations

from typing import Final

from liza.games.terrorixico import verbs
from liza.games.terrorixico.content.reading import Content
from liza.games.terrorixico.vocabulary import ALL_LINES
from liza.kernel.schema.actions import ActionSpace
from liza.parts import sets


class Tables:
    """Lists of actions that are shared and never changed."""

    __slots__ = ("face_down_on", "face_up_on")

    def __init__(self, _content: Content, space: ActionSpace) -> None:
        self.face_up_on: Final = sets.actions_on(space, verbs.PLAY, ALL_LINES)
        """What plays a card face up, by its number and by the set of lines that take it."""
        self.face_down_on: Final = sets.actions_on(space, verbs.HIDE, ALL_LINES)
        """The same for laying it face down."""
