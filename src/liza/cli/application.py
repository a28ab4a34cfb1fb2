"""The commands. Annotations are evaluated here on purpose: they carry help in the language of the person."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.argument import Argument
from cyclopts.exceptions import (
    ArgumentOrderError,
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from liza.cli.terminal.console import BadInput, Terminal
from liza.games import game as find_game
from liza.games import ids

_WITH_OPTIONS: Final = ("play", "sim", "arena", "exploit", "solve", "check-game")
_HELP: Final = ("-h", "--help")


def run(words: list[str], terminal: Terminal) -> int:
    """Run the command that the words stand for; without any, put the tables up and open the browser."""
    words = words or ["serve", "--open"]
    app = build(terminal, words[0])
    try:
        code = app(
            words,
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
            console=terminal.out,
            error_console=terminal.err,
        )
    except CycloptsError as error:
        raise BadInput(_sentence(error, terminal)) from None
    _explain_options(words, terminal)
    return code if isinstance(code, int) else 0


def build(terminal: Terminal, first: str) -> App:
    """Return the application in the language of the terminal: with the command that is named first, or with all."""
    from liza import __version__  # noqa: PLC0415
    from liza.cli.terminal.help_pages import HelpPage  # noqa: PLC0415

    say = terminal.say
    app = App(
        name="liza",
        help=say("help-liza"),
        usage=f"{terminal.command} " + say("usage-liza"),
        help_epilogue=say("help-language"),
        help_formatter=HelpPage(terminal),
        help_format="plaintext",
        version=__version__,
        default_parameter=Parameter(negative=(), show_choices=False),
        **_headings(terminal),
    )
    commands, groups = _named(first, terminal)
    for name, command in commands.items():
        app.command(
            command, name=name, help=say(f"help-{name}"), usage=f"{terminal.command} {name} " + say(f"usage-{name}")
        )
        app[name]["--help"].help = say("help-help")
    for name, group in groups.items():
        app.command(_group(terminal, name, group))
    app["--help"].help = say("help-help")
    app["--version"].help = say("help-version")
    return app


def _named(
    first: str, terminal: Terminal
) -> tuple[dict[str, Callable[..., int]], dict[str, dict[str, Callable[..., int]]]]:
    """Return the command or the group of that name alone, which is quicker, or all of them if there is none."""
    commands = _commands(terminal)
    if first in commands:
        return {first: commands[first]}, {}
    groups = _groups(terminal)
    return ({}, {first: groups[first]}) if first in groups else (commands, groups)


def _headings(terminal: Terminal) -> dict[str, Any]:
    """Return what the parts of a help page are called."""
    return {
        "group_commands": Group(terminal.say("group-commands"), sort_key=1),
        "group_parameters": Group(terminal.say("group-options"), sort_key=2),
        "group_arguments": Group(terminal.say("group-arguments"), sort_key=0),
    }


def _group(terminal: Terminal, name: str, commands: dict[str, Callable[..., int]]) -> App:
    """Return several commands that go by one name."""
    say = terminal.say
    usage = f"{terminal.command} {name} " + say(f"usage-{name}")
    group = App(name=name, help=say(f"help-{name}"), usage=usage, version_flags=(), **_headings(terminal))
    for word, command in commands.items():
        id = f"{name}-{word}"
        usage = f"{terminal.command} {name} {word} " + say(f"usage-{id}")
        group.command(command, name=word, help=say(f"help-{id}"), usage=usage)
        group[word]["--help"].help = say("help-help")
    group["--help"].help = say("help-help")
    return group


def _groups(terminal: Terminal) -> dict[str, dict[str, Callable[..., int]]]:
    from liza.cli.packs import pack_commands  # noqa: PLC0415
    from liza.cli.research import lab_commands  # noqa: PLC0415
    from liza.cli.site import admin_commands  # noqa: PLC0415

    return {
        "lab": lab_commands.commands(terminal),
        "pack": pack_commands.commands(terminal),
        "admin": admin_commands.commands(terminal),
    }


def _commands(terminal: Terminal) -> dict[str, Callable[..., int]]:
    def helped(id: str, value: str | None = None, **more: Any) -> Parameter:
        return Parameter(help=terminal.say(id), metavar=None if value is None else terminal.say(value), **more)

    def games(*, json: Annotated[bool, helped("opt-json")] = False) -> int:
        from liza.cli.play.game_list import list_games  # noqa: PLC0415

        return list_games(terminal, as_json=json)

    def play(
        game: Annotated[str | None, helped("arg-game", "value-game", show_default=False)] = None,
        /,
        *,
        players: Annotated[str | None, helped("opt-players", "value-players")] = None,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        seat: Annotated[list[tuple[int, str]] | None, helped("opt-named-seat", "value-named-seat")] = None,
        seed: Annotated[int | None, helped("opt-seed", "value-number")] = None,
        record: Annotated[Path | None, helped("opt-record", "value-file")] = None,
        resume: Annotated[Path | None, helped("opt-resume", "value-file")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        pace: Annotated[float | None, helped("opt-pace", "value-number")] = None,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        from liza.cli.play.table_options import TableOptions, play_table  # noqa: PLC0415

        named = dict(seat or [])
        return play_table(
            terminal, TableOptions(game, players, seats, named, seed, record, resume, pack, pace, options)
        )

    def replay(
        file: Annotated[Path, helped("arg-file", "value-file")],
        /,
        *,
        all: Annotated[bool, helped("opt-all")] = False,
        seat: Annotated[int | None, helped("opt-seat", "value-number")] = None,
        pace: Annotated[float, helped("opt-pace-replay", "value-number")] = 1.0,
    ) -> int:
        from liza.cli.play.replay import replay_file  # noqa: PLC0415

        return replay_file(terminal, file, everything=all, seat=seat, pace=pace)

    def verify(
        file: Annotated[Path, helped("arg-file", "value-file")],
        /,
        *,
        keys: Annotated[Path | None, helped("opt-verify-keys", "value-file")] = None,
        promise: Annotated[str | None, helped("opt-verify-promise", "value-hash")] = None,
        secrecy: Annotated[bool, helped("opt-verify-secrecy")] = False,
        worlds: Annotated[int, helped("opt-verify-worlds", "value-number")] = 1,
    ) -> int:
        if secrecy:
            from liza.cli.play.secrecy import check_secrecy  # noqa: PLC0415

            return check_secrecy(terminal, file, worlds)
        from liza.cli.play.verify import verify_file  # noqa: PLC0415

        return verify_file(terminal, file, keys, promise)

    def rules(
        game: Annotated[str, helped("arg-game", "value-game")],
        rule: Annotated[str | None, helped("arg-rule", "value-rule")] = None,
        /,
        *,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        if rule is not None:
            from liza.cli.play.rule_page import show_rule_page  # noqa: PLC0415

            return show_rule_page(terminal, find_game(game), rule)
        from liza.cli.play.rule_index import list_rules  # noqa: PLC0415

        return list_rules(terminal, find_game(game), as_json=json)

    def sim(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        games: Annotated[int, helped("opt-games", "value-number")] = 1000,
        bots: Annotated[str, helped("opt-bots", "value-players")] = "random,greedy",
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        jobs: Annotated[int, helped("opt-jobs", "value-number")] = 1,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        json: Annotated[bool, helped("opt-json")] = False,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        from liza.cli.research.sim_command import SimOptions, simulate_games  # noqa: PLC0415

        return simulate_games(
            terminal, find_game(game), SimOptions(games, bots, seed, jobs, seats, pack, options), as_json=json
        )

    def arena(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        bots: Annotated[str, helped("opt-arena-bots", "value-players")] = "greedy,random",
        games: Annotated[int, helped("opt-arena-games", "value-number")] = 200,
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        jobs: Annotated[int | None, helped("opt-arena-jobs", "value-number", show_default=False)] = None,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        neighbours: Annotated[bool, helped("opt-neighbours")] = False,
        alone: Annotated[bool, helped("opt-alone")] = False,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        keep: Annotated[Path | None, helped("opt-keep", "value-file")] = None,
        svg: Annotated[Path | None, helped("opt-svg", "value-file")] = None,
        json: Annotated[bool, helped("opt-json")] = False,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        from liza.cli.research.arena_command import ArenaOptions, hold_arena  # noqa: PLC0415

        order = ArenaOptions(bots, games, seed, jobs, seats, neighbours, alone, pack, keep, svg, options)
        return hold_arena(terminal, find_game(game), order, as_json=json)

    def leaderboard(
        *game: Annotated[str, helped("arg-games", "value-game")],
        bots: Annotated[str, helped("opt-arena-bots", "value-players")] = "random,soft,sober,greedy,learned",
        games: Annotated[int, helped("opt-arena-games", "value-number")] = 400,
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        jobs: Annotated[int | None, helped("opt-arena-jobs", "value-number", show_default=False)] = None,
        out: Annotated[Path | None, helped("opt-leaderboard-out", "value-folder", show_default=False)] = None,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        from liza.cli.research.leaderboard_command import LeaderboardOptions, hold  # noqa: PLC0415

        found = [find_game(id) for id in game or ids()]
        return hold(terminal, found, LeaderboardOptions(bots, games, seed, jobs), out=out, as_json=json)

    def exploit(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        bot: Annotated[str, helped("opt-exploit-bot", "value-bot")] = "greedy",
        games: Annotated[int, helped("opt-games", "value-number")] = 100,
        playouts: Annotated[int, helped("opt-exploit-playouts", "value-number")] = 8,
        depth: Annotated[int, helped("opt-exploit-depth", "value-number")] = 0,
        exact: Annotated[bool, helped("opt-exploit-exact")] = False,
        asked: Annotated[int, helped("opt-exploit-asked", "value-number")] = 8,
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        jobs: Annotated[int | None, helped("opt-arena-jobs", "value-number", show_default=False)] = None,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        keep: Annotated[Path | None, helped("opt-exploit-keep", "value-file")] = None,
        json: Annotated[bool, helped("opt-json")] = False,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        from liza.cli.research.exploit_command import ExploitOptions, exploit_game  # noqa: PLC0415

        wishes = ExploitOptions(bot, games, playouts, depth, exact, asked, seed, seats, jobs, keep, options)
        return exploit_game(terminal, find_game(game), wishes, as_json=json)

    def solve(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        jobs: Annotated[int | None, helped("opt-arena-jobs", "value-number", show_default=False)] = None,
        pack: Annotated[Path | None, helped("opt-pack", "value-file")] = None,
        json: Annotated[bool, helped("opt-json")] = False,
        **options: Annotated[str, helped("opt-solve-options", "value-any")],
    ) -> int:
        from liza.cli.research.solve_command import solve_game  # noqa: PLC0415

        return solve_game(terminal, find_game(game), options, jobs=jobs, pack=pack, as_json=json)

    def analyse(
        file: Annotated[Path, helped("arg-file", "value-file")],
        /,
        *,
        bot: Annotated[str | None, helped("opt-judge", "value-bot", show_default=False)] = None,
        playouts: Annotated[int, helped("opt-playouts", "value-number")] = 16,
        open: Annotated[bool, helped("opt-all-open")] = False,
        jobs: Annotated[int | None, helped("opt-arena-jobs", "value-number", show_default=False)] = None,
        json: Annotated[bool, helped("opt-json")] = False,
    ) -> int:
        from liza.cli.research.analyse_command import AnalyseOptions, analyse_file  # noqa: PLC0415

        return analyse_file(
            terminal, file, AnalyseOptions(bot, playouts, jobs, "open" if open else "known"), as_json=json
        )

    def serve(
        *,
        db: Annotated[str | None, helped("opt-db", "value-db", show_default=False)] = None,
        host: Annotated[str | None, helped("opt-host", "value-host", show_default=False)] = None,
        port: Annotated[int | None, helped("opt-port", "value-number", show_default=False)] = None,
        workers: Annotated[int | None, helped("opt-workers", "value-number", show_default=False)] = None,
        bots: Annotated[int | None, helped("opt-thinkers", "value-number", show_default=False)] = None,
        origin: Annotated[tuple[str, ...], helped("opt-origin", "value-host", show_default=False)] = (),
        proxies: Annotated[str | None, helped("opt-proxies", "value-host", show_default=False)] = None,
        open: Annotated[bool, helped("opt-open")] = False,
    ) -> int:
        from liza.cli.site import serve_command  # noqa: PLC0415

        given = {"db": db, "host": host, "port": port, "workers": workers, "bots": bots, "proxies": proxies}
        return serve_command.serve(terminal, {**given, "origins": origin or None}, browse=open)

    def worker(
        *,
        db: Annotated[str | None, helped("opt-db", "value-db", show_default=False)] = None,
        bots: Annotated[int | None, helped("opt-thinkers", "value-number", show_default=False)] = None,
    ) -> int:
        from liza.cli.site import serve_command  # noqa: PLC0415

        return serve_command.worker(terminal, {"db": db, "bots": bots})

    def export(
        folder: Annotated[Path, helped("arg-folder", "value-folder")],
        /,
        *,
        pack: Annotated[Path | None, helped("opt-export-pack", "value-file")] = None,
        game: Annotated[str | None, helped("opt-export-game", "value-game")] = None,
        pictures: Annotated[Path | None, helped("opt-pictures", "value-folder")] = None,
    ) -> int:
        from liza.cli.packs.export_command import export_folder  # noqa: PLC0415

        return export_folder(terminal, folder, pack, game, pictures)

    def print_(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        pack: Annotated[Path | None, helped("opt-print-pack", "value-file")] = None,
        out: Annotated[Path | None, helped("opt-print-out", "value-file", show_default=False)] = None,
        paper: Annotated[str, helped("opt-paper", "value-paper")] = "a4",
        what: Annotated[str | None, helped("opt-what", "value-what", show_default=False)] = None,
        only_changed: Annotated[bool, helped("opt-only-changed")] = False,
        grey: Annotated[bool, helped("opt-grey")] = False,
        bleed: Annotated[float, helped("opt-bleed", "value-number")] = 1.5,
        no_backs: Annotated[bool, helped("opt-no-backs")] = False,
        flip: Annotated[str, helped("opt-flip", "value-flip")] = "long",
        sheets: Annotated[Path | None, helped("opt-sheets", "value-folder")] = None,
        card: Annotated[tuple[str, ...], helped("opt-card", "value-card", show_default=False)] = (),
        pictures: Annotated[Path | None, helped("opt-pictures", "value-folder")] = None,
    ) -> int:
        from liza.cli.packs.print_command import PrintOptions, print_game  # noqa: PLC0415

        wishes = PrintOptions(pack, out, paper, bleed, flip, grey, no_backs, only_changed, what, sheets, card, pictures)
        return print_game(terminal, game, wishes)

    def new_game(
        name: Annotated[str, helped("arg-new-game", "value-game")],
        /,
        *,
        into: Annotated[Path | None, helped("opt-into", "value-folder", show_default=False)] = None,
    ) -> int:
        from liza.cli.play import game_template  # noqa: PLC0415

        return game_template.new_game(terminal, name, into)

    def check_game(
        game: Annotated[str, helped("arg-game", "value-game")],
        /,
        *,
        check: Annotated[str | None, helped("opt-check", "value-any")] = None,
        games: Annotated[int, helped("opt-check-games", "value-number")] = 5,
        seed: Annotated[int, helped("opt-sim-seed", "value-number")] = 0,
        seats: Annotated[int | None, helped("opt-seats", "value-number")] = None,
        **options: Annotated[str, helped("opt-options", "value-any")],
    ) -> int:
        from liza.cli.play import game_template  # noqa: PLC0415

        return game_template.check_game(
            terminal, find_game(game), game_template.CheckOptions(check, games, seed, seats, options)
        )

    commands: tuple[Callable[..., int], ...] = (
        games, play, replay, verify, rules, sim, arena, leaderboard, exploit, solve, analyse, serve, worker, export,
        print_, new_game, check_game,
    )  # fmt: skip
    return {command.__name__.rstrip("_").replace("_", "-"): command for command in commands}


def _explain_options(words: list[str], terminal: Terminal) -> None:
    """Below the help of a command that starts games, list the options of the game that was named."""
    if not set(_HELP) & set(words) or words[0] not in _WITH_OPTIONS:
        return
    from liza.cli.terminal.help_pages import game_options  # noqa: PLC0415

    for id in ids():
        if id in words[1:]:
            game_options(terminal, find_game(id))


def _sentence(error: CycloptsError, terminal: Terminal) -> str:
    """Return what is wrong with the words on the command line."""
    if isinstance(error, UnknownCommandError):
        word = " ".join((error.unused_tokens or [])[:1])
        return terminal.say("unknown-command", word=word) + terminal.suggestion(word, error.app or ())
    if isinstance(error, UnknownOptionError):
        word = error.token.keyword or error.token.value
        known = (
            []
            if error.argument_collection is None
            else [name for each in error.argument_collection for name in each.names]
        )
        return terminal.say("unknown-option", word=word) + terminal.suggestion(word, known)
    if isinstance(error, UnusedCliTokensError | ArgumentOrderError):
        return terminal.say("unused-word", word=" ".join(error.unused_tokens or []))
    name = "" if error.argument is None else _called(error.argument)
    if isinstance(error, MissingArgumentError):
        return terminal.say("missing-value", name=name)
    if isinstance(error, RepeatArgumentError):
        return terminal.say("repeated-value", name=name)
    if isinstance(error, CoercionError):
        return terminal.say("bad-value", name=name, value=error.token.value if error.token is not None else "")
    return str(error)


def _called(argument: Argument) -> str:
    """Return what help calls an argument: an option by its name, any other in the language of the person."""
    name = argument.name
    return name if name.startswith("-") else argument.parameter.metavar or name
