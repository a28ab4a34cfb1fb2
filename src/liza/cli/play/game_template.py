"""``liza new-game`` and ``liza check-game``: a game of one's own, from its first file to what every game must keep."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.cli.terminal.console import BadInput, Terminal
from liza.conformance.suite import NAMES, cases, chosen, told
from liza.games import ids
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.core.game import Game
from liza.words import missing

_MODEL: Final = "pulso"
"""The small game that a new one begins as a copy of."""
_RULES: Final = "PU-"
"""How its rules are numbered."""
_TEXTS: Final = {".py", ".toml", ".ftl", ".md"}
_NAME: Final = re.compile(r"[a-z][a-z0-9]{2,23}")


def new_game(terminal: Terminal, name: str, folder: Path | None) -> int:
    """Write a package with a game that can be played at once, and say how to go on."""
    if not _NAME.fullmatch(name):
        raise BadInput(terminal.say("new-game-name", name=name))
    if name in ids():
        raise BadInput(terminal.say("new-game-taken", name=name))
    into = folder or Path(name)
    if into.exists() and (not into.is_dir() or any(into.iterdir())):
        raise BadInput(terminal.say("export-not-empty", file=str(into)))
    model = _model()
    for source in sorted(path for path in model.rglob("*") if path.suffix in _TEXTS):
        target = into / str(source.relative_to(model)).replace(_MODEL, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_renamed(source, name), encoding="utf-8")
    terminal.out.print(terminal.say("new-game-written", folder=str(into)), markup=False, highlight=False)
    for command in (
        f"pip install -e {shlex.quote(str(into))}",
        f"{terminal.command} play {name}",
        f"{terminal.command} check-game {name}",
    ):
        terminal.out.print(f"  {command}", markup=False, highlight=False, soft_wrap=True)
    return 0


def _model() -> Path:
    """Return the folder of the model: in the installed package, or in the checkout."""
    package = Path(str(files("liza")))
    packed = package / "sixth_game"
    return packed if packed.is_dir() else package.parents[1] / "examples" / "sixth_game"


def _renamed(source: Path, name: str) -> str:
    """Return a file of the model for the new game: what is told to players keeps the common words it is told in."""
    text = source.read_text(encoding="utf-8").replace(_RULES, f"{name[:2].upper()}-")
    text = text.replace(_MODEL.title(), name.title())
    if source.suffix == ".py" or source.name == "pyproject.toml":
        text = text.replace(_MODEL, name)
    # What the model is told by its place in Liza's own checkout.
    return re.sub(r"\n\[tool\.ruff\]\n.*", "", text, flags=re.DOTALL)


class CheckOptions(NamedTuple):
    """What is to be checked."""

    check: str | None
    games: int
    seed: int
    seats: int | None
    options: Mapping[str, str]


def check_game(terminal: Terminal, game: Game[Any], wishes: CheckOptions) -> int:
    """Run what every game must keep to on random games, a line each; return 1 if anything failed."""
    if wishes.check is not None and wishes.check not in NAMES:
        raise BadInput(terminal.say("check-game-unknown", check=wishes.check, known=", ".join(NAMES)))
    seats = None if wishes.seats is None else game.check_seats(wishes.seats)
    settled = game.check_options(dict(wishes.options))
    given = {id: value for id, value in settled.items() if id in wishes.options}
    failed = 0
    for check in chosen(wishes.check):
        for case in cases(game, check, wishes.games, wishes.seed, seats, given):
            fault = case.fault()
            if fault is not None:
                failed += 1
                _line(terminal, "✗", f"{check.__name__}: {told(fault)}")
                again = shlex.join([*shlex.split(terminal.command), "check-game", *case.words()])
                terminal.out.print("  " + terminal.say("check-game-again", command=again), markup=False, soft_wrap=True)
                break
        else:
            _line(terminal, "✓", check.__name__)
    if wishes.check is None:
        failed += _check_texts(terminal, game)
    said = (
        terminal.say("check-game-failed", failed=failed)
        if failed
        else terminal.say("check-game-held", games=wishes.games)
    )
    terminal.out.print(said, markup=False)
    return 1 if failed else 0


def _check_texts(terminal: Terminal, game: Game[Any]) -> int:
    """Say which texts are missing or wrong; return in how many languages."""
    failed = 0
    for lang in LANGUAGES:
        faults = missing(game, lang)
        failed += bool(faults)
        _line(terminal, "✗" if faults else "✓", ": ".join([f"texts/{lang}.ftl", *filter(None, [", ".join(faults)])]))
    return failed


def _line(terminal: Terminal, sign: str, text: str) -> None:
    terminal.out.print(f"{sign} {text}", markup=False, highlight=False, soft_wrap=True)
