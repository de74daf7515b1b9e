"""Mr. Hyde: ends a fight of a Hero with the keyword of his row, or changes a die of a fight by 1."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fighting import end_fight
from veglia.games.last_night_on_earth.rules.hero_effects import change_die, die_changes, open_fight
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

END: Final = 0


class MrHyde(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.fight.cancelled"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = open_fight(state, moment)
        if fight is None:
            return []
        found = die_changes(source, fight)
        if hero_has(state, fight.hero, self.args["keyword"]):
            found.append(source.option(hero=fight.hero, zombie=fight.zombie, mode=END))
        return found

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == END:
            end_fight(state, self.rule)
        else:
            change_die(state, played.die, played.mode, "lnoe.fight.cards-after-roll")


TRAIT = MrHyde
