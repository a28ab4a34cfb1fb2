"""The table on the network: HTTP and WebSocket around ``match/``, with ``store/`` below."""
