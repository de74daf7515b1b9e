"""Connections: websockets, frames, and the fast path of a choice."""
