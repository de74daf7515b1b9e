"""What would come of a choice, what the Zombies would do next, and why something cannot be chosen."""
