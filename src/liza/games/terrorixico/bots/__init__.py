"""What bots and learners are given: hints, features, bounds. No rule imports it."""
