"""What a stranger can check of a finished game: signatures, transcripts, and that no seat was told too much."""
