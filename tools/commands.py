"""The commands of ``scripts/``: which there are, what each does, and which module does it.

``python -m tools.commands measure regret --positions 100`` runs one; ``scripts/measure`` finds the right Python first.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple


class Command(NamedTuple):
    """A subcommand: its name, the module whose ``main()`` does it, and one line about it."""

    name: str
    module: str
    about: str
    plain: bool = False
    """Whether it must run on the sources: it changes them, or looks at nothing else."""


class Group(NamedTuple):
    """A program in ``scripts/`` with its subcommands."""

    about: str
    commands: tuple[Command, ...]


GROUPS: Final = {
    "measure": Group(
        "Figures about games, bots, the lab, the site and the code.",
        (
            Command(
                "analysis", "tools.measure.analysis", "do the intervals of a game analysis hold, how long it takes"
            ),
            Command("bench", "tools.measure.bench", "games and environments next to other frameworks, in one loop"),
            Command("calibration", "tools.measure.calibration", "how often the lab's 95 % intervals hold the truth"),
            Command("event-frequency", "tools.measure.event_frequency", "in what share of games an event occurs"),
            Command("experiment-power", "tools.measure.experiment_power", "does an experiment name planted flaws"),
            Command("fault-detection", "tools.measure.fault_detection", "does a report find planted faults"),
            Command("first-start", "tools.measure.project.first_start", "seconds from a fresh clone to a table"),
            Command("idle", "tests.notices.idle", "what slow tables cost the processes and the database at rest"),
            Command("lab", "tools.measure.lab", "scaling, memory and false alarms of the lab"),
            Command("latency", "tools.measure.latency", "how long a bot thinks about a choice"),
            Command("leaving", "tools.measure.play.leaving_calibration", "does what the referee says come true"),
            Command("legibility", "tools.measure.legibility", "letters too small and words cut off, in the browser"),
            Command("matching", "tools.measure.matching", "how long those wait who play now, and for whom"),
            Command(
                "native",
                "tools.measure.play.native_rules",
                "the rules as machine code: the same games, how much faster",
            ),
            Command("orders", "tools.measure.standing_orders", "decisions that an order left in advance could take"),
            Command("pace", "tools.measure.play.pace", "how much of a game a person watches, in the page's own time"),
            Command("people", "tools.measure.people", "a person's pages and a night of ratings, after a million games"),
            Command("perfect-play", "tools.measure.perfect_play", "perfect play against other bots"),
            Command("prose", "tools.measure.project.prose", "words and sentences of the documentation", plain=True),
            Command("ratings", "bench.ratings", "do ratings recover known strengths, in simulated groups"),
            Command("refusals", "tools.measure.play.refusals", "answers to «why not?» that are stock, bare or false"),
            Command("regret", "tools.measure.regret", "value a bot's choices lose against perfect play"),
            Command("rulebooks", "tools.measure.rulebooks", "rules reachable by address, weight of a first load"),
            Command("silly-moves", "tools.measure.play.silly_moves", "moves of bots that look silly, counted"),
            Command("sizes", "liza.lab.report.game_sizes", "length, breadth, hidden information and luck of the games"),
            Command("structure", "tools.measure.project.structure", "names, folders, import circles, docs"),
            Command("statements", "tests.server.costs", "what each request and message asks of the database"),
        ),
    ),
    "stress": Group(
        "Attempts to break games, packs, rules and servers.",
        (
            Command("attack", "tests.server.attack", "every attack on a site that once succeeded"),
            Command("boards", "tools.stress.boards", "every position of whole games in a real page, or games live"),
            Command("chaos", "tests.server.chaos", "kill servers and workers under load, then read the log"),
            Command("churn", "tests.server.churn", "a day of coming and going in twenty minutes, flat or not"),
            Command("cluster", "tools.stress.cluster", "lose a node of a Ray cluster in the middle of a run"),
            Command("fuzz", "tests.server.fuzz", "bad messages to a server's socket"),
            Command("fuzz-packs", "tools.stress.fuzz_packs", "random packs, each played once"),
            Command("load", "tests.server.load", "many tables at a steady rate: throughput and latency"),
            Command("mutants", "tests.mutants.__main__", "break rules, count what the tests notice", plain=True),
            Command("upgrade", "tests.server.upgrade", "replace the processes of a site one by one under load"),
            Command("soak", "tests.conformance.soak", "conformance checks on fresh seeds"),
        ),
    ),
    "generate": Group(
        "Files of the repository that are made from its code; most have --check.",
        (
            Command("anchors", "tools.generate.anchors", "strengths of the bots' levels for the ratings"),
            Command("balance", "tools.generate.balance", "docs/balance/reports and measured.json of the base packs"),
            Command("docs", "tools.generate.docs", "the documentation as a site, in build/docs"),
            Command("events", "tools.generate.events", "the functions that emit a room's events"),
            Command("exercises", "liza.lab.analysis.exercise_search", "positions to practise on"),
            Command("figures", "tools.generate.figures", "docs/figures: what the commands print that they name"),
            Command("film", "tools.generate.film", "strips of pictures of a game in the browser"),
            Command("golden", "tools.generate.golden", "golden games and their stories"),
            Command("icons", "tools.generate.icons", "the pixels of the icons in web/public"),
            Command("luck", "tools.generate.luck", "how far hints are believed when luck is told"),
            Command("notebooks", "tools.generate.notebooks", "what the notebooks print"),
            Command("packs", "tools.generate.packs", "docs/packs: fields, effect words and schemas"),
            Command("scenes", "tools.generate.scenes", "scenes.json: a position for every rule"),
            Command("screens", "tools.generate.screens", "docs/screens: pictures of pages and tables"),
            Command("settings", "tools.generate.settings", "deploy/liza.toml: every setting of a site"),
            Command("wire", "tools.generate.wire", "the client's types, from the server's"),
        ),
    ),
    "maintain": Group(
        "Chores of those who maintain Liza.",
        (
            Command("advisories", "tools.maintain.advisories", "known weaknesses of the libraries, from osv.dev"),
            Command("commits", "tools.maintain.commits", "messages of the last commits: length, form, body"),
            Command("licences", "tools.maintain.licences", "the licence of every library, and whether it is allowed"),
            Command("locks", "tools.maintain.locks", "locked.txt: hashes of every library, for pip --require-hashes"),
            Command("release", "tools.maintain.release", "sources and wheels, built, tried and summed"),
            Command("sbom", "tools.maintain.sbom", "all libraries as CycloneDX JSON"),
        ),
    ),
}


def overview(name: str) -> str:
    """Return the help of a group: one line for each subcommand."""
    group = GROUPS[name]
    wide = max(len(command.name) for command in group.commands)
    lines = [f"  {command.name:{wide}}  {command.about}" for command in group.commands]
    usage = f"usage: scripts/{name} COMMAND [options]"
    return "\n".join([usage, "", group.about, "", *lines, "", f"scripts/{name} COMMAND --help lists its options."])


def find(group: str, name: str) -> Command | None:
    """Return a subcommand by its name."""
    return next((command for command in GROUPS[group].commands if command.name == name), None)


def run(group: str, words: Sequence[str]) -> int:
    """Run a subcommand with its words; return its exit status."""
    if not words or words[0] in {"-h", "--help"}:
        sys.stdout.write(overview(group) + "\n")
        return 0 if words else 2
    chosen = find(group, words[0])
    if chosen is None:
        sys.stderr.write(f"scripts/{group} has no command {words[0]!r}.\n\n{overview(group)}\n")
        return 2
    sys.argv = [f"scripts/{group} {chosen.name}", *words[1:]]
    try:
        module = importlib.import_module(chosen.module)
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] in {"liza", "tools", "tests"}:
            raise
        sys.stderr.write(f"{missing}. `python3 run.py test --fast` installs what the commands need.\n")
        return 2
    status = module.main()
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2:]))
