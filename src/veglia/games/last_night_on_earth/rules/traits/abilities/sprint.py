"""Sprint: its Hero may roll again for Movement, once in a turn, before he has moved."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_moving import roll_movement
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Sprint(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.opt.adv-hero-ability"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ACTIVATION or moment.hero != source.bearer or moment.number <= 0:
            return []
        return [] if source.card in state.abilities_used else [source.option()]

    def play(self, state: LastNightState, played: Played) -> None:
        state.abilities_used.append(played.card)
        roll_movement(state, played.bearer)


TRAIT = Sprint
