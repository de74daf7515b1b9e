"""Burn It To The Ground: Gas on the four middle spaces of the Manor House, and a light."""

from typing import Final

from veglia.games.last_night_on_earth.rules.scenario import Scenario, ScenarioStep
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Event, Option

FIRE: Final = "fire"
# The Hero, from 1 on, who lights the house in this activation, and who began it in the middle.
LIGHTING: Final = "lights_house"
BEGAN: Final = "began_in_middle"
BURNS: Final = "house_burns"


class LightHouse(ScenarioStep):
    """Light the Gas in the middle of the Manor House."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class HouseLit(Event):
    def __init__(self, hero: int) -> None:
        self.hero = hero


class BurnItToTheGround(Scenario):
    def set_up(self, state: LastNightState, stage: int) -> None:
        """Four more Spawning Pits lie on the middle spaces of the Manor House."""
        if stage == PIECES:
            state.pits += state.town.middle

    def heroes_win(self, state: LastNightState) -> str:
        return self.rule if state.count(BURNS) else ""

    def progress(self, state: LastNightState) -> str:
        soaked = sum(1 for space in state.town.middle if space in state.gas)
        return f"{soaked}/{len(state.town.middle)}"

    def may_be_lit(self, state: LastNightState, space: int) -> bool:
        return space not in state.town.middle

    def at_activation(self, state: LastNightState, hero: int) -> None:
        is_middle = state.heroes[hero].space in state.town.middle
        state.counts[BEGAN] = hero + 1 if is_middle else 0
        state.counts[LIGHTING] = 0

    def steps(self, state: LastNightState, hero: int) -> list[Option]:
        one = state.heroes[hero]
        is_soaked = all(space in state.gas for space in state.town.middle)
        has_fire = any(state.kind(card).has(FIRE) for item in one.items for card in item)
        is_there = state.count(BEGAN) == hero + 1 and one.space in state.town.middle
        return [LightHouse(hero)] if is_soaked and has_fire and is_there else []

    def take_step(self, state: LastNightState, hero: int, option: Option) -> None:
        state.counts[LIGHTING] = hero + 1
        state.emit(HouseLit(hero), self.rule)

    def after_activation(self, state: LastNightState, hero: int) -> None:
        """The house burns if the Hero who has lit it is alive at the end of his activation."""
        if state.count(LIGHTING) == hero + 1 and state.is_alive(hero):
            state.counts[BURNS] = 1


SCENARIO = BurnItToTheGround
