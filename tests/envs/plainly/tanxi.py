"""The fields of Tanxi."""

from __future__ import annotations

from liza.games.tanxi.state import TanxiState, number_of
from liza.games.tanxi.vocabulary import ABSENT, FIRE, FLAT, ICE, MOST_SEATS, NIGHT, UPRIGHT
from liza.parts import sets
from liza.parts.cards import known_to
from tests.envs.plainly.rows import counts, row


def observe(s: TanxiState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content, turn = s.content, s.turn
    found = [s.round, max(0, NIGHT - s.round), s.stage, s.opened, 0 if s.active == ABSENT else s.energy_left()]
    found += (int(turn.ability_used), int(turn.favour_used), turn.equips, turn.visits, turn.rage)
    found += [int(sets.has(turn.explored, point)) for point in range(len(content.keys["point"]))]
    found += [len(deck) for deck in s.decks]
    found += (len(s.relics), len(s.discard))
    found += counts(content.first_monster, [number_of(card) for card in s.merchant] if s.opened else [])
    found += counts(len(content.deities), s.awake())
    found += row(len(content.keys["resident"]), s.marker)
    found += row(len(content.monsters), ABSENT if s.meeting is None else s.meeting.monster.index)
    found += _attack(s, seat)
    found += row(s.board.size, s.explorers[seat].at)
    found += counts(s.board.size, [ice.square for ice in s.ice])
    found += _known_cards(s, seat)
    for distance in range(MOST_SEATS):
        if distance < s.seats:
            found += _seat(s, (seat + distance) % s.seats, seat)
        else:
            found += [0] * sum([len(feature.labels) for feature in s.game.features() if feature.whose == "me"])
    return found


def _attack(s: TanxiState, seat: int) -> list[int]:
    """Return the attack being made; its power is added up only when nobody is asked any more."""
    attack = s.attack
    if attack is None:
        return [0] * (MOST_SEATS + 4)
    found = row(MOST_SEATS, ABSENT if attack.target == ABSENT else (attack.target - seat) % s.seats)
    found += (attack.bonus, attack.die, max(0, attack.second), 0)
    return found


def _known_cards(s: TanxiState, seat: int) -> list[int]:
    """Return how many of each card lie in the own hand, and how many the seat knows to lie in others."""
    cards = s.content.first_monster
    others = [card for owner in range(s.seats) if owner != seat for card in s.explorers[owner].hand]
    return _counted(s.explorers[seat].hand, seat, cards) + _counted(others, seat, cards)


def _counted(cards: list[int], seat: int, kinds: int) -> list[int]:
    """Return how many cards of each kind a seat knows to be among some."""
    return counts(kinds, [number_of(card) for card in cards if known_to(card, seat)])


def _seat(s: TanxiState, owner: int, seat: int) -> list[int]:
    """Return what one seat knows of another, or of itself."""
    content, board, who = s.content, s.board, s.explorers[owner]
    square, here = who.at, who.on_island()
    known = who.character != ABSENT and (s.opened == 1 or owner == seat)
    found = [int(sets.has(s.departed, owner)), int(here), int(who.down == FLAT), int(who.down == UPRIGHT)]
    found += row(len(content.characters), who.character if known else ABSENT)
    found += (who.life, board.column[square] + 1 if here else 0, board.row[square] + 1 if here else 0)
    found += row(len(board.quadrants), board.quadrant[square] if here else ABSENT)
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
