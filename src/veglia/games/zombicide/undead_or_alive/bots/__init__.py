"""What bots and learning programs of Undead or Alive go by."""
