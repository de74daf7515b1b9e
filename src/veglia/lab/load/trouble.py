"""The error that ends a load generator."""


class Trouble(Exception):
    """Why it cannot go on, in words; the program says so and ends."""
