"""How a person answered exercises the first time, in whatever browser that was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from liza.store.base import Store
from liza.store.schema import EXERCISE_TRIES
from liza.store.statements import insert_into

MOST_TRIES: Final = 1_000


class ExerciseTry(NamedTuple):
    """A first answer."""

    game: str
    exercise: str
    solved: bool


_TRY: Final = tuple(EXERCISE_TRIES.c[name] for name in ExerciseTry._fields)


async def keep_tries(store: Store, person: str, tries: Sequence[ExerciseTry]) -> None:
    """Keep first answers of a person; one that is known stays as it is."""
    rows = [{"person": person, **one._asdict()} for one in tries]
    async with store.writing() as connection:
        await connection.execute(insert_into(connection, EXERCISE_TRIES).values(rows).on_conflict_do_nothing())


async def tries_of(store: Store, person: str) -> list[ExerciseTry]:
    """Return the first answers of a person."""
    wanted = select(*_TRY).where(EXERCISE_TRIES.c.person == person).limit(MOST_TRIES)
    async with store.reading() as connection:
        return [ExerciseTry(*row) for row in await connection.execute(wanted)]


async def merge_tries(connection: AsyncConnection, old: str, new: str) -> None:
    """Give a person's answers to another person; of two to one exercise that of the person who stays counts."""
    other = EXERCISE_TRIES.alias()
    same = (other.c.game == EXERCISE_TRIES.c.game) & (other.c.exercise == EXERCISE_TRIES.c.exercise)
    known = exists(select(other.c.solved).where(same, other.c.person == new))
    await connection.execute(delete(EXERCISE_TRIES).where(EXERCISE_TRIES.c.person == old, known))
    await connection.execute(update(EXERCISE_TRIES).where(EXERCISE_TRIES.c.person == old).values(person=new))
