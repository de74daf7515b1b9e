"""The Actions that only this title has."""
