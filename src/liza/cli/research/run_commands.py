"""What the commands of the lab do: play and keep, report, compare, look for holes in the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Terminal
from liza.kernel.core.game import Game
from liza.lab.experiments.card_effects import StoredEffects, usual_pairs
from liza.lab.run.dataset import Dataset
from liza.lab.run.run_spec import RunSpec, checked_run
from liza.lab.run.run_store import RunStore

if TYPE_CHECKING:
    from liza.lab.experiments.compare import Comparison


NOT_CLEAR: Final = 3
"""The exit code of a goal that the games neither met nor missed."""


class RunOptions(NamedTuple):
    """What to play."""

    games: int
    bots: str
    seed: int
    seats: int | None
    pack: Path | None
    jobs: int
    options: Mapping[str, str]

    @property
    def names(self) -> list[str]:
        """The bots, one by one."""
        return [name.strip() for name in self.bots.split(",")]


class ExperimentOptions(NamedTuple):
    """What a run puts to the test: in how many pairs of games every thing, and with which bots what is clearest."""

    pairs: int | None
    strong: str


def run_study(
    terminal: Terminal,
    game: Game[Any],
    order: RunOptions,
    tests: ExperimentOptions,
    *,
    out: Path | None,
    decisions: bool,
    cluster: str | None,
) -> int:
    """Play games and keep their rows; what a folder has already is not played again."""
    plan = _planned(terminal, game, order)
    name = game.id if order.pack is None else f"{game.id}-{order.pack.stem}"
    folder = out or Path("lab") / f"{name}-{plan.seats}-{order.seed}"
    experiments = usual_pairs(order.games) if tests.pairs is None else tests.pairs
    study = RunStore.begin(folder, plan, order.games, decisions=decisions, pairs=experiments)
    effects = StoredEffects(study)
    _say_left(terminal, study, effects)
    share = None
    if cluster is not None:
        from liza.lab.run.ray_cluster import on_cluster  # noqa: PLC0415

        share = on_cluster(cluster)
    try:
        with progress(terminal, study.games) as told:
            study.run(order.jobs, share, told)
        with progress(terminal, effects.left()) as told:
            effects.run(order.jobs, told)
        effects.repeat(tests.strong, order.jobs)
    except KeyboardInterrupt:
        _say_left(terminal, study, effects)
        terminal.err.print(Text(terminal.say("lab-stopped", folder=str(folder)), style="quiet"))
        raise
    terminal.out.print(Text(terminal.say("lab-played", games=study.games, folder=str(folder))))
    trouble = study.notes().trouble
    if trouble:
        terminal.out.print(Text(terminal.say("lab-trouble", count=len(trouble), folder=str(folder)), style="no"))
    return 0


def record_games(terminal: Terminal, game: Game[Any], order: RunOptions, folder: Path) -> int:
    """Play games and keep who chose what; what a folder has already is not played again."""
    recording = Dataset.begin(folder, _planned(terminal, game, order), order.games)
    try:
        with progress(terminal, recording.games) as told:
            recording.run(order.jobs, told)
    except KeyboardInterrupt:
        left = terminal.say("record-left", games=recording.left(), all=recording.games)
        terminal.err.print(Text(left, style="quiet"))
        terminal.err.print(Text(terminal.say("lab-stopped", folder=str(folder)), style="quiet"))
        raise
    terminal.out.print(Text(terminal.say("lab-played", games=recording.games, folder=str(folder))))
    return 0


def _planned(terminal: Terminal, game: Game[Any], order: RunOptions) -> RunSpec:
    """Return what is asked for as a plan, or say what is wrong with it."""
    if order.games < 1:
        raise BadInput(terminal.say("bad-amount"))
    if order.seats is not None:
        check_seats(terminal, game, order.seats)
    return checked_run(
        game.id,
        bots=order.names,
        seed=order.seed,
        options=checked_options(terminal, game, order.options),
        seats=order.seats,
        pack=order.pack,
    )


def _say_left(terminal: Terminal, study: RunStore, effects: StoredEffects) -> None:
    """Say what is still to be played."""
    left = {"games": study.left(), "pairs": effects.left()}
    if any(left.values()):
        terminal.err.print(Text(terminal.say("lab-left", all=study.games, **left), style="quiet"))


def write_report(
    terminal: Terminal, folder: Path, out: Path | None, skill: Path | None, tables: Path | None = None
) -> int:
    """Write the page of a run, and the records that its gaps speak of beside it."""
    from liza.lab.findings.rule_gaps import find_gaps, write_records  # noqa: PLC0415
    from liza.lab.report.report import make_report  # noqa: PLC0415

    study = _played(terminal, folder)
    report = make_report(study, terminal.lang, None if skill is None else _played(terminal, skill))
    write_records(study, find_gaps(study))
    file = out or folder / f"report.{terminal.lang}.html"
    try:
        file.write_text(report.html(), encoding="utf-8")
        if tables is not None:
            tables.mkdir(parents=True, exist_ok=True)
            for name, text in report.tables().items():
                (tables / name).write_text(text, encoding="utf-8")
    except OSError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None
    terminal.out.print(Text(terminal.say("lab-reported", file=str(file))))
    return 0


def list_gaps(terminal: Terminal, folder: Path, *, as_json: bool) -> int:
    """Print the holes in the rules that a run has come upon, and write a record for each."""
    from liza.lab.findings.findings_text import FindingsText  # noqa: PLC0415
    from liza.lab.findings.rule_gaps import find_gaps, write_records  # noqa: PLC0415

    study = _played(terminal, folder)
    gaps = find_gaps(study)
    records = write_records(study, gaps)
    if as_json:
        terminal.out.out(json.dumps([gap.to_data() for gap in gaps], ensure_ascii=False, indent=1))
        return 0
    teller = FindingsText(study.plan.bound(), terminal.lang)
    for gap in gaps:
        line = Text(teller.gap(gap))
        terminal.out.print(line if gap.file is None else line.append(f"  {gap.file}", style="quiet"))
    if not gaps:
        terminal.out.print(Text(terminal.say("no-gaps")))
    terminal.out.print(Text(terminal.say("lab-gaps-written", folder=str(records)), style="quiet"))
    return 0


def compare_variants(
    terminal: Terminal, base: str, changed: str, goals: Sequence[str], order: RunOptions, *, early: bool, as_json: bool
) -> int:
    """Play the same worlds under two packs or rulings, and print what changes; 1 if a goal is missed, 3 if unclear."""
    from liza.lab.experiments.compare import MISSED, UNDECIDED, compare, read_goal  # noqa: PLC0415
    from liza.lab.experiments.variants import plans, read_variant  # noqa: PLC0415

    if order.games < 1:
        raise BadInput(terminal.say("bad-amount"))
    first, second = plans(read_variant(base), read_variant(changed), order.names, order.seats, order.seed)
    wanted = [read_goal(goal) for goal in goals]
    with progress(terminal, order.games) as told:
        found = compare(first, second, games=order.games, goals=wanted, early=early, jobs=order.jobs, progress=told)
    if as_json:
        terminal.out.out(json.dumps(found.to_data(), ensure_ascii=False, indent=1))
    else:
        _show(terminal, found)
    return verdict_code([each.verdict for each in found.verdicts], MISSED, UNDECIDED)


def verdict_code(verdicts: Sequence[str], missed: str, unclear: str) -> int:
    """Return the exit code of verdicts: 0 where all hold, 1 where one is missed, else 3 where one is not clear."""
    return 1 if missed in verdicts else NOT_CLEAR if unclear in verdicts else 0


def _show(terminal: Terminal, found: Comparison) -> None:
    say, out = terminal.say, terminal.out
    early = "early" if found.games < found.asked else "full"
    out.print(Text(say(f"compare-games-{early}", games=found.games, asked=found.asked), style="title"))
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="label", show_edge=False)
    for id in ("number", "base", "changed", "difference", "interval"):
        grid.add_column(say(f"compare-{id}"), justify="left" if id == "number" else "right")
    for row in found.differences:
        value, low, high = row.difference
        style = "bold" if row.stands_out else "quiet"
        figures = [f"{row.base:.3g}", f"{row.changed:.3g}", f"{value:+.3g}", f"[{low:+.3g}, {high:+.3g}]"]
        grid.add_row(*(Text(text, style=style) for text in (row.number, *figures)))
    out.print(grid)
    if not any(row.stands_out for row in found.differences):
        out.print(Text(say("compare-same")))
    for verdict in found.verdicts:
        value, low, high = verdict.found
        told = say(
            f"goal-{verdict.verdict}", goal=verdict.goal, value=f"{value:.4g}", low=f"{low:.4g}", high=f"{high:.4g}"
        )
        out.print(Text(told, style={"met": "yes", "missed": "no"}.get(verdict.verdict, "")))


def _played(terminal: Terminal, folder: Path) -> RunStore:
    """Return a run that has games to speak of."""
    study = RunStore.open(folder)
    if len(study.missing()) * study.batch >= study.games:
        raise BadInput(terminal.say("lab-empty", folder=str(folder)))
    return study
