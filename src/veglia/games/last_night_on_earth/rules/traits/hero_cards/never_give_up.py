"""Never Give Up: prevents the Wound that would kill a Hero."""

from veglia.games.last_night_on_earth.rules.plays import Moment, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.traits.hero_cards.just_a_scratch import JustAScratch
from veglia.kernel.machine import Option


class NeverGiveUp(JustAScratch):
    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        found = super().plays(state, source, moment)
        if not found:
            return []
        hero = state.woundings[-1].hero
        # Nobody: an Ally would be killed.
        return found if hero < 0 or state.wounds_left(hero) <= 1 else []


TRAIT = NeverGiveUp
