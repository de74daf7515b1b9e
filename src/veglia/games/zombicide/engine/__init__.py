"""What the Zombicide titles share. It never names a title, a mission, a card or a skill."""
