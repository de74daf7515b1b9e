"""Looted: a Search of a Survival deck becomes an ordinary one."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.searching import ORDINARY, TACTIC, UNIQUE, make_ordinary
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import ANY_NUMBER
from veglia.kernel.machine import Option


class Looted(Trait[LastNightState]):
    rule: ClassVar[str] = ANY_NUMBER

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != "search" or moment.number not in (UNIQUE, TACTIC) or state.count(ORDINARY):
            return []
        return [source.option(hero=moment.hero)]

    def play(self, state: LastNightState, played: Played) -> None:
        make_ordinary(state)


TRAIT = Looted
