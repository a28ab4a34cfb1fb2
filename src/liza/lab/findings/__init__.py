"""What the rows of a run show, and the sentences that say it."""
