"""Taking an Ally along, and leaving it, in any space on a Hero's way."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import allies
from veglia.games.last_night_on_earth.rules.action import WHILE_MOVING, Action
from veglia.games.last_night_on_earth.rules.plays import NOBODY
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class LeadAlly(Option):
    """Take an Ally along."""

    def __init__(self, hero: int, ally: int) -> None:
        self.hero = hero
        self.ally = ally


class LeaveAlly(Option):
    """Leave the Ally here."""

    def __init__(self, hero: int, ally: int) -> None:
        self.hero = hero
        self.ally = ally


class AllyLead(Action):
    """A Hero leads one Ally at most; one that he has left he takes again only after he has moved."""

    when: ClassVar[int] = WHILE_MOVING
    in_extra_moves: ClassVar[bool] = True

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        one = state.heroes[hero]
        if one.ally >= 0:
            return [LeaveAlly(hero, one.ally)]
        return [
            LeadAlly(hero, ally)
            for ally in allies.allies_in(state, one.space)
            if allies.leader_of(state, ally) == NOBODY and not allies.has_left(state, hero, ally)
        ]

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, (LeadAlly, LeaveAlly))

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        if isinstance(option, LeadAlly):
            allies.take_along(state, hero, option.ally)
        else:
            allies.leave_behind(state, hero)


ACTION = AllyLead()
