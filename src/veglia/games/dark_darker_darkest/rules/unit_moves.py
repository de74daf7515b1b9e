"""Hordes and Zombie Tokens on the move: room by room on a shortest way, until they meet Survivors.

What moves carries the mark MOVING; a token that is seen on its way goes on as zombies.
"""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.activation import set_out
from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.enemy_attack import HORDE
from veglia.games.dark_darker_darkest.rules.marching import (
    ZOMBIE_MOVE,
    EndMove,
    StepTo,
    carry,
    is_moving,
    movement,
)
from veglia.games.dark_darker_darkest.rules.paths import (
    distances,
    next_steps,
    rooms_of,
    rooms_with_survivors,
)
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.victim_attack import attack_on
from veglia.games.dark_darker_darkest.rules.victims import is_prey, lone_victims
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    MOVING,
    those_without,
    token_marks,
    with_token_mark,
)
from veglia.kernel.machine import Option


def target_rooms(state: DarkestState, tile: int) -> list[int]:
    """Return the rooms with Survivors, or only those of one tile; nobody goes to those outside an area."""
    return [room for room in rooms_with_survivors(state) if tile < 0 or room // 2 == tile]


def steps_of(state: DarkestState, room: int, area: int, tile: int) -> list[int]:
    """Return where zombies of a room can go next to come nearer to their target, all ties included."""
    away = distances(state, target_rooms(state, tile), area, False, False)
    return next_steps(state, room, away_for(state, room, area, tile, away), False)


def away_for(state: DarkestState, room: int, area: int, tile: int, away: list[int]) -> list[int]:
    """Return the distances that count for zombies of a room: to a lone Victim that is nearer than Survivors.

    `away` are those to Survivors; whoever is drawn to one tile has no other target.
    """
    if not state.extras.victims or tile >= 0:
        return away
    to_victims = distances(state, lone_victims(state), area, False, False)
    return to_victims if nearest(state, room, to_victims) < nearest(state, room, away) else away


def nearest(state: DarkestState, room: int, away: list[int]) -> int:
    """Return how far a room is from the nearest target; its own tile may burn."""
    return min([away[room], *(away[near] + 1 for near in state.house.near[room])])


def has_tokens_left(state: DarkestState, room: int) -> bool:
    tokens = state.tokens[room]
    return bool(tokens) and any(not token_marks(token) & ACTED for token in tokens)


class MoveHorde(Option):
    """The zombies of a room move, or attack where Survivors have come to them."""

    def __init__(self, room: int) -> None:
        self.room = room


class MoveToken(Option):
    """A face-down token of a room moves."""

    def __init__(self, room: int) -> None:
        self.room = room


class ChooseUnit(PlayersAsk):
    """Which of the activated units moves next; each moves once."""

    rule: ClassVar[str] = "ddd.react.zombie-move"

    def __init__(self, area: int, tile: int, left: int, excluded: int) -> None:
        self.area = area
        # The tile whose Survivors draw the zombies, -1 for all of the area.
        self.tile = tile
        # How many units may move, and the tiles whose units do not.
        self.left = left
        self.excluded = excluded

    def options(self, state: DarkestState) -> list[Option]:
        found: list[Option] = []
        if self.left == 0:
            return found
        away: list[int] = []
        hordes, tokens = state.hordes, state.tokens
        for room in rooms_of(self.area):
            # Rooms that are not there have neither.
            if not hordes[room] and not tokens[room]:
                continue
            if self.excluded >> room // 2 & 1:
                continue
            horde = those_without(state.hordes[room], ACTED)
            has_tokens = has_tokens_left(state, room)
            if not horde and not has_tokens:
                continue
            if not away:
                # Mostly nothing is there to move, and no distances are needed.
                away = distances(state, target_rooms(state, self.tile), self.area, False, False)
            ways = away_for(state, room, self.area, self.tile, away)
            moves = bool(next_steps(state, room, ways, False))
            if horde and (moves or is_prey(state, room)):
                found.append(MoveHorde(room))
            if has_tokens and (moves or is_prey(state, room)):
                found.append(MoveToken(room))
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        state.push(ChooseUnit(self.area, self.tile, self.left - 1, self.excluded))
        if isinstance(option, MoveHorde):
            begin_horde(state, option.room, self.area, self.tile)
        else:
            assert isinstance(option, MoveToken)
            begin_token(state, option.room, self.area, self.tile)


def begin_horde(state: DarkestState, room: int, area: int, tile: int) -> None:
    """Activate the zombies of a room that have not acted: stunned ones only stand up."""
    if is_prey(state, room):
        state.push(attack_on(state, HORDE, room))
        return
    going = set_out(state, room, those_without(state.hordes[room], ACTED), ACTED | MOVING)
    if going:
        state.push(EndMove())
        state.push(MoveUnit(room, movement(going), area, tile))


def begin_token(state: DarkestState, room: int, area: int, tile: int) -> None:
    """Activate the first token of a room that has not acted."""
    if is_prey(state, room):
        state.push(attack_on(state, HORDE, room))
        return
    tokens = list(state.tokens[room])
    place = next(place for place, token in enumerate(tokens) if not token_marks(token) & ACTED)
    tokens[place] = with_token_mark(tokens[place], ACTED | MOVING)
    state.tokens[room] = tuple(tokens)
    state.push(EndMove())
    state.push(MoveUnit(room, ZOMBIE_MOVE, area, tile))


class MoveUnit(PlayersAsk):
    """One step of what moves in a room; the players choose among equally short ways."""

    rule: ClassVar[str] = "ddd.react.zombie-tie"

    def __init__(self, room: int, left: int, area: int, tile: int) -> None:
        self.room = room
        self.left = left
        self.area = area
        self.tile = tile

    def options(self, state: DarkestState) -> list[Option]:
        room = state.house.at(self.room)
        if self.left == 0 or not is_moving(state, room):
            return []
        return [StepTo(near) for near in steps_of(state, room, self.area, self.tile)]

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, StepTo)
        # What entering sets off comes before what follows.
        if is_prey(state, option.room):
            state.push(attack_on(state, HORDE, option.room))
        else:
            state.push(MoveUnit(option.room, self.left - 1, self.area, self.tile))
        carry(state, state.house.at(self.room), option.room, "ddd.react.zombie-move")
