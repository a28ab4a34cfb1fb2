"""How a round ends, and the ways in which the game ends (TU-105 to TU-111, TU-A55, TU-A56, TU-A64, TU-A73)."""

from __future__ import annotations

from typing import Final, final

from liza.games.tankup import events, verbs
from liza.games.tankup.mechanics.primitives import attack_decks_empty, discard, leave
from liza.games.tankup.state import TankupState, number_of
from liza.games.tankup.steps.situations import count_down
from liza.games.tankup.vocabulary import BLOW, NO_SEAT, SITUATION, WHY_BEHIND, WHY_FALLEN
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import Act, Choices, Moment
from liza.kernel.core.step import Step
from liza.parts import table
from liza.parts.cards import card_of

MOST_QUIET_ROUNDS: Final = 6
MOST_ROUNDS: Final = 60
MOST_EXTRA_ROUNDS: Final = 20
ONLY_TWO_ANSWERS: Final = Refusal("TU-109")


@final
class Leave(Step[TankupState]):
    """All without life leave together; then the ends of the game are looked at, in their order."""

    def run(self, s: TankupState) -> None:
        fallen = [seat for seat in s.living() if s.fighters[seat].life == 0]
        if fallen:
            leave(s, fallen, WHY_FALLEN)  # TU-111
        s.quiet = 0 if s.fought else s.quiet + 1
        s.fought = False
        left = s.living()
        if len(left) == 1:
            _finish(s, "last_standing")  # TU-001, TU-105; of two, nobody is ever in the crowd (TU-121)
        elif not left:
            _finish(s, "nobody_left")  # TU-106, TU-A73
        elif s.extra_rounds or attack_decks_empty(s):
            _compare_life(s)  # TU-107
        elif s.quiet >= MOST_QUIET_ROUNDS or s.round >= MOST_ROUNDS:
            _finish(s, "stalled")  # TU-A64
        else:
            _go_on(s)


def _go_on(s: TankupState) -> None:
    """Begin the next round, with a warning if it may be the last (TU-A64); an extra round has an end of its own."""
    if not s.extra_rounds and (s.quiet == MOST_QUIET_ROUNDS - 1 or s.round == MOST_ROUNDS - 1):
        events.warned(s, rounds=s.quiet)
    count_down(s)
    s.next_named("Round")


@final
class PilesOut(Step[TankupState]):
    """The attack decks are empty and the game is played to end there and then (TU-A55)."""

    def run(self, s: TankupState) -> None:
        s.agenda.clear()
        for card in s.laid:
            discard(s, number_of(card))
        s.laid, s.aimed, s.attacks, s.rolls = [], [], [], []
        _compare_life(s)


def _compare_life(s: TankupState) -> None:
    """End the game for the one with most life; those who tie may fight on (TU-107, TU-A56)."""
    left = s.living()
    tied = table.highest(left, [s.fighters[seat].life for seat in left])
    if len(tied) == 1:
        _finish(s, "tie_broken" if s.extra_rounds else "most_life")
    elif s.extra_rounds >= MOST_EXTRA_ROUNDS:
        _finish(s, "still_tied")
    else:
        if len(tied) < len(left):
            leave(s, [seat for seat in left if seat not in tied], WHY_BEHIND)
        s.active = NO_SEAT
        s.next(TIE_VOTE)


@final
class Answer(Act[TankupState, "TieVote"]):
    """Answer in secret; the last answer decides."""

    def do(self, s: TankupState, at: TieVote, seat: int) -> None:
        """Fight on if all want to, else the game is drawn (TU-109, TU-110)."""
        s.fighters[seat].vote = self.verb.number
        events.voted(s, seat=seat)
        if at.actors(s):
            return
        s.done()
        agreed = True
        for who in s.fighters:
            agreed = agreed and who.vote != verbs.SHAKE.number
            who.vote = 0
        if agreed:
            _fight_on(s)
        else:
            _finish(s, "agreed_draw")


def _fight_on(s: TankupState) -> None:
    """Shuffle the discarded attacks into their decks and begin an extra round (TU-108)."""
    s.extra_rounds += 1
    events.extra_round(s, number=s.extra_rounds)
    for back in range(BLOW, SITUATION):
        deck = [card_of(card) for card in s.decks[back]] + s.discards[back]
        deck.sort()
        s.source.shuffle(deck)
        s.decks[back] = deck
        s.discards[back] = []
    _go_on(s)


def _finish(s: TankupState, reason: str) -> None:
    """End the game; those still in rank by life, those who left by how late."""
    places: dict[tuple[int, int], list[int]] = {}
    latest = max([who.gone for who in s.fighters]) + 1
    for seat, who in enumerate(s.fighters):
        places.setdefault((-who.gone, 0) if who.gone else (-latest, -who.life), []).append(seat)
    s.finish(reason, [who.life for who in s.fighters], [places[place] for place in sorted(places)])


class TieVote(Moment[TankupState]):
    """Those who tie decide at the same time: one more round, or shake hands (TU-108 to TU-110)."""

    choices = Choices(Answer(verbs.FIGHT), Answer(verbs.SHAKE))

    def actors(self, s: TankupState) -> tuple[int, ...]:
        return tuple([seat for seat in s.living() if s.fighters[seat].vote == 0])

    def refuse(self, s: TankupState, seat: int, action: int) -> Refusal | None:
        """Return that only these two answers count (TU-109)."""
        return None if action in self.legal(s, seat) else ONLY_TWO_ANSWERS


LEAVE: Final = Leave()
PILES_OUT: Final = PilesOut()
TIE_VOTE: Final = TieVote()
