"""Blood Spray: a Hero whom it has wounded rolls one Fight Die less until the end of the next Hero turn."""

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.grave_weapon import GraveWeapon
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.phases import is_hero_turn
from veglia.games.last_night_on_earth.rules.plays import GRAVE, LASTING, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import lies_on, row_of


class BloodSpray(GraveWeapon):
    def hero_wounded(self, state: LastNightState, source: Source, hero: int, by: int) -> None:
        if source.place != GRAVE or by != source.bearer:
            return
        self.tell(state, source)
        last = state.round + int(is_hero_turn(state))
        for one in state.lasting:
            if one.trait == self.id and one.hero == hero:
                one.data = last
                return
        lasting.lay(state, self.id, self.rule, side=ZOMBIES, hero=hero, data=last)

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        return -1 if lies_on(state, source, fight.hero) else 0

    def at_hero_end(self, state: LastNightState, source: Source) -> None:
        if source.place == LASTING and state.round >= row_of(state, source).data:
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = BloodSpray
