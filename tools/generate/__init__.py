"""Files of the repository that are made from its code: ``scripts/generate``."""
