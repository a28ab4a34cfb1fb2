"""A position as numbers, for those who learn: town, tower and dungeon as a seat sees them, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.reading import Content
from liza.games.tornaris.fighting import life, total_of
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.vocabulary import (
    ALL_MONSTERS,
    CATEGORIES,
    CAUSES,
    FACES,
    HALVES,
    MOST_SEATS,
    NOTHING,
    OBJECTS,
    SIDES,
    SPACES,
)
from liza.kernel.features import Feature, counts, for_each_seat, row
from liza.parts import sets
from liza.parts.cards import count_known

_GOLD: Final = 99
_DECK: Final = 60


def _seat_features(content: Content) -> list[Feature]:
    equipment = [card.key for card in content.equipment]
    return [
        Feature("departed", "has left the game"),
        Feature("gold", "gold", most=_GOLD),
        Feature("mana", "mana that is not spent", most=12),
        Feature("most_mana", "mana, spent or not", most=12),
        Feature("slots", "room for equipment", most=12),
        Feature("gear", "how many pieces of equipment", most=9),
        Feature("known_gear", "equipment that the observer knows to be in this hand", equipment, most=3),
        Feature("objects", "how many objects", most=9),
        Feature("known_objects", "objects that the observer knows to be in this hand", OBJECTS.keys, most=3),
        Feature("character", "the character", [card.key for card in content.characters]),
        Feature("first", "holds the turn token"),
        Feature("tower", "owns the tower"),
        Feature("sealed", "has committed an arrow that is not revealed yet"),
        Feature("at", "where the character stands once arrows are revealed", SPACES.keys),
        Feature("acted", "has no action left in this turn"),
        Feature("fights", "takes part in the combat"),
        Feature("dice", "dice that count in this combat, by their faces", FACES.keys, most=6),
        Feature("total", "what dice and bonus add up to", most=60),
        Feature("used", "equipment activated in this combat", equipment),
        Feature("place", "place in the order of the tournament, from 1", most=MOST_SEATS),
        Feature("won", "duels of the tournament won", most=MOST_SEATS),
        Feature("out", "has lost a duel of the tournament"),
    ]


class Fields:
    """The fields, with the cards of a pack."""

    __slots__ = ("all", "nobody")

    def __init__(self, content: Content) -> None:
        seat = _seat_features(content)
        self.all: Final = _table_features(content) + for_each_seat(MOST_SEATS, seat)
        self.nobody: Final = [0] * sum([len(feature.labels) for feature in seat])
        """A seat that nobody sits on."""


def _table_features(content: Content) -> list[Feature]:
    equipment, monsters = [card.key for card in content.equipment], [card.key for card in content.monsters]
    return [
        Feature("round", "the turn", most=60),
        Feature("half", "day or night", HALVES.keys),
        Feature("sky", "the card of this turn", [card.key for card in content.skies]),
        Feature("monsters_left", "monsters still to come", most=ALL_MONSTERS),
        Feature("monster", "the active monster", monsters),
        Feature("category", "its category", CATEGORIES.keys),
        Feature("life", "its life", most=99),
        Feature("next_monster", "the next monster, for whoever has looked at it", monsters),
        Feature("row", "equipment in the shop", equipment, most=3),
        Feature("gear_deck", "equipment in the deck", most=_DECK),
        Feature("object_deck", "objects in the deck", most=_DECK),
        Feature("block", "turns for which the tower cannot be disputed", most=9),
        Feature("tower_used", "the tower was held or conquered in this turn", ("held", "conquered")),
        Feature("challenged", "the challenge of this turn has been used"),
        Feature("cause", "why the duel is fought", CAUSES.keys),
        Feature("stake", "what the duel is worth", most=30),
        Feature("picked", "dice set aside to be rolled again, by their faces", FACES.keys, most=6),
        Feature("arrow", "where the seat itself has committed to go", (*SPACES.keys, "crystal")),
        Feature("drawn", "equipment that waits for a decision, where the seat knows it", equipment),
        Feature("offered", "objects of which one may be kept, where the seat knows them", OBJECTS.keys, most=3),
    ]


def observe(s: TornarisState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content = s.rules.content
    gear, monsters = len(content.equipment), len(content.monsters)
    tower, combat = s.tower, s.combat
    found = [s.round]
    found += row(len(HALVES), s.half)
    found += row(len(content.skies), s.sky)
    found.append(s.monsters.to_come)
    found += row(monsters, s.monster)
    found += row(len(CATEGORIES), NOTHING if s.monster == NOTHING else s.foe.category)
    found.append(0 if s.monster == NOTHING else life(s))
    found += row(monsters, s.monsters.ahead if sets.has(s.monsters.eyes, seat) else NOTHING)
    found += counts(gear, s.row)
    found += (len(s.gear.deck), len(s.objects.deck), tower.block, int(tower.held), int(tower.conquered))
    found.append(int(s.challenged))
    found += row(len(CAUSES), combat.cause if combat.fighters else NOTHING)
    found.append(combat.stake)
    found += _faces(combat.picked)
    found += row(len(SPACES) + 1, s.players[seat].arrow)
    found += count_known(s.drawn, seat, gear)
    found += count_known(s.offered, seat, len(OBJECTS))
    for distance in range(MOST_SEATS):
        if distance < s.seats:
            found += _seat(s, (seat + distance) % s.seats, seat)
        else:
            found += s.rules.fields.nobody
    return found


def _seat(s: TornarisState, owner: int, seat: int) -> list[int]:
    """Return what one seat knows of another, or of itself."""
    content = s.rules.content
    gear = len(content.equipment)
    player = s.players[owner]
    fighter = s.combat.find(owner)
    found = [int(s.has_left(owner)), player.gold, player.mana, player.most, player.slots, len(player.gear)]
    found += count_known(player.gear, seat, gear)
    found.append(len(player.bag))
    found += count_known(player.bag, seat, len(OBJECTS))
    found += row(len(content.characters), player.character.number)
    found += (int(s.first == owner), int(s.tower.owner == owner))
    found.append(int(player.arrow != UNDECIDED and player.place == NOTHING))
    found += row(len(SPACES), player.place)
    found += (int(player.acted), int(fighter is not None))
    if fighter is None:
        found += [0] * (SIDES + 1 + gear)
    else:
        found += _faces(fighter.dice)
        found.append(total_of(s, fighter) if fighter.dice else 0)
        found += counts(gear, fighter.used)
    found += (
        s.order.index(owner) + 1 if s.order else 0,
        s.winners.count(owner),
        int(owner in s.losers),
    )
    return found


def _faces(dice: list[int]) -> list[int]:
    """Return how many dice show each face."""
    found = [0] * SIDES
    for face in dice:
        found[face - 1] += 1
    return found
