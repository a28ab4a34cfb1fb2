"""Plays many games on all cores or on a cluster, and keeps what was observed."""
