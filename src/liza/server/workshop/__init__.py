"""Packs that are being drawn up: checks, studies, tuning, files, print sets."""
