"""I Don't Trust 'em: nobody exchanges items until the next Zombie turn, or one Strange Hero never does."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.hero_keywords import STRANGE, hero_has
from veglia.games.last_night_on_earth.rules.models import UNTIL_ZOMBIE_TURN, ZOMBIES
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.games.last_night_on_earth.rules.zombie_effects import REMAINS, ZOMBIE_START, row_of
from veglia.kernel.machine import Option

NOBODY: Final = 0
STRANGER: Final = 1


class DontTrust(Trait[LastNightState]):
    rule: ClassVar[str] = REMAINS

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != ZOMBIE_START:
            return []
        return [
            source.option(mode=NOBODY),
            *(
                source.option(hero=hero, mode=STRANGER)
                for hero in state.living()
                if hero_has(state, hero, STRANGE) and not lasting.on_hero(state, self.id, hero)
            ),
        ]

    def play(self, state: LastNightState, played: Played) -> None:
        if played.mode == STRANGER:
            lasting.lay(state, self.id, self.rule, card=played.card, side=ZOMBIES, hero=played.hero)
        else:
            lasting.lay(state, self.id, self.rule, side=ZOMBIES, until=UNTIL_ZOMBIE_TURN)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return played.mode == STRANGER

    def bars_exchange(self, state: LastNightState, source: Source, hero: int) -> bool:
        return row_of(state, source).hero in (-1, hero)


TRAIT = DontTrust
