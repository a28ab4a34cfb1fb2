"""``liza admin``: looking after a site, from a shell on a machine that reaches its database.

Annotations are evaluated here on purpose: they carry help in two languages.
"""

import asyncio
import getpass
import json as json_lines
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from cyclopts import Parameter

from liza.cli.terminal.console import BadInput, Terminal
from liza.match.log import SitDownEntry

_MOST_SAID: Final = 10_000
"""Things said at a table, the latest, that are shown."""
_MOMENT: Final = 1_000_000_000_000
"""Whole numbers above this are milliseconds since 1970."""


def commands(terminal: Terminal) -> dict[str, Callable[..., int]]:
    """Return the commands of operators."""

    def helped(id: str, value: str | None = None, **more: Any) -> Parameter:
        return Parameter(help=terminal.say(id), metavar=None if value is None else terminal.say(value), **more)

    where = Annotated[str | None, helped("opt-db", "value-db", show_default=False)]
    machine = Annotated[bool, helped("opt-json")]

    def tables(*, apart: Annotated[bool, helped("opt-apart")] = False, db: where = None, json: machine = False) -> int:
        from liza.store.operators.orders import tables as found  # noqa: PLC0415

        return _show(terminal, _visit(terminal, db, lambda store: found(store, apart=apart)), as_json=json)

    def table(
        table: Annotated[str, helped("arg-table", "value-any")], /, *, db: where = None, json: machine = False
    ) -> int:
        return _show(terminal, _visit(terminal, db, lambda store: _of_table(terminal, store, table)), as_json=json)

    def people(*, db: where = None, json: machine = False) -> int:
        from liza.store.operators.orders import people as found  # noqa: PLC0415

        return _show(terminal, _visit(terminal, db, found), as_json=json)

    def processes(*, db: where = None, json: machine = False) -> int:
        from liza.store.operators.pulse import processes as found  # noqa: PLC0415

        return _show(terminal, _visit(terminal, db, lambda store: found(store, _now())), as_json=json)

    def bans(*, db: where = None, json: machine = False) -> int:
        from liza.store.operators.orders import bans as found  # noqa: PLC0415

        return _show(terminal, _visit(terminal, db, lambda store: found(store, _now())), as_json=json)

    def log(*, db: where = None, json: machine = False) -> int:
        from liza.store.operators.orders import newest  # noqa: PLC0415

        return _show(terminal, _visit(terminal, db, newest), as_json=json)

    def remove(table: Annotated[str, helped("arg-table", "value-any")], /, *, db: where = None) -> int:
        return _give(terminal, db, "remove", table)

    def quarantine(
        table: Annotated[str, helped("arg-table", "value-any")],
        reason: Annotated[str, helped("arg-reason", "value-any")] = "",
        /,
        *,
        db: where = None,
    ) -> int:
        return _give(terminal, db, "quarantine", table, reason)

    def release(table: Annotated[str, helped("arg-table", "value-any")], /, *, db: where = None) -> int:
        _visit(terminal, db, lambda store: _release(terminal, store, table))
        return _give(terminal, db, "release", table)

    def ban(
        who: Annotated[str, helped("arg-banned", "value-any")],
        /,
        *,
        hours: Annotated[int | None, helped("opt-hours", "value-number", show_default=False)] = None,
        reason: Annotated[str, helped("opt-reason", "value-any", show_default=False)] = "",
        db: where = None,
    ) -> int:
        target = _banned(terminal, db, who)
        return _give(terminal, db, "ban", target, "" if hours is None else str(hours), reason)

    def unban(who: Annotated[str, helped("arg-banned", "value-any")], /, *, db: where = None) -> int:
        return _give(terminal, db, "unban", _banned(terminal, db, who))

    def mute(
        who: Annotated[str, helped("arg-banned", "value-any")],
        /,
        *,
        hours: Annotated[int | None, helped("opt-hours", "value-number", show_default=False)] = None,
        reason: Annotated[str, helped("opt-reason", "value-any", show_default=False)] = "",
        db: where = None,
    ) -> int:
        target = _banned(terminal, db, who)
        return _give(terminal, db, "mute", target, "" if hours is None else str(hours), reason)

    def unmute(who: Annotated[str, helped("arg-banned", "value-any")], /, *, db: where = None) -> int:
        return _give(terminal, db, "unmute", _banned(terminal, db, who))

    def unname(
        who: Annotated[str, helped("arg-banned", "value-any")],
        /,
        *,
        reason: Annotated[str, helped("opt-reason", "value-any", show_default=False)] = "",
        db: where = None,
    ) -> int:
        return _give(terminal, db, "unname", _banned(terminal, db, who), "", reason)

    def reports(
        number: Annotated[int | None, helped("arg-report", "value-number", show_default=False)] = None,
        /,
        *,
        db: where = None,
        json: machine = False,
    ) -> int:
        return _show(terminal, _visit(terminal, db, lambda store: _reports(terminal, store, number)), as_json=json)

    def close(
        number: Annotated[int, helped("arg-report", "value-number")],
        answer: Annotated[str, helped("arg-answer", "value-any")],
        /,
        *,
        db: where = None,
    ) -> int:
        return _give(terminal, db, "close", str(number), answer)

    def announce(
        es: Annotated[str, helped("arg-es", "value-any")] = "",
        en: Annotated[str, helped("arg-en", "value-any")] = "",
        /,
        *,
        db: where = None,
    ) -> int:
        return _give(terminal, db, "announce", "", f"{es}\n{en or es}" if es else "")

    def drain(process: Annotated[str, helped("arg-process", "value-any")], /, *, db: where = None) -> int:
        return _give(terminal, db, "drain", process)

    def set(
        name: Annotated[str, helped("arg-setting", "value-any")],
        value: Annotated[float, helped("arg-value", "value-number")],
        /,
        *,
        db: where = None,
    ) -> int:
        from liza.server.base.config import Config  # noqa: PLC0415
        from liza.server.site.operator_sync import SETTINGS, with_setting  # noqa: PLC0415

        if name not in SETTINGS:
            raise BadInput(terminal.say("admin-settings", names=", ".join(SETTINGS)))
        if with_setting(Config(), name, f"{value:g}") is None:
            raise BadInput(terminal.say("admin-value", name=name, value=f"{value:g}"))
        return _give(terminal, db, "set", name, f"{value:g}")

    def settings(*, db: where = None, json: machine = False) -> int:
        return _show(terminal, _settings(terminal, db), as_json=json)

    def token(*, db: where = None) -> int:
        from liza.server.base.tokens import hashed, new_token  # noqa: PLC0415

        made = new_token()
        _give(terminal, db, "token", "", hashed(made))
        terminal.out.print(made, markup=False, highlight=False)
        return 0

    def backup(
        file: Annotated[Path, helped("arg-copy", "value-file")],
        /,
        *,
        keep: Annotated[int | None, helped("opt-keep", "value-number", show_default=False)] = None,
        db: where = None,
    ) -> int:
        from liza.cli.site.backup_command import back_up  # noqa: PLC0415
        from liza.cli.site.serve_command import settings as found  # noqa: PLC0415

        return back_up(terminal, found(db=db).config.db, file, keep)

    def ratings(*, anew: Annotated[bool, helped("opt-anew")] = False, db: where = None, json: machine = False) -> int:
        from liza.store.results.played import pending  # noqa: PLC0415

        if anew:
            return _show(terminal, _visit(terminal, db, _remake), as_json=json)
        return _show(terminal, _visit(terminal, db, pending), as_json=json)

    found: tuple[Callable[..., int], ...] = (
        tables, table, people, processes, bans, log, ratings, remove, quarantine, release, ban, unban, mute, unmute,
        unname, reports, close, announce, drain, set, settings, token, backup,
    )  # fmt: skip
    return {command.__name__: command for command in found}


