"""What bots and learning programs of the family go by."""
