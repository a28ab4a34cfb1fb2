"""Tournaments: who plays whom, and who stands where. Pure functions on data; no clock, no game, no database.

from liza.tournaments import Rules, Tournament, next_tables, pods, standings

pods(scores={"ana": 3.0, "luis": 1.0, …}, sizes=(3, 4), met={frozenset({"ana", "luis"}): 1}, seed=7)
next_tables(Tournament.of(Rules("swiss", sizes=(2,), rounds=5), events))
"""

from __future__ import annotations

from liza.tournaments.export import to_csv, to_trf
from liza.tournaments.pods import Pod, pods, repeats
from liza.tournaments.rounds import known_rounds, may_draw, next_tables, total_rounds
from liza.tournaments.standings import StandingsLine, standings
from liza.tournaments.tournament import (
    FORMATS,
    STAND_IN,
    Entrant,
    EntrantJoined,
    EntrantLeft,
    Finished,
    Format,
    Meeting,
    RoundDrawn,
    Rules,
    Seating,
    Tournament,
    TournamentClosed,
    TournamentEvent,
)

__all__ = [
    "FORMATS",
    "STAND_IN",
    "Entrant",
    "EntrantJoined",
    "EntrantLeft",
    "Finished",
    "Format",
    "Meeting",
    "Pod",
    "RoundDrawn",
    "Rules",
    "Seating",
    "StandingsLine",
    "Tournament",
    "TournamentClosed",
    "TournamentEvent",
    "known_rounds",
    "may_draw",
    "next_tables",
    "pods",
    "repeats",
    "standings",
    "to_csv",
    "to_trf",
    "total_rounds",
]
