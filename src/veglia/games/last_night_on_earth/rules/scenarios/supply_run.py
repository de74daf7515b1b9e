"""Supply Run: twelve Supply markers have to be brought into the Manor House."""

from typing import Final

from veglia.games.last_night_on_earth.rules import supplies
from veglia.games.last_night_on_earth.rules.asking import HeroQuestion
from veglia.games.last_night_on_earth.rules.barricades import barricade_fully
from veglia.games.last_night_on_earth.rules.markers import SUPPLY, lay_on_building
from veglia.games.last_night_on_earth.rules.plays import Decline
from veglia.games.last_night_on_earth.rules.scenario import Scenario
from veglia.games.last_night_on_earth.rules.special import PIECES
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

TO_BRING: Final = 12


class TakeRevealed(HeroQuestion):
    """A Hero who has turned a counter may take one of its Supply markers at once."""

    rule = "lnoe.supply.reveal-and-take"
    forced = False

    def __init__(self, hero: int, building: int) -> None:
        super().__init__(hero)
        self.building = building

    def options(self, state: LastNightState) -> list[Option]:
        if not supplies.on_building(state, self.building) or not supplies.has_hands(state, self.hero):
            return []
        return [supplies.TakeSupply(self.hero, self.building), Decline()]

    def take(self, state: LastNightState, option: Option) -> None:
        if isinstance(option, supplies.TakeSupply):
            supplies.take_from_building(state, self.hero, self.building, self.rule)


class SupplyRun(Scenario):
    def set_up(self, state: LastNightState, stage: int) -> None:
        """The Manor House starts Fully Barricaded, without Reinforcements."""
        if stage == PIECES:
            barricade_fully(state, state.town.manor, 0, "lnoe.supply.barricaded")

    def starts_of(self, state: LastNightState, hero: int) -> list[int]:
        """All Heroes start in the Manor House, without a card for it."""
        return state.town.buildings[state.town.manor].spaces

    def counter_revealed(self, state: LastNightState, hero: int, marker: int) -> None:
        """A counter brings as many Supply markers as its number; the Hero may take one of them."""
        counter = state.markers[marker]
        for _ in range(counter.value):
            lay_on_building(state, SUPPLY, counter.building, 1, "lnoe.supply.reveal-and-take")
        state.push(TakeRevealed(hero, counter.building))

    def brought(self, state: LastNightState) -> int:
        """Return how many Supply markers are in the Manor House, on its spaces or with Heroes there."""
        inside = state.town.buildings[state.town.manor].spaces
        lying = sum(1 for one in state.markers if one.kind == SUPPLY and one.space in inside)
        return lying + sum(one.supplies for one in state.heroes if one.space in inside)

    def heroes_win(self, state: LastNightState) -> str:
        if self.brought(state) < TO_BRING:
            return ""
        inside = state.town.buildings[state.town.manor].spaces
        heroes = sum(1 for one in state.heroes if one.space in inside)
        zombies = sum(1 for one in state.zombies if one.space in inside)
        return self.rule if heroes > zombies else ""

    def progress(self, state: LastNightState) -> str:
        return f"{min(self.brought(state), TO_BRING)}/{TO_BRING}"


SCENARIO = SupplyRun
