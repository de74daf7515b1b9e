"""Zombie Apocalypse: the Heroes have to be alive in the morning."""

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.state import LastNightState


class LiveUntilDawn(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how much of the night is over."""
        turns = scenario_of(state).turns
        return (turns - state.sun) / turns


AIM = LiveUntilDawn
