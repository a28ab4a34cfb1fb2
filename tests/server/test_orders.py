"""Orders left in advance at a table: they answer for their player, say why they end, and nobody else can see them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest

import liza
from liza.bots import Seat, bot
from liza.conformance.random_play import CheckedGame
from liza.kernel.base.source import seeded
from liza.match.log import Entry
from liza.match.table import Table
from liza.server.base.tokens import hashed
from liza.server.orders.order_choice import OrderRequest, PendingOrder, decided
from liza.server.orders.order_list import OrderList
from liza.server.orders.order_turns import OrderTurns
from liza.server.protocol.clocks import Fischer
from liza.server.protocol.order_bodies import ChangeOrder, NewOrder
from liza.server.tables.client_session import SeatRight
from liza.server.tables.hub import Hub
from liza.server.tables.table_plan import TablePlan, stored
from liza.standing import decide, foreseen
from liza.standing.standing_order import EXACT, StandingOrder
from liza.store import open_store
from liza.store.seat_orders import orders_of
from tests.postgres import Postgres
from tests.server.client import Player, Server, run, serving
from tests.server.rig import NOW, Time, Voice, hub_with, plan_of
from tests.support import awaited

PERSON = {"kind": "person"}
QUICK: dict[str, Any] = {"bots": 1, "poll": 0.5, "absence": 0.0}
GAMES = liza.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Orders = list[dict[str, Any]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("orders") / "liza.db"), **QUICK) as server:
        yield server


def asked(server: Server, table: str, token: str | None, path: str = "", body: Any = None) -> httpx.Response:
    """Ask about a seat's orders, or change them."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    method = "GET" if body is None else "POST"
    return httpx.request(method, f"{server.url}/api/tables/{table}/orders{path}", headers=headers, json=body)


def order(kind: str, *links: tuple[str, str], until: tuple[str, ...] = (), **more: Any) -> dict[str, Any]:
    """Return an order as it is sent."""
    steps = [{"at": at.split(), "given": [], "answer": answer} for at, answer in links]
    return {"kind": kind, "links": steps, "until": [{"id": id} for id in until], **more}


DEPLOY = order("line", ("Deploy", "strongest"))
NEVER = order("line", ("Repel", "repel"), ("Deploy", "strongest"))
"""Its first question does not come at the beginning."""


async def seated(server: Server, *, seats: int = 2, **wanted: Any) -> list[Player]:
    """Open a table and sit down on all its seats; the one who must choose comes first."""
    made = server.create("qiahn", [PERSON] * seats, **wanted)
    tokens = [key["token"] for key in made["keys"]]
    players = [await Player(server.socket_url, made["table"]["id"], token).connect() for token in tokens]
    return sorted(players, key=lambda player: player.view is None or player.seat not in player.view["actors"])


def left(server: Server, player: Player, body: dict[str, Any]) -> Orders:
    """Leave an order that is accepted."""
    answer = asked(server, player.table, player.token, body=body)
    assert answer.status_code == 200, answer.text
    kept: Orders = answer.json()["orders"]
    return kept


def mine(server: Server, player: Player) -> Orders:
    """Return a player's orders."""
    found: Orders = asked(server, player.table, player.token).json()["orders"]
    return found


async def told(player: Player, condition: Callable[[Orders], Any]) -> Orders:
    """Return what a player is told of orders, as soon as something holds for it."""
    at = 0
    while True:
        for message in player.got[at:]:
            if message["type"] == "orders" and condition(message["orders"]):
                orders: Orders = message["orders"]
                return orders
        at = len(player.got)
        await player.receive()


def test_an_order_answers_and_its_player_alone_is_told(site: Server) -> None:
    async def work() -> None:
        first, other = await seated(site)
        left(site, first, order("line", ("Deploy", "strongest"), ("Deploy", "turn")))
        [done] = await told(first, lambda orders: orders[0]["ended"])
        assert (done["ended"], done["armed"], done["used"]) == ("done", False, 2)
        assert [answer["choice"]["verb"] for answer in done["answered"]] == ["deploy", "end"]
        await other.reach(done["answered"][1]["n"])
        await other.ask({"type": "ping"}, "pong")
        assert "orders" not in {message["type"] for message in other.got}
        assert [message["action"] for message in other.got if message["type"] == "moved"] == [None, None]
        shown = [message["action"] for message in first.got if message["type"] == "moved"]
        assert shown == [answer["choice"]["action"] for answer in done["answered"]]

    run(work())


