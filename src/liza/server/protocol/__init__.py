"""What crosses the network, typed: messages, bodies, and the errors that answer what cannot be done."""
