"""What Unique Items do."""
