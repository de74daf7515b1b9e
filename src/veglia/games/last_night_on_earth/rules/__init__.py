"""The rules of Last Night on Earth."""
