"""What is told of finished games and ratings: of one's own, and of those who show theirs."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, Literal

import msgspec

from liza.games import game as game_of
from liza.people import seats
from liza.ratings import Share
from liza.ratings.anchors import level_strengths
from liza.server.protocol.company.rating_bodies import (
    BoardInfo,
    BoardRow,
    FinishedInfo,
    FinishedList,
    FinishedSeatInfo,
    LeavingInfo,
    LeavingsInfo,
    LevelShare,
    OpponentInfo,
    RatingHistory,
    RatingInfo,
    RatingStep,
    ShareInfo,
)
from liza.server.protocol.problems import Denied
from liza.server.ratings.rater import Rater
from liza.store import Store
from liza.store.civil.profiles import who_show
from liza.store.results.played import PlayedGame, ResultSeat, games_of
from liza.store.results.rated import (
    RatedGame,
    RatedSeat,
    RatingMove,
    StoredRating,
    best,
    moves_of,
    rated_games,
    ratings_in,
    ratings_of,
)
from liza.store.results.verdicts import StoredVerdict, verdicts_on, waits

Went = Literal["won", "lost", "drew"]
_PAGE: Final = 50
_LOOKED_AT: Final = 200
"""Games that are looked through for one page."""
_STEPS: Final = 300
_EXPLAINED: Final = 20
"""The latest games of which each opponent is told."""
_BOARD: Final = 50


class GameSearch(msgspec.Struct, frozen=True):
    """Which finished games are looked for."""

    game: str | None = None
    name: str = ""
    """A part of another player's name."""
    went: Went | None = None


async def finished_games(rater: Rater, person: str, wanted: GameSearch, after: str | None) -> FinishedList:
    """Return a page of a person's finished games; of a search it may be short, or empty, before the last page."""
    found = await games_of(rater.store, person, wanted.game, _position(after), _LOOKED_AT)
    others = {seat.person for played in found for seat in played.others if seat.person}
    names = await _names(rater, others)
    page: list[FinishedInfo] = []
    for at, played in enumerate(found, 1):
        info = _finished(played, names)
        if _fits(info, wanted):
            page.append(info)
        if len(page) == _PAGE or at == _LOOKED_AT:
            return FinishedList(page, f"{played.own.ended}.{played.own.table_id}")
    return FinishedList(page, None)


def _position(after: str | None) -> tuple[int, str] | None:
    if after is None:
        return None
    ended, _, table = after.partition(".")
    if not (ended.isascii() and ended.isdigit() and len(ended) < 17):
        raise Denied("bad-request", "after: as an answer has told it")
    return int(ended), table


def _fits(info: FinishedInfo, wanted: GameSearch) -> bool:
    if wanted.went is not None and info.went != wanted.went:
        return False
    sought = wanted.name.casefold()
    return not sought or any(sought in seat.name.casefold() for seat in info.seats if not seat.me)


def _finished(played: PlayedGame, names: dict[str, str]) -> FinishedInfo:
    called = [name if kind != "bot" else "" for kind, name in msgspec.json.decode(played.names, type=list[list[str]])]
    every = sorted([played.own, *played.others], key=lambda seat: seat.seat)

    def info(seat: ResultSeat) -> FinishedSeatInfo:
        name = (called[seat.seat] if seat.seat < len(called) else "") or names.get(seat.person or "", "")
        return FinishedSeatInfo(name, seat.bot or None, seat.place, seat.departed, me=seat.seat == played.own.seat)

    own = played.own
    return FinishedInfo(own.table_id, own.game, own.ended, own.rated, _went(own, every), [info(seat) for seat in every])


def _went(own: ResultSeat, every: Sequence[ResultSeat]) -> Went:
    if own.place > 1:
        return "lost"
    return "drew" if len(every) > 1 and all(seat.place == 1 for seat in every) else "won"


async def _names(rater: Rater, persons: set[str]) -> dict[str, str]:
    found = await seats.named(rater.store, sorted(persons), rater.clock()) if persons else {}
    return {id: person.name for id, person in found.items() if person.name}


async def ratings_told(rater: Rater, person: str) -> list[RatingInfo]:
    """Return the ratings of a person."""
    return [await rating_told(rater, stored) for stored in await ratings_of(rater.store, person)]


async def rating_told(rater: Rater, stored: StoredRating) -> RatingInfo:
    """Return a rating as it is shown."""
    share, provisional = await rater.share(stored.game, stored.mean, stored.deviation)
    return RatingInfo(stored.game, stored.games, _share(share), provisional)


def _share(share: Share) -> ShareInfo:
    return ShareInfo(*(round(value, 4) for value in share))


