"""The engine: state, agenda, actions, events, chance, packs and rulebooks; it names no game."""
