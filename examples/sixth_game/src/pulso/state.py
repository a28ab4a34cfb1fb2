"""The data of one game in progress, and nothing else. A card is an int that remembers who has seen it."""

from liza import State


class PulsoState(State):
    """The table: ints and lists of them, which the kernel copies and writes down."""

    __slots__ = ("deck", "hands", "laid", "pile", "points", "round")

    round: int
    deck: list[int]  # face down, the top at the end
    hands: list[list[int]]
    laid: list[list[int]]  # what each seat has chosen this round: nothing, or one card face down
    pile: list[int]  # open, from earlier rounds
    points: list[int]
