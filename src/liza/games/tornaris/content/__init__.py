"""The card pack of the base game, and how a pack is read."""
