"""Orders left in advance: kept, carried out, and told to the players who left them."""
