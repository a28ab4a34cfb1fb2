"""The round and the order of the equipment phase (TU-009 to TU-013, TU-029, TU-A10)."""

from __future__ import annotations

from typing import Final

from liza.games.tankup.state import TURNED, TankupState, clockwise, living, weight
from liza.games.tankup.steps.equipping import BEGIN_EQUIPS
from liza.games.tankup.vocabulary import OPENS, ROUND_BEGAN, TIE_DIE
from liza.kernel.step import Step


class Round(Step[TankupState]):
    """The equipment phase of all, then the combat phase of all."""

    __slots__ = ()

    def run(self, s: TankupState) -> None:
        """Let the lightest begin, and the others follow clockwise."""
        s.round += 1
        if s.listen:
            s.note(ROUND_BEGAN, s.round)
        if s.options["turned"] == "round":
            s.worn = [card & ~TURNED if card >= 0 else card for card in s.worn]
        seats = living(s)
        weights = [weight(s, seat) for seat in seats]
        lightest = highest_die(s, [seat for seat, own in zip(seats, weights, strict=True) if own == min(weights)])
        if s.listen:
            s.note(OPENS, lightest)
        s.agenda.append(s.rules.combat_phase)
        s.agenda += [BEGIN_EQUIPS[seat] for seat in reversed(clockwise(s, lightest))]


def roll_off(s: TankupState, seat: int) -> int:
    """Roll one seat's die in a tie."""
    result = s.source.die(6)
    if s.listen:
        s.note(TIE_DIE, seat, result)
    return result


def highest_die(s: TankupState, tied: list[int]) -> int:
    """Return the seat that wins a tie: dice are rolled until one is highest alone (TU-013)."""
    while len(tied) > 1:
        dice = [roll_off(s, seat) for seat in tied]
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == max(dice)]
    return tied[0]


ROUND: Final = Round()
