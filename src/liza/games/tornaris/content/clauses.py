"""The text on a card, clause by clause, composed from what the card does."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content import STARTING_OBJECTS, Content, Part, Parts
from liza.games.tornaris.content.words import (
    ABILITIES,
    BONUS_AGAINST,
    DEEDS,
    FACTOR,
    GEAR,
    NO_ABILITY,
    PASSIVES,
    SKIES,
    Words,
)
from liza.games.tornaris.vocabulary import CATEGORIES, OBJECTS
from liza.kernel.game import Clause

_FIELDS: Final = ("amount", "face", "least", "loss", "over", "price")


def compose(content: Content) -> dict[str, dict[str, list[Clause]]]:
    """Return the clauses of every card that does something, by kind and key."""
    found: dict[str, dict[str, list[Clause]]] = {
        "equipment": {key: _equipment(content, card) for card, key in enumerate(content.equipment)},
        "monster": {key: _monster(content, card) for card, key in enumerate(content.monsters)},
        "sky": {key: [_sky(content.sky[card])] for card, key in enumerate(content.skies)},
        "happening": {
            key: _clauses("deed", DEEDS, content.happening[card]) for card, key in enumerate(content.happenings)
        },
        "object": {key: [(f"clause-object-{key}", {})] for key in OBJECTS.keys},
    }
    found["character"] = {key: _character(content, card) for card, key in enumerate(content.characters)}
    return found


def _equipment(content: Content, card: int) -> list[Clause]:
    clauses = _clauses("gear", GEAR, content.gear[card])
    if content.replaced[card]:
        clauses.append(("clause-dungeon", {}))
        clauses += _clauses("gear", GEAR, content.gear_below[card])
    return clauses


def _monster(content: Content, card: int) -> list[Clause]:
    ability = content.ability[card]
    clauses = [] if ability.do == NO_ABILITY else [_clause("ability", ABILITIES, ability)]
    clauses.append(("clause-reward", {}))
    clauses += _clauses("deed", DEEDS, content.reward[card])
    clauses.append(("clause-penalty", {}))
    return clauses + _clauses("deed", DEEDS, content.penalty[card])


def _sky(part: Part) -> Clause:
    if part.do == FACTOR and part.amount < 0:
        return "clause-sky-factor-less", {"amount": -part.amount}
    return _clause("sky", SKIES, part)


def _character(content: Content, card: int) -> list[Clause]:
    clauses = _clauses("passive", PASSIVES, content.passives[card])
    return [*clauses, (f"clause-starts-{OBJECTS.keys[content.starts_with[card]]}", {"amount": STARTING_OBJECTS})]


def _clauses(family: str, words: Words, parts: Parts) -> list[Clause]:
    return [_clause(family, words, part) for part in parts]


def _clause(family: str, words: Words, part: Part) -> Clause:
    """Return one thing that a card does: its word goes into the name of the clause, its numbers into the values."""
    word = list(words)[part.do]
    id = f"clause-{family}-{word}"
    if words is GEAR and part.do == BONUS_AGAINST:
        id += f"-{CATEGORIES.keys[part.category]}"
    numbers = (part.amount, part.face, part.least, part.loss, part.over, part.price)
    return id, {field: number for field, number in zip(_FIELDS, numbers, strict=True) if field in words[word]}
