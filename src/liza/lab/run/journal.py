"""A file that keeps what a long work has come to, a line each, so that the same command goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from liza.lab.run.run_spec import SimulationError

UNWRITABLE: Final = "unwritable"
DAMAGED: Final = "damaged"
OTHER: Final = "other"


class BadJournal(SimulationError):
    """A file that cannot be written, that was damaged, or that belongs to another work."""

    def __init__(self, file: Path, fault: str, what: str, work: str) -> None:
        super().__init__()
        self.args = (file, fault, what, work)  # what another process makes it from again
        self.file: Final = file
        self.fault: Final = fault
        """UNWRITABLE, DAMAGED or OTHER."""
        self._what: Final = what
        self._work: Final = work

    def __str__(self) -> str:
        if self.fault == UNWRITABLE:
            return f"{self._what.capitalize()} cannot be kept in {self.file}."
        if self.fault == DAMAGED:
            return f"{self.file} does not keep {self._what}, or is damaged."
        return f"{self.file} keeps the {self._what} of another {self._work}: another game, pack, seed or table."


class Journal:
    """Keeps everything in a file as soon as it is done; the first line says what work it belongs to.

    ``what`` names in English what is kept, and ``work`` what it is kept for. Without a file it stays in memory.
    """

    def __init__(self, file: Path | None, title: dict[str, Any], what: str, work: str) -> None:
        self.lines: Final[list[Any]] = []
        """What was kept before."""
        self._words: Final = (what, work)
        self._path: Final = file
        self._file: IO[str] | None = None
        if file is None:
            return
        try:
            self._read(file, title)
            self._file = file.open("a", encoding="utf-8")
            empty = self._file.tell() == 0
        except OSError:
            raise BadJournal(file, UNWRITABLE, *self._words) from None
        if empty:
            self.keep(title)

    def _read(self, file: Path, title: dict[str, Any]) -> None:
        text = file.read_bytes().decode(errors="replace") if file.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        try:
            known = [json.loads(line) for line in whole.splitlines()]
        except ValueError:
            known = []
        if text and not known:
            raise self.damaged()
        if known and known[0] != title:
            raise self.damaged() if not _is_title(known[0], title) else BadJournal(file, OTHER, *self._words)
        self.lines.extend(known[1:])
        if whole != text:  # the last run was stopped in the middle of a line
            file.write_text(whole, encoding="utf-8")

    def damaged(self) -> BadJournal:
        """Return what to say about damaged lines; no more can be kept then."""
        assert self._path is not None
        self.close()
        return BadJournal(self._path, DAMAGED, *self._words)

    def keep(self, data: dict[str, Any]) -> None:
        """Keep one line."""
        if self._file is not None:
            self._file.write(json.dumps(data, ensure_ascii=False) + "\n")
            self._file.flush()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _is_title(data: Any, title: dict[str, Any]) -> bool:
    """Whether a line is the title of a work of the same kind."""
    return isinstance(data, dict) and data.keys() == title.keys()
