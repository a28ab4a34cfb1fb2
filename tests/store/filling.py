"""A database as it is after a million games: filled in one statement a table, in seconds."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from liza.server.protocol.company.tournament_bodies import OpenTournament
from liza.server.protocol.company.wish_bodies import StateWish
from liza.server.tournaments.tournament_setting import settled
from liza.store import Store
from liza.store.schema import METADATA
from liza.store.statements import packed
from tests.server.rig import plan_of

NOW: Final = 1_800_000_000_000
"""When all this is looked at; the last game ended a moment ago."""
SPAN: Final = 40_000_000_000
"""Milliseconds from the first game to the last: fifteen months."""
_PACKED: Final = 100 * 24 * 3_600_000
_OWNERS: Final = 5_000
"""Addresses; number 7 has opened a third of all tables."""
_LEFT: Final = 2_000
"""Tables that are not finished; of few games a tenth."""

_SERIES: Final = {
    "postgresql": "SELECT n FROM generate_series(1::bigint, {most}) AS series(n)",
    "sqlite": "WITH RECURSIVE series(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM series WHERE n < {most}) "
    "SELECT n FROM series",
}
_TABLES: Final = f"""
INSERT INTO tables (id, game, public, created, setting, seed, status, seats, deadline, ended, outcome, trouble, pack,
                    owner, people, seen, touched, archived)
SELECT 'game ' || n, CASE n % 5 WHEN 0 THEN 'tanxi' WHEN 1 THEN 'qiahn' WHEN 2 THEN 'tornaris' ELSE 'tankup' END,
       n % 4 > 0, {{now}} - ({{most}} - n) * {{every}}, '{{setting}}', 'seed',
       CASE WHEN n <= {{most}} - {{left}} THEN 'over' WHEN n % 4 = 0 THEN 'waiting' WHEN n % 4 = 1 THEN 'cancelled'
            ELSE 'running' END,
       '[["person","Ana"],["bot","shrewd"]]', CASE WHEN n > {{most}} - {{left}} AND n % 3 = 0 THEN {{now}} + n END,
       CASE WHEN n <= {{most}} - {{left}} THEN {{now}} - ({{most}} - n) * {{every}} + 9 END, NULL,
       CASE WHEN n % 5000 = 0 THEN 'unreadable' END, CASE WHEN n % 3 = 0 THEN 'pack 1' END,
       CASE WHEN n % 3 = 0 THEN 'owner 7' ELSE 'owner ' || (n % {_OWNERS}) END, n % 2, 0,
       {{now}} - ({{most}} - n) * {{every}} + 9,
       n <= {{most}} - {{left}} AND ({{most}} - n) * {{every}} > {_PACKED}
