"""How the tests are shared out among processes."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from tests.conftest import shared_out

FILES = {"tests/bots/test_a.py": 30, "tests/e2e/test_b.py": 3, "tests/e2e/test_c.py": 2, "tests/kernel/test_d.py": 41,
         "tests/server/test_e.py": 8, "tests/store/test_f.py": 4, "tests/words/test_g.py": 12}  # fmt: skip


def named() -> list[Any]:
    return [SimpleNamespace(path=Path(file), at=at) for file, count in FILES.items() for at in range(count)]


def test_each_process_begins_with_what_waits_and_none_is_lost() -> None:
    tests = named()
    shared = cast("list[Any]", shared_out(tests, 4))
    assert sorted(map(id, shared)) == sorted(map(id, tests))
    begins = [str(shared[at * len(tests) // 4].path) for at in range(4)]
    assert {Path(file).parent.name for file in begins} == {"e2e", "server", "store"}
    assert len(set(begins)) == 4, "no two of them with the same file"


def test_the_tests_of_a_file_that_waits_stay_together_and_in_order() -> None:
    shared = cast("list[Any]", shared_out(named(), 3))
    for file in ("tests/e2e/test_b.py", "tests/e2e/test_c.py", "tests/server/test_e.py", "tests/store/test_f.py"):
        places = [at for at, test in enumerate(shared) if test.path == Path(file)]
        assert places == list(range(places[0], places[0] + FILES[file]))
        assert [shared[at].at for at in places] == list(range(FILES[file]))
