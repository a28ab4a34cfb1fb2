"""How many choices a game can have: every player is deployed, every token is placed, no player falls."""

from __future__ import annotations

from typing import Any

from liza.games.qiahn.content.reading import Content
from liza.games.qiahn.vocabulary import EQUIPMENT, MAGIC, MOST_DEPLOYED
from liza.parts import sets


def longest(_content: Content, _seats: int, options: dict[str, Any]) -> int:
    """Return how many choices a game can have."""
    placed = 2 * sets.COUNT[EQUIPMENT] + sets.COUNT[MAGIC]  # each once (QT-053): a sword and a shield on either side
    rounds = range(1, options["troop"] + 1)
    deploying = sum([min(number, MOST_DEPLOYED) + 1 for number in rounds])  # each, and «turno» (QT-022, QT-023)
    return 2 * (deploying + len(rounds)) + placed + 1  # «turno» after equipping; whom Aire sends back
