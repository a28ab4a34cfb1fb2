"""The fields of Tornaris."""

from __future__ import annotations

from liza.games.tornaris.mechanics.fighting import life, total_of
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.vocabulary import ABSENT, CATEGORIES, CAUSES, HALVES, MOST_SEATS, OBJECTS, SIDES, SPACES
from liza.parts import sets
from tests.envs.plainly.rows import count_known, counts, row


def observe(s: TornarisState, seat: int) -> list[int]:
    """Return the numbers for a seat."""
    content = s.content
    gear, monsters = len(content.equipment), len(content.monsters)
    tower, combat = s.tower, s.combat
    found = [s.round]
    found += row(len(HALVES), s.half)
    found += row(len(content.skies), s.sky)
    found.append(s.monsters.to_come)
    found += row(monsters, s.monster)
    found += row(len(CATEGORIES), ABSENT if s.monster == ABSENT else s.foe.category)
    found.append(0 if s.monster == ABSENT else life(s))
    found += row(monsters, s.monsters.ahead if sets.has(s.monsters.eyes, seat) else ABSENT)
    found += counts(gear, s.row)
    found += (len(s.gear.deck), len(s.objects.deck), tower.block, int(tower.held), int(tower.conquered))
    found.append(int(s.challenged))
    found += row(len(CAUSES), combat.cause if combat.fighters else ABSENT)
    found.append(combat.stake)
    found += _faces(combat.picked)
    found += row(len(SPACES) + 1, s.players[seat].arrow)
    found += count_known(s.drawn, seat, gear)
    found += count_known(s.offered, seat, len(OBJECTS))
    for distance in range(MOST_SEATS):
        if distance < s.seats:
            found += _seat(s, (seat + distance) % s.seats, seat)
        else:
            found += [0] * sum([len(feature.labels) for feature in s.game.features() if feature.whose == "me"])
    return found


def _seat(s: TornarisState, owner: int, seat: int) -> list[int]:
    """Return what one seat knows of another, or of itself."""
    content = s.content
    gear = len(content.equipment)
    player = s.players[owner]
    fighter = s.combat.find(owner)
    found = [int(s.has_left(owner)), player.gold, player.mana, player.most, player.slots, len(player.gear)]
    found += count_known(player.gear, seat, gear)
    found.append(len(player.bag))
    found += count_known(player.bag, seat, len(OBJECTS))
    found += row(len(content.characters), player.character.number)
    found += (int(s.first == owner), int(s.tower.owner == owner))
    found.append(int(player.arrow != UNDECIDED and player.place == ABSENT))
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
