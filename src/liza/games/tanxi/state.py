"""The data of one game of Tanxi in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from liza.games.tanxi.content.board import Board
from liza.games.tanxi.content.cards import Character, Equipment, Sheet, added_up
from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.content.words import Wrath
from liza.games.tanxi.pieces import Attack, DieOnTable, Explorer, HeldWeapon, Ice, Meeting, Turn, newcomer
from liza.games.tanxi.vocabulary import ABSENT
from liza.kernel.base.data import restore_into
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.parts import sets, table

# A card in a hand or a pile is one int: its number, a mark for a relic that was won, and above them who knows it
# (``parts/cards.py``).
_NUMBER: Final = 0x3FF
_SURE: Final = 1 << 12

UNLIMITED: Final = 1 << 20
"""More gem tokens than any game can hold."""
FREE: Final = -1
"""No player stands on the square."""
BLOCK: Final = 9
"""An ice token stands on the square."""


def number_of(card: int) -> int:
    """Return the number of a card in the pack, without its eyes."""
    return card & _NUMBER


def as_number(card: int, number: int) -> int:
    """Return what lies in the place of a card if it is another one: those who know it know that one."""
    return card & ~_NUMBER | number


def sure_relic(card: int) -> int:
    """Return a card that every player knows to be a relic, whichever it is."""
    return card | _SURE


def is_sure_relic(card: int) -> bool:
    """Whether every player knows a card to be a relic."""
    return bool(card & _SURE)


def find(cards: list[int], number: int) -> int:
    """Return where the first card with a number lies, or ABSENT."""
    for at, card in enumerate(cards):
        if card & _NUMBER == number:
            return at
    return ABSENT


def different(cards: list[int]) -> list[int]:
    """Return the numbers of some cards, each once, in the order in which they lie."""
    found: list[int] = []
    for card in cards:
        number = card & _NUMBER
        if number not in found:
            found.append(number)
    return found


class TanxiState(State):
    """Up to five explorers; every list of seats goes by seat number, every list of squares by square."""

    __slots__ = (
        "active",
        "attack",
        "away",
        "board",
        "box",
        "cap",
        "content",
        "decks",
        "deities",
        "discard",
        "explorers",
        "faces",
        "fog_attack",
        "gem_tokens",
        "gems_anytime",
        "half_up",
        "ice",
        "idle_deeds",
        "idle_visits",
        "last_round",
        "marker",
        "meeting",
        "merchant",
        "occupant",
        "opened",
        "pool",
        "relics",
        "revealed",
        "rolled",
        "round",
        "spare_cards",
        "stage",
        "starter",
        "turn",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = (
        "board", "cap", "content", "faces", "fog_attack", "gem_tokens", "gems_anytime", "half_up",
        "idle_deeds", "idle_visits", "last_round", "spare_cards",
    )  # fmt: skip
    content: Content
    """The cards of the pack."""
    board: Board
    faces: list[int]
    """The faces of a defence die (TX-A03)."""
    fog_attack: bool
    """Whether fog is rolled with the attack die (TX-A05)."""
    cap: bool
    """Whether a weapon can be reloaded only up to what it starts with (TX-A60)."""
    gem_tokens: int
    """How many gem tokens there are in all (TX-A43)."""
    gems_anytime: bool
    """Whether gem actions are taken at every decision of the own turn, not only between actions (TX-A39)."""
    spare_cards: bool
    """Whether cards are paid in any order, also when one of them turns out superfluous (TX-A71)."""
    idle_deeds: bool
    """Whether what would change nothing may be used all the same (TX-A98)."""
    idle_visits: bool
    """Whether a resident may be paid only to be blocked (TX-A74)."""
    half_up: bool
    """Whether half of an odd life is rounded up (TX-A25)."""
    last_round: int
    """The round at whose end the game is broken off; 0 for never (TX-A36)."""
    round: int
    stage: int
    """How far the fog has come, 0 to 3 (TX-207)."""
    starter: int
    active: int
    """Whose turn it is; ABSENT before the first."""
    turn: Turn
    explorers: list[Explorer]
    pool: list[int]
    """Characters that no player has chosen yet; empty after the reveal."""
    away: list[int]
    """Cards that have left the game with their players, with the eyes of those who knew them."""
    occupant: list[int]
    """By square: a seat, BLOCK or FREE; at most one character stands there (TX-036)."""
    ice: list[Ice]
    decks: list[list[int]]
    """One for each quadrant; the top is the end of the list (TX-039)."""
    relics: list[int]
    merchant: list[int]
    discard: list[int]
    """Numbers of cards, for all to see (TX-015, TX-A87)."""
    deities: list[int]
    """Those of this game first; the first ``revealed`` of them lie open (TX-016, TX-219)."""
    revealed: int
    marker: int
    """The resident that is blocked, or ABSENT (TX-008, TX-A76)."""
    opened: int
    """1 once the Merchant's cards and the characters lie open."""
    meeting: Meeting | None
    """The monster being met; None between meetings."""
    attack: Attack | None
    """The attack being made; None between attacks."""
    rolled: list[DieOnTable]
    """The dice on the table."""
    box: list[int]
    """Loot and monsters of a larger pack that no player has seen and that take no part in this game."""

    def adopt(self, content: Content, tables: None) -> None:
        """Take the pack."""
        self.content = content

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.board = self.content.board
        self.faces = [int(face) for face in options["defence_faces"]]
        self.fog_attack = options["fog_die"] == "attack"
        self.cap = bool(options["reload_cap"] == "on")
        self.gems_anytime = bool(options["gem_actions"] == "anytime")
        self.spare_cards = bool(options["payment"] == "any")
        self.gem_tokens = UNLIMITED if options["gem_supply"] == "unlimited" else int(options["gem_supply"])
        self.idle_deeds = bool(options["useless"] == "allowed")
        self.idle_visits = bool(options["residents"] == "always")
        self.half_up = bool(options["half_life"] == "up")
        self.last_round = 0 if options["max_rounds"] == "none" else int(options["max_rounds"])

    def copy_fields(self) -> TanxiState:
        """Return a new object with this room's fields copied."""
        copy = TanxiState()
        copy.content = self.content
        copy.board = self.board
        copy.faces = self.faces
        copy.fog_attack = self.fog_attack
        copy.cap = self.cap
        copy.gem_tokens = self.gem_tokens
        copy.gems_anytime = self.gems_anytime
        copy.idle_deeds = self.idle_deeds
        copy.spare_cards = self.spare_cards
        copy.idle_visits = self.idle_visits
        copy.half_up = self.half_up
        copy.last_round = self.last_round
        copy.round = self.round
        copy.stage = self.stage
        copy.starter = self.starter
        copy.active = self.active
        copy.turn = self.turn.copy()
        copy.explorers = [who.copy() for who in self.explorers]
        copy.pool = self.pool[:]
        copy.away = self.away[:]
        copy.occupant = self.occupant[:]
        copy.ice = self.ice[:]
        copy.decks = [deck[:] for deck in self.decks]
        copy.relics = self.relics[:]
        copy.merchant = self.merchant[:]
        copy.discard = self.discard[:]
        copy.deities = self.deities[:]
        copy.revealed = self.revealed
        copy.marker = self.marker
        copy.opened = self.opened
        copy.meeting = self.meeting
        copy.attack = None if self.attack is None else self.attack.copy()
        copy.rolled = self.rolled[:]
        copy.box = self.box[:]
        return copy

    def load(self, data: dict[str, Any], steps: dict[str, type[Step[Any]]]) -> None:
        """Take over what ``to_data`` wrote, and add up the sheets."""
        super().load(data, steps)
        for seat in self.staying if self.opened else ():
            self.add_up(seat)

    def restore_field(self, name: str, value: Any) -> None:
        """Take over one field as it was written down."""
        content = self.content
        if name == "turn":
            self.turn = restore_into(Turn(0), value)
        elif name == "explorers":
            self.explorers = [self._explorer(each) for each in value]
        elif name == "ice":
            self.ice = [Ice(each["square"], each["owner"]) for each in value]
        elif name == "rolled":
            self.rolled = [DieOnTable(each["sides"], each["seat"], each["value"]) for each in value]
        elif name == "meeting" and value is not None:
            monster = content.monsters[value["monster"] - content.first_monster]
            self.meeting = Meeting(monster, value["deck"], value["warded"])
        elif name == "attack" and value is not None:
            deed = content.deeds[value["deed"]]
            self.attack = restore_into(Attack(ABSENT, deed, 0), {**value, "deed": deed})
        else:
            super().restore_field(name, value)

    def _explorer(self, data: dict[str, Any]) -> Explorer:
        """Return an explorer from what was written down."""
        gear, weapons = self.content.gear, self.content.weapons
        plain = {name: value for name, value in data.items() if name not in {"worn", "held"}}
        found = restore_into(newcomer([]), plain)
        found.worn = [None if number is None else cast("Equipment", gear[number]) for number in data["worn"]]
        found.held = [
            None if each is None else HeldWeapon(weapons[each["weapon"]], each["ammo"]) for each in data["held"]
        ]
        return found

    # Looking.

    def attacking(self) -> Attack:
        """Return the attack being made, at the moments of an attack."""
        if self.attack is None:
            raise LookupError("no attack is being made")
        return self.attack

    def met(self) -> Meeting:
        """Return the meeting with a monster, at the moments of one."""
        if self.meeting is None:
            raise LookupError("no monster is being met")
        return self.meeting

    def character(self, seat: int) -> Character:
        """Return a seat's character, which has been chosen."""
        return self.content.characters[self.explorers[seat].character]

    def add_up(self, seat: int) -> None:
        """Add a character's sheet up again."""
        who = self.explorers[seat]
        who.sheet = added_up(self.character(seat), who.equipped())

    def sheet(self, seat: int) -> Sheet:
        """Return what a character adds up to."""
        return self.explorers[seat].sheet

    def max_life(self, seat: int) -> int:
        """Return the life printed on a character's card."""
        return self.character(seat).life

    def half_life(self, seat: int) -> int:
        """Return half of it, rounded up unless the table has agreed otherwise (TX-A25)."""
        return (self.max_life(seat) + self.half_up) // 2

    def energy_left(self) -> int:
        """Return the energy that the active character can still spend (TX-073, TX-A37)."""
        turn = self.turn
        total = self.explorers[self.active].sheet.energy + turn.extra
        if total < 1:  # noqa: PLR1730 - asked at every choice of a turn, and comparing is faster than calling
            total = 1
        return total - turn.spent if total > turn.spent else 0

    def turn_order(self) -> list[int]:
        """Return the seats that play, clockwise from the starter or, if it has left, the next (TX-A92)."""
        return [seat for seat in table.clockwise(self.seats, self.starter) if not sets.has(self.departed, seat)]

    def others_in_order(self, seat: int) -> list[int]:
        """Return the other characters on the island, clockwise from the next seat (TX-A32)."""
        return [other for other in table.clockwise(self.seats, seat)[1:] if self.explorers[other].on_island()]

    def on_island(self) -> list[int]:
        """Return the seats whose character is on the island."""
        return [seat for seat in range(self.seats) if self.explorers[seat].on_island()]

    def in_fog(self, square: int) -> bool:
        """Whether a square lies in fog now."""
        return 0 < self.board.fog[square] <= self.stage

    def gems_left(self) -> int:
        """Return how many gem tokens are in the supply (TX-A43)."""
        return self.gem_tokens - sum([who.gems for who in self.explorers])

    def awake(self) -> list[int]:
        """Return the deities that have been revealed (TX-198, TX-206)."""
        return self.deities[: self.revealed]

    def wrath(self) -> Wrath:
        """Return the wrath of the deity just revealed."""
        return self.content.deities[self.deities[self.revealed - 1]].wrath
