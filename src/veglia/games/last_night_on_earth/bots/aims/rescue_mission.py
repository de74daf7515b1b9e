"""Rescue Mission: each Ally has to be led from the refuge to the Safehouse."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import Aim
from veglia.games.last_night_on_earth.rules.actions.ally_lead import LeadAlly, LeaveAlly
from veglia.games.last_night_on_earth.rules.allies import leader_of
from veglia.games.last_night_on_earth.rules.plays import NOBODY
from veglia.games.last_night_on_earth.rules.scenarios.rescue_mission import ALLIES, SAFEHOUSE
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.town import SIZE
from veglia.kernel.machine import Option

# What an Ally who is led counts for, and one with Zombies and no Hero.
LED: Final = 0.25
EXPOSED: Final = 0.5


class BringAlliesHome(Aim):
    def closeness(self, state: LastNightState) -> float:
        """Return how far the Allies have come, less those whom Zombies can attack."""
        town = state.town
        spaces = safehouse(state)
        points = 0.0
        for number, ally in enumerate(state.allies):
            if ally.space < 0:
                continue
            if ally.space in spaces:
                points += 1.0
            else:
                far = min([town.distance(ally.space, space) for space in spaces])
                points += 0.5 * (1.0 - far / SIZE)
                if leader_of(state, number) != NOBODY:
                    points += LED
            if state.zombies_in(ally.space) and not state.heroes_in(ally.space):
                points -= EXPOSED
        return points / ALLIES

    def on_way(self, state: LastNightState, hero: int, option: Option) -> bool:
        """An Ally is taken along outside the Safehouse, and left inside it."""
        is_home = state.heroes[hero].space in safehouse(state)
        if isinstance(option, LeaveAlly):
            return is_home and not state.zombies_in(state.heroes[hero].space)
        return isinstance(option, LeadAlly) and not is_home

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """A Hero who leads an Ally goes to the Safehouse, another to an Ally who waits, or to guard one."""
        spaces = safehouse(state)
        if state.heroes[hero].ally >= 0:
            return spaces
        waiting = [
            ally.space
            for number, ally in enumerate(state.allies)
            if ally.space >= 0 and ally.space not in spaces and leader_of(state, number) == NOBODY
        ]
        if waiting:
            return waiting
        return [ally.space for ally in state.allies if ally.space in spaces]

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        return state.heroes[hero].ally >= 0

    def lures(self, state: LastNightState) -> list[int]:
        return [ally.space for ally in state.allies if ally.space >= 0]


def safehouse(state: LastNightState) -> list[int]:
    return state.town.buildings[state.count(SAFEHOUSE) - 1].spaces


AIM = BringAlliesHome
