"""A position as numbers, for those who learn: the island as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content import Content
from liza.games.tanxi.state import (
    BONUS,
    DIE,
    FLAT,
    KIND,
    POWER,
    SECOND,
    TARGET,
    UPRIGHT,
    TanxiState,
    energy_left,
    in_fog,
)
from liza.games.tanxi.vocabulary import (
    ATTACK,
    BODY,
    DEFENCE,
    DEFENCE_DICE,
    ENERGY,
    HAND,
    MOST_SEATS,
    NIGHT,
    NOTHING,
    ORBS,
    SHEET,
)
from liza.kernel.features import Feature, around, counts, for_each_seat, row
from liza.parts.cards import count_known

_PILE: Final = 60
_SLOTS: Final = ("head", "chest", "feet", "accessory", "first_hand", "second_hand")
_HANDS: Final = _SLOTS[HAND:]


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
    cards = content.card_keys[: content.cards]
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
    content = s.rules.content
    found = [s.round, max(0, NIGHT - s.round), s.stage, s.opened, 0 if s.active == NOTHING else energy_left(s)]
    found += (s.ability_used, s.favour_used, s.equips, s.visits, s.rage)
    found += [s.explored >> point & 1 for point in range(len(content.keys["point"]))]
    found += [len(deck) for deck in s.decks]
    found += (len(s.relics), len(s.discard))
    found += counts(content.cards, [card & KIND for card in s.merchant] if s.opened else [])
    found += counts(len(content.keys["deity"]), s.deities[: s.revealed])
    found += row(len(content.keys["resident"]), s.marker)
    found += row(len(content.keys["monster"]), s.foe)
    found += _attack(s, seat)
    found += row(s.board.size, s.at[seat])
    ice = [0] * s.board.size
    for square in s.ice:
        ice[square] = 1
    found += ice
    found += _known_cards(s, seat)
    for distance in range(MOST_SEATS):
        if distance < s.seats:
            found += _seat(s, (seat + distance) % s.seats, seat)
        else:
            found += s.rules.fields.nobody
    return found


def _attack(s: TanxiState, seat: int) -> list[int]:
    """Return the attack being made."""
    blow = s.blow
    if not blow:
        return [0] * (MOST_SEATS + 4)
    found = row(MOST_SEATS, NOTHING if blow[TARGET] == NOTHING else (blow[TARGET] - seat) % s.seats)
    found += (max(0, blow[BONUS]), max(0, blow[DIE]), max(0, blow[SECOND]), max(0, blow[POWER]))
    return found


def _known_cards(s: TanxiState, seat: int) -> list[int]:
    """Return how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    cards = s.rules.content.cards
    others = [card for owner in range(s.seats) if owner != seat for card in s.hands[owner]]
    return count_known(s.hands[seat], seat, cards, KIND) + count_known(others, seat, cards, KIND)


def _seat(s: TanxiState, owner: int, seat: int) -> list[int]:
    """Return what one seat knows of another, or of itself."""
    content, board = s.rules.content, s.board
    square = s.at[owner]
    here = square >= 0
    known = s.who[owner] != NOTHING and (s.opened == 1 or owner == seat)
    found = [s.departed >> owner & 1, int(here), int(s.down[owner] == FLAT), int(s.down[owner] == UPRIGHT)]
    found += row(len(content.life), s.who[owner] if known else NOTHING)
    found += (s.life[owner], board.column[square] + 1 if here else 0, board.row[square] + 1 if here else 0)
    found += row(len(board.quadrants), board.quadrant[square] if here else NOTHING)
    found += (
        int(here and board.in_village[square]),
        int(here and in_fog(s, square)),
        int(here and board.point[square] >= 0),
        s.gems[owner],
    )
    found += s.orbs[owner * 2 : owner * 2 + 2]
    sheet = owner * SHEET
    found += [s.sheet[sheet + number] for number in (ATTACK, DEFENCE, DEFENCE_DICE, ENERGY)]
    held = s.worn[owner * BODY + HAND : owner * BODY + BODY]
    found += [content.blow[card] if card >= 0 else 0 for card in held]
    found += [content.range[card] if card >= 0 else 0 for card in held]
    found += s.ammo[owner * 2 : owner * 2 + 2]
    worn = [0] * content.gear
    for card in s.worn[owner * BODY : owner * BODY + BODY]:
        if card >= 0:
            worn[card] += 1
    found += worn
    found += (len(s.hands[owner]), int(s.active == owner), s.attacked >> owner & 1)
    found += (s.guard[owner], s.guard_dice[owner], s.sheltered[owner], s.slow[owner])
    return found
