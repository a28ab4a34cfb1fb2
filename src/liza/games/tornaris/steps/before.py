"""Before the own space: the Cuervo, the Guante and Zelrac's challenge; and what both purchases have in common."""

from __future__ import annotations

from typing import Final, final

from liza.games.tornaris import events, verbs
from liza.games.tornaris.mechanics.primitives import buy_from_row, shop_price, use_object
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.steps.asking import BESIDES, DISCARD, GO_ON, TOO_LATE, IfAnyObject, M, Window, too_dear
from liza.games.tornaris.steps.duel import duel
from liza.games.tornaris.vocabulary import ABSENT, DAY, DUNGEON, FOR_HONOUR, GLOVE, RAVEN, SEATS, SHOP
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, Offers
from liza.kernel.core.step import NO_ACTORS
from liza.parts import hands

NOT_IN_THE_ROW: Final = Refusal("TR-030", "row")
NO_RAVEN: Final = Refusal("TR-092")
NOT_BY_RAVEN: Final = Refusal("TR-A64")
AFTER_THE_REVEAL: Final = Refusal("TR-A64", "revealed")
ON_YOUR_TURN: Final = Refusal("TR-A64", "turn")
NO_GLOVE: Final = Refusal("TR-094", "held")
NOT_ON_YOUR_SPACE: Final = Refusal("TR-094", "there")
ONLY_ZELRAC: Final = Refusal("TR-106", "other")
ONCE_A_TURN: Final = Refusal("TR-106", "used")
NOBODY_TO_CHALLENGE: Final = Refusal("TR-106", "there")
NOBODY_OUTSIDE: Final = Refusal("TR-106", "outside")


# Buying.


def affordable(s: TornarisState, seat: int) -> list[int]:
    """Return the kinds of the row that a seat has the gold for."""
    gold = s.players[seat].gold
    return [kind for kind in hands.kinds_in(s.row) if gold >= shop_price(s, seat, kind)]


def room_would_help(s: TornarisState, seat: int) -> bool:
    """Whether a full hand is all that keeps a seat from buying (TR-062, TR-A29)."""
    return s.players[seat].is_full and len(affordable(s, seat)) > 0


class Purchase(ActOn[TornarisState, M]):
    """Buy a card of the row for its price (TR-030)."""

    def offer(self, s: TornarisState, at: M, seat: int, found: Offers) -> None:
        if not s.players[seat].is_full:
            found.add_each(self.verb, affordable(s, seat))

    def why_not(self, s: TornarisState, at: M, seat: int, kind: int) -> Refusal | None:
        return too_dear(s, seat, shop_price(s, seat, kind)) if kind in s.row else NOT_IN_THE_ROW


def no_raven(s: TornarisState, seat: int) -> Refusal | None:
    """Return why no Cuervo can be sent to the shop: there is none, or it is no day, or one is there (TR-A64)."""
    player = s.players[seat]
    if not hands.holds(player.bag, RAVEN):
        return NO_RAVEN
    return None if s.half == DAY and player.place != SHOP else NOT_BY_RAVEN


def flies_now(s: TornarisState, moment: Window) -> bool:
    """Whether this is the moment agreed for the Cuervo: the own turn, or right after the reveal (TR-A64)."""
    return isinstance(moment, BeforeSpace) == bool(s.options["raven"] == "own_turn")


@final
class SendRaven(Purchase[Window]):
    """Buy without being there (TR-092)."""

    def offer(self, s: TornarisState, at: Window, seat: int, found: Offers) -> None:
        if s.row and flies_now(s, at) and no_raven(s, seat) is None:
            super().offer(s, at, seat, found)

    def why_not(self, s: TornarisState, at: Window, seat: int, kind: int) -> Refusal | None:
        refused = no_raven(s, seat)
        if refused is None and not flies_now(s, at):
            return AFTER_THE_REVEAL if isinstance(at, BeforeSpace) else ON_YOUR_TURN
        return refused or super().why_not(s, at, seat, kind)

    def do(self, s: TornarisState, at: Window, seat: int, kind: int) -> None:
        use_object(s, seat, RAVEN)
        events.raven_used(s, seat=seat)
        buy_from_row(s, seat, kind)


def wants_raven_room(s: TornarisState, moment: Window, seat: int) -> bool:
    """Whether a full hand is all that keeps a Cuervo from the shop (TR-062)."""
    return flies_now(s, moment) and no_raven(s, seat) is None and room_would_help(s, seat)


# Challenging.


