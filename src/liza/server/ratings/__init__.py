"""Ratings on the site: fitted after each rated game and every night, told to those who have them."""
