"""Many games: simulation, records, measurements."""
