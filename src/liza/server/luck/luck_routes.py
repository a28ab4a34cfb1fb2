"""What is asked and answered over HTTP about chance."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter

from liza.games import game as game_of
from liza.people.persons import Person
from liza.server.luck.luck_keeper import LuckKeeper
from liza.server.protocol import wire
from liza.server.protocol.company.luck_bodies import LuckInfo, SiteDice

_OWN: Final = {"Cache-Control": "no-store"}
_PUBLIC: Final = {"Cache-Control": "public, max-age=60"}


@get("/api/dice", tags=["tables"])
async def site_dice(luck: LuckKeeper) -> Response[SiteDice]:
    """How the dice of all finished games fell, with what speaks against them."""
    return Response(await luck.site_dice(), headers=_PUBLIC)


@get("/api/me/luck/{game:str}", tags=["people"])
async def my_luck(
    game: Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a game")],
    luck: LuckKeeper,
    person: Person | None,
) -> Response[LuckInfo]:
    """How chance treated the person who asks."""
    known = game_of(game).id
    told = LuckInfo(known, 0, 0.0, 0.0, 0.0) if person is None else await luck.luck(person.id, known)
    return Response(told, headers=_OWN)


LUCK_TOLD: Final = (site_dice, my_luck)