def test_an_order_ends_by_its_condition_and_says_so_also_to_one_who_comes_later(site: Server) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        await first.close()
        left(site, first, order("one", ("Deploy", "weakest"), until=("vanguard",)))
        again = await Player(site.socket_url, first.table, first.token).connect()
        [ended] = await told(again, lambda orders: orders[0]["ended"])
        assert (ended["ended"], ended["used"], ended["armed"]) == ("until vanguard", 1, False)
        last = await Player(site.socket_url, first.table, first.token).connect()
        assert (await told(last, len)) == [ended]
        assert asked(site, first.table, first.token, f"/{ended['number']}/end", {}).json()["orders"] == []

    run(work())


def test_an_order_that_has_answered_as_often_as_it_may_ends(site: Server) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        left(site, first, order("one", ("Deploy", "weakest"), ("Deploy", "turn"), times=2))
        [ended] = await told(first, lambda orders: orders[0]["ended"])
        assert (ended["ended"], ended["used"]) == ("times", 2)

    run(work())


def test_an_order_waits_until_it_is_switched_on(site: Server) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        [kept] = left(site, first, NEVER)
        path = f"/{kept['number']}"
        changed = asked(site, first.table, first.token, path, {"armed": False, "order": DEPLOY}).json()["orders"]
        assert (changed[0]["armed"], changed[0]["links"][0]["at"]) == (False, ["Deploy"])
        await asyncio.sleep(0.5)
        assert mine(site, first)[0]["used"] == 0
        assert asked(site, first.table, first.token, path, {"armed": True}).status_code == 200
        assert (await told(first, lambda orders: orders[0]["ended"]))[0]["ended"] == "done"

    run(work())


def test_strangers_and_other_seats_neither_see_an_order_nor_end_it(site: Server) -> None:
    async def work() -> None:
        first, other = await seated(site)
        [kept] = left(site, first, NEVER)
        path = f"/{kept['number']}"
        assert mine(site, other) == []
        assert asked(site, first.table, other.token, path, {"armed": False}).json()["code"] == "no-order"
        assert asked(site, first.table, other.token, f"{path}/end", {}).json()["code"] == "no-order"
        watch = next(message["watch"] for message in first.got if message["type"] == "welcome")
        for token, code in ((None, "spectator"), (watch, "spectator"), ("somebody", "token")):
            for tail, body in (("", None), ("", NEVER), (path, {"armed": False}), (f"{path}/end", {})):
                assert asked(site, first.table, token, tail, body).json()["code"] == code
        assert mine(site, first) == [kept]

    run(work())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"kind": "hope"}, "order-kind"),
        ({"links": []}, "order-links"),
        ({"links": [{"at": ["Nowhere"], "given": [], "answer": "turn"}]}, "order-moment"),
        ({"links": [{"at": [], "given": [], "answer": "turn"}]}, "order-moment"),
        ({"links": [{"at": ["Deploy"], "given": [], "answer": "win"}]}, "order-answer"),
        ({"links": [{"at": ["Deploy"], "given": [], "answer": "= fly"}]}, "order-action"),
        ({"until": [{"id": "rain"}]}, "order-condition"),
        ({"until": [{"id": "losses"}] * 5}, "order-conditions"),
        ({"until": [{"id": "losses", "number": 2000}]}, "order-number"),
        ({"times": 0}, "order-times"),
        ({"hope": 1}, "bad-request"),
    ],
)
def test_what_cannot_be_left_is_refused_with_its_reason(site: Server, body: dict[str, Any], code: str) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        refused = asked(site, first.table, first.token, body={**DEPLOY, **body})
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert refused.json()["es"] != refused.json()["en"]
        assert mine(site, first) == []

    run(work())


