"""What the cards of the Hero deck do."""
