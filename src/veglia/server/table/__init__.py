"""A table: commands, history and rendering."""
