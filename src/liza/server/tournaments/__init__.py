"""Tournaments on the site: their tables are opened and their results collected by a driver in each process."""
