"""What a person may choose now, how it is shown, how it is typed, and why other things cannot be chosen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
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

_ONE_COLUMN: Final = 6
"""Up to so many options of a verb stand one below another."""
_SHORTEST_WORD: Final = 3
"""Less than that is a slip of the finger, not a word of an option."""
_MOST_DIGITS: Final = 9


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
        wanted = set(_letters(typed).split())
        if max(map(len, wanted), default=0) < _SHORTEST_WORD:
            return []
        return [action for action in actions if wanted <= set(_letters(self.label(action)).split())]

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
        elsewhere: Reason | None = None
        moment = self._match.state.agenda[-1]
        better = moment.otherwise if isinstance(moment, Moment) else None
        untimely = game.spec.wrong_moment_rule if better is None else better.rule
        for action in range(game.actions):
            reason = self._match.explain(self._seat, action, self._terminal.lang)
            if reason is None:
                continue
            if reason.rule == untimely:
                elsewhere = reason
            else:
                refused.setdefault(reason, []).append(self.label(action))
        parts: list[RenderableType] = []
        for reason, labels in refused.items():
            parts += [Text(f"✗ {', '.join(labels)}", style="no"), _quoted(reason)]
        if elsewhere is not None:
            parts += [Text(self._terminal.say("why-elsewhere"), style="no"), _quoted(elsewhere)]
        parts.append(Text(self._terminal.say("why-hint"), style="quiet"))
        return Group(*parts)


def _quoted(reason: Reason) -> RenderableType:
    text = Text(reason.rule, style="rule").append(f"  {reason.text}", style="not bold default")
    if reason.unless:
        text.append(f"\n→ {reason.unless}", style="not bold green")
    return Padding(text, (0, 0, 0, 2))


def _letters(text: str) -> str:
    """Return a text in small letters without accents, quotes and the like, so that typing need not be exact."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign if sign.isalnum() else " " for sign in plain if not unicodedata.combining(sign))
