"""Behaviour of Equipment, one module per id of equipment.toml that does more than its values say."""
