"""The options of a command: a parser whose help shows the module's docstring and every default."""

from __future__ import annotations

import argparse


class _Help(argparse.RawDescriptionHelpFormatter, argparse.ArgumentDefaultsHelpFormatter):
    """Keeps the lines of a description, and appends defaults."""

    def _get_help_string(self, action: argparse.Action) -> str | None:
        empty = action.default is None or action.default is False or action.default == ""
        return action.help if empty else super()._get_help_string(action)


def options(command: str, about: str | None) -> argparse.ArgumentParser:
    """Return the parser of ``scripts/COMMAND``; ``about`` is its description."""
    return argparse.ArgumentParser(prog=f"scripts/{command}", description=about, formatter_class=_Help)