FROM (SELECT n FROM ({{series}}) AS numbers) AS numbered
"""
_MOVES: Final = """
INSERT INTO moves (table_id, n, at, kind, seat, body)
SELECT tables.id, numbers.n, tables.created + numbers.n, 'act', numbers.n % 2, 'go ' || numbers.n
FROM tables, ({few}) AS numbers WHERE NOT tables.archived
"""
_BESIDE: Final = (
    "INSERT INTO archive (table_id, log) SELECT id, {log} FROM tables WHERE archived",
    "INSERT INTO snapshots (table_id, n, version, data) SELECT id, 50, 1, '{{}}' FROM tables WHERE status <> 'over'",
    "INSERT INTO turns (table_id, seat, n, asked, lease) SELECT id, 1, 5, created, 0 FROM tables "
    "WHERE status = 'running'",
    "INSERT INTO chat (table_id, seat, name, text, at) SELECT id, 0, 'Ana', 'hola', created FROM tables "
    "WHERE NOT archived",
    "INSERT INTO mutes (table_id, seat, muted) SELECT id, 0, 1 FROM tables WHERE NOT archived",
    "INSERT INTO analyses (table_id, reading, done, total, lease, data) SELECT id, 'seats', 9, 9, created, {log} "
    "FROM tables WHERE status = 'over'",
    "INSERT INTO packs (hash, text) SELECT 'pack ' || n, 'text' FROM ({some}) AS numbers",
    "INSERT INTO images (hash, data, size, owner, at) SELECT 'image ' || created, {log}, 9, owner, created "
    "FROM tables WHERE game = 'tanxi'",
    "INSERT INTO drafts (id, game, key, body, owner, at, size) SELECT 'draft ' || created, game, 'key', '{{}}', "
    "'owner ' || created, created, 2 FROM tables WHERE game = 'tanxi'",
    "INSERT INTO shelf (owner, bytes) SELECT 'owner ' || created, 2 FROM tables WHERE game = 'tanxi'",
    "INSERT INTO shelf (owner, bytes) VALUES ('*', 1000)",
    "INSERT INTO tournaments (id, created, public, owner, setting, status, entrants, due) "
    "SELECT 'tournament ' || id, created, created / {every} % 2 = 0, owner, '{league}', "
    "CASE status WHEN 'over' THEN 'over' ELSE 'running' END, 9, "
    "CASE status WHEN 'over' THEN NULL ELSE created END FROM tables WHERE game = 'tanxi'",
    "INSERT INTO tournament_log (tournament, n, at, kind, body) SELECT 'tournament ' || id, 1, created, 'enter', '[]' "
    "FROM tables WHERE game = 'tanxi'",
    "INSERT INTO table_persons (table_id, key, seat, person, since) SELECT id, 'key', 0, 'person ' || owner, created "
    "FROM tables WHERE game = 'qiahn'",
    "INSERT INTO seat_orders (table_id, seat, key, data, armed, step, used, place, ended, told) "
    "SELECT tables.id, 0, 'key', '{{}}', numbers.n = 1, 0, 0, 9, '', '[]' FROM tables, ({few}) AS numbers "
    "WHERE status = 'running'",
    "INSERT INTO orders (at, who, what, target, detail) SELECT created, 'page', 'ban', owner, '' FROM tables "
    "WHERE game = 'tanxi'",
)
_PEOPLE: Final = 100_000
"""Persons; number 7 has played a hundredth of all games, the others some ten or twenty each."""
_COUNTED: Final = (
    "INSERT INTO results (table_id, game, version, ended, rated, pending, group_id, unweighed) SELECT id, game, 1, "
    "ended, people = 1, people = 1 AND ended > {now} - 20 * {every}, "
    "CASE WHEN ended / {every} % 50 = 0 THEN 'group 1' END, ended > {now} - 20 * {every} "
    "FROM tables WHERE status = 'over'",
    f"""
INSERT INTO result_seats (table_id, seat, place, departed, bot, key, person, game, ended, rated)
SELECT tables.id, numbers.n - 1, 1 + (tables.ended / 7 + numbers.n) % 2, tables.ended / {{every}} % 50 = 0,
       CASE WHEN numbers.n = 1 AND tables.ended / {{every}} % 3 = 0 THEN 'tough' ELSE '' END, 'key ' || numbers.n,
       CASE WHEN tables.ended / {{every}} % 100 < numbers.n THEN 'person 7'
            WHEN tables.ended / {{every}} % 3 > 0 OR numbers.n = 2
            THEN 'person ' || ((tables.ended / {{every}} * 7919 + numbers.n * 104729) % {_PEOPLE}) END,
       tables.game, tables.ended, tables.people = 1
