"""What is decided when a tournament is opened, and the tables that follow from it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from liza import bots
from liza.server.base.tokens import following, hashed
from liza.server.packs.pack_cache import bound_game
from liza.server.protocol import wire
from liza.server.protocol.clocks import Clock, Fischer
from liza.server.protocol.company.tournament_bodies import MOST_ENTRANTS, OpenTournament, TournamentFormat
from liza.server.protocol.denied import Denied
from liza.server.tables.table_plan import SeatPlan, TablePlan, clean_name, told_apart
from liza.tournaments import STAND_IN, Meeting, Rules, Tournament

_STAND_IN: Final = "shrewd"
_MOST_SEARCHED: Final = 24
"""Entrants of a round robin at larger tables: the search of its schedule takes the longer the more there are."""
_MOST_TABLES: Final = 2_000
"""How many tables a tournament may have in all."""


class TournamentSetting(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a tournament that never changes."""

    title: str
    game: str
    options: dict[str, wire.OptionValue]
    format: TournamentFormat
    sizes: list[int]
    rounds: int
    together: bool
    minutes: int
    clock: Clock
    level: str
    most: int
    public: bool
    created: int
    seed: int
    organiser: str
    invite: str
    """Hashes of the organiser's token and of the one that lets people in."""
    owner: str
    """The address it was opened from: for whom its bots think."""

    @property
    def rules(self) -> Rules:
        """What a draw needs."""
        return Rules(self.format, tuple(self.sizes), self.rounds, self.together, self.seed)

    @property
    def live(self) -> bool:
        """Whether its games are played in one sitting."""
        return isinstance(self.clock, Fischer)

    def plan(self, tournament: Tournament, meeting: Meeting, keys: Mapping[str, str], now: int) -> TablePlan:
        """Return the plan of a table: each entrant's token plays the seat, bots take the others."""
        game = bound_game(self.game, None)
        seats: list[SeatPlan] = []
        for id in meeting.seating:
            if id == STAND_IN:
                seats.append(SeatPlan("bot", level=self.level))
            else:
                name = told_apart(tournament.entrants[id].name, [seat.name for seat in seats])
                seats.append(SeatPlan("person", name, token=keys[id]))
        return TablePlan(
            game=self.game,
            version=game.version,
            options=self.options,
            seats=seats,
            clock=self.clock,
            public=self.public,
            created=now,
            invite=self.invite,
            watch=self.watch(meeting.id),
            substitute=self.level,
            cards=game.pack.hash,
            owner=self.owner,
        )

    def watch(self, table: str) -> str:
        """Return from what the token follows that watches a table: those who see the tournament may know it."""
        return following(self.invite, table)


def settled(wanted: OpenTournament, organiser: str, invite: str, owner: str, now: int) -> TournamentSetting:
    """Turn a wish into a setting, or say what is wrong with it."""
    game = bound_game(wanted.game, None)
    sizes = sorted(set(wanted.sizes)) or list(game.seats)
    if not set(sizes) <= set(game.seats):
        raise Denied("bad-seats", f"{game.title} is played by {' or '.join(map(str, game.seats))}.")
    level = wanted.level or _middle(bots.levels())
    bots.bot(level)
    title = clean_name(wanted.title)
    if not title:
        raise Denied("no-title")
    return TournamentSetting(
        title=title,
        game=wanted.game,
        options=game.check_options(dict(wanted.options)),
        format=wanted.format,
        sizes=sizes,
        rounds=wanted.rounds,
        together=wanted.together,
        minutes=wanted.minutes,
        clock=wanted.clock,
        level=level,
        most=min(wanted.most, _most_entrants(wanted, sizes)),
        public=wanted.public,
        created=now,
        seed=secrets.randbits(48),
        organiser=hashed(organiser),
        invite=hashed(invite),
        owner=owner,
    )


def _middle(levels: Sequence[str]) -> str:
    return _STAND_IN if _STAND_IN in levels else levels[len(levels) // 2]


def _most_entrants(wanted: OpenTournament, sizes: Sequence[int]) -> int:
    """Return how many may enter so that a round robin, where all meet, stays within bounds of tables and time."""
    if wanted.format != "round_robin":
        return MOST_ENTRANTS
    if max(sizes) > 2:
        return _MOST_SEARCHED
    entrants = 2
    while entrants < MOST_ENTRANTS and wanted.rounds * (entrants + 1) * entrants // 2 <= _MOST_TABLES:
        entrants += 1
    return entrants
