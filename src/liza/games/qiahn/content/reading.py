"""What a pack of Qíahn Tactics says, read and typed."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.vocabulary import COMBATANTS, TOKENS
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import Pack, PackReader

BORDERS: Final = ("yellow", "purple", "blue", "dark_blue", "green", "red")
EQUIPMENT: Final = ("espada", "escudo")


class Content:
    """Dice, borders, bonuses and names, in the order of the vocabulary."""

    __slots__ = ("bonus", "borders", "kinds", "names", "origins", "sides")

    def __init__(self, pack: Pack) -> None:
        reader = PackReader(pack)
        sides: dict[str, int] = {}
        self.borders: dict[str, str] = {}
        self.names: dict[str, dict[str, dict[str, str]]] = {"combatant": {}, "token": {}}
        self.origins: dict[str, str] = {}
        bonus: dict[str, int] = {}
        for entry in reader.entries("combatant"):
            key = entry.word("id", COMBATANTS.keys)
            sides[key] = entry.whole("die", 2, 100)
            self.borders[key] = entry.word("border", BORDERS)
            self.names["combatant"][key] = entry.texts("name")
            self.origins[key] = entry.origin()
            entry.done()
        for entry in reader.entries("token"):
            key = entry.word("id", TOKENS.keys)
            bonus[key] = entry.whole("bonus", 0, 100) if key in EQUIPMENT else 0
            self.names["token"][key] = entry.texts("name")
            self.origins[key] = entry.origin()
            entry.done()
        reader.expect("combatant", COMBATANTS.keys, sides)
        reader.expect("token", TOKENS.keys, bonus)
        reader.finish()
        self.sides: Final = tuple(sides[key] for key in COMBATANTS.keys)
        """The die of each combatant, the strongest first as printed."""
        self.bonus: Final = tuple(bonus[key] for key in TOKENS.keys)
        self.kinds: Final = (COMBATANTS, TOKENS)

    def card_names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return the names of combatants and tokens."""
        return self.names

    def card_clauses(self) -> dict[str, dict[str, list[Clause]]]:
        """Return what they do, which no pack changes."""
        return {}
