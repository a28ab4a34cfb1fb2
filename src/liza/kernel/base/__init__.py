"""What everything else stands on: errors, chance, outcomes, data that copies and restores itself, rules."""
