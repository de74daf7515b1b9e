"""How Dark, Darker, Darkest presents itself."""
