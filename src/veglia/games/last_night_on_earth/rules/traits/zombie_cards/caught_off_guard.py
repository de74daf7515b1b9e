"""Caught Off Guard: the Hero may use no items in this fight."""

from veglia.games.last_night_on_earth.rules.fight import NO_ITEMS, Fight
from veglia.games.last_night_on_earth.rules.plays import Played
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import FightCard


class CaughtOffGuard(FightCard):
    def fits(self, state: LastNightState, fight: Fight) -> bool:
        return not fight.has(NO_ITEMS)

    def play(self, state: LastNightState, played: Played) -> None:
        fight = state.fight
        assert fight is not None
        fight.effects.append(NO_ITEMS)


TRAIT = CaughtOffGuard