FROM tables, ({{two}}) AS numbers WHERE tables.status = 'over'
""",
    "INSERT INTO seat_luck (table_id, seat, score, luck, spread, things) SELECT table_id, seat, 0.5, 0.1, 0.2, "
    '\'{{"combatant:mago": 2, "token:fuego": 1}}\' '
    "FROM result_seats",
    "INSERT INTO draw_counts (game, kind, sides, side, count) SELECT 'qiahn', 'die', 6, n, 100 FROM ({two}) AS numbers",
    "INSERT INTO table_persons (table_id, key, seat, person, since) SELECT table_id, key, seat, person, ended "
    "FROM result_seats WHERE person IS NOT NULL",
    "INSERT INTO persons (id, created, name, merged) SELECT 'person ' || n, {now} - n, "
    "CASE WHEN n % 3 = 0 THEN 'Ana ' || n END, CASE WHEN n % 1000 = 999 THEN 'person 8' END FROM ({people}) AS numbers",
    "INSERT INTO names (key, person, until) SELECT 'ana' || n, 'person ' || n, CASE WHEN n % 9 = 0 THEN {now} - n END "
    "FROM ({people}) AS numbers WHERE n % 3 = 0",
    "INSERT INTO sessions (key, id, person, created, seen, device, ended) SELECT 'session ' || n, 'browser ' || n, "
    "'person ' || n, n, {now} - n, 'Firefox', CASE WHEN n % 5 = 0 THEN n END FROM ({people}) AS numbers",
    "INSERT INTO passkeys (id, person, name, data, counter, verified, synced, created) SELECT 'passkey ' || n, "
    "'person ' || n, 'Firefox', {log}, 0, TRUE, TRUE, n FROM ({people}) AS numbers",
    "INSERT INTO recovery (key, person, made) SELECT 'code ' || n, 'person ' || (n / 10), n FROM ({people}) AS numbers",
    "INSERT INTO ratings (game, person, mean, deviation, games, at, settled) SELECT games.game, 'person ' || n, "
    "n % 1000 / 500.0 - 1, 0.2, 9, {now}, n % 3 > 0 FROM ({people}) AS numbers, "
    "(SELECT DISTINCT game FROM tables) AS games",
    "INSERT INTO groups (id, name, key, created) SELECT 'group ' || n, 'Jueves', 'key', {now} "
    "FROM ({people}) AS numbers",
    "INSERT INTO group_members (group_id, person, name, since) SELECT 'group ' || (n / 10), 'person ' || n, 'Ana', n "
    "FROM ({people}) AS numbers",
    "INSERT INTO group_tables (table_id, group_id, created) SELECT table_id, group_id, ended FROM results "
    "WHERE group_id IS NOT NULL",
    "INSERT INTO daily_deals (day, game, version, seats, seat, level, seed) "
    "SELECT DISTINCT ended / 86400000, game, 1, 2, 0, 'tough', '00' FROM results",
    "INSERT INTO daily_plays (day, game, person, table_id, seat, begun) "
    "SELECT ended / 86400000, game, person, MIN(table_id), MIN(seat), MIN(ended) FROM result_seats "
    "WHERE person IS NOT NULL GROUP BY ended / 86400000, game, person",
    "INSERT INTO notices (table_id, seat, what, person, key, n, at, due, stage, lease, tries, told) "
    "SELECT table_id, seat, 'over', person, key, 9, ended, "
    "CASE WHEN ended / {every} % 100 = 0 THEN {now} END, 0, 0, 0, '' FROM result_seats WHERE person IS NOT NULL",
    "INSERT INTO notice_wishes (person, language, digest, hour, zone, feed) "
    "SELECT 'person ' || n, 'es', 'each', 8, 'UTC', 'feed ' || n FROM ({people}) AS numbers",
    "INSERT INTO push_subscriptions (id, person, session, endpoint, p256dh, auth, origin, device, language, since) "
    "SELECT 'push ' || n, 'person ' || n, 'session ' || n, 'https://push/' || n, '', '', '', '', 'es', n "
    "FROM ({people}) AS numbers",
    "INSERT INTO mailboxes (person, address, since, tries, stop, origin, language) "
    "SELECT 'person ' || n, 'ana' || n || '@liza.es', n, 0, 'stop ' || n, '', 'es' FROM ({people}) AS numbers",
    "INSERT INTO table_webhooks (table_id, format, url, origin, language) "
    "SELECT table_id, 'plain', 'https://chat', '', 'es' FROM results WHERE ended / {every} % 10 = 0",
    "INSERT INTO play_wishes (person, wanted, name, claimed, owner, since, seen, until, table_id, seat, plan) "
    "SELECT 'person ' || n, '{wish}', '', FALSE, 'owner ' || n, n, n, "
    "CASE WHEN n % 1000 = 0 THEN {now} + 1000 ELSE n END, "
    "CASE WHEN n % 1000 <> 0 THEN 'table ' || n END, 0, CASE WHEN n % 5000 = 1 THEN '{setting}' END "
    "FROM ({people}) AS numbers",
    "INSERT INTO reports (at, reporter, address, table_id, n, seat, person, name, reason, words, chat, closed, answer) "
    "SELECT {now} - n * 1000000, 'person ' || n, 'owner ' || n, 'game ' || (n * 4), 1, 0, 'person ' || (n + 1), 'Ana', "
    "'chat', '', '[]', CASE WHEN n % 1000 > 0 THEN {now} END, '' FROM ({people}) AS numbers",
    "INSERT INTO person_marks (person, other, kind, name, since, id) SELECT 'person ' || n, 'person ' || (n * 7 + 1), "
    "CASE WHEN n % 3 = 0 THEN 'block' ELSE 'mute' END, 'Ana', n, 'mark ' || n FROM ({people}) AS numbers",
    "INSERT INTO invitations (person, table_id, inviter, name, at) SELECT 'person ' || n, 'game ' || n, "
    "'person ' || (n + 1), 'Ana', {now} - n FROM ({people}) AS numbers",
    "INSERT INTO profiles (person, shown) SELECT 'person ' || n, 'favourites games practice ratings' "
    "FROM ({people}) AS numbers WHERE n % 3 > 0",
    "INSERT INTO exercise_tries (person, game, exercise, solved) SELECT 'person ' || people.n, 'qiahn', few.n, "
    "few.n % 2 = 0 FROM ({people}) AS people, ({few}) AS few",
    "INSERT INTO rating_moves (person, game, at, table_id, mean, deviation) "
    "SELECT DISTINCT person, game, ended, table_id, 0, 1 FROM result_seats WHERE person IS NOT NULL AND rated",
)
_LOG: Final = packed([]).hex()
_SETTING: Final = msgspec.json.encode(plan_of("qiahn", 2)).decode()
_WANTED: Final = {"title": "Liga", "game": "tanxi", "format": "swiss", "clock": {"kind": "days", "days": 1}}
_LEAGUE: Final = msgspec.json.encode(settled(msgspec.convert(_WANTED, OpenTournament), "", "", "owner", NOW)).decode()


_WISH: Final = msgspec.json.encode(StateWish(["qiahn"])).decode()


async def fill(store: Store, most: int) -> None:
    """Fill an empty database with so many games, nearly all of them finished; its indexes are made anew afterwards."""
    async with store._migrating() as connection:  # nothing else may take so long
        await connection.run_sync(_drop_indexes)
        dialect = connection.dialect.name
        words = {
            "now": NOW,
            "most": most,
            "left": min(_LEFT, most // 10),
            "every": SPAN // most,
            "series": _SERIES[dialect].format(most=most),
            "some": _SERIES[dialect].format(most=500),
            "few": _SERIES[dialect].format(most=4),
            "people": _SERIES[dialect].format(most=_PEOPLE if most > _PEOPLE else most),
            "two": _SERIES[dialect].format(most=2),
            "setting": _SETTING,
            "wish": _WISH,
            "league": _LEAGUE,
            "log": f"'\\x{_LOG}'" if dialect == "postgresql" else f"x'{_LOG}'",
        }
        for statement in (_TABLES, _MOVES, *_BESIDE, *_COUNTED):
            # The driver's own words: a colon in them names no parameter.
            await connection.exec_driver_sql(statement.format(**words))
        await connection.run_sync(_make_indexes)
    await settle(store)


async def settle(store: Store) -> None:
    """Let PostgreSQL look at what there is, as it does by itself now and then."""
    if not store.shared:
        return
    patient = create_async_engine(store._engine.url, isolation_level="AUTOCOMMIT")
    async with patient.connect() as connection:
        await connection.execute(text("VACUUM ANALYZE"))
    await patient.dispose()


def _drop_indexes(connection: Connection) -> None:
    for table in METADATA.sorted_tables:
        for index in table.indexes:
            index.drop(connection)


def _make_indexes(connection: Connection) -> None:
    for table in METADATA.sorted_tables:
        for index in table.indexes:
            index.create(connection)
