"""Rated games move ratings: once, by one process, and not at all where they do not count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from liza.people import seats
from liza.ratings.anchors import level_strengths
from liza.server.protocol.bodies import CreateTable
from liza.server.protocol.problems import Denied
from liza.server.ratings.rater import Rater, fit_anew
from liza.server.ratings.rating_pages import GameSearch, board, finished_games, history, ratings_told
from liza.server.ratings.refitting import quantiles, refitted
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import planned
from liza.store.results import played, rated
from liza.store.results.rated import RatedGame, RatedSeat
from liza.store.results.verdicts import StoredVerdict, keep_verdicts
from liza.store.statements import FinishedGame, FinishedSeat
from tests.server.client import Server, serving
from tests.server.rig import NOW, Time, hub_with, plan_of
from tests.server.test_results import rated as rated_plan
from tests.support import awaited

PERSON, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "level": "shrewd"}
CLOCK = {"kind": "fischer", "seconds": 600, "increment": 5}
DAY = 24 * 3_600_000


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


def verdict(table: str, seat: int, n: int = 1, chance: float = 0.5, width: float = 0.0) -> StoredVerdict:
    """Return a verdict on one who left a game of two."""
    mine = [chance, chance - width, chance + width]
    ahead = [[0.5] * 3, mine] if seat == 0 else [mine, [0.5] * 3]
    return StoredVerdict(table, seat, n, "tough", 9, "seed", json.dumps(ahead), *mine)


async def finish(hub: Hub, id: str, places: dict[str, int], at: int = NOW, **values: Any) -> None:
    """Store a result: of persons by their names, of bots by their levels."""
    found = []
    for seat, (name, place) in enumerate(places.items()):
        bot = name.removeprefix("bot:") if name.startswith("bot:") else ""
        found.append(FinishedSeat(seat, place, departed=False, bot=bot, key="" if bot else f"key of {name}"))
        if not bot and not name.startswith("guest"):
            await seats.take(hub.store, seats.HeldSeat(id, f"key of {name}", seat, name, NOW))
    game = FinishedGame("qiahn", 1, at, **{"rated": True, "group_id": None, **values}, seats=found)
    await played.put(hub.store, id, game)


def test_a_rated_game_is_taken_in_once_and_moves_its_players(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, rated_plan("qiahn", 2), clock=time) as hub:
            live = await hub.live("t")
            for seat, person in enumerate(("ana", "eva")):
                await seats.take(hub.store, seats.HeldSeat("t", live.table.chairs[seat].token, seat, person, NOW))
            await hub.commit(live, "resign", 1)
            await keep_verdicts(hub.store, "t", [verdict("t", 1, chance=0.1)])
            # The process is killed here: the result waits, and another process takes it in.
            rater = Rater(hub.store, time)
            assert await rater.look() == 1
            assert await rater.look() == 0
            found = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva"])
            assert found["ana"].mean > 0.2
            assert found["eva"].mean < -0.2
            assert found["ana"].deviation < 1
            assert not found["ana"].settled
            (rating,) = await ratings_told(rater, "ana")
            assert rating.provisional
            assert rating.share.low < rating.share.value < rating.share.high
            told = await history(rater, "eva", "qiahn")
            (step,) = told.steps
            assert (step.table, step.faced[0].went, step.faced[0].expected) == (
                "t",
                "behind",
                pytest.approx(0.4, abs=0.1),
            )
            assert told.players == 2
            rater.close()

    awaited(work())


def test_a_fit_that_another_process_is_at_is_left_to_it(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, plan_of("qiahn", 2), clock=time) as hub:
            await finish(hub, "a", {"ana": 1, "eva": 2})
            assert await rated.claim_lease(hub.store, "qiahn", NOW, NOW + 1_000)
            assert not await rated.claim_lease(hub.store, "qiahn", NOW, NOW + 1_000)
            rater = Rater(hub.store, time)
            await rater.look()
            assert await rated.ratings_of(hub.store, "ana") == []
            time.now += 1_000  # its lease has run out: it was killed, and the result still waits
            await rater.look()
            assert len(await rated.ratings_of(hub.store, "ana")) == 1
            rater.close()

    awaited(work())


def test_casual_games_never_count_and_bots_stay_where_the_lab_saw_them(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, plan_of("qiahn", 2)) as hub:
            await finish(hub, "casual", {"ana": 1, "eva": 2}, rated=False)
            rater = Rater(hub.store, lambda: NOW)
            assert await rater.look() == 0
            for at in range(12):
                await finish(hub, f"gentle {at}", {"ana": 1, "bot:gentle": 2})
                await finish(hub, f"fierce {at}", {"eva": 1 + at % 2, "bot:fierce": 2 - at % 2})
            await rater.look()
            found = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva", "bot:gentle"])
            assert found.keys() == {"ana", "eva"}
            # Half of the games against fierce say more than all of them against gentle.
            assert abs(found["eva"].mean - level_strengths("qiahn", 1)["fierce"].mean) < 0.3
            rater.close()

    awaited(work())


def test_with_many_results_only_the_players_of_the_new_ones_move(
    where: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_with(where, plan_of("qiahn", 2)) as hub:
            rater = Rater(hub.store, lambda: NOW)
            for at in range(6):
                await finish(hub, f"{at}", {"ana": 1, "eva": 2} if at % 2 else {"luis": 1, "eva": 2})
            await rater.look()
            before = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva", "luis"])
            monkeypatch.setattr("liza.server.ratings.rater.TOGETHER", 3)
            await finish(hub, "new", {"ana": 2, "eva": 1}, NOW + 1)
            await rater.look()
            after = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva", "luis"])
            assert after["luis"] == before["luis"]
            assert after["ana"].mean < before["ana"].mean
            assert after["eva"].mean > before["eva"].mean
            assert (after["ana"].games, after["eva"].games) == (4, 7)
            # The night brings all together, as if they had been fitted so from the beginning.
            await rater.fit_whole("qiahn")
            whole = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva", "luis"])
            assert whole["luis"].mean != before["luis"].mean
            assert await fit_anew(hub.store, lambda: NOW) == 7
            again = await rated.ratings_in(hub.store, "qiahn", ["ana", "eva", "luis"])
            assert {id: one.mean for id, one in again.items()} == pytest.approx(
                {id: one.mean for id, one in whole.items()}
            )
            rater.close()

    awaited(work())


def test_two_persons_who_are_one_have_one_rating(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, plan_of("qiahn", 2)) as hub:
            rater = Rater(hub.store, lambda: NOW)
            await finish(hub, "a", {"ana": 1, "eva": 2})
            await finish(hub, "b", {"ana too": 1, "eva": 2})
            await finish(hub, "c", {"ana": 1, "ana too": 2})
            await rater.look()
            async with hub.store.writing() as connection:
                await rated.merge_person(connection, "ana too", "ana")
            await rater.look()
            assert await rated.ratings_of(hub.store, "ana too") == []
            (rating,) = await rated.ratings_of(hub.store, "ana")
            assert rating.games == 2, "a game against oneself does not count"
            rater.close()

    awaited(work())


def test_my_games_are_found_by_game_person_and_result(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, rated_plan("qiahn", 2)) as hub:
            live = await hub.live("t")
            await seats.take(hub.store, seats.HeldSeat("t", live.table.chairs[0].token, 0, "ana", NOW))
            await hub.commit(live, "resign", 1)
            rater = Rater(hub.store, lambda: NOW)
            (game,) = (await finished_games(rater, "ana", GameSearch(), None)).games
            assert (game.went, game.rated, [seat.me for seat in game.seats]) == ("won", True, [True, False])
            for wanted, count in (
                (GameSearch(game="qiahn"), 1), (GameSearch(game="tanxi"), 0),
                (GameSearch(went="won"), 1), (GameSearch(went="lost"), 0),
                (GameSearch(name="nadie"), 0),
            ):  # fmt: skip
                assert len((await finished_games(rater, "ana", wanted, None)).games) == count
            with pytest.raises(Denied):
                await finished_games(rater, "ana", GameSearch(), "never")

    awaited(work())


def test_only_those_with_a_small_interval_are_ranked(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, plan_of("qiahn", 2)) as hub:
            rows = [
                rated.StoredRating("qiahn", f"person {at}", at / 10, 0.1, 50, NOW, settled=at != 3) for at in range(5)
            ]
            await rated.keep_ratings(hub.store, rows, [], [])
            assert [row.person for row in await rated.best(hub.store, "qiahn", 50)] == [
                "person 4", "person 2", "person 1", "person 0"
            ]  # fmt: skip
            told = await board(Rater(hub.store, lambda: NOW), "qiahn", "person 3")
            assert told.rows == [], "who has claimed no name is not shown"
            assert told.mine is not None
            assert [level.level for level in told.levels] == ["gentle", "lively", "shrewd", "tough", "fierce"]
            assert sorted(level.share for level in told.levels) == [level.share for level in told.levels]

    awaited(work())


def test_while_there_are_few_players_those_to_be_expected_stand_in() -> None:
    assert quantiles([]) == pytest.approx([-share for share in reversed(quantiles([]))])
    assert len(quantiles([0.5])) == 20
    assert len(quantiles([at / 1000 for at in range(1000)])) == 100


def test_old_games_count_less() -> None:
    def game(id: str, ended: int, first: str, second: str) -> RatedGame:
        places = [(first, 1), (second, 2)]
        found = [
            RatedSeat(id, seat, place, departed=False, bot="", person=name) for seat, (name, place) in enumerate(places)
        ]
        return RatedGame(id, 1, ended, found)

    results = [game("old", NOW - 730 * DAY, "ana", "eva"), game("new", NOW, "eva", "ana")]
    found = refitted("qiahn", results, {}, NOW)
    assert found["eva"][0].mean > 0.1 > found["ana"][0].mean


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"clock": {"kind": "none"}}, "rated-clock"),
        ({"seats": [PERSON, PERSON]}, "rated-seats"),
        ({"seats": [BOT, BOT]}, "rated-bots"),
        ({"seats": [PERSON, BOT], "deal": "00" * 32}, "rated-deal"),
        ({"pack": "x"}, "rated-pack"),
    ],
)
def test_what_would_make_results_incomparable_is_refused(changed: dict[str, Any], code: str) -> None:
    wanted = {"game": "qiahn", "seats": [PERSON, OPEN], "clock": CLOCK, "rated": True}
    planned(msgspec.convert(wanted, CreateTable), {0: "token"}, "invite", "watch", NOW)
    with pytest.raises(Denied) as refused:
        planned(msgspec.convert({**wanted, **changed}, CreateTable), {0: "token"}, "invite", "watch", NOW)
    assert refused.value.code == code


def test_other_options_than_the_usual_are_refused() -> None:
    data = {
        "game": "tornaris", "seats": [PERSON, OPEN, OPEN], "clock": CLOCK, "rated": True, "options": {"duel_stake": 3},
    }  # fmt: skip
    with pytest.raises(Denied) as refused:
        planned(msgspec.convert(data, CreateTable), {0: "token"}, "invite", "watch", NOW)
    assert refused.value.code == "rated-options"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(str(tmp_path_factory.mktemp("ratings") / "liza.db"), bots=0) as running:
        yield running


def test_a_rated_table_through_the_public_api(server: Server) -> None:
    headers = {"origin": server.url}
    wanted = {"game": "qiahn", "seats": [PERSON, OPEN], "clock": CLOCK, "rated": True, "public": False}
    with (
        httpx.Client(base_url=server.url, headers=headers, timeout=30) as ana,
        httpx.Client(base_url=server.url, headers=headers, timeout=30) as eva,
    ):
        made = ana.post("/api/tables", json=wanted).json()
        table, invite = made["table"]["id"], {"authorization": f"Bearer {made['invite']}"}
        assert made["table"]["rated"]
        twice = ana.post(f"/api/tables/{table}/join", json={}, headers=invite)
        assert (twice.status_code, twice.json()["code"]) == (409, "rated-twice")
        joined = eva.post(f"/api/tables/{table}/join", json={"name": "Eva"}, headers=invite).json()
        assert "undo" not in joined["table"]["proposals"]
        hint = ana.post(
            f"/api/tables/{table}/hint", json={}, headers={"authorization": f"Bearer {made['keys'][0]['token']}"}
        )
        assert hint.json()["code"] == "rated-hints"
        # A running game is not shown to a stranger, and to a browser whose cookie says whose seat it is.
        assert httpx.get(f"{server.url}/api/tables/{table}/replay").json()["code"] == "private"
        assert eva.get(f"/api/tables/{table}/replay").status_code == 200
