"""A table for scenarios: what lies on it and what the dice show are told beforehand, orders are given by notation.

table = Table("celeste braulia zelrac", half="night", dice="3 4 5 6", gear={"ana": "comodin"})
table.arrows(ana="ring", beto="ring", carlos="work").quiet()
table.play("ana: play comodin")

Decks are given in the order in which they are drawn from; what is not given is left as a new game has it. The cards
are those of the base pack as shipped, unless a scenario names another game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

import liza
from liza.kernel.base.source import Source
from tests.support import offered

GAME: Final = liza.game("tornaris")
PEOPLE: Final = ("ana", "beto", "carlos", "dora", "eva", "fito")
OBJECTS: Final = ("familiar", "portal", "raven", "crystal", "glove", "potion")
SPACES: Final = ("dungeon", "shop", "tower", "day_event", "rest", "work", "ring", "night_event")
PASSING: Final = ("AfterReveal", "BeforeSpace", "BeforeDungeon", "PreCombat")
"""Windows in which a scenario usually has nothing to say."""
OPEN: Final = -1 << 16
"""The eyes of a card that everybody knows."""

Hands = Mapping[str, str]


class Columns:
    """The cards of the pack, one list for each thing that is printed on them."""

    def __init__(self, content: Any) -> None:
        self.equipment = [card.key for card in content.equipment]
        self.mana = [card.mana for card in content.equipment]
        self.price = [card.price for card in content.equipment]
        self.gear_copies = [card.copies for card in content.equipment]
        self.gear = [card.effect for card in content.equipment]
        self.gear_below = [card.below for card in content.equipment]
        self.monsters = [card.key for card in content.monsters]
        self.category = [card.category for card in content.monsters]
        self.factor = [card.factor for card in content.monsters]
        self.skies = [card.key for card in content.skies]
        self.sky = [card.word.name for card in content.skies]
        self.sky_half = [card.half for card in content.skies]
        self.sky_copies = [card.copies for card in content.skies]
        self.happenings = [card.key for card in content.happenings]
        self.happening_half = [card.half for card in content.happenings]
        self.happening_copies = [card.copies for card in content.happenings]
        self.characters = [card.key for card in content.characters]
        self.more_mana = [card.more_mana for card in content.characters]
        self.more_slots = [card.more_slots for card in content.characters]
        self.object_copies = content.object_copies
        self.sky_decks = content.sky_decks
        self.names, self.origins, self.start = content.names, content.origins, content.start


CONTENT: Final = Columns(GAME.content)  # type: ignore[attr-defined]


class Loaded(Source):
    """Dice that fall as foreseen; every deck is drawn from its front."""

    def __init__(self, dice: Sequence[int]) -> None:
        self.dice = deque(dice)
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return 0

    def die(self, sides: int) -> int:
        self.count += 1
        assert sides == 6
        assert self.dice, "no more dice are foreseen"
        return self.dice.popleft()

    def copy(self) -> Loaded:
        return Loaded(list(self.dice))

    @property
    def drawn(self) -> int:
        return self.count

    def to_data(self) -> list[object]:
        return [[], len(self.dice)]


class Table:
    """One game in the middle of things: by default a day turn of four, everybody about to choose."""

    def __init__(
        self,
        characters: str = "celeste braulia baltazar zelrac",
        *,
        half: str = "day",
        sky: str = "",
        next_skies: str = "noche_serena",
        first: str = "ana",
        monster: str = "duende_ratero",
        met: int = 1,
        monsters: str = "",
        row: str = "",
        gold: Mapping[str, int] | int = 8,
        mana: Mapping[str, int] | int = 4,
        most: Mapping[str, int] | int = 0,
        slots: Mapping[str, int] | int = 0,
        gear: Hands | None = None,
        hidden_gear: Hands | None = None,
        objects: Hands | None = None,
        hidden_objects: Hands | None = None,
        owner: str = "",
        block: int = 0,
        equipment: str = "mandoble_real " * 12,
        discarded: str = "",
        object_deck: str = "familiar " * 8,
        events: str = "bolsa_olvidada " * 12,
        night_events: str = "taberna " * 12,
        dice: str = "",
        moment: Sequence[Sequence[Any]] = (("TurnEnd",), ("Choose",)),
        game: liza.Game[Any] = GAME,
        **options: Any,
    ) -> None:
        keys = characters.split()
        self.game: Final = game
        self.people: Final = PEOPLE[: len(keys)]
        seats = len(keys)
        data = game.new(seats=seats, seed=1, **options).to_data()
        fields = data["fields"]
        fields["first"] = self.seat(first)
        fields["half"] = ("day", "night").index(half)
        fields["sky"] = CONTENT.skies.index(sky or ("dia_despejado" if half == "day" else "noche_serena"))
        fields["skies"]["deck"] = [CONTENT.skies.index(key) for key in next_skies.split()]
        fields["monster"] = CONTENT.monsters.index(monster) if monster else -1
        gone = {CONTENT.monsters.index(key) for key in [monster] if key}
        wanted = [CONTENT.monsters.index(key) for key in monsters.split()]
        unmet = wanted or [card for card in range(len(CONTENT.monsters)) if card not in gone]
        fields["monsters"].update(met=met, unmet=unmet)
        fields["row"] = [CONTENT.equipment.index(key) for key in row.split()]
        hands = self._hands(gear, hidden_gear, CONTENT.equipment), self._hands(objects, hidden_objects, OBJECTS)
        for player, key, own_gear, bag, own_gold, own_mana, own_most, own_slots in zip(
            fields["players"], keys, *hands, *map(self._each, (gold, mana, most, slots)), strict=True
        ):
            character = CONTENT.characters.index(key)
            player.update(character=character, gear=own_gear, bag=bag, gold=own_gold, mana=own_mana)
            player["most"] = max(own_mana, own_most or 4 + CONTENT.more_mana[character])
            player["slots"] = own_slots or 6 + CONTENT.more_slots[character]
            player.update(arrow=-1, place=-1)
        fields["tower"].update(owner=self.seat(owner) if owner else -1, block=block)
        fields["gear"]["deck"] = [CONTENT.equipment.index(key) for key in equipment.split()]
        fields["gear"]["discard"] = [CONTENT.equipment.index(key) for key in discarded.split()]
        fields["objects"]["deck"] = [OBJECTS.index(key) for key in object_deck.split()]
        for pile, deck in zip(fields["happenings"], (events, night_events), strict=True):
            pile["deck"] = [CONTENT.happenings.index(key) for key in deck.split()]
        fields["round"] = 5
        data["notes"] = []
        data["agenda"] = [list(step) for step in moment]
        self.state = game.restore(data)
        self.state.source = Loaded([int(face) for face in dice.split()])
        self.state.advance()
        self.log: list[str] = []
        """Everything that happened, one short line each."""
        self._listen()

    def _each(self, value: Mapping[str, int] | int) -> list[int]:
        if isinstance(value, int):
            return [value] * len(self.people)
        return [value.get(person, 4) for person in self.people]

    def _hands(self, known: Hands | None, hidden: Hands | None, keys: Sequence[str]) -> list[list[int]]:
        return [
            [keys.index(key) | OPEN for key in (known or {}).get(person, "").split()]
            + [keys.index(key) | 1 << 16 + seat for key in (hidden or {}).get(person, "").split()]
            for seat, person in enumerate(self.people)
        ]

    def seat(self, person: str) -> int:
        """Return the seat of a person."""
        return self.people.index(person)

    # Acting.

    def play(self, *orders: str) -> Table:
        """Give orders (``ana: buy mazo, done``)."""
        for order in orders:
            person, actions = order.split(": ")
            for text in actions.split(", "):
                self.state.apply(self.seat(person), self.game.parse(text))
                self._listen()
        return self

    def leave(self, *people: str) -> Table:
        """Let players leave the game, one after the other."""
        for person in people:
            self.state.leave(self.seat(person))
            self._listen()
        return self

    def arrows(self, **spaces: str) -> Table:
        """Let everybody commit; whoever is not named rests or draws an event."""
        for person in self.people:
            if self.seat(person) in self.state.actors:
                default = "day_event" if self.number("half_day") else "work"
                self.play(f"{person}: {'go ' if spaces.get(person) != 'crystal' else ''}{spaces.get(person, default)}")
        return self

    def quiet(self, *moments: str) -> Table:
        """Let everybody pass in windows where there is nothing to say."""
        while not self.state.over and self.moment in (moments or PASSING):
            self.play(f"{self.asked}: done")
        return self

    def refusal(self, order: str) -> str:
        """Return the rule against an order; check that trying it changes nothing."""
        person, text = order.split(": ")
        seat, action = self.seat(person), self.game.parse(text)
        reason = self.game.explain(self.state, seat, action)
        assert reason is not None, f"{order} is possible"
        assert reason.text
        assert reason.unless
        before = self.state.to_data()
        with pytest.raises(liza.IllegalAction):
            self.state.apply(seat, action)
        assert self.state.to_data() == before
        return reason.rule

    def _listen(self) -> None:
        for event in self.state.events:
            self.log.append(" ".join([event.kind, *(self._word(*item) for item in event.data.items())]))

    def _word(self, field: str, value: object) -> str:
        is_person = (field == "seat" or field.endswith("_seat")) and isinstance(value, int) and value >= 0
        return self.people[value] if is_person and isinstance(value, int) else str(value)

    # Looking.

    @property
    def moment(self) -> str:
        """What is being asked."""
        return str(self.view()["moment"])

    @property
    def asked(self) -> str:
        """Who is asked, alone."""
        (seat,) = self.state.actors
        return self.people[seat]

    def view(self, person: str | None = None) -> dict[str, Any]:
        """What somebody sees, by default a spectator."""
        return dict(self.state.view(None if person is None else self.seat(person)))

    def legal(self, person: str) -> list[str]:
        """Return what somebody may do now."""
        return [self.game.notation(action) for action in offered(self.state, self.seat(person))]

    def offers(self, person: str, verb: str) -> list[str]:
        """Return what somebody may do a verb to now."""
        return [text.removeprefix(verb).strip() for text in self.legal(person) if text.split()[0] == verb]

    def zone(self, id: str, person: str | None = None, seen_by: str | None = None) -> list[str]:
        """Return the pieces in a zone by key, ``?`` for what is hidden."""
        seat = None if person is None else self.seat(person)
        found = [zone for zone in self.view(seen_by)["zones"] if (zone["id"], zone["seat"]) == (id, seat)]
        return [piece["key"] or "?" for zone in found for piece in zone["pieces"]]

    def size(self, id: str) -> int:
        """Return how much lies in a common zone."""
        (found,) = [zone for zone in self.view()["zones"] if zone["id"] == id]
        return int(found["count"])

    def number(self, id: str, person: str | None = None) -> int:
        """Return a counter, 0 where there is none; ``half_day`` tells day from night."""
        if id == "half_day":
            (sky,) = [zone for zone in self.view()["zones"] if zone["id"] == "sky"]
            return int(sky["pieces"][0]["marks"][0]["key"] == "day")
        seat = None if person is None else self.seat(person)
        found = [c["value"] for c in self.view()["counters"] if (c["id"], c["seat"]) == (id, seat)]
        return int(found[0]) if found else 0

    def limit(self, id: str, person: str | None = None) -> int:
        """Return the limit of a counter."""
        seat = None if person is None else self.seat(person)
        (found,) = [c["limit"] for c in self.view()["counters"] if (c["id"], c["seat"]) == (id, seat)]
        return int(found)

    def gold(self, person: str) -> int:
        """Return somebody's gold."""
        return self.number("gold", person)

    def mana(self, person: str) -> int:
        """Return somebody's active mana."""
        return self.number("mana", person)

    def most(self, person: str) -> int:
        """Return somebody's maximum mana."""
        return self.limit("mana", person)

    def said(self, start: str) -> list[str]:
        """Return what happened that begins like this."""
        return [line for line in self.log if line.startswith(start)]


