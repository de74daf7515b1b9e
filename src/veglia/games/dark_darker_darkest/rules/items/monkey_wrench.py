"""Swaps a revealed Code Token of the room with a hidden one of the house that has as many icons."""

from veglia.games.dark_darker_darkest.rules.actions.open_door import show_code
from veglia.games.dark_darker_darkest.rules.asking import Deed
from veglia.games.dark_darker_darkest.rules.overflow import discard
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.trait import Trait
from veglia.kernel.machine import Option


class SwapCodes(Deed):
    """Swap two Code Tokens; the one that comes into the room is turned up, the other stays as seen."""

    def __init__(self, who: int, card: int, lock: int, other: int) -> None:
        super().__init__(who)
        self.card = card
        self.lock = lock
        self.other = other

    def do(self, state: DarkestState) -> None:
        discard(state, self.who, self.card, "ddd.item.monkey-wrench")
        state.locks[self.lock], state.locks[self.other] = state.locks[self.other], state.locks[self.lock]
        state.shown &= ~(1 << self.lock)
        state.shown |= 1 << self.other
        show_code(state, self.lock, "ddd.item.monkey-wrench")


class MonkeyWrench(Trait[DarkestState]):
    def offers(self, state: DarkestState, who: int, card: int, out: list[Option]) -> None:
        room = state.survivors[who].room
        locks = state.house.plan.locks
        tokens = state.library.code_tokens
        hidden = [
            place for place in range(len(locks)) if state.has_code(place) and not state.is_code_shown(place)
        ]
        for place, lock in enumerate(locks):
            is_shown = state.has_code(place) and state.is_code_shown(place)
            if is_shown and room in state.house.lock_rooms(lock):
                icons = len(tokens[state.locks[place]])
                out += [
                    SwapCodes(who, card, place, other)
                    for other in hidden
                    if len(tokens[state.locks[other]]) == icons
                ]


TRAIT = MonkeyWrench
