"""The data of one game of Tornaris in progress.

Cards in hands are ints with the eyes of those who know them (``parts/cards.py``).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from liza.games.tornaris.content.cards import Character, Equipment, Monster
from liza.games.tornaris.content.reading import Content
from liza.games.tornaris.content.tables import Tables
from liza.games.tornaris.content.words import PLAIN_SKY, SkyWord
from liza.games.tornaris.vocabulary import (
    ABSENT,
    ALL_MONSTERS,
    ALL_SPACES,
    FOR_RING,
    HUNT,
    NO_SEAT,
    PER_CATEGORY,
    SPACES,
    SPACES_OF,
)
from liza.kernel.base.data import Data, restore_into
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.parts import sets, table

UNDECIDED: Final = -1
SEALED_CRYSTAL: Final = len(SPACES)
"""An arrow that waits for the others: a Cristal Vidente was committed in its place (TR-A61)."""


@final
class Pile(Data):
    """A deck and its discard pile. The deck is kept sorted: no player knows its order, so it has none (TR-012)."""

    __slots__ = ("deck", "discard")

    def __init__(self, deck: list[int], discard: list[int]) -> None:
        self.deck = deck
        self.discard = discard

    def copy(self) -> Pile:
        """Return an independent copy."""
        return Pile(self.deck[:], self.discard[:])

    def draw(self, source: Source) -> int:
        """Take the card that chance picks; ABSENT when both piles are empty (TR-A95).

        An empty deck is made anew of its discard pile (TR-033, TR-A14, TR-A67, TR-A89).
        """
        deck = self.deck
        if not deck:
            self.discard.sort()
            deck += self.discard
            self.discard.clear()
            if not deck:
                return ABSENT
        return deck.pop(source.below(len(deck)))


@final
class Monsters(Data):
    """The monster deck: four categories from easy to hard, three of each, in an order no player knows (TR-009)."""

    __slots__ = ("ahead", "eyes", "met", "unmet")

    def __init__(self, unmet: list[int]) -> None:
        self.unmet = unmet
        """Those that no player has met: those to come, and the two of each category that never will (TR-010)."""
        self.met = 0
        """How many have been revealed."""
        self.ahead = ABSENT
        """The next one where a player has looked at it, otherwise ABSENT."""
        self.eyes = sets.EMPTY
        """Who knows the next one."""

    def copy(self) -> Monsters:
        """Return an independent copy."""
        copy = Monsters(self.unmet[:])
        copy.met = self.met
        copy.ahead = self.ahead
        copy.eyes = self.eyes
        return copy

    @property
    def to_come(self) -> int:
        """How many have not been revealed yet."""
        return ALL_MONSTERS - self.met

    def opens_category(self) -> bool:
        """Whether the next one is the first of a category, but for the very first (TR-055)."""
        return self.met > 0 and self.met % PER_CATEGORY == 0

    def candidates(self, all_monsters: list[Monster]) -> list[int]:
        """Return those among which the next one is: the unmet of its category (TR-011)."""
        category = self.met // PER_CATEGORY
        return [monster for monster in self.unmet if all_monsters[monster].category == category]

    def foresee(self, among: list[int], source: Source) -> None:
        """Let chance decide which one is the next."""
        self.ahead = among[source.below(len(among))]
        self.unmet.remove(self.ahead)


@final
class Tower(Data):
    """The tower: whose it is, and for how long it cannot be disputed."""

    __slots__ = ("block", "conquered", "held", "owner")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.block = 0
        """For how many more turns it cannot be disputed (TR-037)."""
        self.held = False
        """Whether its owner won a duel for it in this turn."""
        self.conquered = False
        """Whether it was conquered in this turn."""

    def copy(self) -> Tower:
        """Return an independent copy."""
        copy = Tower(self.owner)
        copy.block = self.block
        copy.held = self.held
        copy.conquered = self.conquered
        return copy

    @property
    def settled(self) -> bool:
        """Whether it was fought for or taken in this turn: no other player can then (TR-A35)."""
        return self.held or self.conquered


@final
class Player(Data):
    """One seat: its character, its gold and mana, its cards, and where it stands."""

    __slots__ = ("acted", "arrow", "bag", "character", "gear", "gold", "mana", "most", "place", "slots")

    def __init__(self, character: Character, gear: list[int], bag: list[int]) -> None:
        self.character = character
        self.gear = gear
        """Equipment in hand; no player starts with any (TR-008)."""
        self.bag = bag
        """Objects in hand: they take no slot and cost no mana (TR-086)."""
        self.gold = 0
        self.mana = 0
        """Active mana; the rest up to ``most`` is spent (TR-051)."""
        self.most = 0
        self.slots = 0
        """How much equipment there is room for."""
        self.arrow = UNDECIDED
        """What was committed to."""
        self.place = ABSENT
        """Where the character stands once the arrows are revealed."""
        self.acted = False
        """Whether there is no action left at the own space (TR-A26)."""

    def copy(self) -> Player:
        """Return an independent copy."""
        copy = Player(self.character, self.gear[:], self.bag[:])
        copy.gold = self.gold
        copy.mana = self.mana
        copy.most = self.most
        copy.slots = self.slots
        copy.arrow = self.arrow
        copy.place = self.place
        copy.acted = self.acted
        return copy

    @property
    def is_full(self) -> bool:
        """Whether there is no room for one more equipment (TR-058)."""
        return len(self.gear) >= self.slots


@final
class Fighter(Data):
    """A seat that takes part in the combat: dice, points and activated equipment."""

    __slots__ = ("bonus", "dice", "seat", "sold", "used")

    def __init__(self, seat: int, dice: list[int], used: list[int]) -> None:
        self.seat: Final = seat
        self.dice = dice
        """The dice that count."""
        self.used = used
        """The equipment activated in this combat (TR-059)."""
        self.sold: list[int] = []
        """What of it has been sold since: its effect stays, the card has gone (TR-A103)."""
        self.bonus = 0
        """The points that equipment adds or takes."""

    def copy(self) -> Fighter:
        """Return an independent copy."""
        copy = Fighter(self.seat, self.dice[:], self.used[:])
        copy.sold = self.sold[:]
        copy.bonus = self.bonus
        return copy

    def kept(self) -> list[int]:
        """Return the activated cards that are still there."""
        kept = self.used[:]
        for kind in self.sold:
            kept.remove(kind)
        return kept

    def used_here(self, kind: int) -> int:
        """Return how many cards of a kind that were activated are still there."""
        return self.used.count(kind) - self.sold.count(kind)


@final
class Combat(Data):
    """The duel or the hunt that goes on; without fighters, none does."""

    __slots__ = ("borrowed", "cause", "fighters", "magic_used", "picked", "stake")

    def __init__(self, cause: int, stake: int, fighters: list[Fighter], borrowed: list[int], picked: list[int]) -> None:
        self.cause = cause
        self.stake = stake
        """What the duel is worth, where an event or an agreement says so."""
        self.fighters = fighters
        """In a duel the one with the advantage first, otherwise in turn order."""
        self.borrowed = borrowed
        """The equipment borrowed for this combat, if any (TR-098)."""
        self.picked = picked
        """Dice set aside to be rolled again together."""
        self.magic_used = False
        """Whether the re-roll of this combat has been used (TR-103)."""

    def copy(self) -> Combat:
        """Return an independent copy."""
        fighters = [fighter.copy() for fighter in self.fighters]
        copy = Combat(self.cause, self.stake, fighters, self.borrowed[:], self.picked[:])
        copy.magic_used = self.magic_used
        return copy

    @property
    def seats(self) -> list[int]:
        """The seats of those who fight."""
        return [fighter.seat for fighter in self.fighters]

    @property
    def has_rolled(self) -> bool:
        """Whether the first dice have fallen."""
        return len(self.fighters) > 0 and len(self.fighters[0].dice) > 0

    def find(self, seat: int) -> Fighter | None:
        """Return the fighter of a seat; None if it does not fight."""
        for fighter in self.fighters:
            if fighter.seat == seat:
                return fighter
        return None

    def of(self, seat: int) -> Fighter:
        """Return the fighter of a seat that fights."""
        fighter = self.find(seat)
        if fighter is None:
            raise KeyError(seat)
        return fighter

    def sides(self, seat: int) -> tuple[Fighter, Fighter]:
        """Return the fighter of a seat in a duel, and the rival."""
        favoured, other = self.fighters
        return (favoured, other) if favoured.seat == seat else (other, favoured)


def no_combat() -> Combat:
    """Return that no player fights."""
    return Combat(FOR_RING, 0, [], [], [])


class TornarisState(State):
    """Everything on the table; players go by seat number."""

    __slots__ = (
        "challenged", "combat", "content", "drawn", "equipment", "first", "gear", "half", "happenings",
        "losers", "monster", "monsters", "objects", "offered", "order", "players", "round", "row", "skies",
        "sky", "tables", "today", "tower", "winners",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = ("content", "equipment", "tables", "today")
    content: Content
    """The cards of the pack."""
    tables: Tables
    """What the pack's equipment is good for."""
    equipment: list[Equipment]
    """All equipment of the pack, by its number."""
    round: int
    first: int
    """Who holds the turn token."""
    half: int
    """Whether it is a day or a night turn."""
    sky: int
    """The day/night card of this turn."""
    today: SkyWord
    """What that card does."""
    skies: Pile
    happenings: list[Pile]
    """The day events and the night events."""
    gear: Pile
    objects: Pile
    row: list[int]
    """The equipment that lies in the shop."""
    monster: int
    """The active monster, or ABSENT once it is beaten."""
    monsters: Monsters
    tower: Tower
    challenged: bool
    """Whether the challenge of this turn has been used (TR-106)."""
    players: list[Player]
    combat: Combat
    drawn: list[int]
    """An equipment that waits for a decision."""
    offered: list[int]
    """Objects of which one may be kept."""
    order: list[int]
    """The order of the tournament; empty before it."""
    winners: list[int]
    """Who won each duel of the tournament."""
    losers: list[int]

    def adopt(self, content: Content, tables: Tables) -> None:
        """Take the pack and its tables."""
        self.content = content
        self.tables = tables

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.equipment = self.content.equipment
        self.today = PLAIN_SKY

    def copy_fields(self) -> TornarisState:
        """Return a new object with this room's fields copied."""
        copy = TornarisState()
        copy.content = self.content
        copy.tables = self.tables
        copy.equipment = self.equipment
        copy.round = self.round
        copy.first = self.first
        copy.half = self.half
        copy.sky = self.sky
        copy.today = self.today
        copy.skies = self.skies.copy()
        copy.happenings = [pile.copy() for pile in self.happenings]
        copy.gear = self.gear.copy()
        copy.objects = self.objects.copy()
        copy.row = self.row[:]
        copy.monster = self.monster
        copy.monsters = self.monsters.copy()
        copy.tower = self.tower.copy()
        copy.challenged = self.challenged
        copy.players = [player.copy() for player in self.players]
        copy.combat = self.combat.copy()
        copy.drawn = self.drawn[:]
        copy.offered = self.offered[:]
        copy.order = self.order[:]
        copy.winners = self.winners[:]
        copy.losers = self.losers[:]
        return copy

    def restore_field(self, name: str, value: Any) -> None:
        """Make the named data again from what was written down."""
        if name in {"skies", "gear", "objects"}:
            setattr(self, name, restore_into(Pile([], []), value))
        elif name == "sky":
            self.sky, self.today = value, self.content.skies[value].word
        elif name == "happenings":
            self.happenings = [restore_into(Pile([], []), each) for each in value]
        elif name == "monsters":
            self.monsters = restore_into(Monsters([]), value)
        elif name == "tower":
            self.tower = restore_into(Tower(NO_SEAT), value)
        elif name == "players":
            characters = self.content.characters
            self.players = [restore_into(Player(characters[0], [], []), _with(each, characters)) for each in value]
        elif name == "combat":
            fighters = [
                restore_into(Fighter(each["seat"], [], []), {key: each[key] for key in each if key != "seat"})
                for each in value["fighters"]
            ]
            self.combat = restore_into(no_combat(), {**value, "fighters": fighters})
        else:
            super().restore_field(name, value)

    # What the moments ask of all this.

    @property
    def foe(self) -> Monster:
        """The active monster, while there is one."""
        return self.content.monsters[self.monster]

    def has_left(self, seat: int) -> bool:
        """Whether the player of a seat has left the game (TR-A94)."""
        return self.departed != sets.EMPTY and sets.has(self.departed, seat)

    @property
    def turn_order(self) -> list[int]:
        """The seats in turn order: the token's holder, then on to the right (TR-026, TR-A18), without those gone."""
        order = table.clockwise(self.seats, self.first)
        return [seat for seat in order if not self.has_left(seat)] if self.departed else order

    def is_earlier(self, one: int, other: int) -> bool:
        """Whether a seat comes before another: in the order of the tournament once there is one (TR-075, TR-076)."""
        if self.order:
            return self.order.index(one) < self.order.index(other)
        return (one - self.first) % self.seats < (other - self.first) % self.seats

    def standing_at(self, space: int) -> list[int]:
        """Return who stands at a space, in turn order; several may (TR-023)."""
        return [seat for seat in self.turn_order if self.players[seat].place == space]

    def open_to(self, seat: int) -> list[int]:
        """Return the spaces that a seat may choose in this turn (TR-022, TR-099); the list is shared."""
        return ALL_SPACES if self.players[seat].character.goes_anywhere else SPACES_OF[self.half]

    @property
    def is_hunt(self) -> bool:
        """Whether the combat is against the monster."""
        return self.combat.cause == HUNT


def _with(player: dict[str, Any], characters: list[Character]) -> dict[str, Any]:
    """Return what was written of a player, with the character itself in the place of its number."""
    return {**player, "character": characters[player["character"]]}
