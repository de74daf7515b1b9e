"""Call for Backup: ends a fight of any Hero, or its bearer draws a Hero card."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.drawing import DrawHeroCards
from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hero_effects import is_calm, open_fight
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

END: Final = 0
DRAW: Final = 1


class SheriffRadio(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cancelled"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = open_fight(state, moment)
        if fight is not None:
            return [source.option(hero=fight.hero, zombie=fight.zombie, mode=END)]
        return [source.option(hero=source.bearer, mode=DRAW)] if is_calm(state) else []

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == END:
            end_fight(state, self.rule)
        else:
            state.push(DrawHeroCards(played.bearer, 1, "lnoe.cards.hero-types"))


TRAIT = SheriffRadio
