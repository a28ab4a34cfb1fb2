"""``liza lab``: studies of many games. Annotations are evaluated here on purpose: they carry help in two languages."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from liza.cli.terminal.console import BadInput, Terminal
from liza.games import game as find_game

_NEEDS: Final = ("polars", "altair", "vl_convert", "jinja2", "numpy")
_AUTO: Final = "auto"


def commands(terminal: Terminal) -> dict[str, Callable[..., int]]:
    """Return the commands of the lab."""

    def helped(id: str, value: str | None = None, **more: Any) -> Parameter:
        return Parameter(help=terminal.say(id), metavar=None if value is None else terminal.say(value), **more)

    def run(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        games: Annotated[int, helped("opt-games", "value-number")] = 1000,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "greedy",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        jobs: Annotated[str, helped("opt-lab-jobs", "value-number")] = _AUTO,
        out: Annotated[Path | None, helped("opt-lab-out", "value-folder", show_default=False)] = None,
        pairs: Annotated[int | None, helped("opt-lab-pairs", "value-number", show_default=False)] = None,
        strong: Annotated[str, helped("opt-strong", "value-players")] = _AUTO,
        decisions: Annotated[bool, helped("opt-lab-decisions")] = False,
        cluster: Annotated[str | None, helped("opt-lab-cluster", "value-cluster")] = None,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        _needs(terminal)
        from liza.cli.research.run_commands import ExperimentOptions, RunOptions, run_study  # noqa: PLC0415

        order = RunOptions(games, bots, seed, seats, pack, _jobs(terminal, jobs), options)
        tests = ExperimentOptions(pairs, strong)
        return run_study(terminal, find_game(game), order, tests, out=out, decisions=decisions, cluster=cluster)

    def record(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        out: Annotated[Path, helped("opt-lab-out", "value-folder")],
        games: Annotated[int, helped("opt-games", "value-number")] = 1000,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "greedy",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        jobs: Annotated[str, helped("opt-lab-jobs", "value-number")] = _AUTO,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        _needs(terminal)
        from liza.cli.research.run_commands import RunOptions, record_games  # noqa: PLC0415

        return record_games(
            terminal, find_game(game), RunOptions(games, bots, seed, seats, pack, _jobs(terminal, jobs), options), out
        )

    def report(
        folder: Annotated[Path, helped("arg-folder", "value-folder")],
        /,
        *,
        out: Annotated[Path | None, helped("opt-report-out", "value-file", show_default=False)] = None,
        skill: Annotated[Path | None, helped("opt-report-skill", "value-folder", show_default=False)] = None,
        csv: Annotated[Path | None, helped("opt-report-csv", "value-folder", show_default=False)] = None,
    ) -> int:
        _needs(terminal)
        from liza.cli.research.run_commands import write_report  # noqa: PLC0415

        return write_report(terminal, folder, out, skill, csv)

    def gaps(
        folder: Annotated[Path, helped("arg-folder", "value-folder")],
        /,
        *,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        _needs(terminal)
        from liza.cli.research.run_commands import list_gaps  # noqa: PLC0415

        return list_gaps(terminal, folder, as_json=json)

    def compare(
        base: Annotated[str, helped("arg-variant-base", "value-variant")],
        changed: Annotated[str, helped("arg-variant-changed", "value-variant")],
        /,
        *,
        goal: Annotated[tuple[str, ...], helped("opt-goal", "value-goal", show_default=False)] = (),
        games: Annotated[int, helped("opt-compare-games", "value-number")] = 4000,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "greedy",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        jobs: Annotated[str, helped("opt-lab-jobs", "value-number")] = _AUTO,
        early: Annotated[bool, helped("opt-compare-early")] = False,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        _needs(terminal)
        from liza.cli.research.run_commands import RunOptions, compare_variants  # noqa: PLC0415

        order = RunOptions(games, bots, seed, seats, None, _jobs(terminal, jobs), {})
        return compare_variants(terminal, base, changed, goal, order, early=early, as_json=json)

    def card(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *cards: Annotated[str, helped("arg-lab-cards", "value-card")],
        games: Annotated[int, helped("opt-card-games", "value-number")] = 400,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "greedy:1",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        jobs: Annotated[str, helped("opt-lab-jobs", "value-number")] = _AUTO,
        strong: Annotated[str, helped("opt-strong", "value-players")] = _AUTO,
        csv: Annotated[Path | None, helped("opt-csv", "value-file", show_default=False)] = None,
        json: Annotated[bool, helped("opt-json")] = False,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        _needs(terminal)
        from liza.cli.research.card_command import measure_cards  # noqa: PLC0415
        from liza.cli.research.run_commands import RunOptions  # noqa: PLC0415

        order = RunOptions(games, bots, seed, seats, pack, _jobs(terminal, jobs), options)
        return measure_cards(terminal, find_game(game), cards, order, strong=strong, table=csv, as_json=json)

    def fair(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        free: Annotated[tuple[str, ...], helped("opt-free", "value-range", show_default=False)],
        aim: Annotated[tuple[str, ...], helped("opt-aim", "value-range", show_default=False)],
        tries: Annotated[int, helped("opt-fair-tries", "value-number")] = 24,
        games: Annotated[int, helped("opt-fair-games", "value-number")] = 60,
        test: Annotated[int, helped("opt-fair-test", "value-number")] = 600,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "greedy",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        jobs: Annotated[str, helped("opt-lab-jobs", "value-number")] = _AUTO,
        out: Annotated[Path | None, helped("opt-fair-out", "value-file", show_default=False)] = None,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        _needs(terminal)
        if find_spec("optuna") is None:
            raise BadInput(terminal.say("fair-missing"))
        from liza.cli.research.fair_command import TuningEffort, make_fair  # noqa: PLC0415
        from liza.cli.research.run_commands import RunOptions  # noqa: PLC0415

        order = RunOptions(games, bots, seed, seats, pack, _jobs(terminal, jobs), {})
        return make_fair(terminal, find_game(game), free, aim, order, TuningEffort(tries, test), out=out, as_json=json)

    found: tuple[Callable[..., int], ...] = (run, record, report, card, compare, fair, gaps)
    return {command.__name__: command for command in found}


def _needs(terminal: Terminal) -> None:
    """See that what the lab is made of is installed."""
    if not all(find_spec(name) for name in _NEEDS):
        raise BadInput(terminal.say("lab-missing"))


def _jobs(terminal: Terminal, text: str) -> int:
    from liza.lab.run.pool import cores  # noqa: PLC0415

    if text == _AUTO:
        return cores()
    if not text.isdecimal() or int(text) < 1:
        raise BadInput(terminal.say("bad-jobs", jobs=text))
    return int(text)
