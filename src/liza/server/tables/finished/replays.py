"""A game replayed from its log: to catch up a client that missed moves, to step through, and as a record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from liza.kernel.core.state import State
from liza.match.log import Entry
from liza.match.record import LEAVES, Record
from liza.match.table import Table
from liza.match.table_config import TableConfig
from liza.server.protocol import wire
from liza.server.protocol.bodies import Replay, ReplayStep, TurningPointInfo
from liza.server.protocol.denied import Denied
from liza.server.protocol.record_bodies import RecordFile
from liza.server.protocol.replay_notes import ReplayNote, noted
from liza.server.tables import viewer_messages
from liza.server.tables.finished.turning_point import turning_point
from liza.server.tables.viewer_messages import Viewer


def missed(setting: TableConfig, entries: Sequence[Entry], since: int, viewer: Viewer) -> list[wire.FromServer]:
    """Return what a viewer was not there to be told: everything about the game after an entry."""
    table = Table(setting)
    found: list[wire.FromServer] = []
    for entry in entries:
        change = table.apply(entry)
        if entry.n > since:
            found += viewer_messages.about(table, change, viewer, entry.at)
    return found


def brought_up(table: Table, told: Sequence[wire.FromServer], viewer: Viewer) -> list[wire.FromServer]:
    """Return what a viewer is told who comes back: what was missed, and the position where none of that shows it."""
    if any(isinstance(message, wire.Moved | wire.StateMessage) for message in told):
        return [*told]
    end = [viewer_messages.over(table)] if table.status == "over" else []
    return [*told, viewer_messages.state(table, viewer, "hello"), *end]


def replay(setting: TableConfig, entries: Sequence[Entry], viewer: Viewer) -> Replay:
    """Return a game step by step, as a viewer sees it; what was taken back is left out."""
    head, steps = replayed(setting, entries, viewer)
    return msgspec.structs.replace(head, steps=list(steps))


def replayed(setting: TableConfig, entries: Sequence[Entry], viewer: Viewer) -> tuple[Replay, Iterator[ReplayStep]]:
    """Return the same as a replay that is still without steps, and its steps one after the other."""
    notes: list[ReplayNote] = []
    table, record = _played(setting, entries, notes)
    head = Replay(setting.id, setting.game.id, list(record.names), viewer, notes, [])
    over = table.status == "over"
    return head, (replay_step(record, step, state, viewer, over=over) for step, state in enumerate(record.replay()))


def replay_step(record: Record, step: int, state: State, viewer: Viewer, *, over: bool) -> ReplayStep:
    """Return a step of a game that led to a state, as a viewer sees it; the opening is step 0."""
    seat, action = record.actions[step - 1] if step else (None, None)
    return ReplayStep(
        step=step,
        seat=seat,
        action=action if over or seat == viewer or action == LEAVES else None,
        events=viewer_messages.happenings(state.events, viewer),
        view=state.view(viewer),
        drawn=state.source.drawn if over else None,
    )


def record_file(setting: TableConfig, entries: Sequence[Entry], viewer: Viewer) -> RecordFile:
    """Return a record: all of it once the game is over, before that only what a viewer may know."""
    table, record = _played(setting, entries)
    data = record.to_data()
    if table.status != "over":
        data["seed"] = None
        data["actions"] = [
            f"{seat} {text if seat == viewer or text == LEAVES else '?'}" for seat, text in record.actions
        ]
    return msgspec.convert(data, RecordFile)


def turning(setting: TableConfig, entries: Sequence[Entry], _viewer: Viewer) -> TurningPointInfo:
    """Return the choice that decided a finished game, the same for every viewer."""
    table, record = _played(setting, entries)
    if table.status != "over":
        raise Denied("running")
    found = turning_point(record)
    if found is None or found.step is None:
        return TurningPointInfo(len(record.actions), None if found is None else found.winner)
    if not found.single:
        return TurningPointInfo(len(record.actions), found.winner, found.step, single=False)
    seat, action = record.actions[found.step]
    game = setting.game
    choice = None if action == LEAVES else viewer_messages.choice(game, game.parse(action))
    return TurningPointInfo(len(record.actions), found.winner, found.step, seat, choice)


def _played(
    setting: TableConfig, entries: Sequence[Entry], notes: list[ReplayNote] | None = None
) -> tuple[Table, Record]:
    """Return a table and its record; add to ``notes`` what became of those who sat there during the game."""
    table = Table(setting)
    for entry in entries:
        playing = table.match is not None
        before = [(chair.kind, chair.left) for chair in table.chairs]
        change = table.apply(entry)
        if notes is not None and playing and table.match is not None:
            step = len(table.match.record.actions)
            notes[:] = [msgspec.structs.replace(note, step=min(note.step, step)) for note in notes]
            notes += noted(table, change, before, step)
    if table.match is None:
        raise Denied("not-started")
    return table, table.match.record
