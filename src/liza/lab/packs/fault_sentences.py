"""What is wrong with a pack, in words for the form field."""

from __future__ import annotations

from typing import Final

from liza.kernel.base.errors import Fault
from liza.lab.packs.lab_texts import lab_texts

_OTHER: Final = "other"
"""The case of what only the game itself has words for."""


def fault_sentence(fault: Fault, lang: str) -> str:
    """Return a fault as a sentence for the field that it stands at."""
    texts = lab_texts(lang)
    values: dict[str, str | int | float] = dict(fault.values)
    if fault.case:
        return texts.text(f"fault-{fault.case}", values)
    place = " ".join(word for word in (fault.section, fault.entry, fault.field.partition(".")[0]) if word)
    return texts.text(f"fault-{_OTHER}", {"text": fault.text.removeprefix(f"{place}: ")})


def placed_sentence(fault: Fault, lang: str) -> str:
    """Return a fault as a sentence that says first which entry and field of the file it is about."""
    place = " ".join(word for word in (fault.section, fault.entry, fault.field) if word)
    return f"{place}: {fault_sentence(fault, lang)}" if place else fault_sentence(fault, lang)
