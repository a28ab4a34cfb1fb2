"""What characters can do beyond the others: each is a number or a mark of its character (``content/cards.py``)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content.words import COUNT, SMALL, PassiveWord
from liza.kernel.core.card_words import Family

PASSIVES: Final = Family(PassiveWord)

PASSIVES.row("mana", amount=COUNT)  # more maximum mana (Celeste, TR-097, TR-A06)
PASSIVES.row("temporary")  # a random equipment in every combat (Skull, TR-098)
PASSIVES.row("any_space")  # day and night spaces in any turn (Skull, TR-014, TR-099, TR-100, TR-A21)
PASSIVES.row("discount", amount=COUNT)  # less gold for every purchase (Remi, TR-101)
PASSIVES.row("sixes", amount=SMALL)  # gold for each six rolled (Remi, TR-102)
PASSIVES.row("magic")  # one die rolled again in every combat (Baltazar, TR-103)
PASSIVES.row("slots", amount=COUNT)  # more room for equipment (Braulia, TR-104)
PASSIVES.row("prize", amount=SMALL)  # gold for each combat won (Zelrac, TR-105)
PASSIVES.row("challenge")  # one duel a turn outside the dungeon (Zelrac, TR-106)
