"""Tank Up."""
