"""The data of one game in progress, and nothing else. A card is an int that remembers who has seen it."""

from liza import State
from pulso.content.reading import Content


class PulsoState(State):
    """The table: ints and lists of them, which the kernel copies and writes down."""

    __slots__ = ("content", "deck", "hands", "laid", "pile", "points", "round")

    derived = ("content",)
    content: Content
    round: int
    deck: list[int]  # face down, the top at the end
    hands: list[list[int]]
    laid: list[list[int]]  # what each seat has chosen this round: nothing, or one card face down
    pile: list[int]  # open, from earlier rounds
    points: list[int]

    def adopt(self, content: Content, _tables: None) -> None:
        """Take the pack."""
        self.content = content
