"""The kernel: everything a board game of this kind needs, and nothing that belongs to one game."""
