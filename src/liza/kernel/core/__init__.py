"""A game in progress: state, steps, choices, and the game that makes them."""
