"""The Actions only this title has, one module each."""
