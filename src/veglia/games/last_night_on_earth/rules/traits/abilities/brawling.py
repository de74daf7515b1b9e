"""Brawling: a Zombie Fight card that is played in his fight is cancelled by a roll."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.hero_effects import FIGHT
from veglia.games.last_night_on_earth.rules.models import ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Played, Source
from veglia.games.last_night_on_earth.rules.rolling import rolls
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait


class Brawling(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def announced(self, state: LastNightState, source: Source, played: Played) -> None:
        fight = state.fight
        if fight is None or fight.hero != source.bearer:
            return
        if FIGHT not in state.kind(played.card).when or state.sides[played.seat] != ZOMBIES:
            return
        if played.is_cancelled:
            return
        if rolls(state, self.args["needed"], self.rule, source.bearer, played.card):
            played.is_cancelled = True


TRAIT = Brawling
