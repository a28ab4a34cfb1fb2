"""The card packs of Qíahn Tactics, and how they are read."""
