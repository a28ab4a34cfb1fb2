"""What the lab says of every base pack: plays the games and writes docs/balance/reports/<game>.md with its plots.

What it says of each card goes into the room's measured.json too: the almanac shows it.

    scripts/generate balance                          # every game, as many games as the figures in docs/ rest on
    scripts/generate balance tankup --games 20000     # one game, for longer
    scripts/generate balance --jobs 8 --scale 10      # ten times as many games, on eight cores

The rows are kept in build/lab: what was played once is not played again, and a run that was stopped goes on.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import liza
from liza.lab.findings.run_measures import Measures
from liza.lab.report.card_figures import card_figures
from liza.lab.report.report import Report
from liza.lab.run.pool import cores
from liza.lab.run.run_spec import checked_run
from liza.lab.run.run_store import RunStore
from tools.options import options

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = ROOT / "src" / "liza" / "games"
MEASURED: Final = "measured.json"
FOLDER: Final = ROOT / "docs" / "balance" / "reports"
ROWS: Final = ROOT / "build" / "lab"
GAMES: Final = {"qiahn": 4000, "tankup": 600, "terrorixico": 400, "tornaris": 600, "tanxi": 240}
"""What a slow machine plays in a few minutes each; the more games, the narrower the intervals."""
OTHERS: Final = 400
BOT: Final = "greedy:1"
SKILL: Final = 8
"""Luck against skill takes fewer games: one for so many of the others."""
PLOTS: Final = ("seats", "characters", "cards", "length")


def study(game_id: str, games: int, bots: list[str], name: str, jobs: int) -> Measures:
    """Play what is missing of a run and return what it says."""
    plan = checked_run(game_id, bots=bots)
    run = RunStore.begin(ROWS / f"{game_id}-{name}-{plan.bound().pack.hash[:8]}", plan, games)
    run.run(jobs)
    return Measures(run)


def page(report: Report) -> str:
    """Return a report as Markdown, its plots beside it."""
    game = report.words.game
    lines = [f"# {report.title}", "", *[f"{line}\n" for line in report.head()]]
    for section in report.sections:
        if section.id == "gaps":
            continue
        lines += [f"## {section.title}", ""]
        lines += [f"- {line}" for line in section.lines[:20]] + [""]
        if section.plot and section.id in PLOTS:
            (FOLDER / f"{game.id}-{section.id}.svg").write_text(section.plot, encoding="utf-8")
            lines += [f"![{section.title}]({game.id}-{section.id}.svg)", ""]
    return "\n".join([*lines, f"{report.foot()} (`scripts/generate balance {game.id}`)", ""])


def write_measured(game_id: str, measures: Measures) -> None:
    """Write what was measured of each card, a line a card, into the game's room where it has one here."""
    told = card_figures(measures)
    cards = told.pop("cards")
    head = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in told.items())
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in sorted(cards.items()))
    if (ROOMS / game_id).is_dir():
        text = f'{{\n{head},\n"cards": {{\n{lines}\n}}\n}}\n'
        (ROOMS / game_id / MEASURED).write_text(text, encoding="utf-8")


def main() -> int:
    """Do what the words ask for."""
    words = options("generate balance", __doc__)
    words.add_argument("named", nargs="*", metavar="game", help="only these games")
    words.add_argument("--games", type=int, help="how many games of each; as many as docs/ rests on if not given")
    words.add_argument("--scale", type=float, default=1.0, help="so many times as many games")
    words.add_argument("--jobs", type=int, default=cores(), help="how many processes")
    asked = words.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in liza.games():
        if asked.named and game.id not in asked.named:
            continue
        games = asked.games or round(GAMES.get(game.id, OTHERS) * asked.scale)
        main_run = study(game.id, games, [BOT], "equals", asked.jobs)
        skill = study(game.id, max(20, games // SKILL), [BOT, "random"], "skill", asked.jobs)
        write_measured(game.id, main_run)
        (FOLDER / f"{game.id}.md").write_text(page(Report(main_run, "en", skill)), encoding="utf-8")
        sys.stdout.write(f"docs/balance/reports/{game.id}.md: {main_run.games} games\n")
        sys.stdout.flush()
    return 0
