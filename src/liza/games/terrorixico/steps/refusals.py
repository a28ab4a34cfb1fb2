"""Why a card cannot be played: the rule that stands against it, the most helpful one first."""

from __future__ import annotations

from liza.games.terrorixico.battle import MOST_DOWN
from liza.games.terrorixico.content import (
    IS_EFFECT,
    IS_LINK,
    IS_MIMIC,
    IS_RELIC,
    IS_STRIKE,
    IS_TRAUMA,
    IS_WILD,
    NO_FACE_DOWN,
)
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.vocabulary import DISCARD, DONE, HIDE, LINE_COUNT, PASS, PLAY, SHOW, TRAUMA, line_of
from liza.kernel.rulebook import Refusal


def refuse_play(s: TerrorixicoState, seat: int, action: int, number: int, hid: int) -> Refusal | None:
    """Return why something cannot be done with this card of the turn."""
    if action == PASS:
        return Refusal("TE-051") if number else Refusal("TE-A06")
    if action == DONE:
        return Refusal("TE-A08") if number else Refusal("TE-022", "must")
    if action == SHOW:
        return Refusal("TE-A07") if TRAUMA in s.hands[seat] else Refusal("TE-055")
    if not PLAY <= action < DISCARD:
        return None
    face_down = action >= HIDE
    card, line = divmod(action - (HIDE if face_down else PLAY), LINE_COUNT)
    if card not in s.hands[seat]:
        return Refusal("TE-022", "hand")
    role = s.rules.content.roles[card]
    if role == IS_RELIC and line != line_of(card) and not (face_down and s.options["bluff"]):
        return Refusal("TE-A20")
    if face_down:
        return _refuse_dark(s, card, line, hid) or _refuse_line(s, card, role, line, face_down)
    if role == IS_TRAUMA:
        return Refusal("TE-055", "show") if card == TRAUMA else _refuse_strike(s, seat, card, line)
    if role == IS_STRIKE:
        return Refusal("TE-A22")
    return _refuse_line(s, card, role, line, face_down)


def _refuse_dark(s: TerrorixicoState, card: int, line: int, hid: int) -> Refusal | None:
    """Return what forbids laying any card face down here."""
    if card == TRAUMA and not s.options["bluff"]:
        return Refusal("TE-A24")
    if s.rules.content.events[s.open_book[0]].do == NO_FACE_DOWN:
        return Refusal("TE-019")
    if hid:
        return Refusal("TE-023")
    return Refusal("TE-024") if s.downs[line] >= MOST_DOWN else None


def _refuse_strike(s: TerrorixicoState, seat: int, card: int, line: int) -> Refusal:
    """Return why a trauma finds nothing to hit; where it would, only a pass is possible."""
    value = card - TRAUMA
    worth = s.rules.content.worth
    if any(owner != seat and worth[kind] == value for owner, kind in s.open_cards(line)):
        return Refusal("TE-A07")
    return Refusal("TE-056", value=value)


def _refuse_line(s: TerrorixicoState, card: int, role: int, line: int, face_down: bool) -> Refusal:
    """Return why a line does not take a card."""
    complete = s.totals[line] >= s.required[line]
    case = "complete" if complete else ""
    if role == IS_LINK:
        return Refusal("TE-117" if s.rules.content.counts_cards[card] else "TE-120", case)
    if role == IS_MIMIC:
        return Refusal("TE-122", case)
    if role == IS_EFFECT and not face_down:
        return Refusal("TE-A56", "pile")
    if role in (IS_EFFECT, IS_STRIKE) or (role == IS_WILD and s.options["late_relics"]):
        return Refusal("TE-A64")
    if role == IS_TRAUMA:
        return Refusal("TE-A25") if complete else Refusal("TE-A07")
    if role == IS_WILD:
        return Refusal("TE-A63")
    return Refusal("TE-037") if s.required[line] == 0 else Refusal("TE-034")
