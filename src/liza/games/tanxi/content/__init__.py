"""The cards and the island of a pack, as data."""
