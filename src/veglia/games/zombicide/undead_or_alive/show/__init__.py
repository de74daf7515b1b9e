"""What the title shows at a table."""
