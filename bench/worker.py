"""Measures one library in a process of its own and prints the figures: ``python -m bench.worker liza 0.5``."""

from __future__ import annotations

import json
import sys
import warnings

from bench import own, peers


def main(library: str, seconds: str) -> None:
    """Measure every game of a library."""
    warnings.simplefilter("ignore")
    found = own.subjects() if library == own.NAME else peers.subjects(library)
    version = own.version() if library == own.NAME else peers.version(library)
    figures = {subject.name: subject.measure(float(seconds)) for subject in found}
    sys.stdout.write("\n" + json.dumps({"version": version, "games": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
