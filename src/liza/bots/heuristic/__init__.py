"""Bots that look a choice or a turn ahead and go by the room's hint."""
