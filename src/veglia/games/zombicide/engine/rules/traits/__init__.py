"""Skills that more than one title may have, one module per behaviour. Each module names its class TRAIT."""
