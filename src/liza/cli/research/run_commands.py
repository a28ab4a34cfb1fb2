"""What the commands of the lab do: play and keep, report, compare, look for holes in the rules."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.table_options import check_seats, checked_options
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Desk
from liza.kernel.core.game import Game
from liza.lab.experiments.card_effects import Effects, usual_pairs
from liza.lab.run.dataset import Recording
from liza.lab.run.run_spec import Plan, planned
from liza.lab.run.run_store import Study

if TYPE_CHECKING:
    from liza.lab.experiments.compare import Comparison


class Order(NamedTuple):
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


class Tests(NamedTuple):
    """What a run puts to the test: in how many pairs of games every thing, and with which bots what is clearest."""

    pairs: int | None
    strong: str


def run_study(
    desk: Desk,
    game: Game[Any],
    order: Order,
    tests: Tests,
    *,
    out: Path | None,
    decisions: bool,
    cluster: str | None,
) -> int:
    """Play games and keep their rows; what a folder has already is not played again."""
    plan = _planned(desk, game, order)
    name = game.id if order.pack is None else f"{game.id}-{order.pack.stem}"
    folder = out or Path("lab") / f"{name}-{plan.seats}-{order.seed}"
    experiments = usual_pairs(order.games) if tests.pairs is None else tests.pairs
    study = Study.begin(folder, plan, order.games, decisions=decisions, pairs=experiments)
    effects = Effects(study)
    _say_left(desk, study, effects)
    share = None
    if cluster is not None:
        from liza.lab.run.ray_cluster import on_cluster  # noqa: PLC0415

        share = on_cluster(cluster)
    try:
        with progress(desk, study.games) as told:
            study.run(order.jobs, share, told)
        with progress(desk, effects.left()) as told:
            effects.run(order.jobs, told)
        effects.repeat(tests.strong, order.jobs)
    except KeyboardInterrupt:
        _say_left(desk, study, effects)
        desk.err.print(Text(desk.say("lab-stopped", folder=str(folder)), style="quiet"))
        raise
    desk.out.print(Text(desk.say("lab-played", games=study.games, folder=str(folder))))
    trouble = study.notes().trouble
    if trouble:
        desk.out.print(Text(desk.say("lab-trouble", count=len(trouble), folder=str(folder)), style="no"))
    return 0


def record_games(desk: Desk, game: Game[Any], order: Order, folder: Path) -> int:
    """Play games and keep who chose what; what a folder has already is not played again."""
    recording = Recording.begin(folder, _planned(desk, game, order), order.games)
    try:
        with progress(desk, recording.games) as told:
            recording.run(order.jobs, told)
    except KeyboardInterrupt:
        left = desk.say("record-left", games=recording.left(), all=recording.games)
        desk.err.print(Text(left, style="quiet"))
        desk.err.print(Text(desk.say("lab-stopped", folder=str(folder)), style="quiet"))
        raise
    desk.out.print(Text(desk.say("lab-played", games=recording.games, folder=str(folder))))
    return 0


def _planned(desk: Desk, game: Game[Any], order: Order) -> Plan:
    """Return what is asked for as a plan, or say what is wrong with it."""
    if order.games < 1:
        raise BadInput(desk.say("bad-amount"))
    if order.seats is not None:
        check_seats(desk, game, order.seats)
    return planned(
        game.id,
        bots=order.names,
        seed=order.seed,
        options=checked_options(desk, game, order.options),
        seats=order.seats,
        pack=order.pack,
    )


def _say_left(desk: Desk, study: Study, effects: Effects) -> None:
    """Say what is still to be played."""
    left = {"games": study.left(), "pairs": effects.left()}
    if any(left.values()):
        desk.err.print(Text(desk.say("lab-left", all=study.games, **left), style="quiet"))


def write_report(desk: Desk, folder: Path, out: Path | None, skill: Path | None, tables: Path | None = None) -> int:
    """Write the page of a run, and the records that its gaps speak of beside it."""
    from liza.lab.findings.rule_gaps import find_gaps, write_records  # noqa: PLC0415
    from liza.lab.report.report import make_report  # noqa: PLC0415

    study = _played(desk, folder)
    report = make_report(study, desk.lang, None if skill is None else _played(desk, skill))
    write_records(study, find_gaps(study))
    file = out or folder / f"report.{desk.lang}.html"
    try:
        file.write_text(report.html(), encoding="utf-8")
        if tables is not None:
            tables.mkdir(parents=True, exist_ok=True)
            for name, text in report.tables().items():
                (tables / name).write_text(text, encoding="utf-8")
    except OSError:
        raise BadInput(desk.say("unwritable", file=str(file))) from None
    desk.out.print(Text(desk.say("lab-reported", file=str(file))))
    return 0


def list_gaps(desk: Desk, folder: Path, *, as_json: bool) -> int:
    """Print the holes in the rules that a run has come upon, and write a record for each."""
    from liza.lab.findings.findings_text import Teller  # noqa: PLC0415
    from liza.lab.findings.rule_gaps import find_gaps, write_records  # noqa: PLC0415

    study = _played(desk, folder)
    gaps = find_gaps(study)
    records = write_records(study, gaps)
    if as_json:
        desk.out.out(json.dumps([gap.to_data() for gap in gaps], ensure_ascii=False, indent=1))
        return 0
    teller = Teller(study.plan.bound(), desk.lang)
    for gap in gaps:
        line = Text(teller.gap(gap))
        desk.out.print(line if gap.file is None else line.append(f"  {gap.file}", style="quiet"))
    if not gaps:
        desk.out.print(Text(desk.say("no-gaps")))
    desk.out.print(Text(desk.say("lab-gaps-written", folder=str(records)), style="quiet"))
    return 0


def compare_variants(desk: Desk, base: str, changed: str, goals: Sequence[str], order: Order, *, as_json: bool) -> int:
    """Play the same worlds under two packs or rulings, and print what changes; 1 if a goal is missed."""
    from liza.lab.experiments.compare import MISSED, compare, read_goal  # noqa: PLC0415
    from liza.lab.experiments.variants import plans, read_variant  # noqa: PLC0415

    if order.games < 1:
        raise BadInput(desk.say("bad-amount"))
    first, second = plans(read_variant(base), read_variant(changed), order.names, order.seats, order.seed)
    wanted = [read_goal(goal) for goal in goals]
    with progress(desk, order.games) as told:
        found = compare(first, second, games=order.games, goals=wanted, jobs=order.jobs, progress=told)
    if as_json:
        desk.out.out(json.dumps(found.to_data(), ensure_ascii=False, indent=1))
    else:
        _show(desk, found)
    return int(any(verdict.verdict == MISSED for verdict in found.verdicts))


def _show(desk: Desk, found: Comparison) -> None:
    say, out = desk.say, desk.out
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


def _played(desk: Desk, folder: Path) -> Study:
    """Return a run that has games to speak of."""
    study = Study.open(folder)
    if len(study.missing()) * study.batch >= study.games:
        raise BadInput(desk.say("lab-empty", folder=str(folder)))
    return study
