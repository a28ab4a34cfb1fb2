"""The JSON Schema of everything on the wire, made from the types that the code uses."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from liza.server.protocol import (
    bodies,
    client_messages,
    draft_bodies,
    order_bodies,
    print_bodies,
    wire,
)
from liza.server.protocol.company import (
    civil_bodies,
    daily_bodies,
    group_bodies,
    luck_bodies,
    notice_bodies,
    people_bodies,
    profile_bodies,
    rating_bodies,
    report_bodies,
    tournament_bodies,
    watch_bodies,
    wish_bodies,
)


@cache
def socket_schema() -> dict[str, Any]:
    """Return one document: ``ClientMessage``, ``ServerMessage`` and the bodies of HTTP are among its definitions."""
    unions = [client_messages.ClientMessage, wire.ServerMessage]
    (client, server, *_), components = msgspec.json.schema_components(
        [
            *unions,
            *bodies.HTTP_BODIES,
            *print_bodies.BODIES,
            *draft_bodies.BODIES,
            *tournament_bodies.TOURNAMENT_BODIES,
            *people_bodies.PEOPLE_BODIES,
            *rating_bodies.RATING_BODIES,
            *profile_bodies.PROFILE_BODIES,
            *luck_bodies.LUCK_BODIES,
            *group_bodies.GROUP_BODIES,
            *civil_bodies.CIVIL_BODIES,
            *report_bodies.REPORT_BODIES,
            *daily_bodies.DAILY_BODIES,
            *notice_bodies.NOTICE_BODIES,
            *wish_bodies.WISH_BODIES,
            *order_bodies.ORDER_BODIES,
            *watch_bodies.WATCH_BODIES,
        ],
        ref_template="#/$defs/{name}",
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Liza",
        "$defs": {"ClientMessage": client, "ServerMessage": server, **components},
    }
