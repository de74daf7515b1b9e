"""The Actions every title has, one module each."""
