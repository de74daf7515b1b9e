"""What the rules say before anything is chosen: why not, what chances, where Zombies would go."""
