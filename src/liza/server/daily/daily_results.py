"""What is told of the deals of the days: one's own, how all fared with one, how a group fared in a week."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec

from liza.kernel.base.source import commitment
from liza.people import groups
from liza.people.groups import Member
from liza.people.persons import Person
from liza.people.seats import named
from liza.server.daily.deal_keeper import DAY, DealKeeper, day_text
from liza.server.protocol.company.daily_bodies import (
    DailyDay,
    DailyDeal,
    DailyInfo,
    DailyMine,
    DailyResults,
    DailyRow,
    GroupDaily,
    GroupDailyRow,
    GroupDay,
)
from liza.server.protocol.denied import Denied
from liza.server.protocol.wire import OutcomeInfo
from liza.server.tables.table_plan import TablePlan
from liza.store import StoredTable
from liza.store.results.daily_plays import (
    DailyResult,
    StoredDeal,
    finished_days,
    finished_plays,
    players_of,
    results_of,
)

_WEEK: Final = 7


async def told_day(keeper: DealKeeper, person: Person | None) -> DailyInfo:
    """Return the deals of today, and how the person who asks has fared with them and in the week before."""
    store, day = keeper.hub.store, keeper.today
    mine = [] if person is None else await results_of(store, [person.id], day - _WEEK + 1, day)
    today = {result.play.game: result for result in mine if result.play.day == day}
    drawn = await keeper.deals(day)
    players = await players_of(store, day, [deal.game for deal in drawn])
    deals = [_told_deal(deal, players.get(deal.game, 0), today.get(deal.game)) for deal in drawn]
    finished = [] if person is None else await finished_days(store, person.id, day)
    week = [] if person is None else [_told_week(mine, one) for one in _week(day)]
    return DailyInfo(day_text(day), (day + 1) * DAY, deals, streak(finished, day), week)


def streak(finished: Sequence[int], today: int) -> int:
    """Return how many days in a row end today or yesterday, of days in falling order: today is not over yet."""
    count = 0
    expected = today if finished and finished[0] == today else today - 1
    for day in finished:
        if day != expected - count:
            break
        count += 1
    return count


def _week(day: int) -> range:
    return range(day - _WEEK + 1, day + 1)


def _told_week(mine: Sequence[DailyResult], day: int) -> DailyDay:
    done = [one for one in mine if one.play.day == day and one.place is not None and not one.departed]
    return DailyDay(day_text(day), len(done), sum(one.place == 1 for one in done))


def _told_deal(deal: StoredDeal, players: int, mine: DailyResult | None) -> DailyDeal:
    return DailyDeal(
        game=deal.game,
        seats=deal.seats,
        seat=deal.seat,
        level=deal.level,
        commitment=commitment(bytes.fromhex(deal.seed)),
        players=players,
        mine=None if mine is None else _told_mine(mine),
    )


def _told_mine(mine: DailyResult) -> DailyMine:
    if mine.place is None:
        return DailyMine(mine.play.table_id, "playing", None)
    return DailyMine(mine.play.table_id, "left" if mine.departed else "over", mine.place)


async def told_results(keeper: DealKeeper, day: int, game: str, person: Person | None) -> DailyResults:
    """Return how all fared with a deal: not before the one who asks has finished it, unless the day is over."""
    deal = await keeper.deal(day, game)
    store, over = keeper.hub.store, day < keeper.today
    own = [] if person is None else await results_of(store, [person.id], day, day)
    mine = next((one for one in own if one.play.game == game), None)
    players = await players_of(store, day, [game])
    told = _told_deal(deal, players.get(game, 0), mine)
    if not over and (mine is None or mine.place is None):
        return DailyResults(day_text(day), told, shown=False, over=False, rows=[])
    plays = await finished_plays(store, day, game)
    persons = await named(store, [result.play.person for result, _ in plays], keeper.hub.repository.clock())
    rows = [_row(result, table, persons, person) for result, table in plays]
    rows.sort(key=lambda row: (row.left, row.place, -row.score))
    return DailyResults(day_text(day), told, shown=True, over=over, rows=_ranked(rows))


def _row(result: DailyResult, table: StoredTable, persons: dict[str, Person], me: Person | None) -> DailyRow:
    play = result.play
    plan = msgspec.json.decode(table.setting, type=TablePlan)
    scores = [] if table.outcome is None else msgspec.json.decode(table.outcome, type=OutcomeInfo).scores
    claimed = persons[play.person].name if play.person in persons else None
    return DailyRow(
        rank=0,
        name=claimed or plan.seats[play.seat].name,
        claimed=claimed is not None,
        place=result.place or 0,
        score=scores[play.seat] if play.seat < len(scores) else 0,
        left=result.departed,
        me=me is not None and play.person == me.id,
        table=play.table_id,
        watch=plan.watching,
    )


def _ranked(rows: list[DailyRow]) -> list[DailyRow]:
    """Return rows in their order with their ranks: who fared alike shares one."""
    found: list[DailyRow] = []
    for at, row in enumerate(rows, 1):
        last = found[-1] if found else None
        alike = last is not None and (last.left, last.place, last.score) == (row.left, row.place, row.score)
        found.append(msgspec.structs.replace(row, rank=last.rank if last is not None and alike else at))
    return found


async def told_group(keeper: DealKeeper, group: str, person: Person | None) -> GroupDaily:
    """Return how the members of a group fare in the last seven days, for one of them."""
    store, days = keeper.hub.store, _week(keeper.today)
    if person is None or not await groups.is_member(store, group, person.id):
        raise Denied("no-group")
    members = await groups.members(store, group)
    ids = [member.person for member in members]
    found = [one for one in await results_of(store, ids, days[0], days[-1]) if one.place is not None]
    points = points_of(found)
    claimed = await named(store, ids, keeper.hub.repository.clock())

    def row(member: Member) -> GroupDailyRow:
        mine = [one for one in found if one.play.person == member.person]
        won = {day: [points[one.play] for one in mine if one.play.day == day] for day in days}
        name = claimed[member.person].name if member.person in claimed else None
        told = [GroupDay(len(some), sum(some)) for some in won.values()]
        me = member.person == person.id
        return GroupDailyRow(name or member.name, me, sum(one.points for one in told), len(mine), told)

    rows = sorted(map(row, members), key=lambda one: (-one.points, -one.played))
    return GroupDaily([day_text(day) for day in days], rows)


def points_of(results: Sequence[DailyResult]) -> dict[object, float]:
    """Return what each play is worth: one for each other play of the deal with a worse place, half for each alike."""
    deals = defaultdict(list)
    for result in results:
        deals[result.play.day, result.play.game].append(result)

    def standing(result: DailyResult) -> tuple[bool, int]:
        return result.departed, result.place or 0

    return {
        one.play: sum(
            1.0 if standing(one) < standing(other) else 0.5 * (standing(one) == standing(other))
            for other in some
            if other is not one
        )
        for some in deals.values()
        for one in some
    }
