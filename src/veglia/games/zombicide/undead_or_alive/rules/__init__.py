"""The rules of Undead or Alive."""
