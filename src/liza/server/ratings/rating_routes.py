"""What is asked and answered over HTTP about finished games and ratings."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get
from litestar.params import Parameter

from liza.games import game as game_of
from liza.people.persons import Person
from liza.server.protocol import wire
from liza.server.protocol.company.rating_bodies import BoardInfo, FinishedList, RatingHistory, RatingInfo
from liza.server.ratings.rater import Rater
from liza.server.ratings.rating_pages import GameSearch, Went, board, finished_games, history, ratings_told

_OWN: Final = {"Cache-Control": "no-store"}
GameId = Annotated[str, Parameter(max_length=wire.MAX_ID, description="The id of a game")]


@get("/api/me/games", tags=["people"])
async def my_games(
    rater: Rater,
    person: Person | None,
    game: Annotated[str | None, Parameter(max_length=wire.MAX_ID)] = None,
    name: Annotated[str, Parameter(max_length=wire.MAX_NAME)] = "",
    went: Went | None = None,
    after: Annotated[str | None, Parameter(max_length=100)] = None,
) -> Response[FinishedList]:
    """The finished games of the person who asks, on whatever device they were played; none for a guest."""
    if person is None:
        return Response(FinishedList([], None), headers=_OWN)
    wanted = GameSearch(None if game is None else game_of(game).id, name.strip(), went)
    return Response(await finished_games(rater, person.id, wanted, after), headers=_OWN)


@get("/api/me/ratings", tags=["people"])
async def my_ratings(rater: Rater, person: Person | None) -> Response[list[RatingInfo]]:
    """The ratings of the person who asks."""
    return Response([] if person is None else await ratings_told(rater, person.id), headers=_OWN)


@get("/api/me/ratings/{game:str}", tags=["people"])
async def my_rating(game: GameId, rater: Rater, person: Person | None) -> Response[RatingHistory]:
    """How the rating of the person who asks came to be in a game."""
    known = game_of(game).id
    told = RatingHistory(None, (await rater.population(known)).players, [])
    return Response(told if person is None else await history(rater, person.id, known), headers=_OWN)


@get("/api/ratings/{game:str}", tags=["people"])
async def leaderboard(game: GameId, rater: Rater, person: Person | None) -> Response[BoardInfo]:
    """The leaderboard of a game, with the bots' levels for comparison."""
    return Response(await board(rater, game, None if person is None else person.id), headers=_OWN)


RATINGS_TOLD: Final = (my_games, my_ratings, my_rating, leaderboard)
