"""What a record proves: signatures, the draws behind a game, and worlds that a seat could not tell apart."""
