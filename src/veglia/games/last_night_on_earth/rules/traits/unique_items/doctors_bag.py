"""Doctor's Bag: heals a Wound of a Hero nearby in place of moving; a bearer of its row still moves."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import INSTEAD
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm
from veglia.games.last_night_on_earth.rules.item_uses import is_used, mark_turn
from veglia.games.last_night_on_earth.rules.phases import HERO_MOVE
from veglia.games.last_night_on_earth.rules.playable import ACTIVATION
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.wounding import can_heal, heal
from veglia.kernel.machine import Option


class DoctorsBag(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hero-wounds"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        is_skilled = state.hero_kind(source.bearer).id == self.args["skilled"]
        if moment.name != (ACTIVATION if is_skilled else INSTEAD) or state.active != source.bearer:
            return []
        if state.phase != HERO_MOVE or not is_calm(state) or is_used(state, source.card):
            return []
        space = state.heroes[source.bearer].space
        near = [space, *state.neighbours(space)]
        return [
            source.option(hero=hero)
            for hero in state.living()
            if state.heroes[hero].space in near and can_heal(state, hero)
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_turn(state, played.card)
        heal(state, played.hero, 1, self.rule)


TRAIT = DoctorsBag
