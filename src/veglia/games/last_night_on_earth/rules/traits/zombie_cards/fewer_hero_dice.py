"""A card on a Hero who rolls fewer Fight Dice: `dice` of them.

With `keyword` it may only lie on Heroes that have it. With `with_others` it acts only while he shares his
space with another Hero; with `ends_with_others` it is discarded when he starts his turn so.
"""

from veglia.games.last_night_on_earth.rules import lasting
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.plays import Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.zombie_effects import CardOnHero, lies_on


class FewerHeroDice(CardOnHero):
    def fits(self, state: LastNightState, hero: int) -> bool:
        keyword = str(self.args.get("keyword", ""))
        return not keyword or hero_has(state, hero, keyword)

    def has_company(self, state: LastNightState, hero: int) -> bool:
        return len(state.heroes_in(state.heroes[hero].space)) > 1

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if not lies_on(state, source, fight.hero):
            return 0
        if self.args.get("with_others") and not self.has_company(state, fight.hero):
            return 0
        return -int(self.args["dice"])

    def at_activation(self, state: LastNightState, source: Source, hero: int) -> None:
        if not self.args.get("ends_with_others") or not lies_on(state, source, hero):
            return
        if self.has_company(state, hero):
            lasting.end_later(state, source.lasting, self.rule)


TRAIT = FewerHeroDice
