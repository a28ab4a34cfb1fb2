"""The data of one game of TerroriXico in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from liza.games.terrorixico.content.cards import Card
from liza.games.terrorixico.content.reading import Content, Event
from liza.games.terrorixico.content.tables import Tables
from liza.games.terrorixico.vocabulary import LINE_COUNT, NO_SEAT, TRAUMA, TRAUMA_VALUES
from liza.kernel.base.data import Data, Immutable, restore_into
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.parts import sets, table

MOST_DOWN: Final = 2
"""Face-down cards in one line, those of all players together (TE-024)."""
_LONE: Final = 2
"""Cards in the book where a monster stands there with its event alone."""


@final
class LaidCard(Immutable):
    """A card in a line. It never changes: it is replaced."""

    __slots__ = ("card", "counts", "down", "order", "owner")

    def __init__(self, card: Card[Any], counts: Card[Any], owner: int, order: int, down: bool) -> None:
        self.card: Final = card
        self.counts: Final = counts
        """The card that it counts as: another one for a Mimetic (TE-105)."""
        self.owner: Final = owner
        self.order: Final = order
        """The number of its placement in the round."""
        self.down: Final = down

    def turned_up(self) -> LaidCard:
        """Return the card face up."""
        return LaidCard(self.card, self.counts, self.owner, self.order, down=False)

    def copying(self, card: Card[Any]) -> LaidCard:
        """Return the card counting as another one."""
        return LaidCard(self.card, card, self.owner, self.order, down=False)


@final
class Line(Immutable):
    """One of the four lines of the battle zone: its cards, and what they come to. It never changes: it is replaced."""

    __slots__ = ("base", "cards", "downs", "relics", "required", "times", "total")

    def __init__(self, cards: list[LaidCard], required: int = 0) -> None:
        base = relics = downs = equalities = 0
        times = 1
        for laid in cards:
            card = laid.counts
            if laid.down:
                downs += 1
            elif card.worth:
                base += card.worth
                relics += 1
            elif card.counts_cards:
                equalities += 1
            else:
                times *= card.times
        self.cards: Final = cards
        self.required: Final = required
        self.base: Final = base + equalities * relics  # TE-103, TE-A29
        """What the face-up cards are worth; hidden ones do not count (TE-032)."""
        self.times: Final = times
        """What they are multiplied by (TE-104, TE-A28)."""
        self.total: Final = self.base * times
        self.downs: Final = downs
        """How many cards lie face down."""
        self.relics: Final = relics
        """How many face-up relic cards lie there (TE-A23)."""

    def requiring(self, required: int) -> Line:
        """Return the line with another number of relics required."""
        return Line(self.cards, required)

    def holding(self, cards: list[LaidCard]) -> Line:
        """Return the line with other cards in it."""
        return Line(cards, self.required)

    def without(self, at: int) -> Line:
        """Return the line without the card at a place in it."""
        return Line(self.cards[:at] + self.cards[at + 1 :], self.required)


@final
class Player(Data):
    """One seat: its cards, wherever they are but in the lines, and its cubes on both tracks.

    Piles whose order no player knows are kept without one: chance picks a card when it is drawn. So shuffling is free
    and there is no hidden order that could leak.
    """

    __slots__ = (
        "answers", "aside", "discards", "draws", "hand", "known", "latest", "passed", "points", "track", "wear",
    )  # fmt: skip

    def __init__(
        self, hand: list[int], draws: list[int], discards: list[int], wear: list[int], aside: list[int],
        known: list[int],
    ) -> None:  # fmt: skip
        self.hand = hand
        self.draws = draws
        """The draw pile."""
        self.discards = discards
        self.wear = wear
        """The wear zone: what is gone for good (TE-077)."""
        self.aside = aside
        """What was secretly chosen from the hand, until all have chosen."""
        self.known = known
        """How many traumas of each value every player knows to be among the hidden cards."""
        self.answers = 0
        """How many answers were given in such a choice, where that does not show from the hand."""
        self.passed = False
        """Whether the seat has passed in this round."""
        self.latest = 0
        """The number of the latest placement in this round, 0 before the first (TE-A35)."""
        self.points = 0
        """The track of victory points (TE-010)."""
        self.track = 0
        """The track of monsters returned to the book (TE-010)."""

    def copy(self) -> Player:
        """Return an independent copy."""
        copy = Player(
            self.hand[:], self.draws[:], self.discards[:], self.wear[:], self.aside[:], self.known[:]
        )  # fmt: skip
        copy.answers = self.answers
        copy.passed = self.passed
        copy.latest = self.latest
        copy.points = self.points
        copy.track = self.track
        return copy

    def reveal_trauma(self, card: int) -> None:
        """Take note that a trauma among the hidden cards has come to light."""
        if self.known[card - TRAUMA]:
            self.known[card - TRAUMA] -= 1


def newcomer(draws: list[int]) -> Player:
    """Return a player with a draw pile only."""
    return Player([], draws, [], [], [], [0] * TRAUMA_VALUES)


@final
class Deck(Immutable):
    """The monsters or the events of the book; each list holds their numbers. It never changes: it is replaced."""

    __slots__ = ("captors", "here", "under", "unseen")

    def __init__(self, unseen: list[int], under: list[int], here: list[int], captors: list[int]) -> None:
        self.unseen: Final = unseen
        """Those that no player has seen yet, in no order."""
        self.under: Final = under
        """Those under them that every player has seen, the upper first (TE-A71)."""
        self.here: Final = here
        """Those in the fight, the top one first."""
        self.captors: Final = captors
        """Who took each of them, or NO_SEAT."""

    def count(self) -> int:
        """Return how many cards the deck has left."""
        return len(self.unseen) + len(self.under)

    def without(self, number: int) -> Deck:
        """Return the deck without a card that no player has seen."""
        return Deck([other for other in self.unseen if other != number], self.under, self.here, self.captors)

    def uncovered(self, source: Source) -> Deck:
        """Return the deck with its top card in the fight: chance decides which, unless all have seen it."""
        if self.unseen:
            top = self.unseen[source.below(len(self.unseen))]
            return Deck(self.without(top).unseen, self.under, [*self.here, top], self.captors)
        return Deck([], self.under[1:], self.here + self.under[:1], self.captors)

    def given_to(self, seat: int) -> Deck:
        """Return the deck after a seat has taken what is in the fight (TE-074)."""
        captors = [seat if number in self.here else captor for number, captor in enumerate(self.captors)]
        return Deck(self.unseen, self.under, [], captors)

    def gone_under(self) -> Deck:
        """Return the deck with what was in the fight at its bottom, the top card first (TE-A11, TE-A71)."""
        return Deck(self.unseen, self.under + self.here, [], self.captors)


def full_deck(size: int) -> Deck:
    """Return a deck that no player has seen."""
    return Deck(list(range(size)), [], [], [NO_SEAT] * size)


class TerrorixicoState(State):
    """Everything on the table; players go by seat number, lines by line."""

    __slots__ = (
        "book", "content", "defeated", "first_passer", "lacking", "lines", "monsters", "pile", "placed",
        "players", "round", "starter", "tables", "turn", "values",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = ("content", "lacking", "tables")
    content: Content
    """The cards, monsters and events of the pack."""
    tables: Tables
    round: int
    turn: int
    """How many turns have begun in this round."""
    starter: int
    """Who begins the round."""
    first_passer: int
    defeated: bool
    """Whether all four lines were complete in this round: that cannot be undone (TE-A33)."""
    placed: int
    """How many cards have been laid in lines in this round."""
    pile: int
    """How many traumas the pile still holds."""
    values: list[int]
    """How many traumas of each value no player has seen yet, those put away at the start included."""
    monsters: Deck
    book: Deck
    """The events and bosses (TE-006)."""
    players: list[Player]
    lines: list[Line]
    lacking: int
    """The lines that are still incomplete (TE-031, TE-034)."""

    def adopt(self, content: Content, tables: Tables) -> None:
        """Take the pack and its tables."""
        self.content = content
        self.tables = tables

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.lacking = sets.EMPTY

    def copy_fields(self) -> TerrorixicoState:
        """Return a new object with this room's fields copied."""
        copy = TerrorixicoState()
        copy.content = self.content
        copy.tables = self.tables
        copy.round = self.round
        copy.turn = self.turn
        copy.starter = self.starter
        copy.first_passer = self.first_passer
        copy.defeated = self.defeated
        copy.placed = self.placed
        copy.pile = self.pile
        copy.values = self.values[:]
        copy.monsters = self.monsters
        copy.book = self.book
        copy.players = [player.copy() for player in self.players]
        copy.lines = self.lines[:]
        copy.lacking = self.lacking
        return copy

    def restore_field(self, name: str, value: Any) -> None:
        """Make the named data again from what was written down."""
        if name == "players":
            self.players = [restore_into(newcomer([]), each) for each in value]
        elif name == "lines":
            self.lines = [Line(self._laid(each["cards"]), each["required"]) for each in value]
            for number in range(LINE_COUNT):
                self.compare(number)
        elif name in {"monsters", "book"}:
            setattr(self, name, Deck(**value))
        else:
            super().restore_field(name, value)

    def _laid(self, cards: list[dict[str, Any]]) -> list[LaidCard]:
        kinds = self.content.cards
        return [
            LaidCard(kinds[each["card"]], kinds[each["counts"]], each["owner"], each["order"], each["down"])
            for each in cards
        ]

    # What the moments ask of all this.

    @property
    def event(self) -> Event:
        """The top event: its text, traumas, hand and steps are those of the round (TE-A38)."""
        return self.content.events[self.book.here[0]]

    @property
    def steps(self) -> int:
        """How far the taker's monster cube moves: as the event says where more than two cards lie in the book.

        A lone monster with its event moves it one space (TE-068, TE-072), unless the option lets the event always say
        it (TE-A40).
        """
        many = len(self.monsters.here) + len(self.book.here) > _LONE
        return self.event.steps if many or self.options["lone_boss_steps"] else 1

    @property
    def hand_size(self) -> int:
        """How many cards a hand holds in this round (TE-A18)."""
        return self.event.hand

    def compare(self, number: int) -> None:
        """Find out whether a line is incomplete, after what it comes to or what is required has changed."""
        line = self.lines[number]
        if line.total < line.required:
            self.lacking |= 1 << number
        else:
            self.lacking &= ~(1 << number)

    def hideable(self) -> int:
        """Return the lines in which a card may still be laid face down (TE-019, TE-024)."""
        if self.event.word.name == "no_face_down":
            return sets.EMPTY
        lines = self.lacking
        for number, line in enumerate(self.lines):
            if line.downs >= MOST_DOWN:
                lines &= ~(1 << number)
        return lines

    def clockwise(self, first: int) -> list[int]:
        """Return all seats clockwise from one of them; the list is shared and never changed."""
        return table.clockwise(self.seats, first)
