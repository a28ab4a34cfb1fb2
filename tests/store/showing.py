"""What a store can be asked of profiles and exercises, done once."""

from __future__ import annotations

import asyncio

from liza.people import names
from liza.store import Store
from liza.store.civil import profiles
from liza.store.results import exercise_tries
from tests.store.filling import NOW


async def show_all(store: Store, person: str) -> None:
    """Keep, read, merge and delete what a person shows and has tried."""
    await exercise_tries.keep_tries(store, person, [exercise_tries.ExerciseTry("qiahn", "1", solved=True)])
    await exercise_tries.tries_of(store, person)
    async with store.writing() as connection:
        await exercise_tries.merge_tries(connection, person, "person 7")
    for shown in ({"games", *await profiles.shown_by(store, "person 7")}, frozenset()):
        await profiles.show(store, "person 7", shown)
    await profiles.profile_of(store, sorted(names.looks("Ana")), NOW)
    await asyncio.gather(profiles.games_shown(store, "person 7"), profiles.who_show(store, ["person 7", "person 8"]))
