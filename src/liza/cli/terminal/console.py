"""The terminal of a command: its language, output, errors and input."""

from __future__ import annotations

import contextlib
import io
import locale
import os
import sys
import time
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Final

from liza.bots import UnknownBot, levels
from liza.games import ids
from liza.games.studies import NoStudy, NotSolved
from liza.kernel.base.errors import LizaError, OtherRules, PackError, RecordError, UnknownGame
from liza.kernel.base.rulebook import LANGUAGES
from liza.words import Texts, Value

if TYPE_CHECKING:
    from rich.console import Console

_FLAG: Final = "--lang"
_FORGET: Final = "\x1b[3J"
"""What a terminal understands as an order to forget the lines that have scrolled away."""


class BadInput(LizaError):
    """Bad input, explained in the language of the terminal."""


class Terminal:
    """One person at one terminal, or a pipe at either end."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang
        self.command: Final = os.environ.get("LIZA_COMMAND") or "liza"
        """How this program was started, for sentences that say how to start it again."""
        # By their folders: importing the lab for its texts would take longer than most commands do.
        parts = ("cli", "lab")
        sources = [files("liza").joinpath(name, "texts", f"{lang}.ftl").read_text(encoding="utf-8") for name in parts]
        self.texts: Final = Texts(lang, *sources)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")

    def say(self, id: str, **values: Value) -> str:
        """Return one of the command line's own sentences."""
        return self.texts.text(id, {"liza": self.command, **values})

    @cached_property
    def out(self) -> Console:
        """Where results go."""
        return _console(stderr=False)

    @cached_property
    def err(self) -> Console:
        """Where complaints and progress go."""
        return _console(stderr=True)

    @property
    def live(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    def ask(self, prompt: str) -> str | None:
        """Return a line that was typed, or None at the end of the input."""
        self.out.file.flush()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401, PLC0415
        try:
            return input(prompt)
        except EOFError:
            self.out.print()
            return None

    def wipe(self) -> None:
        """Clear the screen and its history before the next person looks."""
        self.out.clear()
        if self.out.is_terminal:
            self.out.file.write(_FORGET)

    def pause(self, seconds: float) -> None:
        """Wait, so that a person can follow."""
        if seconds > 0:
            self.out.file.flush()
            time.sleep(seconds)

    def complain(self, error: LizaError) -> None:
        """Say what is wrong in one sentence."""
        self.err.print(self._sentence(error), style="bold red", markup=False, highlight=False, soft_wrap=True)

    def suggestion(self, word: str, known: Iterable[str]) -> str:
        """Return which known word may have been meant, to be put after a complaint; empty if none is near."""
        near = get_close_matches(word.casefold(), list(known), 1)
        return " " + self.say("did-you-mean", word=near[0]) if near else ""

    def _pack_faults(self, error: PackError) -> str:
        """Return what is wrong with a pack: each fault with its line, or why the file cannot be read at all."""
        from liza.lab.packs.fault_sentences import placed_sentence  # noqa: PLC0415 - only who errs waits for the lab

        lines = [
            f"{self.say('pack-line', line=each.line)}: {placed_sentence(each, self.lang)}" for each in error.faults
        ]
        return "\n  ".join(["", *lines]) if lines else self.texts.find(error.case, error.values) or str(error)

    def _sentence(self, error: LizaError) -> str:
        detail = str(error)
        if isinstance(error, UnknownGame):
            return self.say("unknown-game", games=", ".join(ids())) + self.suggestion(error.id, ids())
        if isinstance(error, UnknownBot):
            return self.say("unknown-bot", bots=", ".join(levels())) + self.suggestion(error.name, levels())
        if isinstance(error, NotSolved):
            return self.say("not-solved", command=error.command)
        if isinstance(error, NoStudy):
            return self.say("no-library" if error.library else "no-study", game=error.title, library=error.library)
        if isinstance(error, OtherRules):
            told = self.say("other-rules", game=error.title, played=error.played, here=error.here)
            return f"{error.file}: {told}" if error.file else told
        if isinstance(error, RecordError):
            return self.say("bad-record", detail=self.texts.find(error.case, error.values) or detail)
        if isinstance(error, PackError):
            return self.say("bad-pack", detail=self._pack_faults(error))
        from liza.lab.run.journal import BadJournal  # noqa: PLC0415 - what went wrong was imported already, if it is this

        if isinstance(error, BadJournal):
            return self.say(f"journal-{error.fault}", file=str(error.file))
        return self.texts.find(error.case, error.values) or detail


def _console(*, stderr: bool) -> Console:
    from rich.console import Console  # noqa: PLC0415

    from liza.cli.terminal.styles import THEME  # noqa: PLC0415

    return Console(stderr=stderr, theme=THEME, highlight=False)


def take_language(words: list[str]) -> tuple[str, str | None]:
    """Take ``--lang`` out of the words, wherever it stands; return the language, and what was asked for if unknown."""
    wanted: str | None = None
    for at in range(len(words) - 1, -1, -1):
        flag, equals, value = words[at].partition("=")
        if flag == _FLAG:
            wanted = value if equals else "".join(words[at + 1 : at + 2])
            del words[at : at + (1 if equals else 2)]
    if wanted is None:
        return locale_language(), None
    return (wanted, None) if wanted in LANGUAGES else (locale_language(), wanted)


def locale_language() -> str:
    """Return the language of the surroundings; the first of ours if it is none of them.

    Only Windows says it nowhere else: elsewhere Python falls back to English where no locale is set.
    """
    found = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), None)
    spoken = found or (locale.getlocale()[0] if os.name == "nt" else None)
    short = (spoken or "")[:2].lower()
    return short if short in LANGUAGES else LANGUAGES[0]


def home() -> Path:
    """Return the folder for games without a file of their own."""
    return Path(os.environ.get("LIZA_HOME") or Path.home() / ".liza")
