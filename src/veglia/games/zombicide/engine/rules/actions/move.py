"""Move one Zone, or more by skill; Zombies in the Zone that is left cost extra."""

from typing import ClassVar, Final

from veglia.games.zombicide.engine.rules.ability import SPRINTS
from veglia.games.zombicide.engine.rules.action import Action, ActionContext, MoveDeed
from veglia.games.zombicide.engine.rules.companions import follow
from veglia.games.zombicide.engine.rules.events import Moved
from veglia.games.zombicide.engine.rules.pay import can_pay_to_leave, leaving_cost, pay_to_leave, uses_left
from veglia.games.zombicide.engine.rules.renumber import way_on
from veglia.games.zombicide.engine.rules.scope import MOVE
from veglia.games.zombicide.engine.rules.state import Survivor, ZombicideState
from veglia.games.zombicide.engine.rules.tell import tell_gift
from veglia.games.zombicide.engine.rules.trait import LONG_MOVES, SLIPPERY, SPRINTING, STOPPED
from veglia.kernel.machine import Option, Step

LONG_REACH: Final = 2
SPRINT_REACH: Final = 3


def enter(state: ZombicideState, who: int, zone: int, rule: str) -> None:
    """Put a Survivor into another Zone with its Companions, on foot; the title reacts to the arrival."""
    state.survivors[who].zone = zone
    state.survivors[who].is_riding = False
    state.emit(Moved(who, zone), rule)
    follow(state, who)
    state.scenario.rules.entered(state, who)


def next_zones(state: ZombicideState, who: int) -> list[int]:
    """Return where a Move Action of a Survivor can lead; whoever rides has to get out first."""
    survivor = state.survivors[who]
    return [] if survivor.is_riding else state.board.ways.neighbours[survivor.zone]


class MoveTo(MoveDeed[ZombicideState]):
    """Move to this Zone."""

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def perform(self, state: ZombicideState, who: int) -> None:
        pay_to_leave(state, who, MOVE, leaving_cost(state, who))
        self.go(state, who, Move.rule)

    def go(self, state: ZombicideState, who: int, rule: str) -> None:
        enter(state, who, self.zone, rule)
        state.scenario.rules.move_ended(state, who)


class MoveAlong(MoveDeed[ZombicideState]):
    """Move through these Zones with one Action, by a skill."""

    def __init__(self, path: tuple[int, ...]) -> None:
        self.path = path

    def perform(self, state: ZombicideState, who: int) -> None:
        pay_to_leave(state, who, MOVE, leaving_cost(state, who))
        self.go(state, who, Move.rule)

    def go(self, state: ZombicideState, who: int, rule: str) -> None:
        survivor = state.survivors[who]
        if survivor.gifts & LONG_MOVES != 0 and len(self.path) <= LONG_REACH:
            tell_gift(state, who, LONG_MOVES)
        else:
            survivor.used += (SPRINTS,)
            tell_gift(state, who, SPRINTING)
        state.push(MoveOn(who, self.path, rule))


class MoveOn(Step[ZombicideState]):
    """Go to the next Zone of a long Move."""

    rule: ClassVar[str] = "uoa.actions.move"

    def __init__(self, survivor: int, path: tuple[int, ...], cited: str) -> None:
        self.survivor = survivor
        self.path = path
        self.cited = cited

    def renumbered(self, state: ZombicideState, heirs: list[int]) -> Step[ZombicideState] | None:
        path = way_on(self.path, heirs)
        return MoveOn(self.survivor, path, self.cited) if path else None

    def run(self, state: ZombicideState) -> None:
        tell_crossing(state, self.survivor, self.path)
        if len(self.path) > 1:
            state.push(MoveOn(self.survivor, self.path[1:], self.cited))
        enter(state, self.survivor, self.path[0], self.cited)
        if len(self.path) == 1:
            state.scenario.rules.move_ended(state, self.survivor)


def is_stopped(survivor: Survivor) -> bool:
    """Return whether entering a Zone with Zombies ends the Survivor's Moves."""
    return survivor.gifts & SLIPPERY == 0 or survivor.gifts & STOPPED != 0


def tell_crossing(state: ZombicideState, who: int, path: tuple[int, ...]) -> None:
    """Tell which skill lets a Survivor go on from the next Zone of a path although Zombies are there."""
    if len(path) > 1 and state.zombies_in(path[0]) > 0 and not is_stopped(state.survivors[who]):
        tell_gift(state, who, SLIPPERY)


def offer_long_moves(state: ZombicideState, who: int, out: list[Option]) -> None:
    """Add the Moves of more than one Zone; Zombies on the way may stop them."""
    survivor = state.survivors[who]
    if survivor.is_riding:
        return
    reach = LONG_REACH if survivor.gifts & LONG_MOVES != 0 else 1
    # A Sprint belongs to the Survivor's own Turn.
    if survivor.gifts & SPRINTING != 0 and who == state.turn.active and uses_left(state, who, SPRINTS):
        reach = SPRINT_REACH
    if reach > 1:
        _extend(state, (survivor.zone,), reach, is_stopped(survivor), out)


def _extend(
    state: ZombicideState, path: tuple[int, ...], left: int, stopped: bool, out: list[Option]
) -> None:
    """Add every way on from a path that begins with the own Zone; no Zone is crossed twice."""
    for near in state.board.ways.neighbours[path[-1]]:
        if near in path:
            continue
        if len(path) > 1:
            out.append(MoveAlong((*path[1:], near)))
        if left > 1 and not (stopped and state.zombies_in(near) > 0):
            _extend(state, (*path, near), left - 1, stopped, out)


class Move(Action[ZombicideState]):
    """The Move Action."""

    rule: ClassVar[str] = "uoa.actions.move"
    order: ClassVar[int] = 10

    @classmethod
    def create(cls, context: ActionContext) -> "Move":
        return Move(context.zones)

    def __init__(self, zones: int) -> None:
        self.moves: list[Option] = [MoveTo(zone) for zone in range(zones)]

    def offer(self, state: ZombicideState, who: int, out: list[Option]) -> None:
        if can_pay_to_leave(state, who, MOVE, leaving_cost(state, who)):
            for zone in next_zones(state, who):
                out.append(self.moves[zone])
            if state.survivors[who].gifts & (LONG_MOVES | SPRINTING) != 0:
                offer_long_moves(state, who, out)
            state.scenario.rules.moves_in_zone(state, who, out)
