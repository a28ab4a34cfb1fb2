"""What several games are built from."""
