"""What a person may choose now, how it is shown, how it is typed, and why other things cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.kernel.base.errors import BadNotation
from liza.kernel.base.rulebook import Reason
from liza.kernel.core.choice import Moment
from liza.match.match import Match
from liza.words import Words
from liza.words.stems import folded_words, holds_words

_ONE_COLUMN: Final = 6
"""Up to so many options of a verb stand one below another."""
_SHORTEST_WORD: Final = 3
"""Less than that is a slip of the finger, not a word of an option."""
_MOST_DIGITS: Final = 9
_MOST_NEAR: Final = 4
"""So many choices are named that may have been meant."""


class ChoiceMenu:
    """The decision that one seat has to take now."""

    def __init__(self, terminal: Terminal, match: Match, words: Words, seat: int, names: Sequence[str]) -> None:
        self._terminal: Final = terminal
        self._match: Final = match
        self._words: Final = words
        self._seat: Final = seat
        self._names: Final = names
        self.legal: Final = match.legal(seat)

    def label(self, action: int) -> str:
        """Return an action in the person's language."""
        return self._words.action(action, self._seat, self._names)

    def shown(self) -> RenderableType:
        """Return all options, numbered, those of one verb together."""
        numbered = list(enumerate(self.legal, 1))
        width = len(str(len(numbered)))
        split = self._match.game.space.split
        groups: list[RenderableType] = []
        for _, group in groupby(numbered, key=lambda option: split(option[1])[0].id):
            options = [self._option(number, action, width) for number, action in group]
            if len(options) <= _ONE_COLUMN:
                groups += options
            else:
                groups.append(Columns(options, padding=(0, 3), column_first=True))
        return Padding(Group(*groups), (0, 0, 0, 2), expand=False)

    def _option(self, number: int, action: int, width: int) -> Text:
        return Text(f"{number:>{width}} ", style="choice", no_wrap=True).append(
            self.label(action), style="not bold default"
        )

    # Typing.

    def chosen(self, typed: str) -> int | None:
        """Return the legal action that a number, a notation or words of one option stand for."""
        action = self.meant(typed)
        return action if action in self.legal else None

    def meant(self, typed: str) -> int | None:
        """Return the action that a text stands for, legal or not; None if it stands for none or for several."""
        if typed.isdecimal():
            number = int(typed[:_MOST_DIGITS])
            return self.legal[number - 1] if 1 <= number <= len(self.legal) else None
        game = self._match.game
        try:
            return game.parse(typed)
        except BadNotation:
            pass
        found = self._matching(typed, self.legal) or self._matching(typed, range(game.actions))
        return found[0] if len(found) == 1 else None

    def _matching(self, typed: str, actions: Iterable[int]) -> list[int]:
        wanted = set(folded_words(typed))
        if max(map(len, wanted), default=0) < _SHORTEST_WORD:
            return []
        return [action for action in actions if wanted <= set(folded_words(self.label(action)))]

    def near(self, typed: str) -> list[str]:
        """Return up to a few choices that a text may have meant, possible ones first."""
        legal = [self.label(action) for action in self.legal]
        found = [label for label in legal if holds_words(label, typed)]
        others = (self.label(action) for action in range(self._match.game.actions))
        found += dict.fromkeys(label for label in others if label not in legal and holds_words(label, typed))
        if not found:
            words = {word for label in legal for word in folded_words(label)}
            close = get_close_matches(" ".join(folded_words(typed)), sorted(words), 1)
            found = [label for label in legal if close and close[0] in folded_words(label)]
        return found[:_MOST_NEAR]

    # Why not.

    def why_not(self, action: int) -> RenderableType:
        """Return the answer to whether and why an action is not possible."""
        reason = self._match.explain(self._seat, action, self._terminal.lang)
        if reason is None:
            return Text(
                self._terminal.say("why-legal", label=self.label(action), number=self.legal.index(action) + 1), "yes"
            )
        return Group(Text(f"✗ {self.label(action)}", style="no"), _quoted(reason))

    def all_refused(self) -> RenderableType:
        """Return everything that belongs to this moment and is not possible, by the rule that forbids it."""
        game = self._match.game
        refused: dict[Reason, list[str]] = {}
        elsewhere: dict[str, Reason] = {}
        moment = self._match.state.agenda[-1]
        better = moment.otherwise if isinstance(moment, Moment) else None
        untimely = game.spec.wrong_moment_rule if better is None else better.rule
        for action in range(game.actions):
            reason = self._match.explain(self._seat, action, self._terminal.lang)
            if reason is None:
                continue
            if reason.rule == untimely:
                elsewhere.setdefault(reason.unless, reason)
            else:
                refused.setdefault(reason, []).append(self.label(action))
        parts: list[RenderableType] = []
        for reason, labels in refused.items():
            parts += [Text(f"✗ {', '.join(labels)}", style="no"), _quoted(reason)]
        if elsewhere:
            parts.append(Text(self._terminal.say("why-elsewhere"), style="no"))
            parts.append(_quoted(next(iter(elsewhere.values())), *elsewhere))
        parts.append(Text(self._terminal.say("why-hint"), style="quiet"))
        return Group(*parts)


def _quoted(reason: Reason, *remedies: str) -> RenderableType:
    """Return a rule with what would make it possible; several verbs may each have a remedy of their own."""
    text = Text(reason.rule, style="rule").append(f"  {reason.text}", style="not bold default")
    for remedy in filter(None, remedies or (reason.unless,)):
        text.append(f"\n→ {remedy}", style="not bold green")
    return Padding(text, (0, 0, 0, 2))
