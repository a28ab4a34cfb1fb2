"""Figures about the project itself: its code, its docs, its first start."""
