"""What a Hero may do in his first step, and at any time of his activation: one module each."""
