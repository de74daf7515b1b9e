"""Playing in the terminal: plain text, no cursor tricks."""
