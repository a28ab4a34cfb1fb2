"""The data of one game of Tank Up in progress, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from liza.games.tankup.vocabulary import LAYOUTS, PLACES
from liza.kernel.game import Game
from liza.kernel.source import Source
from liza.kernel.state import State

if TYPE_CHECKING:
    from liza.games.tankup.game import Tankup

KIND: Final = 0x3FF
"""The bits of a card that say which one it is; above them lie its damage counters and whether it is turned."""
DAMAGE: Final = 10
TURNED: Final = 1 << 15
_COUNTERS: Final = 0x1F

LASTING: Final = 32
"""Added to a temporary armour that stays until its owner's next combat turn."""

# The attack being resolved, one int each.
BY: Final = 0
ON: Final = 1
BACK: Final = 2
CARD: Final = 3
HARM: Final = 4
"""Its damage before anything that depends on where it falls (TU-A68)."""
EXCESS: Final = 5
SPACE: Final = 6
LOST: Final = 7
"""Life that the victim lost by this hit."""
HITS: Final = 8
"""Hits still to come after this one."""
FLAGS: Final = 9

ROLLED: Final = 1
"""The space was told by dice."""
CANCELLED: Final = 2
"""No written effect."""
SPARED: Final = 4
"""No damage."""
WARDED: Final = 8
"""Nothing at all."""
SHRUGGED: Final = 16
"""The armour first hit is immune."""
BARE: Final = 32
"""The space first hit had neither armour nor die."""
SURVIVED: Final = 64
"""An armour card was hit and is still there."""

_FIELDS: Final = (
    "round", "active", "order", "lightest", "heaviest", "life", "gone", "worn", "dice", "hands", "decks", "discards",
    "broken", "situation", "situation_left", "situation_round", "pending", "corroded", "laid", "aimed", "attack",
    "outer", "rolls", "used", "swapped", "exchanged", "free_draws", "free_equips", "frozen", "cursed", "tough", "ward",
    "thumb", "free_attack", "bonus_attacks", "boost", "boost_first", "sure", "more_dice", "quiet", "fought",
    "extra_rounds", "votes", "wreck",
)  # fmt: skip


