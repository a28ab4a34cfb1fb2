"""Tables with clients: loaded from their logs, changed through them, told to each viewer."""
