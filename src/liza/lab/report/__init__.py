"""Pages and tables for readers: reports of runs, sizes of games, coverage of rules."""