class TankupState(State):
    """Up to four fighters; every list of seats goes by seat number, every list of spaces by seat and space."""

    __slots__ = (
        "active", "adjacent", "aimed", "attack", "bonus_attacks", "boost", "boost_first", "broken", "corroded",
        "cursed", "decks", "dice", "discards", "exchanged", "extra_rounds", "fall_at_once", "fought", "free_attack",
        "free_draws", "free_equips", "frozen", "gone", "hands", "heaviest", "laid", "life", "lightest", "more_dice",
        "order", "outer", "pending", "piles_at_once", "quiet", "rolls", "round", "rules", "situation",
        "situation_left", "situation_round", "sure", "swapped", "thumb", "tough", "used", "votes", "ward", "worn",
        "wreck",
    )  # fmt: skip

    rules: Tankup
    """The game with its pack: the same object as ``game``, known to be this one."""
    adjacent: tuple[tuple[int, ...], ...]
    """The neighbours of each space."""
    fall_at_once: bool
    """Whether fighters leave the moment they have no life left (TU-A27)."""
    piles_at_once: bool
    """Whether the game ends the moment the attack decks are empty (TU-A55)."""
    round: int
    active: int
    """Whose turn it is, in the equipment phase or in the combat phase."""
    order: list[int]
    """The order of the combat phase."""
    lightest: int
    heaviest: int
    life: list[int]
    gone: list[int]
    """0 for whoever is still in; otherwise a number that grows with each group that leaves: the crowd."""
    worn: list[int]
    """The armour on each space with its counters, or NOTHING."""
    dice: list[int]
    """The temporary armour on each space: what it can still take, 0 for none."""
    hands: list[list[int]]
    """Cards with their eyes, kept in the order of their backs, which everybody sees."""
    decks: list[list[int]]
    """One for each back; the top is the end of the list."""
    discards: list[list[int]]
    broken: list[int]
    situation: int
    situation_left: int
    situation_round: int
    """The round in which it came into force: that one does not count (TU-A50)."""
    pending: int
    """A situation that was played and may still be stepped on."""
    corroded: int
    """The last round in which a corrosive situation acted."""
    laid: list[int]
    """Attack cards on the table, face down, in the order they were laid."""
    aimed: list[int]
    """Whom each of them points at."""
    attack: list[int]
    """The attack being resolved; empty between attacks."""
    outer: list[list[int]]
    """Attacks interrupted by the one being resolved."""
    rolls: list[int]
    """The spaces that the dice of the hit check show."""
    used: list[int]
    """For each own space, the icons already used in this equipment turn, a bit each."""
    swapped: int
    """The armour that was exchanged in this equipment turn: it has no new icons when it comes back (TU-A13)."""
    exchanged: int
    free_draws: int
    free_equips: int
    frozen: list[int]
    """1 for whoever has no free attack in the next own combat turn."""
    cursed: list[int]
    """1 for whoever has no free draw in the next own equipment turn."""
    tough: list[int]
    """How much less attacks hurt each seat's armours."""
    ward: list[int]
    """1 while the next attack on an arm does nothing."""
    thumb: list[int]
    """1 for whoever may reroll the dice of the first attack of this phase."""
    free_attack: int
    bonus_attacks: int
    boost: list[int]
    """What the active seat's attacks of each kind do more this turn."""
    boost_first: list[int]
    """What the first of each kind does more."""
    sure: int
    """The backs whose attacks hit where the active seat chooses this turn, a bit each."""
    more_dice: list[int]
    quiet: int
    """Complete rounds in a row without an attack card."""
    fought: int
    extra_rounds: int
    votes: list[int]
    """What each seat answered about an extra round: 0 not yet, else the action; secret until all have."""
    wreck: int
    """The destroyed armour that a reaction is about."""

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.rules = cast("Tankup", game)
        self.adjacent = LAYOUTS[options["layout"]]
        self.fall_at_once = options["elimination"] == "immediate"
        self.piles_at_once = options["piles_end"] == "immediate"

    def fields(self) -> tuple[str, ...]:
        """Return the names of this room's fields."""
        return _FIELDS

    def twin(self) -> TankupState:
        """Return a new object with this room's fields copied."""
        twin = TankupState()
        twin.rules = self.rules
        twin.adjacent = self.adjacent
        twin.fall_at_once = self.fall_at_once
        twin.piles_at_once = self.piles_at_once
        twin.round = self.round
        twin.active = self.active
        twin.order = self.order[:]
        twin.lightest = self.lightest
        twin.heaviest = self.heaviest
        twin.life = self.life[:]
        twin.gone = self.gone[:]
        twin.worn = self.worn[:]
        twin.dice = self.dice[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.decks = [deck[:] for deck in self.decks]
        twin.discards = [pile[:] for pile in self.discards]
        twin.broken = self.broken[:]
        twin.situation = self.situation
        twin.situation_left = self.situation_left
        twin.situation_round = self.situation_round
        twin.pending = self.pending
        twin.corroded = self.corroded
        twin.laid = self.laid[:]
        twin.aimed = self.aimed[:]
        twin.attack = self.attack[:]
        twin.outer = [attack[:] for attack in self.outer]
        twin.rolls = self.rolls[:]
        twin.used = self.used[:]
        twin.swapped = self.swapped
        twin.exchanged = self.exchanged
        twin.free_draws = self.free_draws
        twin.free_equips = self.free_equips
        twin.frozen = self.frozen[:]
        twin.cursed = self.cursed[:]
        twin.tough = self.tough[:]
        twin.ward = self.ward[:]
        twin.thumb = self.thumb[:]
        twin.free_attack = self.free_attack
        twin.bonus_attacks = self.bonus_attacks
        twin.boost = self.boost[:]
        twin.boost_first = self.boost_first[:]
        twin.sure = self.sure
        twin.more_dice = self.more_dice[:]
        twin.quiet = self.quiet
        twin.fought = self.fought
        twin.extra_rounds = self.extra_rounds
        twin.votes = self.votes[:]
        twin.wreck = self.wreck
        return twin


_ROUND_THE_TABLE: Final = [
    [[(start + n) % seats for n in range(seats)] for start in range(seats)] for seats in range(5)
]
"""For every number of seats and every first one, all seats clockwise."""


def counters(card: int) -> int:
    """Return how many damage counters lie on a card."""
    return card >> DAMAGE & _COUNTERS


def living(s: TankupState) -> list[int]:
    """Return the seats still in, by number."""
    return [seat for seat in range(s.seats) if s.gone[seat] == 0]


def clockwise(s: TankupState, start: int) -> list[int]:
    """Return the seats still in, clockwise from one of them or from where it sat."""
    gone = s.gone
    return [seat for seat in _ROUND_THE_TABLE[s.seats][start] if gone[seat] == 0]


def opponents(s: TankupState, seat: int) -> list[int]:
    """Return the other seats still in."""
    return [other for other in range(s.seats) if other != seat and s.gone[other] == 0]


def weight(s: TankupState, seat: int) -> int:
    """Return what the armour of a seat can still take: turned cards count, dice do not (TU-010, TU-A09)."""
    resistance = s.rules.resistance
    total = 0
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0:
            total += resistance[card & KIND] - counters(card)
    return total