def test_a_seat_has_three_orders_and_one_that_has_ended_makes_room(site: Server) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        for _ in range(3):
            left(site, first, NEVER)
        refused = asked(site, first.table, first.token, body=DEPLOY)
        assert (refused.status_code, refused.json()["code"]) == (429, "many-orders")
        path = f"/{mine(site, first)[0]['number']}"
        asked(site, first.table, first.token, path, {"armed": True, "order": DEPLOY})
        await told(first, lambda orders: orders[0]["ended"])
        kept = left(site, first, NEVER)
        assert [one["ended"] for one in kept] == ["", "", ""]

    run(work())


def test_what_is_taken_back_ends_the_order_that_answered(site: Server) -> None:
    async def work() -> None:
        first, _ = await seated(site)
        left(site, first, NEVER)
        left(site, first, order("one", ("Deploy", "weakest")))
        orders = await told(first, lambda orders: len(orders) == 2 and orders[1]["used"])
        await first.reach(orders[1]["answered"][0]["n"])
        assert (await first.ask({"type": "take_back", "n": first.n}))["type"] == "done"
        orders = mine(site, first)
        assert [(one["armed"], one["ended"]) for one in orders] == [(True, ""), (False, "undone")]
        assert {choice["verb"] for choice in first.legal} == {"deploy"}

    run(work())


def test_orders_end_with_the_game_and_a_rematch_begins_without(site: Server) -> None:
    async def work() -> None:
        first, other = await seated(site)
        left(site, first, NEVER)
        await first.ask({"type": "resign"})
        assert mine(site, first) == []
        refused = asked(site, first.table, first.token, body=DEPLOY)
        assert (refused.status_code, refused.json()["code"]) == (409, "over")
        await first.ask({"type": "propose", "what": "rematch"})
        await other.until(lambda player: player.info.get("proposal"))
        await other.ask({"type": "agree", "proposal": other.info["proposal"]["id"]})
        await other.until(lambda player: player.info.get("next"))
        table = other.info["next"]
        for token in (first.token, other.token):
            await Player(site.socket_url, table, token).connect()
        assert asked(site, table, first.token).json()["orders"] == []

    run(work())


def test_an_order_survives_a_power_cut(tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), **QUICK) as server:

        async def work() -> None:
            first, other = await seated(server)
            [kept] = left(server, first, order("line", ("Equip", "turn")))
            server.kill()
            server.start()
            assert mine(server, first) == [kept]
            players = [await Player(server.socket_url, p.table, p.token).connect() for p in (first, other)]
            for player in (players[0], players[0], players[1], players[1]):
                while player.seat not in (player.view or {"actors": []})["actors"] or not player.legal:
                    await player.receive()
                await player.act()
            [done] = await told(players[0], lambda orders: orders[0]["ended"])
            assert (done["ended"], done["answered"][0]["choice"]["action"]) == ("done", "end")

        run(work())


def test_of_two_processes_one_answers_once(cluster: Postgres) -> None:
    with ExitStack() as stack:
        near, far = [stack.enter_context(serving(cluster.url, **QUICK)) for _ in range(2)]

        async def work() -> None:
            for _ in range(4):
                first, other = await seated(near)
                away = await Player(far.socket_url, first.table, first.token).connect()
                left(far, first, order("line", ("Deploy", "strongest"), ("Deploy", "turn")))
                for player in (first, away):
                    [done] = await told(player, lambda orders: orders[0]["ended"])
                    assert (done["ended"], done["used"]) == ("done", 2)
                await other.reach(done["answered"][-1]["n"])
                await other.ask({"type": "ping"}, "pong")
                moves = [message for message in other.got if message["type"] == "moved"]
                assert [move["n"] for move in moves] == [answer["n"] for answer in done["answered"]]

        run(work())


# What the orders of a seat know, and what others are sent.


@every_game
def test_orders_do_the_same_in_all_worlds_that_their_seat_cannot_tell_apart(game: liza.Game[Any]) -> None:
    """Through the data that the process which thinks is sent."""
    ready = [one.order() for one in foreseen(game).orders.values()]
    rows = [
        PendingOrder(number, one.to_data(), 0)
        for number, one in enumerate(ready, 1)
        if not any(link.answer.startswith(EXACT) for link in one.links)
    ]
    table, answered = CheckedGame(game, game.seats[-1], {}, 3), 0
    for number, (state, seat, _) in enumerate(table.glimpses()):
        if number % 3 == 0:
            worlds = [state, *(state.determinize(seat, table.rng) for _ in range(2))]
            for at in range(len(rows)):
                found = [decided(OrderRequest(game.id, None, w.to_data(), seat, rows[at:])) for w in worlds]
                assert found[0] == found[1] == found[2]
                answered += found[0].number > 0
    assert answered


