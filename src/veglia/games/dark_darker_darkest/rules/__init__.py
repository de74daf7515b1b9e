"""The rules of Dark, Darker, Darkest."""
