"""The tables of games. The log (``moves``) is the truth; all else about a game is worked out from it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, PrimaryKeyConstraint, Table, Text, text

from liza.store.schema.metadata import ANY, APART, BOTS_ALONE, LISTED, LISTED_OF_ANY_GAME, METADATA, UNPACKED, partial

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("setting", Text, nullable=False),
    Column("seed", Text, nullable=False),
    # Worked out from the log and stored with the entry that changes it, so that lists and clocks need not replay games.
    Column("status", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("deadline", BigInteger),
    Column("ended", BigInteger),
    Column("outcome", Text),
    # Why the table is set apart: it cannot be read, or the operator wants to look at it.
    Column("trouble", Text),
    # The hash of the pack that is played with, where it is not the game's own.
    Column("pack", Text),
    # For whom bots think, and in which order.
    Column("owner", Text, nullable=False, server_default=""),
    Column("people", Integer, nullable=False, server_default="0"),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    # When the last entry or visit was, to within minutes: untouched tables are swept in the end.
    Column("touched", BigInteger, nullable=False, server_default="0"),
    # Whether the log was packed into ``archive`` without later entries.
    Column("archived", Boolean, nullable=False, server_default=text("false")),
    # Each list has an index that holds no other tables, in the order of the list: finished games do not slow it down.
    Index("tables_public", "status", "created", **partial(LISTED_OF_ANY_GAME)),
    Index("tables_public_of_game", "game", "status", "created", **partial(LISTED)),
    Index("tables_apart", "created", **partial(APART)),
    Index("tables_untouched", "status", "touched", **partial(UNPACKED)),
    Index("tables_of_bots", "touched", **partial(BOTS_ALONE)),
    Index("tables_newest", "created", **partial(ANY)),
    Index("tables_of_owner", "owner", "status", "touched"),
    Index("tables_opened", "owner", "created"),
    Index("tables_due", "deadline"),
    Index("tables_with_pack", "pack", **partial("pack IS NOT NULL")),
)

MOVES: Final = Table(
    "moves",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    # The first process to store entry n wins: this key decides between processes.
    PrimaryKeyConstraint("table_id", "n"),
)

PACKS: Final = Table(
    "packs",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("text", Text, nullable=False),
)

ARCHIVE: Final = Table(
    "archive",
    METADATA,
    # The log of a game that ended long ago, up to then; what is added later is in moves as ever.
    Column("table_id", Text, primary_key=True),
    Column("log", LargeBinary, nullable=False),
)

# Results of long jobs, such as the analysis of a finished game; a row without data is a job in progress.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, nullable=False),
    # From what seats could know, or with all cards open.
    Column("reading", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("lease", BigInteger, nullable=False),
    Column("data", LargeBinary),
    PrimaryKeyConstraint("table_id", "reading"),
    Index("analyses_of_kind", "reading", "lease"),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("data", Text, nullable=False),
)

TURNS: Final = Table(
    "turns",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),
    # The trace of the request whose entry asks for the turn, as W3C's "traceparent"; empty where nobody traces.
    Column("trace", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("turns_free", "lease", "asked"),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # The hash of the token with which it was said.
    Column("key", Text, nullable=False, server_default=""),
    Index("chat_of_table", "table_id", "number"),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "muted"),
)

# What players have decided in advance. A row ends with its seat and with the game, and is for its player's eyes alone.
SEAT_ORDERS: Final = Table(
    "seat_orders",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    # The hash of the player's token.
    Column("key", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("armed", Boolean, nullable=False),
    Column("step", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    # How many choices the game had after the latest answer.
    Column("place", Integer, nullable=False),
    Column("ended", Text, nullable=False),
    Column("told", Text, nullable=False),
    Index("seat_orders_of_seat", "table_id", "seat"),
)

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("pid", Integer, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("draining", Boolean, nullable=False),
    # How many are at its tables who play there.
    Column("playing", Integer, nullable=False, server_default="0"),
)

BANS: Final = Table(
    "bans",
    METADATA,
    # An address, or the id of a person.
    Column("address", Text, nullable=False),
    # ``enter``: the site; ``say``: what is said at tables.
    Column("what", Text, nullable=False),
    Column("until", BigInteger),
    PrimaryKeyConstraint("address", "what"),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Everything that operators have decided, in order: processes read it to do it, people to know who did it.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
    # Why, in words for whom it concerns.
    Column("reason", Text, nullable=False, server_default=""),
    Index("orders_of_target", "target", "number"),
)

# Pictures that people put on cards, each once, by what is in it.
IMAGES: Final = Table(
    "images",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("size", Integer, nullable=False),
    # Who brought it, and when it was last brought.
    Column("owner", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("images_by_age", "at"),
)

# Stored drafts of packs: the id is enough to read one, the key is needed to write it.
DRAFTS: Final = Table(
    "drafts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("owner", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("size", Integer, nullable=False, server_default="0"),
    Index("drafts_of_owner", "owner"),
    Index("drafts_by_age", "at"),
)

# How many bytes of pictures and drafts each address keeps here; ``*`` is all of them together.
SHELF: Final = Table(
    "shelf",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("bytes", BigInteger, nullable=False),
)
