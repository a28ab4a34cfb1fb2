"""Benchmarks: Liza's games and those of its peers, in the same loop, on the same machine, in one run."""
