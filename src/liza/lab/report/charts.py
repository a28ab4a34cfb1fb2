"""Plots that a designer reads at a glance, as SVG: no script, no network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import altair as alt
import vl_convert

_WIDTH: Final = 560
_ROW: Final = 20
_WHOLE: Final = 0
"""No limit: names are never cut off."""
_INK: Final = "#3b2f2a"
_QUIET: Final = "#8d7f76"
_GOOD: Final = "#2f7d6b"
_BAD: Final = "#b4472e"
_PLAIN: Final = "#6b7a99"
_FONT: Final = "sans-serif"


class Bar(NamedTuple):
    """One line of a plot: a name, a value and its interval."""

    name: str
    value: float
    low: float
    high: float


def intervals(bars: Sequence[Bar], axis: str, middle: float = 0.0) -> str:
    """Draw values with their intervals, one below the other, around a line for no effect."""
    rows = [
        {
            "name": bar.name,
            "value": bar.value,
            "low": bar.low,
            "high": bar.high,
            "side": "none" if bar.low <= middle <= bar.high else "above" if bar.value > middle else "below",
        }
        for bar in bars
    ]
    names = [bar.name for bar in bars]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=_WHOLE))
    colour = alt.Color(
        "side:N", legend=None, scale=alt.Scale(domain=["above", "below", "none"], range=[_GOOD, _BAD, _PLAIN])
    )
    base = _chart(rows)
    percent = "+.0%" if middle == 0 else ".0%"
    x = alt.X("low:Q", title=axis, scale=alt.Scale(zero=False), axis=alt.Axis(format=percent, tickCount=8))
    line = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour)
    dot = base.mark_point(filled=True, size=60, opacity=1).encode(x="value:Q", y=y, color=colour)
    zero = _chart([{"at": middle}]).mark_rule(color=_QUIET, strokeDash=[4, 3]).encode(x="at:Q")
    return _svg(alt.layer(zero, line, dot).properties(width=_WIDTH, height=max(2, len(rows)) * _ROW))


def histogram(counts: Sequence[tuple[int, int]], axis: str, rows: str) -> str:
    """Draw how often each number came up; many different ones are put together by steps."""
    low, high = min(value for value, _ in counts), max(value for value, _ in counts)
    step = max(1, -(-(high - low + 1) // 40))
    grouped: dict[int, int] = {}
    for value, count in counts:
        start = low + (value - low) // step * step
        grouped[start] = grouped.get(start, 0) + count
    values = [{"from": start, "to": start + step, "games": count} for start, count in sorted(grouped.items())]
    x = alt.X("from:Q", title=axis, scale=alt.Scale(domain=[low, high + step], nice=False), axis=alt.Axis(format="d"))
    chart = _chart(values).mark_rect(color=_PLAIN, stroke="white", strokeWidth=1)
    encoded = chart.encode(x=x, x2="to:Q", y=alt.Y("games:Q", title=rows), y2=alt.value(160))
    return _svg(encoded.properties(width=_WIDTH, height=160))


def shares(parts: Sequence[tuple[str, float]]) -> str:
    """Draw shares of a whole as bars with their figures."""
    rows = [{"name": name, "share": share, "text": f"{share:.1%}"} for name, share in parts]
    names = [name for name, _ in parts]
    y = alt.Y("name:N", sort=names, title=None, axis=alt.Axis(labelLimit=_WHOLE))
    base = _chart(rows).encode(y=y)
    x = alt.X("share:Q", title=None, scale=alt.Scale(domain=[0, 1]), axis=alt.Axis(format=".0%"))
    bar = base.mark_bar(color=_PLAIN).encode(x=x)
    text = base.mark_text(align="left", dx=4, color=_INK).encode(x="share:Q", text="text:N")
    return _svg(alt.layer(bar, text).properties(width=_WIDTH - 120, height=max(1, len(rows)) * _ROW))


def _chart(rows: list[dict[str, Any]]) -> alt.Chart:
    return alt.Chart(alt.Data(values=rows))  # type: ignore[no-untyped-call]


def _svg(chart: Any) -> str:
    quiet: dict[str, Any] = {"labelFont": _FONT, "titleFont": _FONT, "labelColor": _INK, "titleColor": _QUIET}
    styled = (
        chart.configure_axis(**quiet, titleFontWeight="normal", gridColor="#ece6df", domainColor=_QUIET)
        .configure_view(stroke=None)
        .configure_text(font=_FONT)
        .properties(background="transparent")
    )
    convert: Callable[..., str] = vl_convert.vegalite_to_svg
    return convert(styled.to_dict())
