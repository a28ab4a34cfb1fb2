"""Players that learn from playing against themselves: ``scripts/train GAME`` trains, resumes and evaluates them.

Needs PyTorch and numpy. What comes out is a file of weights that plays without PyTorch (``bots/learned/policy.py``).
"""
