"""The Zombicide family: a shared engine and one folder per title."""
