"""Other people on the network: who was met, who is not heard or let in, who invites whom."""
