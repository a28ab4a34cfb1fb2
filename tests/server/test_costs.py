"""What each request and message asks of the database: few statements, however many games there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from liza.server.base.config import Config
from liza.server.site.asgi import make_api
from tests.server.costs import ENTRANTS, WITHOUT, WORKED_OUT, costs, not_asked
from tests.support import awaited

MOST = 11
"""What it takes to tell of those who left a game: a person is known, the game is read, and how each stood is."""
OF_A_TABLE = 4
"""What it takes to open a table of a tournament; half of its entrants have one each."""
MOST_BYTES = 100_000
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def test_nothing_that_is_asked_takes_many_statements(tmp_path: Path) -> None:
    found = awaited(costs(tmp_path, 500))
    draw = next(line for line in found if "/begin" in line.asked)
    assert draw.statements <= MOST + OF_A_TABLE * ENTRANTS // 2
    others = [line for line in found if line is not draw]
    assert [line for line in others if line.statements > MOST or line.size > MOST_BYTES or "(5" in line.asked] == []
    asked = {line.asked: line for line in found}
    assert asked["POST /api/tables (201)"].statements > 3, "nothing was counted"
    assert asked["GET /api/me/games (200)"].size > 1_000, "the one who asks has played"
    assert asked["GET /api/groups/{group} (200)"].size > 10_000
    assert asked["socket: act"].statements == 1, "a choice is one write to the log and nothing else"
    assert asked["GET /api/tables/{table}/replay (200)"].charged == "read and costly"


def test_each_route_is_asked_or_said_not_to_be() -> None:
    assert not_asked(make_api(Config())) == WITHOUT | WORKED_OUT
