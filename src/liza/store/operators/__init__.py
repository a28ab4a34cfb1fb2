"""What operators order and see: orders, bans and processes."""
