"""Burn It To The Ground: Gasoline has to be poured four times in the middle of the house, then lit."""

from typing import Final

from veglia.games.last_night_on_earth.bots.aim import SURELY, Aim, all_items, bearers, holders
from veglia.games.last_night_on_earth.rules.content import CardKind
from veglia.games.last_night_on_earth.rules.plays import UseItem
from veglia.games.last_night_on_earth.rules.scenarios.burn_to_ground import FIRE, LightHouse
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

FUEL: Final = "gasoline"
# What the parts count for: a soaked space, Gasoline at hand, fire at hand.
SOAKED: Final = 0.2
HELD: Final = 0.1
LIT: Final = 0.15
FOUND: Final = 40.0


class SoakAndLight(Aim):
    def closeness(self, state: LastNightState) -> float:
        dry = len(dry_spaces(state))
        cans = sum([int(one.id == FUEL) for one in all_items(state)])
        points = SOAKED * (len(state.town.middle) - dry) + HELD * min(dry, cans)
        return points + (LIT if holders(state, FIRE) else 0.0)

    def is_searching(self, state: LastNightState) -> bool:
        cans = sum([int(one.id == FUEL) for one in all_items(state)])
        return cans < len(dry_spaces(state)) or not holders(state, FIRE)

    def card_worth(self, state: LastNightState, hero: int, kind: CardKind) -> float:
        if kind.id == FUEL:
            return FOUND if dry_spaces(state) else 0.0
        return FOUND if kind.has(FIRE) and not holders(state, FIRE) else 0.0

    def on_way(self, state: LastNightState, hero: int, option: Option) -> bool:
        """Gasoline is poured where it has to be."""
        if not isinstance(option, UseItem) or state.kind(option.card).id != FUEL:
            return False
        return option.space in dry_spaces(state)

    def action_worth(self, state: LastNightState, hero: int, option: Option) -> float:
        return SURELY if isinstance(option, LightHouse) else 0.0

    def goal_spaces(self, state: LastNightState, hero: int) -> list[int]:
        """Whoever has Gasoline goes to the middle; once it is soaked whoever has fire does."""
        town = state.town
        dry = dry_spaces(state)
        if not dry:
            return town.middle if hero in holders(state, FIRE) else []
        if hero in bearers(state, FUEL):
            return [
                space for space in range(town.count) if any(town.distance(space, one) <= 1 for one in dry)
            ]
        return []

    def is_urgent(self, state: LastNightState, hero: int) -> bool:
        return not dry_spaces(state)


def dry_spaces(state: LastNightState) -> list[int]:
    return [space for space in state.town.middle if space not in state.gas]


AIM = SoakAndLight
