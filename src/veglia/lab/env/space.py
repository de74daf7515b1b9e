"""The spaces of observations and actions, the same in every environment."""

from typing import Any

import numpy as np
from gymnasium import spaces

from veglia.lab.env.array_encoder import ArrayEncoder


def observation_space(encoder: ArrayEncoder) -> "spaces.Dict[Any]":
    """Return the space of what a seat sees."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (encoder.size,), np.float32),
            "options": spaces.Box(0.0, 1.0, (encoder.most_options, encoder.width), np.float32),
            "action_mask": spaces.Box(0, 1, (encoder.most_options,), np.int8),
        }
    )


def action_space(encoder: ArrayEncoder) -> "spaces.Discrete[Any]":
    """Return the space of choices: places in the list of what is offered."""
    return spaces.Discrete(encoder.most_options)
