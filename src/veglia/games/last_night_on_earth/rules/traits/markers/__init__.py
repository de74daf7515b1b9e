"""What markers do, and rules that need a random building."""
