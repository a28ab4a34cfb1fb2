"""Settings: one list, from a file, the environment and the command line, checked before a server starts."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from tools.generate import settings as generated

from liza.cli import main
from liza.server.base.config import Config
from liza.server.base.logs import JsonLines, LogThinner
from liza.server.base.settings import NAMES, SettingsError, has_password, load, without_password


def write(folder: Path, text: str) -> Path:
    file = folder / "settings.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_stronger_place_holds_and_each_value_says_where_it_is_from(tmp_path: Path) -> None:
    file = write(tmp_path, 'fade = 72\nforget = 1\norigins = ["https://a.example"]\nworkers = 2\n')
    environment = {"LIZA_FORGET": "2.5", "LIZA_ORIGINS": "https://b.example,https://c.example", "LIZA_HOME": "/x"}
    config, sources = load({"workers": 3}, tmp_path, environment)
    assert (config.fade, config.forget, config.workers, config.archive) == (72, 2.5, 3, 720)
    assert config.origins == ("https://b.example", "https://c.example")
    assert sources == {
        "fade": str(file), "forget": "LIZA_FORGET", "origins": "LIZA_ORIGINS", "workers": "command line",
    }  # fmt: skip
    assert config.db == str(tmp_path / "liza.db")


def test_a_file_of_another_place_is_named_by_the_environment(tmp_path: Path) -> None:
    write(tmp_path, "fade = 1\n")
    other = tmp_path / "other.toml"
    other.write_text("fade = 2\n")
    assert load({}, tmp_path, {"LIZA_SETTINGS": str(other)}).config.fade == 2
    with pytest.raises(SettingsError, match="There is no file"):
        load({}, tmp_path, {"LIZA_SETTINGS": str(tmp_path / "none.toml")})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("fade = 0", "fade cannot be 0"),
        ('workers = "many"', "workers cannot be 'many'"),
        ("port = 70000", "port cannot be 70000"),
        ('log = "LOUD"', "log cannot be 'LOUD'"),
        ("fades = 3", "there is no setting fades"),
        ("fade = ", "cannot be read"),
        ('push_contact = "mailto:mesa@localhost"', "push_contact cannot be"),
        ('mail_server = "smtp://mail.liza.es"', "mail_server cannot be used"),
        ('mail_from = "mesa@liza.es"', "mail_server cannot be used"),
    ],
)
def test_a_fault_is_named_with_its_place_before_anything_starts(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, text)
    monkeypatch.setenv("LIZA_HOME", str(tmp_path))
    assert main(["serve"]) != 0
    said = capsys.readouterr().err
    assert says in said
    assert str(file) in said
    assert not (tmp_path / "liza.db").exists()


def test_a_password_comes_from_anywhere_but_the_command_line(tmp_path: Path) -> None:
    written = "postgresql://liza:secret@db/liza"
    with pytest.raises(SettingsError, match="command line") as refused:
        load({"db": written}, tmp_path, {})
    assert "secret" not in str(refused.value)
    assert load({}, tmp_path, {"LIZA_DB": written}).config.db == written
    secret = tmp_path / "secret"
    secret.write_text("p@ss/word\n")
    beside = {"LIZA_DB": "postgresql://liza@db/liza", "LIZA_PASSWORD_FILE": str(secret)}
    assert load({}, tmp_path, beside).config.db == "postgresql://liza:p%40ss%2Fword@db/liza"
    assert without_password(written) == "postgresql://liza:***@db/liza"
    assert not has_password("liza.db")
    with pytest.raises(SettingsError, match="cannot be read"):
        load({}, tmp_path, {**beside, "LIZA_PASSWORD_FILE": str(tmp_path / "gone")})


def test_all_settings_are_shown_with_where_they_are_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, 'fade = 72\ndb = "postgresql://liza:secret@127.0.0.1:1/liza"\n')
    monkeypatch.setenv("LIZA_HOME", str(tmp_path))
    monkeypatch.setenv("LIZA_ARCHIVE", "100")
    assert main(["--lang", "en", "admin", "settings", "--db", str(tmp_path / "none.db"), "--json"]) == 0
    rows = {row["name"]: row for row in map(json.loads, capsys.readouterr().out.splitlines())}
    assert list(rows) == list(NAMES)
    assert rows["fade"] == {"name": "fade", "value": "72", "source": str(file)}
    assert rows["archive"]["source"] == "LIZA_ARCHIVE"
    assert rows["forget"] == {"name": "forget", "value": "168", "source": "default"}
    assert rows["db"]["source"] == "command line"


def test_the_example_lists_every_setting_with_its_default() -> None:
    assert generated.FILE.read_text(encoding="utf-8") == generated.written(), "scripts/generate settings"
    lines = [line.removeprefix("# ") for line in generated.written().splitlines() if " = " in line[:20]]
    assert {line.partition(" = ")[0] for line in lines} >= set(NAMES)
    folder = generated.FILE.parent / "nowhere"
    assert load({}, folder, {"LIZA_SETTINGS": str(generated.FILE)}).config == Config(db=str(folder / "liza.db"))


def test_lines_that_say_the_same_are_thinned_and_counted() -> None:
    now = [0.0]
    thinner = LogThinner(lambda: now[0])

    def line(code: str, level: int = logging.INFO) -> logging.LogRecord:
        record = logging.LogRecord("liza.server", level, "", 0, "a request was refused", None, None)
        record.code = code
        return record

    written = [record for record in (line("too-fast") for _ in range(100_000)) if thinner.filter(record)]
    assert len(written) == 10
    assert thinner.filter(line("token")), "another code is another kind"
    now[0] = 61.0
    first = line("too-fast")
    assert thinner.filter(first)
    assert json.loads(JsonLines().format(first))["left_out"] == 99_990
    again = line("too-fast")
    assert thinner.filter(again)
    assert "left_out" not in json.loads(JsonLines().format(again))
