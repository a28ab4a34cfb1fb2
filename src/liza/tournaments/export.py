"""A tournament for other programs: the standings as CSV, a tournament of two as a TRF report."""

from __future__ import annotations

import csv
import io
from typing import Final

from liza.tournaments.standings import standings
from liza.tournaments.tournament import STAND_IN, Tournament, share

_RESULTS: Final = {1.0: "1", 0.5: "=", 0.0: "0"}
_HEAD: Final = ("rank", "name", "points", "played", "won", "direct", "opposition", "left")
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet takes text that begins so for a formula, so a name must not."""


def to_csv(tournament: Tournament) -> str:
    """Return the standings, a line each, with what broke their ties, and one column of points a round."""
    out = io.StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow([*_HEAD, *[f"round {number}" for number in range(1, tournament.rounds + 1)]])
    for line in standings(tournament):
        name = tournament.entrants[line.id].name
        made = dict.fromkeys(range(1, tournament.rounds + 1), "")
        for meeting in tournament.played(line.id):
            made[meeting.round] = _number(share(meeting.places, meeting.seating.index(line.id)))
        facts = (_number(line.points), line.played, line.won, _number(line.direct), _number(line.opposition))
        lines.writerow([line.rank, _plain(name), *facts, "yes" if line.left else "", *made.values()])
    return out.getvalue()


def to_trf(tournament: Tournament, title: str) -> str:
    """Return a tournament at tables of two as a TRF report, the form that pairing programs read.

    A game against a stand-in is written as a bye with the points that were made in it.
    """
    table = standings(tournament)
    numbers = {one.id: one.number + 1 for one in tournament.entrants.values()}
    lines = [f"012 {title}", f"062 {len(table)}", f"XXR {tournament.rounds}"]
    for line in sorted(table, key=lambda one: numbers[one.id]):
        name = tournament.entrants[line.id].name[:33]
        head = f"001 {numbers[line.id]:>4} {'':4} {name:<33} {0:>4}{'':28}{line.points:>4.1f} {line.rank:>4}"
        played = {meeting.round: meeting for meeting in tournament.played(line.id)}
        cells = []
        for number in range(1, tournament.rounds + 1):
            meeting = played.get(number)
            if meeting is None:
                cells.append("  0000 - Z")
                continue
            seat = meeting.seating.index(line.id)
            points = share(meeting.places, seat)
            other = meeting.seating[1 - seat]
            if other == STAND_IN:
                cells.append(f"  0000 - {'F' if points == 1 else 'H' if points else 'Z'}")
            else:
                cells.append(f"  {numbers[other]:>4} {'wb'[seat]} {_RESULTS[points]}")
        lines.append(head + "".join(cells))
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(_FORMULA) else name
