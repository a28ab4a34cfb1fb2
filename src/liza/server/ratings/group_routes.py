"""What is asked and answered over HTTP about groups. Only members are told of one."""

from __future__ import annotations

from collections import defaultdict
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from liza.people import groups
from liza.people.groups import Group, Member
from liza.people.persons import Person
from liza.people.seats import named
from liza.server.base.tokens import hashed, matches, new_id, new_token
from liza.server.content.table_lists import row_info
from liza.server.people.visitors import Visitors
from liza.server.protocol import wire
from liza.server.protocol.bearer import bearer
from liza.server.protocol.company.group_bodies import (
    CreateGroup,
    EnterGroup,
    GroupCreated,
    GroupInfo,
    GroupRow,
    GroupTable,
    MemberInfo,
)
from liza.server.protocol.limits import address_of
from liza.server.protocol.problems import Denied
from liza.server.ratings.rater import Rater
from liza.server.ratings.rating_pages import rating_told
from liza.server.tables.table_plan import TablePlan, clean_name, told_apart
from liza.store import StoredTable

GroupId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a group")]
AnyRequest = Request[Any, Any, Any]
_OWN: Final = {"Cache-Control": "no-store"}


@post("/api/groups", tags=["groups"])
async def found_group(
    data: CreateGroup, rater: Rater, visitors: Visitors, request: AnyRequest
) -> Response[GroupCreated]:
    """Found a group. The token in the answer is shown this once."""
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("group-guest")
    person, now = visitor.person, rater.clock()
    if await groups.count_groups(rater.store, person.id) >= groups.MOST_GROUPS:
        raise Denied("many-groups")
    if not visitors.groups.take(address_of(request)):
        raise Denied("too-fast")
    invite = new_token()
    group = Group(new_id(), clean_name(data.title) or "…", hashed(invite), now)
    await groups.found_group(rater.store, group, Member(group.id, person.id, clean_name(data.name), now))
    return Response(GroupCreated(group.id, group.name, invite), cookies=cookies)


@get("/api/groups", tags=["groups"])
async def my_groups(rater: Rater, person: Person | None) -> Response[list[GroupRow]]:
    """The groups of the person who asks."""
    found = [] if person is None else await groups.groups_of(rater.store, person.id)
    return Response([GroupRow(group.id, group.name) for group in found], headers=_OWN)


@get("/api/groups/{group:str}", tags=["groups"])
async def get_group(group: GroupId, rater: Rater, person: Person | None) -> Response[GroupInfo]:
    """A group, for its members: who they are, its tables, how its games ended."""
    return Response(await _info(rater, await _mine(rater, group, person), person), headers=_OWN)


@post("/api/groups/{group:str}/join", tags=["groups"], status_code=200)
async def enter_group(
    group: GroupId, data: EnterGroup, rater: Rater, visitors: Visitors, request: AnyRequest
) -> Response[GroupInfo]:
    """Become a member, by the token of the group's link."""
    found = await groups.group(rater.store, group)
    token = bearer(request)
    if found is None or token is None or not matches(token, found.key):
        raise Denied("no-group")
    visitor, cookies = await visitors.enter(request)
    if visitor is None:
        raise Denied("group-guest")
    there = await groups.members(rater.store, group)
    others = [member.name for member in there if member.person != visitor.person.id]
    if len(others) >= groups.MOST_MEMBERS:
        raise Denied("group-full")
    name = told_apart(clean_name(data.name), others)
    await groups.enter_group(rater.store, Member(group, visitor.person.id, name, rater.clock()))
    return Response(await _info(rater, found, visitor.person), headers=_OWN, cookies=cookies)


@post("/api/groups/{group:str}/invite", tags=["groups"], status_code=200)
async def renew_invite(group: GroupId, rater: Rater, person: Person | None) -> Response[GroupCreated]:
    """Give a group of mine another link, shown this once; the one before opens nothing any more."""
    found = await _mine(rater, group, person)
    invite = new_token()
    await groups.change_key(rater.store, found.id, hashed(invite))
    return Response(GroupCreated(found.id, found.name, invite), headers=_OWN)


@post("/api/groups/{group:str}/leave", tags=["groups"], status_code=200)
async def leave_group(group: GroupId, rater: Rater, person: Person | None) -> list[GroupRow]:
    """Leave a group; the groups one is still in."""
    await _mine(rater, group, person)
    assert person is not None
    await groups.leave_group(rater.store, group, person.id)
    return [GroupRow(left.id, left.name) for left in await groups.groups_of(rater.store, person.id)]


async def _mine(rater: Rater, id: str, person: Person | None) -> Group:
    """Return a group of a person; to others it is not there."""
    found = None if person is None else await groups.group(rater.store, id)
    if found is None or person is None or not await groups.is_member(rater.store, id, person.id):
        raise Denied("no-group")
    return found


async def _info(rater: Rater, group: Group, person: Person | None) -> GroupInfo:
    there = await groups.members(rater.store, group.id)
    ids = [member.person for member in there]
    claimed = await named(rater.store, ids, rater.clock())
    fared = defaultdict(list)
    for result in await groups.results_of(rater.store, group.id):
        fared[result.person].append(result.place)
    ratings = defaultdict(list)
    for rating in await groups.ratings_among(rater.store, ids):
        ratings[rating.person].append(await rating_told(rater, rating))
    members = [
        MemberInfo(
            (claimed[id].name if id in claimed else None) or name,
            person is not None and id == person.id,
            len(fared[id]),
            fared[id].count(1),
            ratings[id],
        )
        for _, id, name, _ in there
    ]
    tables = [_table(row) for row in await groups.tables_of(rater.store, group.id) if row.status != "cancelled"]
    return GroupInfo(group.id, group.name, members, tables)


def _table(row: StoredTable) -> GroupTable:
    return GroupTable(row_info(row), msgspec.json.decode(row.setting, type=TablePlan).watching)


GROUPS_TOLD: Final = (found_group, my_groups, get_group, enter_group, renew_invite, leave_group)
