"""Hand Weapons: a combat bonus in the bearer's own fights, and a break check after each use."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import weapons
from veglia.games.last_night_on_earth.rules.fight import Fight
from veglia.games.last_night_on_earth.rules.hero_effects import own_fight
from veglia.games.last_night_on_earth.rules.plays import Moment, Played, Source
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.games.last_night_on_earth.rules.trait import Trait
from veglia.kernel.machine import Option


class HandWeapon(Trait[LastNightState]):
    """A weapon of which the bonus is used once in a fight, or again and again with `repeat` in its row."""

    rule: ClassVar[str] = "lnoe.weapon.combat-bonus"
    # Whether the bonus can be used before the dice are rolled.
    is_early: ClassVar[bool] = True

    def plays(self, state: LastNightState, source: Source, moment: Moment) -> list[Option]:
        fight = own_fight(state, source, moment)
        if fight is None or (source.card in fight.used and not self.args.get("repeat", False)):
            return []
        if not fight.hero_dice and not self.is_early:
            return []
        return self.ways(state, source, fight)

    def ways(self, state: LastNightState, source: Source, fight: Fight) -> list[Option]:
        """Return the ways to use the bonus in a fight."""
        return [source.option(hero=fight.hero, zombie=fight.zombie)]

    def play(self, state: LastNightState, played: Played) -> None:
        weapons.mark_used(state, played.bearer, played.card)
        weapons.check_break(state, played.bearer, played.card)
        assert state.fight is not None
        self.bonus(state, played, state.fight)

    def bonus(self, state: LastNightState, played: Played, fight: Fight) -> None:
        """Have the effect on the fight."""
        raise NotImplementedError(type(self).__name__)
