"""Commands that run a site and look after it."""