def test_what_others_are_sent_does_not_tell_of_an_order_that_does_not_answer(tmp_path: Path) -> None:
    """The same game twice, with and without: every byte to the other seat and to those who look on is the same."""

    async def played(where: Path, *orders: NewOrder) -> list[list[str]]:
        where.mkdir()
        async with hub_with(where, plan_of("qiahn", 2, public=True)) as hub:
            turns, kept = watched(hub), OrderList(hub)
            voices = [Voice(hub) for _ in range(3)]
            for voice, token in zip(voices, ("seat-0", "seat-1", None), strict=True):
                await voice.say({"type": "hello", "table": "t", "token": token})
            live = await hub.live("t")
            for one in orders:
                await kept.leave(live, SeatRight(0, hashed("seat-0")), one)
            for _ in range(9):
                await turns()
                assert live.table.match is not None
                seat = live.table.match.actors[0]
                action = live.table.game.notation(live.table.match.legal(seat)[0])
                await voices[seat].say({"type": "act", "n": live.table.n, "action": action})
            if orders:
                assert "orders" in {message["type"] for message in voices[0].told}
                assert [row.used for row in await orders_of(hub.store, "t", 0, hashed("seat-0"))] == [0, 0]
            for voice in voices:
                await voice.close()
            return [voice.socket.sent for voice in voices[1:]]

    quiet = msgspec.convert(order("line", ("Deploy", "= place espada mago")), NewOrder)
    never = msgspec.convert(
        {
            **order("equip", ("Equip", "equip")),
            "links": [{"at": ["Equip"], "given": [{"id": "losses", "number": 999}], "answer": "equip"}],
        },
        NewOrder,
    )
    with_orders = awaited(played(tmp_path / "with", never, quiet))
    without = awaited(played(tmp_path / "without"))
    assert with_orders == without
    assert sum(map(len, without)) > 30


def test_orders_go_with_who_leaves_and_wait_for_who_is_away(tmp_path: Path) -> None:
    """A bot that plays for an absent player does not use their orders; they answer again once the player is back."""

    async def work() -> None:
        clock = Time()
        async with hub_with(tmp_path, plan_of("qiahn", 2, clock=Fischer(60)), clock=clock) as hub:
            turns, kept = watched(hub), OrderList(hub)
            live = await hub.live("t")
            first = live.table.match.actors[0]  # type: ignore[union-attr]
            keys = [hashed("seat-0"), hashed("seat-1")]
            quiet = msgspec.convert(order("line", ("Repel", "repel")), NewOrder)
            await kept.leave(live, SeatRight(first, keys[first]), quiet)
            await kept.leave(live, SeatRight(1 - first, keys[1 - first]), quiet)
            clock.now += 61_000
            await hub.commit(live, "flag", first)
            await kept.change(
                live, SeatRight(first, keys[first]), 1, ChangeOrder(armed=True, order=msgspec.convert(DEPLOY, NewOrder))
            )
            await turns()
            assert [row.used for row in await orders_of(hub.store, "t", first, keys[first])] == [0]
            await hub.commit(live, "return", first)
            await turns()
            [row] = await orders_of(hub.store, "t", first, keys[first])
            assert (row.used, row.ended) == (1, "done")
            await hub.commit(live, "leave", first)
            assert await orders_of(hub.store, "t", first, keys[first]) == []
            assert len(await orders_of(hub.store, "t", 1 - first, keys[1 - first])) == 1

    awaited(work())


