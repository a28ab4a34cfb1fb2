"""Everything that a store can be asked to do, done once: whoever wants to see each of its statements runs this."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from sqlalchemy import insert

from liza.match.log import Entry
from liza.notices import mailboxes, outbox, subscriptions, webhooks, wishes
from liza.notices.vapid import push_key
from liza.people import (
    challenges,
    companions,
    credentials,
    forgetting,
    groups,
    links,
    merging,
    names,
    persons,
    play_wishes,
    seats,
    sessions,
    upkeep,
)
from liza.people.passkeys import NewPasskey
from liza.store import (
    Append,
    OrderAnswer,
    OrderChange,
    Store,
    StoredTable,
    StoreError,
    analyses,
    lists,
    notice_rows,
    proof_keys,
    retention,
    seat_orders,
    tournament_log,
    workshop,
)
from liza.store.civil import marks, reports
from liza.store.operators import orders, pulse
from liza.store.results import daily_plays, played, rated, seat_luck, verdicts
from liza.store.schema import ARCHIVE
from liza.store.statements import FinishedGame, FinishedSeat, packed
from tests.store.filling import NOW, SPAN
from tests.store.showing import show_all

_HOUR = 3_600_000
_TOLD = (notice_rows.TURN, notice_rows.HOOK_TURN, notice_rows.OVER, notice_rows.HOOK_OVER)
_ROOM = workshop.StorageLimits(10**9, 10**12)


def new_table(id: str, **values: object) -> StoredTable:
    """Return a table of two people that has just been opened."""
    plain = {"public": True, "created": NOW, "setting": "{}", "seed": "seed", "status": "waiting", "seats": "[]"}
    return StoredTable(id, "qiahn", **{**plain, "owner": "owner 7", "touched": NOW, **values})  # type: ignore[arg-type]


async def everything(store: Store, round: int) -> None:
    """Ask a filled store for everything, under names that no other round uses."""
    await _play(store, f"new {round}")
    await _lists(store)
    await _clear(store)
    await _operate(store, f"operated {round}")
    await _workshop(store, f"{round}")
    await _analyse(store, f"analysed {round}")
    await _compete(store, f"tournament {round}")
    await _count(store, f"counted {round}")
    await _be_somebody(store, f"somebody {round}")


async def _play(store: Store, id: str) -> None:
    await store.ping()
    await store.create(new_table(id, pack="text"), [Entry(1, NOW, "sit", 1, "key Ana")], {0: 1})
    await store.create(new_table(id), [], {})
    wanted = [
        Append(id, Entry(2, NOW, "sit", 0, "key Eva"), {"status": "running", "people": 2}, {1: 2}, []),
        Append(id, Entry(3, NOW, "act", 0, "go"), {}, {}, [1]),
        Append(id, Entry(3, NOW, "act", 0, "go"), {}, {}, []),
    ]
    await asyncio.gather(*(store.append(one) for one in wanted))
    await store.append(Append(id, Entry(4, NOW, "act", 0, "go"), {}, {}, []))
    await store.append(Append(id, Entry(5, NOW, "act", 0, "go"), {"people": 1}, {1: 5, 0: 5}, []))
    left = seat_orders.SeatOrder(0, id, 0, "key", "{}", armed=True)
    for _ in range(4):  # the last one finds no room
        number = await seat_orders.leave_order(store, left, 5, 3)
    await seat_orders.leave_order(store, left, 1, 3)
    [order, *_] = await seat_orders.orders_of(store, id, 0, "key")
    await seat_orders.change_order(store, order, {"armed": True})
    answered = OrderAnswer(order.number, 0, 1, 3, "[]", "")
    change = OrderChange(answered, [1], 9)
    await store.append(Append(id, Entry(6, NOW, "act", 0, "go"), {}, {}, [], None, [0, 1], change))
    await seat_orders.end_orders(store, {order.number: "otherwise"})
    for _ in range(2):
        await seat_orders.ask_orders(store, id, 0, 6, NOW)
    await seat_orders.leave_order(store, left, 5, 3)
    await seat_orders.drop_order(store, id, 0, "key", order.number + 1)
    assert number is None
    await store.find(id)
    await store.log(id)
    await store.log(id, 2)
    await store.log("game 1")
    await store.lengths([id, *(f"game {n}" for n in range(50))])
    await store.set_deadline(id, NOW)
    await store.overdue(NOW)
    await store.save_snapshot(id, 3, 1, "{}")
    await store.save_snapshot(id, 4, 1, "{}")
    await store.snapshot(id, 1)
    await store.create(new_table(f"{id} alone", status="running"), [], {0: 1})
    await store.attended([id, *(f"game {n}" for n in range(49))], NOW)
    await store.touch([id, *(f"game {n}" for n in range(49))], NOW)
    await store.waiting(NOW)
    for turn in await store.claim(NOW, 1, 5):
        await store.free_turn(turn)
        await store.drop_turn(turn)
    await store.say(id, 5, 0, "Ana", "hola", NOW)
    await store.said(id)
    await store.mute(id, 5, 0, 1, muted=True)
    await store.mute(id, 1, 0, 1, muted=True)
    await store.muted(id, 0)
    await store.quarantine(id, "why")
    await store.release(id, {"people": 2}, {1: 5}, NOW, [notice_rows.NewNotice(0, "turn", "", 5, NOW, None, NOW, None)])
    await store.announce("here", "[]")


async def _lists(store: Store) -> None:
    for statuses in (("over",), ("waiting", "running")):
        for game in (None, "qiahn", "tanxi"):
            for before in (None, NOW - 10 * _HOUR):
                await lists.listed(store, statuses, game, before, 50)
    await lists.quarantined(store)
    await lists.counted(store)
    for owner in ("owner 7", "owner 8"):
        await lists.alive(store, owner, NOW - _HOUR, 100)
        await lists.opened(store, owner, NOW - _HOUR, 300)
        for keep in (0, 500):  # an owner with more tables than are kept, and one with fewer
            await lists.surplus(store, owner, keep, NOW - 10 * _HOUR)


async def _clear(store: Store) -> None:
    for status in ("waiting", "running"):
        await retention.forsaken(store, status, NOW - _HOUR)
    await retention.unattended(store, NOW - _HOUR)
    await retention.archive(store, NOW - _HOUR * 24 * 90, 5)
    await retention.forget(store, NOW - _HOUR)
    await retention.prune_snapshots(store, "")
    await retention.prune_packs(store, "")
    await workshop.kept_bytes(store)
    await workshop.forget_old(store, NOW - SPAN * 39 // 40)


async def _operate(store: Store, id: str) -> None:
    await store.create(new_table(id), [], {})
    process = pulse.ProcessPulse(id, "server", "host", 1, NOW, NOW)
    for seen in (NOW, NOW + 1):
        await pulse.beat(store, process._replace(seen=seen))
    await pulse.processes(store, 0)
    if store.shared:
        await pulse.time_of(store)
    details = {"quarantine": "why", "ban": "1", "mute": "1", "set": "5", "announce": "hola"}
    for what in orders.WHAT:
        if what not in {"remove", "close", "unname"}:
            target = {"drain": id, "quarantine": id, "set": "requests"}.get(what, "192.0.2.1")
            await orders.give(store, "page", what, target, details.get(what, ""), NOW)
    await orders.give(store, "page", "remove", id, "", NOW)
    with suppress(StoreError):
        await orders.give(store, "page", "quarantine", id, "", NOW)
    made = reports.NewReport(NOW, f"by {id}", "owner 7", "game 5", 1, 0, "person 7", "Eva", "chat", "", "[]")
    for one in (made, made, made._replace(person=None)):
        await reports.report(store, one)
    found = await reports.reports_by(store, f"by {id}")
    await reports.report_of(store, found[0].number)
    await reports.open_reports(store)
    await orders.give(store, "page", "close", str(found[0].number), "read", NOW)
    with suppress(StoreError):
        await orders.give(store, "page", "unname", id, "", NOW)
    await names.claim(store, (await sessions.begin(store, "", NOW))[1].person.id, f"Ana {id[9:]}", NOW)
    holder = await names.holder(store, f"Ana {id[9:]}", NOW)
    await orders.give(store, "page", "unname", holder or "", "", NOW)
    await orders.orders_about(store, "person 7")
    async with store.writing() as connection:
        await reports.merge_reports(connection, f"by {id}", "person 8")
        await reports.forget_reporter(connection, "person 8")
    await reports.sweep_reports(store, NOW - SPAN)
    await orders.orders(store, 5)
    await orders.newest(store)
    await orders.bans(store, NOW)
    await orders.settings(store)
    await orders.tables(store)
    await orders.tables(store, apart=True)
    await orders.tables(store, statuses=("waiting", "running"))
    await orders.people(store)
    await seats.person_of(store, id, "key")
    await sessions.keys_of(store, id)
    await sessions.still_open(store, ["key", "other"])
    await names.holder(store, id, NOW)
    old = await proof_keys.kept_keys(store)
    await proof_keys.change_keys(store, old, f"keys of {id}")
    await proof_keys.change_keys(store, None, "too late")
    await proof_keys.change_keys(store, f"keys of {id}", f"later keys of {id}")
    await pulse.leave(store, id)


async def _workshop(store: Store, name: str) -> None:
    for _ in range(2):
        await workshop.keep_image(store, name, b"red", "owner 1", NOW, _ROOM)
    await workshop.image(store, name, NOW + 48 * _HOUR)
    await workshop.check_room(store, "owner 1", _ROOM)
    draft = workshop.StoredDraft(name, "qiahn", "key", "{}", "owner 1", NOW)
    await workshop.keep_draft(store, draft, _ROOM)
    await workshop.change_draft(store, draft._replace(size=2), "[]", NOW, _ROOM)
    await workshop.draft(store, name)
    await workshop.drafts_of(store, "owner 1")
    await workshop.forget_draft(store, name)


async def _analyse(store: Store, id: str) -> None:
    await analyses.begin(store, id, "study", NOW, _HOUR)
    await analyses.begin(store, id, "study", NOW, _HOUR)
    await analyses.look(store, id, "study")
    await analyses.advance(store, id, "study", analyses.AnalysisProgress(1, 2, NOW, finished=False))
    await analyses.finish(store, id, "study", b"{}")
    await analyses.result(store, id, "study")
    await analyses.call_off(store, id, "study")
    await analyses.forget(store, "study", NOW + _HOUR)


async def _luck(store: Store, id: str) -> None:
    await seat_luck.unweighed(store, 10)
    luck = [seat_luck.StoredLuck(seat, 0.5, 0.1, 0.2) for seat in range(2)]
    for _ in range(2):
        await seat_luck.keep_weighed(store, id, "qiahn", luck, [(("die", 6, side), 3) for side in range(6)])
    await seat_luck.draw_counts(store, ["qiahn", "tanxi"])
    for person in ("person 1", "person 7"):
        await seat_luck.luck_of_person(store, person, "qiahn")
        await seat_luck.things_used(store, person)


async def _compete(store: Store, id: str) -> None:
    row = tournament_log.StoredTournament(id, NOW, public=True, owner="owner 1", setting="{}", due=NOW)
    await tournament_log.open_tournament(store, row)
    for _ in range(2):
        entry = tournament_log.TournamentEntry(1, NOW, "enter", "[]", "key")
        await tournament_log.append(store, id, entry, "open", 1, NOW)
    await tournament_log.tournament(store, id)
    await tournament_log.entries(store, id)
    await tournament_log.claim_due(store, NOW, _HOUR, 5)
    await tournament_log.look_again(store, id, NOW)
    await tournament_log.listed_tournaments(store, "open")
    await tournament_log.unfinished_of(store, "owner 1", 20)
    await tournament_log.table_ends(store, ["game 1", "game 2"])


async def _count(store: Store, id: str) -> None:
    seats = [
        FinishedSeat(0, 1, departed=False, bot="", key="key", left_at=1),
        FinishedSeat(1, 2, departed=False, bot="tough", key=""),
    ]
    game = FinishedGame("qiahn", 1, NOW, rated=True, group_id=None, seats=seats)
    await store.create(new_table(id, status="running"), [], {})
    await store.append(Append(id, Entry(1, NOW, "act", 0, "go"), {"status": "over"}, {}, [], game))
    await played.put(store, id, game)
    await _luck(store, id)
    await show_all(store, f"shown {id}")
    await played.pending(store)
    await verdicts.unjudged(store)
    for found in ([verdicts.StoredVerdict(id, 0, 1, "tough", 9, "seed", "[]", 0.5, 0.4, 0.6)], []):
        await verdicts.keep_verdicts(store, id, found)
    await verdicts.verdicts_on(store, [id, "game 1"])
    await verdicts.waits(store, id)
    await played.ended_after(store, "game 5")
    for person in ("person 1", "person 7"):
        for only in (None, "qiahn"):
            for before in (None, (NOW - SPAN // 2, "game 5")):
                await played.games_of(store, person, only, before)
        await _rate(store, person, id)


async def _rate(store: Store, person: str, id: str) -> None:
    for after in ((-1, ""), (NOW - SPAN // 2, "game 5")):
        await rated.rated_page(store, "qiahn", after)
    await rated.rated_of(store, person, "qiahn")
    await rated.rated_count(store, "qiahn", 1_000)
    rating = rated.StoredRating("qiahn", person, 0.5, 0.1, 9, NOW, settled=True)
    move = rated.RatingMove(person, "qiahn", NOW, id, 0.5, 0.1)
    for _ in range(2):
        await rated.keep_ratings(store, [rating], [move], [id])
        await rated.keep_scale(store, rated.StoredScale("qiahn", NOW, 1, "[]"))
        await rated.claim_lease(store, "qiahn", NOW, NOW + 1)
    await rated.end_lease(store, "qiahn")
    await rated.ratings_in(store, "qiahn", [person, "person 8"])
    await rated.ratings_of(store, person)
    await rated.best(store, "qiahn", 50)
    await rated.ratings_page(store, "qiahn", "person 5")
    await rated.moves_of(store, person, "qiahn", 300)
    await rated.scale_of(store, "qiahn")
    await rated.forget_ratings(store, "chess")
    await _gather(store, person, id)
    async with store.writing() as connection:
        await rated.merge_person(connection, f"{id} old", person)
        await groups.merge_member(connection, f"{id} old", person)
    await _daily(store, person, id)
    await _tell(store, person, id)
    await _wish(store, person, id)
    await _meet(store, person, id)


async def _meet(store: Store, person: str, id: str) -> None:
    for kind in ("mute", "block"):
        await marks.put_mark(store, marks.PersonMark(person, f"{id} met", kind, "Eva", NOW, f"mark {id}"))
    await marks.marks_of(store, person)
    await marks.is_blocked(store, f"{id} met", [person, "person 8"])
    await marks.blocked_pairs(store, [person, *(f"person {n}" for n in range(50))])
    await companions.companions_of(store, person, NOW)
    await companions.person_of_result(store, "game 5", 1)
    await companions.author_of(store, "game 5", 1)
    for _ in range(2):
        await companions.invite(store, companions.Invitation(f"{id} met", "game 1", person, "Ana", NOW))
    await companions.invitations_of(store, f"{id} met", NOW)
    await companions.is_invited(store, f"{id} met", "game 1", NOW)
    async with store.writing() as connection:
        await marks.merge_marks(connection, f"{id} met", f"{id} new")
        await companions.merge_invitations(connection, f"{id} met", f"{id} new")
        await marks.forget_marks(connection, [f"{id} new"])
        await companions.forget_invitations(connection, [f"{id} new"])
    await companions.drop_invitation(store, person, "game 1")
    await companions.sweep_invitations(store, NOW - SPAN)
    await marks.take_mark_back(store, person, f"mark {id}")


async def _wish(store: Store, person: str, id: str) -> None:
    wish = play_wishes.StoredWish(person, "{}", "Ana", False, f"owner of {id}", NOW, NOW, NOW + 1000)  # noqa: FBT003
    for _ in range(2):
        await play_wishes.state_wish(store, wish)
    await play_wishes.wish_of(store, person)
    await play_wishes.note_seen(store, person, NOW, NOW + 2000)
    await play_wishes.waiting_wishes(store, NOW)
    await play_wishes.wishes_from(store, wish.owner, NOW, 60)
    await pulse.playing(store, NOW)
    held = {person: seats.HeldSeat(f"found {id}", f"key {person}", 0, person, NOW)}
    await play_wishes.keep_party(store, [wish], held, "{}", NOW + 3000)
    await play_wishes.keep_party(store, [wish], held, "{}", NOW + 3000)
    await play_wishes.unopened(store)
    await play_wishes.note_opened(store, f"found {id}")
    await play_wishes.forget_wishes(store, 0)
    await play_wishes.take_back(store, person)


async def _be_somebody(store: Store, name: str) -> None:
    token, visitor = await sessions.begin(store, "Firefox", NOW)
    person, session = visitor.person.id, visitor.session.id
    await sessions.known(store, token, NOW)
    await sessions.renew(store, token, NOW)
    await sessions.open_sessions(store, person, NOW)
    await persons.find(store, "person 999", NOW)
    await names.claim(store, person, f"Eva {name[-1]}", NOW)
    await names.unlike_claimed(store, ["Ana 6", "Eva"], NOW, person)
    await names.unlike_claimed(store, ["Ana 6"], NOW)
    await _show_credentials(store, person, session, name)
    held = seats.HeldSeat("game 5", f"key of {name}", 0, person, NOW)
    await seats.take(store, held)
    await seats.take_late(store, held._replace(table_id="game 6"))
    await seats.is_taken(store, "game 5", held.key)
    for one in (person, "person 7"):
        await seats.seats_of(store, one)
        await seats.seats_of(store, one, held)
        await seats.key_at(store, "game 5", one)
        await seats.key_of(store, "game 5", one)
        await seats.count_seats(store, one)
        await seats.games_of(store, one, 300)
    _, other = await sessions.begin(store, "", NOW)
    await seats.take(store, seats.HeldSeat("game 9", f"other key of {name}", 0, other.person.id, NOW))
    await names.claim(store, other.person.id, f"Luis {name[-1]}", NOW)
    for _ in range(2):
        await merging.offer(store, person, other.person.id, NOW)
        await merging.offers(store, person, NOW)
        await merging.decline(store, person, other.person.id)
    await merging.offer(store, person, other.person.id, NOW)
    await merging.merge(store, person, other.person.id, NOW)
    _, nameless = await sessions.begin(store, "", NOW)
    await merging.offer(store, nameless.person.id, person, NOW)
    await merging.merge(store, nameless.person.id, person, NOW)
    await sessions.end(store, person, NOW, only=session)
    await sessions.end(store, person, NOW, but=session)
    sat = Entry(1, NOW, "sit", 0, "key Eva")
    for table, archived in ((f"left by {name}", False), (f"left long ago by {name}", True)):
        setting = '{"seats": [{"token": "key", "name": "Eva"}]}'
        await store.create(new_table(table, setting=setting), [] if archived else [sat], {})
        await seats.take(store, seats.HeldSeat(table, "key", 0, nameless.person.id, NOW))
    async with store.writing() as connection:
        await connection.execute(insert(ARCHIVE).values(table_id=table, log=packed([sat])))
    await forgetting.forget_person(store, nameless.person.id, NOW)
    while await forgetting.forget_names(store):
        pass
    await upkeep.sweep_persons(store, "person 5", NOW, 20)
    await upkeep.sweep_expired(store, NOW - SPAN)


async def _show_credentials(store: Store, person: str, session: str, name: str) -> None:
    await credentials.add_passkey(store, person, NewPasskey(name, b"", 0, True, True), "Firefox", NOW)  # noqa: FBT003
    await credentials.passkeys_of(store, person)
    await credentials.keys_of(store, person)
    await credentials.passkey(store, name)
    await credentials.note_use(store, name, 0, 1, NOW)
    await credentials.remove_passkey(store, person, name)
    codes = await credentials.new_sheet(store, person, NOW)
    await credentials.codes_left(store, person)
    await credentials.use_code(store, codes[0])
    asked = await challenges.ask(store, "enter", person, session, NOW)
    await challenges.consume(store, asked.id, "enter", NOW)
    for yes in (True, False):
        secret, link = await links.show(store, person, session, NOW)
        await links.look(store, session, person, NOW)
        found = await links.ask(store, secret, "Firefox", NOW)
        assert found is not None
        await links.collect(store, found[0], NOW)
        await links.answer(store, session, person, link.id, NOW, yes=yes)
        await links.collect(store, found[0], NOW)


async def _tell(store: Store, person: str, id: str) -> None:
    for _ in range(2):
        await wishes.keep_wishes(store, person, wishes.NoticeWishes())
        feed = await wishes.open_feed(store, person)
        await push_key(store)
        session = f"{id} of {person}"
        one = subscriptions.Subscription(session, person, session, f"https://push/{session}", "", "", "", "", "es", NOW)
        await subscriptions.subscribe(store, one)
        await webhooks.set_webhook(store, webhooks.Webhook(id, "plain", "https://chat", "", "es", None))
    for ends in (mailboxes.drop, mailboxes.stop):
        box, code = await mailboxes.ask(store, person, "ana@liza.es", "", "es", NOW)
        await mailboxes.confirm(store, person, code, NOW)
        await mailboxes.mailbox_of(store, person)
        await wishes.wishes_and_address(store, person)
        await ends(store, person if ends is mailboxes.drop else box.stop)
    await wishes.wishes_of(store, person)
    await wishes.person_of_feed(store, feed)
    await wishes.close_feed(store, person)
    await subscriptions.subscriptions_of(store, person, NOW)
    await subscriptions.unsubscribe(store, person, one.id)
    await subscriptions.drop_endpoint(store, one.endpoint)
    await subscriptions.sweep_subscriptions(store, "push 5")
    await webhooks.webhook_of(store, id)
    notices = [notice_rows.NewNotice(seat, what, "key", 9, NOW, NOW, NOW, NOW) for seat, what in enumerate(_TOLD)]
    for n, decided in ((1, []), (2, [0, 1])):
        await store.append(Append(id, Entry(n, NOW, "act", 0, "go"), {}, {}, [], notices=notices, decided=decided))
    await store.create(new_table(f"told {id}"), [], {}, notices)
    for one in await outbox.claim(store, NOW, 1, 50):
        await outbox.postpone(store, one, NOW)
        await outbox.finish(store, one, None)
    await outbox.listed(store, person)
    await outbox.waiting(store, person)
    await outbox.table_told(store, id)
    await webhooks.drop_webhook(store, id)


async def _daily(store: Store, person: str, id: str) -> None:
    day = NOW // (24 * _HOUR)
    for _ in range(2):
        await daily_plays.daily_secret(store, "00")
        await daily_plays.keep_deals(store, [daily_plays.StoredDeal(day, "qiahn", 1, 2, 0, "tough", "00")])
        await daily_plays.begin_play(store, daily_plays.DailyPlay(day, "qiahn", person, id, 0, NOW))
    await daily_plays.deals_of(store, day)
    await daily_plays.results_of(store, [person, "person 8", "person 9"], day - 6, day)
    await daily_plays.finished_days(store, person, day)
    await daily_plays.players_of(store, day, ["qiahn", "tanxi"])
    await daily_plays.finished_plays(store, day, "qiahn")
    async with store.writing() as connection:
        await daily_plays.merge_person(connection, f"{id} old", person)
        await daily_plays.forget_person(connection, f"{id} old")


async def _gather(store: Store, person: str, id: str) -> None:
    group = groups.Group(f"{id} of {person}", "Jueves", "key", NOW)
    member = groups.Member(group.id, person, "Ana", NOW)
    await groups.found_group(store, group, member)
    await groups.change_key(store, group.id, group.key)
    for one in (member, member._replace(person="person 8")):
        await groups.enter_group(store, one)
    await groups.add_table(store, group.id, group.id, NOW)
    for known in ("group 1", group.id):
        await groups.group(store, known)
        await groups.members(store, known)
        await groups.is_member(store, known, person)
        await groups.tables_of(store, known)
        await groups.results_of(store, known)
    await groups.ratings_among(store, ["person 1", "person 7", "person 9"])
    await groups.groups_of(store, person)
    await groups.count_groups(store, person)
    for one in (person, "person 8"):
        await groups.leave_group(store, group.id, one)
