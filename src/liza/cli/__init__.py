"""The command line: what is heavy is imported only by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; return its exit code: 0 fine, 1 a check failed, 2 bad input, 3 not clear, 130 interrupted."""
    from liza.cli.application import run  # noqa: PLC0415
    from liza.cli.terminal.console import BadInput, Terminal, take_language  # noqa: PLC0415
    from liza.kernel.base.errors import LizaError  # noqa: PLC0415

    words = list(sys.argv[1:] if argv is None else argv)
    lang, fault = take_language(words)
    terminal = Terminal(lang)
    try:
        if fault is not None:
            raise BadInput(terminal.say("bad-language", lang=fault))
        return run(words, terminal)
    except LizaError as error:
        terminal.complain(error)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read along has gone: say nothing more, not even when Python closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
