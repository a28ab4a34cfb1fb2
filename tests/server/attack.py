"""Every attack that a stranger was once able to make, made again: ``scripts/attack`` prints one line for each.

Each attack is a test that starts a fresh site of its own on loopback and fails where the attack succeeds.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
_SECONDS: Final = 900


class Attack(NamedTuple):
    """What is tried, and the tests that try it."""

    name: str
    tests: tuple[str, ...]


ATTACKS: Final = (
    Attack("take over a seat and see its hand", ("test_seats.py",)),
    Attack("freeze the site with one request", ("test_held.py",)),
    Attack("starve everybody's bots", ("test_fair.py",)),
    Attack("lose a join that was acknowledged", ("test_joins.py",)),
    Attack(
        "throw somebody out of a slow game",
        (
            "test_seats.py::test_nobody_is_thrown_out_of_a_game_over_days_for_being_away",
            "test_seats.py::test_who_was_only_away_comes_back_and_plays_on",
        ),
    ),
    Attack("stop all clocks with one unreadable table", ("test_trouble.py", "test_other_rules.py")),
    Attack("make the database stand still or full unseen", ("test_health.py",)),
    Attack(
        "shut everybody out with slow or many connections",
        (
            "test_strangers.py::test_whoever_does_not_say_what_they_want_is_let_go",
            "test_strangers.py::test_a_letter_at_a_time_does_not_help",
            "test_strangers.py::test_endless_headers_are_cut_off",
            "test_strangers.py::test_one_address_cannot_take_the_place_of_all",
            "test_strangers.py::test_a_thousand_half_open_connections_shut_nobody_out",
        ),
    ),
    Attack(
        "open a table from a page of another site",
        (
            "test_strangers.py::test_a_page_of_another_site_changes_nothing",
            "test_strangers.py::test_what_a_form_can_send_is_not_taken",
            "test_strangers.py::test_a_site_of_this_machine_answers_to_its_own_names_alone",
        ),
    ),
    Attack(
        "break the server with odd bytes",
        (
            "test_strangers.py::test_odd_bytes_are_refused_with_a_sentence",
            "test_strangers.py::test_a_token_of_odd_bytes_is_refused",
            "test_strangers.py::test_odd_bytes_said_at_a_table_are_refused_or_kept_as_they_are",
        ),
    ),
    Attack("fill its memory with finished games", ("test_memory.py",)),
    Attack("break it with thousands of bad messages", ("test_fuzz.py",)),
    Attack("see what a seat may not see", ("test_secrets.py",)),
)


def main() -> int:
    """Make the attacks whose name contains a word of the command line, or all; 1 if any succeeds."""
    wanted = sys.argv[1:]
    chosen = [attack for attack in ATTACKS if not wanted or any(word in attack.name for word in wanted)]
    succeeded = [attack for attack in chosen if not _fails(attack)]
    sys.stdout.write(f"{len(chosen) - len(succeeded)} of {len(chosen)} attacks fail\n")
    return 1 if succeeded or not chosen else 0


def _fails(attack: Attack) -> bool:
    """Make an attack and say how it went; whether it came to nothing."""
    tests = [f"tests/server/{name}" for name in attack.tests]
    began = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *tests],
            cwd=ROOT, capture_output=True, text=True, timeout=_SECONDS, check=False,
        )  # fmt: skip
        last = (done.stdout.strip().splitlines() or ["nothing was said"])[-1]
        fails = done.returncode == 0
    except subprocess.TimeoutExpired:
        last, fails = f"no end after {_SECONDS} s", False
    word = "pass" if fails else "FAIL"
    sys.stdout.write(f"{word}  {attack.name}: {last.strip('= ')} ({time.monotonic() - began:.0f} s)\n")
    sys.stdout.flush()
    return fails


if __name__ == "__main__":
    raise SystemExit(main())
