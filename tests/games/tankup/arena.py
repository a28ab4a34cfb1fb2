"""An arena for scenarios: who wears and holds what, which cards lie on top, what the dice show, and where play begins.

arena = Arena("Assign 0", wear={1: "torso=lorica"}, hands={0: "mandoble"}, dice="torso")
arena.play("0: attack mandoble p2")
assert arena.resistance(1, "torso") == 2

A moment is the name of a step and its arguments; several moments are written in the order in which they happen. The
last one is always an equipment turn of seat 1 (or of the seat after it), so that play stops there and can be looked at.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import liza
from liza.games.tankup.state import newcomer
from liza.games.tankup.vocabulary import BACKS, SPACES
from liza.kernel.base.source import Draw, Scripted, die, pick
from tests.support import offered

GAME = liza.game("tankup")


class Printed:
    """What is printed on the cards of the base pack, a list for each thing: ``CONTENT.damage[number]``."""

    def __init__(self, content: Any) -> None:
        self._all = content.all
        self.keys = content.keys
        self.cards = content.cards
        self.armours = len(content.armours)
        self.attacks = len(content.attacks)
        self.effect = [SimpleNamespace(do=_word(card)) for card in self._all]
        self.ability = [_ability(card.ability) for card in content.armours]
        self.marks = [card.marks() for card in self._all]

    def __getattr__(self, name: str) -> list[Any]:
        return [getattr(card, name, 0) for card in self._all]


def _word(card: Any) -> str:
    return str(getattr(card, "effect", card.written).name)


def _ability(ability: Any) -> Any:
    if ability is None:
        return SimpleNamespace(word=0, effect=SimpleNamespace(do=""))
    return SimpleNamespace(word=ability.word, effect=SimpleNamespace(do=ability.effect.name))


CONTENT: Any = Printed(GAME.content)  # type: ignore[attr-defined]
NUMBER = {key: number for number, key in enumerate(CONTENT.keys)}
EYES = 16


class Arena:
    """One game at a chosen moment."""

    def __init__(
        self,
        *moments: str,
        seats: int = 2,
        wear: dict[int, str] | None = None,
        hands: dict[int, str] | None = None,
        top: str = "",
        life: dict[int, int] | None = None,
        dice: str = "",
        stop: str = "EquipTurn 1",
        empty: str = "",
        broken: str = "",
        gone: dict[int, int] | None = None,
        situation: str = "",
        options: dict[str, Any] | None = None,
        game: Any = GAME,
        **fields: Any,
    ) -> None:
        base = game.new(seats=seats, seed=1, **(options or {}))
        data = base.to_data()
        inside = data["fields"]
        inside["hands"] = [[] for _ in range(seats)]
        inside["fighters"] = fighters = [newcomer().to_data() for _ in range(seats)]
        inside["turn"] |= {"free_attack": 1, "free_draws": 1, "free_equips": 1}
        inside |= {"round": 1, "active": 0, "order": list(range(seats))}
        inside["decks"] = [self._all(back) for back in range(len(BACKS))]
        self._inside = inside
        for seat, text in (wear or {}).items():
            self._wear(seat, text)
        for seat, text in (hands or {}).items():
            cards = [self._taken(key) | 1 << EYES + seat for key in text.split()]
            inside["hands"][seat] = sorted(cards, key=lambda card: CONTENT.back[card & 0x3FF])
        for key in reversed(top.split()):
            inside["decks"][CONTENT.back[NUMBER[key]]].append(self._taken(key))
        for key in broken.split():
            inside["broken"].append(self._taken(key))
        for key in empty.split():
            inside["decks"][BACKS.index(key)] = []
        for seat, points in (life or {}).items():
            fighters[seat]["life"] = points
        for seat, group in (gone or {}).items():
            fighters[seat]["gone"] = group
        if situation:
            inside |= {"situation": self._taken(situation), "situation_left": 3, "situation_round": 0}
        for name, value in fields.items():
            if name == "sure":
                inside["turn"]["aims"] = value
            elif name == "worn":  # all spaces of all seats, each a card with its counters above it
                for at, card in enumerate(value):
                    fighters[at // 6]["worn"][at % 6] = None if card < 0 else _worn(card & 0x3FF, card >> 10)
            elif name in fighters[0]:
                for fighter, own in zip(fighters, value, strict=True):
                    fighter[name] = type(fighter[name])(own)
            elif name in inside["turn"]:
                inside["turn"][name] = type(inside["turn"][name])(value)
            else:
                assert name in inside, name
                inside[name] = type(inside[name])(value)
        data["agenda"] = [self._step(text) for text in reversed((*moments, stop))]
        data["notes"] = []
        self.state: Any = game.restore(data)
        self.state.source = Scripted(_draws(dice))
        self.happened: list[dict[str, Any]] = []
        self.state.advance()
        self._listen()

    def _all(self, back: int) -> list[int]:
        return [c for c in range(CONTENT.cards) if CONTENT.back[c] == back for _ in range(CONTENT.copies[c])]

    def _taken(self, key: str) -> int:
        """Take a card out of its deck."""
        card = NUMBER[key]
        self._inside["decks"][CONTENT.back[card]].remove(card)
        return card

    def _wear(self, seat: int, text: str) -> None:
        """Read ``torso=lorica head=galea-2 left_arm=garra!``: -2 is two counters, ! turned, die:4 a die (~ lasting)."""
        for part in text.split():
            space, _, what = part.partition("=")
            at = SPACES.index(space)
            fighter = self._inside["fighters"][seat]
            if what.startswith("die:"):
                fighter["dice"][at] = int(what[4:].rstrip("~"))
                fighter["lasting"] |= what.endswith("~") << at
                continue
            key, _, damage = what.rstrip("!").partition("-")
            fighter["worn"][at] = _worn(self._taken(key), int(damage or 0), turned=what.endswith("!"))

    def _step(self, text: str) -> list[Any]:
        name, *args = text.split()
        return [name, *map(int, args)]

    # Playing.

    def play(self, *texts: str) -> Arena:
        """Do what is written, ``seat: notation, notation``; what happened is kept until the next call."""
        self.happened = []
        for text in texts:
            seat, _, actions = text.partition(":")
            for action in actions.split(","):
                self.state.apply(int(seat), GAME.parse(action))
                self._listen()
        return self

    def _listen(self) -> None:
        self.happened += [{"event": event.kind, **event.data} for event in self.state.events]

    @property
    def moment(self) -> str:
        """Who is asked what: ``Aim 0``."""
        if self.state.over:
            return "over"
        return f"{type(self.state.agenda[-1]).__name__} {' '.join(map(str, self.state.actors))}"

    def legal(self, seat: int | None = None) -> set[str]:
        """What may be chosen now."""
        chooser = self.state.actors[0] if seat is None else seat
        return {GAME.notation(action) for action in offered(self.state, chooser)}

    def refused(self, text: str, seat: int | None = None) -> str:
        """Return the rule against an action, which must be illegal; its remedy can be read in both languages."""
        chooser = self.state.actors[0] if seat is None else seat
        reason = GAME.explain(self.state, chooser, GAME.parse(text))
        assert reason is not None, f"{text} is legal"
        assert reason.unless
        assert reason.in_language("en").unless
        return reason.rule

    # Looking.

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return what happened of one kind in the last play."""
        return [event for event in self.happened if event["event"] == kind]

    @property
    def story(self) -> list[str]:
        """The kinds of events of the last play, in order."""
        return [event["event"] for event in self.happened]

    def pieces(self, zone: str, seat: int | None = None, eyes: int | None = None) -> list[Any]:
        """Return the pieces of a zone as somebody sees them."""
        for found in self.state.view(eyes)["zones"]:
            if found["id"] == zone and found["seat"] == seat:
                return list(found["pieces"])
        raise KeyError(zone)

    def keys(self, zone: str, seat: int | None = None, eyes: int | None = None) -> list[str | None]:
        """Return the cards of a zone by name."""
        return [piece["key"] for piece in self.pieces(zone, seat, eyes)]

    def hand(self, seat: int) -> list[str | None]:
        """Return a hand as its owner sees it."""
        return self.keys("hand", seat, seat)

    def size(self, zone: str) -> int:
        """Return how many cards lie in a deck."""
        return next(found["count"] for found in self.state.view(None)["zones"] if found["id"] == zone)

    def worn(self, seat: int, space: str) -> str | None:
        """Return what lies on a space."""
        keys = self.keys(space, seat)
        return keys[0] if keys else None

    def resistance(self, seat: int, space: str) -> int | None:
        """Return what the thing on a space can still take."""
        pieces = self.pieces(space, seat)
        return pieces[0]["numbers"]["resistance"] if pieces else None

    def turned(self, seat: int, space: str) -> bool:
        """Whether the armour on a space is turned."""
        return any(mark["key"] == "turned" for mark in self.pieces(space, seat)[0]["marks"])

    def counter(self, id: str, seat: int | None = None) -> int:
        """Return a counter; 0 if it is not shown."""
        for found in self.state.view(None)["counters"]:
            if found["id"] == id and found["seat"] == seat:
                return int(found["value"])
        return 0

    def life(self, seat: int) -> int:
        """Return the life of a seat."""
        return self.counter("life", seat)


def _worn(card: int, damage: int, *, turned: bool = False) -> dict[str, Any]:
    return {"card": card, "damage": damage, "turned": turned}


def _draws(text: str) -> list[Draw]:
    """Read a script: names of spaces and numbers are results of a die, ``pick 3/1`` is written ``3/1``."""
    draws: list[Draw] = []
    for word in text.split():
        if "/" in word:
            n, _, index = word.partition("/")
            draws.append(pick(int(n), int(index)))
        else:
            draws.append(die(6, int(word) if word.isdecimal() else SPACES.index(word) + 1))
    return draws
