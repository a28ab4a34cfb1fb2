"""The end of a combat phase, and the ways in which the game ends (TU-105 to TU-111, TU-A55, TU-A56, TU-A64, TU-A73)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.moves import attack_decks_empty, discard, leave
from liza.games.tankup.state import LASTING, TankupState, living
from liza.games.tankup.steps.reactions import everybody_reacts
from liza.games.tankup.steps.round import ROUND
from liza.games.tankup.steps.situations import count_down
from liza.games.tankup.vocabulary import BLOW, EXTRA_ROUND, FIGHT, NOBODY, SHAKE, SITUATION, VOTED, WARNED
from liza.games.tankup.vocabulary import END_OF_COMBAT as WINDOW
from liza.kernel.rulebook import Refusal
from liza.kernel.step import Step
from liza.parts.cards import card_of

MOST_QUIET_ROUNDS: Final = 6
MOST_ROUNDS: Final = 60
MOST_EXTRA_ROUNDS: Final = 20


class EndOfCombat(Step[TankupState]):
    """Temporary armour is lost; then the last window of the phase (TU-040)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Clear what lasts for the phase."""
        s.active = NOBODY
        s.dice = [die if die >= LASTING else 0 for die in s.dice]
        s.thumb = [0] * s.seats
        s.push(*everybody_reacts(s, WINDOW), LEAVE)


class Leave(Step[TankupState]):
    """Whoever has no life left leaves, all together; then the ends of the game are looked at, in their order."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """End the game, or go on with the next round."""
        fallen = [seat for seat in living(s) if s.life[seat] == 0]
        if fallen:
            leave(s, fallen)
        s.quiet = 0 if s.fought else s.quiet + 1
        s.fought = 0
        left = living(s)
        if len(left) == 1:
            _finish(s, "last_standing")
        elif not left:
            _finish(s, "nobody_left")
        elif s.extra_rounds or attack_decks_empty(s):
            compare_life(s)
        elif s.quiet >= MOST_QUIET_ROUNDS or s.round >= MOST_ROUNDS:
            _finish(s, "stalled")
        else:
            _go_on(s)


def _go_on(s: TankupState) -> None:
    """Begin the next round, with a warning if it may be the last (TU-A64)."""
    if s.listen and (s.quiet == MOST_QUIET_ROUNDS - 1 or s.round == MOST_ROUNDS - 1):
        s.note(WARNED, s.quiet)
    count_down(s)
    s.agenda.append(ROUND)


class PilesOut(Step[TankupState]):
    """The attack decks are empty and the game is played to end there and then (TU-A55)."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Drop whatever was going on and compare."""
        s.agenda.clear()
        for card in s.laid:
            discard(s, card)
        s.laid, s.aimed, s.attack, s.outer, s.rolls = [], [], [], [], []
        compare_life(s)


def compare_life(s: TankupState) -> None:
    """End the game for the one with most life; those who tie may fight on (TU-107, TU-A56)."""
    left = living(s)
    most = max([s.life[seat] for seat in left])
    tied = [seat for seat in left if s.life[seat] == most]
    if len(tied) == 1:
        _finish(s, "tie_broken" if s.extra_rounds else "most_life")
    elif s.extra_rounds >= MOST_EXTRA_ROUNDS:
        _finish(s, "still_tied")
    else:
        if len(tied) < len(left):
            leave(s, [seat for seat in left if seat not in tied])
        s.active = NOBODY
        s.agenda.append(TIE_VOTE)


class TieVote(Step[TankupState]):
    """Those who tie decide at the same time: one more round, or shake hands (TU-108 to TU-110)."""

    __slots__ = ()

    def actors(self, s: TankupState) -> tuple[int, ...]:
        """Return those who have not answered yet."""
        return tuple([seat for seat in living(s) if s.votes[seat] == 0])

    def legal(self, s: TankupState, seat: int) -> list[int]:
        """Return both answers."""
        return [FIGHT, SHAKE]

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return that only these two answers count."""
        return Refusal("TU-109")

    def apply(self, s: TankupState, seat: int, action: int) -> None:
        """Answer; the last answer decides."""
        s.votes[seat] = action
        if s.listen:
            s.note(VOTED, seat)
        if self.actors(s):
            return
        s.agenda.pop()
        agreed = SHAKE not in s.votes
        s.votes = [0] * s.seats
        if not agreed:
            _finish(s, "agreed_draw")
            return
        s.extra_rounds += 1
        if s.listen:
            s.note(EXTRA_ROUND, s.extra_rounds)
        for back in range(BLOW, SITUATION):
            deck = [card_of(card) for card in s.decks[back]] + s.discards[back]
            deck.sort()
            s.source.shuffle(deck)
            s.decks[back] = deck
            s.discards[back] = []
        _go_on(s)


def _finish(s: TankupState, reason: str) -> None:
    """End the game; whoever is still in comes by life, whoever left by how late."""
    scores = s.life[: s.seats]
    places: dict[tuple[int, int], list[int]] = {}
    latest = max(s.gone) + 1
    for seat in range(s.seats):
        gone = s.gone[seat]
        places.setdefault((-gone, 0) if gone else (-latest, -s.life[seat]), []).append(seat)
    s.finish(reason, scores, [places[place] for place in sorted(places)])


END_OF_COMBAT: Final = EndOfCombat()
LEAVE: Final = Leave()
PILES_OUT: Final = PilesOut()
TIE_VOTE: Final = TieVote()
