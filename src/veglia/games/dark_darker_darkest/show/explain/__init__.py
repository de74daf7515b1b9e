"""Why not, what would come of it, what comes next."""
