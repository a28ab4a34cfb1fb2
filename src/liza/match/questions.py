"""Which seats are asked to choose, and since when."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from liza.match.match import Match

NOT_ASKED: Final = -1
_Question = tuple[str, list[int]]


class Questions:
    """Of each seat the entry since which it has its question, and since which it has been deciding, or NOT_ASKED."""

    def __init__(self, seats: int) -> None:
        self.asked = [NOT_ASKED] * seats
        self.decisions = [NOT_ASKED] * seats
        """Through however many choices."""
        self.since = [0] * seats
        """When each decision began, in milliseconds since 1970."""
        self._questions: dict[int, _Question] = {}

    def forget_decisions(self) -> None:
        """Let all decisions begin anew with the next entry."""
        self.decisions = [NOT_ASKED] * len(self.asked)

    def ask(self, match: Match | None, n: int, at: int, what: str, by: int | None) -> tuple[list[int], list[int]]:
        """Work out who is asked after an entry; return who has a new question, and who begins to decide.

        Where several choose at the same time, one's choice does not make the others' question a new one.
        """
        actors: Collection[int] = () if match is None else match.actors
        before, self._questions = self._questions, {}
        anew: list[int] = []
        begun: list[int] = []
        for seat in range(len(self.asked)):
            if match is None or seat not in actors:
                self.asked[seat] = self.decisions[seat] = NOT_ASKED
                continue
            if self.decisions[seat] == NOT_ASKED:
                self.decisions[seat], self.since[seat] = n, at
                begun.append(seat)
            if len(actors) > 1 or seat in before:
                self._questions[seat] = _question(match, seat)
            same = before.get(seat) == self._questions.get(seat)
            if by == seat:
                self.since[seat] = at  # who makes one choice after the other does not keep the others waiting
            kept = by != seat and (what == "table" or (what == "moved" and same))
            if self.asked[seat] == NOT_ASKED or not kept:
                self.asked[seat] = n
                anew.append(seat)
        return anew, begun

    def take_over(self, match: Match, asked: list[int], decisions: list[int], since: list[int]) -> None:
        """Go on from a snapshot."""
        self.asked, self.decisions, self.since = asked, decisions, since
        now = [seat for seat, n in enumerate(asked) if n != NOT_ASKED]
        self._questions = {seat: _question(match, seat) for seat in now} if len(now) > 1 else {}


def _question(match: Match, seat: int) -> _Question:
    return type(match.state.agenda[-1]).__name__, match.legal(seat)
