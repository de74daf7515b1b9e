"""What Survival Tactics do."""
