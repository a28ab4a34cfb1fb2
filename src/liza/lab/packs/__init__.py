"""Packs as files: their schema, their forms, what differs between two of them, and the box they print."""
