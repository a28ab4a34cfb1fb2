"""Everything the game names: cards, from the weakest to the strongest."""

from liza import Kind

CARDS = Kind("card", ("pluma", "rama", "cuerda", "hierro", "toro", "roca", "gigante"))
HAND = 5
"""How many cards every player is dealt."""
