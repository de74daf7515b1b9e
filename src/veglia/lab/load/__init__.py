"""What plays against a running server while `veglia bench --server` measures it."""
