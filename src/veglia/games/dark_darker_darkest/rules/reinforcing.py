"""Reinforcements: a Horde or a token two tiles away joins the zombies of a fight, without attacking."""

from typing import ClassVar

from veglia.games.dark_darker_darkest.rules.asking import PlayersAsk
from veglia.games.dark_darker_darkest.rules.events import TokenMoved, ZombiesMoved
from veglia.games.dark_darker_darkest.rules.paths import EVERYWHERE, distances, ring_of
from veglia.games.dark_darker_darkest.rules.revealing import enemies_entered, reveal_seen
from veglia.games.dark_darker_darkest.rules.state import DarkestState
from veglia.games.dark_darker_darkest.rules.zombies import (
    ACTED,
    DISCO_DOLL,
    FRESH,
    NONE,
    TAINTED,
    Horde,
    kind_of,
    marked,
    those_with,
    token_marks,
    with_all,
    with_token_mark,
)
from veglia.kernel.machine import Option

ZOMBIE_MOVE = 2


def movement(horde: Horde) -> int:
    """Return how far zombies move: a Disco Doll makes all of them faster."""
    return ZOMBIE_MOVE + any(kind_of(zombie) == DISCO_DOLL for zombie in horde)


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
        for other in state.house.rooms:
            if not ring >> other // 2 & 1 or not (state.hordes[other] or state.tokens[other]):
                continue
            if not away:
                away = distances(state, [room], EVERYWHERE, False, False)
            least = min([away[near] for near in state.house.near[other]], default=99) + 1
            if state.hordes[other] and least <= movement(state.hordes[other]) and not state.in_room(other):
                found.append(Bring(other, False))
            if state.tokens[other] and least <= ZOMBIE_MOVE:
                found.append(Bring(other, True))
        return found

    def take(self, state: DarkestState, option: Option) -> None:
        assert isinstance(option, Bring)
        room = state.house.at(self.room)
        if option.is_token:
            token = state.tokens[option.room][0]
            state.tokens[option.room] = state.tokens[option.room][1:]
            state.tokens[room] = (*state.tokens[room], with_token_mark(token, FRESH | ACTED))
            state.emit(TokenMoved(option.room, room), self.rule)
            is_tainted = bool(token_marks(token) & TAINTED)
        else:
            horde = state.hordes[option.room]
            state.hordes[option.room] = NONE
            state.hordes[room] = with_all(state.hordes[room], marked(horde, FRESH | ACTED))
            state.emit(ZombiesMoved(len(horde), option.room, room, horde), self.rule)
            is_tainted = bool(those_with(horde, TAINTED))
        reveal_seen(state)
        enemies_entered(state, room, is_tainted)
