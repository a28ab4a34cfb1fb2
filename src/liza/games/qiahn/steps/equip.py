"""Order 3: equip (QT-027 to QT-031, QT-042 to QT-056)."""

from __future__ import annotations

from typing import Final

from liza.games.qiahn.state import NOBODY, QiahnState
from liza.games.qiahn.steps.fight import FIGHT
from liza.games.qiahn.steps.regroup import DRAW, Regroup
from liza.games.qiahn.vocabulary import (
    AIRE,
    END,
    ENDED,
    ESCUDO,
    ESPADA,
    EVERYONE,
    FUEGO,
    KINDS,
    MAGIC,
    MEMBERS,
    PLACE,
    PLACED,
    REPEL,
    REPELLED,
    ROUND_DRAWN,
    TOKENS,
    own_tokens,
)
from liza.kernel.rulebook import Refusal
from liza.kernel.step import NOBODY as NOBODY_ASKED
from liza.kernel.step import Ask

_TOKENS: Final = len(TOKENS)
_PLACES: Final = [
    [[PLACE + token * KINDS + kind for kind in MEMBERS[mask]] for mask in range(EVERYONE + 1)]
    for token in range(_TOKENS)
]
_REPELS: Final = [[REPEL + kind for kind in MEMBERS[mask]] for mask in range(EVERYONE + 1)]


def _enchanted(s: QiahnState, seat: int) -> int:
    """Return the combatants of a side that carry a magic already."""
    mask = 0
    for token in range(FUEGO, _TOKENS):
        bearer = s.bearers[seat * _TOKENS + token]
        if bearer != NOBODY:
            mask |= 1 << bearer
    return mask


class Equip(Ask[QiahnState]):
    """Tokens go on own combatants in the vanguard, one after another in any order, until «turno» (QT-A33).

    A commander with no token to place is not asked.
    """

    __slots__ = ()

    def actors(self, s: QiahnState) -> tuple[int, ...]:
        """Return the commander whose order it is, unless there is nothing left to place and nothing was placed."""
        seat = self.seat
        usable = MAGIC | (1 << ESPADA if seat == s.attacker else 1 << ESCUDO)
        if s.tokens[seat] & usable or max(s.bearers[seat * _TOKENS : (seat + 1) * _TOKENS]) != NOBODY:
            return self.asked
        return NOBODY_ASKED

    def run(self, s: QiahnState) -> None:
        """Pass the order on: to the defender, then to the dice."""
        if self.seat == s.attacker:
            s.agenda.append(EQUIPS[1 - self.seat])
        else:
            s.agenda.append(FIGHT)

    def legal(self, s: QiahnState, seat: int) -> list[int]:
        """Return every token on every combatant that may carry it, and «turno»."""
        choices = [END]
        tokens = s.tokens[seat]
        vanguard = s.vanguard[seat]
        equipment = ESPADA if seat == s.attacker else ESCUDO
        if tokens >> equipment & 1:
            choices += _PLACES[equipment][vanguard]
        if tokens & MAGIC:
            free = vanguard & ~_enchanted(s, seat)
            if free:
                for token in range(FUEGO, _TOKENS):
                    if tokens >> token & 1:
                        choices += _PLACES[token][free]
        return choices

    def refuse(self, s: QiahnState, seat: int, action: int) -> Refusal | None:
        """Return why a token cannot lie on a combatant, or why nobody can be deployed or sent back now."""
        if action < PLACE:
            return Refusal("QT-017", "equip")
        if action >= REPEL:
            used = Refusal("QT-047", "used")
            return _refuse_token(s, seat, AIRE, used) or Refusal("QT-047", "place")
        token, kind = divmod(action - PLACE, KINDS)
        return _refuse_token(s, seat, token, Refusal("QT-A33")) or _refuse_bearer(s, seat, kind)

    def apply(self, s: QiahnState, seat: int, action: int) -> None:
        """Place one token, or end the order."""
        if action == END:
            s.agenda.pop()
            if s.listen:
                s.note(ENDED, seat)
            self.run(s)
            return
        token, kind = divmod(action - PLACE, KINDS)
        s.tokens[seat] ^= 1 << token
        s.bearers[seat * _TOKENS + token] = kind
        if s.listen:
            s.note(PLACED, seat, token, kind)
        if token == AIRE:
            s.agenda.append(REPELS[seat])


def _refuse_token(s: QiahnState, seat: int, token: int, placed: Refusal) -> Refusal | None:
    """Return why a side cannot use a token now, whoever should carry it."""
    if s.bearers[seat * _TOKENS + token] != NOBODY:
        return placed
    if token == ESPADA and seat != s.attacker:
        return Refusal("QT-030")
    if token == ESCUDO and seat == s.attacker:
        return Refusal("QT-029")
    if not own_tokens(s.options["magic"], seat) >> token & 1:
        return Refusal("QT-011")
    if not s.tokens[seat] >> token & 1:
        return Refusal("QT-053")
    return None


def _refuse_bearer(s: QiahnState, seat: int, kind: int) -> Refusal:
    """Return why a combatant cannot carry a token that could be used."""
    if s.vanguard[seat] >> kind & 1:
        return Refusal("QT-051")
    if s.defeated[seat] >> kind & 1:
        return Refusal("QT-036")
    if s.vanguard[1 - seat] >> kind & 1:
        return Refusal("QT-A22")
    return Refusal("QT-027")


class Repel(Ask[QiahnState]):
    """Aire acts the moment it is placed: one enemy goes back to its reserve (QT-047, QT-048, QT-A11)."""

    __slots__ = ()

    def legal(self, s: QiahnState, seat: int) -> list[int]:
        """Return every enemy in the vanguard."""
        return _REPELS[s.vanguard[1 - seat]]

    def refuse(self, s: QiahnState, seat: int, action: int) -> Refusal | None:
        """Return why a combatant cannot be sent back."""
        return Refusal("QT-A11") if action >= REPEL else Refusal("QT-047")

    def apply(self, s: QiahnState, seat: int, action: int) -> None:
        """Send the enemy back; if it stood alone, the round ends there as a draw."""
        kind = action - REPEL
        enemy = 1 - seat
        s.vanguard[enemy] ^= 1 << kind
        s.reserve[enemy] |= 1 << kind
        s.agenda.pop()
        if s.listen:
            s.note(REPELLED, enemy, kind)
        if s.vanguard[enemy] == 0:
            s.agenda.pop()
            s.agenda.append(Regroup(DRAW))
            s.clear_dice()
            if s.listen:
                s.note(ROUND_DRAWN)


EQUIPS: Final = (Equip(0), Equip(1))
REPELS: Final = (Repel(0), Repel(1))
