"""The tables of persons: their names, browsers, seats and credentials."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, PrimaryKeyConstraint, Table, Text

from liza.store.schema.metadata import METADATA, UNOPENED, UNREAD, WAITING, partial

# Who somebody is. A person is a row from the first seat of a browser on; credentials are attached to it later.
PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    # The claimed name, and the one before it for as long as that is shown beside it.
    Column("name", Text),
    Column("previous", Text),
    Column("previous_until", BigInteger),
    # The person that this one was merged into: its seats, sessions and credentials are there.
    Column("merged", Text),
    # A deleted person keeps its row, so that its games still say that one person played them.
    Column("deleted", BigInteger),
    Index("persons_by_age", "created"),
    Index("persons_merged", "merged", **partial("merged IS NOT NULL")),
)

# Claimed names by what they look like: the key decides between two who claim names that look alike.
NAMES: Final = Table(
    "names",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("person", Text, nullable=False),
    # Until when a name that was given up stays with its person; NULL while it is in use.
    Column("until", BigInteger),
    Index("names_of_person", "person"),
)

# What persons show of themselves to all: words, with spaces between them. Who has no row shows nothing.
PROFILES: Final = Table(
    "profiles",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("shown", Text, nullable=False),
)

# The browsers in which a person is known, by the hash of the cookie's token.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    # When it was last used, to within a day.
    Column("seen", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("ended", BigInteger),
    Index("sessions_of_person", "person", "seen"),
    Index("sessions_by_age", "seen"),
)

# Whose a seat is or was, by the hash of the seat's token. Seats are played by their tokens: no rule reads this.
TABLE_PERSONS: Final = Table(
    "table_persons",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "key"),
    Index("tables_of_person", "person", "since"),
)

# Passkeys by the id that browsers know them by: public keys alone.
PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("verified", Boolean, nullable=False),
    Column("synced", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_of_person", "person"),
)

# The codes of printed sheets, by their hash; one that was used is gone.
RECOVERY: Final = Table(
    "recovery",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("recovery_of_person", "person"),
)

# What passkeys are to sign; one that was answered is gone.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("what", Text, nullable=False),
    Column("value", LargeBinary, nullable=False),
    Column("person", Text, nullable=False),
    Column("session", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("challenges_by_age", "until"),
)

# Ways in for one more device, by the hash of what is shown, and then of what the device collects the answer with.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("id", Text, nullable=False),
    Column("person", Text, nullable=False),
    # The session that shows it, and alone may confirm it.
    Column("session", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("links_of_person", "person"),
    Index("links_by_age", "until"),
)

# Persons of one human, as a browser has shown that was both: they become one where that is wished.
OFFERS: Final = Table(
    "offers",
    METADATA,
    Column("kept", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("kept", "other"),
    Index("offers_of_other", "other"),
    Index("offers_by_age", "until"),
)

# Seats of a deleted person under whose name a game is still told.
FORGETTING: Final = Table(
    "forgetting",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "key"),
)

# What each person would like to play now: a row waits until it has a table, whose plan stands there until it is opened.
PLAY_WISHES: Final = Table(
    "play_wishes",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("wanted", Text, nullable=False),
    # What to be called at the table, and whether that is a claimed name.
    Column("name", Text, nullable=False),
    Column("claimed", Boolean, nullable=False),
    # The address it was stated from.
    Column("owner", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    # When its page asked last, and until when the row is good for anything.
    Column("seen", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("table_id", Text),
    Column("seat", Integer),
    Column("plan", Text),
    Index("wishes_waiting", "since", **partial(WAITING)),
    Index("wishes_unopened", "table_id", **partial(UNOPENED)),
    Index("wishes_of_owner", "owner"),
    Index("wishes_by_end", "until"),
)

# Whom a person does not hear (``mute``), or neither hears nor lets in (``block``).
PERSON_MARKS: Final = Table(
    "person_marks",
    METADATA,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # What the other was called then, and what the mark is known by to its person: nobody is told the other's id.
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("id", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
    Index("marks_of_other", "other"),
)

# What people have told those who look after the site of others, with the chat that they saw.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("reporter", Text, nullable=False),
    Column("address", Text, nullable=False),
    # The table, how long its log was, and whose seat it is about.
    Column("table_id", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("chat", Text, nullable=False),
    # When it was answered, and the sentence that the reporter reads.
    Column("closed", BigInteger),
    Column("answer", Text, nullable=False),
    Index("reports_of_reporter", "reporter", "at"),
    Index("reports_of_address", "address", "at"),
    Index("reports_of_person", "person"),
    Index("reports_of_table", "table_id"),
    Index("reports_closed", "closed"),
    Index("reports_open", "number", **partial(UNREAD)),
)

# Who is invited to sit down at which table, and by whom.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("inviter", Text, nullable=False),
    # What the inviter is called.
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "table_id"),
    Index("invitations_of_inviter", "inviter", "at"),
    Index("invitations_by_age", "at"),
)