def beside(s: TornarisState, seat: int) -> list[int]:
    """Return who else stands on the same space."""
    here = s.players[seat].place
    return [rival for rival, player in enumerate(s.players) if player.place == here and rival != seat]


def in_reach(s: TornarisState, seat: int) -> list[int]:
    """Return whom Zelrac may challenge: outside the dungeon, on his own space or on any, as agreed (TR-106, TR-A74)."""
    if s.players[seat].place == DUNGEON:
        return []
    if s.options["challenge"] == "own_space":
        return beside(s, seat)
    rivals = [rival for rival, player in enumerate(s.players) if player.place not in {DUNGEON, ABSENT}]
    return [rival for rival in rivals if rival != seat]


def fight_for_honour(s: TornarisState, seat: int, rival: int) -> None:
    """Fight a player who cannot refuse (TR-A57); for gold only if it was agreed (TR-A55)."""
    duel(s, seat, rival, FOR_HONOUR, int(s.options["duel_stake"]))


@final
class ThrowGlove(ActOn[TornarisState, Window]):
    """Challenge a player on the own space with a Guante (TR-094); in the dungeon when its turn comes (TR-A65)."""

    def offer(self, s: TornarisState, at: Window, seat: int, found: Offers) -> None:
        if hands.holds(s.players[seat].bag, GLOVE):
            found.add_each(self.verb, self._rivals(s, at, seat))

    def why_not(self, s: TornarisState, at: Window, seat: int, rival: int) -> Refusal | None:
        if not hands.holds(s.players[seat].bag, GLOVE):
            return NO_GLOVE
        return None if rival in self._rivals(s, at, seat) else NOT_ON_YOUR_SPACE

    def _rivals(self, s: TornarisState, at: Window, seat: int) -> list[int]:
        """Return whom it may be thrown to: none in the dungeon before its turn, none elsewhere after (TR-A65)."""
        now = (s.players[seat].place == DUNGEON) == isinstance(at, BeforeDungeon)
        return beside(s, seat) if now else []

    def do(self, s: TornarisState, at: Window, seat: int, rival: int) -> None:
        use_object(s, seat, GLOVE)
        events.glove_used(s, seat=seat, rival_seat=rival)
        fight_for_honour(s, seat, rival)


@final
class Challenge(ActOn[TornarisState, Window]):
    """Challenge a player once a turn, not in the dungeon: Zelrac's gift (TR-106, TR-A74, TR-A97)."""

    def offer(self, s: TornarisState, at: Window, seat: int, found: Offers) -> None:
        player = s.players[seat]
        if player.character.challenges and not s.challenged:
            found.add_each(self.verb, in_reach(s, seat))

    def why_not(self, s: TornarisState, at: Window, seat: int, rival: int) -> Refusal | None:
        player = s.players[seat]
        if not player.character.challenges:
            return ONLY_ZELRAC
        if s.challenged:
            return ONCE_A_TURN
        if rival in in_reach(s, seat):
            return None
        return NOBODY_TO_CHALLENGE if s.options["challenge"] == "own_space" else NOBODY_OUTSIDE

    def do(self, s: TornarisState, at: Window, seat: int, rival: int) -> None:
        s.challenged = True
        events.challenged(s, seat=seat, rival_seat=rival)
        fight_for_honour(s, seat, rival)


SEND_RAVEN: Final = SendRaven(verbs.RAVEN)
_GLOVE: Final = ThrowGlove(verbs.GLOVE)
_CHALLENGE: Final = Challenge(verbs.CHALLENGE)


class BeforeDungeon(IfAnyObject):
    """A combatant with an object, among others, may throw a Guante down before the fight (TR-A65)."""

    choices = Choices(GO_ON, _GLOVE, _CHALLENGE, *BESIDES, *TOO_LATE)


class BeforeSpace(Window):
    """Every player with any card, and one who may challenge, at the own place in the order (TR-A64, TR-A104)."""

    choices = Choices(GO_ON, SEND_RAVEN, DISCARD, _GLOVE, _CHALLENGE, *BESIDES, *TOO_LATE)

    def actors(self, s: TornarisState) -> tuple[int, ...]:
        player = s.players[self.seat]
        return self.asked if player.bag or player.gear or player.character.challenges else NO_ACTORS

    def wants_room(self, s: TornarisState) -> bool:
        return wants_raven_room(s, self, self.seat)


BEFORE_DUNGEONS: Final = [BeforeDungeon(seat) for seat in SEATS]
BEFORE_SPACES: Final = [BeforeSpace(seat) for seat in SEATS]
