"""The text on a card, clause by clause, composed from what the card does."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.content import AT, SOURCES, Ability, Content, Effect
from liza.games.tankup.content.words import ABILITIES, SITUATIONS, WRITTEN
from liza.games.tankup.vocabulary import (
    ANY_BACK,
    BACKS,
    CONJUNTO,
    HABILIDAD,
    HIT_LOCATED,
    SITUATION,
    SPACES,
    WINDOWS,
    WORDS,
)
from liza.kernel.game import Clause

_ABILITIES: Final = tuple(ABILITIES)
_WRITTEN: Final = tuple(WRITTEN)
_SITUATIONS: Final = tuple(SITUATIONS)
_SOURCES: Final = {mask: word for word, mask in SOURCES.items()}


def compose(content: Content) -> dict[str, dict[str, list[Clause]]]:
    """Return the clauses of every card, by every kind that it belongs to."""
    found: dict[str, dict[str, list[Clause]]] = {"card": {}}
    for card in range(content.cards):
        key, back = content.keys[card], content.back[card]
        clauses = _card(content, card)
        found["card"][key] = clauses
        found.setdefault(BACKS.keys[back], {})[key] = clauses
        if back != SITUATION:
            found.setdefault("armour" if card < content.armours else "attack", {})[key] = clauses
    return found


def _card(content: Content, card: int) -> list[Clause]:
    effect = content.effect[card]
    if card < content.armours:
        return _icons(content, card) + _ability(content.ability[card])
    if content.back[card] == SITUATION:
        return [_clause("situation", _SITUATIONS[effect.do], SITUATIONS, effect)]
    return [_clause("attack", _WRITTEN[effect.do], WRITTEN, effect)] if effect.do else []


def _icons(content: Content, card: int) -> list[Clause]:
    """Return what is printed in icons."""
    clauses: list[Clause] = []
    for icon in content.draws[card]:
        name = "any" if icon == ANY_BACK else BACKS.keys[icon.bit_length() - 1]
        clauses.append((f"clause-icon-{name}", {}))
    if content.exchange[card]:
        clauses.append(("clause-icon-exchange", {}))
    if content.ap[card]:
        clauses.append(("clause-icon-ap", {"amount": content.ap[card]}))
    if content.atk[card]:
        clauses.append(("clause-icon-atk", {"amount": content.atk[card]}))
    backs = [key for back, key in enumerate(BACKS.keys) if content.immune[card] >> back & 1]
    return clauses + [(f"clause-immune-{key}", {}) for key in backs]


def _ability(ability: Ability) -> list[Clause]:
    """Return the ability word, when it may be used, and what it does."""
    if not ability.effect.do:
        return []
    clauses: list[Clause] = [(f"clause-word-{WORDS.keys[ability.word]}", {})]
    if ability.word not in {HABILIDAD, CONJUNTO}:
        for number, window in enumerate(WINDOWS):
            if ability.when >> number & 1:
                place = f"-{AT[ability.at]}" if 1 << number == HIT_LOCATED and ability.at else ""
                clauses.append((f"clause-when-{window}{place}", {}))
        if ability.by:
            clauses.append((f"clause-by-{BACKS.keys[ability.by]}", {}))
    return [*clauses, _clause("ability", _ABILITIES[ability.effect.do], ABILITIES, ability.effect)]


def _clause(family: str, word: str, words: dict[str, tuple[str, ...]], effect: Effect) -> Clause:
    """Return one effect as a clause: words go into its name, numbers into its values."""
    id = f"clause-{family}-{word}"
    values: dict[str, int] = {}
    for field in words[word]:
        if field == "kind":
            id += f"-{BACKS.keys[effect.kind]}"
        elif field == "space":
            id += f"-{SPACES.keys[effect.space]}"
        elif field == "from":
            id += f"-{_SOURCES[effect.source]}"
        elif field == "over":
            values["over"] = effect.over
        else:
            values["amount"] = effect.amount
    return id, values
