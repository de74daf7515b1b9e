"""Abilities of Survivors, one module per id of abilities.toml; `innate_<survivor>` for the innate ones."""
