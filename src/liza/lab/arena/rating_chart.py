"""A ladder as a picture: every bot's rating with its interval, the strongest on top."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Final

from liza.lab.arena.arena import Ladder

_WIDTH: Final = 720
_LEFT: Final = 150
_RIGHT: Final = 40
_TOP: Final = 52
_ROW: Final = 30
_BOTTOM: Final = 44
_STEP: Final = 100
"""Rating points from one line of the grid to the next, at least."""
_MOST_LINES: Final = 12
_INK, _QUIET, _GRID, _PAPER, _MARK = "#2b2722", "#6f675c", "#ddd4c4", "#fbf8f1", "#8a3b2a"


def draw_ladder(ladder: Ladder, title: str) -> str:
    """Return the ladder as SVG."""
    rated = ladder.rated
    low, high = min(one.low for one in rated), max(one.high for one in rated)
    step = _STEP * max(1, ceil((high - low) / _STEP / _MOST_LINES))
    first, last = step * floor(low / step), step * ceil(high / step)
    span = (_WIDTH - _LEFT - _RIGHT) / max(step, last - first)
    bottom = _TOP + _ROW * len(rated)

    def x(rating: float) -> float:
        return round(_LEFT + (rating - first) * span, 1)

    games = f"{ladder.games:,} games, {ladder.terms.seats} seats, 95 % intervals"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {bottom + _BOTTOM}" role="img" '
        f'font-family="Georgia, serif" font-size="14">',
        f"<title>{escape(title)}: {escape(', '.join(f'{one.name} {one.rating:+.0f}' for one in rated))}</title>",
        f'<rect width="{_WIDTH}" height="{bottom + _BOTTOM}" rx="8" fill="{_PAPER}"/>',
        f'<text x="20" y="30" font-size="18" fill="{_INK}">{escape(title)}</text>',
        _text(_WIDTH - _RIGHT, 30, games, _QUIET, "end"),
    ]
    for value in range(int(first), int(last) + 1, step):
        parts.append(f'<path d="M{x(value)} {_TOP}V{bottom}" stroke="{_GRID}"/>')
        parts.append(_text(x(value), bottom + 20, f"{value:+d}" if value else "0", _QUIET, "middle"))
    for row, one in enumerate(rated):
        y = _TOP + _ROW * row + _ROW / 2
        parts.append(_text(_LEFT - 12, y + 5, one.name, _INK, "end"))
        parts.append(f'<path d="M{x(one.low)} {y}H{x(one.high)}" stroke="{_MARK}" stroke-width="3" opacity="0.45"/>')
        parts.append(f'<circle cx="{x(one.rating)}" cy="{y}" r="5" fill="{_MARK}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _text(x: float, y: float, words: str, ink: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{ink}" text-anchor="{anchor}">{escape(words)}</text>'
