"""Parts of the rules that a game may be played without: advanced icons, expansions; one module each."""
