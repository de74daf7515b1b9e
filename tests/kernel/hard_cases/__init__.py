"""One toy game for each hard case that the kernel must be able to carry (see the architecture)."""
