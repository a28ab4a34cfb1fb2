"""How help pages look: headings and two columns, in the person's language."""

from __future__ import annotations

from typing import Any, Final

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.kernel.core.game import Game
from liza.words import Words

_ANY_OPTION: Final = "--[KEYWORD]"
"""What Cyclopts calls the options that it passes on, whatever they are called."""


class HelpPage:
    """Draws the parts of a help page for Cyclopts."""

    def __init__(self, terminal: Terminal) -> None:
        self._terminal: Final = terminal

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """Draw one group of commands or options."""
        if panel.entries:
            _section(console, str(panel.title), [(_names(entry), self._description(entry)) for entry in panel.entries])

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """Draw the line that shows how the command is called."""
        if usage:
            console.print(
                Text(self._terminal.say("help-usage"), style="quiet").append(f" {usage}", style="not dim bold")
            )

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        """Draw what the command does."""
        console.print(description)

    def _description(self, entry: HelpEntry) -> Text:
        plain = getattr(entry.description, "plain", None) or getattr(entry.description, "primary_renderable", "")
        text = Text(str(plain))
        if entry.default and entry.default != "False":
            text.append(f" ({self._terminal.say('help-default', value=entry.default)})", style="quiet")
        return text


def _names(entry: HelpEntry) -> Text:
    if entry.positional_label and entry.metavar:
        return Text(entry.metavar, style="choice")
    labels = ", ".join(entry.display_labels_with_metavar)
    return Text(labels.replace(_ANY_OPTION, "--…"), style="choice")


def _section(console: Console, title: str, rows: list[tuple[Text, Text]]) -> None:
    console.print(Text(title, style="title"))
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(max_width=32)
    grid.add_column()
    for names, description in rows:
        grid.add_row(names, description)
    console.print(Padding(grid, (0, 0, 1, 2), expand=False))


def game_options(terminal: Terminal, game: Game[Any]) -> None:
    """List what players of a game agree on before it."""
    words = Words(game, terminal.lang)
    rows: list[tuple[Text, Text]] = []
    for option in game.options.values():
        rows.append((Text(f"--{option.id}", style="choice"), Text(words.option(option.id))))
        for value in option.values:
            meaning = Text(words.option_value(option.id, value))
            marks = [("help-usual", option.default), ("help-as-printed", option.printed)]
            said = [terminal.say(id) for id, marked in marks if marked is not None and value == marked]
            if said:
                meaning.append(f" ({', '.join(said)})", style="quiet")
            rows.append((Text(f"    {value}"), meaning))
    if rows:
        if game.printed_options():
            rows.append((Text("--printed yes", style="choice"), Text(terminal.say("help-printed"))))
        _section(terminal.out, terminal.say("help-game-options", game=game.title), rows)
