"""What this title adds: its own obstacles and outlooks, and the sentences for all of them."""
