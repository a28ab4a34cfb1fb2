"""What bots think of the situation in force."""

from __future__ import annotations

from liza.games.tankup.mechanics.primitives import covered, number_held
from liza.games.tankup.state import TankupState
from liza.games.tankup.vocabulary import MAGIC, PLACES


def mood_of(s: TankupState, seat: int) -> float:
    """Return what the situation is worth to a seat, in points of life; nought for one that is not known here."""
    word, who = s.in_force, s.fighters[seat]
    match word.name:
        case "corrode":
            return -0.7 * covered(who)
        case "fog":
            return -0.4 * number_held(s, seat, word.kind)
        case "strengthen":
            return 0.5 * word.amount * number_held(s, seat, word.kind)
        case "weaken":
            return -0.5 * word.amount * number_held(s, seat, word.kind)
        case "scorch":
            return -2.0 if who.weight > word.over else 0.0
        case "truce":
            return 0.0 if who.atk else -0.8
        case "bloodlust" | "closed":
            return -0.35 * (PLACES - covered(who))
        case "flowers":
            return -0.1 * who.weight
        case "antimagic":
            return -0.6 * number_held(s, seat, MAGIC)
    return 0.0
