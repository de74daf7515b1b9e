"""Dark, Darker, Darkest: one co-operative game with its expansions."""
