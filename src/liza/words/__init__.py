"""From what the engine says in keys and numbers to sentences for people, in every language."""

from __future__ import annotations

from liza.words.required_messages import missing
from liza.words.texts import Texts, Value, common_texts, room_texts
from liza.words.words import Words

__all__ = ["Texts", "Value", "Words", "common_texts", "missing", "room_texts"]
