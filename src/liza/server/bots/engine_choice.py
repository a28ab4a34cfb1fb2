"""Which engine the next process thinks on: the sources, until the compiled one has been built beside the running site.

``run.py`` opens the site on plain Python and builds in the background; the variable names the file that is there once
it is done. A process that is started then finds the installed, compiled package instead of the sources. Games travel
between processes as data, so players notice only that bots answer sooner.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path
from typing import Final

import liza

_LOG: Final = logging.getLogger("liza.server")
VARIABLE: Final = "LIZA_BUILT"
SOURCES: Final = str(Path(liza.__file__).parents[1])


class EngineWatch:
    """Looks whether the compiled engine has arrived."""

    def __init__(self) -> None:
        self._awaited = os.environ.get(VARIABLE, "")
        self.generation = 0
        """Counts how often another engine took the place of the last one."""

    def look(self) -> int:
        """Return the generation; if the engine has just arrived, processes started from now on will use it."""
        if self._awaited and Path(self._awaited).exists():
            self._awaited = ""
            self.generation += 1
            sys.path[:] = [place for place in sys.path if place != SOURCES]
            os.environ.pop(VARIABLE, None)
            os.environ.pop("PYTHONPATH", None)
            _LOG.info("the compiled engine is ready: bots think on it from now on")
        return self.generation


ENGINE: Final = EngineWatch()
