"""The breaking of rules on purpose itself: what is broken, which tests are asked, and that the answer can be either."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import libcst as cst

# What parses Python takes a second to be read, which is long for every process that tests: whoever needs it reads it.
ROOT = Path(__file__).parents[2]
ROOM = "qiahn"


def _becomes(source: str, operators: Any = ()) -> set[str]:
    import libcst as cst

    from tests.mutants.places import OPERATORS

    module = cst.parse_module(source)
    found = set()
    for kind, operator in operators or OPERATORS:
        for node in _all(module):
            if isinstance(node, kind):
                for changed in operator(node):
                    after = module.deep_replace(node, changed)
                    assert isinstance(after, cst.Module)
                    found.add(after.code)
    return found


def _all(node: cst.CSTNode) -> list[cst.CSTNode]:
    return [node, *(below for child in node.children for below in _all(child))]


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("if a < 3:\n    b()\n", {"if a <= 3:\n    b()\n", "if a < 2:\n    b()\n", "if a < 4:\n    b()\n"}),
        ("if a:\n    b()\n", {"if True:\n    b()\n", "if False:\n    b()\n", "if a:\n    pass\n"}),
        ("s.gold += 2\n", {"s.gold -= 2\n", "s.gold += 3\n", "s.gold += 1\n", "pass\n"}),
        ("x = a and not b\n", {"x = a\n", "x = not b\n", "x = a or not b\n", "x = a and b\n"}),
        ("x = [c for c in d if c]\n", {"x = [c for c in d]\n"}),
        ("x = max(a, b)\n", {"x = min(a, b)\n"}),
        ("x = (a, b, c)\n", {"x = (b, c)\n", "x = (a, c)\n"}),
    ],
)
def test_a_rule_is_broken_in_these_ways(source: str, broken: set[str]) -> None:
    assert broken <= _becomes(source)


@pytest.mark.parametrize(
    ("source", "broken"),
    [
        ("if x:\n    pay(s)\n    hit(s)\n", "if x:\n    hit(s)\n    pay(s)\n"),
        ("if x:\n    if a:\n        b()\n        c()\n", "if x:\n    if a:\n        b()\n    c()\n"),
        ("if x:\n    a -= 2\n    if hit:\n        b()\n", "if x:\n    if hit:\n        a -= 2\n        b()\n"),
        ("if x:\n    if hit:\n        b()\n    spend(s)\n", "if x:\n    if hit:\n        b()\n        spend(s)\n"),
        ("def f() -> None:\n    a()\n    b()\n", "def f() -> None:\n    a()\n    return\n"),
        ("for a in b:\n    c(a)\n", "for a in b:\n    c(a)\n    break\n"),
        ("events.took(s, eyes=sets.only(seat), seat=seat)\n", "events.took(s, eyes=-1, seat=seat)\n"),
        ("x = shown(kind, seat)\n", "x = public(card_of(kind))\n"),
    ],
)  # fmt: skip
def test_order_condition_and_secrecy_are_broken_in_these_ways(source: str, broken: str) -> None:
    assert broken in _becomes(source)


@pytest.mark.parametrize(
    "source",
    [
        "if x:\n    events.a(s)\n    events.b(s)\n",
        "if x:\n    s.gold = 1\n    s.mana = 2\n",
        "class A:\n    B = 1\n    C = 2\n",
        "def f() -> int:\n    a()\n    return 1\n",
    ],
)
def test_an_order_that_is_no_rule_is_left_alone(source: str) -> None:
    from tests.mutants import sequences

    assert _becomes(source, sequences.OPERATORS) == set()
    left = _becomes("if x:\n    if a:\n        return b()\n    c()\n", sequences.OPERATORS)
    assert left == {"if x:\n    c()\n    if a:\n        return b()\n"}, "nothing is done after a return"


def test_the_other_player_is_one_of_the_same_function(tmp_path: Path) -> None:
    from tests.mutants.places import in_code

    path = tmp_path / "room.py"
    path.write_text(
        "def rob(self, s: State, other: int) -> None:\n"
        "    victim = s.players[other]\n"
        "    thief = s.players[self.seat]\n"
        "    take(victim)\n"
    )
    after = {place.broken().after for place in in_code(path) if place.broken()}  # type: ignore[union-attr]
    changed = {line.strip() for text in after for line in text.splitlines()}
    assert {"victim = s.players[self.seat]", "thief = s.players[other]", "take(thief)"} <= changed


def test_telling_events_to_nobody_is_no_break() -> None:
    assert "if True:\n    events.a(s)\n" not in _becomes("if s.listen:\n    events.a(s)\n")
    assert "if False:\n    events.a(s)\n" in _becomes("if s.listen:\n    events.a(s)\n")


def test_types_slots_and_assertions_are_left_alone(tmp_path: Path) -> None:
    from tests.mutants.places import in_code

    path = tmp_path / "room.py"
    path.write_text('class A:\n    __slots__ = ("a", "b", "c")\n\n    def f(self) -> Final[3]:\n        assert 1 < 2\n')
    assert in_code(path) == []


def test_numbers_of_a_pack_but_no_names(tmp_path: Path) -> None:
    from tests.mutants.places import in_pack

    path = tmp_path / "base.toml"
    path.write_text('id = "a 7"\ncopies = 3 # or 4\n[x]\neffect = { do = "heal 2", amount = 0 }\n')
    assert [(f.line, f.value) for f in in_pack(path)] == [(2, 2), (2, 4), (4, 1)]


def test_a_mutant_meets_the_tests_that_run_its_statement() -> None:
    from tests.mutants.places import GAMES, Mutant
    from tests.mutants.reach import Reach

    path = GAMES / ROOM / "setup.py"
    name = f"src/liza/games/{ROOM}/setup.py"
    reached = Reach({"seconds": {"slow": 2.0, "quick": 1.0, "other": 0.1}, "lines": {name: {"5": ["slow", "quick"]}}})
    assert reached.tests(Mutant(path, 6, range(5, 8), "", "")) == ["quick", "slow"]
    assert reached.tests(Mutant(path, 9, range(9, 10), "", "")) == []
    assert reached.tests(Mutant(path, 1, range(0), "", "")) == ["other", "quick", "slow"], "read with the module"


SCRIPT = """
import liza, sys
from tests.mutants.judge import judge
from tests.mutants.places import GAMES, in_pack
broken = next(in_pack(GAMES / "qiahn" / "content" / "base.toml")).broken()
mutant = broken if sys.argv[1] == "broken" else broken._replace(after=broken.before)
judge([(mutant, sys.argv[2:])], 1, lambda verdict: print(verdict.killed), "qiahn")
"""
"""In a process of its own: the room must not have been read before it is broken."""
FAULTS = "test_all_faults_are_named_with_line_card_field_and_expectation"


def _judged(how: str, test: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", SCRIPT, how, f"tests/games/{ROOM}/test_pack.py::{test}"]
    surroundings = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)


def test_a_broken_figure_is_killed_and_an_unbroken_one_survives() -> None:
    assert _judged("broken", FAULTS).stdout == "True\n"
    assert _judged("same", FAULTS).stdout == "False\n"


def test_a_run_without_tests_says_nothing() -> None:
    assert "did not run" in _judged("broken", "test_of_that_name_is_not_there").stderr


@pytest.mark.slow
def test_the_command_breaks_a_rule_and_says_what_came_of_it() -> None:
    words = [ROOT / "scripts" / "stress", "mutants", "--room", ROOM, "--sample", "2", "--seed", "1"]
    surroundings = {**os.environ, "LIZA_PYTHON": sys.executable}
    said = subprocess.run(words, env=surroundings, capture_output=True, text=True, check=False)
    assert "2 of 2 killed" in said.stdout, said.stderr


def test_verdicts_are_kept_until_a_source_changes(tmp_path: Path) -> None:
    from tests.mutants.places import GAMES, Mutant
    from tests.mutants.verdicts import Kept, Verdicts

    path = GAMES / ROOM / "setup.py"
    one, other = (Mutant(path, 6, range(6, 7), "before", after) for after in ("one way", "another"))
    Verdicts(ROOM, "as it is", tmp_path).keep(one, Kept(killed=False, tests=12))
    again = Verdicts(ROOM, "as it is", tmp_path)
    assert again.find(one) == Kept(killed=False, tests=12)
    assert again.find(other) is None
    assert Verdicts(ROOM, "changed", tmp_path).find(one) is None
    assert Verdicts(ROOM, "as it is", tmp_path).find(one) is None, "what is forgotten stays so"


def test_wilsons_interval() -> None:
    from tests.mutants.__main__ import interval

    low, high = interval(0.95, 300)
    assert (round(low, 3), round(high, 3)) == (0.919, 0.969)
    assert interval(0.0, 0) == (0.0, 1.0)


def test_every_harmless_change_still_has_its_place() -> None:
    from tests.mutants.__main__ import HARMLESS, harmless
    from tests.mutants.places import GAMES, files

    for room in (path.stem for path in HARMLESS.glob("*.toml")):
        known = {file.relative_to(GAMES / room).as_posix(): file for file in files(room)}
        for (file, was, _), why in harmless(room).items():
            lines = " ".join(line.strip() for line in known[file].read_text(encoding="utf-8").splitlines())
            assert was in lines, f"{file}: {was!r} is not there any more"
            assert len(why) > 20