def watched(hub: Hub) -> Callable[[], Any]:
    """Return what lets the orders answer that wait, as bots do beside a site."""

    async def think(request: OrderRequest) -> Any:
        return decided(request)

    work = OrderTurns(hub.store, hub, think)

    async def turns() -> None:
        while found := await hub.store.claim(hub.repository.clock(), 1000, 5):
            for turn in found:
                await work.answer(await hub.kept(turn.table_id), turn)
                await hub.store.drop_turn(turn)

    return turns


# Every ready-made order of every game.


class Moment(NamedTuple):
    """A table at which an order answers the question that is open."""

    plan: TablePlan
    secret: bytes
    entries: Sequence[Entry]
    seat: int
    order: StandingOrder


def moments(game: liza.Game[Any], seats: int, seed: int, wanted: set[str]) -> Iterator[Moment]:
    """Let bots play a game and yield the first moment of each order that is wanted."""
    known, plan, secret = foreseen(game), plan_of(game.id, seats), bytes([seed]) * 32
    table, chance, player = Table(plan.setting("t", secret)), liza.seeded(seed), bot("greedy" if seed % 3 else "random")
    entries: list[Entry] = []
    while table.match is not None and table.status == "running" and wanted and len(entries) < 3000:
        state = table.match.state
        seat = state.actors[chance.below(len(state.actors))]
        moment = type(state.agenda[-1]).__name__
        for id in sorted(wanted):
            ready = known.orders[id].order()
            if not any(not link.at or moment in link.at for link in ready.links):
                continue
            named = completed(game, ready, state.legal(seat))
            if decide(named, 0, Seat(state, seat, seeded(1)), known).action is not None:
                wanted.discard(id)
                yield Moment(plan, secret, list(entries), seat, named)
        action = game.notation(player.choose(Seat(state, seat, chance), chance))
        entries.append(Entry(table.n + 1, NOW, "act", seat, action))
        table.apply(entries[-1])


def completed(game: liza.Game[Any], order: StandingOrder, legal: Sequence[int]) -> StandingOrder:
    """Return an order with an action named where it wants one: the first that is legal."""
    links = list(order.links)
    for at, link in enumerate(links):
        if link.answer.startswith(EXACT):
            verb = link.answer.removeprefix(EXACT)
            found = [game.notation(action) for action in legal if game.space.split(action)[0].id == verb]
            links[at] = link._replace(answer=EXACT + found[0]) if found else link
    if any(link.answer == EXACT + link.answer.removeprefix(EXACT).partition(" ")[0] for link in links):
        links = [link._replace(at=("Nowhere",)) if link.answer.startswith(EXACT) else link for link in links]
    return order._replace(links=tuple(links))


@pytest.mark.slow
def test_every_ready_made_order_of_every_game_answers_at_a_table(tmp_path: Path) -> None:
    db = str(tmp_path / "liza.db")
    found: dict[str, Moment] = {}
    for game in GAMES:
        wanted = set(foreseen(game).orders)
        for seed in range(40):
            for at in moments(game, game.seats[-1 if seed % 2 else 0], seed, wanted):
                found[f"{game.id}-{at.order.kind}"] = at
        assert not wanted, (game.id, wanted)

    async def laid_out() -> None:
        store = open_store(db)
        await store.open()
        for id, at in found.items():
            row = stored(id, at.plan, Table(at.plan.setting(id, at.secret)), at.secret)
            assert await store.create(row, at.entries, {})
        await store.close()

    awaited(laid_out())
    with serving(db, **QUICK) as server:
        for id, at in found.items():
            body = msgspec.json.decode(msgspec.json.encode(at.order.to_data()))
            for one in (*body["links"], {"given": body["until"]}):
                one["given"] = [dict(zip(("id", "number", "negated"), given, strict=True)) for given in one["given"]]
            body["until"] = [dict(zip(("id", "number", "negated"), given, strict=True)) for given in body["until"]]
            answer = asked(server, id, f"seat-{at.seat}", body=body)
            assert answer.status_code == 200, (id, answer.text)
        late = time.monotonic() + 120
        waiting = dict(found)
        while waiting and time.monotonic() < late:
            for id, at in list(waiting.items()):
                rows = asked(server, id, f"seat-{at.seat}").json()["orders"]
                if not rows or rows[0]["used"]:
                    del waiting[id]
            time.sleep(0.2)
        assert not waiting, sorted(waiting)
