"""The card packs of Tank Up, and how they are read."""
