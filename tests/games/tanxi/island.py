"""A table for scenarios: who stands where with what is told beforehand, dice are loaded, choices are given by notation.

    t = Island("ian_frost@e4 isaac_fleesa@e6 paula_percebe@a7", hands=["espada_corta"])
    t.dice("a4 d1").play("attack p2, wield cuchillo")
    assert t.lost == [0, 5, 0]

Seat 0 is the starting player and has the turn. ``a4`` is an attack die that shows 4, ``d1`` a defence die that shows 1.
Everything is played with the base pack as it is shipped.

Seats are told as seen from whoever has the turn. In most files that player really sits on seat 1, so that a program
that mixes seats up is found out; ``SHIFT`` says how far everybody is moved, and names, events and lists are told back.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

import liza
from liza import Game, Source, seeded
from liza.games.tanxi.pieces import HeldWeapon, Ice, Turn
from liza.games.tanxi.state import BLOCK, number_of
from liza.kernel.base.data import declared_fields
from liza.parts import sets
from liza.parts.cards import public, shown
from tests.support import offered

GAME: Final[Game[Any]] = liza.game("tanxi")
CONTENT: Final = GAME.content  # type: ignore[attr-defined]
BOARD: Final = CONTENT.board
SQUARES: Final = {key: number for number, key in enumerate(BOARD.keys)}
KEYS: Final = [card.key for card in CONTENT.all]
CARDS: Final = {key: number for number, key in enumerate(KEYS)}
QUADRANTS: Final = BOARD.quadrants
KNIFE: Final = "cuchillo"
SHIFT = 0
"""By how many seats everybody is moved; conftest.py sets it file by file."""
WIDTHS: Final = {
    "character": 1, "colour": 1, "life": 1, "at": 1, "down": 1, "gems": 1, "hand": 1, "guard": 1, "guard_dice": 1,
    "sheltered": 1, "slow": 1, "orbs": 2, "ammo": 2, "worn": 6,
}  # fmt: skip
"""What is told as one list for all seats, and how many numbers each seat has in it."""
OF_THE_TURN: Final = set(declared_fields(Turn))


def listed(state: Any, name: str) -> list[Any]:
    """Return what all explorers have of something, one after another: a number for each orb, hand or slot."""
    if name == "orbs":
        return [int(sets.has(who.orbs, orb)) for who in state.explorers for orb in range(2)]
    if name == "ammo":
        return [held.ammo if held else 0 for who in state.explorers for held in who.held]
    if name == "worn":
        return [
            card.number if card else -1
            for who in state.explorers
            for card in (*who.worn, *[held and held.weapon for held in who.held])
        ]
    return [getattr(who, name) for who in state.explorers]


def give(state: Any, name: str, values: Sequence[Any]) -> None:
    """Give all explorers something, told in such a list; ammunition goes to what the hands hold."""
    for seat, who in enumerate(state.explorers):
        if name == "orbs":
            who.orbs = sets.of(orb for orb in range(2) if values[2 * seat + orb])
        elif name == "ammo":
            who.held = [held and HeldWeapon(held.weapon, values[2 * seat + hand]) for hand, held in enumerate(who.held)]
        else:
            setattr(who, name, values[seat])


class Loaded(Source):
    """Dice fall as they were told to; everything else is left to a seeded chance."""

    def __init__(self, faces: Sequence[int], seed: int = 5) -> None:
        self.faces: Final = list(faces)
        self.queue: list[str] = []
        self.chance = seeded(seed)

    def below(self, n: int) -> int:
        """Return a number of the seeded chance."""
        return self.chance.below(n)

    def die(self, sides: int) -> int:
        """Return the next die that was told, if it is of the kind asked for."""
        if not self.queue:
            return self.chance.below(sides) + 1
        kind, value = self.queue[0][0], int(self.queue.pop(0)[1:])
        if sides == 6 and kind == "a":
            return value + 1
        assert kind == "d", f"an attack die was told, a die of {sides} sides is rolled"
        assert sides == len(self.faces)
        return self.faces.index(value) + 1

    def copy(self) -> Loaded:
        """Return a source that goes on alike."""
        twin = Loaded(self.faces)
        twin.queue = self.queue[:]
        twin.chance = self.chance.copy()
        return twin

    @property
    def drawn(self) -> int:
        """How much has been drawn."""
        return self.chance.drawn + 1000 - len(self.queue)

    def to_data(self) -> list[object]:
        """Return the seeded chance."""
        return self.chance.to_data()


class Island:
    """One game in which everything is foreseen."""

    def __init__(
        self,
        people: str,
        hands: Sequence[str] = (),
        worn: Sequence[str] = (),
        gems: Sequence[int] = (),
        life: Sequence[int] = (),
        decks: Mapping[str, str] | None = None,
        relics: str | None = None,
        merchant: str = "cantimplora",
        deities: str = "",
        revealed: int = 0,
        round: int = 1,
        stage: int = 0,
        ice: str = "",
        game: Game[Any] = GAME,
        fields: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        told = [word.split("@") for word in people.split()]
        seats = len(told)
        self.seats: Final = seats
        self.shift: Final = SHIFT
        pairs = [told[self.told(seat)] for seat in range(seats)]
        data = game.new(seats=seats, seed=1, **options).to_data()
        self.state = game.restore(data)
        s: Any = self.state
        self.game: Final = game
        give(s, "character", [CONTENT.keys["character"].index(name) for name, _ in pairs])
        give(s, "colour", [self.told(seat) for seat in range(seats)])
        s.pool = []
        first = self.seat(0)
        s.opened, s.starter, s.active, s.round, s.stage = 1, first, first, round, stage
        give(s, "at", [SQUARES.get(square, -1) for _, square in pairs])
        give(s, "down", [0 if square in SQUARES else {"flat": 1, "upright": 2}[square] for _, square in pairs])
        for seat, who in enumerate(s.explorers):
            if who.at >= 0:
                s.occupant[who.at] = seat
        self.freeze(ice, [0] * len(ice.split()))
        s.merchant = [public(CARDS[name]) for name in merchant.split()]
        for name, cards in (decks or {}).items():
            s.decks[QUADRANTS.index(name)] = [CARDS[card] for card in reversed(cards.split())]
        if relics is not None:
            s.relics = [CARDS[card] for card in reversed(relics.split())]
        if deities:
            named = [CONTENT.keys["deity"].index(name) for name in deities.split()]
            s.deities = named + [n for n in range(6) if n not in named]
        s.revealed = revealed
        for told_seat in range(seats):
            seat = self.seat(told_seat)
            who = s.explorers[seat]
            held = hands[told_seat] if told_seat < len(hands) else ""
            who.hand = [shown(CARDS[name], seat) for name in held.split()]
            self._wear(seat, worn[told_seat] if told_seat < len(worn) else KNIFE)
            given = life[told_seat] if told_seat < len(life) else 0
            who.life = (given or s.max_life(seat)) if who.at >= 0 else 0
            who.gems = gems[told_seat] if told_seat < len(gems) else 0
        for name, value in (fields or {}).items():
            moved = self._moved(name, value, self.shift)
            if name in WIDTHS:
                give(s, name, moved)
            else:
                setattr(s.turn if name in OF_THE_TURN else s, name, moved)
        steps: Any = game.steps
        s.agenda = [steps["RoundEnd"](), *[steps["TurnStart"](self.seat(who)) for who in range(seats - 1, 0, -1)]]
        s.agenda.append(steps["Main"](first))
        s.source = Loaded(s.faces)
        s._raw_events = []
        s.advance()
        self.log: list[str] = []

    def _wear(self, seat: int, names: str) -> None:
        s: Any = self.state
        who = s.explorers[seat]
        who.worn, who.held = [None] * 4, [None] * 2
        s.add_up(seat)
        for word in names.split():
            name, _, ammo = word.partition("*")
            card = CONTENT.gear[CARDS[name]]
            if card.family == "weapon":
                who.held[0 if who.held[0] is None else 1] = HeldWeapon(card, int(ammo) if ammo else card.ammo)
            else:
                who.worn[card.slot] = card
            s.add_up(seat)

    def freeze(self, squares: str, owners: Sequence[int]) -> None:
        """Put ice tokens on the island, each somebody's."""
        s: Any = self.state
        named = [SQUARES[square] for square in squares.split()]
        s.ice = [Ice(square, self.seat(owner)) for square, owner in zip(named, owners, strict=True)]
        for square in named:
            s.occupant[square] = BLOCK

    def owned(self, owner: int) -> Island:
        """Let all ice be somebody's."""
        s: Any = self.state
        s.ice = [Ice(ice.square, self.seat(owner)) for ice in s.ice]
        return self

    # Seats as they are told, and as they are.

    def seat(self, told: int) -> int:
        """Return where a player really sits."""
        return (told + self.shift) % self.seats if told < self.seats else told

    def told(self, seat: int) -> int:
        """Return how a seat is told."""
        return (seat - self.shift) % self.seats if seat < self.seats else seat

    def _moved(self, name: str, value: Any, shift: int) -> Any:
        """Return a field with everybody moved by some seats."""
        if name == "attacked":
            return sum(1 << (who + shift) % self.seats for who in range(self.seats) if value >> who & 1)
        if name not in WIDTHS:
            return value
        width = WIDTHS[name]
        rows = [value[at : at + width] for at in range(0, len(value), width)]
        return [number for seat in range(self.seats) for number in rows[(seat - shift) % self.seats]]

    def _really(self, choice: str) -> str:
        """Return a choice that names players as they are told, with the seats that they have."""
        return re.sub(r"\bp(\d)", lambda found: f"p{self.seat(int(found[1]) - 1) + 1}", choice)

    def _as_told(self, choice: str) -> str:
        return re.sub(r"\bp(\d)", lambda found: f"p{self.told(int(found[1]) - 1) + 1}", choice)

    def _log(self, event: liza.Event) -> str:
        """Return an event in one line, its players as they are told."""
        data: Mapping[str, Any] = event.data
        told = [self.told(value) if id in {"seat", "target_seat"} else value for id, value in data.items()]
        return " ".join([event.kind, *map(str, told)])

    # Acting.

    def dice(self, told: str) -> Island:
        """Load the dice to come."""
        self.state.source.queue += told.split()
        return self

    def play(self, *choices: str) -> Island:
        """Make choices for whoever is asked, several in one text with commas between."""
        for text in choices:
            for choice in text.split(", "):
                self.state.apply(self.state.actors[0], self.game.parse(self._really(choice)))
                self.log += [self._log(event) for event in self.state.events]
        return self

    def leave(self, seat: int) -> Island:
        """Let a player leave the game."""
        self.state.leave(self.seat(seat))
        self.log += [self._log(event) for event in self.state.events]
        return self

    def pass_turns(self, number: int) -> Island:
        """Let whoever is asked do nothing for some turns."""
        for _ in range(number):
            while self.moment == "Return":
                self.state.apply(self.state.actors[0], self.state.legal(self.state.actors[0])[0])
            self.play("end")
        return self

    def refusal(self, choice: str) -> str:
        """Return the rule against a choice; check that trying it changes nothing and that a remedy is told."""
        seat, action = self.state.actors[0], self.game.parse(self._really(choice))
        reason = self.game.explain(self.state, seat, action)
        assert reason is not None, f"{choice} is possible"
        assert reason.text
        assert reason.unless
        before = self.state.clone()
        with pytest.raises(liza.IllegalAction):
            self.state.apply(seat, action)
        assert self.state == before
        return reason.rule

    def why_not(self, choice: str) -> str:
        """Return the rule against a choice with the remedy that is told, as the rulebook numbers and names them."""
        rule = self.refusal(choice)
        reason = self.game.explain(self.state, self.state.actors[0], self.game.parse(self._really(choice)))
        assert reason is not None
        told = self.game.rulebook.rules[rule].unless
        cases = [case for case, text in told.items() if _same(text["es"], reason.unless)]
        assert len(cases) == 1
        return rule if cases == ["now"] else f"{rule} {cases[0]}"

    # Looking.

    @property
    def moment(self) -> str:
        """Return what is asked."""
        return str(self.state.view(None)["moment"])

    @property
    def asked(self) -> int:
        """Return who is asked."""
        return self.told(self.state.actors[0])

    @property
    def legal(self) -> list[str]:
        """Return what may be done now."""
        found = [self.game.notation(action) for action in offered(self.state, self.state.actors[0])]
        return [self._as_told(text) for text in found]

    def may(self, choice: str) -> bool:
        """Whether a choice is possible."""
        return choice in self.legal

    def __getattr__(self, name: str) -> Any:
        """Return a field of the state, of the turn, or of all explorers in a list."""
        s: Any = self.state
        if name in WIDTHS:
            return self._moved(name, listed(s, name), -self.shift)
        return self._moved(name, getattr(s.turn if name in OF_THE_TURN else s, name), -self.shift)

    @property
    def lost(self) -> list[int]:
        """Return how much life each seat lacks."""
        s: Any = self.state
        return [s.max_life(self.seat(who)) - s.explorers[self.seat(who)].life for who in range(self.seats)]

    def hand(self, seat: int) -> str:
        """Return a hand by name, in order of names."""
        return " ".join(sorted(KEYS[number_of(card)] for card in self.explorers[self.seat(seat)].hand))

    def wears(self, seat: int) -> str:
        """Return what a seat has equipped."""
        return " ".join(KEYS[card] for card in self.worn[seat * 6 : seat * 6 + 6] if card >= 0)

    def stands(self, seat: int) -> str:
        """Return the square of a seat."""
        return BOARD.keys[self.at[seat]] if self.at[seat] >= 0 else ""

    @property
    def away(self) -> str:
        """Return the cards that have left the game."""
        return " ".join(sorted(KEYS[number_of(card)] for card in self.state.away))

    @property
    def shop(self) -> str:
        """Return the Merchant's cards."""
        return " ".join(sorted(KEYS[number_of(card)] for card in self.state.merchant))

    @property
    def discarded(self) -> str:
        """Return the discard pile."""
        return " ".join(KEYS[card] for card in self.state.discard)

    @property
    def energy(self) -> int:
        """Return the energy that is left to whoever has the turn."""
        (found,) = [c["value"] for c in self.state.view(None)["counters"] if c["id"] == "energy"]
        return int(found)

    def deck(self, name: str) -> list[str]:
        """Return a deck from the top."""
        return [KEYS[number_of(card)] for card in reversed(self.state.decks[QUADRANTS.index(name)])]


def _same(pattern: str, text: str) -> bool:
    """Whether a text is a pattern with its figures filled in."""
    return re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+", re.escape(pattern)), text) is not None
