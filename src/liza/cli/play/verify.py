"""``liza verify``: whether a record is what it claims to be."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from liza.cli.play.player_specs import recorded_players
from liza.cli.play.record_files import outcome_of, read_record
from liza.cli.terminal.console import Terminal
from liza.words import Words


def verify_file(terminal: Terminal, file: Path) -> int:
    """Replay a record, check all that can be checked, and say what that was."""
    record = read_record(file)
    state = record.verify()
    words = Words(state.game, terminal.lang)
    checks = [
        terminal.say("verify-game", game=state.game.title, version=record.version),
        terminal.say("verify-pack", hash=record.pack_hash[:12]),
        terminal.say("verify-seed", hash=record.commitment[:12]),
        terminal.say("verify-actions", count=len(record.actions)),
    ]
    outcome = outcome_of(record, state)
    if outcome is None:
        checks.append(terminal.say("verify-unfinished"))
    else:
        names = [player.shown for player in recorded_players(record.names)]
        checks.append(terminal.say("verify-outcome", verdict=words.verdict(outcome, names)))
    for check in checks:
        terminal.out.print(Text("✓ ", style="yes").append(check, style="default"))
    return 0
