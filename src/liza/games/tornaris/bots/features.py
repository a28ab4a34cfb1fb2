"""A position as numbers, for those who learn: town, tower and dungeon as a seat sees them, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.reading import Content
from liza.games.tornaris.mechanics.fighting import life, total_of
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.vocabulary import (
    ABSENT,
    ALL_MONSTERS,
    CATEGORIES,
    CAUSES,
    FACES,
    HALVES,
    MOST_SEATS,
    OBJECTS,
    SIDES,
    SPACES,
)
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature, for_each_seat
from liza.parts import sets
from liza.parts.cards import card_of, known_to

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


def features(content: Content) -> list[Feature]:
    """Return the fields, with the cards of a pack."""
    return _table_features(content) + for_each_seat(MOST_SEATS, _seat_features(content))


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


def encode(s: TornarisState, seat: int, out: NumberWriter) -> None:
    """Write down the numbers for a seat."""
    content = s.content
    gear, monsters = len(content.equipment), len(content.monsters)
    tower, combat = s.tower, s.combat
    out.put(s.round)
    out.one_of(len(HALVES), s.half)
    out.one_of(len(content.skies), s.sky)
    out.put(s.monsters.to_come)
    out.one_of(monsters, s.monster)
    out.one_of(len(CATEGORIES), ABSENT if s.monster == ABSENT else s.foe.category)
    out.put(0 if s.monster == ABSENT else life(s))
    out.one_of(monsters, s.monsters.ahead if sets.has(s.monsters.eyes, seat) else ABSENT)
    out.count(gear, s.row)
    out.put(len(s.gear.deck))
    out.put(len(s.objects.deck))
    out.put(tower.block)
    out.flag(tower.held)
    out.flag(tower.conquered)
    out.flag(s.challenged)
    out.one_of(len(CAUSES), combat.cause if combat.fighters else ABSENT)
    out.put(combat.stake)
    _faces(combat.picked, out)
    out.one_of(len(SPACES) + 1, s.players[seat].arrow)
    _known(s.drawn, seat, gear, out)
    _known(s.offered, seat, len(OBJECTS), out)
    before = out.at
    for distance in range(s.seats):
        _seat(s, (seat + distance) % s.seats, seat, out)
    out.skip((out.at - before) // s.seats * (MOST_SEATS - s.seats))


def _seat(s: TornarisState, owner: int, seat: int, out: NumberWriter) -> None:
    """Write down what one seat knows of another, or of itself."""
    content = s.content
    gear = len(content.equipment)
    player = s.players[owner]
    fighter = s.combat.find(owner)
    out.flag(s.has_left(owner))
    out.put(player.gold)
    out.put(player.mana)
    out.put(player.most)
    out.put(player.slots)
    out.put(len(player.gear))
    _known(player.gear, seat, gear, out)
    out.put(len(player.bag))
    _known(player.bag, seat, len(OBJECTS), out)
    out.one_of(len(content.characters), player.character.number)
    out.flag(s.first == owner)
    out.flag(s.tower.owner == owner)
    out.flag(player.arrow != UNDECIDED and player.place == ABSENT)
    out.one_of(len(SPACES), player.place)
    out.flag(player.acted)
    out.flag(fighter is not None)
    if fighter is None:
        out.skip(SIDES + 1 + gear)
    else:
        _faces(fighter.dice, out)
        out.put(total_of(s, fighter) if fighter.dice else 0)
        out.count(gear, fighter.used)
    if s.order:
        out.put(s.order.index(owner) + 1)
        out.put(s.winners.count(owner))
        out.flag(owner in s.losers)
    else:
        out.skip(3)


def _faces(dice: list[int], out: NumberWriter) -> None:
    """Count the dice that show each face."""
    for face in dice:
        out.more(face - 1)
    out.skip(SIDES)


def _known(cards: list[int], seat: int, kinds: int, out: NumberWriter) -> None:
    """Count the cards of each kind that a seat knows to be among some."""
    for card in cards:
        if known_to(card, seat):
            out.more(card_of(card))
    out.skip(kinds)
