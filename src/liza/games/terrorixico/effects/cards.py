"""A kind of card in one place: where it may be laid, why not elsewhere, what it does when it is played or revealed."""

from __future__ import annotations

from typing import Final, final

from liza.games.terrorixico import events
from liza.games.terrorixico.content.cards import Card, CardFactory
from liza.games.terrorixico.content.words import SpecialWord
from liza.games.terrorixico.mechanics.battle import (
    copyable,
    discard_laid,
    is_struck_by,
    lay,
    others_lines,
    rearrange,
    unlink,
)
from liza.games.terrorixico.state import TerrorixicoState
from liza.games.terrorixico.steps.specials import Text
from liza.games.terrorixico.steps.targets import ANY, Aim, Copy, Target
from liza.games.terrorixico.vocabulary import ALL_LINES, LINE_COUNT, SEATS, TRAUMA, VALUES
from liza.kernel.base.rulebook import Refusal
from liza.kernel.core.spec import Clause
from liza.parts import sets

OTHER_LINE: Final = Refusal("TE-A20")
COMPLETE: Final = Refusal("TE-034")
ASKS_FOR_NOTHING: Final = Refusal("TE-037")
WILD_COMPLETE: Final = Refusal("TE-A63")
HIDDEN_COMPLETE: Final = Refusal("TE-A64")
NO_TRAUMA_TO_GIVE: Final = Refusal("TE-A56", "pile")
NO_TARGET: Final = Refusal("TE-A22")
NO_RELICS: Final = {True: Refusal("TE-117"), False: Refusal("TE-120")}
"""Against a card that lives off relic cards, by whether it counts them (Equality) or multiplies (Strength)."""
LINK_COMPLETE: Final = {True: Refusal("TE-117", "complete"), False: Refusal("TE-120", "complete")}
NOTHING_TO_COPY: Final = Refusal("TE-122")
MIMIC_COMPLETE: Final = Refusal("TE-122", "complete")
SHOW_IT: Final = Refusal("TE-055", "show")
NO_SUCH_RELIC: Final = tuple([Refusal("TE-056", value=value) for value in range(VALUES + 1)])
ZERO_IS_SHOWN: Final = Refusal("TE-A24")
TRAUMA_COMPLETE: Final = Refusal("TE-A25")
TRAUMA_IF_NOT_STUCK: Final = Refusal("TE-A07")


def _has(words: tuple[SpecialWord, ...], name: str) -> bool:
    """Whether one of some words is a certain one."""
    return name in [word.name for word in words]


class Plain(Card[TerrorixicoState]):
    """A card that lies in a line and lets its text happen there; other kinds differ from it."""

    def __init__(self, number: int, worth: int = 0, words: tuple[SpecialWord, ...] = ()) -> None:
        texts = [[Text(seat, number, at) for at in reversed(range(len(words)))] for seat in SEATS]
        counts_cards = _has(words, "count_relic_cards")
        times = [1, *[word.count for word in words if word.name == "multiply"]][-1]
        super().__init__(number, worth, words, texts, counts_cards, times)

    def fitting(self, s: TerrorixicoState, seat: int) -> int:
        return ALL_LINES

    def face_up(self, s: TerrorixicoState, seat: int, takers: int) -> int:
        return takers

    def play(self, s: TerrorixicoState, seat: int, line: int) -> None:
        lay(s, seat, self, line, down=False)
        self.happen(s, seat)

    def unveil(self, s: TerrorixicoState, line: int, at: int) -> None:
        self.happen(s, s.lines[line].cards[at].owner)


