"""Heroic Events: on a Hero with several Zombies in his space, one on each; a Fight Die while they lie there.

In its row: `until_hero_turn` says that it ends when the next Hero turn begins, `kills` that won fights kill.
"""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import add_die_now, row_of
from veglia.games.last_night_on_earth.rules.lasting import lay
from veglia.games.last_night_on_earth.rules.models import FOR_GOOD, UNTIL_HERO_TURN
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

BESET_BY: Final = 2
HEROIC: Final = "heroic"


class Heroic(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.hero-types"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        return [source.option(hero=hero) for hero in state.living() if self.fits(state, hero)]

    def fits(self, state: LastNightState, hero: int) -> bool:
        if len(state.zombies_in(state.heroes[hero].space)) < BESET_BY:
            return False
        for one in state.lasting:
            if one.hero == hero and one.card >= 0 and state.kind(one.card).has(HEROIC):
                return False
        return True

    def play(self, state: LastNightState, played: Played) -> None:
        until = UNTIL_HERO_TURN if self.args.get("until_hero_turn", False) else FOR_GOOD
        lay(state, self.id, self.rule, card=played.card, hero=played.hero, until=until)
        add_die_now(state, played.hero, self.rule)

    def keeps(self, state: LastNightState, played: Played) -> bool:
        return True

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        row = row_of(state, source)
        return int(row is not None and row.hero == fight.hero)

    def kills_on_win(self, state: LastNightState, source: Source, fight: Fight) -> bool:
        row = row_of(state, source)
        return bool(self.args.get("kills", False)) and row is not None and row.hero == fight.hero


TRAIT = Heroic
