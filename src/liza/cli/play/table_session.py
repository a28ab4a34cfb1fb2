"""A game in the terminal: people and bots at one table, with one authority that knows the true state."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from liza.bots import Seat
from liza.cli.play.player_specs import Player, clean
from liza.cli.terminal.choice_menu import ChoiceMenu
from liza.cli.terminal.console import Terminal
from liza.cli.terminal.event_log import EventLog
from liza.cli.terminal.rules_text import about_words, show_rule, show_rules
from liza.cli.terminal.table_view import TableView
from liza.kernel.base.errors import LizaError
from liza.kernel.base.source import Source
from liza.match.match import Match, NoTakeBack
from liza.words import Words

_LEAST_STORY: Final = 5
"""So many lines of the story stay in sight, where there are as many."""
INTERRUPTED: Final = 130


class _Leave(Exception):
    """The person gets up from the table."""


class Redraw(Enum):
    """What to show before asking again."""

    TABLE = "table"
    QUESTION = "question"


class TableSession:
    """One session at a table, until the game is over or a person leaves."""

    def __init__(
        self,
        terminal: Terminal,
        match: Match,
        players: Sequence[Player],
        *,
        chance: Source,
        pace: float,
        file: Path,
    ) -> None:
        self._terminal: Final = terminal
        self._match: Final = match
        self._players: Final = players
        self._chance: Final = chance
        """The bots' own random source, independent of the table's."""
        self._pace: Final = pace
        self._file: Final = file
        self._autosave = True
        self._words: Final = Words(match.game, terminal.lang)
        self._names: Final = [player.shown for player in players]
        self._people: Final = [seat for seat, player in enumerate(players) if player.bot is None]
        self._roles: Final = [self._role(seat) for seat in range(len(players))]
        # People who share a keyboard must not see each other's secrets; most games between friends have none.
        self._secrets: Final = match.game.hides and len(self._people) > 1
        self._story: Final = EventLog(self._words, self._names, len(players))
        for state in match.record.replay():
            self._story.add(state.events)
        self._at_keyboard: int | None = self._people[0] if self._people else None
        self._told = len(self._story) - 1
        """How much of the story has been told; of a game that goes on, only how it stands is told again."""
        self._looked: Final = [self._told] * len(players)
        """How much of it each seat had seen when it last decided."""
        self._begun = False

    def play(self) -> int:
        """Play to the end, or until a person leaves; return the exit code."""
        try:
            self._welcome()
            self._tell(self._pace)
            while not self._match.over:
                self._next_decision()
            self._farewell()
        except _Leave:
            self._keep()
            return 0
        except KeyboardInterrupt:
            self._terminal.out.print()
            self._keep()
            return INTERRUPTED
        return 0

    # Deciding.

    def _next_decision(self) -> None:
        """Take one decision; where several seats are asked, bots go first."""
        actors = self._match.actors
        seat = next((seat for seat in actors if self._players[seat].bot is not None), actors[0])
        bot = self._players[seat].bot
        if bot is None:
            self._person(seat)
        else:
            self._act(seat, bot.choose(Seat(self._match.state, seat, self._chance), self._chance))

    def _act(self, seat: int, action: int) -> None:
        self._story.add(self._match.act(seat, action))
        self._keep_up()
        # What one has just chosen oneself needs no time to be understood; what follows from it does.
        alone = len(self._story.lines(self._at_keyboard, self._told)) <= 1
        self._tell(0.0 if alone and self._players[seat].bot is None else self._pace)

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        mood = Redraw.TABLE
        while True:
            choices = ChoiceMenu(self._terminal, self._match, self._words, seat, self._names)
            if mood is Redraw.TABLE:
                self._show_table(seat)
            self._show_question(seat, choices)
            typed = self._terminal.ask(self._terminal.say("prompt") + " ")
            if typed is None:
                raise _Leave
            action = choices.chosen(typed.strip())
            if action is not None:
                self._looked[seat] = len(self._story)
                self._act(seat, action)
                return
            mood = self._command(seat, choices, typed.strip())

    def _command(self, seat: int, choices: ChoiceMenu, typed: str) -> Redraw:
        """Do what was typed instead of a choice."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        out = self._terminal.out
        if typed == "?":
            out.print(choices.all_refused())
        elif typed.startswith("?"):
            self._explain(choices, typed[1:].strip())
        elif word == "q":
            raise _Leave
        elif word == "u":
            return self._take_back(seat)
        elif word == "r":
            self._rules(rest.strip())
        elif word == "l":
            out.print(Rule(self._terminal.say("story-title"), style="quiet"))
            out.print(*self._story.lines(seat), sep="\n")
        elif word == "t":
            return Redraw.TABLE
        elif word in {"h", ""}:
            out.print(Text(self._terminal.say("play-help")))
        else:
            self._explain(choices, typed)
        return Redraw.QUESTION

    def _explain(self, choices: ChoiceMenu, typed: str) -> None:
        """Say why a typed choice is refused, if it can be understood."""
        action = choices.meant(typed)
        if action is not None:
            self._terminal.out.print(choices.why_not(action))
            return
        about = about_words(self._terminal, self._words, typed)
        near = choices.near(typed)
        if about is None and not near:
            self._complain("not-understood", typed)
            return
        if about is not None:
            self._terminal.out.print(about)
        if near:
            quoted = [self._terminal.say("quoted", text=label) for label in near]
            meant = self._terminal.say("did-you-mean-these", choices=", ".join(quoted))
            self._terminal.out.print(Text(meant, style="quiet"))

    def _take_back(self, seat: int) -> Redraw:
        try:
            self._match.take_back(seat)
        except NoTakeBack:
            self._complain("no-take-back", "")
            return Redraw.QUESTION
        self._story.drop()
        self._told = min(self._told, len(self._story))
        self._keep_up()
        self._terminal.out.print(Text(self._terminal.say("taken-back"), style="yes"))
        return Redraw.TABLE

    def _rules(self, rest: str) -> None:
        if rest:
            show_rule(self._terminal, self._words, rest)
        else:
            show_rules(self._terminal, self._match.game)

    def _complain(self, id: str, typed: str) -> None:
        self._terminal.out.print(Text(self._terminal.say(id, typed=clean(typed)), style="no"))

    # Showing.

    def _role(self, seat: int) -> str:
        player = self._players[seat]
        if player.bot is not None:
            return self._terminal.say("role-bot", bot=player.name)
        return self._terminal.say("role-you") if len(self._people) == 1 else ""

    def _welcome(self) -> None:
        out = self._terminal.out
        if not self._match.record.actions:
            out.print(Text(self._match.game.title, style="title"))
            out.print(Text(self._words.about(), style="quiet"))
        if self._people:
            out.print(Text(self._terminal.say("play-hint"), style="quiet"))
        out.print()

    def _tell(self, pace: float) -> None:
        """Tell what is new, at a pace one can follow."""
        for line in self._story.lines(self._at_keyboard, self._told):
            self._terminal.out.print(Text("  ").append_text(line))
            self._terminal.pause(pace)
        self._told = len(self._story)

    def _hand_over(self, seat: int) -> None:
        """Let another person sit down at the keyboard, unseen by the one before."""
        if seat == self._at_keyboard:
            return
        if self._secrets:
            self._terminal.wipe()
            name = self._words.seat(seat, self._names)
            if self._terminal.ask(self._terminal.say("hand-over", seat=name) + " ") is None:
                raise _Leave
        self._at_keyboard = seat

    def _table(self, seat: int | None) -> TableView:
        """Return the table as a seat sees it; friends without secrets keep their places while they take turns."""
        near = seat if self._secrets or not self._people else self._people[0]
        return TableView(self._match.view(seat), self._words, self._names, self._roles, near, self._offered(seat))

    def _offered(self, seat: int | None) -> set[str]:
        """Return the places of the game's map that a seat may choose now."""
        plan = self._match.game.board_map()
        if plan is None or seat is None or seat not in self._match.actors:
            return set()
        words = [self._match.game.notation(action).split() for action in self._match.legal(seat)]
        return {word for action in words for word in action[1:] if word in plan["places"]}

    def _show_table(self, seat: int) -> None:
        """Draw the table; on a screen it takes the place of what was there, with the end of the story below."""
        out = self._terminal.out
        table = self._table(seat)
        first, self._begun = not self._begun, True
        if not self._terminal.live or (first and not self._secrets):
            out.print()
            out.print(table)
            return
        out.clear()
        out.print(table)
        new = self._story.lines(seat, self._looked[seat])
        lines = self._story.lines(seat)[-max(len(new), _LEAST_STORY) :]
        room = out.height - len(out.render_lines(table)) - min(len(self._match.legal(seat)), 8) - 4
        lines = lines[-max(room, _LEAST_STORY) :]
        for at, line in enumerate(lines):
            if len(lines) - at > len(new):
                line.style = "quiet"
            out.print(Text("  ").append_text(line))
        out.print()

    def _show_question(self, seat: int, choices: ChoiceMenu) -> None:
        question = self._words.ask(self._match.view(seat), self._names)
        text = self._story.line(question, "question")
        if self._match.may_take_back(seat):
            text.append(f"  {self._terminal.say('may-take-back')}", style="not bold dim")
        self._terminal.out.print(text)
        self._terminal.out.print(choices.shown())

    # Leaving.

    def _farewell(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None
        out = self._terminal.out
        out.print(self._table(self._at_keyboard))
        out.print(self._story.line(self._words.outcome(outcome, self._names)))
        out.print(self._story.line(self._words.verdict(outcome, self._names), "title"))
        if self._saved():
            out.print(
                Text(self._terminal.say("play-over", file=shlex.quote(str(self._file))), style="quiet"), soft_wrap=True
            )

    def _keep(self) -> None:
        """Save an unfinished game and say how to go on with it."""
        if not self._match.record.actions:
            self._terminal.out.print(Text(self._terminal.say("nothing-to-save")))
        elif self._saved():
            self._terminal.out.print(
                Text(self._terminal.say("play-saved", file=shlex.quote(str(self._file)))), soft_wrap=True
            )

    def _keep_up(self) -> None:
        """Save after every choice; a disk that fails is reported once."""
        if self._autosave:
            self._autosave = self._saved()

    def _saved(self) -> bool:
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._match.record.save(self._file)
        except (LizaError, OSError) as fault:
            self._terminal.err.print(
                Text(self._terminal.say("not-saved", detail=str(fault)), style="no"), soft_wrap=True
            )
            return False
        return True
