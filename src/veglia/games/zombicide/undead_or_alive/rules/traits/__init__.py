"""Skills only this title has. Each module names its class TRAIT."""
