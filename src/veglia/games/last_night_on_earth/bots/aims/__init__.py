"""What each scenario wants: one module each, named as its row in content/scenarios."""
