"""``liza admin`` says in one sentence what is wrong, and mends a table that was set apart."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from liza.cli import main
from liza.server.base.tokens import new_id
from liza.store import open_store
from tests.postgres import Postgres
from tests.server.client import Player, Server, run, serving
from tests.support import awaited

PERSON = {"kind": "person"}
READING = (
    ["tables"], ["table", "t"], ["people"], ["processes"], ["bans"], ["log"], ["ratings"], ["ratings", "--anew"],
)  # fmt: skip
WRITING = (
    ["remove", "t"], ["quarantine", "t"], ["release", "t"], ["ban", "192.0.2.1"], ["unban", "192.0.2.1"],
    ["mute", "192.0.2.1"], ["unmute", "192.0.2.1"], ["announce", "hola"], ["drain", "p"], ["set", "tables", "1"],
    ["token"],
)  # fmt: skip


def fresh(db: Path) -> None:
    """Make a database."""

    async def work() -> None:
        store = open_store(str(db))
        await store.open()
        await store.close()

    awaited(work())


def missing(_db: Path) -> None:
    """Leave the place empty."""


def corrupt(db: Path) -> None:
    """Leave something else there."""
    db.write_bytes(b"no database at all " * 500)


def torn(db: Path) -> None:
    """Leave a database of which the disk has lost pages."""
    fresh(db)
    whole = db.read_bytes()
    db.write_bytes(whole[:100] + b"\0" * (len(whole) - 100))


def newer(db: Path) -> None:
    """Leave a database that a later version has written."""
    fresh(db)
    _set_version(db, "9999")


def older(db: Path) -> None:
    """Leave a database that an earlier version has written."""
    fresh(db)
    _set_version(db, "0003")


def foreign(db: Path) -> None:
    """Leave a database of some other program."""
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("CREATE TABLE songs (name)")
        connection.commit()


def empty(db: Path) -> None:
    """Leave a database without tables, as a server finds it at its first start."""
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA user_version = 1")
        connection.commit()


def _set_version(db: Path, version: str) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (version,))
        connection.commit()


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Run a command that must fail; returns the sentence it said."""
    assert main(["--lang", "en", "admin", *words]) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert "Traceback" not in said.err
    return said.err


