"""Picking up Supply markers and putting them down, at any time of a Hero's move."""

from typing import ClassVar

from veglia.games.last_night_on_earth.rules import supplies
from veglia.games.last_night_on_earth.rules.action import WHILE_MOVING, Action
from veglia.games.last_night_on_earth.rules.state import LastNightState
from veglia.kernel.machine import Option


class PickUpSupply(Option):
    """Pick up a Supply marker that lies in the space."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


class PutDownSupply(Option):
    """Put a Supply marker down in the space."""

    def __init__(self, hero: int) -> None:
        self.hero = hero


def put_key(hero: int) -> str:
    return f"put/{hero}"


class SupplyCarry(Action):
    """Where a Hero has put one down he picks none up in the same turn: `counts` has round and space."""

    when: ClassVar[int] = WHILE_MOVING
    in_extra_moves: ClassVar[bool] = True

    def options(self, state: LastNightState, hero: int) -> list[Option]:
        one = state.heroes[hero]
        found: list[Option] = []
        if supplies.in_space(state, one.space) and supplies.has_hands(state, hero):
            if state.count(put_key(hero)) != self.mark(state, one.space):
                found.append(PickUpSupply(hero))
        if one.supplies:
            found.append(PutDownSupply(hero))
        return found

    def mark(self, state: LastNightState, space: int) -> int:
        return state.round * state.town.count + space

    def is_mine(self, option: Option) -> bool:
        return isinstance(option, (PickUpSupply, PutDownSupply))

    def take(self, state: LastNightState, hero: int, option: Option) -> None:
        if isinstance(option, PickUpSupply):
            supplies.pick_up(state, hero)
        else:
            state.counts[put_key(hero)] = self.mark(state, state.heroes[hero].space)
            supplies.put_down(state, hero)


ACTION = SupplyCarry()
