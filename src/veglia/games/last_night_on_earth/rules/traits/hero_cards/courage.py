"""Courage: cancels a Zombie Fight card."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import is_zombie_card
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Courage(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option(pick=moment.card)] if is_zombie_card(state, moment, is_in_fight=True) else []

    def play(self, state: LastNightState, played: Played) -> None:
        cancel(state)


TRAIT = Courage
