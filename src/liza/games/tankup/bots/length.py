"""How long a game can be: a number of choices that the rules do not let any game exceed. Games are far shorter.

What bounds a game is what runs out: rounds, cards that never come back, armour that can be used once. Every verb is
bounded by itself, so that each bound can be held against games that were played: ``test_length.py`` does that.
"""

from __future__ import annotations

from typing import Any, Final

from liza.games.tankup import verbs
from liza.games.tankup.content.cards import Card
from liza.games.tankup.content.reading import Content
from liza.games.tankup.steps.ending import MOST_EXTRA_ROUNDS, MOST_ROUNDS
from liza.games.tankup.steps.preparation import ARMOURS
from liza.games.tankup.vocabulary import EQUIP_TURN, PLACES

FIGHTS: Final = ("crowd", "strike")
"""The abilities that begin an attack."""


def longest(content: Content, seats: int, _options: dict[str, Any]) -> int:
    """Return how many choices a game with so many seats can have: its rounds and its extra rounds (TU-A64, TU-A56)."""
    return sum(Bounds(content, seats, MOST_ROUNDS + MOST_EXTRA_ROUNDS, MOST_EXTRA_ROUNDS).by_verb().values())


class Bounds:
    """What a game of so many rounds, extra rounds among them, can have of everything at most."""

    def __init__(self, content: Content, seats: int, rounds: int, extra_rounds: int) -> None:
        self.content: Final = content
        self.seats: Final = seats
        self.rounds: Final = rounds
        self.extra_rounds: Final = extra_rounds
        self.turns: Final = rounds * seats
        """Turns of equipment, and as many of combat (TU-009)."""
        attacks = _copies(list(content.attacks))
        armours = _copies(list(content.armours))
        self.situations: Final = _copies(list(content.situations))
        reshuffled = attacks * extra_rounds
        """Only an extra round brings discarded attacks back (TU-108); no other card leaves a discard pile."""
        self.laid: Final = attacks + reshuffled
        """Attack cards that are laid (TU-047): each goes to the discard pile (TU-A37)."""
        self.drawn: Final = attacks + armours + self.situations + reshuffled + self.turns
        """Cards that leave a deck; with the exchange of a turn (TU-025) one can go back under it (TU-023)."""
        self.neighbours: Final = min(max([card.written.given("quake", 1) for card in content.all]), PLACES - 1)
        """How many neighbours of a space one hit reaches (TU-074)."""
        self.hits_of_a_throw: Final = max([thrown.written.given("hits", 1) for thrown in content.throws])
        self.equipped: Final = seats * ARMOURS + self.turns * (PLACES + self._emptied_in_a_turn()) + armours
        """Armours put on empty spaces: those of the preparation (TU-007), all that are empty when a turn of equipment
        begins, and those that become empty while it lasts: through armours that break (TU-092), which never come back,
        or in fights."""
        self.used: Final = rounds * PLACES * seats + self.equipped + self.turns
        """Abilities that are used: an armour is turned or gone after that (TU-086, TU-092), and turned back at the
        beginning of a round at most (TU-A39). So each is used once in a round, those that are put on or exchanged
        (TU-024) in that round counted anew; no armour is put on in the combat phase (TU-029)."""
        fought = self.used if _fights(content, ~0) else 0
        self.thrown: Final = self.turns + fought
        """Things thrown: once by each of the crowd in a combat phase (TU-112), or with a card."""
        self.attacks: Final = self.laid + self.turns + fought
        """Attacks: cards, throws, and those without a card (TU-A65); an ability makes one of the last two."""
        hits_of_a_card = max([card.written.given("hits", 1) for card in content.attacks])
        self.hits: Final = self.laid * hits_of_a_card + (self.turns + fought) * self.hits_of_a_throw

    def _emptied_in_a_turn(self) -> int:
        """Return how many spaces of a player who equips can be hit meanwhile: only others' answers can (TU-A25).

        There is no fight in a turn of equipment unless an ability that begins one may be used there; then each of the
        others' armours answers once, and each answer hits a space and its neighbours.
        """
        if not _fights(self.content, EQUIP_TURN):
            return 0
        return (self.seats - 1) * PLACES * self.hits_of_a_throw * (1 + self.neighbours)

    def by_verb(self) -> dict[str, int]:
        """Return for every verb how often it can be chosen in the game."""
        found = {
            verbs.DRAW: self.drawn,
            verbs.EQUIP: self.equipped,
            verbs.TRADE: self.turns,  # TU-025: one exchange a turn
            verbs.SWAP: self.turns,  # TU-025
            verbs.USE: self.used,
            verbs.END: self.seats + 3 * self.turns,  # the preparation (TU-008), equipping, abilities, assigning
            verbs.EXTRA: self.rounds,  # TU-036: the lightest
            verbs.ATTACK: self.laid,
            verbs.RESOLVE: self.laid,  # TU-A24: each turns a card up
            verbs.AIM: self.hits + self.thrown + self.used,  # TU-053; again after the crowd's favour, or an ability
            verbs.REROLL: self.thrown,  # TU-116: each takes the favour of a throw
            verbs.SPLASH: self.hits * self.neighbours,  # TU-074
            verbs.THROW: self.thrown,
            verbs.TARGET: self.used,  # whose hand, or who is struck (TU-093, TU-A65)
            verbs.DISCARD: self.used,  # a card of that hand
            verbs.TAKE: self.used,  # a card of the broken pile
            verbs.PLACE: self.rounds + self.used,  # TU-038: the heaviest; or with an ability
            verbs.PLAY: self.situations,  # TU-099, TU-102: in force or stepped on, it is discarded for good
            verbs.FIGHT: (self.extra_rounds + 1) * self.seats,  # TU-108, TU-109: before each, and once in vain
            verbs.SHAKE: self.seats,  # TU-110: that ends the game
            verbs.PASS: self._passed(),
        }
        return {verb.id: most for verb, most in found.items()}

    def _passed(self) -> int:
        """Return how often a player can decline: once wherever a choice is offered."""
        bonuses = 2 * self.rounds  # TU-036, TU-038: what the lightest and the heaviest have
        gifts = self.thrown + self.rounds  # TU-115, and a situation that gives cards to the first in order
        situations = self.turns * self.seats + self.situations * (self.seats - 1)  # TU-098, TU-101
        answers = self.attacks + 2 * self.hits + self.situations * self.seats + self.turns  # TU-D12: windows
        destroyed = self.hits * (1 + self.neighbours) + self.turns * PLACES  # TU-D12; TU-104: corroded once a round
        return bonuses + gifts + situations + answers + destroyed


def _copies(cards: list[Card]) -> int:
    return sum([card.copies for card in cards])


def _fights(content: Content, windows: int) -> bool:
    """Whether an ability that may be used in one of some windows begins an attack."""
    for card in content.armours:
        ability = card.ability
        if card.when & windows and ability is not None and ability.effect.name in FIGHTS:
            return True
    return False
