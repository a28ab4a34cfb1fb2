"""What a seat cannot know, drawn anew: the faces of cards, and votes that are not opened yet."""

from __future__ import annotations

from liza.games.tankup import verbs
from liza.games.tankup.state import TankupState
from liza.kernel.base.source import Source
from liza.parts import cards


def resample(s: TankupState, seat: int, source: Source) -> None:
    """Deal the cards that a seat does not know anew, each back for itself; unopened votes are guessed."""
    cards.resample([*s.decks, *s.hands, s.laid], seat, source, s.content.back)
    for other, who in enumerate(s.fighters):
        if other != seat and who.vote:
            who.vote = (verbs.FIGHT if source.below(2) else verbs.SHAKE).number
