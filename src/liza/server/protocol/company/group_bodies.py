"""The bodies of HTTP requests and answers about groups."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from liza.server.protocol.bodies import TableRow
from liza.server.protocol.company.rating_bodies import RatingInfo
from liza.server.protocol.wire import MAX_NAME, Name


class CreateGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A group to be founded."""

    title: Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
    name: Name = ""
    """As its founder wants to be called there."""


class EnterGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to be a member, with the token of the group's link as bearer."""

    name: Name = ""


class GroupRow(Struct, frozen=True):
    """A group in a list."""

    id: str
    title: str


class GroupCreated(Struct, frozen=True):
    """A new group and the token of its link, which is shown this once."""

    id: str
    title: str
    invite: str


class MemberInfo(Struct, frozen=True):
    """A member and how the member fared in the group's latest games."""

    name: str
    me: bool
    games: int
    won: int
    ratings: list[RatingInfo]


class GroupTable(Struct, frozen=True):
    """A table of the group."""

    table: TableRow
    watch: str
    """Watches the table; a member needs no more to sit down there."""


class GroupInfo(Struct, frozen=True):
    """A group, as its members see it."""

    id: str
    title: str
    members: list[MemberInfo]
    tables: list[GroupTable]


GROUP_BODIES: Final = (CreateGroup, EnterGroup, GroupRow, GroupCreated, GroupInfo)
