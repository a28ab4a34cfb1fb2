"""Colours and signs of the terminal: the sixteen that every terminal's owner has chosen, so any background will do."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text
from rich.theme import Theme

_SEAT_COLOURS: Final = ("cyan", "magenta", "green", "blue", "yellow", "red")

THEME: Final = Theme(
    {
        "title": "bold",
        "label": "dim",
        "choice": "bold green",
        "mark": "green",
        "hidden": "dim",
        "question": "bold",
        "rule": "bold yellow",
        "no": "red",
        "yes": "green",
        "quiet": "dim",
        "prompt": "bold",
        **{f"seat{number}": f"bold {colour}" for number, colour in enumerate(_SEAT_COLOURS)},
    }
)


def seat_style(seat: int) -> str:
    """Return the style of a seat; colours come round again at very large tables."""
    return f"seat{seat % len(_SEAT_COLOURS)}"


def sentence(line: str, seats: Sequence[str], style: str = "") -> Text:
    """Return a sentence with the names of seats in their colours."""
    text = Text(line, style=style)
    for number, name in enumerate(seats):
        text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", seat_style(number))
    return text
