"""What special rules and options do before the game: one module each, beside a row of the content."""
