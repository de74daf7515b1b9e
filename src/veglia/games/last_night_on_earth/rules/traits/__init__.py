"""What cards, abilities and markers do: one module each; the folders are the registry."""
