"""Reinforcements: a Horde or a token two tiles away joins the zombies of a fight, without attacking."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import set_out
from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.house import ROOMS
from veglia.games.dark_darker_darkest.rules.marching import (
    ZOMBIE_MOVE,
    EndMove,
    StepTo,
    carry,
    is_moving,
    movement,
)
from veglia.games.dark_darker_darkest.rules.paths import (
    EVERYWHERE,
    FAR,
    allowed_tiles,
    next_steps,
    ring_of,
    rooms_of,
)
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.victims import is_prey
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    FRESH,
    MOVING,
    STUNNED,
    those_without,
    with_token_mark,
)
from veglia.kernel.machine import Option


class Bring(Option):
    """Bring the Horde or a token of a room."""

    def __init__(self, room: int, is_token: bool) -> None:
        self.room = room
        self.is_token = is_token


class Reinforce(PlayersAsk):
    """Some unit that is exactly two tiles away and near enough has to come."""

    rule: ClassVar[str] = "ddd.cdie.reinforcement-move"

    def __init__(self, room: int) -> None:
        self.room = room

    def options(self, state: DarkestState) -> list[Option]:
        room = state.house.at(self.room)
        ring = ring_of(room // 2)
        away: list[int] = []
        found: list[Option] = []
        for other in rooms_of(ring):
            # Who has somebody to attack stays.
            if not (state.hordes[other] or state.tokens[other]) or is_prey(state, other):
                continue
            if not away:
                away = ways_to(state, room)
            least = min([away[near] for near in state.house.near[other]], default=FAR) + 1
            # Stunned zombies do not come: they would only stand up.
            horde = those_without(state.hordes[other], STUNNED)
            if horde and least <= movement(horde):
                found.append(Bring(other, False))
            if state.tokens[other] and least <= ZOMBIE_MOVE:
                found.append(Bring(other, True))
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Bring)
        marks = FRESH | ACTED | MOVING
        moves = ZOMBIE_MOVE
        if option.is_token:
            tokens = state.tokens[option.room]
            state.tokens[option.room] = (with_token_mark(tokens[0], marks), *tokens[1:])
        else:
            moves = movement(set_out(state, option.room, state.hordes[option.room], marks))
        state.push(EndMove())
        state.push(ComeNearer(option.room, self.room, moves))


class ComeNearer(PlayersAsk):
    """One step of reinforcements; what they set off on their way comes before the next."""

    rule: ClassVar[str] = "ddd.cdie.reinforcement-move"

    def __init__(self, room: int, target: int, left: int) -> None:
        self.room = room
        self.target = target
        self.left = left

    def options(self, state: DarkestState) -> list[Option]:
        room, target = state.house.at(self.room), state.house.at(self.target)
        if self.left == 0 or room == target or not is_moving(state, room):
            return []
        return [StepTo(near) for near in next_steps(state, room, ways_to(state, target), False)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, StepTo)
        state.push(ComeNearer(option.room, self.target, self.left - 1))
        carry(state, state.house.at(self.room), option.room, self.rule)


def ways_to(state: DarkestState, target: int) -> list[int]:
    """Return how many moves rooms are away from one; nobody passes a room with somebody to attack."""
    found = [FAR] * ROOMS
    allowed = allowed_tiles(state, EVERYWHERE, False)
    if target >= ROOMS or not allowed >> target // 2 & 1:
        return found
    found[target] = 0
    edge = [target]
    for room in edge:
        for near in state.house.near[room]:
            if found[near] == FAR and allowed >> near // 2 & 1 and not is_prey(state, near):
                found[near] = found[room] + 1
                edge.append(near)
    return found
