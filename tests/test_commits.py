"""Messages of commits: what ``scripts/maintain commits`` refuses, and that no commit since the rule breaks it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools.maintain import commits


def test_the_commits_since_the_rule_keep_it() -> None:
    found = commits.since()
    if found is None:
        pytest.skip("the history since the rule is not here: a shallow clone, or no repository")
    assert [f"{one.id}: {fault}" for one in found for fault in commits.faults(one.message, one.lines)] == []


@pytest.mark.parametrize(
    ("message", "lines", "fault"),
    [
        ("[lab] " + "Say more " * 9, 1, "at most 72"),
        ("[lab] Draw less; play more", 1, "semicolon"),
        ("Draw less", 1, "[part]"),
        ("[lab] draw less", 1, "[part]"),
        ("[lab] Draw less.", 1, "full stop"),
        ("[lab] Draw less\nIt was slow.", 1, "no empty line"),
        ("[lab] Draw less", commits.SMALL + 1, "no body"),
    ],
)
def test_a_bad_message_is_refused(message: str, lines: int, fault: str) -> None:
    (found,) = commits.faults(message, lines)
    assert fault in found


@pytest.mark.parametrize(
    "message",
    ["[lab] Draw less", "[kernel] [parts] Draw less", "[lab] Draw less\n\nIt was slow.", "Merge branch 'x' of y; z"],
)
def test_a_good_message_is_taken(message: str) -> None:
    assert list(commits.faults(message)) == []


def test_what_the_editor_shows_is_not_part_of_the_message(tmp_path: Path) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    diff = "# ------------------------ >8 ------------------------\ndiff; everything below"
    file.write_text(f"[lab] Draw less\n\nWhy.\n# a comment; ignored\n{diff}\n", encoding="utf-8")
    assert commits.written(file).strip() == "[lab] Draw less\n\nWhy."


def test_commits_are_read_with_their_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> str:
        known = ["-c", "user.name=A", "-c", "user.email=a@example.org"]
        return subprocess.run(["git", *known, *words], cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "begin")
    first = git("rev-parse", "HEAD").strip()
    (tmp_path / "a").write_text("1\n2\n3\n", encoding="utf-8")
    git("add", "a")
    git("commit", "-q", "-m", "[a] Add three lines\n\nBecause.")
    monkeypatch.setattr(commits, "ROOT", tmp_path)
    found = commits.since(first)
    assert found is not None
    assert [(one.message.strip(), one.lines) for one in found] == [("[a] Add three lines\n\nBecause.", 3)]
    assert commits.since("0123456789") is None
