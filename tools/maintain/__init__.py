"""Chores of those who maintain Liza: ``scripts/maintain``."""
