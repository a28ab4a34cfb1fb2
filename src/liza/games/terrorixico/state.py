"""The data of one game of TerroriXico in progress, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from liza.games.terrorixico.vocabulary import LINE_COUNT, TRAUMA, TRAUMA_VALUES
from liza.kernel.game import Game
from liza.kernel.source import Source
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.games.terrorixico.game import Terrorixico

NOBODY: Final = -1

# A card in a line is one int: its kind, the kind that it counts as (another one for a Mimetic), its owner, whether it
# lies face down, and above all that the number of its placement in the round.
KIND: Final = 31
AS: Final = 5
OWNER: Final = 10
UP: Final = 0
DOWN: Final = 1 << 12
ORDER: Final = 13

_FIELDS: Final = (
    "round", "turn", "starter", "passed", "first_passer", "defeated", "placed", "pile", "values", "known", "monsters",
    "monsters_under", "here", "captors", "book", "book_under", "open_book", "book_captors", "hands", "draws",
    "discards", "wear", "aside", "decided", "lines", "required", "totals", "downs", "relics", "latest", "points",
    "track",
)  # fmt: skip


class TerrorixicoState(State):
    """Everything on the table. A list with one entry per seat is in the order of seats, one per line in that of lines.

    Piles whose order nobody knows are kept without one: chance picks a card when it is drawn. So shuffling costs
    nothing and there is no hidden order that could leak.
    """

    __slots__ = ("rules", *_FIELDS)

    rules: Terrorixico
    """The game with its pack: the same object as ``game``, known to be this one."""
    round: int
    turn: int
    """How many turns have begun in this round."""
    starter: int
    """Who begins the round."""
    passed: int
    """Who has passed in this round, a bit per seat."""
    first_passer: int
    defeated: int
    """1 once all four lines were complete in this round: nothing can undo that (TE-A33)."""
    placed: int
    """How many cards have been laid in lines in this round."""
    pile: int
    """How many traumas the pile still holds."""
    values: list[int]
    """How many traumas of each value nobody has seen yet, those put away at the start included."""
    known: list[int]
    """How many traumas of each value everybody knows to be among a seat's hidden cards, four numbers per seat."""
    monsters: list[int]
    """The monsters of the deck that nobody has seen yet."""
    monsters_under: list[int]
    """The monsters under them that everybody has seen, the upper first (TE-A71)."""
    here: list[int]
    """The monsters in the fight, the top one first."""
    captors: list[int]
    """Who took each monster."""
    book: list[int]
    """The events of the deck that nobody has seen yet."""
    book_under: list[int]
    open_book: list[int]
    """The events in the fight, the top one first."""
    book_captors: list[int]
    hands: list[list[int]]
    draws: list[list[int]]
    discards: list[list[int]]
    wear: list[list[int]]
    """The wear zones: what is gone for good."""
    aside: list[list[int]]
    """What each seat has secretly chosen from its hand, until all have chosen."""
    decided: int
    """Who has answered such a choice, a bit per seat and answer, where that does not show from the hand."""
    lines: list[list[int]]
    required: list[int]
    totals: list[int]
    """What the face-up cards of each line are worth."""
    downs: list[int]
    """How many cards lie face down in each line."""
    relics: list[int]
    """How many face-up relic cards lie in each line (TE-A23)."""
    latest: list[int]
    """The number of each seat's latest placement in this round, 0 before the first (TE-A35)."""
    points: list[int]
    """The track of victory points."""
    track: list[int]
    """The track of monsters returned to the book."""

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.rules = cast("Terrorixico", game)

    def fields(self) -> tuple[str, ...]:
        """Return the names of this room's fields."""
        return _FIELDS

    def twin(self) -> TerrorixicoState:
        """Return a new object with this room's fields copied."""
        twin = TerrorixicoState()
        twin.rules = self.rules
        twin.round = self.round
        twin.turn = self.turn
        twin.starter = self.starter
        twin.passed = self.passed
        twin.first_passer = self.first_passer
        twin.defeated = self.defeated
        twin.placed = self.placed
        twin.pile = self.pile
        twin.values = self.values[:]
        twin.known = self.known[:]
        twin.monsters = self.monsters[:]
        twin.monsters_under = self.monsters_under[:]
        twin.here = self.here[:]
        twin.captors = self.captors[:]
        twin.book = self.book[:]
        twin.book_under = self.book_under[:]
        twin.open_book = self.open_book[:]
        twin.book_captors = self.book_captors[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.draws = [cards[:] for cards in self.draws]
        twin.discards = [cards[:] for cards in self.discards]
        twin.wear = [cards[:] for cards in self.wear]
        twin.aside = [cards[:] for cards in self.aside]
        twin.decided = self.decided
        twin.lines = [cards[:] for cards in self.lines]
        twin.required = self.required[:]
        twin.totals = self.totals[:]
        twin.downs = self.downs[:]
        twin.relics = self.relics[:]
        twin.latest = self.latest[:]
        twin.points = self.points[:]
        twin.track = self.track[:]
        return twin

    # What the rest of the room asks all the time.

    @property
    def hand_size(self) -> int:
        """How many cards a hand holds in this round (TE-A18)."""
        return self.rules.content.events[self.open_book[0]].hand

    @property
    def trauma_number(self) -> int:
        """How many traumas passing costs in this round (TE-052, TE-A38)."""
        return self.rules.content.events[self.open_book[0]].trauma

    @property
    def all_complete(self) -> bool:
        """Whether every line has what it needs (TE-038)."""
        totals, required = self.totals, self.required
        return (
            totals[0] >= required[0]
            and totals[1] >= required[1]
            and totals[2] >= required[2]
            and totals[3] >= required[3]
        )

    def order(self, first: int) -> list[int]:
        """Return all seats clockwise from one of them."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def others_mask(self, seat: int) -> int:
        """Return the lines in which a card of another seat lies."""
        mask = 0
        for line in range(LINE_COUNT):
            for card in self.lines[line]:
                if card >> OWNER & 3 != seat:
                    mask |= 1 << line
                    break
        return mask

    def open_cards(self, line: int) -> list[tuple[int, int]]:
        """Return owner and kind (that which it counts as) of every face-up card in a line."""
        return [(card >> OWNER & 3, card >> AS & KIND) for card in self.lines[line] if not card & DOWN]

    def reveal_trauma(self, seat: int, card: int) -> None:
        """Take note that a trauma among a seat's hidden cards has come to light."""
        at = seat * TRAUMA_VALUES + card - TRAUMA
        if self.known[at]:
            self.known[at] -= 1


def laid(kind: int, owner: int, order: int, face: int) -> int:
    """Return a card as it lies in a line; ``face`` is UP or DOWN."""
    return kind | kind << AS | owner << OWNER | order << ORDER | face


def counts_as(card: int) -> int:
    """Return the kind that a card in a line counts as."""
    return card >> AS & KIND


def owner_of(card: int) -> int:
    """Return whose card lies in a line."""
    return card >> OWNER & 3
