"""What abilities of Heroes and Zombies do."""
