"""What keeps people civil: whom they do not hear or let in, and what they report."""
