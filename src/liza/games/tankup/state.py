"""The data of one game of Tank Up in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast, final

from liza.games.tankup.content.cards import Armour, Card
from liza.games.tankup.content.reading import Content
from liza.games.tankup.content.tables import Tables
from liza.games.tankup.content.words import CALM, PLAIN, SituationWord, WrittenWord
from liza.games.tankup.vocabulary import ABSENT, BLOW, LAYOUTS, LIFE, MAGIC, NO_SEAT, PLACES
from liza.kernel.base.data import Data, Immutable, restore_into
from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.parts import sets, table

_NO_ICONS: Final[tuple[int, ...]] = ()
AP: Final = 7
"""The number of the «+1 AP» among the icons of an armour."""
_ALL_ICONS: Final = 0xFF

# A card in a hand, a deck or a line is one int: its number, its damage counters (an armour that came back keeps them,
# TU-A66), and above them who knows it (``parts/cards.py``).
_NUMBER: Final = 0x3FF
_DAMAGE: Final = 10
_COUNTERS: Final = 0x1F


def number_of(card: int) -> int:
    """Return the number of a held card in the pack."""
    return card & _NUMBER


def damage_on(card: int) -> int:
    """Return how many damage counters lie on a held card."""
    return card >> _DAMAGE & _COUNTERS


def with_damage(number: int, damage: int) -> int:
    """Return a card as it is held, with its counters, seen by no player yet."""
    return number | damage << _DAMAGE


@final
class WornArmour(Immutable):
    """An armour in play: the card, its damage counters, whether it is turned. It never changes: it is replaced.

    A turned armour keeps its resistance and its immunities and loses its properties: draws,
    exchange, ATK, AP and ability (TU-086, TU-087, TU-094, TU-A39, TU-A40).
    """

    __slots__ = ("ap", "atk", "card", "damage", "draws", "exchange", "left", "turned", "when")

    derived: ClassVar[tuple[str, ...]] = ("ap", "atk", "draws", "exchange", "left", "when")

    def __init__(self, card: Armour, damage: int, turned: bool) -> None:
        self.card: Final = card
        self.damage: Final = damage
        self.turned: Final = turned
        self.left: Final = card.resistance - damage
        """What it can still take."""
        self.when: Final = 0 if turned else card.when
        self.atk: Final = 0 if turned else card.atk
        self.ap: Final = 0 if turned else card.ap
        self.draws: Final = _NO_ICONS if turned else card.draws
        self.exchange: Final = 0 if turned or not card.exchange else sets.only(card.back)
        """The deck of an armour that shows the exchange icon, as a set."""


@final
class Fighter(Data):
    """One seat: its life, its armour, and what is kept in mind about it."""

    __slots__ = (
        "atk", "cursed", "dice", "exchange", "frozen", "gone", "lasting", "life", "thumb", "tough", "vote", "ward",
        "weight", "when", "worn",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = ("atk", "exchange", "weight", "when")

    def __init__(self, worn: list[WornArmour | None], dice: list[int]) -> None:
        self.life = LIFE
        self.gone = 0
        """0 for a seat that is still in; otherwise a number that grows with each group that leaves: the crowd
        (TU-111)."""
        self.worn = worn
        """The armour on each space; changed through ``wear`` alone."""
        self.dice = dice
        """The temporary armour on each space: what it can still take, 0 for none (TU-037, TU-A21)."""
        self.lasting: int = sets.EMPTY
        """The spaces whose temporary armour stays until the own next combat turn."""
        self.frozen = False
        """Has no free attack in the next own combat turn."""
        self.cursed = False
        """Has no free draw in the next own equipment turn."""
        self.tough = 0
        """How much less attacks hurt the armours."""
        self.ward = False
        """The next attack on an arm has no effect."""
        self.thumb = False
        """May reroll the dice of the first attack of this phase (TU-116)."""
        self.vote = 0
        """What was answered about an extra round: 0 not yet, else FIGHT or SHAKE; secret until all have (TU-109)."""
        self.weight = 0
        """What all armour can still take: turned cards count, dice do not (TU-010, TU-123, TU-A09)."""
        self.atk = 0
        """The «+1 ATK» and «+2 ATK» of all armour (TU-045)."""
        self.when = sets.EMPTY
        """The windows in which some armour might be used."""
        self.exchange = sets.EMPTY
        """The decks of the armours that show the exchange icon (TU-023)."""

    def copy(self) -> Fighter:
        """Return an independent copy."""
        copy = Fighter(self.worn[:], self.dice[:])
        copy.life = self.life
        copy.gone = self.gone
        copy.lasting = self.lasting
        copy.frozen = self.frozen
        copy.cursed = self.cursed
        copy.tough = self.tough
        copy.ward = self.ward
        copy.thumb = self.thumb
        copy.vote = self.vote
        copy.weight = self.weight
        copy.atk = self.atk
        copy.when = self.when
        copy.exchange = self.exchange
        return copy

    def wear(self, space: int, worn: WornArmour | None) -> None:
        """Lay an armour on a space, or none, and add up what all of it comes to."""
        self.worn[space] = worn
        weight = atk = when = exchange = 0
        for each in self.worn:
            if each is not None:
                weight += each.left
                atk += each.atk
                when |= each.when
                exchange |= each.exchange
        self.weight = weight
        self.atk = atk
        self.when = when
        self.exchange = exchange

    def lay_die(self, space: int, points: int, lasting: bool) -> None:
        """Lay temporary armour on a space, until the combat phase ends or until the own next combat turn."""
        self.dice[space] = points
        self.lasting = self.lasting | sets.only(space) if lasting else self.lasting & ~sets.only(space)

    def bare(self) -> list[int]:
        """Return the spaces with neither armour nor die."""
        return [space for space in range(PLACES) if self.worn[space] is None and self.dice[space] == 0]

    def shows_situation(self, situation: int) -> bool:
        """Whether an unturned armour shows the icon that opens this deck."""
        return len([worn for worn in self.worn if worn is not None and situation in worn.draws]) > 0


def newcomer() -> Fighter:
    """Return a fighter without armour."""
    return Fighter([None] * PLACES, [0] * PLACES)


@final
class Turn(Data):
    """What the active seat may still do in its turn, and what its cards gave it for this turn."""

    __slots__ = (
        "aims", "bonus_attacks", "boost", "boost_first", "exchanged", "free_attack", "free_draws", "free_equips",
        "more_dice", "swapped", "used",
    )  # fmt: skip

    def __init__(self, used: list[int], boost: list[int], boost_first: list[int], more_dice: list[int]) -> None:
        self.free_draws = 0
        self.free_equips = 0
        self.exchanged = False
        """Whether the one exchange of the turn is done (TU-025)."""
        self.swapped = ABSENT
        """The armour that was exchanged: it has no new icons when it comes back (TU-A13)."""
        self.used = used
        """For each own space, the icons already used in this equipment turn."""
        self.free_attack = 0
        self.bonus_attacks = 0
        self.boost = boost
        """What attacks of each kind do more."""
        self.boost_first = boost_first
        """What the first of each kind does more."""
        self.more_dice = more_dice
        """How many more dice attacks of each kind roll."""
        self.aims = sets.EMPTY
        """The backs whose attacks hit where the seat chooses."""

    def copy(self) -> Turn:
        """Return an independent copy."""
        copy = Turn(self.used[:], self.boost[:], self.boost_first[:], self.more_dice[:])
        copy.free_draws = self.free_draws
        copy.free_equips = self.free_equips
        copy.exchanged = self.exchanged
        copy.swapped = self.swapped
        copy.free_attack = self.free_attack
        copy.bonus_attacks = self.bonus_attacks
        copy.aims = self.aims
        return copy

    def is_used(self, space: int, icon: int) -> bool:
        """Whether a draw icon of the armour on a space, or its «+1 AP», is used up."""
        return sets.has(self.used[space], icon)

    def use(self, space: int, icon: int) -> None:
        """Use up a draw icon, or the «+1 AP»."""
        self.used[space] |= sets.only(icon)

    def ap_space(self, who: Fighter) -> int:
        """Return a space whose «+1 AP» is not used up, or ABSENT (TU-027)."""
        for space in range(PLACES):
            worn = who.worn[space]
            if worn is not None and worn.ap and not self.is_used(space, AP):
                return space
        return ABSENT

    def renew(self, space: int, card: Armour) -> None:
        """Give a space the icons of an armour just laid, at once (TU-021, TU-028, TU-030), but not twice (TU-A13)."""
        self.used[space] = _ALL_ICONS if card.number == self.swapped else 0


def no_turn() -> Turn:
    """Return a turn before its first choice."""
    return Turn([0] * PLACES, [0, 0, 0], [0, 0, 0], [0, 0, 0])


@final
class Attack(Data):
    """An attack being resolved: who, on whom, with what, and what has become of it so far."""

    __slots__ = (
        "back", "bare", "by", "cancelled", "card", "excess", "harm", "hits", "lost", "on", "rolled", "shrugged",
        "space", "spared", "survived",
    )  # fmt: skip

    def __init__(self, by: int, on: int, back: int, card: Card, harm: int, excess: int, hits: int) -> None:
        self.by = by
        self.on = on
        self.back = back
        self.card = card
        """The attack card, the throw, or the armour that strikes without a card."""
        self.harm = harm
        """Its damage before anything that depends on where it falls (TU-A68)."""
        self.excess = excess
        self.hits = hits
        """Hits still to come after this one."""
        self.space = ABSENT
        self.lost = 0
        """Life that the victim lost by this hit."""
        self.cancelled = False
        """No written effect."""
        self.rolled = False
        """The space was told by dice."""
        self.spared = False
        """No damage."""
        self.shrugged = False
        """The armour first hit is immune."""
        self.bare = False
        """The space first hit had neither armour nor die."""
        self.survived = False
        """An armour card was hit and is still there."""

    def next_hit(self) -> None:
        """Begin the next hit of the same card: only what was cancelled stays so."""
        self.hits -= 1
        self.lost = 0
        self.rolled = self.spared = self.shrugged = self.bare = self.survived = False

    def copy(self) -> Attack:
        """Return an independent copy."""
        copy = Attack(self.by, self.on, self.back, self.card, self.harm, self.excess, self.hits)
        copy.space = self.space
        copy.lost = self.lost
        copy.cancelled = self.cancelled
        copy.rolled = self.rolled
        copy.spared = self.spared
        copy.shrugged = self.shrugged
        copy.bare = self.bare
        copy.survived = self.survived
        return copy


class TankupState(State):
    """Up to four fighters; every list of seats goes by seat number, every list of spaces by space."""

    __slots__ = (
        "active", "adjacent", "aimed", "attacks", "broken", "content", "corroded", "decks", "discards",
        "extra_rounds", "fall_at_once", "fighters", "fought", "hands", "heaviest", "in_force", "laid",
        "lightest", "order", "pending", "piles_at_once", "quiet", "rolls", "round", "situation",
        "situation_left", "situation_round", "tables", "turn", "wreck",
    )  # fmt: skip

    derived: ClassVar[tuple[str, ...]] = (
        "adjacent", "content", "fall_at_once", "in_force", "piles_at_once", "tables",
    )  # fmt: skip
    content: Content
    """The cards of the pack."""
    tables: Tables
    """What each card of the pack is worth to a bot."""
    adjacent: tuple[tuple[int, ...], ...]
    """The neighbours of each space."""
    fall_at_once: bool
    """Whether fighters leave the moment they have no life left (TU-A27)."""
    piles_at_once: bool
    """Whether the game ends the moment the attack decks are empty (TU-A55)."""
    round: int
    active: int
    """Whose turn it is, in the equipment phase or in the combat phase."""
    turn: Turn
    order: list[int]
    """The order of the combat phase."""
    lightest: int
    heaviest: int
    fighters: list[Fighter]
    hands: list[list[int]]
    """Cards with their eyes, kept in the order of their backs, which every player sees."""
    decks: list[list[int]]
    """One for each back; the top is the end of the list."""
    discards: list[list[int]]
    broken: list[int]
    """The numbers of the armours on the broken pile (TU-065)."""
    situation: int
    """The number of the situation in force, or ABSENT; ``in_force`` is what it changes."""
    in_force: SituationWord
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
    attacks: list[Attack]
    """The attack being resolved is the last; those before it were interrupted by it (TU-A44)."""
    rolls: list[int]
    """The spaces that the dice of the hit check show."""
    quiet: int
    """Rounds in a row without an attack (TU-A64)."""
    fought: bool
    """Whether an attack was laid in this round."""
    extra_rounds: int
    wreck: int
    """The destroyed armour that a reaction is about."""

    def adopt(self, content: Content, tables: Tables) -> None:
        """Take the pack and its tables."""
        self.content = content
        self.tables = tables

    def begin(self, game: Game[Any], seats: int, options: dict[str, Any], source: Source) -> None:
        """Remember what never changes during a game."""
        super().begin(game, seats, options, source)
        self.adjacent = LAYOUTS[options["layout"]]
        self.fall_at_once = options["elimination"] == "immediate"
        self.piles_at_once = options["piles_end"] == "immediate"

    def copy_fields(self) -> TankupState:
        """Return a new object with this room's fields copied."""
        copy = TankupState()
        copy.content = self.content
        copy.tables = self.tables
        copy.adjacent = self.adjacent
        copy.fall_at_once = self.fall_at_once
        copy.piles_at_once = self.piles_at_once
        copy.round = self.round
        copy.active = self.active
        copy.turn = self.turn.copy()
        copy.order = self.order[:]
        copy.lightest = self.lightest
        copy.heaviest = self.heaviest
        copy.fighters = [fighter.copy() for fighter in self.fighters]
        copy.hands = [hand[:] for hand in self.hands]
        copy.decks = [deck[:] for deck in self.decks]
        copy.discards = [pile[:] for pile in self.discards]
        copy.broken = self.broken[:]
        copy.situation = self.situation
        copy.in_force = self.in_force
        copy.situation_left = self.situation_left
        copy.situation_round = self.situation_round
        copy.pending = self.pending
        copy.corroded = self.corroded
        copy.laid = self.laid[:]
        copy.aimed = self.aimed[:]
        copy.attacks = [attack.copy() for attack in self.attacks]
        copy.rolls = self.rolls[:]
        copy.quiet = self.quiet
        copy.fought = self.fought
        copy.extra_rounds = self.extra_rounds
        copy.wreck = self.wreck
        return copy

    def restore_field(self, name: str, value: Any) -> None:
        """Make the named data again from what was written down."""
        cards = self.content.all
        if name == "turn":
            self.turn = restore_into(no_turn(), value)
        elif name == "fighters":
            self.fighters = [_fighter(each, cards) for each in value]
        elif name == "attacks":
            self.attacks = [_attack(each, cards) for each in value]
        else:
            super().restore_field(name, value)
            if name == "situation":
                self.set_situation(value)

    # What the moments ask of all this.

    @property
    def attack(self) -> Attack:
        """The attack being resolved."""
        return self.attacks[-1]

    def written(self) -> WrittenWord:
        """Return what is written on the attack being resolved; none, if it does not work."""
        attack = self.attacks[-1]
        if attack.cancelled or self.is_silenced(attack.back):
            return PLAIN
        return attack.card.written

    def is_silenced(self, back: int) -> bool:
        """Whether attacks of a kind have neither area damage nor written effect."""
        return back == MAGIC and self.in_force.name == "antimagic"

    def is_closed(self) -> bool:
        """Whether no card leaves the armour decks."""
        return self.in_force.name == "closed"

    def living(self) -> list[int]:
        """Return the seats still in, by number."""
        return [seat for seat in range(self.seats) if self.fighters[seat].gone == 0]

    def clockwise(self, first: int) -> list[int]:
        """Return the seats still in, clockwise from one of them or from where it sat."""
        return [seat for seat in table.clockwise(self.seats, first) if self.fighters[seat].gone == 0]

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats still in."""
        return [other for other in range(self.seats) if other != seat and self.fighters[other].gone == 0]

    def set_situation(self, number: int) -> None:
        """Put a situation in force, or ABSENT."""
        self.situation = number
        self.in_force = CALM if number == ABSENT else self.content.situation(number).effect


def _fighter(data: dict[str, Any], cards: list[Card]) -> Fighter:
    """Return a fighter from what was written down, and add up its armour."""
    found = restore_into(newcomer(), {name: value for name, value in data.items() if name != "worn"})
    for space, each in enumerate(data["worn"]):
        if each is not None:
            found.wear(space, WornArmour(cast("Armour", cards[each["card"]]), each["damage"], each["turned"]))
    return found


def _attack(data: dict[str, Any], cards: list[Card]) -> Attack:
    """Return an attack from what was written down."""
    blank = Attack(NO_SEAT, NO_SEAT, BLOW, cards[0], 0, 0, 0)
    return restore_into(blank, {**data, "card": cards[data["card"]]})
