"""Who leaves a rated game is judged by the position, pays alone, and gains by no trick."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from liza.match.match import Match
from liza.ratings import Rating
from liza.server.ratings.leaving_referee import LeavingReferee, LeftGame, judged
from liza.server.ratings.left_games import last_place
from liza.server.ratings.rater import Rater
from liza.server.ratings.refitting import refitted
from liza.store.results import rated, verdicts
from liza.store.results.rated import RatedGame, RatedSeat
from liza.store.results.verdicts import StoredVerdict, keep_verdicts
from tests.server.rig import NOW, Time, hub_with
from tests.server.test_ratings import verdict
from tests.server.test_results import rated as rated_plan
from tests.support import awaited


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return an empty place for tables: a folder for a file, or the address of a database."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("cluster").database())


def played(id: str, places: dict[str, int], departed: tuple[str, ...] = (), *found: StoredVerdict) -> RatedGame:
    """Return a rated result of persons by their names."""
    seats = [
        RatedSeat(id, seat, place, name in departed, "", name) for seat, (name, place) in enumerate(places.items())
    ]
    return RatedGame(id, 1, NOW, seats, {one.seat: one for one in found})


def fitted(*games: RatedGame, known: dict[str, float] | None = None) -> dict[str, Rating]:
    """Return the ratings of all persons in some games of Qíahn."""
    return {name: rating for name, (rating, _) in refitted("qiahn", games, known or {}, NOW).items()}


def three(id: str, seat: int, *chances: float, n: int = 1) -> StoredVerdict:
    """Return a verdict on one who left a game of three: the chance to come ahead of each seat."""
    ahead = msgspec.json.encode([[chance] * 3 for chance in chances]).decode()
    return StoredVerdict(id, seat, n, "tough", 9, "seed", ahead, 0.5, 0.5, 0.5)


FAIR = [played(f"{one}{other}{at}", {one: 1 + at % 2, other: 2 - at % 2})
        for at in range(6) for one, other in (("ana", "eva"), ("eva", "luis"), ("luis", "ana"))]  # fmt: skip
"""Equal players who know each other."""
OTHERS = {"eva": 0.0, "luis": 0.0}


@pytest.mark.parametrize("chance", [0.0, 0.3, 0.5, 0.8, 0.99])
def test_leaving_while_ahead_gains_nothing(chance: float) -> None:
    before = fitted(*FAIR, known=OTHERS)["ana"].mean
    gone = played("t", {"ana": 2, "eva": 1}, ("ana",), verdict("t", 0, chance=chance))
    left = fitted(*FAIR, gone, known=OTHERS)["ana"].mean
    lost = fitted(*FAIR, played("t", {"ana": 2, "eva": 1}), known=OTHERS)["ana"].mean
    won = fitted(*FAIR, played("t", {"ana": 1, "eva": 2}), known=OTHERS)["ana"].mean
    played_on = chance * won + (1 - chance) * lost
    assert lost - 1e-9 <= left <= before
    assert left <= played_on + 1e-3, "playing on is worth more on average"
    assert (left == pytest.approx(lost)) == (chance == 0), "a lost game that is left is lost"


def test_what_is_not_known_of_the_position_is_paid_by_who_leaves() -> None:
    sure = played("t", {"ana": 2, "eva": 1}, ("ana",), verdict("t", 0, chance=0.6))
    unsure = played("t", {"ana": 2, "eva": 1}, ("ana",), verdict("t", 0, chance=0.6, width=0.2))
    assert fitted(*FAIR, unsure)["ana"].mean < fitted(*FAIR, sure)["ana"].mean
    assert fitted(*FAIR, unsure)["eva"] == fitted(*FAIR, sure)["eva"]
    assert fitted(*FAIR, unsure)["luis"] == fitted(*FAIR, sure)["luis"]


@pytest.mark.parametrize("chance", [0.1, 0.5, 0.9])
def test_a_friend_who_leaves_by_agreement_gives_no_more_than_the_position_did(chance: float) -> None:
    left = fitted(*FAIR, played("t", {"ana": 2, "eva": 1}, ("ana",), verdict("t", 0, chance=chance)))["eva"].mean
    won = fitted(*FAIR, played("t", {"ana": 2, "eva": 1}))["eva"].mean
    lost = fitted(*FAIR, played("t", {"ana": 1, "eva": 2}))["eva"].mean
    assert left == pytest.approx((1 - chance) * won + chance * lost, abs=0.01)


def test_only_who_leaves_pays_at_a_table_of_three() -> None:
    order = {"eva": 1, "luis": 2, "ana": 3}
    without = fitted(*FAIR, played("t", {"eva": 1, "luis": 2}))
    # Ana left where she stood as everybody else: Eva and Luis count as they ended.
    even = fitted(*FAIR, played("t", order, ("ana",), three("t", 2, 0.5, 0.5, 0.5)))
    assert even["eva"].mean - even["luis"].mean == pytest.approx(without["eva"].mean - without["luis"].mean, abs=0.03)
    assert even["ana"].mean < without["ana"].mean
    # Where she would have come ahead of Luis and behind Eva, each of them has that, however the bot ended.
    for place in (1, 3):
        ends = dict(zip(order, (1 + (place == 1), 2 + (place == 1), place), strict=True))
        found = fitted(*FAIR, played("t", ends, ("ana",), three("t", 2, 0.0, 1.0, 0.5)))
        assert found["eva"].mean > even["eva"].mean
        assert found["luis"].mean < even["luis"].mean


def test_to_leave_last_of_all_costs_what_the_last_place_does() -> None:
    order = {"eva": 1, "luis": 2, "ana": 3}
    left = fitted(*FAIR, played("t", order, ("ana",), three("t", 2, 0.0, 0.0, 0.5)), known=OTHERS)
    last = fitted(*FAIR, played("t", order), known=OTHERS)
    assert left["ana"].mean == pytest.approx(last["ana"].mean, abs=0.03)
    assert last_place(2) == 1
    assert last_place(3) == pytest.approx(5 / 6)


def test_of_two_who_leave_each_has_what_the_first_leaving_said() -> None:
    ends = {"eva": 1, "luis": 3, "ana": 2}
    both = ("luis", "ana")
    # Luis left first, in a position that was lost to Eva and won against Ana; Ana left later, when all was lost.
    first, later = three("t", 1, 0.0, 0.5, 1.0, n=5), three("t", 2, 0.0, 0.0, 0.5, n=9)
    found = fitted(*FAIR, played("t", ends, both, first, later))
    other = fitted(*FAIR, played("t", ends, both, first, three("t", 2, 0.0, 1.0, 0.5, n=9)))
    assert found["ana"].mean == pytest.approx(other["ana"].mean), "what Ana left later says nothing of her and Luis"
    swapped = fitted(*FAIR, played("t", ends, both, first._replace(n=9), later._replace(n=5)))
    assert swapped["luis"].mean > found["luis"].mean, "now Luis was the one who was left"


def test_a_lost_connection_lets_no_bot_win_for_one() -> None:
    came_back = verdict("t", 0, chance=0.3)
    won, lost = played("t", {"ana": 1, "eva": 2}), played("t", {"ana": 2, "eva": 1})
    helped = fitted(*FAIR, won._replace(verdicts={0: came_back}), known=OTHERS)["ana"].mean
    both = [fitted(*FAIR, end, known=OTHERS)["ana"].mean for end in (won, lost)]
    assert helped == pytest.approx(0.3 * both[0] + 0.7 * both[1], abs=0.01)
    for end in (won, lost):
        found = fitted(*FAIR, end._replace(verdicts={0: came_back}))
        assert found["eva"] == fitted(*FAIR, end)["eva"], "who stayed has the game's own end"
    unlucky = fitted(*FAIR, lost._replace(verdicts={0: verdict("t", 0, chance=0.9)}), known=OTHERS)["ana"].mean
    assert unlucky == pytest.approx(both[1], abs=1e-6)


def test_a_game_that_waits_to_be_judged_moves_nobody() -> None:
    waits = played("t", {"ana": 2, "eva": 1}, ("ana",))._replace(unjudged=True)
    assert fitted(*FAIR, waits) == fitted(*FAIR)
    assert fitted(*FAIR, waits._replace(unjudged=False))["ana"].mean < fitted(*FAIR)["ana"].mean, "as before"


def _first(match: Match) -> str:
    return match.game.notation(match.legal(match.actors[0])[0])


def test_a_verdict_is_the_same_wherever_it_is_worked_out(tmp_path: Path) -> None:
    async def work(folder: Path) -> tuple[bytes, ...]:
        async with hub_with(folder, rated_plan("qiahn", 2)) as hub:
            live = await hub.live("t")
            match = live.table.match
            assert match is not None
            for _ in range(4):
                await hub.commit(live, "act", match.actors[0], _first(match))
            await hub.commit(live, "resign", 1)
            row = await hub.store.find("t")
            assert row is not None
            asked = LeftGame("t", live.kept.plan, row.seed, {1: 5})
            entries = await hub.store.log("t")
            return tuple(judged(one, entries, 6) for one in (asked, asked, msgspec.structs.replace(asked, table="u")))

    once, again, other = awaited(work(tmp_path))
    assert once == again
    assert once != other, "another table has other dice"
    (told,) = msgspec.json.decode(once, type=list[StoredVerdict])
    assert (told.seat, told.n, told.playouts) == (1, 5, 6)
    assert told.low < told.chance < told.high or told.chance in {0.0, 1.0}
    assert told.against(0)[0] == told.chance


def test_a_game_that_was_left_is_judged_by_one_process_and_then_rated(where: Path | str) -> None:
    async def work() -> None:
        time = Time()
        async with hub_with(where, rated_plan("qiahn", 2), clock=time) as hub:
            live = await hub.live("t")
            await hub.commit(live, "resign", 0)
            rater, referee, other = Rater(hub.store, time), *(LeavingReferee(hub.store, time) for _ in range(2))
            assert await rater.look() == 0
            # The first process dies at it: what it had begun is another one's once its lease has run out.
            assert await referee.look() == 1
            await referee.close()
            time.now += 60_000
            for _ in range(600):
                if not await other.look():
                    break
                await asyncio.sleep(0.1)
            (told,) = await verdicts.verdicts_on(hub.store, ["t"])
            assert (told.seat, told.n, told.playouts) == (0, 1, 128)
            assert 0.1 < told.low < told.chance < told.high < 0.9, "nothing had been chosen"
            assert await rater.look() == 1
            (game,) = await rated.rated_games(hub.store, ["t"])
            assert game.verdicts == {0: told}
            assert not await verdicts.waits(hub.store, "t")
            await other.close()
            rater.close()

    awaited(work())


def test_a_game_that_cannot_be_judged_counts_as_one_left_last(where: Path | str) -> None:
    async def work() -> None:
        async with hub_with(where, rated_plan("qiahn", 2)) as hub:
            await hub.commit(await hub.live("t"), "resign", 0)
            async with hub.store.writing() as connection:
                await connection.exec_driver_sql("UPDATE tables SET setting = '{}'")
            referee = LeavingReferee(hub.store, lambda: NOW)
            assert await referee.look() == 1
            assert await referee.look() == 0
            assert await verdicts.verdicts_on(hub.store, ["t"]) == []
            await keep_verdicts(hub.store, "t", [])
            await referee.close()

    awaited(work())
