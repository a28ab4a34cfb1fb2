"""The exact odds of a fight: who wins how often, for two sets of combatants and every place of the tokens that matter.

Differences of totals are added up in the frequency domain: a die is a row of numbers, two dice together are a product.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from liza.games.qiahn.vocabulary import MOST_DEPLOYED, NO_SEAT
from liza.parts.sets import MEMBERS

Waves = NDArray[np.complex128]
Chances = NDArray[np.float64]
Side = int
"""0 is the attacker's side, 1 the defender's."""

WIN: Final = 0
LOSS: Final = 1


class Odds:
    """The odds of every fight of one pack; each pair of sets is worked out when it is first asked for."""

    def __init__(self, sides: Sequence[int], sword: int, shield: int) -> None:
        self._bonuses: Final = (0, sword, -shield, sword - shield)
        """By sword + 2 × shield: what equipment adds to the attacker's lead."""
        self._highest: Final = 2 * max(sides)
        """The highest single roll there is: Fuego's two dice count as one."""
        reach = sum(sorted(sides)[-MOST_DEPLOYED:]) + 2 * self._highest + max(sword, shield)
        self._size: Final = 1 << (2 * reach).bit_length()
        """So many differences that none runs into another from behind; negative ones count from the end."""
        self._once: Final = [self._cut_off(_die(n)) for n in sides]
        self._twice: Final = [self._cut_off(np.convolve(_die(n), _die(n))) for n in sides]
        heights = np.arange(self._highest + 1)
        frequencies = np.arange(self._size // 2 + 1)
        self._shift: Final[Waves] = np.exp(-2j * np.pi * np.outer(heights, frequencies) / self._size)
        self._known: Final[dict[tuple[int, int, Side, Side], Chances]] = {}

    def fight(self, attackers: int, defenders: int, fuego: Side, agua: Side) -> Chances:
        """Return how often the attacker wins and loses when these sides own Fuego and Agua.

        The axes are: who carries Fuego and who carries Agua (a kind of combatant, the last place is no player), whether
        sword and shield count (sword + 2 × shield), and WIN or LOSS.
        """
        key = (attackers, defenders, fuego, agua)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._work_out(key)
        return known

    def _work_out(self, key: tuple[int, int, Side, Side]) -> Chances:
        sets, fuego, agua = key[:2], key[2], key[3]
        found = np.zeros((len(self._once) + 1, len(self._once) + 1, len(self._bonuses), 2))
        for burning in (*MEMBERS[sets[fuego]], NO_SEAT):
            rolls = [
                ((self._twice if (side, kind) == (fuego, burning) else self._once)[kind], side, kind)
                for side in (0, 1)
                for kind in MEMBERS[sets[side]]
            ]
            found[burning, NO_SEAT] = self._compared(_together([(wave[-1:], side) for wave, side, _ in rolls])[0])
            for copying in MEMBERS[sets[agua]]:
                if (agua, copying) != (fuego, burning):
                    others = [(wave, side) for wave, side, kind in rolls if (side, kind) != (agua, copying)]
                    found[burning, copying] = self._compared(self._copied(_together(others), agua))
        return found

    def _copied(self, below: Waves, agua: Side) -> Waves:
        """Return what the totals become when the highest roll is counted once more, for the bearer of Agua.

        What is new from one height to the next is the share in which the highest roll is just that height.
        """
        once_more = self._shift if agua == 0 else self._shift.conj()
        found: Waves = (np.diff(below, axis=0) * once_more[1:]).sum(axis=0)
        return found

    def _compared(self, waves: Waves) -> Chances:
        """Return wins and losses for each bonus."""
        half = self._size // 2
        reached = np.fft.fftshift(np.fft.irfft(waves, self._size)).cumsum()
        return np.array([(1.0 - reached[half - bonus], reached[half - bonus - 1]) for bonus in self._bonuses])

    def _cut_off(self, roll: Chances) -> Waves:
        """Return a roll with all results above a height left out, one row for each height."""
        heights = np.arange(self._highest + 1)
        rows = np.zeros((len(heights), self._size))
        rows[:, : len(roll)] = np.where(np.arange(len(roll)) <= heights[:, None], roll, 0.0)
        return np.fft.rfft(rows)


def _die(sides: int) -> Chances:
    """Return how often each result from 0 on comes up."""
    chances = np.full(sides + 1, 1 / sides)
    chances[0] = 0.0
    return chances


def _together(rolls: Sequence[tuple[Waves, Side]]) -> Waves:
    """Return the difference of both sides' totals."""
    product = np.ones((1, 1), complex)
    for wave, side in rolls:
        product = product * (wave if side == 0 else wave.conj())
    return product
