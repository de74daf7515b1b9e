"""Survivors enter a room, by whatever kind of move: what they see, fire, modules, the Laboratory."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.effects import entering_fire
from veglia.games.dark_darker_darkest.rules.events import Moved
from veglia.games.dark_darker_darkest.rules.pieces import FREE
from veglia.games.dark_darker_darkest.rules.revealing import reveal_seen
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.wounds import wound
from veglia.kernel.machine import Step


def can_leave(state: DarkestState, who: int) -> bool:
    """Return whether a Survivor may leave the room by a move: enemies and a Grip prevent it."""
    survivor = state.survivors[who]
    return survivor.grip == FREE and not state.has_enemies(survivor.room)


def enter(state: DarkestState, who: tuple[int, ...], room: int, rule: str) -> None:
    """Move Survivors into a room, together; the effects of entering follow as a step of their own."""
    for one in who:
        state.survivors[one].room = room
        state.emit(Moved(one, room), rule)
    reveal_seen(state)
    state.push(Entered(who, room))


class Entered(Step[DarkestState]):
    """Fire damage for each who has entered, then what modules do, then the Laboratory."""

    rule: ClassVar[str] = "ddd.move.fire-damage"

    def __init__(self, who: tuple[int, ...], room: int) -> None:
        self.who = who
        self.room = room

    def run(self, state: DarkestState) -> None:
        for who in self.who:
            wound(state, who, entering_fire(state, who, self.room // 2), self.rule)
        there = tuple([who for who in self.who if state.survivors[who].room == self.room])
        if there:
            for module in state.settings.modules:
                module.entered(state, there, self.room)
