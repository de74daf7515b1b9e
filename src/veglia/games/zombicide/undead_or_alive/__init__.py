"""Zombicide: Undead or Alive."""
