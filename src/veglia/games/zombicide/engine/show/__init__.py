"""What both Zombicide titles show alike."""
