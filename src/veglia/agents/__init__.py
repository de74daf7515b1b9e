"""Players that are programs. They see what a seat sees and answer with one of the options."""
