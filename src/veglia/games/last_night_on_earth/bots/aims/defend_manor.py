"""Defend the Manor House: nine Zombies must never be in it at once."""

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.goals import scenario_of
from veglia.games.last_night_on_earth.rules.models import Zombie
from veglia.games.last_night_on_earth.rules.scenarios.defend_manor import TOO_MANY
from veglia.games.last_night_on_earth.rules.state import LastNightState


class KeepThemOut(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how much of the night is over, less how many Zombies are inside."""
        turns = scenario_of(state).turns
        return (turns - state.sun) / turns - inside(state) / (2 * TOO_MANY)

    def worth_killing(self, state: LastNightState, zombie: Zombie) -> float:
        return 1 / (2 * TOO_MANY)

    def lures(self, state: LastNightState) -> list[int]:
        """Once there are enough of them the Zombies gather in the house."""
        return state.town.buildings[state.town.manor].spaces if len(state.zombies) >= TOO_MANY else []


def inside(state: LastNightState) -> int:
    """Return how many Zombies are in the house."""
    return sum([int(state.building_at(one.space) == state.town.manor) for one in state.zombies])


AIM = KeepThemOut
