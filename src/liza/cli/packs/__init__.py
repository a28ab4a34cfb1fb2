"""Commands that make, check, print and export packs."""
