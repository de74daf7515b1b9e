"""Zombicide: Dark Side."""
