"""A ladder as a crosstable: every bot against every other, with intervals, for a page or for a program."""

from __future__ import annotations

from typing import Any, Final

from liza.lab.arena.arena import Ladder

NOBODY: Final = "–"


def pair_scores(ladder: Ladder) -> dict[tuple[str, str], tuple[float, float, float]]:
    """Return what every bot scores against every other it met, with the interval, from both sides."""
    found: dict[tuple[str, str], tuple[float, float, float]] = {}
    for meeting in ladder.meetings:
        score = meeting.score
        found[meeting.first, meeting.second] = (score.value, score.low, score.high)
        found[meeting.second, meeting.first] = (1 - score.value, 1 - score.high, 1 - score.low)
    return found


def crosstable(ladder: Ladder, title: str, command: str) -> str:
    """Return a page section in Markdown: the strongest first, what each row scores against each column in percent."""
    met = pair_scores(ladder)
    names = [one.name for one in ladder.rated]
    head = ["", "rating", *(f"`{name}`" for name in names)]
    rows = [head, ["---", *["---:"] * (len(names) + 1)]]
    for one in ladder.rated:
        cells = [_cell(met.get((one.name, other))) for other in names]
        rows.append([f"`{one.name}`", f"{one.rating:+.0f} ({one.low:+.0f} to {one.high:+.0f})", *cells])
    terms = ladder.terms
    said = (
        f"{ladder.games:,} games with {terms.seats} seats, seed {terms.seed}; 95 % intervals; printed by `{command}`."
    )
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    return f"## {title}\n\n{table}\n\n{said}\n"


def ladder_data(ladder: Ladder) -> dict[str, Any]:
    """Return the same for a program: all that a ladder says, and the crosstable by name."""
    table: dict[str, dict[str, dict[str, float]]] = {name: {} for name in ladder.bots}
    for (one, other), (value, low, high) in pair_scores(ladder).items():
        table[one][other] = {"score": value, "low": low, "high": high}
    return ladder.to_data() | {"crosstable": table}


def _cell(score: tuple[float, float, float] | None) -> str:
    if score is None:
        return NOBODY
    value, low, high = (100 * number for number in score)
    return f"{value:.1f} ({low:.1f}–{high:.1f})"