def _visit(terminal: Terminal, db: str | None, work: Callable[[Any], Awaitable[Any]]) -> Any:
    """Run work on the database of a site; its server may keep running."""
    from liza.cli.site.serve_command import settings  # noqa: PLC0415
    from liza.store import FAULTS, open_store  # noqa: PLC0415
    from liza.store.faults import check  # noqa: PLC0415

    async def visit() -> Any:
        store = open_store(settings(db=db).config.db)
        if not store.shared and not Path(store.name).exists():
            raise BadInput(terminal.say("admin-no-db", db=store.name))
        try:
            await check(store)
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(visit())
    except FAULTS as fault:
        raise BadInput(terminal.say("admin-fault", fault=str(fault).splitlines()[0])) from None


class _TableLine(NamedTuple):
    """One thing that happened at a table, or that was said there."""

    at: int
    what: str
    """The kind of an entry, ``chat``, or ``person``: whose a seat is from then on."""
    n: int
    seat: int
    text: str


async def _of_table(terminal: Terminal, store: Any, table: str) -> list[_TableLine]:
    """Return the log, the chat and the persons of a table in order; hashes of tokens are left out."""
    from liza.server.people.person_bans import persons_at  # noqa: PLC0415

    log = await store.log(table)
    if not log and await store.find(table) is None:
        raise BadInput(terminal.say("admin-no-table", table=table))
    bodies = [SitDownEntry.of_body(entry.body).name if entry.kind == "sit" else entry.body for entry in log]
    happened = [_TableLine(e.at, e.kind, e.n, e.seat, body) for e, body in zip(log, bodies, strict=True)]
    said = await store.said(table, most=_MOST_SAID)
    lines = [*happened, *(_TableLine(s.at, "chat", s.number, s.seat, f"{s.name}: {s.text}") for s in said)]
    held = await persons_at(store, table, _now())
    return sorted([*lines, *(_TableLine(since, "person", 0, seat, person) for since, seat, person in held)])


