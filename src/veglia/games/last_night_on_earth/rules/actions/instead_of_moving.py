"""Abilities that a Hero uses in place of moving and Searching."""

from typing import ClassVar, Final

from veglia.games.last_night_on_earth.rules import sources
from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, Action
from veglia.games.last_night_on_earth.rules.playable import plays_from
from veglia.games.last_night_on_earth.rules.plays import ABILITY, Moment, UseAbility
from veglia.games.last_night_on_earth.rules.reactions import use
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option

INSTEAD: Final = "instead_of_moving"


class GiveUpMove(Option):
    """Use an ability in place of moving."""

    def __init__(self, hero: int, ability: int) -> None:
        self.hero = hero
        self.ability = ability


class InsteadOfMoving(Action):
    when: ClassVar[int] = INSTEAD_OF_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        return [
            GiveUpMove(hero, source.card)
            for source in sources.of_hero(state, hero)
            if source.place == ABILITY and plays_from(state, source, Moment(INSTEAD, hero))
        ]

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, GiveUpMove)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        assert isinstance(option, GiveUpMove)
        use(state, state.heroes[hero].seat, UseAbility(option.ability, hero), Moment(INSTEAD, hero))


ACTION = InsteadOfMoving()
