"""``liza games``: what can be played."""

from __future__ import annotations

import json
from typing import Any

from rich.padding import Padding
from rich.text import Text

from liza.cli.terminal.console import Terminal
from liza.games import games
from liza.kernel.core.game import Game
from liza.words import Words


def list_games(terminal: Terminal, *, as_json: bool) -> int:
    """List every game found, with what can be agreed on before it."""
    found = games()
    if as_json:
        terminal.out.print_json(json.dumps([_data(terminal, game) for game in found], ensure_ascii=False), indent=1)
        return 0
    for game in found:
        _show(terminal, game)
    return 0


def _show(terminal: Terminal, game: Game[Any]) -> None:
    words = Words(game, terminal.lang)
    seats = terminal.say("shelf-seats", seats=_seats(game), minutes=_minutes(game))
    printed = game.spec.imprint
    if printed.age:
        seats += " · " + terminal.say("shelf-age", age=printed.age)
    if printed.author:
        seats += f" · {printed.author}"
    terminal.out.print(
        Text(game.title, style="title").append(f"  {game.id}", "choice").append(f"  {seats}", "not bold dim")
    )
    text = Text(words.about())
    for option in game.options.values():
        values = ", ".join(f"{value}*" if value == option.default else str(value) for value in option.values)
        text.append(f"\n--{option.id} ", style="choice").append(f"{words.option(option.id)}: {values}", style="quiet")
    terminal.out.print(Padding(text, (0, 0, 1, 2), expand=False))


def _seats(game: Game[Any]) -> str:
    counts = game.seats
    if len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))


def _minutes(game: Game[Any]) -> str:
    shortest, longest = game.spec.imprint.minutes
    return f"{shortest}–{longest}" if shortest != longest else str(longest or game.spec.minutes)


def _data(terminal: Terminal, game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "about": Words(game, terminal.lang).about(),
        "seats": list(game.seats),
        "minutes": game.spec.minutes,
        "age": game.spec.imprint.age or None,
        "author": game.spec.imprint.author or None,
        "version": game.version,
        "options": {
            option.id: {"values": list(option.values), "default": option.default, "printed": option.printed}
            for option in game.options.values()
        },
    }