def told(state: liza.State) -> dict[str, Any]:
    """Return all that a state holds, by name: ``gear.deck``, and ``players.gold`` as one list over all players."""
    found: dict[str, Any] = {}
    for name, value in state.to_data()["fields"].items():
        if isinstance(value, dict):
            found |= {f"{name}.{key}": inner for key, inner in value.items()}
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            found |= {f"{name}.{key}": [each[key] for each in value] for key in value[0]}
        else:
            found[name] = value
    return found


def faces(total: int, dice: int) -> str:
    """Return so many faces that add up to a total, the higher ones first."""
    assert dice <= total <= 6 * dice
    low, more = divmod(total, dice)
    return " ".join([str(low + 1)] * more + [str(low)] * (dice - more))


def duel(one: str = "celeste", other: str = "braulia", *, dice: str, gear: Hands | None = None, **more: Any) -> Table:
    """Return a duel in the Ring between Ana (with the advantage) and Beto, after their dice."""
    table = Table(f"{one} {other} baltazar", half="night", dice=dice, gear=gear, **more)
    return table.arrows(ana="ring", beto="ring", carlos="work").quiet()


def hunt(
    monster: str, people: str = "ana beto", characters: str = "celeste braulia zelrac", *, dice: str, **more: Any
) -> Table:
    """Return a fight against a monster, after the dice of everybody named."""
    table = Table(characters, monster=monster, dice=dice, **more)
    table.arrows(**dict.fromkeys(people.split(), "dungeon")).quiet()
    return table.play(f"{people}: fight").quiet() if table.moment == "Alone" else table
