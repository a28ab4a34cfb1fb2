"""The data of one game of Tornaris in progress, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from liza.games.tornaris.vocabulary import HALF, MOST_SEATS, SPACE_COUNT
from liza.kernel.game import Game
from liza.kernel.source import Source
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.games.tornaris.game import Tornaris

KIND: Final = 0xFFFF
"""The bits of a card in a hand that say which one it is; above them lie its eyes."""

UNDECIDED: Final = -1
SEALED_CRYSTAL: Final = SPACE_COUNT
"""An arrow that waits for the others: a Cristal Vidente was committed in its place (TR-A61)."""

_FIELDS: Final = (
    "round", "first", "half", "sky", "sky_deck", "sky_discard", "event_decks", "event_discards", "gear_deck",
    "gear_discard", "object_deck", "object_discard", "row", "monsters", "met", "monster", "next_monster", "next_eyes",
    "owner", "block", "tower_used", "arrows", "places", "acted", "challenged", "characters", "gold", "mana", "most",
    "slots", "gear", "bags", "fighters", "cause", "stake", "dice", "bonus", "used", "magic_used", "temporary",
    "picked", "drawn", "offered", "order", "winners", "losers",
)  # fmt: skip


class TornarisState(State):
    """Everything on the table. A list with one entry per seat is in the order of seats.

    Decks are kept sorted: nobody knows their order, so they have none, and chance picks a card when it is drawn.
    Cards in hands are ints with the eyes of those who know them (see ``parts/cards.py``).
    """

    __slots__ = (
        "acted", "arrows", "bags", "block", "bonus", "cause", "challenged", "characters", "dice", "drawn",
        "event_decks", "event_discards", "fighters", "first", "gear", "gear_deck", "gear_discard", "gold", "half",
        "losers", "magic_used", "mana", "met", "monster", "monsters", "most", "next_eyes", "next_monster",
        "object_deck", "object_discard", "offered", "order", "owner", "picked", "places", "round", "row", "rules",
        "sky", "sky_deck", "sky_discard", "slots", "stake", "temporary", "tower_used", "used", "winners",
    )  # fmt: skip

    rules: Tornaris
    """The game with its pack: the same object as ``game``, known to be this one."""
    round: int
    first: int
    """Who holds the turn token."""
    half: int
    """Whether it is a day or a night turn."""
    sky: int
    """The day/night card of this turn."""
    sky_deck: list[int]
    sky_discard: list[int]
    event_decks: list[list[int]]
    """The day events and the night events."""
    event_discards: list[list[int]]
    gear_deck: list[int]
    gear_discard: list[int]
    object_deck: list[int]
    object_discard: list[int]
    row: list[int]
    """The equipment that lies in the shop."""
    monsters: list[int]
    """The monsters that nobody has met: those to come, and the two of each category that never will (TR-010)."""
    met: int
    """How many monsters have been revealed."""
    monster: int
    """The active monster, or NOTHING once it is beaten."""
    next_monster: int
    """The next monster where somebody has looked at it, otherwise NOTHING."""
    next_eyes: int
    """Who knows the next monster, a bit per seat."""
    owner: int
    """Whose the tower is."""
    block: int
    """For how many more turns it cannot be disputed."""
    tower_used: int
    """What happened at the tower in this turn: 0 nothing, 1 a duel that its owner won, 2 a conquest."""
    arrows: list[int]
    """What everybody has committed to, UNDECIDED until then."""
    places: list[int]
    """Where everybody stands once the arrows are revealed."""
    acted: int
    """Who has no action left at the own space, a bit per seat (TR-A26)."""
    challenged: int
    """1 once the challenge of this turn has been used (TR-106)."""
    characters: list[int]
    gold: list[int]
    mana: list[int]
    """Active mana; the rest up to ``most`` is spent."""
    most: list[int]
    slots: list[int]
    gear: list[list[int]]
    """Equipment in hand."""
    bags: list[list[int]]
    """Objects in hand."""
    fighters: list[int]
    """Who takes part in the combat: in a duel the one with the advantage first, otherwise in turn order."""
    cause: int
    """Why the duel is fought."""
    stake: int
    """What the duel is worth, where an event or an agreement says so."""
    dice: list[list[int]]
    """The dice that count for each seat in this combat."""
    bonus: list[int]
    used: list[list[int]]
    """The equipment that each seat has activated in this combat."""
    magic_used: int
    """1 once the re-roll of this combat has been used (TR-103)."""
    temporary: list[int]
    """The equipment borrowed for this combat, if any (TR-098)."""
    picked: list[int]
    """Dice set aside to be re-rolled together."""
    drawn: list[int]
    """An equipment that waits for a decision."""
    offered: list[int]
    """Objects of which one may be kept."""
    order: list[int]
    """The order of the tournament; empty before it."""
    winners: list[int]
    """Who won each duel of the tournament."""
    losers: list[int]

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.rules = cast("Tornaris", game)

    def fields(self) -> tuple[str, ...]:
        """Return the names of this room's fields."""
        return _FIELDS

    def twin(self) -> TornarisState:
        """Return a new object with this room's fields copied."""
        twin = TornarisState()
        twin.rules = self.rules
        twin.round = self.round
        twin.first = self.first
        twin.half = self.half
        twin.sky = self.sky
        twin.sky_deck = self.sky_deck[:]
        twin.sky_discard = self.sky_discard[:]
        twin.event_decks = [deck[:] for deck in self.event_decks]
        twin.event_discards = [pile[:] for pile in self.event_discards]
        twin.gear_deck = self.gear_deck[:]
        twin.gear_discard = self.gear_discard[:]
        twin.object_deck = self.object_deck[:]
        twin.object_discard = self.object_discard[:]
        twin.row = self.row[:]
        twin.monsters = self.monsters[:]
        twin.met = self.met
        twin.monster = self.monster
        twin.next_monster = self.next_monster
        twin.next_eyes = self.next_eyes
        twin.owner = self.owner
        twin.block = self.block
        twin.tower_used = self.tower_used
        twin.arrows = self.arrows[:]
        twin.places = self.places[:]
        twin.acted = self.acted
        twin.challenged = self.challenged
        twin.characters = self.characters[:]
        twin.gold = self.gold[:]
        twin.mana = self.mana[:]
        twin.most = self.most[:]
        twin.slots = self.slots[:]
        twin.gear = [hand[:] for hand in self.gear]
        twin.bags = [hand[:] for hand in self.bags]
        twin.fighters = self.fighters[:]
        twin.cause = self.cause
        twin.stake = self.stake
        twin.dice = [dice[:] for dice in self.dice]
        twin.bonus = self.bonus[:]
        twin.used = [used[:] for used in self.used]
        twin.magic_used = self.magic_used
        twin.temporary = self.temporary[:]
        twin.picked = self.picked[:]
        twin.drawn = self.drawn[:]
        twin.offered = self.offered[:]
        twin.order = self.order[:]
        twin.winners = self.winners[:]
        twin.losers = self.losers[:]
        return twin


_ORDERS: Final = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(1, MOST_SEATS + 1)
]


def round_the_table(s: TornarisState) -> tuple[int, ...]:
    """Return all seats from the token's holder on to the right, also those whose player has left."""
    return _ORDERS[s.seats - 1][s.first]


def turn_order(s: TornarisState) -> tuple[int, ...]:
    """Return the seats in turn order: the token's holder, then on to the right (TR-026, TR-A18, TR-A94)."""
    order = _ORDERS[s.seats - 1][s.first]
    return tuple([seat for seat in order if not s.departed >> seat & 1]) if s.departed else order


def earlier(s: TornarisState, one: int, other: int) -> bool:
    """Whether a seat comes before another: in the order of the tournament once there is one (TR-075, TR-076)."""
    if s.order:
        return s.order.index(one) < s.order.index(other)
    return (one - s.first) % s.seats < (other - s.first) % s.seats


def half_of(space: int) -> int:
    """Return the half of the board on which a space lies."""
    return 0 if space < HALF else 1


def standing_at(s: TornarisState, space: int) -> list[int]:
    """Return who stands at a space, in turn order."""
    return [seat for seat in turn_order(s) if s.places[seat] == space]
