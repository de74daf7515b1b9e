"""The HTTP part, and the application put together."""
