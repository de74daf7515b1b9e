"""Special attacks of Creatures and Nemeses, one module per id of creatures.toml and nemeses.toml."""