@pytest.mark.parametrize(
    ("leave", "says"),
    [
        (missing, "There is no database at"),
        (corrupt, "file is not a database"),
        (torn, "cannot be used"),
        (newer, "newer version of Liza"),
        (older, "older version of Liza"),
        (foreign, "is not one of Liza's"),
        (empty, "is empty: start a server"),
    ],
)
def test_a_database_that_cannot_be_used_is_named_in_one_sentence(
    leave: Callable[[Path], None], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "liza.db"
    leave(db)
    before = db.read_bytes() if db.exists() else b""
    for words in (*READING, *WRITING):
        said = refused(capsys, *words, "--db", str(db))
        assert says in said
        assert str(db) in said
    assert (db.read_bytes() if db.exists() else b"") == before


@pytest.mark.parametrize("leave", [missing, corrupt, torn])
def test_there_is_no_copy_of_what_cannot_be_read(
    leave: Callable[[Path], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db, copy = tmp_path / "liza.db", tmp_path / "copy.db"
    leave(db)
    refused(capsys, "backup", str(copy), "--db", str(db))
    assert not copy.exists()
    (tmp_path / "whole").mkdir()
    fresh(tmp_path / "whole" / "liza.db")
    refused(capsys, "backup", str(tmp_path / "nowhere" / "copy.db"), "--db", str(tmp_path / "whole" / "liza.db"))


def test_a_database_that_is_away_is_named_without_its_password(
    cluster: Postgres, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = cluster.url.replace("liza@", "liza:secret@").replace("/postgres", "/nowhere")
    for address, says in (
        (nowhere, 'database "nowhere" does not exist'),
        ("postgresql://liza:secret@127.0.0.1:1/liza", "cannot be reached"),
    ):
        monkeypatch.setenv("LIZA_DB", address)
        said = refused(capsys, "tables")
        assert says in said
        assert "secret" not in said
        said = refused(capsys, "tables", "--db", address)
        assert "command line" in said
        assert "secret" not in said


class Shell:
    """The operator's shell beside a running site."""

    def __init__(self, db: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._db = db
        self._capsys = capsys

    def __call__(self, *words: str) -> tuple[int, str, str]:
        """Run a command; returns how it ended, what it printed and what it complained about."""
        with ThreadPoolExecutor(1) as shell:  # an event loop may be running in this thread
            ended = shell.submit(main, ["--lang", "en", "admin", *words, "--db", str(self._db)]).result()
        said = self._capsys.readouterr()
        return ended, said.out, said.err

    def apart(self) -> dict[str, str]:
        """Return the tables that are set apart, with the reason of each."""
        rows = [json.loads(line) for line in self("tables", "--apart", "--json")[1].splitlines()]
        return {row["id"]: row["trouble"] for row in rows}


async def turned_away(server: Server, table: str, token: str) -> str:
    """Try to sit down at a table that lets nobody in; returns the code it says."""
    with pytest.raises(AssertionError) as said:
        await Player(server.socket_url, table, token).connect()
    message = said.value.args[0]
    assert isinstance(message, dict)
    return str(message["code"])


def test_a_table_that_was_broken_is_mended_and_released(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "liza.db"
    shell = Shell(db, capsys)
    with serving(str(db), bots=0) as server:
        made = server.create("qiahn", [PERSON, PERSON])
    table, token = made["table"]["id"], made["keys"][0]["token"]
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("INSERT INTO moves VALUES (?, 1, 1, 'act', 0, 'nonsense')", (table,))
        connection.commit()

    async def work(server: Server) -> None:
        assert await turned_away(server, table, token) == "quarantined"
        assert shell.apart()[table].startswith("unreadable: ")
        ended, _, said = shell("release", table)  # nothing has been mended yet
        assert ended != 0
        assert "nonsense" in said
        assert table in shell.apart()
        with closing(sqlite3.connect(db)) as connection:
            connection.execute("DELETE FROM moves WHERE table_id = ?", (table,))
            connection.commit()
        assert shell("release", table)[0] == 0
        assert shell.apart() == {}
        people = [await Player(server.socket_url, table, key["token"]).connect() for key in made["keys"]]
        mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
        assert (await mover.act())["n"] == 1
        assert "not set apart" in shell("release", table)[2]
        assert shell("release", "nowhere")[0] != 0

    with serving(str(db), bots=0) as server:
        run(work(server))


def test_an_id_can_be_given_to_a_command() -> None:
    assert all(new_id()[0].isalnum() for _ in range(2_000))  # «-id» would be taken for an option


def test_an_operator_sets_a_table_apart_and_lets_it_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    db = tmp_path / "liza.db"
    shell = Shell(db, capsys)

    async def work(server: Server) -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        table = made["table"]["id"]
        people = [await Player(server.socket_url, table, key["token"]).connect() for key in made["keys"]]
        player = next(player for player in people if player.legal)
        token = player.token or ""
        await player.ask({"type": "chat", "text": "hola"})
        await player.act()
        shown = [json.loads(line) for line in shell("table", table, "--json")[1].splitlines()]
        assert [row["what"] for row in shown if row["what"] in {"chat", "act"}] == ["chat", "act"]
        assert next(row["text"] for row in shown if row["what"] == "chat").endswith(": hola")
        assert [row["at"] for row in shown] == sorted(row["at"] for row in shown)
        assert "no table" in shell("table", "nowhere")[2]
        assert shell("quarantine", table, "strange score")[0] == 0
        with pytest.raises(ConnectionClosed):
            await player.until(lambda _: False)
        assert any(message.get("code") == "quarantined" for message in player.got)
        assert shell.apart() == {table: "operator: strange score"}
        assert await turned_away(server, table, token) == "quarantined"
        url, operator = f"{server.url}/api/operators/orders", shell("token")[1].split()[-1]
        headers = {"authorization": f"Bearer {operator}"}
        order = {"what": "release", "target": table}
        assert httpx.post(url, json=order, headers=headers, timeout=30).status_code == 201  # a new token counts at once
        again = httpx.post(url, json=order, headers=headers, timeout=30)
        assert (again.status_code, again.json()["code"]) == (409, "not-apart")
        back = await Player(server.socket_url, table, token).connect()
        assert back.view is not None
        orders = [json.loads(line) for line in shell("log", "--json")[1].splitlines()]
        assert [(order["what"], order["target"]) for order in orders if order["what"] != "token"] == [
            ("quarantine", table),
            ("release", table),
        ]

    with serving(str(db), bots=0) as server:
        run(work(server))
