"""How good a state looks for either side, and the game in numbers."""
