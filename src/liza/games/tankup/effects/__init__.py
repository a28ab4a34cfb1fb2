"""Every word that a card of Tank Up may say, one class each."""
