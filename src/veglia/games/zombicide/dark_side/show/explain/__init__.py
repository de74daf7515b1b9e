"""What would come of a choice, and why something cannot be chosen."""
