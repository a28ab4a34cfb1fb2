"""The tables of notices: who is to decide at slow tables, how each person wants to be told, and where to send it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, Index, Integer, PrimaryKeyConstraint, Table, Text

from liza.store.schema.metadata import DUE, METADATA, partial

# What is to be told of a slow table: one row for each seat that is to decide, gone as soon as it has decided, and one
# for each seat of a finished game. A row is written with the entry that causes it; what was told stays, for the feeds.
NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", Text, nullable=False),
    # Whose seat it is: NULL while nobody is known to hold it, empty where the table's webhook is told.
    Column("person", Text),
    Column("key", Text, nullable=False),
    # The entry since which the seat is deciding, or that ended the game, and when that was.
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    # When it is to be told next, NULL once there is nothing to tell; and when to remind of the deadline.
    Column("due", BigInteger),
    Column("remind", BigInteger),
    # 0 until it has been told, then 1: what is due is the reminder.
    Column("stage", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    # The places that have been told already, separated by spaces.
    Column("told", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "what"),
    Index("notices_due", "due", **partial(DUE)),
    Index("notices_of_person", "person", "at"),
)

# How a person wants to be told. Times of the day are in minutes, and in the person's zone.
NOTICE_WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("language", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("zone", Text, nullable=False),
    Column("quiet_start", Integer),
    Column("quiet_end", Integer),
    # The secret in the addresses of the feed and the calendar: kept as it is, for its person is shown it again.
    Column("feed", Text, unique=True),
)

# The browsers that show notices: each belongs to a session and is nobody's once that has ended.
PUSH_SUBSCRIPTIONS: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    # The hash of the session's cookie.
    Column("session", Text, nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    # Under which address of the site it was made: links lead there.
    Column("origin", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Index("push_of_person", "person", "since"),
    Index("push_of_session", "session"),
)

# Where a person may be written to: not before the code that was sent there has come back.
MAILBOXES: Final = Table(
    "mailboxes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("address", Text, nullable=False),
    # The code that is awaited, since when, and how often another one came; NULL once it has come.
    Column("code", Text),
    Column("since", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    # The secret that ends it, which each letter holds: kept as it is, for each letter says it again.
    Column("stop", Text, nullable=False, unique=True),
    # Under which address of the site it was asked for: links lead there.
    Column("origin", Text, nullable=False),
    Column("language", Text, nullable=False),
)

# Where a table tells a chat that somebody is to decide.
TABLE_WEBHOOKS: Final = Table(
    "table_webhooks",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("format", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("language", Text, nullable=False),
    # Who has set it; NULL for a guest.
    Column("person", Text),
    Index("webhooks_of_person", "person"),
)
