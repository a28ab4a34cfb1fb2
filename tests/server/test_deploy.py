"""A copy of a site comes back to life, and the examples for operators are well formed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from liza.cli import main
from tests.postgres import Postgres, binaries, postgres
from tests.server.client import Player, Server, run, serving

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {
    "ARG", "CMD", "COPY", "ENTRYPOINT", "ENV", "EXPOSE", "FROM", "HEALTHCHECK", "LABEL", "RUN", "USER", "VOLUME",
    "WORKDIR",
}  # fmt: skip
PERSON = {"kind": "person"}


async def begun(server: Server) -> tuple[dict[str, object], int]:
    """Open a table, play one choice; returns the table and its place in the log."""
    made = server.create("qiahn", [PERSON, PERSON])
    people = [await Player(server.socket_url, made["table"]["id"], key["token"]).connect() for key in made["keys"]]
    mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
    return made, (await mover.act())["n"]


async def goes_on(server: Server, made: dict[str, object], n: int) -> None:
    """See that a game stands where it stood and can be gone on with."""
    table: dict[str, str] = made["table"]  # type: ignore[assignment]
    keys: list[dict[str, str]] = made["keys"]  # type: ignore[assignment]
    people = [await Player(server.socket_url, table["id"], key["token"]).connect() for key in keys]
    assert {player.n for player in people} == {n}
    mover = next(p for p in people if p.view is not None and p.seat in p.view["actors"])
    assert (await mover.act())["n"] == n + 1


def test_a_copy_that_was_made_while_the_site_ran_is_restored(tmp_path: Path) -> None:
    db, copy = tmp_path / "liza.db", tmp_path / "copy.db"
    kept: list[tuple[dict[str, object], int]] = []

    async def play(server: Server) -> None:
        kept.append(await begun(server))
        assert main(["admin", "backup", str(copy), "--db", str(db)]) == 0

    with serving(str(db), bots=0) as server:
        run(play(server))
    for file in tmp_path.glob("liza.db*"):
        file.unlink()  # the disk is lost
    shutil.copy(copy, db)
    with serving(str(db), bots=0) as server:
        run(goes_on(server, *kept[0]))


@pytest.mark.slow
def test_a_dump_of_postgresql_is_restored_into_an_empty_cluster(cluster: Postgres, tmp_path: Path) -> None:
    """The commands of docs/operations.md, with the dump made while the site runs."""
    dump = tmp_path / "liza.dump"
    kept: list[tuple[dict[str, object], int]] = []

    async def play(server: Server) -> None:
        kept.append(await begun(server))
        await asyncio.to_thread(command, "pg_dump", "--format=custom", f"--file={dump}", cluster.url)

    with serving(cluster.url, bots=0) as server:
        run(play(server))
    with postgres() as other:  # the machine is lost: another one, empty
        command("pg_restore", "--no-owner", "--exit-on-error", f"--dbname={other.url}", str(dump))
        with serving(other.url, bots=0) as server:
            run(goes_on(server, *kept[0]))


def command(program: str, *words: str) -> None:
    """Run a program of PostgreSQL."""
    done = subprocess.run([binaries() / program, *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_units_name_commands_and_options_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    known = {row.partition("=")[0] for row in (DEPLOY / "liza.env").read_text().splitlines() if "=" in row}
    for name in ("liza.service", "liza-worker.service"):
        (line,) = [row for row in (DEPLOY / name).read_text().splitlines() if row.startswith("ExecStart=")]
        _, command, *words = line.partition("=")[2].split()
        assert main([command, "--help"]) == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in words if word.startswith("--"))
        assert {word[2:-1] for word in words if word.startswith("${")} <= known


def options_are_there(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """See that a command knows every option that a file gives it."""
    assert main([words[0], "--help"]) == 0
    shown = capsys.readouterr().out
    assert [word for word in words[1:] if word.startswith("--") and word not in shown] == []


def test_the_container_file_says_nothing_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    text = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert lines[0][0] == "FROM"
    assert {word for word, _ in lines} <= INSTRUCTIONS
    stages = [match[1] for word, rest in lines if word == "FROM" and (match := re.search(r" AS (\w+)$", rest))]
    copied = [rest.split() for word, rest in lines if word == "COPY"]
    assert {words[0].removeprefix("--from=") for words in copied if words[0].startswith("--")} <= set(stages)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    (extra,) = re.findall(r'"\.\[(\w+)\]"', text)
    assert extra in project["optional-dependencies"]
    assert set(re.findall(r"--constraint (\S+)", text)) <= {path.name for path in ROOT.iterdir()}
    last = dict(lines)
    assert last["USER"] not in ("root", "0"), "whoever serves may do nothing else"
    assert json.loads(last["ENTRYPOINT"]) == ["/opt/liza/bin/liza"]
    options_are_there(json.loads(last["CMD"]), capsys)
    assert json.loads(last["HEALTHCHECK"].partition(" CMD ")[2])[0].endswith("python")


def test_the_commands_of_the_compose_file_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    own = [service["command"] for service in services.values() if "build" in service]
    assert {words[0] for words in own} == {"serve", "worker"}
    for words in own:
        options_are_there(words, capsys)


def test_files_for_containers_and_proxies_are_well_formed() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    assert {"database", "server", "worker", "caddy"} == set(compose["services"])
    for service in compose["services"].values():
        assert "image" in service or (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    for name in ("Caddyfile", "Caddyfile.compose", "nginx.conf"):
        text = "\n".join(line.partition("#")[0] for line in (DEPLOY / name).read_text().splitlines())
        assert text.count("{") == text.count("}")
        assert "/metrics" in text
    assert "Upgrade $http_upgrade" in (DEPLOY / "nginx.conf").read_text()
