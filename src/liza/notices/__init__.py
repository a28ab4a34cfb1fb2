"""Telling people that a table waits for them: what is to be told is written with the log, and sent after it is."""
