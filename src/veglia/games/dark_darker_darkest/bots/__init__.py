"""What agents know of Dark, Darker, Darkest."""
