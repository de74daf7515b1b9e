"""What the title shows at a table, beside what the family does."""
