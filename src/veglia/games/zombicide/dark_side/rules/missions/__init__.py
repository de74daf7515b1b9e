"""What one mission has and no other, a module for each."""
