"""What is asked and answered over HTTP about what a person plays with, and shows of it."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, get, post, put
from litestar.params import Parameter

from liza.people.persons import Person
from liza.server.people.me_routes import PRIVATE, AnyRequest, somebody
from liza.server.people.visitors import Visitors
from liza.server.profiles.profile_pages import own_summary, public_profile
from liza.server.protocol import wire
from liza.server.protocol.company.profile_bodies import (
    ExerciseAnswer,
    ExerciseAnswers,
    OwnSummary,
    Practice,
    Profile,
    ProfileChoice,
    profile_choice,
)
from liza.server.protocol.denied import Denied
from liza.server.ratings.rater import Rater
from liza.store.civil.profiles import show, shown_by
from liza.store.results.exercise_tries import ExerciseTry, keep_tries, tries_of

_PUBLIC: Final = {"Cache-Control": "no-cache"}


@get("/api/me/summary", tags=["people"])
async def my_summary(visitors: Visitors, person: Person | None) -> Response[OwnSummary]:
    """What the person who asks practises and uses most."""
    if person is None:
        return Response(OwnSummary(Practice(0, []), []), headers=PRIVATE)
    return Response(await own_summary(visitors.store, person.id, visitors.clock()), headers=PRIVATE)


@post("/api/me/exercises", tags=["people"], status_code=200)
async def my_exercises(data: ExerciseAnswers, visitors: Visitors, person: Person | None) -> Response[ExerciseAnswers]:
    """Keep first answers to exercises, as a browser has them; return all that are known of the person who asks."""
    if person is None:
        return Response(data, headers=PRIVATE)
    if data.tries:
        tries = [ExerciseTry(one.game, one.exercise, one.solved) for one in data.tries]
        await keep_tries(visitors.store, person.id, tries)
    known = [ExerciseAnswer(*one) for one in await tries_of(visitors.store, person.id)]
    return Response(ExerciseAnswers(known), headers=PRIVATE)


@get("/api/me/profile", tags=["people"])
async def my_profile(visitors: Visitors, person: Person | None) -> Response[ProfileChoice]:
    """What the person who asks shows to all."""
    shown = frozenset() if person is None else await shown_by(visitors.store, person.id)
    return Response(profile_choice(shown), headers=PRIVATE)


@put("/api/me/profile", tags=["people"])
async def choose_profile(data: ProfileChoice, visitors: Visitors, request: AnyRequest) -> Response[ProfileChoice]:
    """Show just this from now on; a profile is found by its claimed name."""
    found = await somebody(visitors, request)
    if found.person.name is None:
        raise Denied("profile-name")
    await show(visitors.store, found.person.id, set(data.shown))
    return Response(profile_choice(data.shown), headers=PRIVATE)


@get("/api/people/{name:str}", tags=["people"])
async def profile(
    name: Annotated[str, Parameter(max_length=wire.MAX_NAME, description="A claimed name")], rater: Rater
) -> Response[Profile]:
    """What the holder of a claimed name shows: the same answer for an empty profile and an unknown name."""
    found = await public_profile(rater, name, rater.clock())
    if found is None:
        raise Denied("no-profile")
    return Response(found, headers=_PUBLIC)


PROFILES_TOLD: Final = (my_summary, my_exercises, my_profile, choose_profile, profile)
