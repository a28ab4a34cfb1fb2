"""Bots that play a learnt policy, and the network behind it."""
