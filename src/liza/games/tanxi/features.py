"""A position as numbers, for those who learn: the island as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.vocabulary import FIRE, FLAT, ICE, MOST_SEATS, NIGHT, NOTHING, ORBS, UPRIGHT
from liza.kernel.features import Feature, around, counts, for_each_seat, row
from liza.parts import sets
from liza.parts.cards import known_to

_PILE: Final = 60
_HANDS: Final = ("first_hand", "second_hand")


def _seat_features(content: Content) -> list[Feature]:
    keys = content.keys
    return [
        Feature("departed", "has left the game"),
        Feature("on_island", "stands on the island"),
        Feature("down", "how a token off the island lies", ("flat", "upright")),
        Feature("character", "the character, once it is known to the observer", keys["character"]),
        Feature("life", "points of life", most=30),
        Feature("column", "column of the square, from 1", most=20),
        Feature("row", "row of the square, from 1", most=20),
        Feature("quadrant", "the quadrant", keys["quadrant"]),
        Feature("place", "what the square is", ("village", "fog", "point")),
        Feature("gems", "gem tokens", most=9),
        Feature("orbs", "orbs", ORBS.keys),
        Feature("sheet", "what the character adds up to", ("attack", "defence", "defence_dice", "energy"), most=20),
        Feature("armed", "what a weapon in hand gives", _HANDS, most=9),
        Feature("range", "how far a weapon in hand reaches", _HANDS, most=9),
        Feature("ammo", "ammunition of a weapon in hand", _HANDS, most=9),
        Feature("worn", "cards that are equipped", keys["weapon"] + keys["equipment"], most=2),
        Feature("hand", "cards in hand", most=20),
        Feature("active", "whose turn it is"),
        Feature("attacked", "was attacked in this turn"),
        Feature("guard", "what a guard adds to the defence", most=9),
        Feature("guard_dice", "defence dice that a guard adds", most=3),
        Feature("sheltered", "takes no damage from fog until the next own turn"),
        Feature("slow", "energy lacking in the next turn", most=9),
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
    keys = content.keys
    cards = [card.key for card in content.all[: content.first_monster]]
    return [
        Feature("round", "the round", most=60),
        Feature("to_night", "rounds until night falls", most=NIGHT),
        Feature("stage", "how far the fog has come", most=3),
        Feature("opened", "characters and Merchant lie open"),
        Feature("energy", "energy that the active character can still spend", most=20),
        Feature("turn", "what was done in this turn", ("ability", "favour", "equip", "visit", "rage"), most=9),
        Feature("explored", "points explored in this turn", keys["point"]),
        Feature("decks", "cards in the deck of each quadrant", keys["quadrant"], most=_PILE),
        Feature("relics", "relics in their deck", most=_PILE),
        Feature("discard", "cards in the discard pile", most=_PILE),
        Feature("merchant", "what the Merchant sells, once it lies open", cards, most=3),
        Feature("deities", "deities revealed", keys["deity"]),
        Feature("marker", "the resident that is blocked", keys["resident"]),
        Feature("monster", "the monster being met", keys["monster"]),
        Feature("target", "whom the attack is on", around(MOST_SEATS)),
        Feature("attack", "the attack being made", ("bonus", "die", "second_die", "power"), most=40),
        Feature("square", "where the own character stands", keys["square"]),
        Feature("ice", "where ice lies", keys["square"]),
        Feature("own", "cards in the own hand", cards, most=5),
        Feature("known", "cards that the seat knows in other hands", cards, most=5),
    ]


def observe(s: TanxiState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content, turn = s.rules.content, s.turn
    found = [s.round, max(0, NIGHT - s.round), s.stage, s.opened, 0 if s.active == NOTHING else s.energy_left()]
    found += (int(turn.ability_used), int(turn.favour_used), turn.equips, turn.visits, turn.rage)
    found += [int(sets.has(turn.explored, point)) for point in range(len(content.keys["point"]))]
    found += [len(deck) for deck in s.decks]
    found += (len(s.relics), len(s.discard))
    found += counts(content.first_monster, [number_of(card) for card in s.merchant] if s.opened else [])
    found += counts(len(content.deities), s.awake())
    found += row(len(content.keys["resident"]), s.marker)
    found += row(len(content.monsters), NOTHING if s.meeting is None else s.meeting.monster.index)
    found += _attack(s, seat)
    found += row(s.board.size, s.explorers[seat].at)
    found += counts(s.board.size, [ice.square for ice in s.ice])
    found += _known_cards(s, seat)
    for distance in range(MOST_SEATS):
        if distance < s.seats:
            found += _seat(s, (seat + distance) % s.seats, seat)
        else:
            found += s.rules.fields.nobody
    return found


def _attack(s: TanxiState, seat: int) -> list[int]:
    """Return the attack being made; its power is added up only when nobody is asked any more."""
    attack = s.attack
    if attack is None:
        return [0] * (MOST_SEATS + 4)
    found = row(MOST_SEATS, NOTHING if attack.target == NOTHING else (attack.target - seat) % s.seats)
    found += (attack.bonus, attack.die, max(0, attack.second), 0)
    return found


def _known_cards(s: TanxiState, seat: int) -> list[int]:
    """Return how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    cards = s.rules.content.first_monster
    others = [card for owner in range(s.seats) if owner != seat for card in s.explorers[owner].hand]
    return _counted(s.explorers[seat].hand, seat, cards) + _counted(others, seat, cards)


def _counted(cards: list[int], seat: int, kinds: int) -> list[int]:
    """Return how many cards of each kind a seat knows to be among some."""
    return counts(kinds, [number_of(card) for card in cards if known_to(card, seat)])


def _seat(s: TanxiState, owner: int, seat: int) -> list[int]:
    """Return what one seat knows of another, or of itself."""
    content, board, who = s.rules.content, s.board, s.explorers[owner]
    square, here = who.at, who.on_island()
    known = who.character != NOTHING and (s.opened == 1 or owner == seat)
    found = [int(sets.has(s.departed, owner)), int(here), int(who.down == FLAT), int(who.down == UPRIGHT)]
    found += row(len(content.characters), who.character if known else NOTHING)
    found += (who.life, board.column[square] + 1 if here else 0, board.row[square] + 1 if here else 0)
    found += row(len(board.quadrants), board.quadrant[square] if here else NOTHING)
    found += (
        int(here and board.in_village[square]),
        int(here and s.in_fog(square)),
        int(here and board.point[square] >= 0),
        who.gems,
        int(who.has_orb(FIRE)),
        int(who.has_orb(ICE)),
    )
    found += (who.sheet.attack, who.sheet.defence, who.sheet.dice, who.sheet.energy)
    found += [0 if held is None else held.weapon.blow for held in who.held]
    found += [0 if held is None else held.weapon.range for held in who.held]
    found += [0 if held is None else held.ammo for held in who.held]
    found += counts(content.first_object, [card.number for card in who.equipped()])
    found += (len(who.hand), int(s.active == owner), int(sets.has(s.turn.attacked, owner)))
    found += (who.guard, who.guard_dice, who.sheltered, who.slow)
    return found
