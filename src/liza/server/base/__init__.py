"""What every part of the server stands on: settings, figures, logs, tokens, limits."""
