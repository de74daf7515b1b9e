"""Taking the Ability card of Advanced Abilities in the Hero's own step 1; windows offer it at other times."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import experience
from veglia.games.last_night_on_earth.rules.action import WHILE_MOVING, Action
from veglia.games.last_night_on_earth.rules.experience import TakeAbility
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class TakeAbilityCard(Action):
    when: ClassVar[int] = WHILE_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        if not experience.may_take_ability(state, hero):
            return []
        return [TakeAbility(hero, state.hero_kind(hero).advanced)]

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, TakeAbility)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        experience.take_ability(state, hero)


ACTION = TakeAbilityCard()
