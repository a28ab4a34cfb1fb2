"""Strengths of the bots' levels on the scale of the ratings, from the arenas of docs/figures/ladder.md.

    scripts/generate anchors            # writes src/liza/ratings/anchors.toml
    scripts/generate anchors --check

That page tells how often each level is placed before the one below it, with an interval. A strength is a logarithm of
odds, so the strengths of neighbours differ by the logit of that share; ``shrewd`` stands at 0. The deviation is that of
the distance to ``shrewd``. Bots of earlier rules versions keep the strengths they had.
"""

from __future__ import annotations

import re
import sys
from math import log, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Final

from liza.games import games
from tools.options import options

ROOT: Final = Path(__file__).resolve().parents[2]
LADDER: Final = ROOT / "docs" / "figures" / "ladder.md"
ANCHORS: Final = ROOT / "src" / "liza" / "ratings" / "anchors.toml"
ZERO: Final = "shrewd"
_SHARE: Final = re.compile(r"([\d.]+) % \(([\d.]+) – ([\d.]+)\)")
_WIDTH: Final = 2 * NormalDist().inv_cdf(0.975)
_HEAD: Final = "# Strengths of the bots' levels; scripts/generate anchors writes this file. [game.rules version]\n"


def logit(share: float) -> float:
    """Return the logarithm of the odds of a share."""
    return log(share / (1 - share))


def climbed(steps: list[tuple[str, float, float]]) -> dict[str, tuple[float, float]]:
    """Return each level's strength and deviation from how far it stands above the one below, the lowest first."""
    names = [name for name, _, _ in steps]
    zero = names.index(ZERO)
    found: dict[str, tuple[float, float]] = {}
    for at, name in enumerate(names):
        between = steps[min(at, zero) + 1 : max(at, zero) + 1]
        distance = sum(step for _, step, _ in between) * (1 if at > zero else -1)
        found[name] = distance, sqrt(sum(error**2 for _, _, error in between))
    return found


def ladders(text: str) -> dict[str, list[tuple[str, float, float]]]:
    """Return for each game's title the levels from the lowest, with the step up to each and its standard error."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    titles = [title.partition(",")[0] for title in rows[0][1:]]
    found: dict[str, list[tuple[str, float, float]]] = {title: [] for title in titles}
    for name, *cells in rows[2:]:
        for title, cell in zip(titles, cells, strict=True):
            match = _SHARE.fullmatch(cell)
            assert match is not None, cell
            share, low, high = (float(part) / 100 for part in match.groups())
            level = name.strip("`").partition("`")[0]
            found[title].append((level, logit(share), (logit(high) - logit(low)) / _WIDTH))
    return found


def written(text: str, before: str) -> str:
    """Return the file as it follows from the page, with the sections of other versions that it had."""
    known = ladders(text)
    parts = {}
    for game in games():
        lines = [
            f"{level} = {{ mean = {mean:.3f}, deviation = {deviation:.3f} }}"
            for level, (mean, deviation) in climbed(known[game.title]).items()
        ]
        parts[f"[{game.id}.{game.version}]"] = "\n".join(lines)
    for section in re.finditer(r"^(\[[\w.]+\])\n((?:.+\n)+)", before, re.MULTILINE):
        parts.setdefault(section[1], section[2].rstrip("\n"))
    return _HEAD + "".join(f"\n{head}\n{body}\n" for head, body in sorted(parts.items()))


def main() -> int:
    """Write the file, or say whether it is as it would be written."""
    parser = options("generate anchors", __doc__)
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where the file is out of date")
    chosen = parser.parse_args()
    before = ANCHORS.read_text(encoding="utf-8") if ANCHORS.exists() else ""
    text = written(LADDER.read_text(encoding="utf-8"), before)
    if chosen.check:
        return int(text != before)
    ANCHORS.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{ANCHORS.relative_to(ROOT)}\n")
    return 0
