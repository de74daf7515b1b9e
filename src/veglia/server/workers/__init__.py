"""Processes: server processes of a fleet, and those of bots."""
