"""The tables of tournaments, results, ratings, groups and the deals of the days."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
    true,
)

from liza.store.schema.metadata import (
    KNOWN,
    METADATA,
    PENDING,
    RATED,
    RATED_PERSON,
    SETTLED,
    UNJUDGED,
    UNWEIGHED,
    partial,
)

# A tournament; what happened in it stands in ``tournament_log``, which is the truth.
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", Text, nullable=False),
    Column("setting", Text, nullable=False),
    # Worked out from the log and stored with the entry that changes it.
    Column("status", Text, nullable=False),
    Column("entrants", Integer, nullable=False),
    # When the next process looks at it; null once there is no more to do.
    Column("due", BigInteger),
    Index("tournaments_public", "status", "created", **partial("public")),
    Index("tournaments_of_owner", "owner", "status"),
    Index("tournaments_due", "due", **partial("due IS NOT NULL")),
)

TOURNAMENT_LOG: Final = Table(
    "tournament_log",
    METADATA,
    Column("tournament", Text, nullable=False),
    Column("n", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    # The hash of an entrant's token.
    Column("key", Text, nullable=False, server_default=""),
    # The first process to store entry n wins, as with the log of a table.
    PrimaryKeyConstraint("tournament", "n"),
)

# Finished games. Everything here follows from the logs: ``liza admin results --anew`` makes it again.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    # Whether no rating has taken it in yet.
    Column("pending", Boolean, nullable=False),
    # The group whose table it was.
    Column("group_id", Text),
    # Whether somebody left whose game has still to be judged.
    Column("unjudged", Boolean, nullable=False, server_default=false()),
    Index("results_unjudged", "ended", **partial(UNJUDGED)),
    # Whether its dice have not been counted yet.
    Column("unweighed", Boolean, nullable=False, server_default=true()),
    Index("results_pending", "ended", **partial(PENDING)),
    Index("results_rated", "game", "ended", **partial(RATED)),
    Index("results_of_group", "group_id", "ended", **partial("group_id IS NOT NULL")),
    Index("results_unweighed", "ended", **partial(UNWEIGHED)),
)

# Who came where: a person, a guest (neither person nor bot), or a bot's level.
RESULT_SEATS: Final = Table(
    "result_seats",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    # From 1; equal places are a tie. Who left comes after all who stayed.
    Column("place", Integer, nullable=False),
    Column("departed", Boolean, nullable=False),
    Column("bot", Text, nullable=False),
    # The hash of the seat's token, and the person who has shown it.
    Column("key", Text, nullable=False),
    Column("person", Text),
    # Copied from the result, so that a person's games are found in order.
    Column("game", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    # The entry with which the player left the game to a bot, or for good.
    Column("left_at", Integer),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_of_person", "person", "ended", **partial(KNOWN)),
    Index("results_of_person_in_game", "person", "game", "ended", **partial(KNOWN)),
    Index("rated_of_person", "person", "game", "ended", **partial(RATED_PERSON)),
)

# How those stood who left a rated game, when they did: worked out from the log and from the seed that stands here.
VERDICTS: Final = Table(
    "verdicts",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    # The entry with which the player left.
    Column("n", Integer, nullable=False),
    # ``exact``, or the bot that played on; how often, and with which dice.
    Column("judge", Text, nullable=False),
    Column("playouts", Integer, nullable=False),
    Column("seed", Text, nullable=False),
    # For each seat the chance to come ahead of it, and its interval, as JSON; then the mean over the other seats.
    Column("ahead", Text, nullable=False),
    Column("chance", Float, nullable=False),
    Column("low", Float, nullable=False),
    Column("high", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

# How chance treated the seats of a finished game: points from 0 to 1 that the seat made, those that chance gave it, and
# the variance of these; and what each used, as JSON. A game has rows here once it was played again to count its dice.
SEAT_LUCK: Final = Table(
    "seat_luck",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("score", Float, nullable=False),
    Column("luck", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("things", Text, nullable=False, server_default="{}"),
    PrimaryKeyConstraint("table_id", "seat"),
)

# How often each side of each kind of die came on this site.
DRAW_COUNTS: Final = Table(
    "draw_counts",
    METADATA,
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("count", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "kind", "sides", "side"),
)

# What ``liza.ratings`` makes of the results, for each person and game.
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    # Whether the interval is small enough for a leaderboard.
    Column("settled", Boolean, nullable=False),
    PrimaryKeyConstraint("game", "person"),
    Index("ratings_best", "game", "mean", **partial(SETTLED)),
    Index("ratings_of_person", "person", "game"),
)

# How a person's rating moved: with a table, or in the night (no table), when all results are fitted together.
RATING_MOVES: Final = Table(
    "rating_moves",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    PrimaryKeyConstraint("person", "game", "at", "table_id"),
)

# The strengths of all players of a game, as quantiles: what a share of players is worked out from.
RATING_SCALES: Final = Table(
    "rating_scales",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("quantiles", Text, nullable=False),
)

# Which process does what one at a time does, and until when it may be believed to be at it: it fits the ratings of a
# game, or finds tables for those who play now.
RATING_LEASES: Final = Table(
    "rating_leases",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Friends who live apart: a name, a link, members, tables.
GROUPS: Final = Table(
    "groups",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    # The hash of the token in its link.
    Column("key", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

GROUP_MEMBERS: Final = Table(
    "group_members",
    METADATA,
    Column("group_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    # As the member wants to be called there.
    Column("name", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    PrimaryKeyConstraint("group_id", "person"),
    Index("groups_of_person", "person", "since"),
)

GROUP_TABLES: Final = Table(
    "group_tables",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("group_id", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tables_of_group", "group_id", "created"),
)

# The deal of a day in one game, as it was drawn: the record of what all who played it were dealt.
DAILY_DEALS: Final = Table(
    "daily_deals",
    METADATA,
    # Days since 1970, in UTC.
    Column("day", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    # Where the person sits; bots of one level have the other seats.
    Column("seat", Integer, nullable=False),
    Column("level", Text, nullable=False),
    Column("seed", Text, nullable=False),
    PrimaryKeyConstraint("day", "game"),
)

# Who has begun the deal of a day: the key lets each person play it once. How it went stands in ``result_seats``.
DAILY_PLAYS: Final = Table(
    "daily_plays",
    METADATA,
    Column("day", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("begun", BigInteger, nullable=False),
    PrimaryKeyConstraint("day", "game", "person"),
    Index("daily_in_order", "day", "game", "begun"),
    Index("daily_of_person", "person", "day"),
)

# How persons answered exercises the first time.
EXERCISE_TRIES: Final = Table(
    "exercise_tries",
    METADATA,
    Column("person", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("exercise", Text, nullable=False),
    Column("solved", Boolean, nullable=False),
    PrimaryKeyConstraint("person", "game", "exercise"),
)