async def history(rater: Rater, person: str, game: str) -> RatingHistory:
    """Return how a person's rating came to be: what each game changed, and against whom."""
    game = game_of(game).id
    stored = (await ratings_in(rater.store, game, [person])).get(person)
    population = await rater.population(game)
    moves = await moves_of(rater.store, person, game, _STEPS)
    tables = [move.table_id for move in moves if move.table_id][:_EXPLAINED]
    results = {result.table_id: result for result in await rated_games(rater.store, tables)}
    others = {seat.person for result in results.values() for seat in result.seats if seat.person}
    names = await _names(rater, others)
    known = await ratings_in(rater.store, game, sorted(others))
    strengths = {id: rating.mean for id, rating in known.items()}
    steps = []
    for at, move in enumerate(moves):
        share, _ = await rater.share(game, move.mean, move.deviation)
        before = moves[at + 1].mean if at + 1 < len(moves) else 0.0
        result = results.get(move.table_id)
        faced = [] if result is None else _faced(move, before, result, strengths, names)
        mine = None if result is None else next((seat for seat in result.seats if seat.person == person), None)
        departed = mine is not None and mine.departed
        left = None if result is None or mine is None else _left(result, mine)
        steps.append(RatingStep(move.at, move.table_id or None, _share(share), departed, left, faced))
    return RatingHistory(None if stored is None else await rating_told(rater, stored), population.players, steps)


def _faced(
    move: RatingMove, before: float, result: RatedGame, strengths: dict[str, float], names: dict[str, str]
) -> list[OpponentInfo]:
    """Return the others of a game, each with how likely it was to be placed ahead of them."""
    own = next((seat for seat in result.seats if seat.person == move.person), None)
    levels = level_strengths(move.game, result.version)

    def strength(seat: RatedSeat) -> float:
        if seat.bot:
            return levels[seat.bot].mean if seat.bot in levels else 0.0
        return strengths.get(seat.person or "", 0.0)

    def went(seat: RatedSeat, own: RatedSeat) -> Literal["ahead", "behind", "tied"]:
        return "tied" if seat.place == own.place else "ahead" if own.place < seat.place else "behind"

    if own is None:
        return []
    return [
        OpponentInfo(
            names.get(seat.person or "", ""),
            seat.bot or None,
            round(1 / (1 + exp(strength(seat) - before)), 3),
            went(seat, own),
            _left(result, seat),
        )
        for seat in result.seats
        if seat.seat != own.seat
    ]


def _left(result: RatedGame, seat: RatedSeat) -> LeavingInfo | None:
    """Return how a seat stood whose player left; None for others, and for games of before there were verdicts."""
    found = result.verdicts.get(seat.seat)
    return None if found is None else leaving(found, back=not seat.departed)


def leaving(found: StoredVerdict, *, back: bool) -> LeavingInfo:
    """Return a verdict as it is told."""
    of = found.chance, found.low, found.high
    return LeavingInfo(found.seat, *of, found.judge, found.playouts, found.seed, back)


async def leavings(store: Store, table: str) -> LeavingsInfo:
    """Return how those stood who left a rated game."""
    if await waits(store, table):
        return LeavingsInfo(waits=True, seats=[])
    gone = {seat.seat for game in await rated_games(store, [table]) for seat in game.seats if seat.departed}
    found = await verdicts_on(store, [table])
    return LeavingsInfo(waits=False, seats=[leaving(one, back=one.seat not in gone) for one in found])


async def board(rater: Rater, game: str, person: str | None) -> BoardInfo:
    """Return the leaderboard of a game."""
    known = game_of(game)
    population = await rater.population(known.id)
    highest = await best(rater.store, known.id, _BOARD)
    ids = [rating.person for rating in highest]
    persons = await seats.named(rater.store, ids, rater.clock())
    showing = await who_show(rater.store, ids)
    rows = []
    for rating in highest:
        who = persons.get(rating.person)
        if who is not None and who.name is not None:
            share, _ = await rater.share(known.id, rating.mean, rating.deviation)
            profile, me = who.id in showing, who.id == person
            rows.append(BoardRow(who.name, who.previous, profile, rating.games, _share(share), me))
    mine = None if person is None else (await ratings_in(rater.store, known.id, [person])).get(person)
    levels = []
    for level, strength in level_strengths(known.id, known.version).items():
        share, _ = await rater.share(known.id, strength.mean, strength.deviation)
        levels.append(LevelShare(level, round(share.value, 4)))
    told = None if mine is None else await rating_told(rater, mine)
    return BoardInfo(known.id, population.players, rows, levels, told)
