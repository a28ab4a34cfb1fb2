"""Information-set Monte Carlo tree search with PUCT selection."""
