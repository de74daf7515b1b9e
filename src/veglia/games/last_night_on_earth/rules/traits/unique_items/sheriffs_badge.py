"""Sheriff's Badge: cancels Zombie cards played on its bearer, once between Hero turns; a die for the law."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import is_zombie_card
from veglia.games.last_night_on_earth.rules.hero_keywords import hero_has
from veglia.games.last_night_on_earth.rules.item_uses import is_used_since_hero_turn, mark_turn
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.reactions import cancel
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option

BESET_BY: Final = 2


class SheriffsBadge(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.cards.cancel"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if not is_zombie_card(state, moment, is_in_fight=False) or is_used_since_hero_turn(
            state, source.card
        ):
            return []
        if moment.hero != source.bearer or state.kind(moment.card).id not in self.args["cancels"]:
            return []
        return [source.option(pick=moment.card)]

    def play(self, state: LastNightState, played: Played) -> None:
        mark_turn(state, played.card)
        cancel(state)

    def hero_dice(self, state: LastNightState, source: Source, fight: Fight) -> int:
        if source.bearer != fight.hero:
            return 0
        if not hero_has(state, fight.hero, self.args["keyword"]):
            return 0
        return int(len(state.zombies_in(state.heroes[fight.hero].space)) >= BESET_BY)


TRAIT = SheriffsBadge
