"""``liza replay``: stepping through a game that was kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from liza.cli.play.player_specs import recorded_players
from liza.cli.play.record_files import outcome_of, read_record
from liza.cli.terminal.console import BadInput, Terminal
from liza.cli.terminal.event_log import EventLog
from liza.cli.terminal.table_view import TableView
from liza.kernel.core.state import State
from liza.match.record import Record
from liza.words import Words


def replay_file(terminal: Terminal, file: Path, *, everything: bool, seat: int | None, pace: float) -> int:
    """Show a game from a file, step by step for a person, all at once for a pipe."""
    record = read_record(file)
    states = list(record.replay())
    if seat is not None and not 1 <= seat <= len(record.names):
        raise BadInput(terminal.say("bad-seat", seat=seat, seats=len(record.names)))
    replay = ReplayViewer(terminal, record, states, None if seat is None else seat - 1)
    if everything or not terminal.live:
        replay.show_all()
    else:
        replay.step_through(pace)
    return 0


class ReplayViewer:
    """A game that was kept, at some place in it."""

    def __init__(self, terminal: Terminal, record: Record, states: list[State], seat: int | None) -> None:
        self._terminal: Final = terminal
        self._states: Final = states
        self._outcome: Final = outcome_of(record, states[-1])
        self._seat: Final = seat
        self._players: Final = recorded_players(record.names)
        self._names: Final = [player.shown for player in self._players]
        self._words: Final = Words(states[0].game, terminal.lang)
        self._story: Final = EventLog(self._words, self._names, len(self._players))
        for state in states:
            self._story.add(state.events)
        self._at = 0

    def show_all(self) -> None:
        """Tell the whole game and show the table at its end."""
        out = self._terminal.out
        for number in range(len(self._states)):
            for line in self._lines(number):
                out.print(Text(f"{number:>4}  ", style="quiet").append_text(line))
        self._show_table(self._states[-1])
        self._show_end()

    def step_through(self, pace: float) -> None:
        """Let a person go to and fro."""
        auto = False
        try:
            while True:
                self._show_here()
                if auto and self._at < len(self._states) - 1:
                    self._terminal.pause(pace)
                    self._at += 1
                    continue
                auto = False
                typed = self._terminal.ask(self._terminal.say("replay-prompt") + " ")
                if typed is None or typed.strip().lower() == "q":
                    return
                auto = typed.strip().lower() == "a"
                self._go(typed.strip().lower())
        except KeyboardInterrupt:
            self._terminal.out.print()

    def _go(self, typed: str) -> None:
        last = len(self._states) - 1
        if typed in {"", "n"}:
            self._at = min(self._at + 1, last)
        elif typed == "b":
            self._at = max(self._at - 1, 0)
        elif typed == "e":
            self._at = last
        elif typed.isdecimal():
            self._at = min(int(typed), last)

    def _show_here(self) -> None:
        out = self._terminal.out
        out.clear()
        self._show_table(self._states[self._at])
        for line in self._lines(self._at):
            out.print(Text("  ").append_text(line))
        if self._at == len(self._states) - 1:
            self._show_end()
        out.print(Text(self._terminal.say("replay-place", at=self._at, last=len(self._states) - 1), style="quiet"))

    def _lines(self, number: int) -> list[Text]:
        return self._story.lines(self._seat, number, number + 1)

    def _show_table(self, state: State) -> None:
        roles = [
            "" if player.bot is None else self._terminal.say("role-bot", bot=player.name) for player in self._players
        ]
        self._terminal.out.print(TableView(state.view(self._seat), self._words, self._names, roles, self._seat))

    def _show_end(self) -> None:
        outcome = self._outcome
        if outcome is None:
            self._terminal.out.print(Text(self._terminal.say("replay-unfinished"), style="quiet"))
            return
        self._terminal.out.print(self._story.line(self._words.outcome(outcome, self._names)))
        self._terminal.out.print(self._story.line(self._words.verdict(outcome, self._names), "title"))
