"""Finds what a room has worked out about its game, and where that is kept."""

from __future__ import annotations

import importlib
import importlib.util
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from liza.kernel.base.errors import LizaError
from liza.kernel.core.game import Game
from liza.kernel.core.study import Solution, Study

FOLDER: Final = "study"
"""What a room's study is called: a package in the room that has a ``STUDY``."""


class NoStudy(LizaError):
    """A game that no player knows how to solve, or for which a library is missing here."""

    def __init__(self, title: str, library: str = "") -> None:
        super().__init__(title, library)
        self.title: Final = title
        self.library: Final = library

    def __str__(self) -> str:
        if self.library:
            return f"To solve {self.title}, {self.library} is needed: install Liza with its extra {FOLDER!r}."
        return f"Nobody knows how to solve {self.title}: its room has no study."


class NotSolved(LizaError):
    """A choice of options that has not been worked out yet."""

    def __init__(self, command: str) -> None:
        super().__init__(command)
        self.command: Final = command
        """What works it out."""

    def __str__(self) -> str:
        return f"This has not been solved yet; do it once with: liza {self.command}"


def has_study(game: Game[Any]) -> bool:
    """Whether the game's room has a study."""
    return importlib.util.find_spec(f"{game.spec.package}.{FOLDER}") is not None


def study_of(game: Game[Any]) -> Study:
    """Return the study of a game."""
    if not has_study(game):
        raise NoStudy(game.title)
    try:
        found = importlib.import_module(f"{game.spec.package}.{FOLDER}").STUDY
    except ModuleNotFoundError as missing:
        raise NoStudy(game.title, missing.name or "") from None
    assert isinstance(found, Study)
    return found


def solution(game: Game[Any], options: Mapping[str, Any]) -> Solution:
    """Return what has been worked out for a choice of options; say how to work it out where it has not."""
    study = study_of(game)
    checked = game.check_options(dict(options))
    files = {piece: file_of(game, study, piece) for piece in study.pieces(checked)}
    if not all(file.is_file() for file in files.values()):
        named = " ".join(f"--{id} {value}" for id, value in checked.items())
        raise NotSolved(f"solve {game.id} {named}")
    return study.open(game, checked, files)


def file_of(game: Game[Any], study: Study, piece: str) -> Path:
    """Return where a piece of a study is kept: another pack or other rules have other files."""
    return cache_folder() / f"{game.id}-{game.version}-{game.pack.hash[:16]}-{piece}{study.suffix()}"


def cache_folder() -> Path:
    """Return the folder for what can be worked out again: ``LIZA_CACHE``, else where the system keeps such things."""
    if own := os.environ.get("LIZA_CACHE"):
        return Path(own)
    if home := os.environ.get("LIZA_HOME"):
        return Path(home) / "cache"
    named = os.environ.get("LOCALAPPDATA") if os.name == "nt" else os.environ.get("XDG_CACHE_HOME")
    return (Path(named) if named else Path.home() / ".cache") / "liza"
