"""Measures one library in a process of its own and prints the figures: ``python -m bench.worker liza 0.5``."""

from __future__ import annotations

import json
import sys
import warnings

from bench import envs, own, peers


def main(library: str, seconds: str, only: str = "") -> None:
    """Measure every game of a library; after ``envs:`` its environments, all kinds of them or one."""
    warnings.simplefilter("ignore")
    shown, _, name = library.rpartition(":")
    if name == own.NAME:
        found = envs.subjects(only) if shown else own.subjects()
    else:
        found = peers.subjects(name, envs.PEERS if shown else peers.PEERS)
    version = own.version() if name == own.NAME else peers.version(name)
    figures = {subject.name: subject.measure(float(seconds)) for subject in found}
    sys.stdout.write("\n" + json.dumps({"version": version, "games": figures}))


if __name__ == "__main__":
    main(*sys.argv[1:])
