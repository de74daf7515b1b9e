"""What bots and learning programs of Dark Side go by."""
