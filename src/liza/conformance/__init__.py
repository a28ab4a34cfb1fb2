"""What every game must keep to, for games from other packages too: ``liza check-game NAME`` runs all of it."""
