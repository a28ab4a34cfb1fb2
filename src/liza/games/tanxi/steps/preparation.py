"""Before the first turn: characters, colours, beaches and the reveal."""

from __future__ import annotations

from typing import Final, final

from liza.games.tanxi import events, verbs
from liza.games.tanxi.mechanics.primitives import ammo_of, put
from liza.games.tanxi.pieces import HeldWeapon
from liza.games.tanxi.state import FREE, TanxiState, number_of
from liza.games.tanxi.vocabulary import ABSENT, COLOURS
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.choice import ActOn, Choices, Offers, OneOf, SeatMoment
from liza.kernel.core.step import NO_ACTORS, Step
from liza.parts import sets
from liza.parts.cards import public

CHARACTER_TAKEN: Final = Refusal("TX-024")
COLOUR_TAKEN: Final = Refusal("TX-028")
NO_BEACH: Final = Refusal("TX-029")
BEACH_TAKEN: Final = Refusal("TX-030")
NOT_BEGUN: Final = Refusal("TX-035")


@final
class PickCharacter(OneOf[TanxiState, "ChooseCharacter"]):
    """Take one of the characters that are left, face down (TX-026)."""

    def among(self, s: TanxiState, at: ChooseCharacter, seat: int) -> list[int]:
        return s.pool

    def do(self, s: TanxiState, at: ChooseCharacter, seat: int, character: int) -> None:
        s.done()
        at.take(s, character)


class ChooseCharacter(SeatMoment[TanxiState]):
    """Choose secretly among the characters that are left (TX-024, TX-A14), or be dealt one (TX-025)."""

    choices = Choices(PickCharacter(verbs.CHARACTER, CHARACTER_TAKEN))
    otherwise = NOT_BEGUN

    def actors(self, s: TanxiState) -> tuple[int, ...]:
        return self.asked if s.options["characters"] == "chosen" else NO_ACTORS

    def run(self, s: TanxiState) -> None:
        self.take(s, s.pool[s.source.below(len(s.pool))])

    def take(self, s: TanxiState, character: int) -> None:
        """Give the seat a character."""
        s.pool.remove(character)
        s.explorers[self.seat].character = character
        events.character_chosen(s, eyes=sets.only(self.seat), seat=self.seat, character=character)


@final
class PickColour(OneOf[TanxiState, "ChooseColour"]):
    """Take the token of a colour that no player has."""

    def among(self, s: TanxiState, at: ChooseColour, seat: int) -> list[int]:
        taken = [who.colour for who in s.explorers]
        return [colour for colour in range(len(COLOURS)) if colour not in taken]

    def do(self, s: TanxiState, at: ChooseColour, seat: int, colour: int) -> None:
        s.done()
        s.explorers[seat].colour = colour
        events.colour_chosen(s, seat=seat, colour=colour)


class ChooseColour(SeatMoment[TanxiState]):
    """Which colour? (TX-028, TX-A15)."""

    choices = Choices(PickColour(verbs.COLOUR, COLOUR_TAKEN))
    otherwise = NOT_BEGUN


@final
class PickBeach(ActOn[TanxiState, "ChooseBeach"]):
    """Put the token on a beach that is free."""

    def offer(self, s: TanxiState, at: ChooseBeach, seat: int, found: Offers) -> None:
        found.add_each(self.verb, [square for square in s.board.beaches if s.occupant[square] == FREE])

    def why_not(self, s: TanxiState, at: ChooseBeach, seat: int, square: int) -> Refusal | None:
        if square not in s.board.beaches:
            return NO_BEACH  # TX-029
        return None if s.occupant[square] == FREE else BEACH_TAKEN  # TX-030

    def do(self, s: TanxiState, at: ChooseBeach, seat: int, square: int) -> None:
        s.done()
        put(s, seat, square)
        events.placed(s, seat=seat, square=square)


class ChooseBeach(SeatMoment[TanxiState]):
    """On which beach? (TX-029)."""

    choices = Choices(PickBeach(verbs.PLACE))
    otherwise = NOT_BEGUN


@final
class Reveal(Step[TanxiState]):
    """The Merchant's cards are turned up (TX-032), then the characters (TX-033); every player gets life (TX-034)."""

    def run(self, s: TanxiState) -> None:
        """Turn everything up; one who has left takes the card along, face down (TX-A92)."""
        s.opened = 1
        s.merchant = [public(number_of(card)) for card in s.merchant]
        s.pool = []  # TX-027
        events.merchant_opened(s)
        for seat in s.turn_order():
            who = s.explorers[seat]
            who.life = s.max_life(seat)
            s.add_up(seat)
            held = who.held[0]
            if held is not None:
                who.held[0] = HeldWeapon(held.weapon, ammo_of(s, seat, held.weapon))
            events.character_revealed(s, seat=seat, character=who.character)
        for seat, who in enumerate(s.explorers):
            if sets.has(s.departed, seat):
                who.character = ABSENT


REVEAL: Final = Reveal()
