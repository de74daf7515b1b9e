"""The skills that only this title has."""
