"""Orders left in advance: kept for the player who left them, and read by those who carry them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, select, update

from liza.store.base import Store
from liza.store.schema import SEAT_ORDERS, TURNS
from liza.store.statements import insert_into, still_seated


class SeatOrder(NamedTuple):
    """An order and how it stands."""

    number: int
    table_id: str
    seat: int
    key: str
    """The hash of the token of the player who left it."""
    data: str
    armed: bool
    """Whether it answers: neither ended nor switched off."""
    step: int = 0
    """Which link of a line comes next."""
    used: int = 0
    place: int = 0
    """How many choices the game had after its latest answer."""
    ended: str = ""
    """Why it answers no more; empty where it was switched off or still answers."""
    told: str = "[]"
    """Its latest answers: the entry and the action of each."""


_ROW: Final = tuple(SEAT_ORDERS.c[name] for name in SeatOrder._fields)


def _whose(table_id: str, seat: int, key: str) -> Any:
    return (SEAT_ORDERS.c.table_id == table_id) & (SEAT_ORDERS.c.seat == seat) & (SEAT_ORDERS.c.key == key)


async def orders_of(store: Store, table_id: str, seat: int, key: str) -> list[SeatOrder]:
    """Return a player's orders at a table, the oldest first."""
    wanted = select(*_ROW).where(_whose(table_id, seat, key)).order_by(SEAT_ORDERS.c.number)
    async with store.reading() as connection:
        return [SeatOrder(*row) for row in await connection.execute(wanted)]


async def leave_order(store: Store, order: SeatOrder, n: int, most: int) -> int | None:
    """Keep a new order and return its number; None where a seat was taken or left after entry n, or there are too many.

    One that has ended makes room.
    """
    values = order._asdict()
    del values["number"]
    mine = select(SEAT_ORDERS.c.number, SEAT_ORDERS.c.ended).where(_whose(order.table_id, order.seat, order.key))
    async with store.writing() as connection:
        if not await connection.scalar(select(still_seated(order.table_id, n))):
            return None
        kept = list(await connection.execute(mine.order_by(SEAT_ORDERS.c.number)))
        if len(kept) >= most:
            past = [row.number for row in kept if row.ended]
            if not past:
                return None
            await connection.execute(delete(SEAT_ORDERS).where(SEAT_ORDERS.c.number == past[0]))
        added = await connection.execute(insert(SEAT_ORDERS).values(values).returning(SEAT_ORDERS.c.number))
        return int(added.scalar_one())


async def change_order(store: Store, order: SeatOrder, values: Mapping[str, Any]) -> bool:
    """Change some fields of a player's order; False if it is not there any more."""
    same = (SEAT_ORDERS.c.number == order.number) & _whose(order.table_id, order.seat, order.key)
    async with store.writing() as connection:
        return (await connection.execute(update(SEAT_ORDERS).where(same).values(**values))).rowcount > 0


async def drop_order(store: Store, table_id: str, seat: int, key: str, number: int) -> bool:
    """Delete a player's order; False if there is none of that number."""
    same = (SEAT_ORDERS.c.number == number) & _whose(table_id, seat, key)
    async with store.writing() as connection:
        return (await connection.execute(delete(SEAT_ORDERS).where(same))).rowcount > 0


async def end_orders(store: Store, why: Mapping[int, str]) -> None:
    """End orders by their numbers, and keep why."""
    async with store.writing() as connection:
        for number, reason in why.items():
            same = SEAT_ORDERS.c.number == number, SEAT_ORDERS.c.armed
            await connection.execute(update(SEAT_ORDERS).where(*same).values(armed=False, ended=reason))


async def ask_orders(store: Store, table_id: str, seat: int, n: int, at: int) -> None:
    """Have the orders of a seat looked at that is being asked since entry n."""
    async with store.writing() as connection:
        row = insert_into(connection, TURNS).values(table_id=table_id, seat=seat, n=n, asked=at, lease=0)
        anew = {"n": n, "asked": at, "lease": 0}
        await connection.execute(row.on_conflict_do_update(index_elements=["table_id", "seat"], set_=anew))
    await store.announce("turns", "")
