"""Every attack that a stranger was once able to make, made again: ``scripts/stress attack`` prints one line for each.

Each attack is a test that starts a fresh site of its own on loopback and fails where the attack succeeds. What it
counted or measured meanwhile stands behind the line.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from tools.options import options

ROOT: Final = Path(__file__).parents[2]
_SECONDS: Final = 3_600
"""A million games are filled in twice for one line."""
_WEIGHED: Final = "weighed or http or loop"
_HELD: Final = "held"
_AWAY: Final = "thrown_out or only_away or long_clock or comes_back"


class Attack(NamedTuple):
    """What is tried, and the tests that try it."""

    number: int
    name: str
    tests: tuple[str, ...]
    chosen: str = ""
    """Which of the tests, in the words of pytest's -k; all without it."""


ATTACKS: Final = (
    Attack(1, "take over a seat and see its hand", ("test_seats.py",), f"not ({_AWAY})"),
    Attack(2, "freeze the site with one request", ("test_held.py",)),
    Attack(3, "starve everybody's bots", ("test_fair.py",)),
    Attack(4, "lose a join that was acknowledged", ("test_joins.py", "../store/test_store.py")),
    Attack(5, "throw somebody out of a slow game", ("test_seats.py",), _AWAY),
    Attack(6, "stop all clocks with one unreadable table", ("test_trouble.py", "test_other_rules.py")),
    Attack(7, "make the database stand still or full unseen", ("test_health.py",)),
    Attack(
        8,
        "shut everybody out with slow or many connections",
        ("test_strangers.py",),
        "let_go or letter or endless or place_of_all or half_open or place_back or gate",
    ),
    Attack(
        9, "open a table from a page of another site", ("test_strangers.py",), "another_site or form or its_own_names"
    ),
    Attack(10, "fill the list, the disk and the packs' shelf for ever", ("test_retention.py",)),
    Attack(
        10,
        "fill the site with tables that nobody touches, or shut an address out with them",
        ("test_lasting.py",),
        "touch or called_off or shuts_nobody or an_hour or make_room or keeps_a_table",
    ),
    Attack(10, "push everybody off the lists", ("test_lasting.py",), "flood or page_of_a_list"),
    Attack(10, "fill the shelf of pictures and drafts", ("../store/test_workshop.py",), "shelf or looked_at"),
    Attack(11, "hold the database up with a million finished games", ("../store/test_statements.py",)),
    Attack(11, "sit down under somebody else's name", ("test_lasting.py",), "same_name"),
    Attack(11, "fill the memory with finished games", ("test_memory.py",)),
    Attack(11, "break the server with odd bytes", ("test_strangers.py",), "odd_bytes or asked_about"),
    Attack(11, "break it with thousands of bad messages", ("test_fuzz.py",)),
    Attack(11, "break the operator's shell with a bad database", ("test_admin.py",)),
    Attack(11, "see what a seat may not see", ("test_secrets.py",)),
    Attack(13, "ask and never read", ("test_floods.py",), "reads or waits or hold or small"),
    Attack(14, "keep everybody waiting with dear questions", ("test_floods.py",), "questions or counted"),
    Attack(15, "guess for ever, and turn the chat around", ("test_strangers.py",), "forgotten or turn or marks"),
    Attack(16, "make everybody hear of a crowd", ("test_crowds.py",)),
    Attack(17, "have games replayed that one may not see", ("test_admitted.py",)),
    Attack(18, "cancel somebody else's analysis", ("test_askers.py",)),
    Attack(19, "hold the file process with millions of empty cells", ("test_workshop_kept.py",), "empty_cells"),
    Attack(20, "take every place of a queue", ("test_queues.py",)),
    Attack(21, "pass for somebody by a name that looks like theirs", ("../people/test_names.py",)),
    Attack(
        22,
        "come in as somebody with a stolen, copied or guessed key",
        ("../people/test_credentials.py", "../people/test_visitors.py"),
    ),
    Attack(
        23, "join with somebody else, take their games along, or find a deleted name", ("../people/test_leaving.py",)
    ),
    Attack(24, "come back past a ban, or talk on", ("test_operators.py",), "banned or silenced"),
    Attack(
        25,
        "have the site ask inside its network, or flood it with browsers to tell",
        ("test_notices.py", "../notices/test_outgoing.py"),
        "another_machine or flood or followed or leads_nowhere or inside or without_end or only_where",
    ),
    Attack(26, "foresee or choose the dice", ("test_entropy.py", "../match/test_entropy.py")),
    Attack(27, "get past a block, or learn that there is one", ("../civil/test_marks.py",)),
    Attack(28, "flood those who look after the site, or report what one may not see", ("../civil/test_reports.py",)),
    Attack(
        29,
        "stop the site by a tournament's draw, open tables by it for ever, or take all its places",
        ("test_tournament_floods.py",),
    ),
    Attack(30, "keep everybody waiting with dear pages", ("test_doors.py",), _WEIGHED),
    Attack(31, "flood groups, invitations, marks and play now", ("test_doors.py",), f"not ({_WEIGHED})"),
    Attack(32, "see, end or foresee the orders of others", ("test_orders.py",), "strangers or worlds or others"),
    Attack(
        33, "play a deal of the day twice, or see how it went before", ("test_daily.py",), "ten or programs or once"
    ),
    Attack(34, "see a group, or sit at its tables, without being in it", ("test_groups.py",)),
    Attack(35, "pass off a transcript that was changed", ("../referee/test_transcripts.py",)),
    Attack(36, "come back in time and not hear what one may do", ("test_floods.py",), "comes_back or missed"),
    Attack(37, "set a clock by an hour, so that tables lose one", ("test_clock_jumps.py",)),
    Attack(38, "lose somebody while processes are drained and replaced", ("test_upgrade.py",)),
    Attack(39, "fill the log with refusals", ("test_settings.py",), "thinned"),
    Attack(40, "see what somebody does not show", ("../people/test_profiles.py",), "shown or wants or leads"),
    Attack(41, "play on in a browser that was thrown out", ("../people/test_elsewhere.py",)),
    Attack(42, "gain a rating by hints, by leaving or with a friend", ("test_ratings.py", "test_leaving.py")),
    Attack(12, "hide PostgreSQL's programs behind links", ("../test_postgres.py",)),
)


