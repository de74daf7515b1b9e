"""A game of the family told in numbers."""
