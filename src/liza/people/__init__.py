"""Persons: the browsers in which they are known, their names, credentials, groups and seats."""
