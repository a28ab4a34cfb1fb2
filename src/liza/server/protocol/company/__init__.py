"""Bodies of what persons do together without sitting at one table."""
