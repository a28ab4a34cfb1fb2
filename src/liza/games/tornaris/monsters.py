"""The monster deck: four categories from easy to hard, three of each, in an order nobody knows (TR-009 to TR-011)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import CATEGORIES, NOTHING, PER_CATEGORY

ALL_MONSTERS: Final = PER_CATEGORY * len(CATEGORIES)


def candidates(s: TornarisState) -> list[int]:
    """Return the unmet monsters among which the next one is: those of its category."""
    category = s.met // PER_CATEGORY
    of = s.rules.content.category
    return [monster for monster in s.monsters if of[monster] == category]


def next_monster(s: TornarisState) -> int:
    """Turn up the next monster."""
    monster = s.next_monster
    if monster == NOTHING:
        monster = _pick(s)
    s.next_monster = NOTHING
    s.next_eyes = 0
    s.met += 1
    return monster


def look_ahead(s: TornarisState, seat: int) -> int:
    """Let one seat look at the next monster; NOTHING when there is none left."""
    if s.met == ALL_MONSTERS:
        return NOTHING
    if s.next_monster == NOTHING:
        s.next_monster = _pick(s)
    s.next_eyes |= 1 << seat
    return s.next_monster


def _pick(s: TornarisState) -> int:
    among = candidates(s)
    monster = among[s.source.below(len(among))]
    s.monsters.remove(monster)
    return monster
