"""Items that a Hero uses in place of moving and Searching."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import hooks, sources
from veglia.games.last_night_on_earth.rules.action import INSTEAD_OF_MOVING, Action
from veglia.games.last_night_on_earth.rules.actions.instead_of_moving import INSTEAD
from veglia.games.last_night_on_earth.rules.playable import plays_from
from veglia.games.last_night_on_earth.rules.plays import ITEM, Moment, Targeted, UseItem
from veglia.games.last_night_on_earth.rules.reactions import use
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class UseInstead(Option):
    """Use an item for a Hero in place of moving."""

    def __init__(self, hero: int, card: int, to: int) -> None:
        self.hero = hero
        self.card = card
        self.to = to


class UseItemInstead(Action):
    when: ClassVar[int] = INSTEAD_OF_MOVING

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        found: list[Option] = []
        for source in sources.of_hero(state, hero, hooks.PLAYS):
            if source.place == ITEM and INSTEAD in state.kind(source.card).when:
                for option in plays_from(state, source, Moment(INSTEAD, hero)):
                    assert isinstance(option, Targeted)
                    found.append(UseInstead(hero, source.card, option.hero))
        return found

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, UseInstead)

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        assert isinstance(option, UseInstead)
        used = UseItem(option.card, hero, option.to)
        use(state, state.heroes[hero].seat, used, Moment(INSTEAD, hero))


ACTION = UseItemInstead()
