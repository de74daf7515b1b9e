"""What Grave Weapons do."""