def main() -> int:
    """Make the attacks whose number or name is on the command line, or all; 1 if any succeeds."""
    parser = options("stress attack", __doc__)
    parser.add_argument("wanted", nargs="*", metavar="ATTACK", help="only those with this number or word in their name")
    parser.add_argument("--kept", type=Path, help="a file for the lines: what held and is in it is not tried again")
    asked = parser.parse_args()
    wanted = asked.wanted
    chosen = [
        attack
        for attack in ATTACKS
        if not wanted or any(word == str(attack.number) or (word in attack.name and len(word) > 2) for word in wanted)
    ]
    known = _kept(asked.kept)
    broken = [attack for attack in chosen if not (_told_again(attack, known) or _held(attack, asked.kept))]
    sys.stdout.write(f"{len(chosen) - len(broken)} of {len(chosen)} attacks held\n")
    return 1 if broken or not chosen else 0


def _kept(file: Path | None) -> dict[str, str]:
    """Return the lines of attacks that held, by the beginning of each."""
    lines = file.read_text(encoding="utf-8").splitlines() if file is not None and file.exists() else []
    return {line.partition(": ")[0]: line for line in lines if line[4:].startswith(_HELD)}


def _told_again(attack: Attack, known: dict[str, str]) -> bool:
    """Print the line of an attack that has been made before; False if it has not."""
    line = known.get(f"{attack.number:>2}  {_HELD}  {attack.name}")
    sys.stdout.write("" if line is None else f"{line}\n")
    return line is not None


def _held(attack: Attack, file: Path | None) -> bool:
    """Make an attack and say how it went, also to a file; whether the site held."""
    tests = [str(Path("tests/server") / name) for name in attack.tests]
    narrowed = ["-k", attack.chosen] if attack.chosen else []
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "found.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-o", "junit_family=xunit1", f"--junitxml={found}"]
        try:
            done = subprocess.run(
                [*command, *tests, *narrowed], cwd=ROOT, capture_output=True, text=True, timeout=_SECONDS, check=False
            )
            held, told = done.returncode == 0, _told(found) if found.exists() else done.stdout[-500:]
        except subprocess.TimeoutExpired:
            held, told = False, f"no end after {_SECONDS} s"
    word = _HELD if held else "BROKEN"
    line = f"{attack.number:>2}  {word}  {attack.name}: {told} ({time.monotonic() - began:.0f} s)\n"
    sys.stdout.write(line)
    sys.stdout.flush()
    if file is not None:
        with file.open("a", encoding="utf-8") as kept:
            kept.write(line)
    return held


def _told(found: Path) -> str:
    """Return what the tests found out: how many there were, which failed, and the figures that they give."""
    cases = list(ElementTree.parse(found).getroot().iter("testcase"))
    failed = [
        case.attrib["name"] for case in cases if case.find("failure") is not None or case.find("error") is not None
    ]
    given = [one.attrib["value"] for case in cases for one in case.iter("property") if one.attrib["name"] == "figure"]
    said = f"{len(cases)} tries" if not failed else f"{len(failed)} of {len(cases)} tries succeed: {', '.join(failed)}"
    return "; ".join(dict.fromkeys([said, *given]))


if __name__ == "__main__":
    raise SystemExit(main())
