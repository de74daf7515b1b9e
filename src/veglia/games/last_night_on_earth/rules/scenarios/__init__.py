"""The scenarios: one module each, beside its row in content/scenarios."""