async def _reports(terminal: Terminal, store: Any, number: int | None) -> list[Any]:
    """Return the open reports, each with a link to its game, or one report with the chat that was seen."""
    from liza.server.civil.report_rows import report_row  # noqa: PLC0415
    from liza.store.civil.reports import open_reports, report_of  # noqa: PLC0415

    if number is None:
        return [await report_row(store, one) for one in await open_reports(store)]
    found = await report_of(store, number)
    if found is None:
        raise BadInput(terminal.say("admin-no-report", number=number))
    said = [_TableLine(at, "chat", 0, seat, f"{name}: {text}") for at, seat, name, text in json_lines.loads(found.chat)]
    return [await report_row(store, found), *said]


def _banned(terminal: Terminal, db: str | None, text: str) -> str:
    """Return what a ban is for: an address, or the id of a person, also named by ``@``."""
    from liza.server.people.person_bans import target_of  # noqa: PLC0415

    found: str | None = _visit(terminal, db, lambda store: target_of(store, text, _now()))
    if found is None:
        raise BadInput(terminal.say("admin-no-person", who=text))
    return found


class _Setting(NamedTuple):
    """A setting, its value and where that was written."""

    name: str
    value: str
    source: str


def _settings(terminal: Terminal, db: str | None) -> list[_Setting]:
    """Return all settings as a server started now would have them, changed as ``liza admin set`` has."""
    from liza.cli.site.serve_command import settings as found  # noqa: PLC0415
    from liza.server.base.settings import COMMAND_LINE, NAMES, WITH_PASSWORDS, without_password  # noqa: PLC0415
    from liza.server.site.operator_sync import SETTINGS, with_settings  # noqa: PLC0415
    from liza.store import is_shared  # noqa: PLC0415
    from liza.store.operators.orders import settings as changed  # noqa: PLC0415

    config, sources = found(db=db)
    if is_shared(config.db) or Path(config.db).exists():
        known = {name: value for name, value in _visit(terminal, db, changed).items() if name in SETTINGS}
        config = with_settings(config, known)
        sources |= dict.fromkeys(known, "liza admin set")
    told = {name: getattr(config, name) for name in NAMES}
    told |= {name: without_password(told[name]) for name in WITH_PASSWORDS}
    words = {None: terminal.say("setting-default"), COMMAND_LINE: terminal.say("setting-command-line")}
    return [
        _Setting(
            name,
            ", ".join(value) if isinstance(value, tuple) else f"{value:g}" if isinstance(value, float) else str(value),
            words.get(sources.get(name), sources.get(name, "")),
        )
        for name, value in told.items()
    ]


async def _release(terminal: Terminal, store: Any, table: str) -> None:
    """Let a table be played again, or say why it cannot be."""
    from liza.server.packs import admission  # noqa: PLC0415
    from liza.server.protocol.problems import Denied, problem  # noqa: PLC0415
    from liza.server.tables.repository import TableRepository  # noqa: PLC0415

    try:
        await TableRepository(store).release(table)
    except Denied as fault:
        said = problem(fault)
        raise BadInput(f"{said.es if terminal.lang == 'es' else said.en} {said.detail or ''}".strip()) from None
    finally:
        admission.close()


async def _remake(store: Any) -> Any:
    """Make every result again from the logs, and every rating from the results; return how many of each there are."""
    from liza.server.packs import admission  # noqa: PLC0415
    from liza.server.ratings.rater import fit_anew  # noqa: PLC0415
    from liza.server.tables.finished.results_anew import remake  # noqa: PLC0415

    try:
        remade = await remake(store)
        fitted = await fit_anew(store, _now)
        return [("results", remade.made), ("results-kept", remade.kept), ("rated", fitted)]
    finally:
        admission.close()


def _give(terminal: Terminal, db: str | None, what: str, target: str, detail: str = "", reason: str = "") -> int:
    """Store an order; every process of the site follows it within a second or two."""
    from liza.store.operators.orders import give  # noqa: PLC0415

    who = f"shell {getpass.getuser()}"
    number = _visit(terminal, db, lambda store: give(store, who, what, target, detail, _now(), reason))
    terminal.out.print(terminal.say("admin-given", number=number), markup=False, highlight=False)
    return 0


def _show(terminal: Terminal, rows: Sequence[Any], *, as_json: bool) -> int:
    """Print rows: one JSON object a line, or one row a line with tabs between."""
    for row in rows:
        if as_json:
            line = json_lines.dumps(row._asdict() if hasattr(row, "_asdict") else list(row), ensure_ascii=False)
        else:
            line = "\t".join(_shown(value) for value in row)
        terminal.out.out(line, highlight=False)
    return 0


def _shown(value: object) -> str:
    if value is None:
        return "-"
    if isinstance(value, int) and not isinstance(value, bool) and value > _MOMENT:
        return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(value / 1000))
    return str(value).replace("\n", " / ")


def _now() -> int:
    return time.time_ns() // 1_000_000
