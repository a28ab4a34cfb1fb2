"""The card packs of TerroriXico, and how they are read."""