@final
class Relic(Plain):
    """A relic goes only into the line of its kind (TE-A20)."""

    __slots__ = ("line",)

    def __init__(self, number: int, worth: int) -> None:
        super().__init__(number, worth)
        self.line: Final = sets.only(number // VALUES)

    def fitting(self, s: TerrorixicoState, seat: int) -> int:
        return self.line

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        if not down and not sets.has(self.line, line):
            return OTHER_LINE
        return COMPLETE if s.lines[line].required else ASKS_FOR_NOTHING  # TE-034, TE-037

    def never_hidden(self, line: int) -> Refusal | None:
        return None if sets.has(self.line, line) else OTHER_LINE

    def clauses(self) -> list[Clause]:
        return [("clause-relic", {"count": self.worth})]


@final
class Wild(Plain):
    """Last chance and Trickery count as relics of whichever line they are put in (TE-099, TE-100)."""

    def face_up(self, s: TerrorixicoState, seat: int, takers: int) -> int:
        return ALL_LINES if s.options["late_relics"] else takers  # TE-A63

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        return HIDDEN_COMPLETE if s.options["late_relics"] else WILD_COMPLETE

    def clauses(self) -> list[Clause]:
        return [("clause-wild", {"count": self.worth}), *super().clauses()]


@final
class Deed(Plain):
    """Fury, Take Advantage, Good Omens and Berserker have no worth and go anywhere (TE-035, TE-A21)."""

    def face_up(self, s: TerrorixicoState, seat: int, takers: int) -> int:
        return ALL_LINES if s.pile or not _has(self.words, "give_trauma") else sets.EMPTY  # TE-A56

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        return HIDDEN_COMPLETE if down else NO_TRAUMA_TO_GIVE  # TE-A64


@final
class Strike(Plain):
    """Friendly fire needs a target and is not laid in a line (TE-101, TE-A22)."""

    def face_up(self, s: TerrorixicoState, seat: int, takers: int) -> int:
        return others_lines(s, seat)

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        return HIDDEN_COMPLETE if down else NO_TARGET

    def play(self, s: TerrorixicoState, seat: int, line: int) -> None:
        s.players[seat].discards.append(self.number)
        s.next(Target(seat, line, ANY))

    def unveil(self, s: TerrorixicoState, line: int, at: int) -> None:
        there = s.lines[line]
        laid = there.cards[at]
        rearrange(s, line, there.without(at))
        discard_laid(s, laid)
        s.next(Aim(laid.owner))  # TE-A73

    def may_be_copied(self) -> bool:
        return False


@final
class Link(Plain):
    """Equality and Strength live off the relic cards of their line (TE-117, TE-120, TE-A31)."""

    def fitting(self, s: TerrorixicoState, seat: int) -> int:
        return sets.of([line for line in range(LINE_COUNT) if s.lines[line].relics])

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        return (NO_RELICS if sets.has(s.lacking, line) else LINK_COMPLETE)[self.counts_cards]

    def unveil(self, s: TerrorixicoState, line: int, at: int) -> None:
        unlink(s, line)  # TE-A32

    def needs_relics(self) -> bool:
        return True


@final
class Mimic(Plain):
    """Mimetic copies a face-up card of another player in its line (TE-105, TE-122, TE-A30)."""

    def fitting(self, s: TerrorixicoState, seat: int) -> int:
        return sets.of([line for line in range(LINE_COUNT) if copyable(s, seat, line)])

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        return NOTHING_TO_COPY if sets.has(s.lacking, line) else MIMIC_COMPLETE

    def play(self, s: TerrorixicoState, seat: int, line: int) -> None:
        s.next(Copy(seat, line, lay(s, seat, self, line, down=False)))

    def unveil(self, s: TerrorixicoState, line: int, at: int) -> None:
        there = s.lines[line]
        laid = there.cards[at]
        if copyable(s, laid.owner, line):
            s.next(Copy(laid.owner, line, laid.order))
            return
        rearrange(s, line, there.without(at))  # TE-A32
        discard_laid(s, laid)
        events.unlinked(s, seat=laid.owner, card=self.number, line=line)

    def may_be_copied(self) -> bool:
        return False


@final
class Trauma(Plain):
    """A trauma hits a relic card of its value, face up, or lies hidden until the count (TE-056, TE-059)."""

    __slots__ = ("value",)

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.value: Final = number - TRAUMA

    def fitting(self, s: TerrorixicoState, seat: int) -> int:
        return ALL_LINES if self.value else sets.EMPTY  # TE-A24, TE-A25

    def face_up(self, s: TerrorixicoState, seat: int, takers: int) -> int:
        found = sets.EMPTY  # TE-055: a 0 is shown
        for number, line in enumerate(s.lines):
            if self.value and line.relics:
                for laid in line.cards:
                    if is_struck_by(laid, seat, self.value):
                        found |= 1 << number
                        break
        return found

    def no_room(self, s: TerrorixicoState, line: int, down: bool) -> Refusal:
        if down:
            return TRAUMA_COMPLETE
        return NO_SUCH_RELIC[self.value] if self.value else SHOW_IT  # TE-056, TE-055

    def never_hidden(self, line: int) -> Refusal | None:
        return None if self.value else ZERO_IS_SHOWN

    def play(self, s: TerrorixicoState, seat: int, line: int) -> None:
        player = s.players[seat]
        player.reveal_trauma(self.number)
        player.discards.append(self.number)  # TE-058, TE-067
        s.next(Target(seat, line, self.value))

    def may_be_copied(self) -> bool:
        return False

    def clauses(self) -> list[Clause]:
        return [("clause-trauma", {"value": self.value})]


@final
class Cards(CardFactory):
    """Makes every kind of card of this room."""

    def relic(self, number: int, worth: int) -> Card[TerrorixicoState]:
        """Return a relic."""
        return Relic(number, worth)

    def special(self, number: int, worth: int, words: tuple[SpecialWord, ...]) -> Card[TerrorixicoState]:
        """Return a special card of the kind that its worth and its words make it."""
        if worth:
            return Wild(number, worth, words)
        for word in words:
            if word.name in {"count_relic_cards", "multiply"}:
                return Link(number, worth, words)
            if word.name == "destroy":
                return Strike(number, worth, words)
            if word.name == "copy":
                return Mimic(number, worth, words)
        return Deed(number, worth, words)

    def trauma(self, number: int) -> Card[TerrorixicoState]:
        """Return a trauma."""
        return Trauma(number)
