"""Looking on: with the eyes of a seat that allows it, at everything after a delay, and in pages of other sites."""
