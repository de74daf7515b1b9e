"""What the cards of the Zombie deck do."""
