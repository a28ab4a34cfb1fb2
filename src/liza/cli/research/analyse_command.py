"""``liza analyse``: where a finished game was lost, and how much of it was luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, NamedTuple

from rich.table import Table as Grid
from rich.text import Text

from liza.cli.play.player_specs import recorded_players
from liza.cli.play.record_files import outcome_of, read_record
from liza.cli.research.solve_command import bar
from liza.cli.terminal.console import BadInput, Terminal
from liza.cli.terminal.styles import seat_style
from liza.lab.analysis.analyse import analyse
from liza.lab.analysis.game_analysis import RESIGNED, SMALL, Analysis, AnalysisStepInfo, Reading, ValueWithError
from liza.lab.run.pool import cores
from liza.match.record import LEAVES, Record
from liza.words import Words


class AnalyseOptions(NamedTuple):
    """How a game is to be looked at."""

    bot: str | None
    playouts: int
    jobs: int | None
    reading: Reading


def analyse_file(terminal: Terminal, file: Path, wishes: AnalyseOptions, *, as_json: bool) -> int:
    """Weigh every choice of a game that was kept."""
    if wishes.playouts < 2 or (wishes.jobs is not None and wishes.jobs < 1):
        raise BadInput(terminal.say("bad-playouts"))
    record = read_record(file)
    if record.outcome is None:
        raise BadInput(terminal.say("analyse-unfinished"))
    with bar(terminal, terminal.say("analyse-working")) as told:
        found = analyse(
            record,
            name=wishes.bot,
            playouts=wishes.playouts,
            reading=wishes.reading,
            jobs=wishes.jobs or cores(),
            progress=told,
        )
    if as_json:
        terminal.out.out(json.dumps(found.to_data(), ensure_ascii=False, indent=1))
    else:
        _Report(terminal, record, found).show()
    return 0


class _Report:
    """The weighed game, as a person reads it."""

    def __init__(self, terminal: Terminal, record: Record, found: Analysis) -> None:
        self._terminal: Final = terminal
        self._found: Final = found
        self._last: Final = record.final()
        self._outcome: Final = outcome_of(record, self._last)
        self._words: Final = Words(self._last.game, terminal.lang)
        self._names: Final = [player.shown for player in recorded_players(record.names)]

    def show(self) -> None:
        """Print the choices, then what they add up to."""
        out, say = self._terminal.out, self._terminal.say
        out.print(Text(self._words.game.title, style="title"))
        known = "analyse-exact" if self._found.exact else "analyse-estimated"
        out.print(Text(say(known, bot=self._found.by.judge, playouts=self._found.by.playouts), style="quiet"))
        if self._last.game.hides:
            out.print(Text(say(f"analyse-{self._found.by.reading}"), style="quiet"))
        out.print()
        out.print(self._choices())
        out.print()
        out.print(self._totals())
        out.print()
        for seat in range(self._last.seats):
            self._show_moments(seat)
        out.print(Text(say("analyse-meaning"), style="quiet"))
        if self._outcome is not None:
            out.print(Text(self._words.verdict(self._outcome, self._names), style="title"))

    def _show_moments(self, seat: int) -> None:
        """Print what mattered most to a seat."""
        moments = self._found.moments(seat)
        if not moments:
            return
        out = self._terminal.out
        out.print(Text(self._terminal.say("analyse-moments", who=self._words.seat(seat, self._names)), style="label"))
        for at, what, change in moments:
            step = self._found.steps[at]
            who = self._words.seat(step.seat, self._names)
            choice = self._label(step.action, step.seat)
            said = self._terminal.say(f"analyse-moment-{what}", who=who, choice=choice)
            out.print(Text(f"  {at + 1}  {_number(change)}  {said}"))
        out.print()

    def _choices(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
        grid.add_column("", justify="right", style="quiet")
        grid.add_column(self._terminal.say("sim-who"))
        grid.add_column(self._terminal.say("analyse-choice"))
        for id in ("analyse-value", "analyse-lost", "analyse-luck"):
            grid.add_column(self._terminal.say(id), justify="right")
        grid.add_column(self._terminal.say("analyse-better"))
        for number, step in enumerate(self._found.steps, 1):
            if not step.forced or step.chance:
                grid.add_row(str(number), *self._row(step))
        return grid

    def _row(self, step: AnalysisStepInfo) -> list[Text]:
        seat = step.seat
        lost, luck = step.lost, step.luck(seat)
        return [
            Text(self._words.seat(seat, self._names), style=seat_style(seat)),
            Text(self._label(step.action, seat)),
            Text(_number(step.before.to(seat))),
            Text(
                "" if step.forced else _change(ValueWithError(-lost.value, lost.error)), style="no" if step.errs else ""
            ),
            Text(_change(luck) if step.chance else ""),
            Text(self._label(step.better, seat) if step.errs and step.better else "", style="yes"),
        ]

    def _label(self, action: str, seat: int) -> str:
        if action == RESIGNED:
            return self._terminal.say("analyse-resigned")
        if action == LEAVES:
            return self._terminal.say("analyse-left")
        return self._words.action(self._words.game.parse(action), seat, self._names)

    def _totals(self) -> Grid:
        grid = Grid(box=None, padding=(0, 2), header_style="label", show_edge=False)
        grid.add_column(self._terminal.say("sim-who"))
        for id in ("analyse-start", "analyse-own", "analyse-others", "analyse-luck", "analyse-end"):
            grid.add_column(self._terminal.say(id), justify="right")
        found = self._found
        for seat, end in enumerate(found.end):
            lost = found.lost(seat)
            numbers = [
                _number(found.expected.to(seat)),
                *map(_change, (ValueWithError(-lost.value, lost.error), found.given(seat), found.luck(seat))),
            ]
            grid.add_row(Text(self._words.seat(seat, self._names), style=seat_style(seat)), *numbers, f"{end:+.3f}")
        return grid


def _number(sum: ValueWithError) -> str:
    return f"{sum.value:+.3f}{_plus_minus(sum)}"


def _change(sum: ValueWithError) -> str:
    return "·" if abs(sum.value) < SMALL and sum.error < SMALL else _number(sum)


def _plus_minus(sum: ValueWithError) -> str:
    return f" ±{sum.error:.3f}" if sum.error else ""
