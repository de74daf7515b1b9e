"""Homestead: its Hero rolls a Fight Die more in some places."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Homestead(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.own-abilities"

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if fight.hero != source.bearer:
            return 0
        zone = state.town.zone[state.heroes[fight.hero].space]
        return int(zone >= 0 and state.content.zones[zone].id in self.args["places"])


TRAIT = Homestead
