"""The data of one game of Tanxi in progress, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from liza.games.tanxi.content.board import Board
from liza.games.tanxi.vocabulary import BODY, ENERGY, SHEET
from liza.kernel.game import Game
from liza.kernel.source import Source
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.games.tanxi.game import Tanxi

KIND: Final = 0x3FF
"""The bits of a card that say which one it is; its eyes lie above."""
SURE: Final = 1 << 12
"""Marks a card in a hand that everybody knows to be a relic, whichever it is."""
FREE: Final = -1
"""Nobody stands on the square."""
BLOCK: Final = 9
"""An ice token stands on the square."""
BOTH: Final = -2
"""The second hand holds the other end of a weapon for two hands."""

STANDING: Final = 0
FLAT: Final = 1
UPRIGHT: Final = 2

# The attack being made, one int each.
TARGET: Final = 0
"""The seat that is attacked; NOTHING for a monster."""
STYLE: Final = 1
"""What the attack may be made with: any weapons, melee only, or exactly one ranged weapon."""
WORD: Final = 2
"""The deed that the attack belongs to, NONE for the plain action."""
AMOUNT: Final = 3
"""The number of that deed."""
BONUS: Final = 4
HELD: Final = 5
"""The hands whose weapons are used, a bit each."""
DIE: Final = 6
SECOND: Final = 7
"""The second attack die; NOTHING where there is one only."""
POWER: Final = 8
ANY_STYLE: Final = 0
MELEE: Final = 1
ONE_RANGED: Final = 2

_FIELDS: Final = (
    "round", "stage", "starter", "active", "who", "colours", "pool", "life", "at", "down", "gems", "orbs", "hands",
    "away", "worn", "ammo", "sheet", "occupant", "decks", "relics", "merchant", "discard", "deities", "revealed",
    "marker", "opened", "spent", "extra", "explored", "attacked", "ability_used", "favour_used", "equips", "visits",
    "rage", "rerolled", "guard", "guard_dice", "sheltered", "slow", "ice", "ice_of", "foe", "foe_deck",
    "warded", "blow", "rolled", "box",
)  # fmt: skip


class TanxiState(State):
    """Up to five characters; every list of seats goes by seat number."""

    __slots__ = (
        "ability_used",
        "active",
        "ammo",
        "at",
        "attacked",
        "away",
        "blow",
        "board",
        "box",
        "cap",
        "colours",
        "decks",
        "deities",
        "discard",
        "down",
        "equips",
        "explored",
        "extra",
        "faces",
        "favour_used",
        "foe",
        "foe_deck",
        "fog_attack",
        "gems",
        "gems_anytime",
        "guard",
        "guard_dice",
        "half_up",
        "hands",
        "ice",
        "ice_of",
        "idle_visits",
        "last_round",
        "life",
        "marker",
        "merchant",
        "occupant",
        "opened",
        "orbs",
        "pool",
        "rage",
        "relics",
        "rerolled",
        "revealed",
        "rolled",
        "round",
        "rules",
        "sheet",
        "sheltered",
        "slow",
        "spare_cards",
        "spent",
        "stage",
        "starter",
        "visits",
        "warded",
        "who",
        "worn",
    )  # fmt: skip

    rules: Tanxi
    """The game with its pack: the same object as ``game``, known to be this one."""
    board: Board
    faces: list[int]
    """The faces of a defence die (TX-A03)."""
    fog_attack: bool
    """Whether fog is rolled with the attack die (TX-A05)."""
    cap: bool
    """Whether a weapon can be reloaded only up to what it starts with (TX-A60)."""
    gems_anytime: bool
    """Whether gem actions are taken at every decision of the own turn, not only between actions (TX-A39)."""
    spare_cards: bool
    """Whether cards are paid in any order, also when one of them turns out superfluous (TX-A71)."""
    idle_visits: bool
    """Whether a resident may be paid only to be blocked (TX-A74)."""
    half_up: bool
    """Whether half of an odd life is rounded up (TX-A25)."""
    last_round: int
    """The round at whose end the game is broken off; 0 for never (TX-A36)."""
    round: int
    stage: int
    """How far the fog has come, 0 to 3."""
    starter: int
    active: int
    """Whose turn it is; NOTHING before the first."""
    who: list[int]
    """The character of each seat, secret until the reveal."""
    colours: list[int]
    pool: list[int]
    """Characters that nobody has chosen yet; empty after the reveal."""
    life: list[int]
    at: list[int]
    """The square of each character; NOTHING off the island."""
    down: list[int]
    """STANDING, or how a token off the island lies."""
    gems: list[int]
    orbs: list[int]
    """By seat and kind of orb: 1 for whoever holds one."""
    hands: list[list[int]]
    """Cards with their eyes."""
    away: list[int]
    """Cards that have left the game with their players, with the eyes of those who knew them."""
    worn: list[int]
    """By seat and slot: the card there, NOTHING, or BOTH."""
    ammo: list[int]
    """By seat and hand."""
    sheet: list[int]
    """By seat: what the character, its passive ability and its equipment add up to."""
    occupant: list[int]
    """By square: a seat, BLOCK or FREE."""
    decks: list[list[int]]
    """One for each quadrant; the top is the end of the list."""
    relics: list[int]
    merchant: list[int]
    discard: list[int]
    deities: list[int]
    """Those of this game first; the first ``revealed`` of them lie open."""
    revealed: int
    marker: int
    """The resident that is blocked, or NOTHING."""
    opened: int
    """1 once the Merchant's cards and the characters lie open."""
    spent: int
    extra: int
    """Energy of this turn beyond the sheet, less what slowed the character down."""
    explored: int
    """The points explored this turn, a bit each."""
    attacked: int
    """The seats attacked this turn, a bit each."""
    ability_used: int
    favour_used: int
    equips: int
    visits: int
    rage: int
    """What the next attack of this turn gets."""
    rerolled: int
    """The re-rolls used this turn, a bit for each source."""
    guard: list[int]
    guard_dice: list[int]
    sheltered: list[int]
    """1 for whoever takes no damage from fog until the next own turn."""
    slow: list[int]
    """Energy that each seat lacks in its next turn."""
    ice: list[int]
    ice_of: list[int]
    """Whose ice token lies on each of those squares."""
    foe: int
    """The kind of the monster being met; NOTHING between fights."""
    foe_deck: int
    warded: int
    """1 where an ice orb has been spent on the ambush of the monster being met."""
    blow: list[int]
    """The attack being made; empty between attacks."""
    rolled: list[int]
    """The dice on the table, three numbers each: its sides, whose it is (NOTHING: the monster's), what it shows."""
    box: list[int]
    """Loot and monsters of a larger pack that nobody has seen and that take no part in this game."""

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.rules = cast("Tanxi", game)
        self.board = self.rules.content.board
        self.faces = [int(face) for face in options["defence_faces"]]
        self.fog_attack = options["fog_die"] == "attack"
        self.cap = bool(options["reload_cap"] == "on")
        self.gems_anytime = bool(options["gem_actions"] == "anytime")
        self.spare_cards = bool(options["payment"] == "any")
        self.idle_visits = bool(options["residents"] == "always")
        self.half_up = bool(options["half_life"] == "up")
        self.last_round = 0 if options["max_rounds"] == "none" else int(options["max_rounds"])

    def fields(self) -> tuple[str, ...]:
        """Return the names of this room's fields."""
        return _FIELDS

    def twin(self) -> TanxiState:  # noqa: PLR0915 - written out, line by line, for speed
        """Return a new object with this room's fields copied."""
        twin = TanxiState()
        twin.rules = self.rules
        twin.board = self.board
        twin.faces = self.faces
        twin.fog_attack = self.fog_attack
        twin.cap = self.cap
        twin.gems_anytime = self.gems_anytime
        twin.spare_cards = self.spare_cards
        twin.idle_visits = self.idle_visits
        twin.half_up = self.half_up
        twin.last_round = self.last_round
        twin.round = self.round
        twin.stage = self.stage
        twin.starter = self.starter
        twin.active = self.active
        twin.who = self.who[:]
        twin.colours = self.colours[:]
        twin.pool = self.pool[:]
        twin.life = self.life[:]
        twin.at = self.at[:]
        twin.down = self.down[:]
        twin.gems = self.gems[:]
        twin.orbs = self.orbs[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.away = self.away[:]
        twin.worn = self.worn[:]
        twin.ammo = self.ammo[:]
        twin.sheet = self.sheet[:]
        twin.occupant = self.occupant[:]
        twin.decks = [deck[:] for deck in self.decks]
        twin.relics = self.relics[:]
        twin.merchant = self.merchant[:]
        twin.discard = self.discard[:]
        twin.deities = self.deities[:]
        twin.revealed = self.revealed
        twin.marker = self.marker
        twin.opened = self.opened
        twin.spent = self.spent
        twin.extra = self.extra
        twin.explored = self.explored
        twin.attacked = self.attacked
        twin.ability_used = self.ability_used
        twin.favour_used = self.favour_used
        twin.equips = self.equips
        twin.visits = self.visits
        twin.rage = self.rage
        twin.rerolled = self.rerolled
        twin.guard = self.guard[:]
        twin.guard_dice = self.guard_dice[:]
        twin.sheltered = self.sheltered[:]
        twin.slow = self.slow[:]
        twin.ice = self.ice[:]
        twin.ice_of = self.ice_of[:]
        twin.foe = self.foe
        twin.foe_deck = self.foe_deck
        twin.warded = self.warded
        twin.blow = self.blow[:]
        twin.rolled = self.rolled[:]
        twin.box = self.box[:]
        return twin


def energy_left(s: TanxiState) -> int:
    """Return the energy that the active character can still spend (TX-A37)."""
    total = s.sheet[s.active * SHEET + ENERGY] + s.extra
    return max(0, max(1, total) - s.spent)


def clockwise(s: TanxiState) -> list[int]:
    """Return all seats clockwise from the starting player."""
    return [(s.starter + step) % s.seats for step in range(s.seats)]


def turn_order(s: TanxiState) -> list[int]:
    """Return the seats that play, clockwise from the starting player or, once that one has left, the next (TX-A92)."""
    order = clockwise(s)
    return [seat for seat in order if not s.departed >> seat & 1] if s.departed else order


def others_in_order(s: TanxiState, seat: int) -> list[int]:
    """Return the other characters on the island, clockwise from the next seat (TX-A32)."""
    seats = s.seats
    return [other for other in [(seat + step) % seats for step in range(1, seats)] if s.at[other] >= 0]


def on_island(s: TanxiState) -> list[int]:
    """Return the seats whose character is on the island."""
    return [seat for seat in range(s.seats) if s.at[seat] >= 0]


def max_life(s: TanxiState, seat: int) -> int:
    """Return the life printed on a character's card."""
    return s.rules.content.life[s.who[seat]]


def half_life(s: TanxiState, seat: int) -> int:
    """Return half of it, rounded up unless the table has agreed otherwise (TX-A25)."""
    return (max_life(s, seat) + s.half_up) // 2


def equipped(s: TanxiState, seat: int) -> list[int]:
    """Return the equipped cards of a seat."""
    return [card for card in s.worn[seat * BODY : seat * BODY + BODY] if card >= 0]


def in_fog(s: TanxiState, square: int) -> bool:
    """Whether a square lies in fog now."""
    return 0 < s.board.fog[square] <= s.stage
