"""Dynamite: thrown in a ranged attack with a Fire item at hand; each model of the space rolls."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules.combining import (
    explode_double,
    is_double,
    is_second,
    is_unstable,
    twins,
)
from veglia.games.last_night_on_earth.rules.explosions import explode
from veglia.games.last_night_on_earth.rules.fight import ZOMBIE_WINS, Fight
from veglia.games.last_night_on_earth.rules.items import discard_item
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.shooting import RANGED, fire_items, reach
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class Dynamite(Trait[LastNightState]):
    rule: ClassVar[str] = "lnoe.general.hit-and-kill"

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        if moment.name != RANGED or moment.hero != source.bearer:
            return []
        # Two that are combined are thrown together and need no fire.
        if is_second(state, source.bearer, source.card):
            return []
        if not is_double(state, source.bearer, source.card) and not fire_items(state, source.bearer):
            return []
        spaces = reach(state, source.bearer, state.kind(source.card).range)
        return [source.option(space=space) for space in spaces]

    def uses_up(self, state: LastNightState, played: Played) -> bool:
        return not is_double(state, played.bearer, played.card)

    def play(self, state: LastNightState, played: Played) -> None:
        if is_double(state, played.bearer, played.card):
            is_thrown = not is_unstable(state, played.bearer)
            space = played.space if is_thrown else state.heroes[played.bearer].space
            self.go_off(state, played.bearer, played.card, space)
            return
        zombies: int = self.args["zombies"]
        heroes: int = self.args["heroes"]
        explode(state, played.space, zombies, heroes, played.bearer, played.card, self.rule)

    def go_off(self, state: LastNightState, hero: int, card: int, space: int) -> None:
        """Let two combined Dynamites explode; nothing saves their item."""
        discard_item(state, hero, card, is_saved=False)
        explode_double(state, space, hero, card)

    def fight_ended(self, state: LastNightState, source: Source, fight: Fight) -> None:
        if fight.hero != source.bearer or fight.outcome != ZOMBIE_WINS:
            return
        if is_double(state, source.bearer, source.card) and is_unstable(state, source.bearer):
            self.go_off(state, source.bearer, source.card, state.heroes[source.bearer].space)

    def can_be_sent(self, state: LastNightState, card: int, hero: int, cards: tuple[int, ...]) -> bool:
        if len(twins(state, card, cards)) > 1:
            return twins(state, card, cards)[0] == card
        return bool(fire_items(state, hero))

    def sent(self, state: LastNightState, card: int, hero: int, space: int, cards: tuple[int, ...]) -> None:
        if len(twins(state, card, cards)) > 1:
            explode_double(state, space, hero, card)
            return
        zombies: int = self.args["zombies"]
        heroes: int = self.args["heroes"]
        explode(state, space, zombies, heroes, hero, card, "lnoe.combine.betsy-dynamite")


TRAIT = Dynamite
