"""A position as numbers, for those who learn: the island as a seat sees it, its own hand by name."""

from __future__ import annotations

from typing import Final

from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.vocabulary import ABSENT, FIRE, FLAT, ICE, MOST_SEATS, NIGHT, ORBS, UPRIGHT
from liza.kernel.schema.encoding import NumberWriter
from liza.kernel.schema.features import Feature, around, for_each_seat
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


def features(content: Content) -> list[Feature]:
    """Return the fields, with the cards of a pack."""
    return _table_features(content) + for_each_seat(MOST_SEATS, _seat_features(content))


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


def encode(s: TanxiState, seat: int, out: NumberWriter) -> None:
    """Write down the numbers for a seat."""
    content, turn = s.content, s.turn
    cards = content.first_monster
    out.put(s.round)
    out.put(NIGHT - s.round)
    out.put(s.stage)
    out.put(s.opened)
    out.put(0 if s.active == ABSENT else s.energy_left())
    out.flag(turn.ability_used)
    out.flag(turn.favour_used)
    out.put(turn.equips)
    out.put(turn.visits)
    out.put(turn.rage)
    points = len(content.keys["point"])
    if turn.explored != sets.EMPTY:
        out.mark(points, sets.members(turn.explored))
    else:
        out.skip(points)
    for deck in s.decks:
        out.put(len(deck))
    out.put(len(s.relics))
    out.put(len(s.discard))
    if s.opened:
        for card in s.merchant:
            out.more(number_of(card))
    out.skip(cards)
    out.mark(len(content.deities), s.awake())
    out.one_of(len(content.keys["resident"]), s.marker)
    out.one_of(len(content.monsters), ABSENT if s.meeting is None else s.meeting.monster.index)
    _attack(s, seat, out)
    out.one_of(s.board.size, s.explorers[seat].at)
    for ice in s.ice:
        out.more(ice.square)
    out.skip(s.board.size)
    for owner in range(s.seats):
        _known_cards(s.explorers[owner].hand, seat, 0 if owner == seat else cards, out)
    out.skip(2 * cards)
    before = out.at
    for distance in range(s.seats):
        _seat(s, (seat + distance) % s.seats, seat, out)
    out.skip((out.at - before) // s.seats * (MOST_SEATS - s.seats))


def _attack(s: TanxiState, seat: int, out: NumberWriter) -> None:
    """Write down the attack being made; its power is added up only when no player is asked any more."""
    attack = s.attack
    if attack is None:
        out.skip(MOST_SEATS + 4)
        return
    out.one_of(MOST_SEATS, ABSENT if attack.target == ABSENT else (attack.target - seat) % s.seats)
    out.put(attack.bonus)
    out.put(attack.die)
    out.put(attack.second)
    out.skip(1)


def _known_cards(hand: list[int], seat: int, field: int, out: NumberWriter) -> None:
    """Count the cards of a hand that a seat knows in a field ahead."""
    for card in hand:
        if known_to(card, seat):
            out.more(field + number_of(card))


def _seat(s: TanxiState, owner: int, seat: int, out: NumberWriter) -> None:
    """Write down what one seat knows of another, or of itself."""
    content, who = s.content, s.explorers[owner]
    here = who.on_island()
    known = who.character != ABSENT and (s.opened == 1 or owner == seat)
    out.flag(sets.has(s.departed, owner))
    out.flag(here)
    out.flag(who.down == FLAT)
    out.flag(who.down == UPRIGHT)
    out.one_of(len(content.characters), who.character if known else ABSENT)
    out.put(who.life)
    _place(s, who.at, out)
    out.put(who.gems)
    out.flag(who.has_orb(FIRE))
    out.flag(who.has_orb(ICE))
    out.put(who.sheet.attack)
    out.put(who.sheet.defence)
    out.put(who.sheet.dice)
    out.put(who.sheet.energy)
    hands = len(_HANDS)
    for hand in range(hands):
        held = who.held[hand]
        if held is not None:
            out.put_ahead(hand, held.weapon.blow)
            out.put_ahead(hands + hand, held.weapon.range)
            out.put_ahead(2 * hands + hand, held.ammo)
            out.more(3 * hands + held.weapon.number)
    out.skip(3 * hands)
    for card in who.worn:
        if card is not None:
            out.more(card.number)
    out.skip(content.first_object)
    out.put(len(who.hand))
    out.flag(s.active == owner)
    out.flag(sets.has(s.turn.attacked, owner))
    out.put(who.guard)
    out.put(who.guard_dice)
    out.put(who.sheltered)
    out.put(who.slow)


def _place(s: TanxiState, square: int, out: NumberWriter) -> None:
    """Write down where a player stands: column, row, quadrant, and what is there; noughts for a seat off the island."""
    board = s.board
    quadrants = len(board.quadrants)
    if square < 0:
        out.skip(2 + quadrants + 3)
        return
    out.put(board.column[square] + 1)
    out.put(board.row[square] + 1)
    out.one_of(quadrants, board.quadrant[square])
    out.flag(board.in_village[square])
    out.flag(s.in_fog(square))
    out.flag(board.point[square] >= 0)
