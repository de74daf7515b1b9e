"""Youth: in place of moving and Searching its Hero heals a Wound of his own."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import INSTEAD
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal
from veglia.kernel.machine import Option


class Youth(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != INSTEAD or moment.hero != source.bearer:
            return []
        return [source.option()] if can_heal(state, source.bearer) else []

    def play(self, state: LastNightState, played: Played) -> None:
        heal(state, played.bearer, 1, self.rule)


TRAIT = Youth
