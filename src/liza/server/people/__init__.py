"""Persons on the network: the cookie that stands for one, and what is asked and answered about them."""
