"""A copy of a site comes back to life, and the examples for operators are well formed."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client import generate_latest

from liza.cli import main
from liza.server.base import metrics
from liza.server.protocol import draft_bodies
from liza.server.site import shelf_routes
from liza.server.site.asgi import MAX_BODY
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
    for name in ("liza.service", "liza-worker.service"):
        (line,) = [row for row in (DEPLOY / name).read_text().splitlines() if row.startswith("ExecStart=")]
        _, command, *words = line.partition("=")[2].split()
        assert main([command, "--help"]) == 0
        shown = capsys.readouterr().out
        assert all(word in shown for word in words if word.startswith("--"))


def test_the_unit_for_copies_keeps_the_newest_and_one_of_them_is_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run what liza-backup.service runs, with its folders under another root, more often than copies are kept."""
    unit = (DEPLOY / "liza-backup.service").read_text()
    (line,) = re.findall(r"^ExecStart=/opt/liza/.venv/bin/liza (.*)$", unit, re.MULTILINE)
    (home,) = re.findall(r"^Environment=LIZA_HOME=(.*)$", unit, re.MULTILINE)
    words = line.replace(home, str(tmp_path)).split()
    keep = int(words[words.index("--keep") + 1])
    monkeypatch.setenv("LIZA_HOME", str(tmp_path))
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(1, keep + 3):
        (copies / f"liza-202501{day:02}-042000.db").touch()
    (copies / "liza-before-the-upgrade.db").touch()
    kept: list[tuple[dict[str, object], int]] = []

    async def play(server: Server) -> None:
        kept.append(await begun(server))
        assert await asyncio.to_thread(main, words) == 0

    db = tmp_path / "liza.db"
    with serving(str(db), bots=0) as server:
        run(play(server))
    found = sorted(copies.glob("liza-2*.db"))
    assert len(found) == keep
    assert found[0].name == "liza-20250104-042000.db"
    assert (copies / "liza-before-the-upgrade.db").exists(), "a name of one's own is not thinned"
    assert found[-1].stat().st_mode & 0o077 == 0
    for file in tmp_path.glob("liza.db*"):
        file.unlink()
    shutil.copy(found[-1], db)
    with serving(str(db), bots=0) as server:
        run(goes_on(server, *kept[0]))
    timer = (DEPLOY / "liza-backup.timer").read_text()
    assert "OnCalendar=" in timer
    assert "Persistent=true" in timer


def test_a_copy_of_postgresql_is_made_and_read_by_its_own_programs(
    cluster: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", f"{binaries()}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("LIZA_DB", cluster.url.replace("liza@", "liza:secret@"))
    assert main(["admin", "backup", str(tmp_path), "--keep", "1"]) == 0
    (dump,) = tmp_path.glob("liza-*.dump")
    command("pg_restore", "--list", str(dump))
    monkeypatch.setenv("LIZA_DB", "postgresql://liza@127.0.0.1:1/liza")
    assert main(["admin", "backup", str(tmp_path / "none.dump")]) != 0
    assert not (tmp_path / "none.dump").exists()


def test_a_proxy_lets_the_largest_body_through() -> None:
    (limit,) = re.findall(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    largest = max(shelf_routes._sent(draft_bodies.MOST_IMAGE), shelf_routes.MOST_DRAFT, MAX_BODY)
    assert 4_000_000 <= largest < int(limit) << 20


def test_rules_and_dashboard_name_figures_that_there_are() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text())["groups"]
    panels = json.loads((DEPLOY / "dashboard.json").read_text())["panels"]
    asked = [rule["expr"] for group in rules for rule in group["rules"]]
    asked += [target["expr"] for panel in panels for target in panel["targets"]]
    named = {name for text in asked for name in re.findall(r"liza_\w+", text)}
    told = generate_latest(metrics.REGISTRY).decode()
    kinds = dict(re.findall(r"^# TYPE (\w+) (\w+)$", told, re.MULTILINE))
    known = {f"{name}_bucket" if kind == "histogram" else name for name, kind in kinds.items()}
    assert named <= known
    page = (ROOT / "docs" / "maintenance.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(liza_\w+)`", page)) <= known | set(kinds)
    words = {word for text in asked for word in re.findall(r"by \(([\w, ]+)\)", text)}
    assert words <= {"le", "by", "status", "code", "fault", "instance"}


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
    ((program, extra),) = re.findall(r"python (tools/\S+) (\w+) >", text)
    assert (ROOT / program).is_file()
    assert extra in project["optional-dependencies"]
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
