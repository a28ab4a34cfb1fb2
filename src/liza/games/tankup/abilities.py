"""When the written ability of an armour may be used (TU-084 to TU-095, TU-A42 to TU-A46, TU-D12)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content import ANYWHERE, BY_DICE, ELSEWHERE, HERE
from liza.games.tankup.state import BACK, FLAGS, KIND, ROLLED, SPACE, TURNED, TankupState
from liza.games.tankup.vocabulary import (
    CONJUNTO,
    HIT_LOCATED,
    PASSIVE,
    PLACES,
    REACCION,
    ROMPER,
)
from liza.kernel.rulebook import Refusal

SET_SIZE: Final = 3
"""The card with the Conjunto and at least two more of its set (TU-088)."""


def usable(s: TankupState, seat: int, window: int) -> list[int]:
    """Return the spaces of a seat whose armour may be used in a window."""
    when = s.rules.when
    found: list[int] = []
    at = seat * PLACES
    for space in range(PLACES):
        card = s.worn[at + space]
        if card >= 0 and not card & TURNED and when[card & KIND] & window and obstacle(s, seat, space, window) == "":
            found.append(space)
    return found


def windows_of(s: TankupState, seat: int) -> int:
    """Return all windows in which an unturned armour of a seat might be used, a bit each."""
    when = s.rules.when
    mask = 0
    for card in s.worn[seat * PLACES : seat * PLACES + PLACES]:
        if card >= 0 and not card & TURNED:
            mask |= when[card & KIND]
    return mask


def is_anything_usable(s: TankupState, seat: int, window: int) -> bool:
    """Whether a seat has an armour that may be used in a window."""
    when = s.rules.when
    at = seat * PLACES
    for space in range(PLACES):
        card = s.worn[at + space]
        if card >= 0 and not card & TURNED and when[card & KIND] & window and obstacle(s, seat, space, window) == "":
            return True
    return False


def obstacle(s: TankupState, seat: int, space: int, window: int) -> str:
    """Return the number of the rule that keeps an unturned armour from being used in one of its windows, or nothing."""
    kind = s.worn[seat * PLACES + space] & KIND
    ability = s.rules.content.ability[kind]
    if ability.word == CONJUNTO and set_size(s, seat, kind) < SET_SIZE:
        return "TU-088"
    if ability.by and s.attack and ability.by != s.attack[BACK]:
        return "TU-091"
    if window == HIT_LOCATED and not _in_place(s, space, ability.at):
        return "TU-091"
    return "" if s.rules.deeds[ability.effect.do].possible(s, seat, ability.effect) else "TU-A42"


def set_size(s: TankupState, seat: int, kind: int) -> int:
    """Return how many armours of a card's set a seat wears, turned ones too (TU-A43)."""
    set_of = s.rules.content.set_of
    own = s.worn[seat * PLACES : seat * PLACES + PLACES]
    return sum([1 for card in own if card >= 0 and set_of[card & KIND] == set_of[kind]])


def _in_place(s: TankupState, space: int, at: int) -> bool:
    """Whether the space that is hit is where the card wants it to be."""
    if at == ANYWHERE:
        return True
    if at == BY_DICE:
        return bool(s.attack[FLAGS] & ROLLED)
    hit = s.attack[SPACE]
    if at == HERE:
        return hit == space
    if at == ELSEWHERE:
        return hit != space
    return hit == space or hit in s.adjacent[space]


def refuse_use(s: TankupState, seat: int, kind: int, window: int) -> Refusal | None:
    """Return why an armour cannot be used in a window."""
    content = s.rules.content
    own = s.worn[seat * PLACES : seat * PLACES + PLACES]
    worn = [space for space, card in enumerate(own) if card >= 0 and card & KIND == kind]
    word = content.ability[kind].word
    if not worn:
        return Refusal("TU-086", "worn")
    if word == PASSIVE:
        return Refusal("TU-085")
    if all(own[space] & TURNED for space in worn):
        return Refusal("TU-A46" if word == ROMPER else "TU-A39")
    if not content.when[kind] & window:
        return Refusal({REACCION: "TU-091", ROMPER: "TU-092"}.get(word, "TU-A63"))
    return Refusal(obstacle(s, seat, worn[0], window))
