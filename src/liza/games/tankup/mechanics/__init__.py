"""What several steps and effects of this room do in the same way."""
