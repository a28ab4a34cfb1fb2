"""What a game has to show: words, cards, rules, scenes, exercises."""
