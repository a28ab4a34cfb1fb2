"""What ``learned+ismcts`` goes by: a learnt policy as the prior of every choice, and its value instead of the hint.

A place that a walk reaches for the first time is judged by the network from the seats of all who chose on the way, each
by what it would know in that world, and whoever must choose there is told what the policy prefers: one question to the
network for each walk.
"""

from __future__ import annotations

from math import tanh
from typing import Final

from liza.bots.heuristic.lookahead import play_on
from liza.bots.heuristic.no_waste import worth_doing
from liza.bots.learned.policy import Policy
from liza.bots.search.puct import Choice, Guide, Node
from liza.bots.seat import Seat
from liza.kernel.base.source import Source
from liza.kernel.core.state import State

_DUEL: Final = 2
"""At a table for two what one may expect, the other must fear: it is asked for once."""


class Prior(Guide):
    """A learnt policy that fits the game on the table."""

    def __init__(self, policy: Policy, hints_after: int = 0) -> None:
        super().__init__(hints_after)
        self._policy: Final = policy

    def plant(self, seat: Seat, source: Source) -> Choice:
        """Return what is known at the root; the seat knows the same in every world."""
        choice = Choice()
        self.meet(choice, seat.world(source), seat.number, seat.legal, source)
        return choice

    def rather(self, seat: Seat, source: Source) -> list[int]:
        """Return which choices are made rather than others where nothing clearly better is found: all alike."""
        return seat.legal

    def meet(self, choice: Choice, world: State, actor: int, fresh: list[int], source: Source) -> None:
        """Ask the policy about what is legal for the first time."""
        ((logits, value),) = self._policy.asked(world, [actor], [fresh])
        self._prefer(choice, fresh, logits, value)

    def judge(self, node: Node, world: State, seats: list[int], source: Source) -> list[float]:
        """Return what these seats may expect where a walk ends, and tell whoever chooses there what is preferred."""
        play_on(world, self.hints_after, source)
        if world.over:
            returns = world.returns
            return [returns[seat] for seat in seats]
        new = node.visits == 1 and not self.hints_after
        actors = world.actors
        wanted = [*actors, *(seat for seat in seats if seat not in actors)] if world.seats > _DUEL else list(actors)
        offers = [world.legal(seat) if new and seat in actors else [] for seat in wanted]
        found: dict[int, float] = {}
        for seat, offer, (logits, value) in zip(wanted, offers, self._policy.asked(world, wanted, offers), strict=True):
            found[seat] = value
            if len(offer) > 1:
                choice = Choice()
                self._prefer(choice, offer, logits, value)
                node.choices[seat] = choice
        return [found[seat] if seat in found else -found[1 - seat] for seat in seats]

    def _prefer(self, choice: Choice, actions: list[int], logits: list[float], value: float) -> None:
        if self._policy.expects:
            choice.add(actions, [tanh(logit) for logit in logits])
        else:
            choice.prefer(actions, logits, value)


class SoberPrior(Prior):
    """The same, for a search that does nothing in vain unless that is clearly better."""

    def rather(self, seat: Seat, source: Source) -> list[int]:
        """Return which choices are made rather than others: those that ``sober`` would think of."""
        return worth_doing(seat, source)
