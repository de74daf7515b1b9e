"""The rules of Dark Side."""
