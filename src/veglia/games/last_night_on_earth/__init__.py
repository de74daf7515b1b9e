"""Last Night on Earth: Heroes against Zombies, with Survival of the Fittest."""
