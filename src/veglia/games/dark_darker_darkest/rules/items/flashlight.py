"""Turns up a Code Token on a tile at most two steps away."""

from veglia.games.dark_darker_darkest.rules.actions.open_door import show_code
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.plan import COLUMNS
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option

REACH = 2


class ShineOn(Deed):
    """Turn a Code Token up."""

    def __init__(self, who: int, card: int, lock: int) -> None:
        super().__init__(who)
        self.card = card
        self.lock = lock

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.flashlight")
        show_code(state, self.lock, "ddd.item.flashlight")


def steps_between(one: int, other: int) -> int:
    """Return how many orthogonal steps two tiles are apart."""
    return abs(one // COLUMNS - other // COLUMNS) + abs(one % COLUMNS - other % COLUMNS)


class Flashlight(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        tile = state.survivors[who].room // 2
        for place, lock in enumerate(state.house.plan.locks):
            is_hidden = state.has_code(place) and not state.is_code_shown(place)
            if is_hidden and steps_between(tile, lock.tile) <= REACH:
                out.append(ShineOn(who, card, place))


TRAIT = Flashlight
